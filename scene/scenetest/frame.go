package scenetest

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fourtell/scene/paint"
	"fourtell/scene/stage"

	"github.com/hajimehoshi/ebiten/v2"
)

// Frame is what can be seen, as the painter told of it: what lies covered or is nearly clear is left out.
type Frame struct {
	Texts, Targets []paint.Trace
	Halved         []string // texts that something covers in part
	passing        []paint.Trace
	window         paint.Pixels
	unit           float32
	larger         bool // text is
}

const coversFrom = 0.5 // a box less clear than that hides what is below it

// See is the frame as it would be drawn now.
func See(s *stage.Stage) *Frame {
	f := newFrame(s)
	s.Painter().Watch(f.take)
	s.Painter().HideText(true)
	s.Frame().Rehearse()
	s.Painter().HideText(false)
	s.Painter().Watch(nil)
	return f
}

// SeeThrough is the frame, and on the target what lies behind its texts.
func SeeThrough(s *stage.Stage, target *ebiten.Image) *Frame {
	f := newFrame(s)
	s.Painter().Watch(f.take)
	s.Painter().HideText(true)
	s.Frame().Paint(target)
	s.Painter().HideText(false)
	s.Painter().Watch(nil)
	return f
}

func newFrame(s *stage.Stage) *Frame {
	w, h := s.Window().Pixels()
	return &Frame{window: paint.Pixels{X1: float32(w), Y1: float32(h)}, unit: s.Painter().Unit(), larger: s.Painter().TextScale() > 1}
}

// take is told of what is drawn, in that order.
func (f *Frame) take(t paint.Trace) {
	switch {
	case t.Alpha < 0.1 || t.Kind == paint.TracedFocus:
	case t.Kind == paint.TracedText:
		f.Texts = append(f.Texts, t)
	case t.Kind == paint.TracedPassing:
		f.pass(t)
	case t.Kind == paint.TracedTarget:
		f.Targets = append(f.Targets, t)
	case t.Alpha >= coversFrom:
		f.cover(t)
	}
}

// pass takes out what lies below something that goes by itself, all of it; but of what passes, too, nothing may be hidden. A
// message has room between the texts, unless they are larger: it hides none of them in part.
func (f *Frame) pass(t paint.Trace) {
	for _, o := range f.passing {
		if w, h := o.Box.Common(t.Box); w > 2*f.unit && h > 2*f.unit {
			f.Halved = append(f.Halved, "the "+o.Text)
		}
	}
	f.passing = append(f.passing, t)
	if t.Text == "message" && !f.larger {
		return
	}
	f.Texts = slices.DeleteFunc(f.Texts, func(under paint.Trace) bool {
		w, h := under.Seen().Common(t.Box)
		return w > 0 && h > 0
	})
}

// Passing is where what goes by itself lies, by what it is called; ok is false where it is not there.
func (f *Frame) Passing(name string) (box paint.Pixels, ok bool) {
	for _, o := range f.passing {
		if o.Text == name {
			return o.Box, true
		}
	}
	return box, false
}

// cover takes out what a box hides.
func (f *Frame) cover(t paint.Trace) {
	shown := t.Seen()
	texts := f.Texts[:0]
	for _, under := range f.Texts {
		w, h := under.Seen().Common(shown)
		switch {
		case under.Seen().Within(shown, f.unit):
			continue // hidden
		case w > 2*f.unit && h > 3*f.unit:
			f.Halved = append(f.Halved, under.Text)
		}
		texts = append(texts, under)
	}
	f.Texts = texts
	targets := f.Targets[:0]
	for _, under := range f.Targets {
		if !under.Box.Within(shown, f.unit) || t.Alpha < 1 && shown.X1-shown.X0 < f.window.X1 {
			targets = append(targets, under)
		}
	}
	f.Targets = targets
}

// words are the texts but the game's name, which each theme draws in its own way.
func (f *Frame) words() []paint.Trace {
	return slices.DeleteFunc(slices.Clone(f.Texts), func(t paint.Trace) bool { return t.Size > 90 })
}

// Moved is what lies elsewhere in another frame.
func (f *Frame) Moved(o *Frame) string {
	for _, kind := range []struct{ was, is []paint.Trace }{{f.words(), o.words()}, {f.Targets, o.Targets}} {
		if len(kind.was) != len(kind.is) {
			return fmt.Sprintf("%d texts or targets were there, %d are", len(kind.was), len(kind.is))
		}
		for i, was := range kind.was {
			if is := kind.is[i]; was.Text != is.Text || !was.Box.Within(is.Box, 0.01) || !is.Box.Within(was.Box, 0.01) {
				return fmt.Sprintf("%q lay at %v, and %q lies at %v", was.Text, was.Box, is.Text, is.Box)
			}
		}
	}
	return ""
}

const (
	leastText   = 10.5 // units: below it a text was shrunk until nobody can read it
	leastTarget = 24   // units, WCAG 2.2, 2.5.8
)

// Faults are the texts and targets of the frame that lie over each other, are cut off, or too small.
func (f *Frame) Faults() []string {
	var found []string
	fault := func(f string, args ...any) { found = append(found, fmt.Sprintf(f, args...)) }
	unit, window := f.unit, f.window
	for _, text := range f.Halved {
		fault("%q is half hidden", text)
	}
	for i, t := range f.Texts {
		if w, h := t.Box.Common(t.Clip); w <= 0 || h <= 0.5*(t.Box.Y1-t.Box.Y0) {
			continue // scrolled away
		}
		if t.Box.X0 < window.X0-1 || t.Box.X1 > window.X1+1 || t.Box.X0 < t.Clip.X0-unit || t.Box.X1 > t.Clip.X1+unit {
			fault("%q is cut off at a side", t.Text)
		}
		if t.Clip == window && !t.Box.Within(window, 1) {
			fault("%q is cut off", t.Text)
		}
		if t.Short && !ofCutName(t.Text) {
			fault("%q is shortened", t.Text)
		}
		if t.Size < leastText {
			fault("%q is %.1f units high", t.Text, t.Size)
		}
		for _, o := range f.Texts[:i] {
			if w, h := t.Seen().Common(o.Seen()); w > 2*unit && h > 2*unit && t.Text != o.Text {
				fault("%q lies over %q", t.Text, o.Text)
			}
		}
	}
	for i, t := range f.Targets {
		w, h := t.Box.Common(t.Clip)
		if w <= 0 || h <= 0 {
			continue // scrolled away
		}
		if least := min(t.Box.X1-t.Box.X0, t.Box.Y1-t.Box.Y0); least < leastTarget*unit*0.98 {
			fault("a target is %.0f units wide or high", least/unit)
		}
		if !t.Box.Within(window, 2*unit) && t.Clip == window {
			fault("a target at %.0f %.0f lies outside", t.Box.X0/unit, t.Box.Y0/unit)
		}
		for _, o := range f.Targets[:i] {
			ow, oh := o.Box.Common(o.Clip)
			if w, h := t.Box.Common(o.Box); w > 2*unit && h > 2*unit && ow > 0 && oh > 0 && !t.Box.Within(o.Box, unit) && !o.Box.Within(t.Box, unit) {
				fault("a target at %.0f %.0f lies over another at %.0f %.0f", t.Box.X0/unit, t.Box.Y0/unit, o.Box.X0/unit, o.Box.Y0/unit)
			}
		}
	}
	return found
}

// ofCutName says that a text is a name of the test's people which has been cut: at its end, or in its middle, so that two that
// begin alike are told apart.
func ofCutName(s string) bool {
	begins, ends, _ := strings.Cut(s, "…")
	names := append(FullNames(), FullRules)
	return slices.ContainsFunc(names, func(name string) bool {
		more, several := strings.CutPrefix(begins, name)
		return strings.HasPrefix(name, begins) || several && strings.ContainsAny(more[:min(3, len(more))], ",、")
	}) && slices.ContainsFunc(names, func(name string) bool { return strings.Contains(name, ends) || strings.HasSuffix(ends, name) })
}

// Reports fails with every fault of the frame, each once; FOURTELL_PICTURES=dir keeps a picture of it.
func Reports(t *testing.T, s *stage.Stage, what string) {
	t.Helper()
	said := map[string]bool{}
	for _, f := range See(s).Faults() {
		if !said[f] {
			t.Errorf("%s: %s", what, f)
			said[f] = true
		}
	}
	if len(said) > 0 {
		Keep(t, s, "fault-"+strings.NewReplacer(" ", "-", "/", "-").Replace(what))
	}
}
