package learn

import (
	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/engine/shed"
	"fourtell/scene/stage"
	"fourtell/scene/table"
	"fourtell/scene/umpire"
	"fourtell/words"
)

// watch is a tick of a puzzle at rest: guests play what the file says, or answer a draw four, and it is seen whether the
// puzzle has been answered.
func (g *guide) watch(s *stage.Stage, t *table.Table) {
	if g.d.kind == drillBluff {
		c, ok := g.step()
		switch {
		case g.tried:
			if g.rest > endWaits {
				g.end(s, t, g.answer.Verb == g.d.script[len(g.d.script)-1].Verb)
			}
		case ok && c.Seat != t.Viewer() && g.rest > guestWaits:
			g.plays(t, c)
		}
		return
	}
	now := t.Shown()
	if now.Over() || now.Turn == t.Viewer() || now.Turn < 0 || g.rest <= guestWaits {
		return
	}
	chair := g.chairs[now.Turn]
	if now.Phase != engine.PhaseRespond {
		g.end(s, t, false)
		return
	}
	if answer := doubts(chair.Last()); chair.Want(answer) {
		g.send(t)
	}
}

// doubts is how a guest of a puzzle answers a draw card: it challenges where it may, and takes the cards else.
func doubts(now engine.Snapshot) engine.Command {
	answer := engine.Do(now.Viewer, engine.VerbAccept)
	for _, c := range now.Legal {
		if c.Verb == engine.VerbChallenge {
			answer = c
		}
	}
	return answer
}

// way are the cards that win, in their order.
func (g *guide) way(l *words.Language) string {
	var cards []engine.SeenCard
	for _, c := range g.d.script {
		if c.Seat != 0 || c.Verb != engine.VerbPlay {
			continue
		}
		if len(c.Cards) > 0 {
			cards = append(cards, c.Cards...)
			continue
		}
		cards = append(cards, engine.SeenCard{Face: c.Card.Face, Stamp: c.Color})
	}
	return l.Hand(cards)
}

// reckon keeps what the cards tell about the draw four that is being answered.
func (g *guide) reckon(l *words.Language, now engine.Snapshot, names []string) {
	if p := shed.Of(&now).Pending; p != nil && p.By >= 0 && int(p.By) < len(names) {
		if o, ok := umpire.Of(now.Game).Odds(l, &now, names[p.By]); ok {
			g.chances = o.Told
		}
	}
}

// reason is why the answer to a question about a bluff is right, and what it was in truth.
func (g *guide) reason(l *words.Language, t *table.Table) []string {
	script := g.d.script
	last := script[len(script)-1]
	key := words.PuzzleBelieve
	if last.Verb == engine.VerbChallenge {
		key = words.PuzzleChallenge
	}
	all := []string{l.Say(key, words.With("odds", g.chances))}
	if by, bluff, ok := g.d.truth(); ok {
		key = words.PuzzleTruthNone
		if bluff {
			key = words.PuzzleTruthBluff
		}
		all = append(all, l.Say(key, words.With("name", t.Names()[by])))
	}
	return all
}

// truth is who has played the draw four that a puzzle asks about, and whether it was a bluff: what a challenge would show.
func (d *drill) truth() (by engine.Seat, bluff, ok bool) {
	game, err := games.New(d.setup)
	if err != nil {
		return 0, false, false
	}
	asked := len(d.script) - 1
	for _, c := range d.script[:asked] {
		if _, err := game.Apply(c); err != nil {
			return 0, false, false
		}
	}
	beats, err := game.Apply(engine.Do(d.script[asked].Seat, engine.VerbChallenge))
	if err != nil {
		return 0, false, false
	}
	for _, b := range beats {
		for i := range b.Events {
			if e := &b.Events[i]; e.Kind == engine.EventChallengeResolved {
				return e.Seat, e.Verdict == engine.Guilty, true
			}
		}
	}
	return 0, false, false
}
