package words

import (
	"strconv"
	"strings"

	"fourtell/engine"
)

// Group is a part of the set-up screen and of the rules page: a title, a word for it where there is little room, and its
// switches, by name.
type Group struct {
	Title    string
	Short    string
	Switches []string
}

// RulesPage is the rules of a game for players as Markdown: how to play, every preset, every switch with its values.
func RulesPage(l *Language, book engine.Rulebook, t Teller) string {
	terms := l.Terms(book.Name())
	var b strings.Builder
	b.WriteString("# " + terms.PageTitle() + "\n\n")
	for _, part := range t.Chapters() {
		title, text := terms.Chapter(part)
		b.WriteString("## " + title + "\n" + text + "\n\n")
	}
	b.WriteString("## " + l.Say("page.presets.title") + "\n" + l.Say("page.presets") + "\n\n")
	for _, p := range book.Presets() {
		b.WriteString("- **" + terms.Preset(p) + "** (`" + p + "`): " + terms.PresetHelp(p) + "\n")
	}
	b.WriteString("\n## " + l.Say("page.switches.title") + "\n" + l.Say("page.switches") + "\n")
	for _, g := range t.Groups(l) {
		b.WriteString("\n### " + g.Title + "\n")
		for _, name := range g.Switches {
			b.WriteString("- **" + terms.Switch(name) + "** (`" + name + "`): " + terms.SwitchHelp(name) + " " + values(l, book, name) + "\n")
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
	terms := l.Terms(book.Name())
	usual, _ := book.Build("", nil)
	if len(s.Values) == 0 {
		return l.Say("page.number", With("low", terms.Value(name, strconv.Itoa(s.Min))), With("high", terms.Value(name, strconv.Itoa(s.Max))),
			With("usual", terms.Value(name, usual.Get(name))))
	}
	var all []string
	for _, v := range s.Values {
		text := terms.Value(name, v)
		if v == usual.Get(name) {
			text = "*" + text + "*"
		}
		all = append(all, text+" (`"+v+"`)")
	}
	return strings.Join(all, " · ")
}
