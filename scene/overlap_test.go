//go:build display

package scene

import (
	"fmt"
	"image"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fourtell/words"
)

// screens are the windows a text and a target must fit into: small, usual, as old screens were, wide, 4K, and phones both ways.
func screens() []image.Point {
	return []image.Point{{800, 450}, {1280, 720}, {1024, 768}, {2560, 1080}, {3840, 2160}, {390, 844}, {844, 390}, {768, 1024}}
}

const (
	leastText   = 10.5 // units: below it a text was shrunk until nobody can read it
	leastTarget = 24   // units, WCAG 2.2, 2.5.8
)

// faults are the texts and targets of the frame that lie over each other, are cut off, or too small.
func (f *frame) faults() []string {
	var found []string
	fault := func(f string, args ...any) { found = append(found, fmt.Sprintf(f, args...)) }
	unit, window := f.unit, f.window
	for _, text := range f.halved {
		fault("%q is half hidden", text)
	}
	for i, t := range f.texts {
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
		for _, o := range f.texts[:i] {
			if w, h := t.Seen().Common(o.Seen()); w > 2*unit && h > 2*unit && t.Text != o.Text {
				fault("%q lies over %q", t.Text, o.Text)
			}
		}
	}
	for i, t := range f.targets {
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
		for _, o := range f.targets[:i] {
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
	names := append(fullNames(), fullSet)
	return slices.ContainsFunc(names, func(name string) bool {
		more, several := strings.CutPrefix(begins, name)
		return strings.HasPrefix(name, begins) || several && strings.ContainsAny(more[:min(3, len(more))], ",、")
	}) && slices.ContainsFunc(names, func(name string) bool { return strings.Contains(name, ends) || strings.HasSuffix(ends, name) })
}

// reports fails with every fault of the frame, each once; OVERLAP_LOOK=dir keeps a picture of it.
func reports(t *testing.T, s *Stage, what string) {
	t.Helper()
	said := map[string]bool{}
	for _, f := range see(s).faults() {
		if !said[f] {
			t.Errorf("%s: %s", what, f)
			said[f] = true
		}
	}
	if dir := os.Getenv("OVERLAP_LOOK"); dir != "" && len(said) > 0 {
		writePNG(t, filepath.Join(dir, strings.NewReplacer(" ", "-", "/", "-").Replace(what)+".png"), shot(s))
	}
}

// narrow are the windows with the least room: the smallest there may be, the narrowest that is wider than high, and a phone
// both ways.
func narrow() []image.Point { return []image.Point{{800, 450}, {1024, 768}, {390, 844}, {844, 390}} }

// long are the languages whose words are long.
func long(tag string) bool { return tag == "de" || tag == "pl" }

// Every text and target has its place in every language: in every window where words are long, else where there is least room.
func TestNoTextOrTargetLiesOverAnotherOrIsCutOff(t *testing.T) {
	for _, tag := range words.Tags() {
		windows := narrow()
		if long(tag) {
			windows = screens()
		}
		for _, size := range windows {
			sightIn(tag, size).each(t, everyView(), reports)
		}
	}
}
