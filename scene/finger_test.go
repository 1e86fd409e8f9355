//go:build display

package scene

import (
	"fmt"
	"image"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fourtell/scene/input"
	"fourtell/scene/paint"
)

// phones are screens held in the hand, sideways, in pixels of the page.
func phones() []image.Point { return []image.Point{{844, 390}, {667, 375}, {800, 360}, {932, 430}} }

// heldViews are what fingers use most, as a phone shows it.
func heldViews() []viewOf {
	views := []viewOf{
		{"title", func(t *testing.T, v sight) *Stage {
			return heldStage(t, v, Options{NoDemo: true, Settings: v.set})
		}},
		{"pause", func(t *testing.T, v sight) *Stage {
			s := heldStage(t, v, Options{NoDemo: true, Settings: v.set})
			s.Open(NewPause(PauseActions{Undo: func(*Stage) {}, NoUndo: "Nothing to take back", NewRound: func(*Stage) {}, Rules: func(*Stage) {}, Title: func(*Stage) {},
				Seats: []PauseSeat{{Text: func() string { return "A bot plays for me" }}}}))
			step(t, s, 30)
			return s
		}},
	}
	for _, m := range moments() {
		views = append(views, viewOf{"table " + m.name, func(t *testing.T, v sight) *Stage {
			in := input.NewScript()
			s, table := tableStage(t, v.size.X, v.size.Y, m.table(t), v.set, in)
			s.Options.Handheld = true
			s.LayAnew()
			m.get(t, s, table, in)
			table.bubble.end()
			table.felt.banner = 0
			return s
		}})
	}
	return views
}

func heldStage(t *testing.T, v sight, o Options) *Stage {
	t.Helper()
	o.Handheld = true
	s := testStage(t, v.size.X, v.size.Y, o)
	step(t, s, 30)
	return s
}

// leastRead is how many pixels of the page a text of the table has at least on a phone.
const leastRead = 12

// quietTable are the moments of a table at which nothing but the table itself says something.
var quietTable = map[string]bool{"table": true, "ten": true, "forty": true, "called": true, "may-call": true, "deal-over": true, "four-in-flight": true, "refused": true, "must-draw": true}

// On a phone held sideways every button of the title and of the pause, and what stands round the table, is as large as a finger.
func TestOnAPhoneHeldSidewaysAFingerFindsEveryButton(t *testing.T) {
	for _, tag := range []string{"en", "de"} {
		for _, size := range phones() {
			sightIn(tag, size).each(t, heldViews(), func(t *testing.T, s *Stage, what string) {
				check := func(name string, r paint.Rect, unit float32) {
					if least := min(r.W, r.H) * unit; r.W > 0 && least < 44-0.1 {
						t.Errorf("%s: %s is %.1f pixels wide or high", what, name, least)
					}
				}
				unit := s.Painter().Unit()
				switch top := s.Top().(type) {
				case *Pause:
					for _, n := range top.Group.Nodes {
						check(fmt.Sprintf("%T", n), n.Bounds(), unit*top.k)
					}
				case nil:
					switch on := s.Scene().(type) {
					case *Title:
						for _, n := range on.nodes.Nodes {
							check(n.(*Button).Text, n.Bounds(), unit*on.k)
						}
					case *Table:
						if size.X >= 844 && quietTable[strings.TrimPrefix(what[strings.Index(what, "table"):], "table ")] {
							for _, text := range see(s).texts {
								if px := text.Size * unit; px < leastRead-0.1 {
									t.Errorf("%s: %q is %.1f pixels high", what, text.Text, px)
								}
							}
						}
						for _, b := range []struct {
							name string
							at   paint.Rect
						}{{"the pause", on.hud.pause.at}, {"the log", on.hud.log.at}, {"sort", on.hud.sort.at}, {"the lamp", on.hud.lamp.at}, {"the call", on.hud.call.at}} {
							check(b.name, b.at, unit)
						}
						for i := range on.hud.catches {
							check("a catch", on.hud.catches[i].at, unit)
						}
						if on.popped() {
							check("play", on.hud.play.Rect, unit)
							check("keep", on.hud.keep.Rect, unit)
						}
					}
				}
				if dir := os.Getenv("FINGER_LOOK"); dir != "" {
					writePNG(t, filepath.Join(dir, strings.NewReplacer(" ", "-", "/", "-").Replace(what)+".png"), shot(s))
				}
				reports(t, s, what)
			})
		}
	}
}
