package scene

import (
	"fourtell/engine/uno"
	"fourtell/words"
)

// NewRulesPage is the rules of a table, to be read: first what is not as usual there, then how the usual game goes, then
// every other switch. rules is a rule set's text form; one that can't be read is the usual one.
func NewRulesPage(rules string, l *words.Language) Modal {
	usual, _ := uno.Preset(uno.Presets()[0])
	now, err := uno.ParseRules(rules)
	if err != nil {
		now, rules = usual, uno.Presets()[0]
	}
	m := &listModal{title: l.Say(words.ButtonRules), leave: l.Say(words.ButtonClose)}
	changed, same := switchLines(l, now, usual)
	about := words.RulesAsUsual
	if len(changed) > 0 {
		about = words.RulesOf
	}
	m.help = l.Say(about, words.With("name", l.PresetName(presetOf(rules))))
	m.items = changed
	for _, part := range []string{"aim", "turn", "action", "bluff", "call", "end"} {
		m.items = append(m.items, listItem{text: l.Say(words.Key("page." + part + ".title")), note: l.Say(words.Key("page." + part))})
	}
	m.items = append(m.items, same...)
	return m
}

// switchLines says of every switch what it stands on, those that are not as usual apart.
func switchLines(l *words.Language, now, usual uno.Rules) (changed, same []listItem) {
	for _, g := range l.Groups() {
		for _, name := range g.Switches {
			it := listItem{text: g.Title + " · " + l.SwitchName(name) + ": " + l.ValueName(name, now.Get(name)), note: l.SwitchHelp(name)}
			if was := usual.Get(name); now.Get(name) != was {
				it.note += " " + l.Say(words.RulesUnusual, words.With("value", l.ValueName(name, was)))
				changed = append(changed, it)
			} else {
				same = append(same, it)
			}
		}
	}
	return changed, same
}

// NewAbout tells what the game is, whose work is in it, and where it keeps what is kept.
func NewAbout(l *words.Language) Modal {
	m := &listModal{title: l.Say(words.TitleName), help: l.Say(words.TitleLine), leave: l.Say(words.ButtonClose)}
	add := func(text, note words.Key) {
		m.items = append(m.items, listItem{text: l.Say(text), note: l.Say(note)})
	}
	add(words.AboutFree, words.TitleNotice)
	add(words.AboutWork, words.AboutWorkLine)
	add(words.AboutHear, words.AboutHearLine)
	if hasWindow {
		add(words.AboutKept, words.AboutKeptLine)
	} else {
		add(words.AboutKept, words.AboutKeptPage)
	}
	return m
}
