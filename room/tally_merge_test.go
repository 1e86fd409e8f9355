package room

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"testing"
	"time"
)

// gadget is somebody's device: it counts rounds, puts old ones together, and takes what another one gives it.
type gadget struct {
	name string
	now  time.Time // its own clock
	st   Statistics
}

func newGadget(n int, named bool) *gadget {
	g := &gadget{name: fmt.Sprintf("gadget%02d", n), now: time.Date(2026, 11, 1+n, 12, 0, 0, 0, time.UTC)}
	g.st, _ = ReadStatistics([]byte(statisticsHeader()))
	if named {
		g.st = g.st.named(g.name)
	}
	return g
}

// count adds a round as Saves.Count does.
func (g *gadget) count(t *testing.T, r *rand.Rand, n int) {
	t.Helper()
	g.now = g.now.Add(time.Duration(r.IntN(40)-2) * time.Hour) // a clock may be put back
	p := Played{ID: fmt.Sprintf("m%s-%d.1.0", g.name, n), At: g.st.when(g.now), Who: "Ann", Rules: []string{"classic", "party"}[r.IntN(2)], Seats: 2,
		Against: []string{"skilled"}, On: g.st.Device, Tally: Tally{Rounds: 1, Wins: r.IntN(2)}}
	b, err := json.Marshal(p)
	if err != nil {
		t.Fatal(err)
	}
	g.st = read(t, append(g.st.text(), append(b, '\n')...))
}

func read(t *testing.T, text []byte) Statistics {
	t.Helper()
	st, word := ReadStatistics(text)
	if word != nil || st.torn > 0 {
		t.Fatalf("%v, %d torn lines in\n%s", word, st.torn, text)
	}
	return st
}

// rest is the text without the name of the device.
func (g *gadget) rest() string {
	st := g.st
	st.Device = ""
	return string(st.text())
}

func TestHoweverDevicesExchangeWhatTheyHaveCountedNothingIsLostOrCountedTwice(t *testing.T) {
	for seed := range uint64(40) {
		r := rand.New(rand.NewPCG(seed, 5))
		all := []*gadget{newGadget(0, false), newGadget(1, true), newGadget(2, true)} // the first has counted before it had a name
		rounds, wins := 0, 0
		for n := range 120 {
			g := all[r.IntN(3)]
			switch r.IntN(8) {
			case 0:
				g.st.fold(r.IntN(12))
			case 1:
				from := all[r.IntN(3)]
				g.st, from.st = g.st.named(g.name), from.st.named(from.name)
				g.st = MergeStatistics(g.st, read(t, from.st.text()))
			default:
				g.count(t, r, n)
				rounds++
			}
		}
		for range 2 {
			for _, g := range all {
				for _, from := range all {
					g.st, from.st = g.st.named(g.name), from.st.named(from.name)
					g.st = MergeStatistics(g.st, from.st)
				}
			}
		}
		wins = all[0].st.Sum(Filter{}).Wins
		for _, g := range all {
			if sum := g.st.Sum(Filter{}); sum.Rounds != rounds || sum.Wins != wins {
				t.Fatalf("seed %d: %s knows %d rounds with %d wins of %d with %d\n%s", seed, g.name, sum.Rounds, sum.Wins, rounds, wins, g.st.text())
			}
			if g.rest() != all[0].rest() || g.st.Device != g.name {
				t.Fatalf("seed %d: %s, which is called %s, has\n%s\nand not\n%s", seed, g.name, g.st.Device, g.rest(), all[0].rest())
			}
		}
	}
}

func TestReviewsAndLinesOfLaterVersionsComeAlongOnce(t *testing.T) {
	round := `{"id":"m-1.1.0","at":"2026-11-01T12:00:00Z","who":"Ann","rules":"classic","seats":2,"against":["skilled"],"on":"gadget01","rounds":1}` + "\n"
	a := read(t, []byte(statisticsHeader()+`{"device":"gadget00"}`+"\n"+`{"later":1}`+"\n"))
	b := read(t, []byte(statisticsHeader()+`{"device":"gadget01"}`+"\n"+round+`{"review":"m-1.1.0","decisions":4,"lost":0.5}`+"\n"+`{"later":1}`+"\n"))
	for range 3 {
		a = MergeStatistics(a, b)
	}
	if len(a.Played) != 1 || a.Played[0].Decisions != 4 || bytes.Count(a.text(), []byte(`{"later":1}`)) != 1 || a.Device != "gadget00" {
		t.Errorf("it is\n%s", a.text())
	}
	b.fold(0)
	if a = MergeStatistics(a, b); len(a.Played) != 1 || a.Played[0].ID != "" || a.Played[0].Decisions != 4 {
		t.Errorf("once it is put together it is\n%s", a.text())
	}
}

func TestARoundOfARoomThatTwoDevicesCountedIsOne(t *testing.T) {
	line := func(at, on string) []byte {
		return []byte(statisticsHeader() + `{"device":"` + on + `"}` + "\n" + `{"id":"K7QF2M-1.1.1.0","at":"` + at + `","who":"Ann","rules":"classic","seats":2,"against":["person Bo"],"online":true,"on":"` + on + `","rounds":1,"wins":1}` + "\n")
	}
	a, b := read(t, line("2026-11-01T12:00:00Z", "gadget00")), read(t, line("2026-11-01T12:00:07Z", "gadget01"))
	for _, sum := range []Statistics{MergeStatistics(a, b), MergeStatistics(b, a)} {
		if len(sum.Played) != 1 || sum.Played[0].On != "gadget00" {
			t.Errorf("it is\n%s", sum.text())
		}
	}
}
