package puzzles

import (
	"errors"
	"strings"

	"fourtell/ai/puzzles"
	"fourtell/scene/kit"
	"fourtell/scene/stage"
	"fourtell/words"
)

// Share shows the link of a puzzle; a page puts it on the clipboard, a window into a file too.
func Share(s *stage.Stage, p *puzzles.Puzzle) {
	l := s.Lang()
	m := &kit.Entry{Title: l.Say(words.DailyShare), Help: l.Say(words.EndlessShareHelp), Copies: true, Accept: l.Say(words.DailyWrite)}
	m.Field.Text, m.Field.Lines = s.Options().Page+"#"+puzzles.Mark+p.Code(), true
	m.Check = func(string) string { return "" }
	m.Take = func(s *stage.Stage, text string) {
		where, err := s.Files().Keep("fourtell-puzzle.txt", []byte(text+"\n"))
		if err != nil {
			s.Toasts().Alert(s.Lang().Say(words.DailyUnsaved), err.Error())
			return
		}
		s.Toasts().Show(s.Lang().Say(words.DailyWritten), where)
	}
	s.Open(m)
}

// openLink asks for a link, and leads to its puzzle.
func openLink(s *stage.Stage) {
	l := s.Lang()
	m := &kit.Entry{Title: l.Say(words.EndlessOpen), Help: l.Say(words.EndlessOpenHelp), Pastes: true, Accept: l.Say(words.LearnNext)}
	m.Field.Lines = true
	m.Check = func(text string) string {
		if _, err := puzzles.Read(text); err != nil {
			return words.Sentences(l.Say(words.EndlessBadLink), fault(l, err))
		}
		return ""
	}
	m.Take = func(s *stage.Stage, text string) { s.Go(Of(s, text)) }
	s.Open(m)
}

// fault says what is wrong with a link.
func fault(l *words.Language, err error) string {
	bad := &puzzles.BadLink{Fault: puzzles.Unplayable}
	errors.As(err, &bad)
	key := [...]words.Key{puzzles.Torn: words.EndlessTorn, puzzles.TooLong: words.EndlessTooLong, puzzles.Newer: words.EndlessNewer,
		puzzles.Unplayable: words.EndlessUnplayable, puzzles.Idle: words.EndlessIdle, puzzles.Unclear: words.EndlessUnclear}[bad.Fault]
	return l.Say(key, words.Count("n", bad.Is), words.Count("most", bad.Most))
}

// Of is the scene that leads to the puzzle of a link; where it is of none the puzzles without end, with a sentence that says why.
func Of(s *stage.Stage, link string) stage.Scene {
	check, err := puzzles.Read(strings.TrimSpace(link))
	if err != nil {
		s.Toasts().Alert(s.Lang().Say(words.EndlessBadLink), fault(s.Lang(), err))
		return New()
	}
	game := check.Game()
	return &looking{check: check, run: &run{mode: shared, game: game, stock: stockOf(s), stands: standing(s, game)}}
}
