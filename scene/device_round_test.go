//go:build display

package scene

import (
	"fmt"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"fourtell/engine/shed"
	"fourtell/room"
	"fourtell/scene/ask"
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	"fourtell/scene/statistics"
	tables "fourtell/scene/table"
	"fourtell/scene/title"
	"fourtell/words"
)

// Each device alone goes from the title through whole rounds to the result, changes settings on the way and comes back.
// Every question of the table is met: in one round or the other the colour, the challenge, the drawn card, the pause and the
// curtain.
func TestWholeRoundsFromTheTitleByTheMouseAlone(t *testing.T) {
	roundsBy(t, paint.DeviceMouse, 1280, 720)
}

func TestWholeRoundsFromTheTitleByOneFingerAlone(t *testing.T) {
	roundsBy(t, paint.DeviceTouch, 390, 844)
}

func TestWholeRoundsFromTheTitleByTheKeyboardAlone(t *testing.T) {
	roundsBy(t, paint.DeviceKeys, 1280, 720)
}

func TestWholeRoundsFromTheTitleByAGamepadAlone(t *testing.T) {
	roundsBy(t, paint.DevicePad, 1280, 720)
}

// roundsBy plays rounds of one person among bots, and one of two people, until every question has been met.
func roundsBy(t *testing.T, device paint.Device, w, h int) {
	met := map[string]int{}
	all := []string{"colour", "doubted", "believed", "played", "kept", "pause", "curtain"}
	for _, seed := range []uint64{3, 9, 14, 22, 31} {
		for _, people := range []int{1, 2} {
			if missing := unmet(met, all); missing == "" && seed != 3 {
				return
			}
			t.Run(fmt.Sprintf("seed %d, people %d", seed, people), func(t *testing.T) { roundBy(t, device, w, h, seed, people, met) })
		}
	}
	if missing := unmet(met, all); missing != "" {
		t.Errorf("no round has met %s: %v", missing, met)
	}
}

func unmet(met map[string]int, all []string) (missing string) {
	for _, kind := range all {
		if met[kind] == 0 {
			missing += " " + kind
		}
	}
	return missing
}

// roundBy is one of these rounds.
func roundBy(t *testing.T, device paint.Device, w, h int, seed uint64, people int, met map[string]int) {
	in := input.NewScript()
	o := scenetest.KeptIn(room.NewMemory())
	o.Source, o.Seed = in, seed
	if people == 2 {
		o.Settings.Table = []stage.SeatPlan{{Who: stage.SitsPerson, Name: "Anna", Guest: "moon"}, {Who: stage.SitsHouse, Name: "Theo", Guest: "fox"}, {Who: stage.SitsPerson, Name: "Bo", Guest: "cat"}, {Who: stage.SitsRandom, Name: "Mira", Guest: "rabbit"}}
	}
	kept := 0
	o.Save = func(*stage.Settings) error { kept++; return nil }
	s := testStage(t, w, h, o)
	scenetest.Step(t, s, 5)
	p := scenetest.NewOnlooker(t, s, in, device)

	// A setting, from the title and back.
	p.Press("Settings")
	scenetest.Step(t, s, 20)
	p.Choose("Picture", "Reduced motion")
	p.Press("Reduced motion")
	if !s.Settings().ReducedMotion {
		t.Error("the motion is not reduced")
	}
	p.Press("Done")
	if _, ok := s.Scene().(*title.Title); !ok || s.Top() != nil {
		t.Fatalf("back from the settings stands %T, %T", s.Scene(), s.Top())
	}

	// To the table.
	if people == 1 {
		p.Press("Quick game")
	} else {
		p.Press("New table")
		scenetest.Step(t, s, 20)
		p.Press("Deal the cards")
	}
	scenetest.Step(t, s, 5)
	table, ok := s.Scene().(*tables.Table)
	if !ok {
		t.Fatalf("the cards are dealt at %T", s.Scene())
	}
	g := &guestAt{Onlooker: p, table: table, met: met}
	r := g.round()

	// And back.
	scenetest.Step(t, s, 60)
	if len(r.data.Rows) != 4 {
		t.Errorf("the result has %d rows", len(r.data.Rows))
	}
	p.Press("Statistics")
	scenetest.Step(t, s, 20)
	counted := s.Lang().Say(words.StatisticsCount, words.Count("n", people))
	if _, ok := s.Scene().(*statistics.Statistics); !ok || !strings.Contains(strings.Join(s.Speech().Said(), "\n"), counted) {
		t.Errorf("the statistics are %T and hold no round", s.Scene())
	}
	p.Press("Back to the result")
	scenetest.Step(t, s, 20)
	if s.Scene() != stage.Scene(r.screen) {
		t.Errorf("the statistics lead back to %T", s.Scene())
	}
	p.Press("Back to the title")
	scenetest.Step(t, s, 20)
	if _, ok := s.Scene().(*title.Title); !ok {
		t.Errorf("the result leads to %T", s.Scene())
	}
	if s.Settings().QuietGuests || !s.Settings().ReducedMotion || kept == 0 {
		t.Errorf("of the settings is left %+v, kept %d times", *s.Settings(), kept)
	}
	if s.Devices().Tick.Device != device {
		t.Errorf("the device is %d", s.Devices().Tick.Device)
	}
	s.Kept().Saves.Close()
}

// guestAt plays at a table with one device.
type guestAt struct {
	*scenetest.Onlooker
	table  *tables.Table
	met    map[string]int
	n      int
	paused bool
}

// round plays until the result stands.
func (g *guestAt) round() *ended {
	g.T.Helper()
	for tick := range 60_000 {
		if r := endOf(g.T, g.Stage, g.table); r != nil {
			return r
		}
		scenetest.Step(g.T, g.Stage, 1)
		if tick%8 == 0 {
			g.act()
		}
	}
	g.T.Fatalf("the round does not end; %T, said %q", g.Stage.Top(), scenetest.Said(g.Stage, 8))
	return nil
}

// turnabout is true every other time.
func (g *guestAt) turnabout() bool { g.n++; return g.n%2 == 0 }

// act does the one thing there is to do now, if any.
func (g *guestAt) act() {
	g.T.Helper()
	switch m := g.Stage.Top().(type) {
	case *tables.Curtain:
		if m.Age() > tables.CurtainDeaf {
			g.met["curtain"]++
			g.lift()
		}
	case *ask.Wheel:
		g.met["colour"]++
		g.name()
	case *ask.Challenge:
		if m.Rise() >= 1 {
			g.answer(m)
		}
	case *tables.Pause:
		g.inPause()
	case nil:
		g.turn()
	default:
		g.T.Fatalf("%T stands", m)
	}
}

// lift holds the button of the curtain, or presses twice.
func (g *guestAt) lift() {
	if !g.Pointer() {
		g.Confirm()
		scenetest.Run(g.T, g.Stage, g.In.Wait(5))
		g.Confirm()
		return
	}
	x, y, ok := g.Find("Hold to see your hand")
	if !ok {
		g.T.Fatalf("the curtain shows %q", g.Words())
	}
	e := g.In.End()
	e.X, e.Y, e.Over, e.Down, e.Touch = x, y, true, true, g.Device == paint.DeviceTouch
	for range tables.CurtainHold + 2 {
		g.In.Add(e)
	}
	e.Down, e.Over = false, g.Device == paint.DeviceMouse
	e.Touch = false
	scenetest.Run(g.T, g.Stage, g.In.Add(e))
}

// name names a colour.
func (g *guestAt) name() {
	switch g.Device {
	case paint.DeviceKeys:
		g.Key(ebiten.KeyDigit3, 0)
	case paint.DevicePad:
		g.Key(0, ebiten.StandardGamepadButtonLeftRight)
		g.Confirm()
	default:
		g.Press("Green")
	}
}

// answer believes and doubts by turns.
func (g *guestAt) answer(m *ask.Challenge) {
	doubt := g.met["believed"] > g.met["doubted"]
	kind := map[bool]string{true: "doubted", false: "believed"}[doubt]
	g.met[kind]++
	switch {
	case g.Pointer() && doubt:
		g.Press(m.Doubt().Text)
	case g.Pointer():
		g.Press(m.Believe().Text)
	case doubt:
		g.Key(ebiten.KeyC, ebiten.StandardGamepadButtonRightTop)
	default:
		g.Key(ebiten.KeyK, ebiten.StandardGamepadButtonRightLeft)
	}
}

// inPause changes a setting there and goes on.
func (g *guestAt) inPause() {
	g.met["pause"]++
	scenetest.Step(g.T, g.Stage, 20)
	quiet := g.Stage.Settings().QuietGuests
	for range 2 { // there and back
		g.Press("Settings")
		scenetest.Step(g.T, g.Stage, 20)
		g.Choose("Sound", "Guests talk")
		g.Press("Guests talk")
		if g.Stage.Settings().QuietGuests == quiet {
			g.T.Error("whether guests talk is not changed in the pause")
		}
		quiet = !quiet
		g.Press("Done")
	}
	g.Press("Resume")
	if _, ok := g.Stage.Top().(*tables.Pause); ok {
		g.T.Error("the pause does not end")
	}
}

// turn plays what stands out, or draws; once it goes into the pause.
func (g *guestAt) turn() {
	table := g.table
	if !table.Asked() || table.Wishes() || table.Person().Waiting() {
		return
	}
	switch {
	case !g.paused:
		g.paused = true
		if g.Pointer() {
			g.Point(table.Inside().Hud.Pause().At().Center())
		} else {
			g.Key(ebiten.KeyEscape, ebiten.StandardGamepadButtonCenterRight)
		}
	case table.MayCall():
		if g.Pointer() {
			g.Press("Uno!")
		} else {
			g.Key(ebiten.KeyU, ebiten.StandardGamepadButtonRightTop)
		}
	case table.Popped():
		g.drawn()
	case table.Facts().Plays() > 0:
		g.play()
	case g.Pointer():
		g.Point(table.Inside().Hud.Pile().At().Center())
	default:
		g.Key(ebiten.KeyD, ebiten.StandardGamepadButtonRightLeft)
	}
}

// drawn plays and keeps by turns.
func (g *guestAt) drawn() {
	if g.turnabout() {
		g.met["kept"]++
		if g.Pointer() {
			g.Press("Keep")
		} else {
			g.Key(ebiten.KeyK, ebiten.StandardGamepadButtonRightLeft)
		}
		return
	}
	g.met["played"]++
	if g.Pointer() {
		g.Press("Play")
		return
	}
	g.walk(g.table.IndexOf(g.table.Shown().Drawn.ID))
	g.Confirm()
}

// play plays a card that stands out: a wild first, so that its colour is asked.
func (g *guestAt) play() {
	best := tables.NoCard
	for i := range g.table.Queue().Layout().Hand.Count {
		if c := g.table.CardAt(i); g.table.Playable(c) && (best == tables.NoCard || shed.IsWild(c.Face)) {
			best = i
		}
	}
	if best == tables.NoCard {
		return
	}
	switch g.Device {
	case paint.DeviceMouse:
		g.Point(point(g.table, best))
	case paint.DeviceTouch:
		x, y := point(g.table, best)
		g.Point(x, y)
		scenetest.Step(g.T, g.Stage, 12)
		g.Point(x, y)
	default:
		g.walk(best)
		g.Confirm()
	}
}

// walk brings the focus to a card along the hand.
func (g *guestAt) walk(i int) {
	g.T.Helper()
	for range 60 {
		g.Look()
		if len(g.Rings) == 0 {
			g.T.Fatal("it is the player's turn and no focus is to be seen")
		}
		at := g.table.IndexOf(g.table.Inside().Hand.Focus())
		switch {
		case at == i:
			return
		case at == tables.NoCard || at < i:
			g.Key(ebiten.KeyArrowRight, ebiten.StandardGamepadButtonLeftRight)
		default:
			g.Key(ebiten.KeyArrowLeft, ebiten.StandardGamepadButtonLeftLeft)
		}
	}
	g.T.Fatalf("card %d is not reached", i)
}
