package relay

import (
	"bytes"
	"fmt"
	"testing"

	"fourtell/online/client"
	"fourtell/online/deal"
	"fourtell/online/wire"
	"fourtell/room"
)

// reload begins the program of who deals anew, with nothing but what its store has.
func (w *world) reload(old *player, after int64) *player {
	w.t.Helper()
	old.line.Close()
	old.still = true
	w.pass(after)
	house, code, ok := Kept(w.store, w.now)
	if !ok || house != "https://house" {
		w.t.Fatalf("kept is a table of %q, %v", house, ok)
	}
	for i, p := range w.people {
		if p == old {
			w.people = append(w.people[:i:i], w.people[i+1:]...)
		}
	}
	p := w.come(old.name, func(p *player) client.Dial {
		p.dealer = Resume(w.dealing(p))
		return p.dealer.Dial()
	})
	w.check(p.Ask(&wire.Join{Room: code}, nil))
	w.people = append([]*player{p}, w.people[:len(w.people)-1]...)
	return p
}

func TestAPageThatIsLoadedAgainTakesItsTableUp(t *testing.T) {
	w := newWorld(t)
	w.store = room.NewMemory()
	people := w.begin("classic,score=winner_takes,target=200", "Ann", "Bo", "Cy")
	for _, p := range people {
		p.plays = true
	}
	w.pass(3_000)
	for n := range 2 { // and a second time
		ann, bo := people[0], people[1]
		link, _ := ann.dealer.Link()
		uid, seq := ann.UID(), bo.person.Last().Seq
		people[0] = w.reload(ann, 15_000)
		w.until("all are back", func() bool {
			return all(people, func(p *player) bool { return p.Place() != nil && p.Place().Room().State == wire.Playing })
		})
		if got, ok := people[0].dealer.Link(); !ok || got != link {
			t.Errorf("time %d: others come by %v now", n, got)
		}
		if people[0].UID() != uid || people[0].Place().Seat() != 0 || !people[0].Place().Host() {
			t.Errorf("time %d: Ann is %+v", n, people[0].Place().Room())
		}
		people[0].sit()
		people[0].plays = true
		w.until("they play on", func() bool { return bo.person.Last().Seq > seq+5 || bo.Place().Room().State == wire.Finished })
		for _, s := range bo.Place().Room().Seats {
			if s.Here == wire.HereBot {
				t.Errorf("time %d: a bot plays for %s", n, s.Name)
			}
		}
	}
	w.until("the match is over", func() bool {
		return all(people, func(p *player) bool { return p.Place().Room().State == wire.Finished })
	})
	for _, p := range people[1:] { // to Ann the promise of the round is not kept
		if f, ok := p.Place().Checked(); !ok || f != deal.Fair {
			t.Errorf("%s finds the deal %v, %v", p.name, f, ok)
		}
	}
	w.check(people[0].Ask(&wire.Leave{}, nil))
	w.pass(1000)
	if _, err := w.store.Read(KeptAs); err == nil {
		t.Error("a table that has ended is kept")
	}
}

func TestAPageThatIsLoadedAgainTooLateFindsItsTableClosed(t *testing.T) {
	w := newWorld(t)
	w.store = room.NewMemory()
	people := w.begin("classic", "Ann", "Bo")
	ann := w.reload(people[0], 121_000)
	w.until("she is told", func() bool { return ann.State() == client.Ended })
	if ann.Why() == nil || ann.Why().Code != wire.Closed {
		t.Errorf("she is told %+v", ann.Why())
	}
	if _, _, ok := Kept(w.store, w.now); ok {
		t.Error("it is kept")
	}
}

func TestATableThatCannotBeTakenUpIsForgotten(t *testing.T) {
	w := newWorld(t)
	w.store = room.NewMemory()
	w.begin("classic", "Ann", "Bo")
	whole, err := w.store.Read(KeptAs)
	w.check(err)
	if _, _, ok := Kept(w.store, w.now); !ok {
		t.Fatal("it is not kept")
	}
	lines := bytes.SplitAfter(whole, []byte("\n"))
	for name, text := range map[string][]byte{
		"cut short":        whole[:len(whole)-3],
		"an entry is gone": append(bytes.Join(lines[:3], nil), bytes.Join(lines[5:], nil)...),
		"no secret":        bytes.Replace(whole, []byte(`"secret":"`), []byte(`"secret":"!`), 1),
		"nothing":          {},
		"something else":   []byte("[1]\nhello"),
	} {
		w.check(w.store.Write(KeptAs, text))
		if _, _, ok := Kept(w.store, w.now); ok {
			t.Errorf("%s: it is taken up", name)
		}
		if _, err := w.store.Read(KeptAs); err == nil {
			t.Errorf("%s: it is kept", name)
		}
	}
	w.check(w.store.Write(KeptAs, whole))
	if _, _, ok := Kept(w.store, w.now+dealerWithin+seenEvery+1_000); ok {
		t.Error("it is taken up after all have gone")
	}
	if _, _, ok := Kept(nil, w.now); ok {
		t.Error("a page that keeps nothing has kept it")
	}
}

// full is a store that has no room after so many lines.
type full struct {
	room.Store
	left int
}

func (f *full) Append(name string, text []byte) error {
	if f.left--; f.left < 0 {
		return fmt.Errorf("%s: %w", name, room.ErrFull)
	}
	return f.Store.Append(name, text)
}

func TestAStoreThatIsFullKeepsNoHalfTableAndTheMatchGoesOn(t *testing.T) {
	w := newWorld(t)
	w.store = &full{Store: room.NewMemory(), left: 12}
	people := w.begin("classic,score=winner_takes,target=100", "Ann", "Bo")
	for _, p := range people {
		p.plays = true
	}
	w.until("the match is over", func() bool {
		return all(people, func(p *player) bool { return p.Place().Room().State == wire.Finished })
	})
	if _, err := w.store.Read(KeptAs); err == nil {
		t.Error("half a table is kept")
	}
}
