//go:build display

package table_test

import (
	"image"
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	"fourtell/scene/tabletest"
)

func TestYourTurnIsAnnouncedOnceThoughOneCallsInBetween(t *testing.T) {
	in := input.NewScript()
	s, table := tabletest.Stage(t, 1280, 720, tabletest.Placed(t, "classic", 0, "R4 R7 G7", "G5 G8", "B2 B3 B9", "R1 R2 Y9", "G8 R8 R9"), stage.DefaultSettings(), in)
	tabletest.Still(t, s, table)
	banners, was := 0, 0
	count := func(n int) {
		for range n {
			scenetest.Step(t, s, 1)
			if b := *table.Inside().Felt.Banner(); b > was {
				banners++
			}
			was = *table.Inside().Felt.Banner()
		}
	}
	count(90)
	spoken := strings.Count(strings.Join(s.Speech().Said(), "\n"), "Your turn")
	banners = 0
	in.Key(input.ActCall)
	count(120)
	if !shed.At(table.Shown(), 0).Called {
		t.Fatal("nobody has called")
	}
	if n := strings.Count(strings.Join(s.Speech().Said(), "\n"), "Your turn") - spoken; banners != 0 || n != 0 {
		t.Errorf("after the call it is shown %d times and spoken %d times again", banners, n)
	}
	// The next turn is announced.
	table.Person().Want(engine.Play(0, scenetest.Face(t, "G5"), engine.NoColor, engine.NoSeat))
	for _, seat := range []engine.Seat{1, 2, 3} {
		p := tabletest.Puppet(table, seat)
		for range 600 {
			if now := p.Last(); now.Owes() {
				p.Want(engine.Do(seat, map[bool]engine.Verb{true: engine.VerbPass, false: engine.VerbDraw}[now.Phase == engine.PhaseDrawn]))
			}
			count(1)
			if table.Desk().Public().Turn != seat && len(tabletest.Hosted(table).Record().Commands) > 1+int(seat) {
				break
			}
		}
	}
	count(300)
	if banners == 0 {
		t.Errorf("the next turn is not announced; it is seat %d's", table.Desk().Public().Turn)
	}
}

func TestThePlayersCallAndYourTurnStandApart(t *testing.T) {
	for _, size := range []image.Point{{X: 1280, Y: 720}, {X: 1680, Y: 720}, {X: 960, Y: 540}, {X: 390, Y: 844}, {X: 1024, Y: 768}} {
		s, table := tabletest.Stage(t, size.X, size.Y, tabletest.Placed(t, "classic", 0, "R4 R7 G7", "G5 G8", "B2 B3 B9", "R1 R2 Y9", "G8 R8 R9"), stage.DefaultSettings(), input.NewScript())
		tabletest.Still(t, s, table)
		box, u := table.PlateOf(0), table.Unit()
		x, y, k := table.Inside().Plates.OwnBalloon(box)
		burst := paint.Centered(x, y, 150*k, 120*k)
		cx, _ := box.Center()
		w, _ := s.Painter().Measure(table.Labels().YourTurn(), table.PillStyle(paint.Ink))
		pill := paint.Centered(cx, box.Y-24*u, w+40*u, 34*u)
		if table.Queue().Layout().Portrait {
			pill = paint.Centered(box.X+box.W+62*u, float32(table.Queue().Layout().Plates[0].Y), 108*u, 34*u)
		}
		if burst.X < pill.X+pill.W && pill.X < burst.X+burst.W && burst.Y < pill.Y+pill.H && pill.Y < burst.Y+burst.H {
			t.Errorf("at %v the call %v lies on %v", size, burst, pill)
		}
	}
}
