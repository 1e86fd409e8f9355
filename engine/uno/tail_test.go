package uno

import (
	"bytes"
	"encoding/json"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"fourtell/engine"
)

// wire is the snapshot or tail as it comes out of JSON at the other end, read by one of these, and its text.
func wire[T any](t testing.TB, v T, read func([]byte) (T, error)) (T, []byte) {
	t.Helper()
	text, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	out, err := read(text)
	if err != nil {
		t.Fatal(err)
	}
	return out, text
}

func readTail(text []byte) (engine.Tail, error) { return engine.Shelf{Book{}}.ReadTail(text) }

// follower is somebody elsewhere who is told of a seat by tails alone.
type follower struct {
	has  engine.Snapshot
	sent engine.Snapshot // what the one who writes has told last
}

// told brings the follower to the snapshot and gives how many bytes it took.
func (f *follower) told(t testing.TB, snap engine.Snapshot) int {
	t.Helper()
	tail, text := wire(t, snap.After(&f.sent), readTail)
	got, err := tail.On(&f.has)
	if err != nil {
		t.Fatalf("seat %d, beat %d after %d: %v", snap.Viewer, snap.Seq, f.has.Seq, err)
	}
	f.has, f.sent = got, snap
	return len(text)
}

// Over whole rounds of a match, under every preset and under switches by chance, with people who leave and are removed: whoever
// has an earlier snapshot and gets the tail after it has the snapshot, to the last byte; whether they get every beat or miss some.
func TestASnapshotIsTheSameAgainFromTheTailOfItsHistory(t *testing.T) {
	beats, tails, whole, skipped, rounds := 0, 0, 0, 0, 0
	play := func(rules Rules, seats int, seed uint64) {
		rng := rand.New(rand.NewPCG(seed, 12))
		rules[Score], rules[RoundOut], rules[HandSize] = ScoreWinnerTakes, Off, min(rules[HandSize], 5)
		g, err := New(engine.Setup{Rules: rules.String(), Seats: seatNames(seats), Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		each := make([]follower, seats+1)
		watch := func(snaps func(engine.Seat) engine.Snapshot) {
			beats++
			for v := engine.Spectator; v < engine.Seat(seats); v++ {
				f := &each[v+1]
				if v > 0 && rng.IntN(4) != 0 { // seat 0 and a spectator get every beat, the others one now and then
					skipped++
					continue
				}
				snap := snaps(v)
				if tail := snap.After(&f.sent); tail.Since > 0 {
					tails++
				} else {
					whole++
				}
				f.told(t, snap)
				has := f.has
				if len(has.History) != len(snap.History) {
					t.Fatalf("%s, seed %d: viewer %d is told of %d events by beat %d, not %d", rules, seed, v, len(has.History), snap.Seq, len(snap.History))
				}
				if !snap.Over() && beats%16 != 0 { // the history, which only grows, is compared now and then and at the end
					has.History, snap.History = nil, nil
				}
				want, text := wire(t, snap, Book{}.ReadSnapshot)
				if _, got := wire(t, has, Book{}.ReadSnapshot); !bytes.Equal(got, text) || !reflect.DeepEqual(has, want) {
					t.Fatalf("%s, seed %d: viewer %d is told of beat %d as %s", rules, seed, v, snap.Seq, unlike(got, text))
				}
			}
		}
		for _, b := range g.Opening() {
			watch(b.View)
		}
		for n, ended := 0, 0; n < 700 && ended < 2; n++ {
			c, legal := legalCommand(t, rng, g)
			for try := 0; try < 9 && c.Verb != engine.VerbPlay && c.Verb != engine.VerbNextRound; try++ { // rounds shall end
				c, legal = legalCommand(t, rng, g)
			}
			if g.state.Over() {
				ended++
				rounds++
			}
			if rng.IntN(50) == 0 && !g.state.Over() {
				c, legal = engine.Do(engine.Seat(rng.IntN(seats)), []engine.Verb{engine.VerbLeave, engine.VerbReturn, engine.VerbRemove}[rng.IntN(3)]), true
			}
			if !legal {
				continue
			}
			before := g.state.now
			more, err := g.Apply(c)
			if err != nil {
				continue
			}
			for _, b := range more {
				watch(b.View)
			}
			if len(more) == 0 && g.state.now != before || rng.IntN(10) == 0 {
				watch(g.View) // the same beat again, with what may be done now
			}
		}
	}
	for n, preset := range Presets() {
		rules, _ := Preset(preset)
		play(rules, 2+n%4, uint64(n))
	}
	for seed := uint64(100); seed < 110; seed++ {
		seats := engine.MinSeats + int(seed)%5
		play(RulesByChance(seed, seats), seats, seed)
	}
	if rounds < 25 || beats < 1000 || tails < beats*2 || whole < 80 || skipped < 300 {
		t.Errorf("%d rounds, %d beats, told by %d tails, %d times whole, %d times not", rounds, beats, tails, whole, skipped)
	}
}

func TestATailThatDoesNotGoWithTheEarlierSnapshotSaysSo(t *testing.T) {
	g, err := New(engine.Setup{Rules: "official", Seats: seatNames(2), Seed: 5})
	if err != nil {
		t.Fatal(err)
	}
	first := g.View(0)
	if _, err := g.Apply(g.View(first.Turn).Legal[0]); err != nil {
		t.Fatal(err)
	}
	second := g.View(0)
	tail := second.After(&first)
	if tail.Since != first.Seq || len(tail.History) == 0 || len(tail.History) == len(second.History) {
		t.Fatalf("the tail after beat %d is %+v", first.Seq, tail)
	}
	other, later, short := first, first, first
	other.Viewer, later.Round, short.Discard = 1, 2, nil
	for _, c := range []struct {
		name    string
		earlier *engine.Snapshot
		why     string
	}{
		{"nothing", &engine.Snapshot{}, "to whoever has beat 0"},
		{"a later beat", &second, "no help"},
		{"another seat's", &other, "for another seat"},
		{"another round's", &later, "another round"},
		{"one without its discards", &short, "cannot be kept"},
	} {
		if _, err := tail.On(c.earlier); err == nil || !strings.Contains(err.Error(), c.why) {
			t.Errorf("%s: %v, want %q", c.name, err, c.why)
		}
		if got := second.After(c.earlier); c.name != "a later beat" && c.name != "one without its discards" && got.Since != 0 {
			t.Errorf("%s: the tail is after beat %d", c.name, got.Since)
		}
	}
	back := second
	back.History = append([]engine.Event{}, second.History...)
	back.History[len(first.History)-1].Seat++ // something was taken back, and went another way
	if got := back.After(&first); got.Since != 0 {
		t.Errorf("after a decision that was taken back there is a tail after beat %d", got.Since)
	}
}

// BenchmarkSnapshotOnTheWire prints what a beat takes as JSON, whole and as a tail, over rounds of random players.
func BenchmarkSnapshotOnTheWire(b *testing.B) {
	for _, table := range []struct {
		rules string
		seats int
	}{{"classic", 4}, {"chaos", 10}} {
		b.Run(table.rules, func(b *testing.B) {
			var whole, tail, most, n int
			for b.Loop() {
				whole, tail, most, n = 0, 0, 0, 0
				for seed := uint64(1); seed <= 5; seed++ {
					g, err := New(engine.Setup{Rules: table.rules, Seats: seatNames(table.seats), Seed: seed})
					if err != nil {
						b.Fatal(err)
					}
					rng := rand.New(rand.NewPCG(seed, 13))
					var f follower
					tell := func(beats []engine.Beat) {
						for _, beat := range beats {
							snap := beat.View(0)
							text, err := json.Marshal(snap)
							if err != nil {
								b.Fatal(err)
							}
							took := f.told(b, snap)
							whole, tail, most, n = whole+len(text), tail+took, max(most, took), n+1
						}
					}
					tell(g.Opening())
					for !g.state.Over() {
						legal := g.View(engine.Seat(g.state.turn)).Legal
						c := legal[rng.IntN(len(legal))]
						for try := 0; try < 9 && c.Verb != engine.VerbPlay; try++ { // rounds shall end
							c = legal[rng.IntN(len(legal))]
						}
						beats, err := g.Apply(c)
						if err != nil {
							b.Fatal(err)
						}
						tell(beats)
					}
				}
			}
			b.ReportMetric(float64(whole)/float64(n), "whole-B/beat")
			b.ReportMetric(float64(tail)/float64(n), "tail-B/beat")
			b.ReportMetric(float64(most), "most-tail-B")
		})
	}
}
