package anim

import (
	"fmt"
	"slices"
	"testing"

	"fourtell/engine"
	"fourtell/engine/shed"
)

// heading sums up a diff: how many cards go from where to where, in order.
func heading(d Diff) string {
	text, last, n := "", "", 0
	flush := func() {
		if n > 0 {
			text += fmt.Sprintf("%d %s, ", n, last)
		}
	}
	name := func(p Place) string {
		if p.Zone == Hand {
			return fmt.Sprint("seat ", p.Seat)
		}
		return p.Zone.String()
	}
	for _, m := range d.Moves {
		if way := name(m.From) + " → " + name(m.To); way != last {
			flush()
			last, n = way, 0
		}
		n += m.Count
	}
	flush()
	if text == "" {
		return "nothing"
	}
	return text[:len(text)-2]
}

func swapHands(tb *table, a, b engine.Seat) engine.Event {
	tb.hands[a], tb.hands[b] = tb.hands[b], tb.hands[a]
	return engine.Event{Kind: engine.EventHandsSwapped, Seat: a, Target: b}
}

func rotateHands(tb *table, dir int) engine.Event {
	n := len(tb.hands)
	next := make([][]engine.Card, n)
	for s := range tb.hands {
		next[(s+dir+n)%n] = tb.hands[s]
	}
	tb.hands = next
	return engine.Event{Kind: engine.EventHandsRotated, Seat: 1, Target: engine.NoSeat, Count: dir}
}

func reshuffle(tb *table) engine.Event {
	n := len(tb.discard) - 1
	tb.draw = append(tb.draw, tb.discard[:n]...)
	tb.discard = tb.discard[n:]
	return engine.Event{Kind: engine.EventReshuffled, Seat: engine.NoSeat, Target: engine.NoSeat, Count: n}
}

func simple(kind engine.EventKind, seat engine.Seat) engine.Event {
	return engine.Event{Kind: kind, Seat: seat, Target: engine.NoSeat}
}

// TestEachBeat plays one beat of every kind from rest at normal speed.
func TestEachBeat(t *testing.T) {
	cases := []struct {
		name    string
		set     func(*table)                                // before the beat
		act     func(*table) (engine.Event, []engine.Event) // the beat and its riders
		kind    Kind
		moves   string
		cues    []Cue
		effects []EffectKind
	}{
		{name: "another seat's card flies to the discard pile",
			act:  func(tb *table) (engine.Event, []engine.Event) { return tb.play(2, 1), nil },
			kind: Play, moves: "1 seat 2 → discard", cues: []Cue{CuePlay}, effects: []EffectKind{EffectTint}},
		{name: "my card flies to the discard pile, and my turn begins again",
			act: func(tb *table) (engine.Event, []engine.Event) {
				return tb.play(0, 3), []engine.Event{simple(engine.EventTurn, 0)}
			},
			kind: Play, moves: "1 seat 0 → discard", cues: []Cue{CuePlay, CueTurn}, effects: []EffectKind{EffectTint}},
		{name: "a wild draw four lands hard, nudges the table and drains",
			set: func(tb *table) { tb.giveWild(1); tb.stamps[wildID] = shed.Green },
			act: func(tb *table) (engine.Event, []engine.Event) {
				return tb.play(1, 7), []engine.Event{{Kind: engine.EventColorChosen, Seat: 1, Color: shed.Green}}
			},
			kind: Play, moves: "1 seat 1 → discard", cues: []Cue{CuePlay, CueFan, CueColor, CueHeavy},
			effects: []EffectKind{EffectNudge, EffectFan, EffectDrain, EffectTint}},
		{name: "several cards fly one after another",
			act: func(tb *table) (engine.Event, []engine.Event) {
				tb.play(3, 0)
				tb.play(3, 0)
				return tb.play(3, 0), nil
			},
			kind: Play, moves: "3 seat 3 → discard", cues: []Cue{CuePlay}, effects: []EffectKind{EffectTint}},
		{name: "a jump-in and a stack answer are plays",
			act: func(tb *table) (engine.Event, []engine.Event) {
				e := tb.play(3, 0)
				e.Kind = engine.EventJumpedIn
				return e, nil
			},
			kind: Play, moves: "1 seat 3 → discard", cues: []Cue{CuePlay}, effects: []EffectKind{EffectTint}},
		{name: "I draw one card",
			act: func(tb *table) (engine.Event, []engine.Event) {
				e := tb.take(0, 1)
				e.Kind = engine.EventDrawn
				return e, nil
			},
			kind: Drew, moves: "1 draw → seat 0", cues: []Cue{CueDraw}},
		{name: "a penalty is drawn one by one",
			act:  func(tb *table) (engine.Event, []engine.Event) { return tb.take(2, 6), nil },
			kind: Drew, moves: "6 draw → seat 2", cues: []Cue{CueDraw}},
		{name: "a caught bluffer takes the victim's four",
			act: func(tb *table) (engine.Event, []engine.Event) {
				tb.hands[1] = append(tb.hands[1], tb.hands[2][3:]...)
				tb.hands[2] = tb.hands[2][:3]
				return engine.Event{Kind: engine.EventPenalty, Seat: 1, Target: 2, Count: 4, Reason: engine.ForBluff}, nil
			},
			kind: Drew, moves: "4 seat 2 → seat 1", cues: []Cue{CueDraw}},
		{name: "I give my four to the bluffer",
			act: func(tb *table) (engine.Event, []engine.Event) {
				tb.hands[1] = append(tb.hands[1], tb.hands[0][3:]...)
				tb.hands[0] = tb.hands[0][:3]
				return engine.Event{Kind: engine.EventPenalty, Seat: 1, Target: 0, Count: 4, Reason: engine.ForBluff}, nil
			},
			kind: Drew, moves: "4 seat 0 → seat 1", cues: []Cue{CueDraw}},
		{name: "a reverse turns the ring and skips at a table of two",
			act: func(tb *table) (engine.Event, []engine.Event) {
				return tb.play(1, 0), []engine.Event{simple(engine.EventReversed, 1), simple(engine.EventSkipped, 0)}
			},
			kind: Play, moves: "1 seat 1 → discard", cues: []Cue{CuePlay, CueReverse, CueSkip},
			effects: []EffectKind{EffectTint, EffectRing, EffectSkip}},
		{name: "a skip alone is seen",
			act:  func(tb *table) (engine.Event, []engine.Event) { return simple(engine.EventSkipped, 2), nil },
			kind: Skipped, moves: "nothing", cues: []Cue{CueSkip}, effects: []EffectKind{EffectSkip}},
		{name: "a reverse alone turns the ring",
			act:  func(tb *table) (engine.Event, []engine.Event) { return simple(engine.EventReversed, 2), nil },
			kind: Reversed, moves: "nothing", cues: []Cue{CueReverse}, effects: []EffectKind{EffectRing}},
		{name: "an opener's colour is named",
			set: func(tb *table) { tb.discard = append(tb.discard, engine.Card(shed.FaceWild)) },
			act: func(tb *table) (engine.Event, []engine.Event) {
				tb.stamps[engine.Card(shed.FaceWild)] = shed.Blue
				return engine.Event{Kind: engine.EventColorChosen, Seat: 1, Target: engine.NoSeat, Color: shed.Blue}, nil
			},
			kind: Colored, moves: "nothing", cues: []Cue{CueColor}, effects: []EffectKind{EffectFan, EffectDrain, EffectTint}},
		{name: "hidden hands trade places though no counter changes",
			act:  func(tb *table) (engine.Event, []engine.Event) { return swapHands(tb, 1, 3), nil },
			kind: Swap, moves: "7 seat 1 → seat 3, 7 seat 3 → seat 1", cues: []Cue{CueSwap}, effects: []EffectKind{EffectSwap}},
		{name: "my hand goes and another comes",
			set:  func(tb *table) { tb.take(2, 3) },
			act:  func(tb *table) (engine.Event, []engine.Event) { return swapHands(tb, 0, 2), nil },
			kind: Swap, moves: "7 seat 0 → seat 2, 10 seat 2 → seat 0", cues: []Cue{CueSwap}, effects: []EffectKind{EffectSwap}},
		{name: "all hands go round against the clock",
			act:  func(tb *table) (engine.Event, []engine.Event) { return rotateHands(tb, -1), nil },
			kind: Rotate, moves: "7 seat 0 → seat 3, 7 seat 1 → seat 0, 7 seat 2 → seat 1, 7 seat 3 → seat 2",
			cues: []Cue{CueRotate}, effects: []EffectKind{EffectRotate}},
		{name: "without an event my changed hand is a swap with the seat it fits",
			set: func(tb *table) { tb.take(2, 3) },
			act: func(tb *table) (engine.Event, []engine.Event) {
				swapHands(tb, 0, 2)
				return quiet(), nil
			},
			kind: Quiet, moves: "7 seat 0 → seat 2, 10 seat 2 → seat 0", cues: []Cue{CueDraw}},
		{name: "without an event a card that changed places still flies",
			act: func(tb *table) (engine.Event, []engine.Event) {
				tb.play(3, 2)
				return quiet(), nil
			},
			kind: Quiet, moves: "1 seat 3 → discard", cues: []Cue{CuePlay}},
		{name: "the discards go back into the pile as one bundle",
			set: func(tb *table) {
				for range 9 {
					tb.play(1, 0)
					tb.take(1, 1)
				}
			},
			act:  func(tb *table) (engine.Event, []engine.Event) { return reshuffle(tb), nil },
			kind: Reshuffle, moves: "9 discard → draw", cues: []Cue{CueShuffle}, effects: []EffectKind{EffectShuffle}},
		{name: "a removed seat puts its cards under the pile",
			act: func(tb *table) (engine.Event, []engine.Event) {
				tb.draw = append(tb.draw, tb.hands[3]...)
				tb.hands[3] = nil
				return engine.Event{Kind: engine.EventSeatRemoved, Seat: 3, Target: engine.NoSeat, Count: 7}, nil
			},
			kind: Remove, moves: "7 seat 3 → draw", cues: []Cue{CueDraw}},
		{name: "a bluff is caught before everybody, nobody sees the hand",
			act: func(tb *table) (engine.Event, []engine.Event) {
				return engine.Event{Kind: engine.EventChallengeResolved, Seat: 1, Target: 2, Verdict: engine.Guilty}, nil
			},
			kind: Verdict, moves: "nothing", cues: []Cue{CueReveal, CueCaught}, effects: []EffectKind{EffectBreath, EffectGuilty}},
		{name: "I see the hand of the accused, who is innocent",
			act: func(tb *table) (engine.Event, []engine.Event) {
				e := engine.Event{Kind: engine.EventChallengeResolved, Seat: 1, Target: 0, Verdict: engine.Innocent}
				for _, id := range tb.hands[1] {
					e.Cards = append(e.Cards, tb.seen(id))
				}
				return e, nil
			},
			kind: Verdict, moves: "nothing", cues: []Cue{CueReveal, CueFair}, effects: []EffectKind{EffectBreath, EffectInnocent}},
		{name: "somebody is caught with one card and draws two",
			act: func(tb *table) (engine.Event, []engine.Event) {
				e := tb.take(2, 2)
				return e, []engine.Event{{Kind: engine.EventUnoCaught, Seat: 2, Target: 0}}
			},
			kind: Drew, moves: "2 draw → seat 2", cues: []Cue{CueDraw, CueCatch}, effects: []EffectKind{EffectCatch}},
		{name: "a call is heard and seen",
			act:  func(tb *table) (engine.Event, []engine.Event) { return simple(engine.EventUnoCalled, 2), nil },
			kind: Quiet, moves: "nothing", cues: []Cue{CueCall}, effects: []EffectKind{EffectCall}},
		{name: "I win the round",
			act: func(tb *table) (engine.Event, []engine.Event) {
				tb.phase = engine.PhaseRoundOver
				e := simple(engine.EventRoundOver, 0)
				e.Winners = []engine.Seat{0}
				return e, []engine.Event{simple(engine.EventMatchOver, 0)}
			},
			kind: Over, moves: "nothing", cues: []Cue{CueWin}, effects: []EffectKind{EffectOver}},
		{name: "a turn that passes is quiet",
			act:  func(tb *table) (engine.Event, []engine.Event) { return simple(engine.EventPassed, 2), nil },
			kind: Quiet, moves: "nothing"},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			for name, timing := range everyTiming {
				tb := newTable(4, 7)
				if c.set != nil {
					c.set(tb)
				}
				q := settledAt(tb.snap(quiet()), timing)
				ended := []Kind{}
				q.OnIdle = func(k Kind, _ engine.Snapshot) { ended = append(ended, k) }
				e, riders := c.act(tb)
				s := tb.snap(e, riders...)
				if got := heading(Between(q.Shown(), s)); got != c.moves {
					t.Fatalf("moves %q, want %q", got, c.moves)
				}
				q.Push(s)
				heardCues, seen := map[Cue]bool{}, map[EffectKind]bool{}
				for !q.Still() {
					q.Tick()
					for _, cue := range q.Cues() {
						heardCues[cue] = true
					}
					for _, e := range q.Effects() {
						seen[e.Kind] = true
					}
				}
				atRest(t, q)
				if !slices.Equal(ended, []Kind{c.kind}) {
					t.Errorf("%s: ended %v, want %s", name, ended, c.kind)
				}
				if len(heardCues) != len(c.cues) {
					t.Errorf("%s: heard %v, want %v", name, heardCues, c.cues)
				}
				for _, cue := range c.cues {
					if !heardCues[cue] {
						t.Errorf("%s: the cue %s is missing", name, cue)
					}
				}
				if timing.Speed == Instant || timing.Reduced {
					continue
				}
				if len(seen) != len(c.effects) {
					t.Errorf("%s: effects %v, want %v", name, seen, c.effects)
				}
				for _, e := range c.effects {
					if !seen[e] {
						t.Errorf("%s: effect %d is missing", name, e)
					}
				}
			}
		})
	}
}

func TestAPenaltyIsDrawnOneByOne(t *testing.T) {
	tb := newTable(4, 7)
	q := settledAt(tb.snap(quiet()), Timing{})
	q.Push(tb.snap(tb.take(0, 4)))
	var counts []int
	for !q.Idle() {
		q.Tick()
		if n := q.Held(0); len(counts) == 0 || counts[len(counts)-1] != n {
			counts = append(counts, n)
		}
		if q.Held(0)+q.Pile() > 11+len(tb.draw) {
			t.Fatalf("hand %d and pile %d count a card twice", q.Held(0), q.Pile())
		}
	}
	if !slices.Equal(counts, []int{7, 8, 9, 10, 11}) {
		t.Errorf("the hand counted %v", counts)
	}
}

func TestADrawnCardTurnsOverForItsOwnerOnly(t *testing.T) {
	for _, seat := range []engine.Seat{0, 2} {
		tb := newTable(4, 7)
		q := settledAt(tb.snap(quiet()), Timing{})
		q.Push(tb.snap(tb.take(seat, 1)))
		faces, backs := 0, 0
		for !q.Idle() {
			q.Tick()
			for _, p := range q.Poses() {
				if p.Moving && p.Key == q.key && p.Alpha > 0 {
					if _, back := p.Turn(); back {
						backs++
					} else {
						faces++
					}
					if seat != 0 && !p.Card.Hidden() {
						t.Error("a hidden card shows a face")
					}
				}
			}
		}
		if backs == 0 || (faces > 0) != (seat == 0) {
			t.Errorf("seat %d: %d ticks of the flight show a face, %d the back", seat, faces, backs)
		}
	}
}

func TestTheHandShownInAChallengeTurnsAfterTheBreathAndBackWithTheNextBeat(t *testing.T) {
	tb := newTable(4, 7)
	q := settledAt(tb.snap(quiet()), Timing{})
	e := engine.Event{Kind: engine.EventChallengeResolved, Seat: 1, Target: 0, Verdict: engine.Guilty}
	for _, id := range tb.hands[1] {
		e.Cards = append(e.Cards, tb.seen(id))
	}
	open := func() (n int) {
		for _, p := range q.Poses() {
			if _, back := p.Turn(); p.Place.is(1) && !back && !p.Card.Hidden() {
				n++
			}
		}
		return n
	}
	q.Push(tb.snap(e))
	for n := range 24 {
		if q.Tick(); open() != 0 {
			t.Fatalf("a card turned at tick %d, before the breath of 400 ms was over", n)
		}
	}
	run(t, q)
	if open() != 7 {
		t.Errorf("%d of 7 cards are shown", open())
	}
	q.Push(tb.snap(tb.take(1, 4)))
	run(t, q)
	atRest(t, q)
	if open() != 0 {
		t.Errorf("%d cards still show their faces", open())
	}
}
