package uno

import (
	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/engine/uno"
)

// reader turns events into steps; it keeps what it needs of the table along the way.
type reader struct {
	*belief
	trusts
	rules  *uno.Rules
	events []engine.Event
	at     int
	color  engine.Color
	symbol shed.Symbol
	turn   engine.Seat
	before engine.Color                 // before the last draw four
	below  shed.Symbol                  // the symbol it was played on
	clock  bool                         // what comes next is the clock's doing: it proves nothing
	since  [engine.MaxSeats]int         // cards a seat has taken since its own last play: a verdict speaks of the hand at the play
	last   [engine.MaxSeats]engine.Card // the top card of that play
}

// lay finds what lay on top before a history that begins without an opener.
func (r *reader) lay(s *engine.Snapshot) {
	n := len(s.Discard) - 1
	for i := range s.History {
		switch e := &s.History[i]; e.Kind {
		case engine.EventPlayed, engine.EventStacked, engine.EventJumpedIn:
			n -= len(e.Cards)
		case engine.EventOpener, engine.EventReshuffled:
			return
		}
	}
	if n >= 0 {
		c := s.Discard[n]
		if r.color, r.symbol = shed.ColorOf(c.Face), shed.SymbolOf(c.Face); c.Stamp != engine.NoColor {
			r.color = c.Stamp
		}
	}
}

func (r *reader) has(seat engine.Seat) bool { return seat >= 0 && int(seat) < r.seats }

// hidden says whether it is somebody else's hand, of which a move tells something.
func (r *reader) hidden(seat engine.Seat) bool { return r.has(seat) && seat != r.viewer }

// add notes a step that can be one: a Snapshot may come from a program that sends nonsense.
func (r *reader) add(s step) {
	if s.what != stepRotate && !r.has(engine.Seat(s.seat)) || !r.has(engine.Seat(s.to)) && (s.what == stepSwap || s.what == stepGive) {
		return
	}
	s.n = min(max(s.n, -1), 3*108)
	if int(s.card.ID) >= maxCardIDs {
		s.card.ID = 0
	}
	r.count(&s)
	r.steps = append(r.steps, s)
}

func (r *reader) take(e *engine.Event) {
	switch e.Kind {
	case engine.EventTimedOut, engine.EventReshuffled, engine.EventPileExhausted, engine.EventDrawn:
	default:
		r.clock = false
	}
	switch e.Kind {
	case engine.EventReversed:
		r.dir = -r.dir
	case engine.EventTurn:
		r.fresh = engine.NoSeat
	case engine.EventDealt:
		r.steps, r.choices, r.held = r.steps[:0], r.choices[:0], [engine.MaxSeats]int{}
		r.dealt, r.moved, r.dir, r.lastFour = true, false, r.first, [engine.MaxSeats]int{}
		for seat := range r.seats {
			if engine.Seat(seat) == r.viewer {
				r.pins(r.viewer, e.Cards)
			} else if !r.out[seat] {
				r.add(step{what: stepGain, seat: int8(seat), n: few(e.Count)})
			}
		}
	case engine.EventOpener:
		r.color = e.Color
		if len(e.Cards) > 0 {
			r.symbol = shed.SymbolOf(e.Cards[0].Face)
		}
	case engine.EventColorChosen:
		r.color = e.Color
	case engine.EventPassed:
		if r.fresh == e.Seat && !r.clock {
			r.chose(choseKeep, e.Seat, engine.NoFace, engine.NoColor)
		}
	case engine.EventPlayed, engine.EventStacked, engine.EventJumpedIn:
		r.play(e)
	case engine.EventTimedOut:
		r.clock = true
	case engine.EventDrawn:
		r.draw(e)
	case engine.EventUnfit:
		if r.hidden(e.Seat) {
			r.add(step{what: stepLast, seat: int8(e.Seat), faces: uno.Fitting(r.color, r.symbol)})
		}
	case engine.EventPenalty:
		r.penalty(e)
	case engine.EventChallengeAccepted:
		if r.has(e.Seat) {
			r.took[e.Seat]++
		}
	case engine.EventChallengeResolved:
		r.resolved(e)
	case engine.EventHandsSwapped:
		r.add(step{what: stepSwap, seat: int8(e.Seat), to: int8(e.Target)})
		r.hints = [engine.MaxSeats]hint{}
	case engine.EventHandsRotated:
		r.add(step{what: stepRotate, n: few(e.Count)})
		r.hints = [engine.MaxSeats]hint{}
	case engine.EventSeatRemoved:
		r.add(step{what: stepEmpty, seat: int8(e.Seat)})
	}
}

// play: a wild says that nothing else fitted, more or less; then the card leaves.
func (r *reader) play(e *engine.Event) {
	n := len(e.Cards)
	if n == 0 {
		return
	}
	top := e.Cards[n-1]
	if n == 1 && e.Kind == engine.EventPlayed {
		r.chose(chosePlay, e.Seat, top.Face, e.Color)
		if k := len(r.choices); top.Face == shed.FaceWildDrawFour && k > 0 && r.has(e.Seat) {
			r.lastFour[e.Seat] = k
		}
	}
	r.fresh = engine.NoSeat
	if r.hidden(e.Seat) {
		if e.Kind == engine.EventPlayed {
			switch fit := uno.Fitting(r.color, r.symbol) &^ uno.WildFaces; top.Face {
			case shed.FaceWild:
				r.add(step{what: stepDeny, seat: int8(e.Seat), faces: fit, trust: r.wild})
			case shed.FaceWildDrawFour:
				betray := uno.Betraying(*r.rules, r.color, r.symbol)
				if !r.pendingNow() { // the one to be answered is judged by itself
					r.add(step{what: stepDeny, seat: int8(e.Seat), faces: betray, trust: r.four})
				}
			}
		}
	}
	r.hint(e.Seat, top.Face, e.Color)
	if r.has(e.Seat) {
		r.marks.played(e.Seat, top.Face, e.Color, r.color, r.rules)
	}
	r.loses(e.Seat, e.Cards)
	if r.has(e.Seat) {
		r.since[e.Seat], r.last[e.Seat] = 0, top.ID
	}
	if top.Face == shed.FaceWildDrawFour {
		r.before, r.below = r.color, r.symbol
	}
	r.color, r.symbol = shed.ColorOf(top.Face), shed.SymbolOf(top.Face)
	if e.Color != engine.NoColor {
		r.color = e.Color
	}
}

// hint notes what the choice of a colour says. A draw four says it by itself.
func (r *reader) hint(seat engine.Seat, f engine.Face, named engine.Color) {
	switch {
	case !r.has(seat) || f == shed.FaceWildDrawFour:
	case shed.IsWild(f):
		r.hints[seat] = hint{named, namedIt}
	case shed.ColorOf(f) != r.color:
		r.hints[seat] = hint{shed.ColorOf(f), turnedToIt}
	default:
		r.hints[seat] = hint{shed.ColorOf(f), stayedInIt}
	}
}

// pendingNow says whether nothing has been played or answered since this event.
func (r *reader) pendingNow() bool {
	for _, e := range r.events[r.at+1:] {
		switch e.Kind {
		case engine.EventPlayed, engine.EventStacked, engine.EventJumpedIn, engine.EventDrawn, engine.EventChallengeAccepted,
			engine.EventChallengeResolved, engine.EventPassed:
			return false
		}
	}
	return true
}

// draw: nothing fitted, if it was of one's own will and one plays what one can; and a drawn card that was not offered to
// be played did not fit, by the rules.
func (r *reader) draw(e *engine.Event) {
	clock := r.clock
	r.clock = false
	if r.has(e.Seat) {
		r.hints[e.Seat] = hint{}
		if !clock {
			r.marks.drew(e.Seat, r.color)
		}
	}
	if !r.hidden(e.Seat) {
		r.gain(e)
		return
	}
	fit := uno.Fitting(r.color, r.symbol)
	strict := r.rules[uno.Finish] != uno.FinishAny || r.rules[uno.WD4Bluff] != uno.BluffAllowed
	if !clock && r.color != engine.NoColor && e.Count > 0 && !strict && r.fresh != e.Seat {
		r.chose(choseDraw, e.Seat, engine.NoFace, engine.NoColor)
	}
	r.fresh = e.Seat
	if !clock && r.color != engine.NoColor {
		trust := r.trusts.draw
		if r.rules[uno.ForcedPlay] == uno.On && r.rules[uno.Finish] == uno.FinishAny {
			trust = always
		}
		deny := fit
		if strict {
			deny &^= uno.WildFaces
		}
		r.add(step{what: stepDeny, seat: int8(e.Seat), faces: deny, trust: trust})
	}
	r.gain(e)
	if strict || clock || r.rules[uno.BlindDraw] == uno.On || r.rules[uno.DrawAfter] == uno.EndTurn || r.color == engine.NoColor || e.Count == 0 {
		return
	}
	// Where the turn went on at once the card did not fit. A keeper of a card that fits is told by passed.
	next := engine.NoEvent
	if r.at+1 < len(r.events) {
		next = r.events[r.at+1].Kind
	}
	switch next {
	case engine.EventTurn:
		r.add(step{what: stepLast, seat: int8(e.Seat), faces: fit})
	case engine.EventPassed:
		r.add(step{what: stepLast, seat: int8(e.Seat), faces: uno.EveryFace &^ fit})
	}
}

// gain: cards seen are pinned, the others are anything.
func (r *reader) gain(e *engine.Event) {
	if r.has(e.Seat) {
		r.since[e.Seat] += max(e.Count, 0)
		r.marks.gained(e.Seat, e.Count)
	}
	if n := e.Count - r.pins(e.Seat, e.Cards); n > 0 && r.has(e.Seat) {
		r.add(step{what: stepGain, seat: int8(e.Seat), n: few(n)})
	}
}

// pins adds cards that the viewer knows to have come to a hand, and says how many.
func (r *reader) pins(seat engine.Seat, cards []engine.SeenCard) (n int) {
	for _, c := range cards {
		if c.ID != 0 {
			r.add(step{what: stepPin, seat: int8(seat), card: c})
			n++
		}
	}
	return n
}

func (r *reader) loses(seat engine.Seat, cards []engine.SeenCard) {
	if !r.has(seat) {
		return
	}
	for _, c := range cards {
		r.add(step{what: stepLose, seat: int8(seat), card: c})
	}
}

// penalty: the very cards may come out of another hand.
func (r *reader) penalty(e *engine.Event) {
	switch {
	case r.has(e.Target) && r.hidden(e.Target) && r.hidden(e.Seat):
		r.add(step{what: stepGive, seat: int8(e.Target), to: int8(e.Seat), n: few(e.Count)})
		r.since[e.Seat] += max(e.Count, 0)
	case r.has(e.Target):
		r.loses(e.Target, e.Cards)
		fallthrough
	default:
		r.gain(e)
	}
}

// resolved: the verdict, and the hand where the viewer may see it.
func (r *reader) resolved(e *engine.Event) {
	if r.has(e.Target) {
		r.doubted[e.Target]++
	}
	if !r.has(e.Seat) {
		return
	}
	if e.Verdict == engine.Guilty {
		r.caught[e.Seat]++
	} else {
		r.cleared[e.Seat]++
	}
	if !r.hidden(e.Seat) {
		return
	}
	if k := r.lastFour[e.Seat]; k > 0 && k <= len(r.choices) && int(r.choices[k-1].seat) == int(e.Seat) {
		betray := uno.Betraying(*r.rules, r.before, r.below)
		if e.Verdict == engine.Guilty {
			r.choices[k-1].one = betray
		} else {
			r.choices[k-1].banned = betray
		}
	}
	shown := false
	for _, c := range e.Cards {
		if c.ID != 0 && c.ID != r.last[e.Seat] {
			shown = true
			r.add(step{what: stepFind, seat: int8(e.Seat), card: c})
		}
	}
	if !shown && e.Verdict == engine.Innocent {
		r.add(step{what: stepDeny, seat: int8(e.Seat), faces: uno.Betraying(*r.rules, r.before, r.below), trust: always, n: few(r.since[e.Seat])})
	}
}
