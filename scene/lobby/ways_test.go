//go:build display

package lobby

import (
	"strings"
	"testing"

	"fourtell/online/client"
	"fourtell/online/onlinetest"
	"fourtell/online/wire"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/platform"
	"fourtell/scene/roomform"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestAPageGoesToItsOwnHouseAndSaysWhenItHasNone(t *testing.T) {
	v := come(t, at{name: "Anna", page: "https://play.example/fourtell/index.html?x=1"})
	if v.rooms.way.phase != here || v.asked[0] != "wss://play.example/v1/ws" {
		t.Fatalf("phase %d, %q were asked", v.rooms.way.phase, v.asked)
	}
	v = come(t, at{name: "Anna", page: "https://play.example/fourtell/", away: true})
	if v.rooms.way.phase != alone || !strings.Contains(scenetest.SaidText(v.Stage, 3), "This page has no house behind it") {
		t.Fatalf("phase %d, said %q", v.rooms.way.phase, scenetest.SaidText(v.Stage, 3))
	}
	v.In.Click(v.rooms.way.set.Center())
	v.Plays(12)
	if m, ok := v.Top().(*kit.Entry); !ok || m.Field.Text != "" {
		t.Fatalf("%T asks for a house", v.Top())
	}
	v.world.Away = false
	v.In.Type("house.example").Key(input.ActConfirm)
	v.Plays(12)
	v.Until("the house is there", func() bool { return v.rooms.way.phase == here })
	if v.line.Who(v.Stage).House != "https://house.example" {
		t.Errorf("kept is %q", v.line.Who(v.Stage).House)
	}
}

func TestAHouseThatIsAwayIsTriedAgainByItselfAndAtOnceByWhoAsks(t *testing.T) {
	v := come(t, at{name: "Anna", house: "https://house.example", away: true})
	v.Until("it waits for a while", func() bool { return v.line.Client().AgainIn() > 900 })
	v.world.Away = false
	v.In.Click(v.rooms.way.again.Center())
	v.Plays(12)
	if v.rooms.way.phase != here {
		t.Errorf("it is asked in %d ms still", v.line.Client().AgainIn())
	}
	scenetest.Rests(t, v.Stage)
}

func TestTheListFollowsTheHouse(t *testing.T) {
	var bea *onlinetest.Player
	v := come(t, at{name: "Anna", house: "https://house.example", people: func(w *onlinetest.World) {
		bea = w.Come("Bea")
		w.Until("she is known", func() bool { return bea.State() == client.Here })
	}})
	if len(v.rooms.list.rows) != 0 || v.rooms.list.empty != "No rooms yet" {
		t.Fatalf("%d rooms, %q", len(v.rooms.list.rows), v.rooms.list.empty)
	}
	_ = bea.Ask(&wire.Create{Name: "Midnight regulars", Seats: 3, Open: true}, nil)
	v.Until("her room is listed", func() bool { return len(v.rooms.list.rows) == 1 })
	row := v.rooms.list.rows[0]
	if row.more != "2 seats free" || v.rooms.chosen.row != row {
		t.Errorf("it says %q, %v is chosen", row.more, v.rooms.chosen.row)
	}
	bo := v.world.Come("Bo")
	v.Until("Bo is known", func() bool { return bo.State() == client.Here })
	_ = bo.Ask(&wire.Join{Room: bea.Place().Room().Code}, nil)
	v.Until("Bo is seen", func() bool { return row.more == "1 seat free" })
	for _, p := range []*onlinetest.Player{bo, bea} {
		_ = p.Ask(&wire.Set{Open: new(bool)}, nil)
	}
	v.Until("it is not open any more", func() bool { return len(v.rooms.list.rows) == 0 })
	if said := scenetest.SaidText(v.Stage, 3); !strings.Contains(said, "Midnight regulars: this room is no longer open.") || v.rooms.chosen.row != nil {
		t.Errorf("said %q", said)
	}
}

func TestRoomsAreSearchedByNameHostAndRule(t *testing.T) {
	for sought, want := range map[string]string{"politely": "Liars, politely", "mira": "Tea and twos", "chaos": "Ten or nothing", "no such thing": ""} {
		v := come(t, at{name: "Anna", house: "https://house.example", people: some})
		v.In.Click(v.rooms.list.search.Center()).Wait(3).Type(sought)
		v.Plays(12)
		var got string
		for _, w := range v.rooms.list.rows {
			got += w.name
		}
		if got != want {
			t.Errorf("%q finds %q, want %q", sought, got, want)
		}
		v.In.Key(input.ActCancel)
		v.Plays(12)
		if len(v.rooms.list.rows) != 5 || v.Scene() != stage.Scene(v.rooms) {
			t.Errorf("Escape leaves %d rooms, and leads to %T", len(v.rooms.list.rows), v.Scene())
		}
	}
}

func TestARoomOfOnesOwnIsOpenedAsItWasSet(t *testing.T) {
	v := come(t, ann())
	v.In.Click(v.rooms.open.Center()).Wait(20)
	v.Plays(12)
	m, ok := v.Top().(*roomform.Form)
	if !ok {
		t.Fatalf("%T is asked", v.Top())
	}
	m.Seats.Choose(v.Stage, 5)
	v.In.Click(m.Who.Segment(1).Center()).Wait(3).Key(input.ActConfirm)
	v.Plays(12)
	if v.Top() == nil {
		v.Until("the room is there", func() bool { return v.line.Place() != nil })
	} else {
		v.In.Click(m.Done.Center())
		v.Plays(12)
	}
	v.Until("one is led there", func() bool { _, ok := v.Scene().(*waiting); return ok })
	r := v.line.Place().Room()
	if r.Name != "Anna's table" || len(r.Seats) != 7 || r.Open || r.Chat != wire.ChatFree {
		t.Errorf("it is %+v", r)
	}
}

func TestEverythingIsReachedByKeysAndAGamepad(t *testing.T) {
	v := come(t, at{name: "Anna", house: "https://house.example", people: some})
	v.In.Key(input.ActDown).Key(input.ActConfirm) // the second room, and on to what can be done there
	v.Plays(12)
	if v.rooms.chosen.row.name != "Liars, politely" || v.rooms.nodes.Focused() != stage.Focusable(v.rooms.chosen.sit) {
		t.Fatalf("%q is chosen, the keys are at %T", v.rooms.chosen.row.name, v.rooms.nodes.Focused())
	}
	v.In.Key(input.ActConfirm)
	v.Plays(12)
	v.Until("one sits", func() bool { return v.line.Place() != nil })
	if v.line.Place().Room().Name != "Liars, politely" {
		t.Errorf("one sits in %q", v.line.Place().Room().Name)
	}
}

func TestAGamepadGoesThroughTheLettersOfACode(t *testing.T) {
	v := come(t, ann())
	v.In.Connect(1).PadPress(0, ebiten.StandardGamepadButtonLeftTop, 2)
	v.Plays(12)
	v.rooms.nodes.SetFocus(&v.rooms.code)
	if v.Devices().Tick.Device != paint.DevicePad {
		t.Fatal("no gamepad is in use")
	}
	for range 6 {
		v.In.PadPress(0, ebiten.StandardGamepadButtonLeftRight, 2).Wait(4).PadPress(0, ebiten.StandardGamepadButtonRightBottom, 2).Wait(4)
	}
	v.Plays(12)
	if got := v.rooms.code.Text; len(got) != wire.CodeLength {
		t.Errorf("the code is %q", got)
	}
	if said := scenetest.SaidText(v.Stage, 3); !strings.Contains(said, "There is no such room.") {
		t.Errorf("said %q", said)
	}
}

func TestTablesNearbyHaveATabAndAreGoneToByTheirLink(t *testing.T) {
	tables := []platform.NearTable{{House: "http://192.168.1.7:8080", Room: "K7QF2M", Name: "Kitchen table"}}
	v := come(t, at{name: "Anna", house: "https://house.example", ways: Routes{Nearby: func(*stage.Stage) []platform.NearTable { return tables }}})
	if len(v.rooms.list.tabs) != 2 || v.rooms.list.tabs[1].Text != "Nearby · 1" {
		t.Fatalf("the tabs are %+v", v.rooms.list.tabs)
	}
	v.In.Click(v.rooms.list.tabs[1].Center())
	v.Plays(12)
	if len(v.rooms.list.rows) != 1 || v.rooms.list.rows[0].name != "Kitchen table" {
		t.Fatalf("%d tables are listed", len(v.rooms.list.rows))
	}
	v.In.Click(v.rooms.list.rows[0].Center()).Wait(3)
	v.Plays(12)
	v.In.Click(v.rooms.chosen.sit.Center())
	v.Plays(12)
	if got := v.asked[len(v.asked)-1]; got != "ws://192.168.1.7:8080/v1/ws" {
		t.Errorf("%q is asked", got)
	}
}
