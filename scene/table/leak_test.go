//go:build display

package table_test

import (
	"bytes"
	"fmt"
	"image"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/scene/ask"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
	"fourtell/scene/tabletest"
)

// twins are two tables that differ in one hidden hand alone. Everything is done to both, and what can be seen, heard or
// read of them is compared.
type twins struct {
	t      *testing.T
	what   string
	viewer engine.Seat
	s      [2]*stage.Stage
	table  [2]*tables.Table
	in     [2]*input.Script
	chairs [2][4]*testChair
	target *ebiten.Image
	pix    [2][]byte
	shots  int
	broken bool
}

// testChair is a bot's chair that plays what the test says.
type testChair struct {
	last func() engine.Snapshot
	want func(engine.Command) bool
}

// The pictures are small, so that many can be compared.
const leakW, leakH = 640, 360

// secret is a position, told from the viewer's seat: hands[0] is the viewer's own.
type secret struct {
	name    string
	rules   string
	discard string
	turn    int // seats after the viewer
	draw    string
	hands   [4]string
	// other is what the others hold instead, card for card: no face of it lies open, since which copy of a card lies there is
	// no secret and is seen by how it lies.
	other [4]string
	play  func(*twins)
}

func (c *secret) options(t *testing.T, viewer, hidden engine.Seat, twin int) tables.Options {
	t.Helper()
	seat := func(k int) engine.Seat { return (viewer + engine.Seat(k)) % 4 }
	var hands [4]string
	for k := range 4 {
		hands[seat(k)] = c.hands[k]
		if twin == 1 && seat(k) == hidden {
			hands[seat(k)] = c.other[k]
		}
	}
	o := tabletest.Shared(c.rules, 11)
	o.Persons = []engine.Seat{min(viewer, seat(2)), max(viewer, seat(2))}
	o.Setup.Position = tabletest.Placed(t, c.rules, seat(c.turn), c.discard, hands[:]...).Setup.Position
	o.Setup.Position.Draw, o.Setup.Position.Rest = scenetest.Cards(t, c.draw), false
	return o
}

func newTwins(t *testing.T, c *secret, viewer, hidden engine.Seat, set stage.Settings) *twins {
	w := &twins{t: t, viewer: viewer, what: fmt.Sprintf("%s, seat %d shown, seat %d hidden", c.name, viewer, hidden)}
	w.target = ebiten.NewImage(leakW, leakH)
	t.Cleanup(w.target.Deallocate)
	for i := range 2 {
		w.in[i], w.pix[i] = input.NewScript(), make([]byte, 4*leakW*leakH)
		w.s[i], w.table[i] = tabletest.Stage(t, leakW, leakH, c.options(t, viewer, hidden, i), set, w.in[i])
		for _, k := range []engine.Seat{1, 3} { // the bots' chairs
			p := tabletest.Puppet(w.table[i], (viewer+k)%4)
			w.chairs[i][k] = &testChair{p.Last, p.Want}
		}
	}
	return w
}

// same compares everything there is to perceive of the two.
func (w *twins) same() {
	w.t.Helper()
	if w.broken {
		return
	}
	// Where the room for baked texts is emptied in between, the second has its texts elsewhere: both are painted again.
	for emptied := -1; emptied != w.s[0].Painter().Emptied(); {
		emptied = w.s[0].Painter().Emptied()
		for i := range 2 {
			scenetest.Pixels(w.s[i], w.target, w.pix[i])
		}
	}
	w.shots++
	if !bytes.Equal(w.pix[0], w.pix[1]) {
		w.broken = true
		if dir := os.Getenv("LEAK_LOOK"); dir != "" {
			for i := range 2 {
				scenetest.WritePNG(w.t, fmt.Sprintf("%s/%s-%d.png", dir, strings.ReplaceAll(w.what, " ", "-"), i), &image.RGBA{Pix: w.pix[i], Stride: 4 * leakW, Rect: image.Rect(0, 0, leakW, leakH)})
			}
		}
		w.t.Errorf("%s, picture %d: the pictures differ under %T in %v", w.what, w.shots, w.s[0].Top(), w.table[0].Shown().Cause.Kind)
	}
	for _, part := range []struct {
		name string
		of   func(*stage.Stage, *tables.Table) string
	}{
		{"what is spoken", func(s *stage.Stage, _ *tables.Table) string { return strings.Join(s.Speech().Said(), "\n") }},
		{"the log", func(_ *stage.Stage, t *tables.Table) string {
			var all []string
			for _, l := range t.Inside().Log.Lines() {
				all = append(all, l.Text())
			}
			return strings.Join(all, "\n")
		}},
		{"the toasts", func(s *stage.Stage, _ *tables.Table) string {
			var all []string
			for _, one := range s.Toasts().List {
				all = append(all, one.Title+"|"+one.Line)
			}
			return strings.Join(all, "\n")
		}},
		{"the window's title", func(s *stage.Stage, _ *tables.Table) string { return fmt.Sprint(s.Window().Called()) }},
		{"what lies on top", func(s *stage.Stage, _ *tables.Table) string { return fmt.Sprintf("%T", s.Top()) }},
	} {
		if a, b := part.of(w.s[0], w.table[0]), part.of(w.s[1], w.table[1]); a != b {
			w.broken = true
			w.t.Errorf("%s, picture %d: %s differs:\n%s\n\nand\n%s", w.what, w.shots, part.name, a, b)
		}
	}
}

// steps lets n ticks pass on both and compares them every so many.
func (w *twins) steps(n, every int) {
	w.t.Helper()
	if w.viewer >= 2 && every > 1 {
		every *= 2 // who is shown makes little difference to what moves
	}
	for i := range n {
		for k := range 2 {
			scenetest.Step(w.t, w.s[k], 1)
		}
		if (i+1)%every == 0 {
			w.same()
		}
	}
}

// both does something to both.
func (w *twins) both(do func(s *stage.Stage, table *tables.Table, in *input.Script)) {
	for i := range 2 {
		do(w.s[i], w.table[i], w.in[i])
	}
}

// until lets ticks pass until the first has come to something, and the second with it.
func (w *twins) until(what string, holds func(s *stage.Stage, table *tables.Table) bool) {
	w.t.Helper()
	for range 900 {
		a, b := holds(w.s[0], w.table[0]), holds(w.s[1], w.table[1])
		if a != b {
			w.t.Fatalf("%s: %s: %v with one hidden hand, %v with the other", w.what, what, a, b)
		}
		if a {
			w.same()
			return
		}
		w.steps(1, 2)
	}
	w.t.Fatalf("%s: not yet %s; %T, said %q", w.what, what, w.s[0].Top(), scenetest.Said(w.s[0], 4))
}

// lifts lifts the curtain for whoever it names.
func (w *twins) lifts(seat engine.Seat) {
	w.t.Helper()
	w.until("covered", func(s *stage.Stage, _ *tables.Table) bool { return tabletest.CurtainOf(s) != nil })
	if m := tabletest.CurtainOf(w.s[0]); m.Seat() != seat {
		w.t.Fatalf("%s: the curtain is for seat %d, not %d", w.what, m.Seat(), seat)
	}
	w.steps(tables.CurtainDeaf+1, 7)
	w.both(func(s *stage.Stage, _ *tables.Table, in *input.Script) {
		in.MoveTo(tabletest.CurtainOf(s).Button().Center()).Press().Wait(tables.CurtainHold + 1).Release()
	})
	w.until("lifted", func(s *stage.Stage, _ *tables.Table) bool { return tabletest.CurtainOf(s) == nil })
	w.steps(4, 1)
}

// rests waits until nothing moves.
func (w *twins) rests() {
	w.t.Helper()
	w.until("at rest", func(_ *stage.Stage, t *tables.Table) bool {
		return t.Shown().Seq != 0 && t.Queue().Still() && t.Current() && t.Hold() == 0
	})
	w.steps(20, 10)
}

// chair lets a bot's seat do something, so many seats after the viewer's.
func (w *twins) chair(k int, c func(engine.Seat) engine.Command) {
	w.t.Helper()
	w.steps(1, 1)
	for i := range 2 {
		w.chairs[i][k].want(c(w.chairs[i][k].last().Viewer))
	}
}

func (w *twins) click(face string) {
	w.both(func(_ *stage.Stage, table *tables.Table, in *input.Script) {
		in.Click(tabletest.Point(table, tabletest.IndexOfFace(w.t, table, face)))
	})
}

// looksRound opens what can be opened over a table at rest: log, pause, and what the pointer lights up.
func (w *twins) looksRound() {
	w.t.Helper()
	w.both(func(_ *stage.Stage, table *tables.Table, in *input.Script) { in.MoveTo(tabletest.Point(table, 0)) })
	w.steps(18, 6)
	for seat := range engine.Seat(4) { // plates, where something may be told of a guest
		w.both(func(_ *stage.Stage, table *tables.Table, in *input.Script) {
			q := table.Queue().Layout().Plates[seat]
			in.MoveTo(float32(q.X), float32(q.Y))
		})
		w.steps(12, 6)
	}
	w.both(func(_ *stage.Stage, _ *tables.Table, in *input.Script) { in.MoveTo(3, 3).Key(input.ActLog) })
	w.steps(24, 6)
	w.both(func(_ *stage.Stage, _ *tables.Table, in *input.Script) { in.Key(input.ActCancel) })
	w.steps(12, 6)
}

func secrets() []secret {
	return []secret{
		{"a card is played and the screen handed on", "classic", "R4 R7 G7", 0, "B1 B2 Y7 Y8 R1 R2",
			[4]string{"G5 B8 Y2 W", "B2 B3 B9", "R1 R2 Y9", "G8 R8 R9"},
			[4]string{"", "W+4 BS YS", "B7 G+2 GR", "Y1 YR B6"},
			func(w *twins) {
				w.rests()
				w.looksRound()
				w.click("G5")
				w.steps(40, 4)
				w.chair(1, func(s engine.Seat) engine.Command { return engine.Do(s, engine.VerbDraw) })
				w.steps(30, 5)
				w.chair(1, func(s engine.Seat) engine.Command { return engine.Do(s, engine.VerbPass) })
				w.until("covered", func(s *stage.Stage, _ *tables.Table) bool { return tabletest.CurtainOf(s) != nil })
				w.steps(60, 10)
				// Turned away and back: pause over the curtain.
				w.both(func(_ *stage.Stage, _ *tables.Table, in *input.Script) { in.Key(input.ActPause) })
				w.steps(30, 6)
				w.both(func(_ *stage.Stage, _ *tables.Table, in *input.Script) { in.Key(input.ActCancel) })
				w.steps(20, 5)
			}},
		{"the colour is being named", "classic", "R4 R7 G7", 0, "B1 B2 Y7 Y8 R1 R2",
			[4]string{"G5 B8 Y2 W", "B2 B3 B9", "R1 R2 Y9", "G8 R8 R9"},
			[4]string{"", "W+4 BS YS", "B7 G+2 GR", "Y1 YR B6"},
			func(w *twins) {
				w.rests()
				w.click("W")
				w.until("asked", func(s *stage.Stage, _ *tables.Table) bool { return s.Top() != nil })
				w.steps(30, 5)
				w.both(func(_ *stage.Stage, _ *tables.Table, in *input.Script) { in.Unfocus() })
				w.steps(20, 5)
				w.both(func(_ *stage.Stage, _ *tables.Table, in *input.Script) { in.Focus() })
				w.lifts(w.viewer)
				w.steps(10, 5)
				w.both(func(s *stage.Stage, _ *tables.Table, in *input.Script) {
					in.Click(tabletest.VanePoint(s.Top().(*ask.Wheel), shed.Red))
				})
				w.steps(60, 6)
			}},
		{"a challenge is open", "classic", "R4 R7 G7", 3, "B1 B2 Y7 Y8 R1 R2 B5 B6",
			[4]string{"G5 B8 Y2 W", "B2 B3 B9", "R1 R2 Y9", "W+4 R8 R9"},
			[4]string{"", "B+2 BS YS", "B7 G+2 GR", "W+4 G1 G2"}, // the four is a bluff with these
			func(w *twins) {
				w.rests()
				w.chair(3, func(s engine.Seat) engine.Command {
					return engine.Play(s, scenetest.Face(w.t, "W+4"), shed.Yellow, engine.NoSeat)
				})
				w.until("challenge", func(s *stage.Stage, _ *tables.Table) bool { _, ok := s.Top().(*ask.Challenge); return ok })
				w.steps(90, 9)
				w.both(func(s *stage.Stage, _ *tables.Table, in *input.Script) {
					in.Click(s.Top().(*ask.Challenge).Believe().Center())
				})
				w.steps(70, 7)
			}},
		{"a stack is to be answered", "party,jump_in=off", "R4 R7 G7", 3, "B1 B2 Y7 Y8 R1 R2 B5 B6",
			[4]string{"Y+2 B8 Y2 W", "B2 B3 B9", "R1 R2 Y9", "G+2 R8 R9"},
			[4]string{"", "B+2 W+4 YS", "R+2 G3 GR", "G+2 BS W+4"},
			func(w *twins) {
				w.rests()
				w.chair(3, func(s engine.Seat) engine.Command {
					return engine.Play(s, scenetest.Face(w.t, "G+2"), engine.NoColor, engine.NoSeat)
				})
				w.until("asked", func(s *stage.Stage, _ *tables.Table) bool { _, ok := s.Top().(*ask.Choice); return ok })
				w.steps(40, 8)
				w.both(func(s *stage.Stage, _ *tables.Table, in *input.Script) {
					in.Click(s.Top().(*ask.Choice).Group.Nodes[0].Bounds().Center())
				})
				w.steps(60, 6)
			}},
		{"a seven asks whose hand", "party,jump_in=off", "R4 R7 G7", 0, "B1 B2 Y7 Y8 R1 R2",
			[4]string{"G7 B8 Y2 W", "B2 B3 B9", "R1 R2 Y9", "G8 R8 R9"},
			[4]string{"", "B+2 W+4 YS", "R+2 G3 GR", "Y1 YR W+4"},
			func(w *twins) {
				w.rests()
				w.click("G7")
				w.until("asked", func(s *stage.Stage, _ *tables.Table) bool { _, ok := s.Top().(*ask.Choice); return ok })
				w.steps(40, 8)
				w.both(func(_ *stage.Stage, _ *tables.Table, in *input.Script) { in.Key(input.ActCancel) })
				w.steps(30, 6)
			}},
		{"a card is drawn and offered", "classic,turn_seconds=20", "R4 R7 G7", 0, "G1 B1 Y7 B4 R6 G2",
			[4]string{"R5 B8 Y2", "B2 B3 B9", "R1 R2 Y9", "G8 R8 R9"},
			[4]string{"", "W+4 BS YS", "B7 G+2 GR", "Y1 YR B6"},
			func(w *twins) {
				w.rests()
				w.both(func(_ *stage.Stage, table *tables.Table, in *input.Script) {
					in.Click(table.Inside().Hud.Pile().At().Center())
				})
				w.until("drawn", func(_ *stage.Stage, table *tables.Table) bool { return table.Popped() })
				w.steps(60, 6)
				w.both(func(_ *stage.Stage, table *tables.Table, in *input.Script) {
					in.Click(table.Inside().Hud.Play().Center())
				})
				w.steps(60, 6)
			}},
		{"somebody is caught", "classic", "R4 R7 G7", 3, "B1 B2 Y7 Y8 R1 R2",
			[4]string{"G5 B8 Y2 W", "B2 B3 B9", "R1 R2 Y9", "G8 R8"},
			[4]string{"", "BS W+4 YS", "B7 G+2 GR", "G8 W+4"},
			func(w *twins) {
				w.rests()
				w.chair(3, func(s engine.Seat) engine.Command {
					return engine.Play(s, scenetest.Face(w.t, "G8"), engine.NoColor, engine.NoSeat)
				})
				w.until("catchable", func(_ *stage.Stage, table *tables.Table) bool { return table.Catchable() == (w.viewer+3)%4 })
				w.steps(12, 6)
				w.both(func(_ *stage.Stage, _ *tables.Table, in *input.Script) { in.Key(input.ActCatch) })
				w.until("caught", func(_ *stage.Stage, table *tables.Table) bool { return table.Shown().Hands[(w.viewer+3)%4].Count == 3 })
				w.steps(40, 5)
			}},
	}
}

// Whatever is on screen, in motion or at rest, under every question, with the log, the pause and the curtain, from every seat
// shown: no pixel, no word spoken, no line of the log, no toast differs when only a hidden hand does.
func TestNothingPerceivedDiffersWhenOnlyAHiddenHandDoes(t *testing.T) {
	shots := 0
	for n, c := range secrets() {
		t.Run(c.name, func(t *testing.T) {
			for viewer := range engine.Seat(4) {
				for k := 1; k < 4; k++ {
					set := stage.DefaultSettings()
					set.ReducedMotion = (n+int(viewer)+k)%4 == 3
					w := newTwins(t, &c, viewer, (viewer+engine.Seat(k))%4, set)
					w.lifts(viewer)
					c.play(w)
					w.same()
					shots += w.shots
				}
			}
		})
	}
	t.Logf("%d pairs of pictures", shots)
}

// The comparison itself is worth something: where the hand that is shown differs, so do the picture and the words.
func TestTwinsDifferWhereTheHandThatIsShownDoes(t *testing.T) {
	c := secrets()[0]
	c.other = [4]string{"G5 B8 Y2 W+4", "", "", ""}
	w := newTwins(t, &c, 1, 1, stage.DefaultSettings())
	step2 := func(n int) {
		w.both(func(s *stage.Stage, _ *tables.Table, _ *input.Script) { scenetest.Step(t, s, n) })
	}
	step2(tables.CurtainDeaf + 2)
	for i := range 2 {
		scenetest.Pixels(w.s[i], w.target, w.pix[i])
	}
	if !bytes.Equal(w.pix[0], w.pix[1]) {
		t.Error("the curtain shows something of the hand behind it")
	}
	w.both(func(s *stage.Stage, _ *tables.Table, in *input.Script) {
		in.MoveTo(tabletest.CurtainOf(s).Button().Center()).Press().Wait(tables.CurtainHold + 1).Release()
	})
	step2(240)
	for i := range 2 {
		scenetest.Pixels(w.s[i], w.target, w.pix[i])
	}
	if bytes.Equal(w.pix[0], w.pix[1]) {
		t.Error("two hands look the same")
	}
	if slices.Equal(w.table[0].Shown().Hands[1].Cards, w.table[1].Shown().Hands[1].Cards) {
		t.Error("the hands are the same")
	}
}
