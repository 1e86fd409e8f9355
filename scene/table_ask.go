package scene

import (
	"fourtell/engine"
	"fourtell/scene/stage"
)

// question is the modal that is open over the table, and what it is about.
type question struct {
	modal    Modal
	decision uint32
	card     engine.SeenCard // the player's own play that waits for it; 0 = the table's question
}

// asker is what a question over the table knows of it: who is asked what, what they may play, and what stays in force beside it.
type asker struct {
	*chair
	peek    *peek
	besides *besides
}

func newAsker(c *chair, k *peek, b *besides) *asker { return &asker{chair: c, peek: k, besides: b} }

// moves turns what the player wants to play or answers into one command, asking for what is still to be named.
type moves struct {
	*chair
	people   *people
	asker    *asker
	question *question
	hand     *hand
	hud      *hud
	felt     *felt
	bubble   *bubble
	jumps    *jumpOffer
	undone   uint32 // the beat that was gone back to: its question is the player's own
}

func newMoves(c *chair, p *people, a *asker, q *question, h *hand, u *hud, f *felt, b *bubble, j *jumpOffer) *moves {
	return &moves{chair: c, people: p, asker: a, question: q, hand: h, hud: u, felt: f, bubble: b, jumps: j}
}

// end forgets it.
func (q *question) end() { *q = question{} }

// ask opens what the table asks the player, once the beat that asks it rests.
func (mv *moves) ask(s *Stage, shown *engine.Snapshot) {
	if !shown.Owes() || mv.question.modal != nil {
		return
	}
	switch shown.Phase {
	case engine.PhaseChooseColor:
		mv.open(s, newColorWheel(mv.asker, engine.SeenCard{}, nil), engine.SeenCard{})
	case engine.PhaseRespond:
		if d := shown.Pending; d != nil && !(d.Kind == engine.PendingWD4 && d.Challenge) {
			mv.open(s, newAnswer(mv.asker), engine.SeenCard{})
		}
	case engine.PhaseDrawn:
		mv.hand.focus = shown.Drawn.ID
		mv.hud.zone = zoneHand
		mv.answerDrawn(s, shown)
	}
}

// answerDrawn does with a drawn card what the player wants done with every one.
func (mv *moves) answerDrawn(s *Stage, shown *engine.Snapshot) {
	if mv.o.Demo || mv.guided() != nil || mv.people.covered || !mv.mine() || shown.Seq == mv.undone {
		return
	}
	switch s.Settings.Drawn {
	case stage.DrawnPlay:
		if mv.playable(shown.Drawn) {
			mv.complete(s, shown.Drawn)
		}
	case stage.DrawnKeep:
		for _, c := range shown.Legal { // where it must be played nothing else is legal
			if c.Verb == engine.VerbPass {
				mv.want(c)
				return
			}
		}
	}
}

// challengeReady is the queue's hook: everybody has seen the Wild Draw Four, and the answer is still owed.
func (mv *moves) challengeReady(shown engine.Snapshot) {
	if mv.person == nil || !shown.Owes() || mv.question.modal != nil {
		return
	}
	mv.open(mv.stage, newChallenge(mv.asker, &shown), engine.SeenCard{})
}

func (mv *moves) open(s *Stage, m Modal, card engine.SeenCard) {
	q := mv.question
	q.modal, q.decision, q.card = m, mv.shown.Decision, card
	mv.hand.chosen = card.ID
	mv.hand.grab = grab{index: noCard}
	s.Hush()
	mv.felt.banner = 0
	s.Open(m)
}

// closeStale shuts a question that is no longer asked.
func (mv *moves) closeStale(s *Stage) {
	q := mv.question
	if q.modal == nil || q.decision == mv.shown.Decision && !mv.shown.Over() {
		return
	}
	m := q.modal
	q.end()
	mv.hand.chosen = 0
	s.Close(m)
}

// poll takes an answer, or notices that the player has taken the card back.
func (mv *moves) poll(s *Stage) {
	q := mv.question
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
				mv.open(s, n, engine.SeenCard{ID: card})
				return
			}
		}
		mv.send(c, card)
	case !s.IsOpen(m):
		q.end()
		mv.hand.chosen = 0
		s.Redraw()
	}
}

// send puts a finished play or answer on the chair; the card leaves from where it is seen.
func (mv *moves) send(c engine.Command, card engine.Card) {
	c, card = mv.hand.asPlayed(c, card)
	mv.hand.picked = 0
	if c.Verb == engine.VerbPlay {
		mv.bluffed = c.Card.Face == engine.FaceWildDrawFour && mv.facts.bluff
	}
	if card != 0 {
		mv.hand.letGo(card)
	}
	mv.hand.chosen = 0
	mv.want(c)
}

// plays are the legal plays that begin with that card, any card of its face being as good.
func (a *asker) plays(card engine.SeenCard) []engine.Command {
	var out []engine.Command
	for _, c := range a.shown.Legal {
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
func (mv *moves) complete(s *Stage, card engine.SeenCard) {
	if several := mv.asker.several(card); len(several) > 1 {
		mv.open(s, newSeveral(mv.asker, card, several), card)
		return
	}
	mv.finishPlay(s, card, mv.asker.plays(card))
}

// finishPlay asks for a colour or a target where the legal plays of the card differ in it.
func (mv *moves) finishPlay(s *Stage, card engine.SeenCard, plays []engine.Command) {
	switch {
	case len(plays) == 0:
		return
	case card.Face.Wild():
		mv.open(s, newColorWheel(mv.asker, card, plays), card)
	case len(plays) > 1 && plays[0].Target != engine.NoSeat:
		mv.open(s, newTarget(mv.asker, card, plays), card)
	default:
		mv.send(plays[0], card.ID)
	}
}
