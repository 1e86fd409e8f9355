//go:build display

package scene

import (
	"fmt"
	"image"
	"slices"
	"testing"

	"fourtell/assets"
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/stage"

	"github.com/hajimehoshi/ebiten/v2"
)

// sight is a way to see the game: a window, and what the player has set of the look.
type sight struct {
	size image.Point
	set  Settings
	held bool // in the hand
}

// sightIn is a sight in a language, in the house's look.
func sightIn(tag string, size image.Point) sight {
	v := sight{size: size, set: stage.DefaultSettings()}
	v.set.Language = tag
	return v
}

func (v sight) text(percent int) sight          { v.set.TextSize = percent; return v }
func (v sight) inHand() sight                   { v.held = true; return v }
func (v sight) readable() sight                 { v.set.Readable = stage.ReadableAll; return v }
func (v sight) contrast(c stage.Contrast) sight { v.set.Contrast = c; return v }
func (v sight) theme(of assets.Theme) sight     { v.set.Theme = of; return v }

// String names what differs from the house's look: "de 800x450 200 % readable".
func (v sight) String() string {
	name := fmt.Sprintf("%s %dx%d", v.set.Language, v.size.X, v.size.Y)
	if v.set.TextSize != 100 {
		name += fmt.Sprintf(" %d %%", v.set.TextSize)
	}
	if v.set.Readable != stage.ReadableOff {
		name += " readable"
	}
	if v.set.Theme != assets.Midnight {
		name += fmt.Sprintf(" %v", v.set.Theme)
	}
	if v.held {
		name += " in the hand"
	}
	if v.set.Contrast == stage.ContrastHigh {
		name += " high contrast"
	}
	return name
}

// viewOf is something a player can look at, and how to get there.
type viewOf struct {
	name string
	show func(*testing.T, sight) *Stage
}

// screenViews are every screen and every window that opens over one.
func screenViews() (all []viewOf) {
	for _, c := range sceneList() {
		all = append(all, viewOf{c.name, func(t *testing.T, v sight) *Stage {
			s := testStage(t, v.size.X, v.size.Y, Options{First: c.make, Settings: v.set})
			step(t, s, 60)
			c.get(t, s)
			return s
		}})
	}
	return all
}

// tableViews are every moment of a table, without what lies over whatever is there for a moment: why a card can't be played,
// and that it is one's turn.
func tableViews() (all []viewOf) {
	for _, m := range append(append(moments(), houseMoments()...), busyMoments()...) {
		all = append(all, viewOf{"table " + m.name, func(t *testing.T, v sight) *Stage {
			in := input.NewScript()
			s, table := tableStage(t, v.size.X, v.size.Y, m.table(t), v.set, in)
			m.get(t, s, table, in)
			table.bubble.end()
			table.felt.banner = 0
			return s
		}})
	}
	return all
}

func everyView() []viewOf { return append(screenViews(), tableViews()...) }

// each lets a player see views that way, in a test of its own: -run "/ja 390x844" sees a phone in Japanese.
func (v sight) each(t *testing.T, views []viewOf, look func(t *testing.T, s *Stage, what string)) {
	t.Run(v.String(), func(t *testing.T) {
		for _, one := range views {
			s := one.show(t, v)
			if v.held {
				s.Options.Handheld = true
				s.LayAnew()
				step(t, s, 2)
			}
			look(t, s, v.String()+" "+one.name)
			if v.set.Readable != stage.ReadableOff {
				s.Painter().EmptyTexts() // it is lent to the next stage, whose letters are others
			}
			nextFrame() // what was painted is let go
		}
	})
}

// frame is what can be seen, as the painter told of it: what lies covered or is nearly clear is left out.
type frame struct {
	texts, targets []paint.Trace
	halved         []string // texts that something covers in part
	passing        []paint.Trace
	window         paint.Pixels
	unit           float32
	larger         bool // text is
}

const coversFrom = 0.5 // a box less clear than that hides what is below it

// see is the frame as it would be drawn now.
func see(s *Stage) *frame {
	f := newFrame(s)
	s.Painter().Watch(f.take)
	s.Painter().HideText(true)
	s.Rehearse()
	s.Painter().HideText(false)
	s.Painter().Watch(nil)
	return f
}

// seeThrough is the frame, and on the target what lies behind its texts.
func seeThrough(s *Stage, target *ebiten.Image) *frame {
	f := newFrame(s)
	s.Painter().Watch(f.take)
	s.Painter().HideText(true)
	s.Paint(target)
	s.Painter().HideText(false)
	s.Painter().Watch(nil)
	return f
}

func newFrame(s *Stage) *frame {
	w, h := s.Pixels()
	return &frame{window: paint.Pixels{X1: float32(w), Y1: float32(h)}, unit: s.Painter().Unit(), larger: s.Painter().TextScale() > 1}
}

// take is told of what is drawn, in that order.
func (f *frame) take(t paint.Trace) {
	switch {
	case t.Alpha < 0.1 || t.Kind == paint.TracedFocus:
	case t.Kind == paint.TracedText:
		f.texts = append(f.texts, t)
	case t.Kind == paint.TracedPassing:
		f.pass(t)
	case t.Kind == paint.TracedTarget:
		f.targets = append(f.targets, t)
	case t.Alpha >= coversFrom:
		f.cover(t)
	}
}

// pass takes out what lies below something that goes by itself, all of it; but of what passes, too, nothing may be hidden. A
// message has room between the texts, unless they are larger: it hides none of them in part.
func (f *frame) pass(t paint.Trace) {
	for _, o := range f.passing {
		if w, h := o.Box.Common(t.Box); w > 2*f.unit && h > 2*f.unit {
			f.halved = append(f.halved, "the "+o.Text)
		}
	}
	f.passing = append(f.passing, t)
	if t.Text == "message" && !f.larger {
		return
	}
	f.texts = slices.DeleteFunc(f.texts, func(under paint.Trace) bool {
		w, h := under.Seen().Common(t.Box)
		return w > 0 && h > 0
	})
}

// cover takes out what a box hides.
func (f *frame) cover(t paint.Trace) {
	shown := t.Seen()
	texts := f.texts[:0]
	for _, under := range f.texts {
		w, h := under.Seen().Common(shown)
		switch {
		case under.Seen().Within(shown, f.unit):
			continue // hidden
		case w > 2*f.unit && h > 3*f.unit:
			f.halved = append(f.halved, under.Text)
		}
		texts = append(texts, under)
	}
	f.texts = texts
	targets := f.targets[:0]
	for _, under := range f.targets {
		if !under.Box.Within(shown, f.unit) || t.Alpha < 1 && shown.X1-shown.X0 < f.window.X1 {
			targets = append(targets, under)
		}
	}
	f.targets = targets
}

// A theme changes colours and pictures, and high contrast colours alone: every text and every target lies where it lay, so that
// what holds of places in one holds in all.
func TestAThemeAndHighContrastMoveNothing(t *testing.T) {
	v := sightIn("de", image.Pt(800, 450))
	house := map[string]*frame{}
	v.each(t, everyView(), func(t *testing.T, s *Stage, what string) { house[what[len(v.String()):]] = see(s) })
	v2 := v.theme(assets.Felt).contrast(stage.ContrastHigh)
	v2.each(t, everyView(), func(t *testing.T, s *Stage, what string) {
		name := what[len(v2.String()):]
		if diff := house[name].moved(see(s)); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	})
}

// words are the texts but the game's name, which each theme draws in its own way.
func (f *frame) words() []paint.Trace {
	return slices.DeleteFunc(slices.Clone(f.texts), func(t paint.Trace) bool { return t.Size > 90 })
}

// moved is what lies elsewhere in another frame.
func (f *frame) moved(o *frame) string {
	for _, kind := range []struct{ was, is []paint.Trace }{{f.words(), o.words()}, {f.targets, o.targets}} {
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
