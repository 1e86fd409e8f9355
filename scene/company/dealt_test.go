//go:build display

package company

import (
	"image"
	"slices"
	"strings"
	"testing"
	"time"

	"fourtell/online/client"
	"fourtell/online/wire"
	"fourtell/room"
	"fourtell/scene/online"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
)

// dealer is somebody else's program, which deals a table.
type dealer struct {
	*stage.Stage
	line   *online.Line
	stands bool // nothing of it goes on
}

// dealt sets You at a table that Ann deals, with Bea.
func (n *inn) dealt() *dealer {
	n.T.Helper()
	d := &dealer{line: online.New(online.Options{Dial: func(string, func()) client.Dial { return n.w.Dial }})}
	o := scenetest.KeptIn(room.NewMemory())
	o.Now = func() time.Time { return time.UnixMilli(n.w.Now) }
	o.Routes = stage.Routes{Title: func() stage.Scene { return &scenetest.Stand{} }, More: []any{d.line}, Beside: []stage.Beside{d.line}}
	d.Stage = scenetest.NewStage(n.T, 960, 540, o)
	n.Beside = func(ms int64) {
		n.w.Step(ms)
		if !d.stands {
			scenetest.Step(n.T, d.Stage, 1)
		}
	}
	d.line.Call(d.Stage, "Ann")
	d.line.Deal(d.Stage, "https://house.example")
	_ = d.line.Client().Ask(&wire.Create{Seats: 2}, nil)
	n.Until("the table stands", func() bool { return d.line.Place() != nil && d.line.Link().Room != "" })
	n.line.Call(n.Stage, "You")
	n.line.Follow(n.Stage, d.line.Link())
	_ = n.line.Client().Ask(&wire.Join{Room: d.line.Link().Room}, nil)
	n.Until("one sits", func() bool { return n.line.Place() != nil && n.line.Place().Seat() == 1 })
	_ = d.line.Client().Ask(&wire.Start{}, nil)
	n.Until("the cards are dealt", func() bool { return n.line.Place().Room().State == wire.Playing && n.line.Place().Begun() })
	next, err := NewTable(n.Stage, n.line.Place())
	if err != nil {
		n.T.Fatal(err)
	}
	n.Go(next)
	n.Pass(60)
	return d
}

func TestATableSaysThatWhoDealsItIsAwayGoesOnAndTellsWhoWinsByWalkover(t *testing.T) {
	n := newInn(t, image.Pt(1280, 720), "en")
	d := n.dealt()
	m := n.mates()
	d.stands = true
	n.Pass(5 * stage.TicksPerSecond)
	if m.banner.left != stays || m.banner.text != "The player who deals is away; the table waits." {
		t.Fatalf("over the felt stands %q", m.banner.text)
	}
	d.stands = false
	n.Pass(30)
	if m.banner.text != "The table goes on." {
		t.Errorf("once they are back over the felt stands %q", m.banner.text)
	}
	d.stands = true
	n.Pass(125 * stage.TicksPerSecond)
	const want = "The player who deals is gone for good. The match is over; by walk-over it goes to You."
	if said := scenetest.Said(n.Stage, 12); n.table() != nil || !slices.ContainsFunc(said, func(s string) bool { return strings.Contains(s, want) }) {
		t.Errorf("two minutes later %T is shown, and said is %q", n.Scene(), said)
	}
}
