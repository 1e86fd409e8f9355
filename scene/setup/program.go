package setup

import (
	"strings"

	"fourtell/room"
	"fourtell/scene/guests"
	"fourtell/scene/kit"
	"fourtell/scene/platform"
	"fourtell/scene/stage"
	"fourtell/words"
)

// program asks for the command line of the program that sits on a chair.
func (t *chairs) program(s *stage.Stage, at int) {
	l := s.Lang()
	s.Open(&kit.Entry{
		Title: l.Say(words.ExecTitle, words.With("name", t.plan[at].Name)), Help: l.Say(words.ExecHelp), Accept: l.Say(words.ButtonDone),
		Field: kit.TextField{Line: kit.Line{Text: strings.TrimPrefix(t.plan[at].Who, stage.SitsProgram), Most: guests.ProgramMost}},
		Check: func(command string) string {
			argv, err := room.SplitCommand(command)
			if err == nil {
				err = platform.FindProgram(argv)
			}
			if err != nil {
				return l.Say(words.ExecCannot, words.With("why", err.Error()))
			}
			return ""
		},
		Take: func(s *stage.Stage, command string) {
			if argv, err := room.SplitCommand(command); err == nil {
				command = room.JoinCommand(argv)
			}
			t.command = command
			t.plan[at].Who = stage.SitsProgram + t.command
			t.changed(s)
		},
	})
}
