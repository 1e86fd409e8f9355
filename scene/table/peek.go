package table

import (
	"slices"

	"fourtell/engine"
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

// peekTap is how many ticks a press on the hand may last and still be no look at it.
const peekTap = 18

// peek is the look at a hand that lies face down where people share the screen: it lasts as long as a key, a button or a
// finger is held, or where one press does instead until the next one or the end of the turn.
type peek struct {
	*chair
	people *people
	open   bool // the hand is seen
	stays  bool // until a press covers it
	turn   bool // it is the viewer's turn
	tapped bool // a press on the hand will open it when it is let go
	cover  padButton
	finger bool // a finger or the mouse holds it open
	age    int  // ticks it has
	card   engine.Card
	picked bool // it was the picked one when the press began
	// How the hand is seen: while it is held, by one press; and how it is covered again.
	how, press, again stage.KeyLine
}

func newPeek(c *chair, p *people) *peek { return &peek{chair: c, people: p} }

// end forgets a look that is over.
func (k *peek) end() {
	k.open, k.stays, k.turn, k.tapped, k.finger, k.age, k.card, k.picked = false, false, false, false, false, 0, 0, false
	k.cover = padButton{}
}

// peeks says whether the hand lies face down until it is asked for.
func (k *peek) peeks() bool { return k.stage.Settings().PeekOnHold && k.people.shared() && !k.o.Demo }

// hidden says whether the hand lies face down now: nothing in the picture may depend on what is in it.
func (k *peek) hidden() bool { return k.peeks() && !k.open }

// update follows what is held, also under a question: the hand may be looked at before it is answered.
func (k *peek) update(s *stage.Stage, in *input.Tick) {
	if !k.peeks() {
		k.end()
		if k.person != nil && !k.people.covered && s.Devices().Tick.Device != paint.DevicePad && s.Devices().Tick.Take(input.ActPeek) {
			aloud := words.Aloud(k.lang)
			s.Speech().Say(aloud.Standing(&k.shown)) // a hand that lies open is heard
		}
		return
	}
	key := s.Devices().Tick.Holds(input.ActPeek)
	if key || s.Devices().Tick.Did(input.ActPeek) {
		in.Take(input.ActSort) // the same button of a gamepad
	}
	if s.Settings().PressOnce {
		key = k.pressed(s)
	} else {
		k.stays = false
	}
	open := k.person != nil && !k.people.covered && (key || k.finger)
	if open != k.open {
		k.open = open
		if open {
			s.Speech().Say(k.lang.Say(words.PeekShown))
			s.Speech().Say(k.turnLine(s, &k.shown))
		} else {
			s.Speech().Say(k.lang.Say(words.PeekCovered))
		}
		s.Redraw()
	}
}

// pressed says whether the hand stays open after one press.
func (k *peek) pressed(s *stage.Stage) bool {
	public := k.table.Public()
	turn := public.Turn == k.viewer && !public.Over()
	switch {
	case k.person == nil || k.people.covered || k.turn && !turn:
		k.stays, k.tapped = false, false
	case s.Devices().Tick.Take(input.ActPeek):
		k.stays = !k.stays
	}
	k.turn = turn
	return k.stays
}

// hint tells how the hand is seen on the device last used.
func (k *peek) hint(s *stage.Stage) string { return k.line(s).Spoken(s) }

// line tells it, or how the hand is covered where it stays open.
func (k *peek) line(s *stage.Stage) *stage.KeyLine {
	switch {
	case k.stays:
		return &k.again
	case s.Settings().PressOnce:
		return &k.press
	}
	return &k.how
}

// turnLine is what is asked of the player, and with what they hold where that is seen.
func (k *peek) turnLine(s *stage.Stage, shown *engine.Snapshot) string {
	if k.hidden() {
		return words.Sentences(k.labels.yourTurn, k.labels.colorWord+": "+k.facts.chip) + " " + k.hint(s)
	}
	aloud := words.Aloud(k.lang)
	return aloud.Turn(shown)
}

// word writes down for every device how the hand is seen.
func (k *peek) word(l *words.Language) {
	k.how = stage.NewKeyLine(l, input.ActPeek, words.PeekHidden, words.PeekMouse, words.PeekTouch)
	k.press = stage.NewKeyLine(l, input.ActPeek, words.PeekPress, words.PeekPressMouse, words.PeekPressTouch)
	k.again = stage.NewKeyLine(l, input.ActPeek, words.PeekCover, words.PeekCoverMouse, words.PeekCoverTouch)
}

// coverPointer lets a press on its strip cover a hand that stays open; it says whether the pointer is its own.
func (k *peek) coverPointer(s *stage.Stage, in *input.Tick) bool {
	k.cover.at = k.coverAt(s.Painter())
	if k.cover.update(s, in, true) {
		k.stays = false
	}
	return k.cover.Down
}

// coverAt is where that strip lies: over the feet of the cards, which tell nothing that their heads do not.
func (k *peek) coverAt(p *paint.Painter) paint.Rect {
	l, u := k.queue.Layout(), k.u
	return k.keyPillAt(p, k.line(k.stage), float32(l.Hand.Box.X), min(float32(l.H)-22*u, float32(l.Hand.Box.Y+l.Hand.Box.H/2)-14*u))
}

// draw tells over the covered hand how it is seen.
func (k *peek) draw(p *paint.Painter) {
	l := k.queue.Layout()
	if k.person == nil || l.Hand.Count == 0 {
		return
	}
	if k.stays && k.peeks() {
		body := paint.Cream
		if k.cover.Hover {
			body = paint.White
		}
		k.keyPill(p, k.line(k.stage), k.coverAt(p), body, paint.Ink)
	}
	if !k.hidden() {
		return
	}
	line := k.line(k.stage)
	k.keyPill(p, line, k.keyPillAt(p, line, float32(l.Hand.Box.X), float32(l.Hand.Box.Y)), paint.Cream, paint.Ink)
}

// discreet is a beat as it may be told aloud and kept in the log where the hand lies face down: which cards the viewer has
// drawn is left out.
func (k *peek) discreet(now *engine.Snapshot) *engine.Snapshot {
	if !k.peeks() {
		return now
	}
	told := *now
	told.Cause = k.withoutOwn(told.Cause)
	told.Riders = slices.Clone(told.Riders)
	for i := range told.Riders {
		told.Riders[i] = k.withoutOwn(told.Riders[i])
	}
	return &told
}

func (k *peek) withoutOwn(e engine.Event) engine.Event {
	switch e.Kind {
	case engine.EventDrawn, engine.EventPenalty, engine.EventDealt:
		e.Cards = make([]engine.SeenCard, len(e.Cards))
	}
	return e
}
