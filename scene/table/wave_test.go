//go:build display

package table_test

import (
	"image"
	"math"
	"testing"

	"fourtell/anim"
	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
	"fourtell/scene/tabletest"
)

func TestTheSecondWaveLooksAsAccepted(t *testing.T) {
	for _, m := range tabletest.WaveMoments() {
		for _, size := range []image.Point{{X: 1280, Y: 720}, {X: 390, Y: 844}} {
			name := scenetest.SizeName("wave-"+m.Name, size)
			t.Run(name, func(t *testing.T) {
				s, _ := look(t, m, size.X, size.Y)
				scenetest.Golden(t, name, scenetest.Shot(s))
				scenetest.Cheap(t, s)
			})
		}
	}
}

func TestTheCurtainLiftsForWhoeverComesNextInTheOrderOfTheSeats(t *testing.T) {
	for _, c := range []struct {
		name      string
		order     []engine.Seat
		turn      engine.Seat
		direction int8
		want      engine.Seat
	}{
		{"by number, clockwise", nil, 1, 1, 2},
		{"by number, the other way", nil, 1, -1, 0},
		{"in another order, clockwise", []engine.Seat{0, 4, 2, 1, 3}, 1, 1, 0},
		{"in another order, the other way", []engine.Seat{0, 4, 2, 1, 3}, 1, -1, 2},
		{"whose turn it is", []engine.Seat{0, 4, 2, 1, 3}, 2, 1, 2},
	} {
		s := engine.Snapshot{Turn: c.turn, Direction: c.direction, Order: c.order, Hands: make([]engine.Hand, 5)}
		if got := tables.FirstAsked(s, 0, 2); got != c.want {
			t.Errorf("%s: it lifts for seat %d, want %d", c.name, got, c.want)
		}
	}
}

// deflecting is a table at which what is due has just been turned away, to its first tick.
func deflecting(t *testing.T, set stage.Settings) (*stage.Stage, *tables.Table, anim.Effect) {
	t.Helper()
	for _, m := range tabletest.WaveMoments() {
		if m.Name != "deflected" {
			continue
		}
		s, table := tabletest.Stage(t, 1280, 720, m.Table(t), set, input.NewScript())
		three, four := tabletest.Puppet(table, 3), tabletest.Puppet(table, 4)
		tabletest.Still(t, s, table)
		tabletest.Plays(t, three, "G+2", engine.NoColor)
		scenetest.Until(t, s, "due", func() bool { return table.Facts().Owed() == 2 && table.Queue().Still() })
		tabletest.Plays(t, four, "GR", engine.NoColor)
		var e anim.Effect
		scenetest.Until(t, s, "turned away", func() bool {
			for _, e = range table.Queue().Effects() {
				if e.Kind == anim.EffectDeflect && e.At > 0 {
					return true
				}
			}
			return false
		})
		return s, table, e
	}
	t.Fatal("there is no such moment")
	return nil, nil, anim.Effect{}
}

func TestWhatIsDueFliesToItsNewVictimAndBack(t *testing.T) {
	s, table, e := deflecting(t, stage.DefaultSettings())
	l := table.Queue().Layout()
	victim := shed.Of(table.Shown()).Pending.Victim
	if e.Seat != 4 || victim != 3 {
		t.Fatalf("seat %d turns it away, to seat %d", e.Seat, victim)
	}
	from, to := l.Plates[e.Seat], l.Plates[victim]
	far := func(x, y float32, b anim.Box) float64 { return math.Hypot(float64(x)-b.X, float64(y)-b.Y) }
	x, y, _ := tables.DueAt(table)
	if far(x, y, from) > 40 {
		t.Errorf("it begins %.0f away from who turns it away", far(x, y, from))
	}
	nearest, flew := math.Inf(1), 0
	for flies := true; flies; flew++ {
		scenetest.Step(t, s, 1)
		flies = false
		for _, e := range table.Queue().Effects() {
			flies = flies || e.Kind == anim.EffectDeflect
		}
		nx, ny, alpha := tables.DueAt(table)
		if d := math.Hypot(float64(nx-x), float64(ny-y)); d > 70 || alpha != 1 {
			t.Errorf("on tick %d it leaps by %.0f, at %.1f", flew, d, alpha)
		}
		x, y = nx, ny
		nearest = min(nearest, far(x, y, to))
	}
	if nearest > 12 || flew < 27 || flew > 31 {
		t.Errorf("in %d ticks it comes as near as %.0f to who has to answer it", flew, nearest)
	}
	if d := math.Hypot(float64(x)-l.Discard.X-l.Ring*0.74, float64(y)-l.Discard.Y+l.Ring*0.72); d > 1 {
		t.Errorf("it comes to rest %.0f away from its place at the discards", d)
	}
}

func TestWithReducedMotionWhatIsDueStandsWhereItGoes(t *testing.T) {
	set := stage.DefaultSettings()
	set.ReducedMotion = true
	s, table, _ := deflecting(t, set)
	to := table.Queue().Layout().Plates[3]
	for range 20 {
		if x, y, _ := tables.DueAt(table); math.Hypot(float64(x)-to.X, float64(y)-to.Y) > 0.01 {
			t.Fatalf("it stands at %.0f, %.0f, not at its victim", x, y)
		}
		scenetest.Step(t, s, 1)
	}
}
