//go:build display

package online

import (
	"testing"

	"fourtell/online/client"
	"fourtell/online/wire"
	"fourtell/room"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
)

// twoAt is two programs before one house, and how time passes for all.
func twoAt(t *testing.T) (ann, bo *stage.Stage, a, b *Line, until func(what string, so func() bool)) {
	t.Helper()
	ann, a, w := before(t, room.NewMemory())
	b = New(Options{Dial: func(string, func()) client.Dial { return w.Dial }})
	bo = scenetest.NewStage(t, 960, 540, stage.Options{Store: room.NewMemory(), Now: ann.Options().Now,
		Routes: stage.Routes{Title: func() stage.Scene { return &scenetest.Stand{} }, More: []any{b}, Beside: []stage.Beside{b}}})
	a.Call(ann, "Ann")
	b.Call(bo, "Bo")
	return ann, bo, a, b, func(what string, so func() bool) {
		t.Helper()
		scenetest.Until(t, ann, what, func() bool {
			w.Step(17)
			scenetest.Step(t, bo, 1)
			return so()
		})
	}
}

func TestOneProgramDealsAndAnotherComesByItsLink(t *testing.T) {
	ann, bo, a, b, until := twoAt(t)
	a.Deal(ann, "https://house.example")
	if err := a.Client().Ask(&wire.Create{Seats: 2}, nil); err != nil {
		t.Fatal(err)
	}
	until("the table stands", func() bool { return a.Place() != nil && a.Link().Room != "" })
	if !a.Deals() || !a.GoesOn() || a.Link().Key == "" || a.Place().Room().Deal != wire.DealPlayer {
		t.Errorf("its link is %v", a.Link())
	}
	link, err := client.ParseLink(a.Link().String(), "")
	if err != nil {
		t.Fatal(err)
	}
	b.Follow(bo, link)
	_ = b.Client().Ask(&wire.Join{Room: link.Room}, nil)
	until("Bo sits", func() bool { return b.Place() != nil && b.Place().Seat() == 1 })
	if b.Deals() || b.Link() != link || b.House() != "https://house.example" {
		t.Errorf("by him others come to %v", b.Link())
	}
	_ = a.Client().Ask(&wire.Start{}, nil)
	until("the match is on", func() bool {
		return a.Place().Room().State == wire.Playing && b.Place().Room().State == wire.Playing
	})
	place := b.Place()
	_ = a.Client().Ask(&wire.Leave{}, nil)
	until("the table has ended for both", func() bool { return place.Gone() == wire.LeftClosed && a.Client() == nil && b.Client() == nil })
	b.Open(bo, "https://house.example")
	until("Bo is at the house", func() bool { return b.Client().State() == client.Here })
	if b.Link() != (client.Link{House: "https://house.example"}) {
		t.Errorf("the house is %v", b.Link())
	}
}

func TestALinkWithoutAKeyLeadsToTheHouse(t *testing.T) {
	_, bo, _, b, until := twoAt(t)
	b.Follow(bo, client.Link{House: "https://house.example", Room: "K7QF2M"})
	until("he is there", func() bool { return b.Client().State() == client.Here })
	if b.Who(bo).House != "https://house.example" || b.Deals() {
		t.Errorf("kept is %+v", b.Who(bo))
	}
}
