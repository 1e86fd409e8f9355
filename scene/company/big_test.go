//go:build display

package company

import (
	"fmt"
	"image"
	"math"
	"slices"
	"testing"

	"fourtell/engine"
	"fourtell/online/client"
	"fourtell/online/onlinetest"
	"fourtell/online/wire"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	"fourtell/words"
)

// watch has You look on at a table of those people, who play what is legal.
func (n *inn) watch(names ...string) []*onlinetest.Player {
	n.T.Helper()
	last := len(names) - 1
	p := n.meet(wire.ChatFree, names[:last]...)
	_ = n.line.Client().Ask(&wire.Stand{}, nil)
	n.Until("one watches", func() bool { return n.line.Place().Seat() == engine.Spectator })
	latest := n.w.Come(names[last])
	n.Until("the last is known", func() bool { return latest.State() == client.Here })
	_ = latest.Ask(&wire.Join{Room: n.line.Place().Room().Code}, nil)
	n.Until("the last sits", func() bool { return latest.Place() != nil && latest.Place().Seat() >= 0 })
	n.sit()
	return append(p, latest)
}

var guestsAtHome = []string{"Theo", "Mira", "Kit", "Otto", "Anna", "Bruno", "Tuca", "Spike", "Fred", "Bea"}

func TestABigScreenIsPictured(t *testing.T) {
	for _, tt := range []struct {
		seats int
		size  image.Point
		lang  string
	}{
		{4, image.Pt(1280, 720), "en"}, {5, image.Pt(1280, 720), "de"}, {10, image.Pt(1280, 720), "en"},
		{4, image.Pt(1920, 1080), "en"}, {5, image.Pt(1920, 1080), "en"}, {10, image.Pt(1920, 1080), "en"},
	} {
		name := fmt.Sprintf("big-%d-%d", tt.seats, tt.size.Y)
		t.Run(name, func(t *testing.T) {
			n := newInn(t, tt.size, tt.lang)
			n.line.ShowBig(true)
			p := n.watch(guestsAtHome[:tt.seats]...)
			for _, one := range p {
				one.Sit()
			}
			took := n.Lang().Say(words.CompanyTook, words.Count("n", 1))
			for beats := 0; beats < 9 || !slices.Contains(n.table().Inside().Plates.Told(), took); beats++ {
				n.one(p)
				n.Until("the picture rests", func() bool { return n.table().Queue().Still() })
			}
			n.Pass(240)
			scenetest.Golden(t, name, scenetest.Shot(n.Stage))
		})
	}
}

func TestWhoWatchesHasTheUsualTableUntilTheyTurnTheBigScreenOn(t *testing.T) {
	n := newInn(t, image.Pt(1280, 720), "en")
	n.watch("Bea", "Theo", "Mira")
	m := n.mates()
	far := func() bool { return n.table().Queue().Layout().Far }
	if far() || m.corner.screen.W == 0 {
		t.Fatalf("the big screen is there by itself, or no button leads to it: %v", m.corner.screen.Rect)
	}
	n.In.Click(m.corner.screen.Center())
	n.Plays(4)
	if !far() || len(m.corner.nodes()) != 0 || scenetest.SaidText(n.Stage, 1) != "Big screen" {
		t.Errorf("the button does not lead there; said %q", scenetest.Said(n.Stage, 2))
	}
	n.In.Key(input.ActPeek)
	n.Plays(4)
	if far() || scenetest.SaidText(n.Stage, 1) != "Usual table" {
		t.Errorf("its key does not lead back; said %q", scenetest.Said(n.Stage, 2))
	}
	m.Pause(n.Stage, n.table()).More[0].Do(n.Stage)
	n.Plays(4)
	if !far() {
		t.Error("the pause does not lead there")
	}
	n.In.Click(60, 50)
	n.Plays(4)
	if n.Top() == nil {
		t.Error("a press on the round does not lead to the pause")
	}
}

func TestOnABigScreenOnesCanSeeHowOthersCome(t *testing.T) {
	n := newInn(t, image.Pt(1280, 720), "en")
	n.meet(wire.ChatFree, "Bea", "Theo")
	n.line.ShowBig(true)
	if m := n.sit(); m.Far() || m.poster.scan.Stands() {
		t.Error("who sits sees it too, over their hand")
	}
	_ = n.line.Client().Ask(&wire.Stand{}, nil)
	n.Until("one watches", func() bool { return n.table() != nil && n.mates().seat < 0 && n.table().Shown().Seq > 0 })
	code := n.line.Place().Room().Code
	if got := n.mates().poster; got.code != string(code[:3]+" "+code[3:]) || !got.scan.Stands() {
		t.Errorf("it says %q, with a code to scan: %v", got.code, got.scan.Stands())
	}
}

func TestOnABigScreenACardFliesFromItsPlateToThePileTickByTick(t *testing.T) {
	n := newInn(t, image.Pt(1280, 720), "en")
	n.Settings().Speed = stage.SpeedNormal
	n.line.ShowBig(true)
	p := n.watch(guestsAtHome[:10]...)
	for _, one := range p {
		one.Sit()
	}
	q := n.table().Queue()
	l := q.Layout()
	flown, fast := 0, 0.0
	x, y, pile := 0.0, 0.0, l.Poses[0].Place.Zone
	for flown < 3 {
		n.one(p)
		flies := false
		n.Until("it lies", func() bool {
			for _, pose := range q.Poses() {
				if !pose.Flying || pose.Place.Zone != pile {
					continue
				}
				if flies {
					fast = max(fast, math.Hypot(pose.X-x, pose.Y-y))
				} else if box := l.Fans[n.table().Shown().Cause.Seat]; math.Hypot(pose.X-box.X, pose.Y-box.Y) > 120 {
					t.Fatalf("the card of seat %d is first seen at %.0f, %.0f; its cards lie at %v", n.table().Shown().Cause.Seat, pose.X, pose.Y, box)
				} else {
					flown++
				}
				flies, x, y = true, pose.X, pose.Y
			}
			return q.Still() && n.table().Newest() == n.table().Shown().Seq
		})
		if top := q.Layout().Discard; flies && math.Hypot(x-top.X, y-top.Y) > 60 {
			t.Errorf("it was last seen at %.0f, %.0f; the pile is at %v", x, y, top)
		}
	}
	if fast == 0 || fast > 110 {
		t.Errorf("the longest way of a tick is %.0f units", fast)
	}
}

// one has those whose turn it is do one thing.
func (n *inn) one(people []*onlinetest.Player) {
	n.T.Helper()
	was := n.table().Newest()
	plays := func(on bool) {
		for _, p := range people {
			p.Plays = on
		}
	}
	plays(true)
	n.Until("somebody has acted", func() bool {
		if n.table().Newest() == was {
			return false
		}
		plays(false)
		return true
	})
}
