package puzzles

import (
	"fmt"

	"fourtell/ai"
	"fourtell/assets"
	"fourtell/engine"
	"fourtell/room"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/rules"
	"fourtell/scene/stage"
	"fourtell/scene/table"
	"fourtell/words"
	"fourtell/words/tellers"
)

const (
	endWaits  = 50 // ticks a table rests after an answer, before it is told how it was
	rushWaits = 25
)

// asker leads the table of a puzzle: nobody plays but the player, once.
type asker struct {
	run      *run
	p        posed
	sat      bool
	answered bool
	right    bool
	ended    bool
	rest     int
	view     engine.Snapshot // as it was when it was answered
	head     [2]string
	shown    int // the second of the rush that stands in the head
}

// Begin sits everybody else down, idle, once.
func (g *asker) Begin(s *stage.Stage, t *table.Table) {
	l := s.Lang()
	g.word(l)
	if g.sat {
		return
	}
	g.sat = true
	for i := range t.Names() {
		if seat := engine.Seat(i); seat != t.Viewer() {
			t.Desk().Sit(seat, &room.Person{})
		}
	}
	if g.run.mode == Rush {
		s.Speech().Say(words.Sentences(g.head[0], g.head[1], g.task(l)))
		return
	}
	s.Speech().Say(words.Sentences(g.head[1]))
	s.Toasts().Show(g.head[0], g.task(l)) // which says both
}

// word puts what stands in the corner into words.
func (g *asker) word(l *words.Language) {
	g.head[0] = question(l, &g.p.Puzzle.Proof, g.run.game)
	switch {
	case g.run.mode == Rush:
		g.shown = (g.run.left + stage.TicksPerSecond - 1) / stage.TicksPerSecond
		g.head[1] = fmt.Sprintf("%d:%02d", g.shown/60, g.shown%60) + " · " + l.Say(words.RushSolved, words.Count("n", g.run.solved))
	case g.run.mode == Streak:
		g.head[1] = l.Say(words.StreakAt, words.Count("n", g.run.solved))
	case g.p.own:
		g.head[1] = l.Say(words.EndlessOwn)
	default:
		g.head[1] = l.Say(words.EndlessOf, words.Count("n", g.p.Rating))
	}
}

// question is what is asked, in a few words.
func question(l *words.Language, p *ai.Proof, game string) string {
	switch {
	case p.Kind.Question() != ai.PuzzleDoubt:
		return l.Say(words.EndlessBest)
	case kit.SameGame(game, ""):
		return l.Say(words.PuzzleBluff)
	}
	return l.Say(words.EndlessLie)
}

func (g *asker) task(l *words.Language) string {
	if g.p.Kind.Question() == ai.PuzzleDoubt {
		return l.Say(words.EndlessDoubtLine)
	}
	return l.Say(words.EndlessBestLine)
}

// Allows takes one answer.
func (g *asker) Allows(s *stage.Stage, t *table.Table, c engine.Command) bool {
	if g.answered {
		return false
	}
	if c.Verb == engine.VerbCatchUno {
		return true // it is none
	}
	g.answered, g.view, g.rest = true, *t.Shown(), 0
	g.right = g.p.Right(&g.view, c)
	g.run.took(s, g.p, g.right)
	return true
}

// Update waits for the answer, and then until it has been seen.
func (g *asker) Update(s *stage.Stage, t *table.Table, _ *input.Tick) {
	if g.ended {
		return
	}
	g.run.stock.For(s, g.run.game)
	if g.run.mode == Rush {
		g.count(s)
	}
	t.Entitle(g.head[0], g.head[1])
	switch {
	case g.ended:
	case !g.answered:
	case !t.Rests():
		g.rest = 0
	default:
		if g.rest++; g.rest > endWaits || g.run.mode == Rush && g.rest > rushWaits {
			g.end(s, t)
		}
	}
}

// count is a tick of the rush: it runs while a question stands.
func (g *asker) count(s *stage.Stage) {
	if !g.answered {
		g.run.left--
	}
	if (g.run.left+stage.TicksPerSecond-1)/stage.TicksPerSecond != g.shown {
		g.word(s.Lang())
		s.Redraw()
	}
	if g.run.left <= 0 && !g.answered {
		g.ended = true
		g.run.timeUp(s)
		s.Open(kit.NewEnding(g.rushOver, away))
	}
}

// end tells how it was, or goes straight on in a rush.
func (g *asker) end(s *stage.Stage, t *table.Table) {
	g.ended = true
	t.Unshow(s)
	if g.run.mode != Rush {
		s.Open(kit.NewEnding(g.outcome, g.run.away))
		return
	}
	l := s.Lang()
	text, sound := l.Say(words.PuzzleSolved), assets.SoundWin
	if !g.right {
		text, sound = l.Say(words.PuzzleWrong), assets.SoundLose
	}
	if g.run.left <= 0 {
		g.run.timeUp(s)
		s.Open(kit.NewEnding(g.rushOver, away))
		return
	}
	s.Audio().Play(sound)
	g.run.told = text
	g.run.next(s)
}

// Asked is the player's wish for advice.
func (g *asker) Asked(s *stage.Stage, t *table.Table) { t.Tell(s, t.Words().Say(words.PuzzleNoHint)) }

// Over is the end of the round by the answer.
func (g *asker) Over(s *stage.Stage, t *table.Table) {
	if !g.ended {
		g.end(s, t)
	}
}

// Leave keeps nothing.
func (g *asker) Leave(*stage.Stage, *table.Table) {}

// Pause is the ways out.
func (g *asker) Pause(s *stage.Stage, _ *table.Table) table.PauseActions {
	set := &g.p.Record.Setup
	a := table.PauseActions{Title: func(s *stage.Stage) { s.Go(s.Options().Routes.Title()) }, Rules: func(s *stage.Stage) { s.Open(rules.New(set.Game, set.Rules)) }}
	a.More = []table.PauseVerb{{Text: g.run.leads(), Do: g.run.away}}
	return a
}

// SayAnew says what stands in another language.
func (g *asker) SayAnew(s *stage.Stage, t *table.Table) { g.Begin(s, t) }

// Draw paints nothing.
func (g *asker) Draw(*paint.Painter, *table.Table) {}

// HidesOdds says that they are what is asked.
func (g *asker) HidesOdds() bool { return g.p.Kind.Question() == ai.PuzzleDoubt }

func away(s *stage.Stage) { s.Go(New()) }

// outcome is what is said at the end of one.
func (g *asker) outcome(s *stage.Stage) kit.Outcome {
	l := s.Lang()
	r := g.run
	e := kit.Outcome{Well: g.right, Title: l.Say(words.PuzzleSolved)}
	if !g.right {
		e.Title = l.Say(words.PuzzleWrong)
	}
	lines := []string{g.why(l)}
	next := &kit.Button{Text: l.Say(words.LearnNext), OnPress: r.next}
	switch r.mode {
	case Endless:
		lines = append(lines, l.Say(words.EndlessNow, words.Count("n", rounded(r.stands.Rating))))
	case Streak:
		if lines = append(lines, l.Say(words.StreakAt, words.Count("n", r.solved))+"."); !g.right {
			e.Title = l.Say(words.StreakOver, words.Count("n", r.solved))
			next = &kit.Button{Text: l.Say(words.LearnAgain), OnPress: func(s *stage.Stage) { Begin(s, r.game, Streak) }}
		}
	case shared:
		if r.back != nil {
			next = &kit.Button{Text: l.Say(words.ReviewTitle), OnPress: r.away}
			break
		}
		next.OnPress = func(s *stage.Stage) { Begin(s, r.game, Endless) }
	}
	e.Lines = words.Join(lines...)
	e.Verbs = []*kit.Button{next,
		{Text: l.Say(words.DailyShare), OnPress: func(s *stage.Stage) { Share(s, &g.p.Puzzle) }},
		{Text: l.Say(words.EndlessAll), OnPress: away}}
	return e
}

// why is the answer, and the reasons of the hint for it.
func (g *asker) why(l *words.Language) string {
	teller := tellers.Of(g.view.Game)
	if g.p.Kind == ai.PuzzleCall {
		move, why := teller.HintAside(l, &g.view, g.p.Answer)
		return l.Say(words.HintSays, words.With("move", move), words.With("why", why))
	}
	move, why := teller.Hint(l, &g.view, words.Advice(g.p.Told))
	if len(why) == 0 {
		return move
	}
	all := l.Say(words.HintSays, words.With("move", move), words.With("why", why[0]))
	if len(why) == 1 {
		return all
	}
	return words.Sentences(all, kit.Capital(why[1]))
}

// rushOver is what is said when the time is up.
func (g *asker) rushOver(s *stage.Stage) kit.Outcome {
	l := s.Lang()
	e := kit.Outcome{Well: g.run.best, Title: l.Say(words.RushOver), Lines: words.Sentences(
		l.Say(words.RushSolved, words.Count("n", g.run.solved)), kit.Capital(l.Say(words.EndlessRecord, words.Count("n", g.run.stands.Rush))))}
	e.Verbs = []*kit.Button{
		{Text: l.Say(words.LearnAgain), OnPress: func(s *stage.Stage) { Begin(s, g.run.game, Rush) }},
		{Text: l.Say(words.EndlessAll), OnPress: away}}
	return e
}
