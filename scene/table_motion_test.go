//go:build display

package scene

import (
	"flag"
	"fmt"
	"image"
	"image/draw"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
)

// motion is a choreography of the table as it is played: how to get to its first tick, and how long it goes on.
type motion struct {
	name  string
	table func(*testing.T) tables.Options
	get   func(*testing.T, *Stage, *tables.Table, *input.Script)
	ticks int
}

// motions is every choreography there is to be seen at a table.
func motions() []motion {
	theirs := func(rules, face string, color engine.Color) func(*testing.T) (tables.Options, func(*testing.T, *Stage, *tables.Table, *input.Script)) {
		return func(t *testing.T) (tables.Options, func(*testing.T, *Stage, *tables.Table, *input.Script)) {
			o := placed(t, rules, 1, "B4 R7 G7", "R3 R7 Y2 Y8 G5 B1 B9 W", "G1 G2 GR GS G+2 W W+4 B3", "R1 R2 R5 G3 Y5 W", "R3 B8 Y1 YS G9")
			return o, func(t *testing.T, s *Stage, table *tables.Table, in *input.Script) {
				still(t, s, table)
				p := puppet(table, 1)
				for seat := engine.Seat(2); int(seat) < len(table.Names()); seat++ {
					puppet(table, seat)
				}
				scenetest.Step(t, s, 1)
				plays(t, p, face, color)
				scenetest.Until(t, s, "played", func() bool { return table.Shown().Cause.Kind == engine.EventPlayed })
			}
		}
	}
	play := func(name, rules, face string, color engine.Color, ticks int) motion {
		return motion{name: name, ticks: ticks,
			table: func(t *testing.T) tables.Options { o, _ := theirs(rules, face, color)(t); return o },
			get: func(t *testing.T, s *Stage, table *tables.Table, in *input.Script) {
				_, get := theirs(rules, face, color)(t)
				get(t, s, table, in)
			}}
	}
	challenged := func(name string, bluff bool, ticks int) motion {
		return motion{name: name, table: four(bluff), ticks: ticks, get: func(t *testing.T, s *Stage, table *tables.Table, in *input.Script) {
			playFour(t, s, table)
			scenetest.Until(t, s, "asked", func() bool { return s.Top() != nil })
			scenetest.Step(t, s, 30)
			in.Key(input.ActChallenge, input.ActCatch)
			scenetest.Until(t, s, "doubted", func() bool { return table.Inside().Verdict.On() })
		}}
	}
	called := func(name string, calls bool) motion {
		return motion{name: name, ticks: 90,
			table: func(t *testing.T) tables.Options {
				return placed(t, "classic", 1, "R4 R7 G7", "R3 R7 Y2 Y8 B1", "G2 B3", "R1 R2 R5 G3 Y5 W", "G8 R3 B8 Y1 YS")
			},
			get: func(t *testing.T, s *Stage, table *tables.Table, in *input.Script) {
				still(t, s, table)
				p := puppet(table, 1)
				puppet(table, 2)
				scenetest.Step(t, s, 1)
				if calls {
					p.Want(engine.Do(1, engine.VerbCallUno))
					scenetest.Until(t, s, "called", func() bool { return table.Shown().Cause.Kind == engine.EventUnoCalled })
				}
				plays(t, p, "G2", engine.NoColor)
				if calls {
					return
				}
				scenetest.Until(t, s, "catchable", func() bool { return table.Catchable() != engine.NoSeat })
				scenetest.Step(t, s, 20)
				in.Key(input.ActCatch)
				scenetest.Until(t, s, "caught", func() bool { return table.Shown().Cause.Kind == engine.EventPenalty })
			}}
	}
	return []motion{
		{"deal", func(t *testing.T) tables.Options { return quick(4, "classic", 5) },
			func(t *testing.T, s *Stage, table *tables.Table, in *input.Script) {}, 150},
		{"my-play", func(t *testing.T) tables.Options {
			return placed(t, "classic", 0, "R4 R7 G7", "R3 R7 G2 Y8 B1", "G2 B3 Y7 Y9", "R1 R2 R5 G3 Y5 W", "G8 R3 B8 Y1 YS")
		}, func(t *testing.T, s *Stage, table *tables.Table, in *input.Script) {
			still(t, s, table)
			puppet(table, 1)
			in.Click(point(table, 3))
			scenetest.Until(t, s, "played", func() bool { return table.Shown().Cause.Kind == engine.EventPlayed })
		}, 60},
		{"i-draw", func(t *testing.T) tables.Options {
			return placed(t, "classic", 0, "R4 R7 G7", "R3 B1 Y8", "G2 B3 Y7 Y9", "G8 R3 B8 Y1 YS")
		}, func(t *testing.T, s *Stage, table *tables.Table, in *input.Script) {
			still(t, s, table)
			puppet(table, 1)
			in.Key(input.ActDraw)
			scenetest.Until(t, s, "drawn", func() bool { return table.Shown().Cause.Kind == engine.EventDrawn })
		}, 60},
		play("their-play", "classic", "G1", engine.NoColor, 60),
		play("wild", "classic", "W", shed.Yellow, 90),
		play("reverse", "classic", "GR", engine.NoColor, 75),
		play("skip", "classic", "GS", engine.NoColor, 90),
		play("draw-two", "classic", "G+2", engine.NoColor, 90),
		play("draw-four", "classic,wd4_challenge=off", "W+4", shed.Blue, 105),
		challenged("caught", true, 300),
		challenged("fair", false, 300),
		called("call", true),
		called("catch", false),
		{"miss", func(t *testing.T) tables.Options {
			return placed(t, "classic,uno_false_catch=2", 1, "R4 R7 G7", "R3 R7 Y2", "G2 B3", "R1 R2 R5", "G8 R3 B8")
		}, func(t *testing.T, s *Stage, table *tables.Table, in *input.Script) {
			still(t, s, table)
			p := puppet(table, 1)
			puppet(table, 2)
			scenetest.Step(t, s, 1)
			p.Want(engine.Do(1, engine.VerbCallUno))
			scenetest.Step(t, s, 2)
			plays(t, p, "G2", engine.NoColor)
			scenetest.Until(t, s, "one card", func() bool { return table.Facts().Seats()[1].One() })
			still(t, s, table)
			scenetest.Step(t, s, 90)
			in.Key(input.ActCatch)
			scenetest.Until(t, s, "wrong", func() bool { _, wrong := table.Shown().Happened(engine.EventFalseCatch); return wrong })
		}, 90},
		{"win", func(t *testing.T) tables.Options {
			return placed(t, "classic", 0, "R4 R7 G7", "G1", "G2 B3 Y7 Y9", "R5 W", "B+2 B3 Y4")
		}, func(t *testing.T, s *Stage, table *tables.Table, in *input.Script) {
			still(t, s, table)
			in.Click(point(table, 0))
			scenetest.Until(t, s, "played", func() bool { return table.Shown().Cause.Kind == engine.EventPlayed })
		}, 300},
		{"lose", func(t *testing.T) tables.Options {
			return placed(t, "classic", 1, "R4 R7 G7", "G1 G3 R7", "G2", "R5 W", "B+2 B3 Y4")
		}, func(t *testing.T, s *Stage, table *tables.Table, in *input.Script) {
			still(t, s, table)
			p := puppet(table, 1)
			scenetest.Step(t, s, 1)
			plays(t, p, "G2", engine.NoColor)
			scenetest.Until(t, s, "played", func() bool { return table.Shown().Cause.Kind == engine.EventPlayed })
		}, 300},
	}
}

// -sheets=DIR draws every choreography as a sheet of every third tick into a folder, to be looked at; -sheets-size says
// in what window, -sheets-calm with reduced motion.
var (
	sheetsDir  = flag.String("sheets", "", "draw a sheet of every third tick of each choreography into this folder")
	sheetsSize = flag.String("sheets-size", "960x540", "the window of -sheets")
	sheetsCalm = flag.Bool("sheets-calm", false, "-sheets with reduced motion")
)

func TestChoreographiesAreDrawnToLookAt(t *testing.T) {
	var w, h int
	if n, err := fmt.Sscanf(*sheetsSize, "%dx%d", &w, &h); n != 2 || err != nil {
		t.Fatalf("-sheets-size=%s is no size", *sheetsSize)
	}
	for _, m := range motions() {
		t.Run(m.name, func(t *testing.T) {
			set := stage.DefaultSettings()
			set.ReducedMotion = *sheetsCalm
			in := input.NewScript()
			s, table := tableStage(t, w, h, m.table(t), set, in)
			m.get(t, s, table, in)
			if *sheetsDir == "" {
				scenetest.Step(t, s, m.ticks)
				return
			}
			const across, every = 6, 3
			tw, th := w/3, h/3
			n := m.ticks/every + 1
			for n > 60 { // a long one in two sheets' worth, every sixth tick
				n /= 2
			}
			stride := m.ticks / n
			sheet := image.NewRGBA(image.Rect(0, 0, across*(tw+4), (n+across-1)/across*(th+4)))
			target := ebiten.NewImage(w, h)
			defer target.Deallocate()
			img := image.NewRGBA(target.Bounds())
			for i := range n {
				s.Frame().Paint(target)
				target.ReadPixels(img.Pix)
				at := image.Pt(i%across*(tw+4), i/across*(th+4))
				draw.Draw(sheet, image.Rect(0, 0, tw, th).Add(at), third(img), image.Point{}, draw.Src)
				scenetest.Step(t, s, stride)
			}
			scenetest.WritePNG(t, fmt.Sprintf("%s/%s.png", *sheetsDir, m.name), sheet)
		})
	}
}

// third is a picture a third as wide and high.
func third(img *image.RGBA) *image.RGBA {
	b := img.Bounds()
	out := image.NewRGBA(image.Rect(0, 0, b.Dx()/3, b.Dy()/3))
	for y := range out.Bounds().Dy() {
		for x := range out.Bounds().Dx() {
			for c := range 4 {
				sum := 0
				for k := range 9 {
					sum += int(img.Pix[img.PixOffset(3*x+k%3, 3*y+k/3)+c])
				}
				out.Pix[out.PixOffset(x, y)+c] = uint8(sum / 9)
			}
		}
	}
	return out
}
