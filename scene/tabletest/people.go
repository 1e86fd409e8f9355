//go:build display

package tabletest

import (
	"math"
	"strings"
	"testing"

	"fourtell/anim"
	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/room"
	"fourtell/scene/ask"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	"fourtell/scene/table"
)

// Hosted is the table of the house that a picture shows.
func Hosted(t *table.Table) *room.Table { return t.Desk().(*room.LocalDesk).Table }

// Puppet sits a chair down that plays what the test says.
func Puppet(made *table.Table, seat engine.Seat) *room.Person {
	p := &room.Person{}
	Hosted(made).Seat(seat, p)
	return p
}

// Puppet3 does so on seat 3, and lets it see the table.
func Puppet3(t *testing.T, s *stage.Stage, made *table.Table) *room.Person {
	p := Puppet(made, 3)
	scenetest.Step(t, s, 1)
	return p
}

// Plays lets a puppet play a face, with a colour.
func Plays(t *testing.T, p *room.Person, face string, color engine.Color) {
	t.Helper()
	f, ok := engine.ParseFace(face)
	if !ok {
		t.Fatalf("%q is no face", face)
	}
	s := p.Last()
	p.Want(engine.Play(s.Viewer, engine.SeenCard{Face: f}, color, engine.NoSeat))
}

// PlayFour lets Mira put four on the player.
func PlayFour(t *testing.T, s *stage.Stage, made *table.Table) {
	Still(t, s, made)
	Plays(t, Puppet3(t, s, made), "W+4", shed.Yellow)
}

// HasCalled says whether everybody knows that the seat has called for its last card.
func HasCalled(t *table.Table, seat int) bool {
	public := t.Desk().Public()
	return shed.At(&public, seat).Called
}

// Point is where a card of the hand can be hit: the strip that no other card covers.
func Point(t *table.Table, i int) (x, y float32) {
	l := t.Queue().Layout()
	q := l.HandPose(i)
	if i == l.Hand.Count-1 {
		return float32(q.X), float32(q.Y)
	}
	sin, cos := math.Sincos(q.Angle)
	dx, dy := (-anim.CardW/2+11)*q.Scale, -20*q.Scale
	return float32(q.X + dx*cos - dy*sin), float32(q.Y + dx*sin + dy*cos)
}

// VanePoint is where a colour can be hit on the wheel.
func VanePoint(m *ask.Wheel, c engine.Color) (x, y float32) {
	box, _ := m.Means(&engine.Command{Verb: engine.VerbChooseColor, Color: c}, false)
	return box.Center()
}

// IndexOfFace is the place of a face in the hand that is shown.
func IndexOfFace(t *testing.T, made *table.Table, face string) int {
	t.Helper()
	for i := range made.Queue().Layout().Hand.Count {
		if made.CardAt(i).Face.String() == face {
			return i
		}
	}
	t.Fatalf("%s is not held", face)
	return 0
}

// CurtainOf is the curtain that has fallen; nil where there is none.
func CurtainOf(s *stage.Stage) *table.Curtain {
	m, _ := s.Top().(*table.Curtain)
	return m
}

// Lifts holds the curtain's button down until it lifts.
func Lifts(t *testing.T, s *stage.Stage, in *input.Script) {
	t.Helper()
	m, ok := s.Top().(*table.Curtain)
	if !ok {
		t.Fatalf("no curtain: %T stands above the table", s.Top())
	}
	scenetest.Step(t, s, table.CurtainDeaf)
	in.MoveTo(m.Button().Center()).Press().Wait(table.CurtainHold + 1).Release()
	scenetest.Until(t, s, "lifted", func() bool { return in.Done() && !s.IsOpen(m) })
}

// Logged is what the log holds, a line each.
func Logged(made *table.Table) string {
	var all []string
	for _, l := range made.Inside().Log.Lines() {
		all = append(all, l.Text())
	}
	return strings.Join(all, "\n")
}

// InLog says whether a line of the log holds that.
func InLog(made *table.Table, part string) bool { return strings.Contains(Logged(made), part) }
