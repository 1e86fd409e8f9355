package words

import (
	"strconv"
	"strings"

	"fourtell/engine"
	"fourtell/engine/games"
)

// Group is a part of the set-up screen and of the rules page: a title, a word for it where there is little room, and its
// switches, by name.
type Group struct {
	Title    string
	Short    string
	Switches []string
}

// SwitchName is a switch's name as a player reads it: "Jumping in".
func (l *Language) SwitchName(name string) string { return l.Say(Key("switch." + name)) }

// SwitchHelp is one sentence about the switch.
func (l *Language) SwitchHelp(name string) string { return l.Say(Key("switch." + name + ".help")) }

// ValueName is one value of a switch as a player reads it; a number is itself with its unit.
func (l *Language) ValueName(name, value string) string {
	if key := Key("value." + name + "." + value); l.Has(key) {
		return l.Say(key)
	}
	if s, ok := engine.SwitchOf(games.All()[0], name); ok && s.Plain() {
		return l.Say(Key("value." + value))
	}
	return l.Say(Key("value."+name), With("n", value))
}

// PresetName is a preset's name as a player reads it.
func (l *Language) PresetName(name string) string { return l.Say(Key("preset." + name)) }

// PresetHelp is one sentence about the preset.
func (l *Language) PresetHelp(name string) string { return l.Say(Key("preset." + name + ".help")) }

// RulesPage is the rules of a game for players as Markdown: how to play, every preset, every switch with its values.
func RulesPage(l *Language, book engine.Rulebook, t Teller) string {
	var b strings.Builder
	b.WriteString("# " + l.Say("page.title") + "\n\n")
	for _, part := range t.Chapters() {
		b.WriteString("## " + l.Say(Key("page."+part+".title")) + "\n" + l.Say(Key("page."+part)) + "\n\n")
	}
	b.WriteString("## " + l.Say("page.presets.title") + "\n" + l.Say("page.presets") + "\n\n")
	for _, p := range book.Presets() {
		b.WriteString("- **" + l.PresetName(p) + "** (`" + p + "`): " + l.PresetHelp(p) + "\n")
	}
	b.WriteString("\n## " + l.Say("page.switches.title") + "\n" + l.Say("page.switches") + "\n")
	for _, g := range t.Groups(l) {
		b.WriteString("\n### " + g.Title + "\n")
		for _, name := range g.Switches {
			b.WriteString("- **" + l.SwitchName(name) + "** (`" + name + "`): " + l.SwitchHelp(name) + " " + values(l, book, name) + "\n")
		}
	}
	return b.String()
}

// values are all values of a switch, the usual one in italics.
func values(l *Language, book engine.Rulebook, name string) string {
	s, ok := engine.SwitchOf(book, name)
	if !ok {
		return ""
	}
	usual, _ := book.Build("", nil)
	if len(s.Values) == 0 {
		return l.Say("page.number", With("low", l.ValueName(name, strconv.Itoa(s.Min))), With("high", l.ValueName(name, strconv.Itoa(s.Max))),
			With("usual", l.ValueName(name, usual.Get(name))))
	}
	var all []string
	for _, v := range s.Values {
		text := l.ValueName(name, v)
		if v == usual.Get(name) {
			text = "*" + text + "*"
		}
		all = append(all, text+" (`"+v+"`)")
	}
	return strings.Join(all, " · ")
}
