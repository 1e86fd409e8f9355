//go:build display

package scene

import (
	"fmt"
	"image"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fourtell/room"
	"fourtell/words"

	"github.com/hajimehoshi/ebiten/v2"
)

// screens are the windows a text and a target must fit into: small, usual, as old screens were, wide, and phones both ways.
func screens() []image.Point {
	return []image.Point{{800, 450}, {1280, 720}, {1024, 768}, {2520, 1080}, {390, 844}, {844, 390}}
}

const (
	leastText   = 10.5 // units: below it a text was shrunk until nobody can read it
	leastTarget = 24   // units, WCAG 2.2, 2.5.8
	coversFrom  = 0.5  // a box less clear than that hides what is below it
)

// faults are the texts and targets of the frame that lie over each other, are cut off, or too small.
func faults(s *Stage) []string {
	var texts, targets []Trace
	var found []string
	fault := func(f string, args ...any) { found = append(found, fmt.Sprintf(f, args...)) }
	unit := s.painter.Unit()
	s.painter.Watch(func(t Trace) {
		switch {
		case t.Alpha < 0.1:
		case t.Kind == TracedText:
			texts = append(texts, t)
		case t.Kind == TracedFocus:
		case t.Kind == TracedTarget:
			targets = append(targets, t)
		case t.Alpha >= coversFrom:
			shown := t.seen()
			kept := texts[:0]
			for _, under := range texts {
				w, h := under.seen().common(shown)
				switch {
				case under.seen().within(shown, unit):
					continue // hidden
				case w > 2*unit && h > 3*unit:
					fault("%q is half hidden", under.Text)
				}
				kept = append(kept, under)
			}
			texts = kept
			left := targets[:0]
			for _, under := range targets {
				if !under.Box.within(shown, unit) || t.Alpha < 1 && shown.x1-shown.x0 < float32(s.pw) {
					left = append(left, under)
				}
			}
			targets = left
		}
	})
	target := ebiten.NewImage(s.pw, s.ph)
	defer target.Deallocate()
	s.Paint(target)
	s.painter.Watch(nil)
	window := box{x1: float32(s.pw), y1: float32(s.ph)}
	for i, t := range texts {
		if w, h := t.Box.common(t.Clip); w <= 0 || h <= 0.5*(t.Box.y1-t.Box.y0) {
			continue // scrolled away
		}
		if t.Box.x0 < window.x0-1 || t.Box.x1 > window.x1+1 || t.Box.x0 < t.Clip.x0-unit || t.Box.x1 > t.Clip.x1+unit {
			fault("%q is cut off at a side", t.Text)
		}
		if t.Clip == window && !t.Box.within(window, 1) {
			fault("%q is cut off", t.Text)
		}
		if t.Size < leastText {
			fault("%q is %.1f units high", t.Text, t.Size)
		}
		for _, o := range texts[:i] {
			if w, h := t.seen().common(o.seen()); w > 2*unit && h > 2*unit && t.Text != o.Text {
				fault("%q lies over %q", t.Text, o.Text)
			}
		}
	}
	for i, t := range targets {
		w, h := t.Box.common(t.Clip)
		if w <= 0 || h <= 0 {
			continue // scrolled away
		}
		if least := min(t.Box.x1-t.Box.x0, t.Box.y1-t.Box.y0); least < leastTarget*unit*0.98 {
			fault("a target is %.0f units wide or high", least/unit)
		}
		if !t.Box.within(window, 2*unit) && t.Clip == window {
			fault("a target at %.0f %.0f lies outside", t.Box.x0/unit, t.Box.y0/unit)
		}
		for _, o := range targets[:i] {
			ow, oh := o.Box.common(o.Clip)
			if w, h := t.Box.common(o.Box); w > 2*unit && h > 2*unit && ow > 0 && oh > 0 && !t.Box.within(o.Box, unit) && !o.Box.within(t.Box, unit) {
				fault("a target at %.0f %.0f lies over another at %.0f %.0f", t.Box.x0/unit, t.Box.y0/unit, o.Box.x0/unit, o.Box.y0/unit)
			}
		}
	}
	return found
}

// reports fails with every fault of the frame, each once; OVERLAP_LOOK=dir keeps a picture of it.
func reports(t *testing.T, s *Stage, what string) {
	t.Helper()
	said := map[string]bool{}
	for _, f := range faults(s) {
		if !said[f] {
			t.Errorf("%s: %s", what, f)
			said[f] = true
		}
	}
	if dir := os.Getenv("OVERLAP_LOOK"); dir != "" && len(said) > 0 {
		writePNG(t, filepath.Join(dir, strings.NewReplacer(" ", "-", "/", "-").Replace(what)+".png"), shot(s))
	}
}

// sceneOf is a scene to be looked at, in its own language.
type sceneOf struct {
	name string
	make func(s *Stage) Scene
	get  func(t *testing.T, s *Stage)
}

func speaking(tag string) Settings {
	set := DefaultSettings()
	set.Language = tag
	return set
}

func sceneList() []sceneOf {
	open := func(m func(s *Stage) Modal) func(*testing.T, *Stage) {
		return func(t *testing.T, s *Stage) {
			s.Open(m(s))
			step(t, s, 30)
		}
	}
	title := func(s *Stage) Scene { return NewTitle() }
	return []sceneOf{
		{"title", title, func(t *testing.T, s *Stage) {}},
		{"settings", title, open(func(s *Stage) Modal { return NewOptions() })},
		{"keys and buttons", title, open(func(s *Stage) Modal { return NewInputPage() })},
		{"about", title, open(func(s *Stage) Modal { return NewAbout(&s.Lang) })},
		{"report", title, open(NewReport)},
		{"in a terminal", title, open(NewTerminalHelp)},
		{"rules", title, open(func(s *Stage) Modal { return NewRulesPage("classic", &s.Lang) })},
		{"rules of chaos", title, open(func(s *Stage) Modal { return NewRulesPage("chaos,turn_seconds=20", &s.Lang) })},
		{"learn", func(s *Stage) Scene { return NewLearn() }, func(t *testing.T, s *Stage) {}},
		{"set-up", func(s *Stage) Scene { return NewSetup() }, func(t *testing.T, s *Stage) {}},
		{"learn of somebody on their way", title, func(t *testing.T, s *Stage) {
			s.options.Now = on(2026, 11, 28, 10)
			s.saves = room.OpenSaves(room.NewMemory())
			s.noteProgress(func(p *room.Progress) {
				p.Learn("lesson-1-first")
				for range 12 {
					p.Try("puzzle-20-win", false)
				}
				p.Try("puzzle-02-bluff", true)
				p.Count(room.DailyPlayed{Day: "2026-11-27", Place: 1, Of: 4})
				p.Count(sampleDaily())
			})
			s.Go(NewLearn())
			step(t, s, 30)
		}},
		{"end of a lesson", title, open(func(s *Stage) Modal { return drillEndOf("lesson-5-bluff") })},
		{"end of a puzzle", title, open(func(s *Stage) Modal { return drillEndOf("puzzle-20-win") })},
		{"end of the deal of the day", title, open(func(s *Stage) Modal {
			return newDrillEnd((&daily{day: sampleDaily().Day, played: sampleDaily()}).ending)
		})},
		{"line of the day", title, func(t *testing.T, s *Stage) {
			shareDaily(s, sampleDaily())
			step(t, s, 30)
		}},
		{"replays", func(s *Stage) Scene { return NewReplays() }, func(t *testing.T, s *Stage) {}},
		{"result", func(s *Stage) Scene { return NewResult(sampleResult()) }, func(t *testing.T, s *Stage) { step(t, s, 120) }},
		{"result of ten", func(s *Stage) Scene { return NewResult(tenResult()) }, func(t *testing.T, s *Stage) { step(t, s, 120) }},
	}
}

// windowsOf are the windows in which a language is tried: German, whose words are long, in all; the others where there is least
// room.
func windowsOf(tag string) []image.Point {
	if tag == "de" {
		return screens()
	}
	return []image.Point{{390, 844}}
}

// inEveryWindow tries something in every language and window, each a test of its own: -run /ja looks at Japanese alone.
func inEveryWindow(t *testing.T, windows func(tag string) []image.Point, try func(t *testing.T, tag string, size image.Point)) {
	for _, tag := range words.Tags() {
		for _, size := range windows(tag) {
			t.Run(fmt.Sprintf("%s %dx%d", tag, size.X, size.Y), func(t *testing.T) { try(t, tag, size) })
		}
	}
}

func TestNoTextOrTargetOfAScreenLiesOverAnotherOrIsCutOff(t *testing.T) {
	everyScreen(t, func(string) []image.Point { return screens() }, 100)
}

func TestNoTextOrTargetOfATableLiesOverAnotherOrIsCutOff(t *testing.T) {
	everyTable(t, windowsOf, 100)
}

// everyScreen looks at all screens with text of that size, in hundredths.
func everyScreen(t *testing.T, windows func(tag string) []image.Point, text int) {
	inEveryWindow(t, windows, func(t *testing.T, tag string, size image.Point) {
		set := speaking(tag)
		set.TextSize = text
		for _, c := range sceneList() {
			s := testStage(t, size.X, size.Y, Options{First: c.make, Settings: set})
			step(t, s, 60)
			c.get(t, s)
			reports(t, s, fmt.Sprintf("%s %dx%d %s", tag, size.X, size.Y, c.name))
			nextFrame() // what was painted is let go
		}
	})
}

// everyTable looks at all moments of a table with text of that size, in hundredths.
func everyTable(t *testing.T, windows func(tag string) []image.Point, text int) {
	inEveryWindow(t, windows, func(t *testing.T, tag string, size image.Point) {
		set := speaking(tag)
		set.TextSize = text
		for _, m := range append(moments(), houseMoments()...) {
			in := NewScript()
			table, err := NewTable(m.table(t))
			if err != nil {
				t.Fatal(err)
			}
			s := testStage(t, size.X, size.Y, Options{First: func(*Stage) Scene { return table }, Source: in, Settings: set})
			m.get(t, s, table, in)
			// Why a card can't be played, and that it is one's turn, lie over whatever is there, for a moment.
			table.bubble, table.felt.banner = bubble{}, 0
			reports(t, s, fmt.Sprintf("%s %dx%d table %s", tag, size.X, size.Y, m.name))
			nextFrame()
		}
	})
}
