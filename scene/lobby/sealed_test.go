//go:build display

package lobby

import (
	"math/rand/v2"
	"testing"

	"fourtell/online/client"
	"fourtell/online/wire"
	"fourtell/scene/kit"
	"fourtell/scene/online"
	"fourtell/scene/roomform"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
)

// lots is chance by a seed.
func lots(seed uint64) func([]byte) {
	rng := rand.NewChaCha8([32]byte{byte(seed)})
	return func(b []byte) { _, _ = rng.Read(b) }
}

// dealt is somebody who deals a table, from the screen of rooms on.
func dealt(t *testing.T) *visit {
	t.Helper()
	var v *visit
	v = come(t, at{name: "Ann", chance: lots(1), house: "https://house.example", ways: Routes{Host: func(s *stage.Stage) string {
		v.line.Deal(s, v.line.House())
		return ""
	}}})
	v.In.Click(v.rooms.host.Center())
	v.Plays(12)
	m, ok := v.Top().(*roomform.Form)
	if !ok {
		t.Fatalf("%T is asked", v.Top())
	}
	m.Done.OnPress(v.Stage)
	v.Until("the room is open", func() bool { _, ok := v.Scene().(*waiting); return ok })
	return v
}

func TestSomebodyDealsATableThemselvesAndOthersComeByItsLink(t *testing.T) {
	for what, name := range map[string]string{"who has a name": "Bo", "who is asked for one first": ""} {
		t.Run(what, func(t *testing.T) {
			ann := dealt(t)
			link := ann.line.Link()
			if link.Key == "" || link.Room != ann.line.Place().Room().Code || ann.line.Place().Room().Deal != wire.DealPlayer {
				t.Fatalf("others come by %v", link)
			}
			bo := come(t, at{name: name, unheard: true, chance: lots(2)})
			bo.world = ann.world
			bo.rooms.follow(bo.Stage, link.String())
			if m, ok := bo.Top().(*kit.Entry); name == "" && ok {
				bo.Close(m)
				m.Take(bo.Stage, "Bo")
			}
			bo.Until("Bo sits at it", func() bool {
				scenetest.Step(t, ann.Stage, 1)
				return bo.line.Place() != nil && bo.line.Place().Seat() == 1
			})
			if bo.line.Place().Room().Code != link.Room || bo.line.Link() != link {
				t.Errorf("he sits in %+v", bo.line.Place().Room())
			}
		})
	}
}

func TestTheCodeAloneOfATableThatAPlayerDealsSaysWhatIsMissing(t *testing.T) {
	ann := dealt(t)
	bo := come(t, at{name: "Bo", unheard: true, chance: lots(2)})
	bo.world = ann.world
	link := ann.line.Link()
	bo.rooms.goTo(bo.Stage, online.Going{Link: client.Link{House: link.House, Room: link.Room}})
	bo.Until("he is told", func() bool { return len(bo.Toasts().List) > 0 })
	if got := bo.Toasts().List[0].Title; got != "This table is dealt by a player and sealed: come with its whole link." {
		t.Errorf("he is told %q", got)
	}
}

func TestWhoThinksBetterOfHostingIsAtTheRoomsAsTheyWere(t *testing.T) {
	var v *visit
	v = come(t, at{name: "Ann", chance: lots(1), house: "https://house.example", people: some, ways: Routes{Host: func(s *stage.Stage) string {
		v.line.Deal(s, v.line.House())
		return ""
	}}})
	rooms, c := len(v.rooms.list.rows), v.line.Client()
	if rooms == 0 {
		t.Fatal("there are no rooms")
	}
	v.In.Click(v.rooms.host.Center())
	v.Plays(12)
	m, ok := v.Top().(*roomform.Form)
	if !ok {
		t.Fatalf("%T is asked", v.Top())
	}
	v.In.Click(m.Shut.Center())
	v.Plays(30)
	if v.Top() != nil || v.line.Deals() || v.line.Client() != c || v.rooms.way.phase != here || len(v.rooms.list.rows) != rooms {
		t.Errorf("%T is asked, a table is dealt %v, %d rooms", v.Top(), v.line.Deals(), len(v.rooms.list.rows))
	}
	v.In.Click(v.rooms.host.Center())
	v.Plays(12)
	v.Top().(*roomform.Form).Done.OnPress(v.Stage)
	v.Until("the room is open", func() bool { _, ok := v.Scene().(*waiting); return ok })
	if !v.line.Deals() {
		t.Error("the table is not dealt here")
	}
}
