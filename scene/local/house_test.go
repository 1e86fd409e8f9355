//go:build display && !js

package local

import (
	"slices"
	"testing"
	"time"

	"fourtell/online/client"
	"fourtell/online/hosting"
	"fourtell/online/wire"
	"fourtell/room"
	"fourtell/scene/online"
	"fourtell/scene/platform"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
)

func TestMain(m *testing.M) { scenetest.Main(m) }

// world is what a test has in place of a network.
type world struct {
	trouble platform.HostTrouble
	options platform.HostOptions
	houses  []*hosting.House
	told    []announced
	hushed  int
	looks   []*search
}

// search is a search that finds what it is given.
type search struct {
	woke   func()
	found  []platform.NearTable
	closed bool
}

func (f *search) Tables() []platform.NearTable { return f.found }
func (f *search) Close()                       { f.closed = true }

// finds has it find something.
func (f *search) finds(all ...platform.NearTable) {
	f.found = all
	f.woke()
}

type quiet struct{ w *world }

func (q quiet) Close() { q.w.hushed++ }

// before is a stage with a line and what may be hosted beside it.
func before(t *testing.T) (*stage.Stage, *House, *online.Line, *world) {
	t.Helper()
	w := &world{}
	l := online.New(online.Options{Dial: func(string, func()) client.Dial { return func() client.Line { return down{} } }})
	h := New(Options{
		Open: func(o platform.HostOptions) (platform.House, platform.HostTrouble) {
			if w.options = o; w.trouble != platform.HostFine {
				return nil, w.trouble
			}
			house, err := hosting.Open(hosting.Options{Name: o.Name, Addr: "127.0.0.1:0"})
			if err != nil {
				t.Fatal(err)
			}
			w.houses = append(w.houses, house)
			return house, platform.HostFine
		},
		Look: func(woke func()) platform.Nearby {
			w.looks = append(w.looks, &search{woke: woke})
			return w.looks[len(w.looks)-1]
		},
		Announce: func(room wire.RoomCode, name string, links []string) platform.Announcement {
			w.told = append(w.told, announced{room, name, links[0]})
			return quiet{w}
		},
	}, l)
	o := scenetest.KeptIn(room.NewMemory())
	o.Routes = stage.Routes{Title: func() stage.Scene { return &scenetest.Stand{} }, More: []any{l, h}, Beside: []stage.Beside{h, l}}
	s := scenetest.NewStage(t, 960, 540, o)
	l.Call(s, "Ann")
	return s, h, l, w
}

// down is a line that does not come about.
type down struct{}

func (down) State() client.LineState { return client.LineDown }
func (down) Send([]byte) bool        { return false }
func (down) Receive() ([]byte, bool) { return nil, false }
func (down) Close()                  {}

func until(t *testing.T, s *stage.Stage, what string, so func() bool) {
	t.Helper()
	for begun := time.Now(); !so(); time.Sleep(time.Millisecond) {
		if time.Since(begun) > 20*time.Second {
			t.Fatal("waited in vain until ", what)
		}
		scenetest.Step(t, s, 1)
	}
}

func ended(h *hosting.House) bool {
	select {
	case <-h.Ended():
		return true
	default:
		return false
	}
}

func TestNothingIsHostedOrLookedForUntilItIsAskedFor(t *testing.T) {
	s, h, _, w := before(t)
	scenetest.Step(t, s, 60)
	if len(w.houses) != 0 || len(w.looks) != 0 || h.Here() || h.GoesOn() || h.Links("K7QF2M") != nil {
		t.Error("something goes on")
	}
	h.End()
}

func TestATableHostedHereIsToldOfWhileOneIsInItsRoom(t *testing.T) {
	s, h, l, w := before(t)
	if say := h.Open(s); say != "" || !h.Here() {
		t.Fatal(say)
	}
	if w.options.Name != "Ann" || w.options.Title == "" || len(w.options.Lines) != 2 {
		t.Errorf("the house is opened with %+v", w.options)
	}
	until(t, s, "the house knows one", func() bool { return l.Client().State() == client.Here })
	if h.Open(s); len(w.houses) != 1 {
		t.Error("a second house is opened")
	}
	if len(w.told) != 0 {
		t.Error("a room is told of before there is one")
	}
	_ = l.Client().Ask(&wire.Create{Seats: 3, Name: "Küche"}, nil)
	until(t, s, "the room is open", func() bool { return l.Place() != nil })
	until(t, s, "it is told of", func() bool { return len(w.told) == 1 })
	code := l.Place().Room().Code
	if want := (announced{code, "Küche", w.houses[0].Origin() + "/#" + string(code)}); w.told[0] != want || !slices.Equal(h.Links(code), []string{want.link}) {
		t.Errorf("the network is told %+v, links are %v; want %+v", w.told[0], h.Links(code), want)
	}
	scenetest.Step(t, s, 2*linksEvery)
	if len(w.told) != 1 || w.hushed != 0 {
		t.Errorf("what has not changed is told %d times", len(w.told))
	}
	name := "Garten"
	_ = l.Client().Ask(&wire.Set{Name: &name}, nil)
	until(t, s, "its new name is told", func() bool { return len(w.told) == 2 && w.told[1].name == "Garten" && w.hushed == 1 })
	_ = l.Client().Ask(&wire.Leave{}, nil)
	until(t, s, "a room that is left is told of no more", func() bool { return w.hushed == 2 })
	if ended(w.houses[0]) {
		t.Error("the house ends though the line leads there")
	}
}

func TestAHouseEndsWhenTheLineLeadsElsewhere(t *testing.T) {
	s, h, l, w := before(t)
	h.Open(s)
	until(t, s, "the house knows one", func() bool { return l.Client().State() == client.Here })
	l.Open(s, "https://house.example")
	until(t, s, "it ends", func() bool { return ended(w.houses[0]) })
	if h.Here() || h.Links("K7QF2M") != nil {
		t.Error("it is still here")
	}
	if say := h.Open(s); say != "" || len(w.houses) != 2 || !h.Here() {
		t.Errorf("another cannot be opened: %q", say)
	}
}

func TestAProgramThatEndsEndsItsHouse(t *testing.T) {
	s, h, l, w := before(t)
	h.Open(s)
	h.Nearby(s)
	until(t, s, "the house knows one", func() bool { return l.Client().State() == client.Here })
	s.End()
	if !ended(w.houses[0]) || !w.looks[0].closed || h.Here() {
		t.Error("it goes on")
	}
	s.End()
	h.End()
}

func TestWhyNoTableCanBeHostedIsSaid(t *testing.T) {
	s, h, l, w := before(t)
	said := map[string]bool{}
	for _, trouble := range []platform.HostTrouble{platform.HostNever, platform.HostNoNetwork, platform.HostTaken, platform.HostRefused, platform.HostElsewhere} {
		w.trouble = trouble
		say := h.Open(s)
		if say == "" || said[say] || h.Here() || l.Client() != nil {
			t.Errorf("of trouble %d it says %q", trouble, say)
		}
		said[say] = true
	}
}

func TestTablesNearbyAreLookedForAsLongAsSomebodyAsks(t *testing.T) {
	s, h, l, w := before(t)
	if h.Nearby(s) != nil || len(w.looks) != 1 {
		t.Errorf("%d searches have begun", len(w.looks))
	}
	other := platform.NearTable{House: "http://10.0.0.7:80", Room: "K7QF2M", Name: "Küche"}
	w.looks[0].finds(other)
	if !h.GoesOn() {
		t.Error("nothing is to come, though something is found")
	}
	scenetest.Step(t, s, 1)
	if got := h.Nearby(s); !slices.Equal(got, []platform.NearTable{other}) || h.GoesOn() {
		t.Errorf("found are %v", got)
	}
	h.Open(s)
	until(t, s, "the house knows one", func() bool { h.Nearby(s); return l.Client().State() == client.Here })
	w.looks[0].finds(other, platform.NearTable{House: w.houses[0].Origin(), Room: "QQ2345", Name: "mine"})
	scenetest.Step(t, s, 1)
	if got := h.Nearby(s); !slices.Equal(got, []platform.NearTable{other}) {
		t.Errorf("with one's own house found are %v", got)
	}
	scenetest.Step(t, s, unasked)
	if w.looks[0].closed {
		t.Error("the search ends too early")
	}
	scenetest.Step(t, s, 2)
	if !w.looks[0].closed {
		t.Error("the search goes on though nobody asks")
	}
	if h.Nearby(s) != nil || len(w.looks) != 2 {
		t.Error("who asks again gets no new search")
	}
}

func TestThePlatformOpensFindsAndTellsForGood(t *testing.T) {
	h := New(Options{}, online.New(online.Options{}))
	if !h.Can() {
		t.Fatal("a desktop hosts no table")
	}
	near := h.options.Look(func() {})
	near.Tables()
	near.Close()
	h.options.Announce("K7QF2M", "x", []string{"http://127.0.0.1:1/#K7QF2M"}).Close()
	if _, trouble := h.options.Open(platform.HostOptions{Name: "Ann", At: "203.0.113.7:0"}); trouble != platform.HostElsewhere { // nobody's
		t.Errorf("a house at an address of no machine: trouble %d", trouble)
	}
	house, trouble := h.options.Open(platform.HostOptions{Name: "Ann"})
	if trouble == platform.HostNoNetwork { // a machine of its own has no house: that is the answer
		return
	}
	if trouble != platform.HostFine || len(house.Links("K7QF2M")) == 0 || house.Dial(nil) == nil {
		t.Fatalf("trouble %d", trouble)
	}
	house.Close()
	select {
	case <-house.Ended():
	case <-time.After(20 * time.Second):
		t.Error("the house does not end")
	}
}
