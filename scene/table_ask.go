package scene

import (
	"fourtell/engine"
)

// question is the modal that is open over the table, and what it is about.
type question struct {
	modal    Modal
	decision uint32
	card     engine.SeenCard // the player's own play that waits for it; 0 = the table's question
}

// end forgets it.
func (q *question) end() { *q = question{} }

// ask opens what the table asks the player, once the beat that asks it rests.
func (t *Table) ask(s *Stage, shown *engine.Snapshot) {
	if !shown.Owes() || t.question.modal != nil {
		return
	}
	switch shown.Phase {
	case engine.PhaseChooseColor:
		t.open(s, newColorWheel(t, engine.SeenCard{}, nil), engine.SeenCard{})
	case engine.PhaseRespond:
		if d := shown.Pending; d != nil && !(d.Kind == engine.PendingWD4 && d.Challenge) {
			t.open(s, newAnswer(t), engine.SeenCard{})
		}
	case engine.PhaseDrawn:
		t.hand.focus = shown.Drawn.ID
		t.hud.zone = zoneHand
		t.answerDrawn(s, shown)
	}
}

// answerDrawn does with a drawn card what the player wants done with every one.
func (t *Table) answerDrawn(s *Stage, shown *engine.Snapshot) {
	if t.o.Demo || t.guided() != nil || t.people.covered || !t.mine() || shown.Seq == t.undone {
		return
	}
	switch s.Settings.Drawn {
	case DrawnPlay:
		if t.playable(shown.Drawn) {
			t.complete(s, shown.Drawn)
		}
	case DrawnKeep:
		for _, c := range shown.Legal { // where it must be played nothing else is legal
			if c.Verb == engine.VerbPass {
				t.want(c)
				return
			}
		}
	}
}

// challengeReady is the queue's hook: everybody has seen the Wild Draw Four, and the answer is still owed.
func (t *Table) challengeReady(shown engine.Snapshot) {
	if t.person == nil || !shown.Owes() || t.question.modal != nil {
		return
	}
	t.open(t.stage, newChallenge(t, &shown), engine.SeenCard{})
}

func (t *Table) open(s *Stage, m Modal, card engine.SeenCard) {
	q := t.question
	q.modal, q.decision, q.card = m, t.shown.Decision, card
	t.hand.chosen = card.ID
	t.hand.grab = grab{index: noCard}
	s.hush()
	t.felt.banner = 0
	s.Open(m)
}

// closeStale shuts a question that is no longer asked.
func (t *Table) closeStale(s *Stage) {
	q := t.question
	if q.modal == nil || q.decision == t.shown.Decision && !t.shown.Over() {
		return
	}
	m := q.modal
	q.end()
	t.hand.chosen = 0
	s.Close(m)
}

// pollQuestion takes an answer, or notices that the player has taken the card back.
func (t *Table) pollQuestion(s *Stage) {
	q := t.question
	if q.modal == nil {
		return
	}
	m := q.modal
	c, ok := m.Answer()
	switch {
	case ok:
		card := q.card.ID
		q.end()
		s.Close(m)
		if next, more := m.(interface{ Next() Modal }); more {
			if n := next.Next(); n != nil {
				t.open(s, n, engine.SeenCard{ID: card})
				return
			}
		}
		t.send(c, card)
	case !s.IsOpen(m):
		q.end()
		t.hand.chosen = 0
		s.Redraw()
	}
}

// send puts a finished play or answer on the chair; the card leaves from where it is seen.
func (t *Table) send(c engine.Command, card engine.Card) {
	c, card = t.hand.asPlayed(c, card)
	t.hand.picked = 0
	if c.Verb == engine.VerbPlay {
		t.bluffed = c.Card.Face == engine.FaceWildDrawFour && t.facts.bluff
	}
	if card != 0 {
		t.hand.letGo(card)
	}
	t.hand.chosen = 0
	t.want(c)
}

// plays are the legal plays that begin with that card, any card of its face being as good.
func (t *Table) plays(card engine.SeenCard) []engine.Command {
	var out []engine.Command
	for _, c := range t.shown.Legal {
		if c.Verb != engine.VerbPlay {
			continue
		}
		if len(c.Cards) == 0 && c.Card.Face == card.Face {
			c.Card = engine.SeenCard{ID: card.ID, Face: card.Face}
			out = append(out, c)
		}
	}
	return out
}

// complete sends a play at once where nothing is left to name, and asks otherwise.
func (t *Table) complete(s *Stage, card engine.SeenCard) {
	if several := t.several(card); len(several) > 1 {
		t.open(s, newSeveral(t, card, several), card)
		return
	}
	t.finishPlay(s, card, t.plays(card))
}

// finishPlay asks for a colour or a target where the legal plays of the card differ in it.
func (t *Table) finishPlay(s *Stage, card engine.SeenCard, plays []engine.Command) {
	switch {
	case len(plays) == 0:
		return
	case card.Face.Wild():
		t.open(s, newColorWheel(t, card, plays), card)
	case len(plays) > 1 && plays[0].Target != engine.NoSeat:
		t.open(s, newTarget(t, card, plays), card)
	default:
		t.send(plays[0], card.ID)
	}
}
