package table

import (
	"strings"

	"fourtell/engine"
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

// doubters are those whom a claim asks at once, as they are seen round the table: who has let it pass, and the keys of the people at
// this screen whose picture it is not. The claim lies open to everybody, so that nobody needs the screen for an answer.
type doubters struct {
	*view
	people *people
	looks  func(*stage.Stage, engine.Seat) // lets the curtain fall for somebody who wants to see their own hand first
	passed uint16                          // by seat
	asked  uint16                          // by person: their answer is waited for
	gone   uint16                          // whose buttons go because somebody doubts
	sinks  int                             // ticks left of it
	finger bool
	caps   [input.People][3]padButton // doubting, letting pass, and an eye to look at one's own hand
	glyphs [input.People]paint.KeyGlyph
	word   string    // of who has let it pass
	verbs  [2]string // on the buttons
	lie    capsLie
}

func newDoubters(v *view, p *people) *doubters { return &doubters{view: v, people: p} }

// follow takes over who has let the claim pass that waits.
func (d *doubters) follow(now *engine.Snapshot) {
	d.passed = 0
	defer d.clear()
	if len(now.Owing) == 0 || !now.Doubtful() {
		return
	}
	for i := len(now.History) - 1; i >= 0; i-- {
		switch e := &now.History[i]; {
		case e.Kind == engine.EventClaimed:
			return
		case e.Kind == engine.EventPassed && e.Seat >= 0:
			d.passed |= 1 << e.Seat
		}
	}
}

// say takes its words from the language.
func (d *doubters) say(l *words.Language) {
	d.word, d.verbs = l.Say(words.DoubtPasses), [2]string{" " + l.Say(words.DoubtButton), l.Say(words.DoubtLet)}
}

// answers says whether a person's answer is waited for, and they see what is asked.
func (d *doubters) answers(i int) bool {
	seat := d.people.sharers[i].seat
	public := d.table.Public()
	return seat != d.viewer && len(public.Owing) > 0 && public.Doubtful() && public.OwedBy(seat) && d.current() && d.queue.Idle() &&
		!d.people.covered && !d.people.catching && d.people.byHand(i)
}

// wish is the answer that a person's wish means: their key doubts, with Shift it lets pass.
func (d *doubters) wish(i int, w input.Wishes) (c engine.Command, ok bool) {
	if !d.answers(i) || w&^input.WishLook == 0 {
		return c, false
	}
	verb := engine.VerbChallenge
	if w&(input.WishCatch|input.WishCall) == 0 {
		verb = engine.VerbPass
	}
	c = engine.Do(d.people.sharers[i].seat, verb)
	c.Decision = d.table.Public().Decision
	return c, true
}

// look lets a person see their own hand before they answer, under the curtain: by the eye at their plate, by their own key while the
// one that shows a hand is held, or by the button of their own gamepad that does. It says whether that was meant.
func (d *doubters) look(s *stage.Stage, i int, w input.Wishes) bool {
	if w == 0 || w&input.WishLook == 0 && !s.Devices().Tick.Holds(input.ActPeek) || !d.answers(i) {
		return w == input.WishLook // of no use now, and no mistake
	}
	d.looks(s, d.people.sharers[i].seat)
	return true
}

// press follows the buttons of a person: it gives what they wish.
func (d *doubters) press(s *stage.Stage, in *input.Tick, i int) (w input.Wishes) {
	on := d.asked>>i&1 == 1
	for n, wish := range [3]input.Wishes{input.WishCatch, input.WishJump, input.WishLook} {
		if d.caps[i][n].update(s, in, on) {
			w |= wish
		}
	}
	return w
}

// beside lets the people press their buttons while a question stands over the table.
func (d *doubters) beside(s *stage.Stage, in *input.Tick) {
	for i := range d.people.sharers {
		w := d.press(s, in, i)
		if w&input.WishLook != 0 && d.look(s, i, w) {
			return
		}
		if c, ok := d.wish(i, w); ok {
			d.people.sharers[i].chair.Want(c)
		}
	}
}

// sinkTicks is how long the buttons of those who have not answered take to sink, when somebody doubts.
const sinkTicks = 6

// show shows each of the other people their keys while they are asked, and says once what they do.
func (d *doubters) show(s *stage.Stage) {
	asked := uint16(0)
	for i := range d.people.sharers {
		if d.answers(i) {
			asked |= 1 << i
		}
	}
	finger := s.Devices().Tick.Device == paint.DeviceTouch
	if d.held() { // no button moves from under the finger that presses it
		finger = d.finger
	}
	if asked != d.asked || asked != 0 && finger != d.finger {
		began := d.asked == 0
		if public := d.table.Public(); asked == 0 && !public.Doubtful() {
			d.gone, d.sinks = d.asked, sinkTicks
		}
		d.asked, d.finger = asked, finger
		var all []string
		for i := range d.people.sharers {
			if asked>>i&1 == 0 {
				continue
			}
			act := input.ActOwn + input.Action(i)
			d.glyphs[i] = paint.KeyGlyph{}
			if v := s.Settings().Bindings.Of(input.OnKeys, act); v > 0 && !finger {
				d.glyphs[i] = s.Keys().GlyphOf(input.OnKeys, v)
				name := s.Keys().NameOf(input.OnKeys, v)
				all = append(all, d.lang.Say(words.OwnKeysOne, words.With("name", d.names[d.people.sharers[i].seat]), words.With("key", name)))
			}
		}
		if began && len(all) > 0 {
			s.Speech().Say(words.Sentences(d.lang.Say(words.DoubtOwnKeys, words.With("keys", strings.Join(all, " · "))), d.howToLook(s)))
		}
		s.Redraw()
	}
	if d.sinks > 0 {
		d.sinks--
		s.Redraw()
	}
	d.clear()
	if asked != 0 {
		d.lay(s.Painter())
	}
}

// clear keeps the edges of the plates free where an answer lies.
func (d *doubters) clear() {
	d.answered, d.stacked = d.passed, false
	there := d.asked
	if d.sinks > 0 {
		there |= d.gone
	}
	for i := range d.people.sharers {
		if there>>i&1 == 1 {
			d.answered |= 1 << d.people.sharers[i].seat
		}
	}
}

// howToLook tells how somebody sees their own hand first.
func (d *doubters) howToLook(s *stage.Stage) string {
	return d.lang.Say(words.DoubtLook, words.With("key", s.Keys().NameOf(input.OnKeys, s.Settings().Bindings.Of(input.OnKeys, input.ActPeek))))
}

// held says whether one of the buttons is down.
func (d *doubters) held() bool {
	for i := range d.people.sharers {
		for n := range d.caps[i] {
			if d.caps[i][n].Down {
				return true
			}
		}
	}
	return false
}
