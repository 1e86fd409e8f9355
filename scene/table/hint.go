package table

import (
	"slices"

	"fourtell/ai"
	"fourtell/ai/houses"
	"fourtell/assets"
	"fourtell/engine"
	"fourtell/scene/input"
	"fourtell/scene/platform"
	"fourtell/scene/stage"
	"fourtell/words"
	"fourtell/words/tellers"
)

// hinter is the house's advice to the player who is shown the table: what its strongest level would do with what that seat
// may know, and why. It stands until the question is another.
type hinter struct {
	*chair
	people *people
	hud    *hud
	hand   *hand
	bubble *bubble
	// leads is asked first where somebody leads the table: it says whether the advice is theirs.
	leads  func(*stage.Stage) bool
	beside padButton // the lamp beside a question
	items  []hintItem
	at     int         // the item shown
	on     bool        // one is shown
	mind   ai.Advising // being worked on
	snap   engine.Snapshot
	age    int // ticks since what is shown has been
	mark   engine.Command
	// How to hear the next reason, and what stands there meanwhile.
	more  stage.KeyLine
	think string
}

func newHinter(c *chair, p *people, u *hud, h *hand, b *bubble, leads func(*stage.Stage) bool) *hinter {
	return &hinter{chair: c, people: p, hud: u, hand: h, bubble: b, leads: leads}
}

// word puts what always stands there into words.
func (h *hinter) word(l *words.Language) {
	h.think = l.Say(words.HintThinks)
	h.more = stage.NewKeyLine(l, input.ActHint, words.HintMore, words.HintMoreClick, words.HintMoreTap)
}

// hintItem is one thing to say: a move and a reason for it.
type hintItem struct {
	command engine.Command
	text    string
}

// hintSeed folds the house's advice off from what its bots play by.
const hintSeed = 0x41d

// hintable says whether there is anybody to advise: somebody plays by hand and sees the table.
func (h *hinter) hintable() bool {
	return h.person != nil && !h.o.Demo && !h.people.covered && !h.people.catching && h.current() && !h.shown.Over()
}

// ask is the wish for advice: the first time for the move, then for the next reason, until there is none left.
func (h *hinter) ask(s *stage.Stage) {
	if !h.hintable() {
		return
	}
	if h.leads(s) {
		return
	}
	if h.facts.plain {
		h.bubble.say(s, h.lang.Say(words.HintForbidden), 0)
		return
	}
	s.Audio().Play(assets.SoundClick)
	s.Redraw()
	switch {
	case h.mind != nil:
		return
	case h.on && h.at+1 < len(h.items):
		h.at++
		h.show(s)
		return
	case h.on:
		h.close(s)
		return
	}
	h.items, h.at, h.snap, h.age = h.items[:0], 0, h.shown, 0
	h.aside()
	if h.mind = h.thought(); h.mind == nil && len(h.items) == 0 {
		h.bubble.say(s, h.nothing(), 0)
		return
	}
	if h.mind == nil {
		h.on = true
		h.show(s)
	}
}

// nothing tells why there is no advice.
func (h *hinter) nothing() string {
	if seat := h.shown.Turn; seat >= 0 && seat != h.viewer && int(seat) < len(h.names) {
		return h.lang.Say(words.TableTheirTurn, words.With("name", h.names[seat]))
	}
	return h.lang.Say(words.HintNothing)
}

// aside notes what can be done besides the turn: who may be caught, and a call that is due.
func (h *hinter) aside() {
	if seat := h.catchable(); seat != engine.NoSeat {
		c := engine.Do(h.viewer, engine.VerbCatchUno)
		c.Target = seat
		move, why := tellers.Of(h.shown.Game).HintAside(&h.lang, &h.shown, c)
		h.add(&h.lang, c, move, why)
	}
	if h.facts.call {
		c := engine.Do(h.viewer, engine.VerbCallUno)
		move, why := tellers.Of(h.shown.Game).HintAside(&h.lang, &h.shown, c)
		h.add(&h.lang, c, move, why)
	}
}

func (h *hinter) add(l *words.Language, c engine.Command, move, why string) {
	h.items = append(h.items, hintItem{c, l.Say(words.HintSays, words.With("move", move), words.With("why", why))})
}

// thought begins to think about the question owed, or about a jump-in where none is; nil where there is neither.
func (h *hinter) thought() ai.Advising {
	if !h.shown.Owes() && !h.facts.jump {
		return nil
	}
	mind, _ := houses.Advise(h.shown, engine.Mix(h.o.BotSeed, hintSeed))
	return mind
}

// update thinks on for a tick, and takes away what is no longer true.
func (h *hinter) update(s *stage.Stage) {
	if h.mind == nil && !h.on {
		return
	}
	if !h.hintable() || h.shown.Viewer != h.snap.Viewer || h.shown.Decision != h.snap.Decision || h.shown.Owes() != h.snap.Owes() ||
		!h.snap.Owes() && h.shown.Seq != h.snap.Seq {
		h.close(s)
		return
	}
	h.age++
	s.Redraw()
	if h.mind != nil {
		h.mind.Work(platform.ThinkSlice)
		if h.mind.Done() {
			h.found(s)
		}
		return
	}
	if !h.stillTrue(h.items[h.at].command) {
		h.items = append(h.items[:h.at], h.items[h.at+1:]...)
		if h.at >= len(h.items) {
			h.close(s)
			return
		}
		h.show(s)
	}
}

// stillTrue says whether what a hint names besides the turn can still be done.
func (h *hinter) stillTrue(c engine.Command) bool {
	switch c.Verb {
	case engine.VerbCallUno:
		return h.facts.call
	case engine.VerbCatchUno:
		return h.mayCatch(c.Target)
	}
	return true
}

// found puts what was thought into words.
func (h *hinter) found(s *stage.Stage) {
	a := words.Advice(h.mind.Told(&h.snap))
	h.mind, h.on = nil, true
	move, why := tellers.Of(h.snap.Game).Hint(&h.lang, &h.snap, a)
	for _, reason := range why {
		h.add(&h.lang, a.Best, move, reason)
	}
	if len(h.items) == 0 {
		h.items = append(h.items, hintItem{a.Best, move})
	}
	h.show(s)
}

// show shows and speaks the item it is at. Keys are then on the card it is about: what is lifted is what is spoken of.
func (h *hinter) show(s *stage.Stage) {
	h.age, h.mark = 0, h.held(h.items[h.at].command)
	if card := h.hinted(); card != 0 {
		h.hand.focus = card
	}
	h.bubble.close()
	s.Speech().Say(h.items[h.at].text)
	s.Redraw()
}

// held is a move with its claimed cards as the hand has them, each of its own, where it names no more than what they are.
func (h *hinter) held(c engine.Command) engine.Command {
	if c.Verb != engine.VerbClaim {
		return c
	}
	named := c.Cards
	c.Cards = nil
	for _, card := range named {
		for i := 0; card.ID == 0 && i < h.queue.Layout().Hand.Count; i++ {
			if have := h.cardAt(i); have.Face == card.Face && !slices.Contains(c.Cards, have) {
				card = have
			}
		}
		c.Cards = append(c.Cards, card)
	}
	return c
}

// close takes the advice away.
func (h *hinter) close(s *stage.Stage) {
	h.mind, h.on, h.items, h.mark = nil, false, h.items[:0], engine.Command{}
	s.Redraw()
}

// hinted is the card of the hand that is advised to be played, or of those to be claimed the next to be picked; 0 where there is none.
func (h *hinter) hinted() engine.Card {
	c := &h.mark
	if h.on && c.Verb == engine.VerbClaim {
		for _, m := range c.Cards {
			if !h.hand.claim.has(m.ID) {
				return m.ID
			}
		}
	}
	if !h.on || c.Verb != engine.VerbPlay {
		return 0
	}
	card := c.Card
	switch {
	case len(c.Cards) > 0:
		card = c.Cards[0]
	case c.Blind:
		card.ID = unseenCard
	}
	if h.indexOf(card.ID) != noCard {
		return card.ID
	}
	for i := range h.queue.Layout().Hand.Count {
		if have := h.cardAt(i); have.Face == card.Face {
			return have.ID
		}
	}
	return 0
}
