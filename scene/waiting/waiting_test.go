//go:build display

package waiting

import (
	"image"
	"testing"

	"fourtell/assets"
	"fourtell/online/client"
	"fourtell/online/onlinetest"
	"fourtell/online/wire"
	"fourtell/room"
	"fourtell/scene/company"
	"fourtell/scene/input"
	"fourtell/scene/online"
	"fourtell/scene/paint"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
)

func TestMain(m *testing.M) { scenetest.Main(m) }

// house is a house with a window in it.
type house struct {
	t       *testing.T
	w       *onlinetest.World
	s       *stage.Stage
	l       *online.Line
	in      *input.Script
	screen  *Waiting
	at      *client.Place // whose table the way has led to
	lobbies int
	board   board
	sheet   sheet
}

// sheet stands in for that of a system which has one.
type sheet struct {
	has, fails  bool
	title, link string
}

// board stands in for that of every switch.
type board struct {
	stage.Dialog
	from string
	take func(*stage.Stage, string)
}

func (*board) Update(*stage.Stage, *input.Tick) error { return nil }
func (*board) Draw(*paint.Painter)                    {}

// enter is a window of a size whose player has come into the house and stands before its screens.
func enter(t *testing.T, size image.Point, set stage.Settings) *house {
	t.Helper()
	return enterWith(t, size, set, sheet{})
}

// enterWith is enter where the system has such a sheet.
func enterWith(t *testing.T, size image.Point, set stage.Settings, by sheet) *house {
	t.Helper()
	h := &house{sheet: by, t: t, w: onlinetest.NewWorld(t), in: input.NewScript()}
	h.l = online.New(online.Options{Dial: func(string, func()) client.Dial { return h.w.Dial }, Chance: func(b []byte) {
		for i := range b {
			b[i] = byte(i) // the same person every time
		}
	}})
	o := scenetest.KeptIn(room.NewMemory())
	set.Speed = stage.SpeedInstant
	o.Settings, o.Source, o.Clipboard = set, h.in, &scenetest.Clipboard{}
	if by.has {
		o.Sheet = func(title, link string, done func(bool)) {
			h.sheet.title, h.sheet.link = title, link
			done(!by.fails)
		}
	}
	ways := Routes{
		Table: func(_ *stage.Stage, p *client.Place) stage.Scene {
			h.at = p
			return &scenetest.Stand{}
		},
		Lobby: func() stage.Scene {
			h.lobbies++
			return &scenetest.Stand{}
		},
		Board: func(_ *stage.Stage, _, rules string, take func(*stage.Stage, string)) stage.Modal {
			h.board.from, h.board.take = rules, take
			return &h.board
		},
	}
	book := company.NewBook(h.l)
	o.Routes = stage.Routes{Title: func() stage.Scene { return &scenetest.Stand{} }, More: []any{h.l, company.NewTalk(h.l), book, ways}, Beside: []stage.Beside{h.l, book}}
	h.s = scenetest.NewStage(t, size.X, size.Y, o)
	h.l.Call(h.s, "Anna")
	h.l.Open(h.s, "https://house.example")
	h.until("the house knows one", func() bool { return h.l.Client().State() == client.Here })
	return h
}

// until lets time pass in the house and at the window.
func (h *house) until(what string, so func() bool) {
	h.t.Helper()
	for range 2000 {
		if so() {
			return
		}
		h.w.Step(17)
		scenetest.Step(h.t, h.s, 1)
	}
	h.t.Fatalf("not yet %s; said %q", what, scenetest.Said(h.s, 8))
}

// rest lets a second pass.
func (h *house) rest() {
	n := 0
	h.until("a second is over", func() bool { n++; return n > 60 })
}

// opens opens a room whose host one is, and shows it.
func (h *house) opens(b *wire.Create) {
	h.t.Helper()
	if err := h.l.Client().Ask(b, nil); err != nil {
		h.t.Fatal(err)
	}
	h.until("the room is open", func() bool { return h.l.Place() != nil })
	h.show()
}

// show puts the screen on the stage.
func (h *house) show() {
	h.screen = New().(*Waiting)
	h.s.Go(h.screen)
	h.rest()
}

// comes has others come to the house, and to the room one is in.
func (h *house) comes(names ...string) (people []*onlinetest.Player) {
	h.t.Helper()
	for _, name := range names {
		p := h.w.Come(name)
		people = append(people, p)
		h.until(name+" is known", func() bool { return p.State() == client.Here })
		if at := h.l.Place(); at != nil {
			_ = p.Ask(&wire.Join{Room: at.Room().Code, As: wire.AsSeat}, nil)
			h.until(name+" is in the room", func() bool { return p.Place() != nil })
		}
	}
	return people
}

// joins comes into the room of somebody who is the host.
func (h *house) joins(of *onlinetest.Player, as string) {
	h.t.Helper()
	_ = h.l.Client().Ask(&wire.Join{Room: of.Place().Room().Code, As: as}, nil)
	h.until("one is in the room", func() bool { return h.l.Place() != nil })
	h.show()
}

// click clicks in the middle of a node.
func (h *house) click(n stage.Node) {
	h.t.Helper()
	x, y := n.Bounds().Center()
	k := h.screen.at.k
	h.in.Click(x*k, y*k)
	for !h.in.Done() {
		h.w.Step(17)
		scenetest.Step(h.t, h.s, 1)
	}
	h.in.MoveTo(1, 1)
	h.rest()
}

// full is a room of many, one of them at the window, with something of everything in it.
func (h *house) full(seats int, asHost bool) {
	h.t.Helper()
	b := &wire.Create{Name: "Midnight regulars", Seats: seats, Rules: "party,turn_seconds=30"}
	host := h.comes("Bea")[0]
	if asHost {
		h.opens(b)
		_ = host.Ask(&wire.Join{Room: h.l.Place().Room().Code, As: wire.AsSeat}, nil)
	} else {
		_ = host.Ask(b, nil)
	}
	h.until("the room is open", func() bool { return host.Place() != nil })
	if !asHost {
		h.joins(host, wire.AsSeat)
	}
	others := h.comes("Theo", "Kit")
	bot := &wire.SetBot{Seat: seats - 2, Guest: "Otto"}
	if asHost {
		_ = h.l.Client().Ask(bot, nil)
	} else {
		_ = host.Ask(bot, nil)
	}
	for _, p := range []*onlinetest.Player{host, others[0]} {
		_ = p.Ask(&wire.Ready{}, nil)
	}
	for _, name := range []string{"Lio", "Ana", "Sam"} {
		p := h.w.Come(name)
		h.until(name+" is known", func() bool { return p.State() == client.Here })
		_ = p.Ask(&wire.Join{Room: h.l.Place().Room().Code, As: wire.AsWatch}, nil)
	}
	h.rest()
	_ = host.Ask(&wire.Say{Text: "Sevens swap, you were warned."}, nil)
	_ = others[0].Ask(&wire.Phrase{Phrase: "good_luck"}, nil)
	h.rest()
	h.s.Toasts().Clear()
	h.rest()
}

func TestTheRoomIsShownAsItStandsInTheHouse(t *testing.T) {
	for _, size := range scenetest.Sizes() {
		h := enter(t, size, stage.DefaultSettings())
		h.full(8, false)
		scenetest.Golden(t, scenetest.SizeName("room", size), scenetest.Shot(h.s))
	}
}

func TestNoChairComesNearerToTheEdgeThanTheHeadDoes(t *testing.T) {
	for _, seats := range []int{5, 8, 10} {
		h := enter(t, image.Pt(1280, 720), stage.DefaultSettings())
		h.full(seats, false)
		back := h.screen.back.Rect
		for i, c := range h.screen.chairs {
			if c.X < back.X-0.5 || c.X+c.W > h.screen.verbs.main.X-back.X/2 {
				t.Errorf("of %d chairs number %d lies from %.0f to %.0f", seats, i+1, c.X, c.X+c.W)
			}
			for _, o := range h.screen.chairs[:i] {
				if c.X < o.X+o.W && o.X < c.X+c.W && c.Y < o.Y+o.H && o.Y < c.Y+c.H {
					t.Errorf("of %d chairs number %d lies over another", seats, i+1)
				}
			}
		}
	}
}

func TestTheRoomIsShownInEveryWindow(t *testing.T) {
	for _, one := range []struct {
		name  string
		size  image.Point
		seats int
		set   func(*stage.Settings)
		tab   int
	}{
		{"phone", image.Pt(390, 844), 6, func(*stage.Settings) {}, 0},
		{"phone-chat", image.Pt(390, 844), 10, func(set *stage.Settings) { set.Language, set.Theme = "ja", assets.Felt }, 2},
		{"square", image.Pt(960, 720), 10, func(set *stage.Settings) { set.Language, set.TextSize = "de", 200 }, 0},
		{"sideways", image.Pt(667, 375), 5, func(set *stage.Settings) { set.Theme = assets.Felt }, 0},
	} {
		set := stage.DefaultSettings()
		one.set(&set)
		h := enterWith(t, one.size, set, sheet{has: one.size.X < 700})
		h.full(one.seats, true)
		if one.tab > 0 {
			h.click(h.screen.tabs[one.tab])
		}
		scenetest.Golden(t, one.name, scenetest.Shot(h.s))
	}
}
