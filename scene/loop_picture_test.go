//go:build display

package scene

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/room"
	"fourtell/scene/ask"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
)

// filming keeps every so many ticks a frame, where "make picture" has named a folder for them.
type filming struct {
	s     *stage.Stage
	table *tables.Table
	in    *input.Script
	dir   string
	ticks int
	shots int
	last  string // the frame kept last
}

const ticksPerShot = 5 // 12 pictures a second

func (f *filming) run(t *testing.T, ticks int) {
	t.Helper()
	for range ticks {
		scenetest.Step(t, f.s, 1)
		if f.ticks++; f.ticks%ticksPerShot == 0 && f.dir != "" {
			name := filepath.Join(f.dir, fmt.Sprintf("%04d.png", f.shots))
			f.shots++
			if f.last != "" && !f.s.Frame().Dirty { // a still table draws nothing
				if err := os.Link(f.last, name); err != nil {
					t.Fatal(err)
				}
				continue
			}
			scenetest.WritePNG(t, name, scenetest.Shot(f.s))
			f.last, f.s.Frame().Dirty = name, false
		}
	}
}

// until runs until something holds, at most fifteen seconds.
func (f *filming) until(t *testing.T, what string, holds func() bool) {
	t.Helper()
	for range 900 {
		if holds() {
			return
		}
		f.run(t, 1)
	}
	t.Fatalf("after fifteen seconds: not yet %s; said %q", what, scenetest.Said(f.s, 6))
}

// card plays a card of the hand with the mouse.
func (f *filming) card(t *testing.T, face string) {
	t.Helper()
	want, _ := engine.ParseFace(face)
	for i := range f.table.Shown().Hands[0].Cards {
		if f.table.CardAt(i).Face != want {
			continue
		}
		q := f.table.Queue().Layout().HandPose(i)
		f.in.MoveTo(float32(q.X), float32(q.Y))
		f.run(t, 45)
		f.in.Click(float32(q.X), float32(q.Y))
		f.run(t, 10)
		f.in.MoveTo(640, 300)
		return
	}
	t.Fatalf("the hand has no %s", face)
}

// TestTheLoopingPicture is the moving picture of README and page: a card is played, the table answers, a Wild Draw Four
// comes that is a lie, is challenged, and found out. FOURTELL_FRAMES names the folder for its frames.
func TestTheLoopingPicture(t *testing.T) {
	table, err := tables.New(placed(t, "classic", 0, "R4 R7 B7", "R3 R7 Y2 Y8 G5 B1 B9 W", "B2 G4 R6 Y4", "R1 R2 R5 G2 Y5 W", "W+4 R3 G8 Y1 YS"))
	if err != nil {
		t.Fatal(err)
	}
	in := input.NewScript()
	s := testStage(t, 640, 360, stage.Options{Source: in, NoDemo: true, First: func(*stage.Stage) stage.Scene { return table }})
	still(t, s, table)
	f := &filming{s: s, table: table, in: in, dir: os.Getenv("FOURTELL_FRAMES")}
	chairs := []*room.Person{nil, puppet(table, 1), puppet(table, 2), puppet(table, 3)}
	guest := func(seat int, face string, color engine.Color) {
		f.until(t, face+" may be played", func() bool { return table.Desk().Public().Turn == engine.Seat(seat) && table.Queue().Still() })
		f.run(t, 25)
		plays(t, chairs[seat], face, color)
		f.run(t, 20)
	}
	f.run(t, 30)
	f.card(t, "B1")
	guest(1, "B2", engine.NoColor)
	guest(2, "G2", engine.NoColor)
	guest(3, "W+4", shed.Yellow)
	f.until(t, "the player is asked", func() bool { _, ok := s.Top().(*ask.Challenge); return ok })
	f.run(t, 130)
	in.Key(input.ActChallenge, input.ActCatch)
	f.until(t, "the bluff is known", func() bool { return table.Inside().Verdict.Known() })
	f.until(t, "who bluffed has the four", func() bool { return table.Shown().Hands[3].Count == 8 && table.Queue().Still() })
	f.run(t, 90)
}
