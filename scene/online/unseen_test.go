//go:build display

package online

import (
	"testing"
	"time"

	"fourtell/online/client"
	"fourtell/online/onlinetest"
	"fourtell/online/wire"
	"fourtell/room"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
)

// page is a page that deals, as often as it is loaded.
type page struct {
	t      *testing.T
	w      *onlinetest.World
	kept   room.Store // of the tab
	who    room.Store
	stage  *stage.Stage
	line   *Line
	unseen func() // what goes on while nothing is seen of it; nil: nothing
	house  []client.Line
}

// load loads it.
func (p *page) load() {
	p.t.Helper()
	p.line = New(Options{Tab: p.kept, Dial: func(string, func()) client.Dial {
		return func() client.Line {
			l := p.w.Dial()
			p.house = append(p.house, l)
			return l
		}
	}, Unseen: func(f func()) func() {
		p.unseen = f
		return func() { p.unseen = nil }
	}})
	o := scenetest.KeptIn(p.who)
	o.Now = func() time.Time { return time.UnixMilli(p.w.Now) }
	o.Routes = stage.Routes{Title: func() stage.Scene { return &scenetest.Stand{} }, More: []any{p.line}, Beside: []stage.Beside{p.line}}
	p.stage = scenetest.NewStage(p.t, 960, 540, o)
	scenetest.Step(p.t, p.stage, 1)
}

// dealing is a page that deals, and Bo, who sits at its table.
func dealing(t *testing.T) (ann *page, bo *Line, until func(what string, ticks int, each func(), so func() bool)) {
	t.Helper()
	w := onlinetest.NewWorld(t)
	ann = &page{t: t, w: w, kept: room.NewMemory(), who: room.NewMemory()}
	ann.load()
	bo = New(Options{Dial: func(string, func()) client.Dial { return w.Dial }})
	o := scenetest.KeptIn(room.NewMemory())
	o.Routes = stage.Routes{Title: func() stage.Scene { return &scenetest.Stand{} }, More: []any{bo}, Beside: []stage.Beside{bo}}
	s := scenetest.NewStage(t, 960, 540, o)
	until = func(what string, ticks int, each func(), so func() bool) {
		t.Helper()
		for range ticks {
			w.Step(17)
			scenetest.Step(t, s, 1)
			if each(); so() {
				return
			}
		}
		t.Fatal("it is never so that ", what)
	}
	seen := func() { scenetest.Step(t, ann.stage, 1) }
	ann.line.Call(ann.stage, "Ann")
	bo.Call(s, "Bo")
	ann.line.Deal(ann.stage, "https://house.example")
	_ = ann.line.Client().Ask(&wire.Create{Seats: 2}, nil)
	until("the table stands", 600, seen, func() bool { return ann.line.Place() != nil && ann.line.Link().Room != "" })
	bo.Follow(s, ann.line.Link())
	_ = bo.Client().Ask(&wire.Join{Room: ann.line.Link().Room}, nil)
	until("Bo sits", 600, seen, func() bool { return bo.Place() != nil && bo.Place().Seat() == 1 })
	_ = ann.line.Client().Ask(&wire.Start{}, nil)
	until("the match is on", 600, seen, func() bool { return bo.Place().Room().State == wire.Playing && bo.Place().Begun() })
	return ann, bo, until
}

func TestAPageOfWhichNothingIsSeenDealsOn(t *testing.T) {
	ann, bo, until := dealing(t)
	heard := false
	bo.Hear(func(b wire.Body) {
		if _, ok := b.(*wire.Said); ok {
			heard = true
		}
	})
	ticks, pauses := 0, 0
	hidden := func() {
		if ticks++; ticks%60 == 0 {
			ann.unseen()
		}
		if bo.Place().Room().State == wire.Paused {
			pauses++
		}
	}
	until("ten seconds have passed", 700, hidden, func() bool { return ticks == 600 })
	_ = bo.Client().Ask(&wire.Phrase{Phrase: "hello"}, nil)
	until("what Bo says is handed on", 180, hidden, func() bool { return heard })
	if pauses > 0 {
		t.Errorf("for %d ticks it was paused", pauses)
	}
	ann.line.Close()
	if ann.unseen != nil {
		t.Error("it is looked after when it has ended")
	}
}

func TestAPageThatIsLoadedAgainDealsOn(t *testing.T) {
	ann, bo, until := dealing(t)
	place, link, uid := bo.Place(), ann.line.Link(), ann.line.Client().UID()
	for _, l := range ann.house {
		l.Close() // the browser's doing
	}
	ticks := 0
	until("five seconds have passed", 400, func() { ticks++ }, func() bool { return ticks == 300 })
	if place.Room().State != wire.Paused {
		t.Errorf("meanwhile it is %s", place.Room().State)
	}
	ann.load()
	if !ann.line.Resume(ann.stage) {
		t.Fatal("there is nothing to go on with")
	}
	seen := func() { scenetest.Step(t, ann.stage, 1) }
	until("both are there", 1200, seen, func() bool {
		p := ann.line.Place()
		return p != nil && p.Room().State == wire.Playing && p.Begun() && bo.Place() != nil && bo.Place().Room().State == wire.Playing
	})
	if ann.line.Link() != link || ann.line.Client().UID() != uid || ann.line.Place().Seat() != 0 || bo.Place().Seat() != 1 {
		t.Errorf("others come by %v, Ann is %q", ann.line.Link(), ann.line.Client().UID())
	}
	ann.line.Close()
	ann.load()
	if ann.line.Resume(ann.stage) {
		t.Error("a table that was left is gone on with")
	}
}
