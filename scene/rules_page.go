package scene

import (
	"fourtell/engine/uno"
	"fourtell/words"
)

// NewRulesPage is the rules of a table, to be read: how the game goes, then every switch as that rule set has it, those
// that are not the usual one marked. rules is a rule set's text form; one that can't be read is the usual one.
func NewRulesPage(rules string, l *words.Language) Modal {
	usual, _ := uno.Preset(uno.Presets()[0])
	now, err := uno.ParseRules(rules)
	if err != nil {
		now, rules = usual, uno.Presets()[0]
	}
	m := &listModal{title: l.Say(words.ButtonRules), leave: l.Say(words.ButtonClose),
		help: l.Say(words.RulesOf, words.With("name", l.PresetName(presetOf(rules))))}
	for _, part := range []string{"aim", "turn", "action", "bluff", "call", "end"} {
		m.items = append(m.items, listItem{text: l.Say(words.Key("page." + part + ".title")), note: l.Say(words.Key("page." + part))})
	}
	for _, g := range l.Groups() {
		for _, name := range g.Switches {
			it := listItem{text: g.Title + " · " + l.SwitchName(name) + ": " + l.ValueName(name, now.Get(name)), note: l.SwitchHelp(name)}
			if was := usual.Get(name); now.Get(name) != was {
				it.note += " " + l.Say(words.RulesUnusual, words.With("value", l.ValueName(name, was)))
			}
			m.items = append(m.items, it)
		}
	}
	return m
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
