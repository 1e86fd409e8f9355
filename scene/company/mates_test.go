//go:build display

package company

import (
	"image"
	"slices"
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/online/onlinetest"
	"fourtell/online/wire"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	"fourtell/scene/table"
)

// sit begins the match and sets its table before You.
func (n *inn) sit() *Mates {
	n.T.Helper()
	_ = n.line.Client().Ask(&wire.Start{}, nil)
	n.Until("the cards are dealt", func() bool { return n.line.Place().Room().State == wire.Playing && n.line.Place().Room().Round == 1 })
	next, err := NewTable(n.Stage, n.line.Place())
	if err != nil {
		n.T.Fatal(err)
	}
	n.Go(next)
	n.Until("the table stands", func() bool { return n.table() != nil && n.table().Shown().Seq > 0 })
	n.Pass(60)
	return n.mates()
}

func (n *inn) table() *table.Table {
	t, _ := n.Scene().(*table.Table)
	return t
}

func (n *inn) mates() *Mates { return n.table().Inside().Plates.O().Company.(*Mates) }

// play lets the others play what is legal.
func (n *inn) playOn(people []*onlinetest.Player) {
	for _, p := range people {
		p.Sit()
		p.Plays = true
	}
}

func TestAPlateSaysHowSomebodyIsReached(t *testing.T) {
	n := newInn(t, image.Pt(1280, 720), "en")
	p := n.meet(wire.ChatFree, "Bea", "Theo")
	m := n.sit()
	line := func(seat int) string { s, _ := m.Plate(seat); return s }
	bea := int(p[0].Place().Seat())
	if line(bea) != "" {
		t.Errorf("of somebody who is here the plate says %q", line(bea))
	}
	n.w.People = slices.DeleteFunc(n.w.People, func(o *onlinetest.Player) bool { return o == p[0] })
	p[0].Line.Cut()
	n.Until("the plate tells of the cut", func() bool { return strings.HasPrefix(line(bea), "waiting · ") })
	if !strings.Contains(scenetest.SaidText(n.Stage, 6), "Bea has lost the line.") {
		t.Errorf("said is %q", scenetest.Said(n.Stage, 6))
	}
	first := line(bea)
	n.Pass(120)
	if line(bea) == first {
		t.Errorf("the seconds stand still at %q", first)
	}
	n.Until("a bot plays", func() bool { return strings.HasSuffix(line(bea), "a bot plays on") })
}

func TestANameOnAPlateLeavesTheBarsBesideItTheirRoom(t *testing.T) {
	for _, name := range []string{"Bea", "Annabelle", "Bartholomew", "Maximilian Wolff"} {
		n := newInn(t, image.Pt(1280, 720), "en")
		p := n.meet(wire.ChatFree, name)
		n.sit()
		plate := n.table().Queue().Layout().Plates[p[0].Place().Seat()]
		bars, found := float32(plate.X+plate.W/2)-30-9.5, false
		for _, x := range scenetest.See(n.Stage).Texts {
			if !strings.HasPrefix(x.Text, name[:2]) {
				continue
			}
			if found = true; x.Box.X1 > bars {
				t.Errorf("%q ends at %.0f, the bars begin at %.0f", x.Text, x.Box.X1, bars)
			}
		}
		if !found {
			t.Errorf("no name like %q is seen", name)
		}
	}
}

func TestAFaceIsSeenBesideThePlateOfWhoeverMakesItForAWhile(t *testing.T) {
	n := newInn(t, image.Pt(1280, 720), "en")
	p := n.meet(wire.ChatFree, "Bea")
	m := n.sit()
	n.Until("the table rests", func() bool { return !m.GoesOn() })
	n.say(p[0], &wire.Emote{Emote: "think"})
	if !m.GoesOn() || !n.table().GoesOn() {
		t.Error("a face is seen, and nothing goes on")
	}
	seat := int(p[0].Place().Seat())
	if len(m.bubbles) <= seat || m.bubbles[seat].look.name != "think" || m.bubbles[seat].age >= bubbleFor {
		t.Fatalf("the bubbles are %+v", m.bubbles)
	}
	n.Pass(bubbleFor)
	if m.bubbles[seat].age < bubbleFor {
		t.Error("the face does not go away")
	}
	if m.GoesOn() {
		t.Error("something goes on after it")
	}
}

func TestTheDrawerCoversNothingUntilItIsOpenAndThenTheTableMakesRoom(t *testing.T) {
	n := newInn(t, image.Pt(1280, 720), "en")
	p := n.meet(wire.ChatFree, "Bea", "Theo")
	m := n.sit()
	if m.Beside() != 0 || n.table().Queue().Layout().W != 1280 {
		t.Errorf("closed it keeps %v, the table is %v wide", m.Beside(), n.table().Queue().Layout().W)
	}
	n.say(p[0], &wire.Say{Text: "Hello"})
	if m.corner.chat.text != "1" {
		t.Errorf("the button says %q", m.corner.chat.text)
	}
	n.In.Click(m.corner.chat.Center())
	n.Plays(4)
	if !m.drawer.on || n.table().Queue().Layout().W != 960 || m.corner.chat.text != "" {
		t.Errorf("open: %v, the table is %v wide, not read %q", m.drawer.on, n.table().Queue().Layout().W, m.corner.chat.text)
	}
	n.In.Key(input.ActCancel)
	n.Plays(4)
	if m.drawer.on || n.Top() != nil {
		t.Error("Escape does not close it, or opens the pause")
	}
}

func TestTheKeysReachTheChatAndWhoWatches(t *testing.T) {
	n := newInn(t, image.Pt(1280, 720), "en")
	n.meet(wire.ChatFree, "Bea", "Theo")
	m := n.sit()
	for range 12 {
		if strings.HasPrefix(scenetest.SaidText(n.Stage, 1), "People, 0 watch") {
			break
		}
		n.In.Key(input.ActTab)
		n.Plays(4)
	}
	if !m.corner.eye.Focused {
		t.Fatalf("Tab does not come to who watches; said %q", scenetest.Said(n.Stage, 12))
	}
	n.In.Key(input.ActRight)
	n.Plays(4)
	if said := scenetest.SaidText(n.Stage, 1); !strings.HasPrefix(said, "Open the chat") || !m.corner.chat.Focused {
		t.Errorf("a step on says %q", said)
	}
	n.In.Key(input.ActConfirm)
	n.Plays(4)
	if !m.drawer.on {
		t.Error("Enter does not open the chat")
	}
}

func TestSomebodyIsMutedAndPutOutFromTheList(t *testing.T) {
	n := newInn(t, image.Pt(1280, 720), "en")
	p := n.meet(wire.ChatFree, "Bea", "Theo")
	m := n.sit()
	m.openPerson(n.Stage, p[0].UID(), "Bea")
	n.In.Key(input.ActConfirm)
	n.Plays(4)
	if !m.talk.Muted(p[0].UID()) {
		t.Error("Bea is heard still")
	}
	m.openPerson(n.Stage, p[1].UID(), "Theo")
	n.In.Key(input.ActDown).Key(input.ActConfirm)
	n.Plays(4)
	n.Until("Theo is out", func() bool { return p[1].Place() == nil })
}

func TestWhoComesBackIsToldWhatTheyMissedAndThePictureSettles(t *testing.T) {
	n := newInn(t, image.Pt(1280, 720), "en")
	p := n.meet(wire.ChatFree, "Bea", "Theo")
	m := n.sit()
	n.playOn(p)
	n.w.Away = true
	n.cut()
	n.Until("the lost line is told", func() bool { return m.banner.left == stays })
	if !strings.Contains(scenetest.SaidText(n.Stage, 4), "trying again") {
		t.Errorf("said is %q", scenetest.Said(n.Stage, 4))
	}
	n.Pass(25 * 60) // a bot plays on, and the others do
	n.w.Away = false
	n.Until("one is back", func() bool { return m.banner.left > 0 })
	n.Pass(10)
	if !strings.Contains(m.banner.text, "missed") {
		t.Errorf("the banner says %q", m.banner.text)
	}
	if at, newest := n.table().Shown().Seq, m.desk.Public().Seq; newest-at > 3 {
		t.Errorf("the picture is at beat %d, the table at %d", at, newest)
	}
	n.Pass(missedFor + 10)
	if m.banner.left > 0 {
		t.Error("the banner does not fade")
	}
}

func TestWhoComesBackIsAskedAgainWhatIsOpen(t *testing.T) {
	n := newInn(t, image.Pt(1280, 720), "en")
	p := n.meet(wire.ChatFree, "Bea", "Theo")
	m := n.sit()
	n.playOn(p)
	n.Until("it is one's turn", func() bool {
		return n.table().Shown().Owes() && strings.Contains(scenetest.SaidText(n.Stage, 1), "Your turn.")
	})
	asked := scenetest.Said(n.Stage, 1)[0]
	for _, away := range []int{2, 15} {
		n.w.Away = true
		n.cut()
		n.Until("the lost line is told", func() bool { return m.banner.left == stays })
		n.Pass(away * 60)
		n.w.Away = false
		n.Until("one is back", func() bool { return m.banner.left > 0 })
		n.Pass(5)
		said := scenetest.Said(n.Stage, 2)
		if !strings.HasPrefix(said[0], "You are back") || said[1] != asked {
			t.Errorf("after %d s away said is %q, and what is open is %q", away, said, asked)
		}
	}
}

func TestWhatWasChangedOnTheWayIsToldAtTheTable(t *testing.T) {
	n := newInn(t, image.Pt(1280, 720), "en")
	n.meet(wire.ChatFree, "Bea")
	m := n.sit()
	const told = "Something on the way has changed what was sent"
	m.hear(&wire.No{Code: wire.Busy})
	if strings.Contains(scenetest.SaidText(n.Stage, 1), told) {
		t.Error("a house that is busy has changed nothing")
	}
	m.hear(&wire.No{Code: wire.BadSeal})
	if !strings.Contains(scenetest.SaidText(n.Stage, 1), told) {
		t.Errorf("said is %q", scenetest.Said(n.Stage, 2))
	}
	n.Pass(2)
	if len(n.Toasts().List) == 0 {
		t.Error("it is not shown")
	}
}

func TestThePictureIsNeverMoreThanThreeSecondsBehindTheTable(t *testing.T) {
	n := newInn(t, image.Pt(1280, 720), "en")
	p := n.meet(wire.ChatFree, "Bea", "Theo")
	n.Settings().Speed = stage.SpeedSlow
	n.sit()
	n.playOn(p)
	came, late := map[uint32]int{}, 0
	for tick := range 40 * 60 {
		n.Pass(1)
		tb := n.table()
		if tb == nil || tb.Shown().Over() {
			break
		}
		if s := tb.Shown(); s.Owes() && tb.Queue().Idle() {
			if c, ok := onlinetest.First(s); ok && tick%30 == 0 {
				_ = tb.Desk().Do(c)
			}
		}
		newest := tb.Newest()
		if _, ok := came[newest]; !ok {
			came[newest] = tick
		}
		if at, ok := came[tb.Shown().Seq+1]; ok && tb.Queue().Behind() > 0 {
			late = max(late, tick-at)
		}
	}
	if late > 3*stage.TicksPerSecond+1 {
		t.Errorf("a beat waited %d ticks for the picture", late)
	}
}

func TestAWishThatTakesItsTimeIsShownAsOnItsWay(t *testing.T) {
	n := newInn(t, image.Pt(1280, 720), "en")
	p := n.meet(wire.ChatFree, "Bea")
	m := n.sit()
	n.playOn(p)
	n.Until("You are asked", func() bool { return n.table().Shown().Owes() && n.table().Queue().Idle() })
	c, _ := onlinetest.First(n.table().Shown())
	_ = m.desk.Do(c)
	scenetest.Step(t, n.Stage, onWayAfter-2) // the house stands still
	if m.underway >= onWayAfter {
		t.Error("it is shown at once")
	}
	scenetest.Step(t, n.Stage, 4)
	if m.underway < onWayAfter {
		t.Errorf("after 180 ms nothing is shown")
	}
	n.Until("it is there", func() bool { return m.underway == 0 })
}

func TestThePauseOfATableInCompanyLeavesOrStandsAndSavesNothing(t *testing.T) {
	n := newInn(t, image.Pt(1280, 720), "en")
	n.meet(wire.ChatFree, "Bea", "Theo")
	m := n.sit()
	a := m.Pause(n.Stage, n.table())
	if a.NewRound != nil || a.Title != nil || a.Undo != nil || len(a.More) != 3 {
		t.Errorf("the pause offers %+v", a)
	}
	n.In.Key(input.ActPause)
	n.Plays(4)
	if n.Top() == nil {
		t.Fatal("there is no pause")
	}
	if pauser, ok := n.Top().(stage.Pauser); ok && pauser.Pauses() {
		t.Error("the table waits for the pause")
	}
	a.More[0].Do(n.Stage)
	n.Until("one watches", func() bool { return n.line.Place().Seat() == engine.Spectator })
	n.Until("the table is everybody's", func() bool { return n.table() != nil && n.table() != m.table && n.table().Viewer() == engine.Spectator })
	n.mates().leave(n.Stage)
	n.Until("one is out", func() bool { return n.line.Place() == nil && n.table() == nil })
}

// cut breaks one's own line.
func (n *inn) cut() {
	for _, l := range n.dialed {
		l.Close()
	}
}
