package anim

import (
	"fmt"
	"slices"
	"testing"

	"fourtell/engine"
)

// liesGame is a game's own part by which some cards are not what they were said to be.
type liesGame struct {
	otherGame
	lies []engine.Card
}

func (o liesGame) Accent(e *engine.Event, c engine.SeenCard) engine.Accent {
	if e.Kind == engine.EventRevealed && slices.Contains(o.lies, c.ID) {
		return engine.Accent{Weight: engine.Heavy}
	}
	return engine.Accent{}
}

// doubts is a table on whose seat 1 a claim of n cards is made.
type doubts struct {
	*table
	laid []engine.SeenCard
	own  liesGame
}

func newDoubts() *doubts {
	d := &doubts{table: newTable(4, 9)}
	d.discard = slices.Clone(d.draw[:6])
	d.draw = d.draw[6:]
	return d
}

func (d *doubts) shows(e engine.Event) engine.Snapshot {
	s := d.snap(e)
	s.Own = d.own
	return s
}

// claim lays the last n cards of seat 1, of which those by index are no truth.
func (d *doubts) claim(n int, lies ...int) engine.Snapshot {
	hand := d.hands[1]
	for i, id := range hand[len(hand)-n:] {
		d.laid = append(d.laid, d.seen(id))
		if slices.Contains(lies, i) {
			d.own.lies = append(d.own.lies, id)
		}
		d.discard = append(d.discard, id)
	}
	d.hands[1] = hand[:len(hand)-n]
	return d.shows(engine.Event{Kind: engine.EventClaimed, Seat: 1, Target: engine.NoSeat, Count: n})
}

func (d *doubts) doubt() engine.Snapshot {
	return d.shows(engine.Event{Kind: engine.EventDoubted, Seat: 2, Target: 1})
}

func (d *doubts) reveal() engine.Snapshot {
	e := engine.Event{Kind: engine.EventRevealed, Seat: 1, Target: 2, Count: len(d.laid), Cards: d.laid, Verdict: engine.Innocent}
	if len(d.own.lies) > 0 {
		e.Verdict = engine.Guilty
	}
	return d.shows(e)
}

func (d *doubts) taken() engine.Snapshot {
	n := len(d.discard)
	d.hands[2] = append(d.hands[2], d.discard...)
	d.discard = nil
	return d.shows(engine.Event{Kind: engine.EventPileTaken, Seat: 2, Target: 1, Count: n})
}

// sounding is a cue and on which tick of its beat it is heard.
type sounding struct {
	Cue
	tick int
}

func (s sounding) String() string { return fmt.Sprintf("%d %s", s.tick, s.Cue) }

// hears plays a beat to its end, skipping it after so many ticks (-1: never), and tells what is heard.
func hears(t *testing.T, q *Queue, s engine.Snapshot, skipAfter int) (all []sounding) {
	t.Helper()
	q.Push(s)
	for tick := 0; !q.Idle(); tick++ {
		if tick == skipAfter {
			q.Skip()
		}
		q.Tick()
		for _, c := range q.Cues() {
			all = append(all, sounding{c, tick})
		}
		if tick > 2000 {
			t.Fatal("it does not end")
		}
	}
	return all
}

func cuesOf(all []sounding) (names []string) {
	for _, s := range all {
		names = append(names, s.Cue.String())
	}
	return names
}

func TestAClaimIsHeardToCloseAndEachOfItsCardsToLie(t *testing.T) {
	for n := 1; n <= 4; n++ {
		d := newDoubts()
		q := settledAt(d.shows(quiet()), Timing{})
		got := cuesOf(hears(t, q, d.claim(n), -1))
		want := append([]string{"claim"}, slices.Repeat([]string{"laid"}, n)...)
		if !slices.Equal(got, want) {
			t.Errorf("a claim of %d: heard %v, want %v", n, got, want)
		}
	}
}

func TestADoubtTheBreathTheCardsAndWhatCameOfThemAreHeardInOrder(t *testing.T) {
	for _, c := range []struct {
		name string
		n    int
		lies []int
		want []string
	}{
		{"one card, true", 1, nil, []string{"breath", "turn_up", "truth"}},
		{"one card, a lie", 1, []int{0}, []string{"breath", "turn_up", "lie"}},
		{"three, true", 3, nil, []string{"breath", "turn_up", "true", "turn_up", "true", "turn_up", "truth"}},
		{"three, the second a lie", 3, []int{1}, []string{"breath", "turn_up", "true", "turn_up", "lie", "turn_up"}},
		{"three, the last a lie", 3, []int{2}, []string{"breath", "turn_up", "true", "turn_up", "true", "turn_up", "lie"}},
		{"four, all lies: one blow", 4, []int{0, 1, 2, 3}, []string{"breath", "turn_up", "lie", "turn_up", "turn_up", "turn_up"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			d := newDoubts()
			q := settledAt(d.shows(quiet()), Timing{})
			hears(t, q, d.claim(c.n, c.lies...), -1)
			if got := cuesOf(hears(t, q, d.doubt(), -1)); !slices.Equal(got, []string{"doubt"}) {
				t.Errorf("the doubt is heard as %v", got)
			}
			r := d.reveal()
			heard := hears(t, q, r, -1)
			if got := cuesOf(heard); !slices.Equal(got, c.want) {
				t.Errorf("heard %v, want %v", got, c.want)
			}
			timed := RevealOf(&r, &r.Cause)
			for _, s := range heard {
				switch at := float64(s.tick + 1); {
				case (s.Cue == CueLie || s.Cue == CueTruth) && at != timed.Known():
					t.Errorf("what came of it is heard at %v and seen at %v", at, timed.Known())
				case s.Cue == CueTurnUp && at < timed.Breath():
					t.Errorf("a card is heard turning at %v, before the breath is over", at)
				}
			}
			sweep := cuesOf(hears(t, q, d.taken(), -1))
			if len(sweep) < 5 || sweep[len(sweep)-1] != "gathered" || slices.ContainsFunc(sweep[:len(sweep)-1], func(s string) bool { return s != "gather" }) {
				t.Errorf("the pile is heard as %v", sweep)
			}
		})
	}
}

// As far as the first false card lies open a lie and a truth are heard alike, at every speed and by every tick.
func TestALieAndATruthSoundTheSameUntilTheFirstFalseCardLiesOpen(t *testing.T) {
	for name, timing := range everyTiming {
		for n := 1; n <= 4; n++ {
			for bad := range n {
				play := func(lies ...int) (all [][]sounding) {
					d := newDoubts()
					q := settledAt(d.shows(quiet()), timing)
					for _, s := range []engine.Snapshot{d.claim(n, lies...), d.doubt(), d.reveal()} {
						all = append(all, hears(t, q, s, -1))
					}
					return all
				}
				truth, lie := play(), play(bad)
				for beat := range 2 {
					if !slices.Equal(truth[beat], lie[beat]) {
						t.Errorf("%s, %d cards: beat %d sounds %v true and %v false", name, n, beat, truth[beat], lie[beat])
					}
				}
				blow := slices.IndexFunc(lie[2], func(s sounding) bool { return s.Cue == CueLie })
				if blow < 0 {
					t.Fatalf("%s, %d cards: no blow in %v", name, n, lie[2])
				}
				if len(truth[2]) <= blow || !slices.Equal(truth[2][:blow], lie[2][:blow]) || truth[2][blow].tick != lie[2][blow].tick {
					t.Errorf("%s, %d cards, %d false: the truth sounds %v, the lie %v", name, n, bad, truth[2], lie[2])
				}
			}
		}
	}
}

func TestWhatIsSkippedOrTakesNoTimeIsHeardByItsOutcomeAlone(t *testing.T) {
	for _, c := range []struct {
		name   string
		timing Timing
		skip   int
	}{{"instant", Timing{Speed: Instant}, -1}, {"instant, reduced", Timing{Speed: Instant, Reduced: true}, -1}, {"skipped", Timing{}, 1}, {"skipped, slow", Timing{Speed: Slow}, 1}} {
		t.Run(c.name, func(t *testing.T) {
			d := newDoubts()
			q := settledAt(d.shows(quiet()), c.timing)
			begun := func(names ...string) []string { // what was heard before it was skipped
				if c.skip < 0 {
					return names[1:]
				}
				return names
			}
			for _, beat := range []struct {
				s    engine.Snapshot
				want []string
			}{
				{d.claim(4, 2), begun("claim", "laid")},
				{d.doubt(), begun("doubt")},
				{d.reveal(), begun("breath", "lie")},
				{d.taken(), []string{"gathered"}},
			} {
				heard := hears(t, q, beat.s, c.skip)
				if got := cuesOf(heard); !slices.Equal(got, beat.want) {
					t.Errorf("%s: heard %v, want %v", beat.s.Cause.Kind, got, beat.want)
				}
			}
		})
	}
}

func TestToLetAClaimPassIsHeardAndToLetATurnGoIsNot(t *testing.T) {
	d := newDoubts()
	d.decision = 4
	pass := func(seat engine.Seat, history ...engine.Event) engine.Snapshot {
		s := d.shows(engine.Event{Kind: engine.EventPassed, Seat: seat, Target: engine.NoSeat})
		s.History = append(history, engine.Event{Kind: engine.EventPassed, Seat: seat, Target: engine.NoSeat, Beat: s.Seq},
			engine.Event{Kind: engine.EventTurn, Seat: 2, Target: engine.NoSeat, Beat: s.Seq})
		return s
	}
	claimed := d.claim(2)
	q := settledAt(claimed, Timing{})
	claim := engine.Event{Kind: engine.EventClaimed, Seat: 1, Beat: claimed.Seq}
	other := engine.Event{Kind: engine.EventPassed, Seat: 3, Beat: claimed.Seq}
	turn := engine.Event{Kind: engine.EventTurn, Seat: 1, Beat: claimed.Seq}
	for _, c := range []struct {
		name    string
		history []engine.Event
		want    []string
	}{
		{"the first to answer a claim", []engine.Event{turn, claim}, []string{"let_pass"}},
		{"the last to answer it", []engine.Event{turn, claim, other}, []string{"let_pass"}},
		{"a turn let go after a claim", []engine.Event{claim, other, turn}, nil},
		{"a turn let go where nobody claims", []engine.Event{turn}, nil},
		{"where nothing is known", nil, nil},
	} {
		if got := cuesOf(hears(t, q, pass(0, c.history...), -1)); !slices.Equal(got, c.want) {
			t.Errorf("%s: heard %v, want %v", c.name, got, c.want)
		}
	}
}
