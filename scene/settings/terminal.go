package settings

import (
	"os"
	"path/filepath"

	"fourtell/scene/kit"
	"fourtell/scene/stage"
	"fourtell/words"
)

// terminalButton names the command that is the same game in a terminal, and tells more about it.
type terminalButton struct {
	kit.Button
	name string
}

func (b *terminalButton) Speak(s *stage.Stage) { kit.SayValue(s, b.name, b.Text) }

// terminalRow makes the row that leads from the window to the game a screen reader reads.
func terminalRow(s *stage.Stage) *option {
	name := s.Lang().Say(words.TerminalRow)
	b := &terminalButton{Button: kit.Button{Text: terminalCommand(), Size: 20, OnPress: func(s *stage.Stage) { s.Open(NewTerminalHelp(s)) }}, name: name}
	return &option{name: name, node: b, at: &b.Rect}
}

// NewTerminalHelp tells how the game is played in a terminal.
func NewTerminalHelp(s *stage.Stage) stage.Modal {
	l, command := s.Lang(), words.With("command", terminalCommand())
	return &kit.ListModal{Title: l.Say(words.AboutHear), Help: l.Say(words.TerminalHelp), Close: l.Say(words.ButtonClose), Items: []kit.ListItem{
		{Text: l.Say(words.TerminalHow, command), Note: words.Join(l.Say(words.TerminalMore), l.Say(words.TerminalAll, command))},
	}}
}

// terminalCommand is what to type: packages call the program that has no window fourtell-dealer and put it beside this one.
func terminalCommand() string {
	if self, err := os.Executable(); err == nil {
		for _, name := range [...]string{"fourtell-dealer", "fourtell-dealer.exe"} {
			if _, err := os.Stat(filepath.Join(filepath.Dir(self), name)); err == nil {
				return "fourtell-dealer play"
			}
		}
	}
	return "dealer play"
}
