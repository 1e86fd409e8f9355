//go:build display

package company

import (
	"fmt"
	"image"
	"slices"
	"strings"
	"testing"

	"fourtell/online/onlinetest"
	"fourtell/online/wire"
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/scenetest"
	"fourtell/scene/table"
)

func TestTheLogBesideTheChatTellsWhatHasHappenedAtTheTable(t *testing.T) {
	n := newInn(t, image.Pt(1280, 720), "en")
	p := n.meet(wire.ChatFree, "Bea", "Theo")
	m := n.sit()
	n.playOn(p)
	n.Until("You are asked", func() bool { return n.table().Shown().Owes() && n.table().Queue().Idle() })
	c, _ := onlinetest.First(n.table().Shown())
	_ = m.desk.Do(c)
	n.Until("some beats are seen", func() bool { return n.table().Shown().Seq > 2 })
	m.drawer.open(n.Stage)
	n.say(p[0], &wire.Say{Text: "Hello"})
	n.In.Click(m.drawer.tabs[1].Center())
	n.Plays(4)
	n.Until("the picture rests", func() bool { return m.told.known == len(n.table().Shown().History) })
	n.Pass(2)
	got := m.drawer.chat.texts()
	if len(got) != len(m.told.entries) || len(got) < 2 || slices.Contains(got, "Bea: Hello") {
		t.Fatalf("the log tells %q", got)
	}
	for _, row := range m.drawer.chat.rows[1:] {
		if row.text == "" || row.high < 30 {
			t.Errorf("a row is %+v", row)
		}
	}
	n.say(p[0], &wire.Say{Text: "Are you there?"})
	if m.corner.chat.text != "1" {
		t.Errorf("what is said while the log is read counts as read: %q", m.corner.chat.text)
	}
	n.In.Click(m.drawer.tabs[0].Center())
	n.Plays(4)
	if got := m.drawer.chat.texts(); got[len(got)-1] != "Bea: Are you there?" || m.corner.chat.text != "" {
		t.Errorf("back at the chat it shows %q, not read %q", got, m.corner.chat.text)
	}
}

func TestWhoComesBackWatchesWhatTheyMissed(t *testing.T) {
	n := newInn(t, image.Pt(1280, 720), "en")
	p := n.meet(wire.ChatFree, "Bea", "Theo")
	m := n.sit()
	n.playOn(p)
	n.w.Away = true
	n.cut()
	n.Until("the lost line is told", func() bool { return m.banner.left == stays })
	before := len(m.told.entries)
	n.Pass(25 * 60)
	n.w.Away = false
	n.Until("one is back", func() bool { return m.banner.offered() })
	n.Pass(30)
	scenetest.Golden(t, "table-back", scenetest.Shot(n.Stage))
	for range 12 {
		if m.banner.watch.Focused {
			break
		}
		n.In.Key(input.ActTab)
		n.Plays(4)
	}
	if said := scenetest.SaidText(n.Stage, 1); !strings.HasPrefix(said, "Watch") {
		t.Fatalf("Tab comes to %q", said)
	}
	n.In.Key(input.ActConfirm)
	n.Plays(4)
	fresh := slices.IndexFunc(m.drawer.chat.rows, func(r row) bool { return r.fresh })
	if !m.drawer.on || fresh != before || len(m.told.entries) <= before {
		t.Errorf("open: %v, the mark is above row %d of %d, %d were told before", m.drawer.on, fresh, len(m.told.entries), before)
	}
	if m.banner.left != 0 {
		t.Error("the word about it still stands")
	}
	scenetest.Golden(t, "table-missed", scenetest.Shot(n.Stage))
}

func TestNothingOfTheCompanyLiesOverCardsWhileTheDrawerIsClosed(t *testing.T) {
	for _, size := range []image.Point{image.Pt(1280, 720), image.Pt(390, 844), image.Pt(844, 390), image.Pt(960, 720)} {
		for _, others := range []int{1, 3, 9} {
			n := newInn(t, size, "en")
			n.meet(wire.ChatFree, []string{"Bea", "Theo", "Mira", "Kit", "Nina", "Otto", "Pia", "Rob", "Sue"}[:others]...)
			m := n.sit()
			n.Until("the picture rests", func() bool { return n.table().Queue().Still() })
			l := n.table().Queue().Layout()
			draw, top := table.RectOf(l.Discard), table.RectOf(l.Discard)
			draw.X, draw.Y = float32(l.Draw.X)-draw.W/2, float32(l.Draw.Y)-draw.H/2
			boxes := map[string]paint.Rect{"the hand": table.RectOf(l.Hand.Box), "the draw pile": draw, "the discards": top}
			for i := range l.Fans {
				if i != int(m.seat) {
					boxes[fmt.Sprint("the cards of seat ", i)], boxes[fmt.Sprint("the plate of seat ", i)] = table.RectOf(l.Fans[i]), table.RectOf(l.Plates[i])
				}
			}
			for _, b := range m.corner.nodes() {
				at := b.Bounds()
				for what, r := range boxes {
					if at.X < r.X+r.W && r.X < at.X+at.W && at.Y < r.Y+r.H && r.Y < at.Y+at.H {
						t.Errorf("%v, %d others: a button at %v lies over %s at %v", size, others, at, what, r)
					}
				}
			}
		}
	}
}
