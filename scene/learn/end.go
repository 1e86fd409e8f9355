package learn

import (
	"fourtell/scene/kit"
	"fourtell/scene/stage"
	"fourtell/scene/table"
	"fourtell/words"
)

// newDrillEnd tells how a lesson, a puzzle or the deal of the day has ended, and how to go on.
func newDrillEnd(tell func(*stage.Stage) kit.Outcome) *kit.Ending {
	return kit.NewEnding(tell, func(s *stage.Stage) { s.Go(New()) })
}

// ending of a lesson or a puzzle.
func (g *guide) ending(s *stage.Stage, t *table.Table) kit.Outcome {
	l := s.Lang()
	e := kit.Outcome{Well: g.verdict}
	e.Title, e.Lines = g.outcome(l, t)
	next := &kit.Button{Text: l.Say(words.LearnNext), OnPress: g.d.next}
	again := &kit.Button{Text: l.Say(words.LearnAgain), OnPress: g.d.start}
	all := &kit.Button{Text: l.Say(words.LearnAll), OnPress: func(s *stage.Stage) { s.Go(New()) }}
	switch {
	case !g.verdict:
		e.Verbs = []*kit.Button{again, next, all}
	case g.d.nth == g.d.of:
		e.Verbs = []*kit.Button{all, again}
	default:
		e.Verbs = []*kit.Button{next, again, all}
	}
	return e
}

// outcome is what is said at the end: what it was, and why.
func (g *guide) outcome(l *words.Language, t *table.Table) (title, lines string) {
	if g.d.kind == drillLesson {
		return l.Say(words.LessonDone, words.Count("n", g.d.nth)), l.Lesson(g.d.key(), "done")
	}
	title = l.Say(words.PuzzleSolved)
	if !g.verdict {
		title = l.Say(words.PuzzleWrong)
	}
	return title, g.why(l, t)
}

// why is the reason in a sentence or two.
func (g *guide) why(l *words.Language, t *table.Table) string {
	var all []string
	switch g.d.kind {
	case drillWin:
		if !g.verdict {
			all = append(all, l.Say(words.PuzzleTurnGone))
		}
		all = append(all, l.Say(words.PuzzleWay, words.With("cards", g.way(l))))
	case drillBluff:
		all = append(all, g.reason(l, t)...)
	}
	return words.Join(all...)
}
