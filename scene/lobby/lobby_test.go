//go:build display

package lobby

import (
	"image"
	"strings"
	"testing"

	"fourtell/online/client"
	"fourtell/online/onlinetest"
	"fourtell/online/wire"
	"fourtell/room"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/online"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
)

func TestMain(m *testing.M) { scenetest.Main(m) }

// home is the first scene, waiting the room one has a place in.
type (
	home    struct{ scenetest.Stand }
	waiting struct{ scenetest.Stand }
)

// visit is somebody at the screen of rooms, before a house of which they are told.
type visit struct {
	scenetest.Together
	world *onlinetest.World
	line  *online.Line
	rooms *Lobby
	board *scenetest.Clipboard
	asked []string // the doors that have been knocked at
}

// at is how somebody comes to the screen.
type at struct {
	w, h    int
	name    string // "": none is kept
	house   string
	page    string
	away    bool // nobody reaches the house
	set     stage.Settings
	held    bool
	people  func(w *onlinetest.World)
	ways    Routes
	unheard bool         // nothing passes before the test goes on
	chance  func([]byte) // nil: the same bytes each time
}

func come(t *testing.T, a at) *visit {
	t.Helper()
	if a.w == 0 {
		a.w, a.h = 1280, 720
	}
	v := &visit{world: onlinetest.NewWorld(t), board: &scenetest.Clipboard{}}
	v.T, v.Beside = t, func(ms int64) { v.world.Step(ms) }
	if a.people != nil {
		a.people(v.world)
	}
	v.world.Away = a.away
	if a.chance == nil {
		a.chance = func(b []byte) { copy(b, "the same person in every test of these") }
	}
	v.line = online.New(online.Options{Dial: func(address string, _ func()) client.Dial {
		v.asked = append(v.asked, address)
		return v.world.Dial
	}, Chance: a.chance})
	o := scenetest.KeptIn(room.NewMemory())
	o.Settings, o.Handheld, o.Page, o.Clipboard = a.set, a.held, a.page, v.board
	if a.ways.Waiting == nil {
		a.ways.Waiting = func() stage.Scene { return &waiting{} }
	}
	o.Routes = stage.Routes{Title: func() stage.Scene { return &home{} }, More: []any{v.line, a.ways}, Beside: []stage.Beside{v.line}}
	o.First = func(*stage.Stage) stage.Scene { return &home{} }
	v.Stage = scenetest.NewStage(t, a.w, a.h, o)
	v.In = v.Devices().Source.(*input.Script)
	if a.name != "" {
		v.line.Call(v.Stage, a.name)
	}
	if a.house != "" {
		v.line.Open(v.Stage, a.house)
		v.line.Close()
		v.asked = nil
	}
	v.rooms = New()
	v.Go(v.rooms)
	if a.unheard {
		v.Pass(20)
		return v
	}
	v.Pass(90)
	return v
}

func ann() at { return at{name: "Anna", house: "https://house.example"} }

// some opens the rooms of the board.
func some(w *onlinetest.World) {
	open := func(host, name, rules string, seats int, guests ...string) *onlinetest.Player {
		p := w.Come(host)
		w.Until("the host is known", func() bool { return p.State() == client.Here })
		_ = p.Ask(&wire.Create{Name: name, Rules: rules, Seats: seats, Open: true}, nil)
		w.Until("there is a room", func() bool { return p.Place() != nil })
		for _, g := range guests {
			o := w.Come(g)
			w.Until("the guest is known", func() bool { return o.State() == client.Here })
			_ = o.Ask(&wire.Join{Room: p.Place().Room().Code}, nil)
			w.Until("they sit", func() bool { return o.Place() != nil })
		}
		return p
	}
	open("Bruno", "The long con", "classic,turn_seconds=20", 3, "Lio", "Ana")
	otto := open("Otto", "Ten or nothing", "chaos,turn_seconds=20", 10, "Sam", "Ida", "Max", "Eva", "Jan", "Pia", "Tom", "Kim", "Leo")
	_ = otto.Ask(&wire.Start{}, nil)
	w.Until("the match is on", func() bool { return otto.Place().Room().State == wire.Playing })
	open("Mira", "Tea and twos", "official", 4, "Tuca")
	open("Kit", "Liars, politely", "party,turn_seconds=20", 6, "Bruna", "Fred", "Spike")
	open("Bea", "Midnight regulars", "party,hand_size=9,turn_seconds=30", 6, "Theo", "Uma")
}

func TestTheRoomsLookAsAccepted(t *testing.T) {
	for _, c := range []struct {
		name string
		at
	}{{"rooms", at{w: 1280, h: 720, people: some}}, {"rooms", at{w: 390, h: 844, people: some}}, {"rooms-held", at{w: 667, h: 375, held: true, people: some}},
		{"rooms-none", at{w: 1280, h: 720}}, {"rooms-away", at{w: 1280, h: 720, away: true}}, {"rooms-square", at{w: 1024, h: 768, people: some}}} {
		name := scenetest.SizeName(c.name, image.Pt(c.w, c.h))
		t.Run(name, func(t *testing.T) {
			c.at.name, c.house = "Anna", "https://house.example"
			v := come(t, c.at)
			scenetest.Keep(t, v.Stage, name)
			scenetest.Golden(t, name, scenetest.Shot(v.Stage))
		})
	}
}

func TestWhoSitsDownIsLedToTheirRoom(t *testing.T) {
	v := come(t, at{name: "Anna", house: "https://house.example", people: some})
	if len(v.rooms.list.rows) != 5 || v.rooms.chosen.row == nil || v.rooms.chosen.row.name != "Midnight regulars" {
		t.Fatalf("%d rooms are listed, %+v is chosen", len(v.rooms.list.rows), v.rooms.chosen.row)
	}
	v.In.Click(v.rooms.list.rows[1].Center())
	v.Plays(12)
	name := v.rooms.chosen.row.name
	v.In.Click(v.rooms.chosen.sit.Center())
	v.Plays(12)
	v.Until("one is led on", func() bool { _, ok := v.Scene().(*waiting); return ok })
	if p := v.line.Place(); p == nil || p.Room().Name != name || p.Seat() < 0 {
		t.Errorf("one sits in %+v, %s was chosen", p, name)
	}
}

func TestTheWayBackGivesTheLineUp(t *testing.T) {
	for what, back := range map[string]func(*visit){
		"by Escape":      func(v *visit) { v.In.Key(input.ActCancel) },
		"by the pointer": func(v *visit) { v.In.Click(v.rooms.back.Center()) },
	} {
		t.Run(what, func(t *testing.T) {
			v := come(t, ann())
			back(v)
			v.Plays(12)
			if _, ok := v.Scene().(*home); !ok || v.line.Client() != nil {
				t.Errorf("%T stands, the line is %v", v.Scene(), v.line.Client())
			}
		})
	}
}

func TestACodeIsTypedPastedOrComesAsALink(t *testing.T) {
	for what, c := range map[string]struct {
		does func(v *visit, code string)
		door string
	}{
		"typed in small letters": {func(v *visit, code string) {
			v.In.Click(v.rooms.code.Center()).Wait(3).Type(strings.ToLower(code[:3])).Type("-").Type(code[3:]).Key(input.ActConfirm)
		}, "wss://house.example/v1/ws"},
		"pasted": {func(v *visit, code string) {
			v.board.Text = code[:3] + " " + code[3:] + "\n"
			v.In.Click(v.rooms.paste.Center()).Wait(3).Click(v.rooms.join.Center())
		}, "wss://house.example/v1/ws"},
		"a link, pasted": {func(v *visit, code string) {
			v.board.Text = "https://other.example:8443/#" + code
			v.In.Click(v.rooms.paste.Center())
		}, "wss://other.example:8443/v1/ws"},
		"a link, typed in": {func(v *visit, code string) {
			v.In.Click(v.rooms.code.Center()).Wait(3).Type("https://other.example/#" + code)
		}, "wss://other.example/v1/ws"},
	} {
		t.Run(what, func(t *testing.T) {
			var code string
			v := come(t, at{name: "Anna", house: "https://house.example", people: func(w *onlinetest.World) {
				p := w.Come("Bea")
				w.Until("she is known", func() bool { return p.State() == client.Here })
				_ = p.Ask(&wire.Create{Seats: 3}, nil)
				w.Until("she has a room", func() bool { return p.Place() != nil })
				code = string(p.Place().Room().Code)
			}})
			c.does(v, code)
			v.Plays(12)
			v.Until("one is let in", func() bool { _, ok := v.Scene().(*waiting); return ok })
			if p := v.line.Place(); string(p.Room().Code) != code || v.asked[len(v.asked)-1] != c.door {
				t.Errorf("one is in %s, want %s; %q were asked", p.Room().Code, code, v.asked)
			}
		})
	}
}

func TestANoOfTheHouseIsTold(t *testing.T) {
	v := come(t, ann())
	v.In.Click(v.rooms.code.Center()).Wait(3).Type("222222").Click(v.rooms.join.Center())
	v.Plays(12)
	if said := scenetest.SaidText(v.Stage, 2); !strings.Contains(said, "There is no such room.") || v.rooms.busy {
		t.Errorf("said %q", said)
	}
}

func TestWhoHasNoNameAndNoHouseIsAskedForBoth(t *testing.T) {
	v := come(t, at{})
	if m, ok := v.Top().(*kit.Entry); !ok || m.Title != "Your name" {
		t.Fatalf("%T is asked", v.Top())
	}
	v.In.Type("Anna").Key(input.ActConfirm)
	v.Plays(12)
	if m, ok := v.Top().(*kit.Entry); !ok || m.Title != "Address of a house" {
		t.Fatalf("%T is asked next", v.Top())
	}
	v.In.Type("house.example").Key(input.ActConfirm)
	v.Plays(12)
	v.Until("the house is there", func() bool { return v.rooms.way.phase == here })
	if v.Top() != nil {
		t.Errorf("%T opens of a key that was meant for another", v.Top())
	}
	if who := v.line.Who(v.Stage); who.Name != "Anna" || who.House != "https://house.example" {
		t.Errorf("kept is %+v", who)
	}
}

func TestALinkLeadsIntoItsRoomAtOnceOrOnceOneHasAName(t *testing.T) {
	for _, c := range []struct {
		name  string
		watch bool
		want  wire.Role
	}{{"Ann", false, "seat"}, {"", false, "seat"}, {"Ann", true, "watch"}} {
		var code wire.RoomCode
		v := come(t, at{name: c.name, unheard: true, people: func(w *onlinetest.World) {
			bea := w.Come("Bea")
			w.Until("Bea is known", func() bool { return bea.State() == client.Here })
			_ = bea.Ask(&wire.Create{Seats: 3}, nil)
			w.Until("her room is open", func() bool { return bea.Place() != nil })
			code = bea.Place().Room().Code
		}})
		v.line.Head(online.Going{Link: client.Link{House: "https://house.example", Room: code}, Watch: c.watch})
		v.rooms = New()
		v.Go(v.rooms)
		v.Pass(5)
		if c.name == "" {
			v.In.Type("Cy").Key(input.ActConfirm)
			v.Plays(12)
		}
		v.Until("one is in the room", func() bool { return v.line.Place() != nil })
		if p := v.line.Place(); p.Room().Code != code || p.Role() != c.want {
			t.Errorf("%+v: one is in %s as %s", c, p.Room().Code, p.Role())
		}
	}
}
