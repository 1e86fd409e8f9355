package scene

import (
	"fourtell/ai"
	"fourtell/assets"
	"fourtell/engine"
	"fourtell/scene/input"
	"fourtell/words"
)

// hinter is the house's advice to the player who is shown the table: what its strongest level would do with what that seat
// may know, and why. It stands until the question is another.
type hinter struct {
	button padButton
	beside padButton // the lamp beside a question
	items  []hintItem
	at     int         // the item shown
	on     bool        // one is shown
	mind   *ai.Thought // being worked on
	snap   engine.Snapshot
	age    int // ticks since what is shown has been
	mark   engine.Command
	// How to hear the next reason, and what stands there meanwhile.
	more  keyLine
	think string
}

// word puts what always stands there into words.
func (h *hinter) word(l *words.Language) {
	h.think = l.Say(words.HintThinks)
	h.more = keyLineOf(l, input.ActHint, words.HintMore, words.HintMoreClick, words.HintMoreTap)
}

// hintItem is one thing to say: a move and a reason for it.
type hintItem struct {
	command engine.Command
	text    string
}

// hintSeed folds the house's advice off from what its bots play by.
const hintSeed = 0x41d

// hintable says whether there is anybody to advise: somebody plays by hand and sees the table.
func (t *Table) hintable() bool {
	return t.person != nil && !t.o.Demo && !t.people.covered && !t.people.catching && t.current() && !t.shown.Over()
}

// askHint is the wish for advice: the first time for the move, then for the next reason, until there is none left.
func (t *Table) askHint(s *Stage) {
	h := &t.hint
	if !t.hintable() {
		return
	}
	if g := t.guided(); g != nil {
		g.asked(s, t)
		return
	}
	s.Audio.Play(assets.SoundClick)
	s.Redraw()
	switch {
	case h.mind != nil:
		return
	case h.on && h.at+1 < len(h.items):
		h.at++
		t.showHint(s)
		return
	case h.on:
		t.closeHint(s)
		return
	}
	h.items, h.at, h.snap, h.age = h.items[:0], 0, t.shown, 0
	t.hintAside()
	if h.mind = t.hintThought(); h.mind == nil && len(h.items) == 0 {
		t.bubble.say(s, t, t.nothingToHint(), 0)
		return
	}
	if h.mind == nil {
		h.on = true
		t.showHint(s)
	}
}

// nothingToHint tells why there is no advice.
func (t *Table) nothingToHint() string {
	if seat := t.shown.Turn; seat >= 0 && seat != t.viewer && int(seat) < len(t.names) {
		return t.lang.Say(words.TableTheirTurn, words.With("name", t.names[seat]))
	}
	return t.lang.Say(words.HintNothing)
}

// hintAside notes what can be done besides the turn: who may be caught, and a call that is due.
func (t *Table) hintAside() {
	h := &t.hint
	if seat := t.catchable(); seat != engine.NoSeat {
		c := engine.Do(t.viewer, engine.VerbCatchUno)
		c.Target = seat
		move, why := t.lang.HintCatch(&t.shown, seat)
		h.add(&t.lang, c, move, why)
	}
	if t.facts.call {
		move, why := t.lang.HintCall(&t.shown)
		h.add(&t.lang, engine.Do(t.viewer, engine.VerbCallUno), move, why)
	}
}

func (h *hinter) add(l *words.Language, c engine.Command, move, why string) {
	h.items = append(h.items, hintItem{c, l.Say(words.HintSays, words.With("move", move), words.With("why", why))})
}

// hintThought begins to think about the question owed, or about a jump-in where none is; nil where there is neither.
func (t *Table) hintThought() *ai.Thought {
	levels := ai.Levels()
	p := ai.NewPlayer(levels[len(levels)-1], ai.Style{}, t.viewer, engine.Mix(t.o.BotSeed, hintSeed))
	if !t.shown.Owes() && !t.facts.jump {
		return nil
	}
	mind, _ := p.Advise(t.shown)
	return mind
}

// updateHint thinks on for a tick, and takes away what is no longer true.
func (t *Table) updateHint(s *Stage) {
	h := &t.hint
	if h.mind == nil && !h.on {
		return
	}
	if !t.hintable() || t.shown.Viewer != h.snap.Viewer || t.shown.Decision != h.snap.Decision ||
		!h.snap.Owes() && t.shown.Seq != h.snap.Seq {
		t.closeHint(s)
		return
	}
	h.age++
	s.Redraw()
	if h.mind != nil {
		h.mind.Work(thinkSlice)
		if h.mind.Done() {
			t.hintFound(s)
		}
		return
	}
	if !t.stillTrue(h.items[h.at].command) {
		h.items = append(h.items[:h.at], h.items[h.at+1:]...)
		if h.at >= len(h.items) {
			t.closeHint(s)
			return
		}
		t.showHint(s)
	}
}

// stillTrue says whether what a hint names besides the turn can still be done.
func (t *Table) stillTrue(c engine.Command) bool {
	switch c.Verb {
	case engine.VerbCallUno:
		return t.facts.call
	case engine.VerbCatchUno:
		return t.mayCatch(c.Target)
	}
	return true
}

// hintFound puts what was thought into words.
func (t *Table) hintFound(s *Stage) {
	h := &t.hint
	a := words.Advice(h.mind.Advice().Told(&h.snap))
	h.mind, h.on = nil, true
	move, why := t.lang.Hint(&h.snap, a)
	for _, reason := range why {
		h.add(&t.lang, a.Best, move, reason)
	}
	if len(h.items) == 0 {
		h.items = append(h.items, hintItem{a.Best, move})
	}
	t.showHint(s)
}

// showHint shows and speaks the item it is at.
func (t *Table) showHint(s *Stage) {
	h := &t.hint
	h.age, h.mark = 0, h.items[h.at].command
	t.bubble.close()
	s.Say(h.items[h.at].text)
	s.Redraw()
}

// closeHint takes the advice away.
func (t *Table) closeHint(s *Stage) {
	h := &t.hint
	h.mind, h.on, h.items, h.mark = nil, false, h.items[:0], engine.Command{}
	s.Redraw()
}

// hinted is the card of the hand that is advised to be played, 0 where there is none.
func (t *Table) hinted() engine.Card {
	c := &t.hint.mark
	if !t.hint.on || c.Verb != engine.VerbPlay {
		return 0
	}
	card := c.Card
	if len(c.Cards) > 0 {
		card = c.Cards[0]
	}
	if t.indexOf(card.ID) != noCard {
		return card.ID
	}
	for i := range t.queue.Layout().Hand.Count {
		if have := t.cardAt(i); have.Face == card.Face {
			return have.ID
		}
	}
	return 0
}
