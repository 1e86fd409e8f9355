//go:build display

package scene

import (
	"bytes"
	"fmt"
	"image"
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/engine/uno"
	"fourtell/room"
)

// shared is a table of four at which Anna and Bo sit across from each other, with bots between them.
func shared(rules string, seed uint64) TableOptions {
	o := quick(4, rules, seed)
	o.Setup.Seats = []string{"Anna", "Theo", "Bo", "Mira"}
	o.Guests = []string{"moon", "fox", "cat", "rabbit"}
	o.Persons = []engine.Seat{0, 2}
	return o
}

// sharedAt is such a table in a known state.
func sharedAt(t *testing.T, turn engine.Seat, hands ...string) TableOptions {
	t.Helper()
	o := shared("classic", 11)
	o.Setup.Position = placed(t, "classic", turn, "R4 R7 G7", hands...).Setup.Position
	return o
}

// lifts holds the curtain's button down until it lifts.
func lifts(t *testing.T, s *Stage, in *Script) {
	t.Helper()
	m, ok := s.Top().(*Curtain)
	if !ok {
		t.Fatalf("no curtain: %T stands above the table", s.Top())
	}
	step(t, s, curtainDeaf)
	in.MoveTo(m.button.Center()).Press().Wait(curtainHold + 1).Release()
	until(t, s, "lifted", func() bool { return in.Done() && !s.IsOpen(m) })
}

func curtainOf(s *Stage) *Curtain {
	m, _ := s.Top().(*Curtain)
	return m
}

func TestHotSeatAWholeRoundOfTwoPeopleAndTwoBotsIsThatOfItsRecord(t *testing.T) {
	for _, seed := range []uint64{3, 8} {
		t.Run(fmt.Sprint("seed ", seed), func(t *testing.T) {
			in, set := NewScript(), DefaultSettings()
			set.Speed = SpeedInstant
			s, table := tableStage(t, 1280, 720, shared("party", seed), set, in)
			curtains, before := 0, false
			shown := map[engine.Seat]int{}
			ended := false
			for tick := range 60000 {
				if _, ended = s.Scene().(*Result); ended {
					break
				}
				m := curtainOf(s)
				if m != nil && !before {
					curtains++
				}
				if before = m != nil; m != nil && in.Done() && m.age > curtainDeaf {
					in.MoveTo(m.button.Center()).Press().Wait(curtainHold + 1).Release()
				}
				if m == nil {
					for _, h := range []engine.Seat{0, 2} {
						cards := table.shown.Hands
						if int(h) < len(cards) && h != table.viewer && !table.shown.Over() && len(cards[h].Cards) > 0 && !cards[h].Cards[0].Hidden() && table.shown.Cause.Kind != engine.EventChallengeResolved {
							t.Fatalf("seat %d sees seat %d's hand in %v", table.viewer, h, table.shown.Cause.Kind)
						}
					}
					if table.mine() {
						shown[table.viewer]++
					}
					if in.Done() && tick%8 == 0 {
						act(s, table, in, mouse{})
					}
				}
				step(t, s, 1)
			}
			if !ended {
				t.Fatalf("the round does not end; %T, said %q", s.Top(), lastSaid(s, 6))
			}
			if curtains < 3 || shown[0] == 0 || shown[2] == 0 {
				t.Errorf("%d curtains; Anna and Bo were asked on %v ticks", curtains, shown)
			}
			record := table.table.Record()
			game, err := uno.New(record.Setup)
			if err != nil {
				t.Fatal(err)
			}
			for i, c := range record.Commands {
				if _, err := game.Apply(c); err != nil {
					t.Fatalf("command %d: %v", i, err)
				}
			}
			if !bytes.Equal(game.State(), table.table.State()) {
				t.Error("the record replayed headless ends otherwise")
			}
		})
	}
}

func TestHotSeatTheCurtainFallsBeforeAnythingOfTheNextHandIsSeen(t *testing.T) {
	in := NewScript()
	s, table := tableStage(t, 1280, 720, sharedAt(t, 0, "G5 B1 Y2 W", "B2 B3 B9", "R1 R2 Y9", "G8 R8 R9"), DefaultSettings(), in)
	if m := curtainOf(s); m == nil || m.name != "Anna" {
		t.Fatal("the table begins without a curtain for Anna")
	}
	lifts(t, s, in)
	still(t, s, table)
	if table.viewer != 0 || !table.asked() {
		t.Fatalf("seat %d is shown, asked %v", table.viewer, table.asked())
	}
	p := puppet(table, 1)
	step(t, s, 1)
	in.Click(point(table, indexOfFace(t, table, "G5")))
	until(t, s, "played", func() bool { return table.shown.Turn == 1 && table.queue.Idle() })
	if curtainOf(s) != nil {
		t.Error("the curtain falls while a bot is to play")
	}
	p.Want(engine.Do(1, engine.VerbDraw))
	until(t, s, "drawn", func() bool { return table.table.Public().Turn != 1 || table.table.Public().Phase == engine.PhaseDrawn })
	if table.table.Public().Phase == engine.PhaseDrawn {
		p.Want(engine.Do(1, engine.VerbPass))
	}
	until(t, s, "covered", func() bool {
		if curtainOf(s) == nil && table.viewer != 0 {
			t.Fatalf("seat %d is shown without a curtain", table.viewer)
		}
		return curtainOf(s) != nil
	})
	if m := curtainOf(s); m.name != "Bo" {
		t.Errorf("the curtain is for %s", m.name)
	}
	if got := lastSaid(s, 1)[0]; !strings.HasPrefix(got, "Pass the device to Bo") {
		t.Errorf("said %q", got)
	}
	now := table.table.Now()
	step(t, s, 200)
	if table.table.Now() != now {
		t.Error("the clock runs while the curtain is down")
	}
	lifts(t, s, in)
	if table.viewer != 2 || table.shown.Viewer != 2 || table.asked() {
		t.Errorf("seat %d is shown by a snapshot of %d, asked at once %v", table.viewer, table.shown.Viewer, table.asked())
	}
	until(t, s, "asked", table.asked)
	var log []string
	for _, l := range table.log.lines {
		log = append(log, l.text)
	}
	if all := strings.Join(log, "\n"); !strings.Contains(all, "Anna plays") || !strings.Contains(all, "Theo") {
		t.Errorf("Bo's log of what was missed:\n%s", all)
	}
}

func indexOfFace(t *testing.T, table *Table, face string) int {
	t.Helper()
	for i := range table.queue.Layout().Hand.Count {
		if table.cardAt(i).Face.String() == face {
			return i
		}
	}
	t.Fatalf("%s is not held", face)
	return 0
}

func TestCurtainLiftsByHoldingOrByASecondPressOnly(t *testing.T) {
	for _, c := range []struct {
		name string
		do   func(*Script, *Curtain)
		want bool
	}{
		{"held", func(in *Script, m *Curtain) {
			in.MoveTo(m.button.Center()).Press().Wait(curtainHold + 1).Release()
		}, true},
		{"held too short", func(in *Script, m *Curtain) {
			in.MoveTo(m.button.Center()).Press().Wait(curtainHold - 8).Release()
		}, false},
		{"clicked twice", func(in *Script, m *Curtain) { in.Click(m.button.Center()).Click(m.button.Center()) }, true},
		{"tapped twice", func(in *Script, m *Curtain) { in.Tap(m.button.Center()).Wait(4).Tap(m.button.Center()) }, true},
		{"Enter once", func(in *Script, m *Curtain) { in.Key(ActConfirm) }, false},
		{"Enter twice", func(in *Script, m *Curtain) { in.Key(ActConfirm).Wait(10).Key(ActConfirm) }, true},
		{"Enter, and again too late", func(in *Script, m *Curtain) { in.Key(ActConfirm).Wait(curtainAgain + 5).Key(ActConfirm) }, false},
		{"held beside it", func(in *Script, m *Curtain) { in.MoveTo(100, 300).Press().Wait(60).Release() }, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			in := NewScript()
			s, _ := tableStage(t, 1280, 720, shared("classic", 4), DefaultSettings(), in)
			m := curtainOf(s)
			step(t, s, curtainDeaf)
			c.do(in, m)
			for !in.Done() {
				step(t, s, 1)
			}
			step(t, s, 3)
			if lifted := !s.IsOpen(m); lifted != c.want {
				t.Errorf("lifted %v, want %v", lifted, c.want)
			}
		})
	}
}

func TestCurtainFallsWhenTheWindowLosesFocusAndOnPause(t *testing.T) {
	hands := []string{"G5 B1 Y2 W", "B2 B3 B9", "R1 R2 Y9", "G8 R8 R9"}
	for name, away := range map[string]func(*Script){
		"focus":                        func(in *Script) { in.Unfocus() },
		"pause":                        func(in *Script) { in.Key(ActPause).Wait(5).Key(ActPause) },
		"focus while the wheel stands": nil,
	} {
		t.Run(name, func(t *testing.T) {
			in := NewScript()
			s, table := tableStage(t, 1280, 720, sharedAt(t, 0, hands...), DefaultSettings(), in)
			lifts(t, s, in)
			still(t, s, table)
			if away == nil {
				in.Click(point(table, indexOfFace(t, table, "W")))
				until(t, s, "the wheel", func() bool { return s.Top() != nil })
				away = func(in *Script) { in.Unfocus() }
			}
			away(in)
			for !in.Done() {
				step(t, s, 1)
			}
			step(t, s, 1)
			if m := curtainOf(s); m == nil || m.seat != 0 {
				t.Fatalf("%T stands above the table", s.Top())
			}
			in.Focus()
			lifts(t, s, in)
			if table.viewer != 0 || table.shown.Hands[0].Count != 4 {
				t.Errorf("seat %d with %d cards", table.viewer, table.shown.Hands[0].Count)
			}
			if name == "focus while the wheel stands" {
				if _, ok := s.Top().(*colorWheel); !ok {
					t.Errorf("%T stands, want the wheel as it was", s.Top())
				}
			}
		})
	}
}

func TestHotSeatNoCurtainFallsForOnePerson(t *testing.T) {
	in := NewScript()
	s, _ := tableStage(t, 1280, 720, quick(4, "classic", 3), DefaultSettings(), in)
	in.Unfocus()
	for range 300 {
		step(t, s, 1)
		if curtainOf(s) != nil {
			t.Fatal("a curtain")
		}
	}
}

// same compares two pictures pixel by pixel.
func same(t *testing.T, what string, a, b *image.RGBA) {
	t.Helper()
	if !bytes.Equal(a.Pix, b.Pix) {
		t.Errorf("%s: the pictures differ though only a hidden hand does", what)
	}
}

func TestCurtainAndTheOtherSeatShowNothingOfAHiddenHand(t *testing.T) {
	var pictures [2][]*image.RGBA
	var said [2]string
	for i, hidden := range []string{"R1 R2 Y9 G4", "B7 W W+4 YS"} {
		in := NewScript()
		s, table := tableStage(t, 1280, 720, sharedAt(t, 0, "G5 B1 Y2 W", "B2 B3 B9", hidden, "G8 R8 R9"), DefaultSettings(), in)
		add := func() { pictures[i] = append(pictures[i], shot(s)) }
		step(t, s, 30)
		add()
		lifts(t, s, in)
		for range 8 {
			add()
			step(t, s, 12)
		}
		still(t, s, table)
		add()
		puppet(table, 1)
		in.Click(point(table, indexOfFace(t, table, "G5")))
		for range 8 {
			step(t, s, 9)
			add()
		}
		table.cover(s, 2)
		for range 3 {
			step(t, s, 9)
			add()
		}
		said[i] = strings.Join(s.Said(), "\n")
	}
	for i := range pictures[0] {
		same(t, fmt.Sprint("picture ", i), pictures[0][i], pictures[1][i])
	}
	if said[0] != said[1] {
		t.Errorf("said\n%s\n\nand\n%s", said[0], said[1])
	}
}

func TestCurtainGoldenPictures(t *testing.T) {
	for _, p := range append(sizes(), image.Pt(390, 844), image.Pt(960, 540)) {
		in := NewScript()
		s, _ := tableStage(t, p.X, p.Y, sharedAt(t, 0, "G5 B1 Y2 W", "B2 B3 B9", "R1 R2 Y9", "G8 R8 R9"), DefaultSettings(), in)
		m := curtainOf(s)
		step(t, s, curtainDeaf)
		in.MoveTo(m.button.Center()).Press().Wait(curtainHold * 6 / 10)
		for !in.Done() {
			step(t, s, 1)
		}

		golden(t, sizeName("curtain", p), shot(s))
	}
}

func TestCurtainOffersACatchThatIsLegalAndItIsSeenAfterwards(t *testing.T) {
	in := NewScript()
	s, table := tableStage(t, 1280, 720, sharedAt(t, 0, "G5 B1", "B2 B3 B9", "R1 R2 Y9", "G8 R8 R9"), DefaultSettings(), in)
	lifts(t, s, in)
	still(t, s, table)
	puppet(table, 1)
	puppet(table, 3)
	in.Click(point(table, indexOfFace(t, table, "G5")))
	until(t, s, "one card", func() bool { return table.shown.Hands[0].Count == 1 })
	table.cover(s, 2)
	if curtainOf(s).catch != nil {
		t.Error("the catch is offered within the grace")
	}
	lifts(t, s, in)
	until(t, s, "catchable", func() bool { return table.catchable() == 0 })
	table.cover(s, 2)
	m := curtainOf(s)
	if m.catch == nil || m.catch.Text != "Catch Anna?" {
		t.Fatal("no catch is offered")
	}
	step(t, s, curtainDeaf)
	in.Click(m.catch.Center())
	for !in.Done() {
		step(t, s, 1)
	}
	if m.catch != nil || curtainOf(s) != m {
		t.Fatal("the catch is still offered, or the curtain has lifted")
	}
	lifts(t, s, in)
	until(t, s, "two cards more", func() bool { return table.shown.Hands[0].Count == 3 && table.viewer == 2 })
}

func TestCurtainLeavesNothingOfTheHandThatWasShownBefore(t *testing.T) {
	var pictures [2][]*image.RGBA
	var said [2]string
	for i, hidden := range []string{"G5 B1 Y2 W", "G5 B9 Y4 W+4"} {
		in, set := NewScript(), DefaultSettings()
		set.ReducedMotion = true
		s, table := tableStage(t, 1280, 720, sharedAt(t, 0, hidden, "B2 B3 B8", "R1 R2 Y9", "G8 R8 R9"), set, in)
		lifts(t, s, in)
		still(t, s, table)
		p := puppet(table, 1)
		step(t, s, 1)
		in.Click(point(table, indexOfFace(t, table, "G5")))
		until(t, s, "played", func() bool { return table.shown.Turn == 1 && table.queue.Idle() })
		p.Want(engine.Do(1, engine.VerbDraw))
		until(t, s, "drawn", func() bool { return table.shown.Turn != 1 || table.shown.Phase == engine.PhaseDrawn })
		if table.shown.Phase == engine.PhaseDrawn {
			p.Want(engine.Do(1, engine.VerbPass))
		}
		in.MoveTo(1, 1)
		step(t, s, 40)
		until(t, s, "covered", func() bool { return curtainOf(s) != nil })
		before := len(s.Said())
		add := func() { pictures[i] = append(pictures[i], shot(s)) }
		m := curtainOf(s)
		step(t, s, curtainDeaf+120)
		add()
		in.MoveTo(m.button.Center()).Press()
		for s.IsOpen(m) {
			step(t, s, 1)
		}
		for range 6 {
			add() // the first frame among them
			step(t, s, 1)
		}
		in.Release()
		for range 12 {
			step(t, s, 12)
			add()
		}
		table.openLog(s)
		step(t, s, 20)
		add()
		said[i] = strings.Join(s.Said()[before:], "\n")
	}
	for i := range pictures[0] {
		same(t, fmt.Sprint("picture ", i), pictures[0][i], pictures[1][i])
	}
	if said[0] != said[1] {
		t.Errorf("said\n%s\n\nand\n%s", said[0], said[1])
	}
}

func TestHotSeatTheNextRoundBeginsWithACurtain(t *testing.T) {
	in, set := NewScript(), DefaultSettings()
	set.Speed = SpeedInstant
	o := sharedAt(t, 0, "G5", "B2 B3 B9", "R1 R2 Y9", "G8 R8 R9")
	o.Setup.Rules = "classic,score=winner_takes"
	s, table := tableStage(t, 1280, 720, o, set, in)
	lifts(t, s, in)
	still(t, s, table)
	in.Click(point(table, 0))
	until(t, s, "over", func() bool { _, ok := s.Scene().(*Result); return ok })
	r := s.Scene().(*Result)
	if !strings.Contains(r.data.Headline, "Anna") || !r.data.Won {
		t.Errorf("the headline is %q, won %v", r.data.Headline, r.data.Won)
	}
	step(t, s, 30)
	r.again.Activate(s)
	step(t, s, 1)
	m := curtainOf(s)
	if s.Scene() != Scene(table) || m == nil {
		t.Fatalf("after the result %T stands, curtain %v", s.Scene(), m != nil)
	}
	lifts(t, s, in)
	until(t, s, "shown", func() bool { return table.current() && table.queue.Idle() })
	if table.shown.Round != 2 || table.viewer != m.seat || table.shown.Hands[m.seat].Cards[0].Hidden() {
		t.Errorf("round %d from seat %d, want seat %d", table.shown.Round, table.viewer, m.seat)
	}
}

func TestHotSeatAMatchOfTwoPeopleIsTakenUpBehindTheCurtain(t *testing.T) {
	store := room.NewMemory()
	o := savedOptions(store)
	table, err := NewTable(shared("classic", 5))
	if err != nil {
		t.Fatal(err)
	}
	o.First = func(*Stage) Scene { return table }
	s := testStage(t, 1280, 720, o)
	lifts(t, s, s.source.(*Script))
	step(t, s, 200)
	text, err := store.Read("match.save")
	if err != nil {
		t.Fatal(err)
	}
	after := room.NewMemory()
	if err := after.Write("match.save", text); err != nil {
		t.Fatal(err)
	}
	s = testStage(t, 1280, 720, savedOptions(after))
	title, ok := s.Scene().(*Title)
	if !ok || title.resume == nil {
		t.Fatalf("the scene is %T without Resume", s.Scene())
	}
	title.resume.Activate(s)
	again, ok := s.Scene().(*Table)
	if !ok || curtainOf(s) == nil {
		t.Fatalf("%T, %T above it; said %q", s.Scene(), s.Top(), lastSaid(s, 3))
	}
	if !bytes.Equal(again.table.State(), table.table.State()) || len(again.o.Persons) != 2 {
		t.Errorf("another table, of %d people", len(again.o.Persons))
	}
	m := curtainOf(s)
	lifts(t, s, s.source.(*Script))
	until(t, s, "shown", func() bool { return again.shown.Viewer == m.seat && again.current() && again.shown.Seq != 0 })
}
