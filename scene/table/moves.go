package table

import (
	"fourtell/assets"
	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/scene/ask"
	"fourtell/scene/stage"
	"fourtell/words"
	"fourtell/words/tellers"
)

// moves turns what the player wants to play or answers into one command, asking for what is still to be named.
type moves struct {
	*chair
	people   *people
	asker    *asker
	question *question
	peek     *peek
	hand     *hand
	hud      *hud
	felt     *felt
	bubble   *bubble
	jumps    *jumpOffer
	claim    *claiming
	undone   uint32 // the beat that was gone back to: its question is the player's own
}

func newMoves(c *chair, p *people, a *asker, q *question, h *hand, u *hud, f *felt, b *bubble, j *jumpOffer, cl *claiming) *moves {
	return &moves{chair: c, people: p, asker: a, question: q, peek: a.peek, hand: h, hud: u, felt: f, bubble: b, jumps: j, claim: cl}
}

// ask opens what the table asks the player, once the beat that asks it rests.
func (mv *moves) ask(s *stage.Stage, shown *engine.Snapshot) {
	if !shown.Owes() || mv.question.modal != nil {
		return
	}
	switch shown.Phase {
	case engine.PhaseChooseColor:
		mv.open(s, ask.NewWheel(mv.asker, engine.SeenCard{}, nil), engine.SeenCard{})
	case engine.PhaseRespond:
		if d := shed.Of(shown).Pending; d != nil && !(d.Kind == shed.PendingWD4 && d.Challenge) {
			mv.open(s, ask.NewAnswer(mv.asker), engine.SeenCard{})
		}
	case engine.PhaseDrawn:
		mv.hand.focus = shown.Drawn.ID
		mv.hud.zone = zoneHand
		mv.answerDrawn(s, shown)
	}
}

// answerDrawn does with a drawn card what the player wants done with every one.
func (mv *moves) answerDrawn(s *stage.Stage, shown *engine.Snapshot) {
	if mv.o.Demo || mv.guided() != nil || mv.people.covered || !mv.mine() || shown.Seq == mv.undone {
		return
	}
	switch s.Settings().Drawn {
	case stage.DrawnPlay:
		if mv.granted(shown.Drawn) {
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

// askAnswer asks once more how a draw card is answered.
func (mv *moves) askAnswer(s *stage.Stage) {
	if d := shed.Of(&mv.shown).Pending; d != nil && d.Kind == shed.PendingWD4 && d.Challenge {
		mv.challengeReady(mv.shown)
		return
	}
	mv.ask(s, &mv.shown)
}

// challengeReady is the queue's hook: everybody has seen the Wild Draw Four, or what somebody claims, and the answer is still owed.
func (mv *moves) challengeReady(shown engine.Snapshot) {
	if mv.person == nil || !shown.Owes() || mv.question.modal != nil {
		return
	}
	var q ask.Question = ask.NewDoubt(mv.asker, &shown)
	if shed.Of(&shown).Pending != nil {
		q = ask.NewChallenge(mv.asker, &shown)
	}
	mv.open(mv.stage, q, engine.SeenCard{})
}

func (mv *moves) open(s *stage.Stage, m ask.Question, card engine.SeenCard) {
	q := mv.question
	q.modal, q.decision, q.card = m, mv.shown.Decision, card
	mv.hand.chosen = card.ID
	mv.hand.grab = grab{index: noCard}
	s.Toasts().Clear()
	mv.felt.banner = 0
	s.Open(m)
}

// closeStale shuts a question that is no longer asked.
func (mv *moves) closeStale(s *stage.Stage) {
	q := mv.question
	if q.modal == nil || q.decision == mv.shown.Decision && !mv.shown.Over() && !gone(q.modal, &mv.shown) {
		return
	}
	m := q.modal
	q.end()
	mv.hand.chosen = 0
	s.Close(m)
}

// gone says whether a question that several are asked has been answered for all of them.
func gone(m ask.Question, now *engine.Snapshot) bool {
	of, shared := m.(interface{ Gone(*engine.Snapshot) bool })
	return shared && of.Gone(now)
}

// poll takes an answer, or notices that the player has taken the card back.
func (mv *moves) poll(s *stage.Stage) {
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
		if next, more := m.(interface{ Next() ask.Question }); more {
			if n := next.Next(); n != nil {
				mv.open(s, n, engine.SeenCard{ID: card})
				return
			}
		}
		if c.Verb == engine.VerbPlay && !mv.granted(c.Card) {
			mv.want(c) // the table says why not
			return
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
		mv.bluffed = c.Card.Face == shed.FaceWildDrawFour && mv.facts.bluff
	}
	if card != 0 {
		mv.hand.letGo(card)
	}
	mv.hand.chosen = 0
	mv.want(c)
}

// complete sends a play at once where nothing is left to name, and asks otherwise.
func (mv *moves) complete(s *stage.Stage, card engine.SeenCard) {
	if several := mv.several(card); len(several) > 1 {
		mv.open(s, ask.NewSeveral(mv.asker, card, several), card)
		return
	}
	mv.finishPlay(s, card, mv.plays(card))
}

// finishPlay asks for a colour or a target where the legal plays of the card differ in it.
func (mv *moves) finishPlay(s *stage.Stage, card engine.SeenCard, plays []engine.Command) {
	switch {
	case len(plays) == 0:
		return
	case plays[0].Blind: // what is asked then may be taken back
		mv.open(s, ask.NewUnseen(mv.asker, plays), engine.SeenCard{})
	case shed.IsWild(card.Face):
		mv.open(s, ask.NewWheel(mv.asker, card, plays), card)
	case len(plays) > 1 && plays[0].Target != engine.NoSeat:
		mv.open(s, ask.NewTarget(mv.asker, card, plays), card)
	default:
		mv.send(plays[0], card.ID)
	}
}

// playDrawn plays the card in question.
func (mv *moves) playDrawn(s *stage.Stage) {
	mv.try(s, engine.SeenCard{ID: mv.facts.drawn, Face: mv.shown.Drawn.Face})
}

// draw wishes to draw; the table says why where it may not.
func (mv *moves) draw(s *stage.Stage) {
	if !mv.current() {
		return
	}
	for _, c := range mv.shown.Legal {
		if c.Verb == engine.VerbDraw || c.Verb == engine.VerbAccept && mv.facts.take != "" {
			mv.want(c)
			return
		}
	}
	c := engine.Do(mv.viewer, engine.VerbDraw)
	c.Decision = mv.shown.Decision
	mv.want(c)
}

// keep passes after a draw.
func (mv *moves) keep(s *stage.Stage) {
	if !mv.popped() {
		return
	}
	for _, c := range mv.shown.Legal {
		if c.Verb == engine.VerbPass {
			mv.want(c)
			return
		}
	}
	mv.bubble.sayRule(s, mv.lang.Say(words.Key("why.must_play")), "draw_after", mv.shown.Drawn.ID)
}

// try plays a card, asks what is still to be named, or lets the table refuse it.
func (mv *moves) try(s *stage.Stage, card engine.SeenCard) {
	if !mv.current() || mv.wishes || mv.person.Waiting() || mv.claim.takes(s, card) {
		return
	}
	if mv.slips(s, card) {
		return
	}
	if !mv.granted(card) {
		c := engine.Play(mv.viewer, card, engine.NoColor, engine.NoSeat)
		if shed.IsWild(card.Face) {
			c.Color = shed.Red
		}
		c.Decision = mv.shown.Decision
		mv.want(c)
		return
	}
	if mv.cutsIn() && mv.jumps.since < jumpGuard {
		mv.tooSoon(s, card)
		return
	}
	mv.bubble.close()
	mv.complete(s, card)
}

// jumpIn plays the first card that may jump in, or by rules that mark nothing the one the keys are on; on the player's own turn it
// does nothing but say so.
func (mv *moves) jumpIn(s *stage.Stage) {
	if c := mv.cardAt(mv.indexOf(mv.hand.focus)); mv.facts.plain && c.ID != 0 && !mv.shown.Owes() && mv.person != nil {
		mv.try(s, c)
		return
	}
	if !mv.mayJump() {
		mv.bubble.sayRule(s, mv.lang.Say(words.Key("why.jump_in_refused")), "jump_in", 0)
		return
	}
	if cards := mv.jumps.jumpers(); len(cards) > 0 && !mv.wishes && !mv.person.Waiting() {
		mv.bubble.close()
		mv.complete(s, cards[0])
	}
}

// tooSoon takes no notice of a press, and says why.
func (mv *moves) tooSoon(s *stage.Stage, card engine.SeenCard) {
	mv.bubble.sayRule(s, mv.lang.Say(words.JumpTooSoon), "jump_in", card.ID)
}

// refuse shakes the card and says why.
func (mv *moves) refuse(s *stage.Stage, c engine.Command, why *engine.Illegal) {
	if c.Verb == engine.VerbPlay && mv.hand.chosen != 0 {
		mv.hand.chosen = 0
	}
	if c.Verb == engine.VerbClaim {
		mv.claim.refused(c)
	}
	text := tellers.Of(mv.shown.Game).Why(&mv.lang, *why, &mv.shown, mv.names)
	card := c.Card.ID
	if len(c.Cards) > 0 {
		card = c.Cards[0].ID
	}
	if mv.facts.plain && mv.shown.Phase == engine.PhaseRespond { // the question stands; the next try may be another card
		mv.askAnswer(s)
	}
	if card != 0 {
		mv.hand.startShake(s, card)
	} else {
		s.Audio().Play(assets.SoundRefuse)
	}
	mv.bubble.sayRule(s, text, ruleRefused(c, why), card)
	mv.quiet = 0
}

// refusals tells the player why a wish was not granted.
func (mv *moves) refusals(s *stage.Stage) {
	if mv.person == nil {
		return
	}
	if mv.wishes && mv.person.Want(mv.wish) {
		mv.wishes = false
	}
	c, why, ok := mv.person.Refusal()
	switch {
	case !ok:
	case why.Code == engine.Stale && (c.Verb == engine.VerbChallenge || c.Verb == engine.VerbPass):
		mv.late(s, c)
	default:
		mv.refuse(s, c, why)
	}
}

// late tells a player whose doubt came after another's who was quicker. What was let pass is no loss.
func (mv *moves) late(s *stage.Stage, c engine.Command) {
	public := mv.table.Public()
	for i := len(public.History) - 1; i >= 0 && c.Verb == engine.VerbChallenge; i-- {
		if e := &public.History[i]; e.Kind == engine.EventDoubted {
			if e.Seat != mv.viewer {
				s.Toasts().Show(mv.lang.Say(words.DoubtQuicker, words.With("name", mv.names[e.Seat])), "")
			}
			return
		}
	}
}
