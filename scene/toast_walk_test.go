//go:build display

package scene

import (
	"fmt"
	"image"
	"testing"

	"fourtell/anim"
	"fourtell/scene/ask"
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
)

// kept are the boxes no message may lie over, by what they are: the top card, the draw pile, the colour, the question and the
// indices of the player's cards.
func kept(s *stage.Stage, t *tables.Table) map[string]paint.Rect {
	l := t.Queue().Layout()
	boxes := map[string]paint.Rect{"the draw pile": tables.RectOf(l.Draw), "the colour": tables.RectOf(l.Chip)}
	for i := range t.Queue().Poses() {
		q := &t.Queue().Poses()[i]
		if q.Place.Zone == anim.Discard && q.Card.ID == t.Shown().Top().ID && !q.Moving {
			boxes["the top card"] = cardBox(q)
		}
	}
	if l.Hand.Count > 0 && !t.Inside().Peek.Hidden() {
		boxes["the player's cards"] = tables.RectOf(l.Hand.Box)
	}
	switch m := s.Top().(type) {
	case *ask.Wheel:
		boxes["the question"] = m.Cover()
	case *ask.Challenge:
		boxes["the question"] = m.Panel
	case *ask.Choice:
		boxes["the question"] = m.Panel
	}
	return boxes
}

// cardBox is the box round a card, turned as it lies.
func cardBox(q *anim.Pose) paint.Rect {
	sin, cos := paint.Sincos(float32(q.Angle))
	sin, cos = max(sin, -sin), max(cos, -cos)
	w, h := float32(anim.CardW*q.Scale), float32(anim.CardH*q.Scale)
	return paint.Centered(float32(q.X), float32(q.Y), w*cos+h*sin, w*sin+h*cos)
}

// At every tick of whole rounds, at the speed at which most happens in a tick, two messages are seen at most, one that fades
// counted, and none lies over what a player needs to see.
func TestMessagesNeverPileUpAndCoverNothing(t *testing.T) {
	for _, size := range []image.Point{{X: 1280, Y: 720}, {X: 390, Y: 844}, {X: 844, Y: 390}} {
		for _, text := range []int{100, 200} {
			for _, seats := range []int{3, 10} {
				for _, away := range []bool{false, true} {
					name := fmt.Sprintf("%dx%d, %d %%, %d seats, a bot for the player: %v", size.X, size.Y, text, seats, away)
					set := stage.DefaultSettings()
					set.Speed, set.TextSize = stage.SpeedInstant, text
					in := input.NewScript()
					s, table := tableStage(t, size.X, size.Y, quick(seats, "chaos", 2), set, in)
					still(t, s, table)
					if away {
						table.Inside().Stands.StandInFor(s, 0, tables.AwayLong)
					}
					seen, most, wrong := 0, 0, map[string]bool{}
					for tick := range 700 {
						if !away && tick%4 == 0 && in.Done() {
							act(s, table, in, keyboard{})
						}
						scenetest.Step(t, s, 1)
						if s.Scene() != stage.Scene(table) {
							break
						}
						n, boxes := 0, kept(s, table)
						lies := func(said string, at paint.Rect) {
							for what, box := range boxes {
								if scenetest.Overlap(at, box) && !wrong[said+what] {
									wrong[said+what] = true
									t.Errorf("%s: at tick %d %q at %v lies over %s at %v", name, tick, said, at, what, box)
									scenetest.Keep(t, s, fmt.Sprintf("walk-%d-%d-%d-%v-%s", size.X, text, seats, away, what))
								}
							}
						}
						for i := range s.Toasts().List {
							if o := &s.Toasts().List[i]; o.At.W > 0 && s.Toasts().Shows(i) {
								n++
								seen++
								lies(o.Title, o.At)
							}
						}
						if table.Inside().Stands.On() {
							lies(table.Inside().Stands.Line(), *table.Inside().Stands.At())
							lies(table.Inside().Stands.Back().Text, table.Inside().Stands.Back().Rect)
						}
						if n > 0 && (n > most || tick == 400) {
							most = n
							scenetest.Keep(t, s, fmt.Sprintf("walk-%d-%d-%d-%v-%d-at%d", size.X, text, seats, away, n, tick))
						}
						if n > 2 && !wrong["number"] {
							wrong["number"] = true
							t.Errorf("%s: %d messages are seen at tick %d", name, n, tick)
							scenetest.Keep(t, s, fmt.Sprintf("walk-%d-%d-%d-%v-number", size.X, text, seats, away))
						}
					}
					if seen == 0 {
						t.Errorf("%s: no message was seen", name)
					}
				}
			}
		}
	}
}
