package assets

import (
	"fmt"
	"image"
)

// Scale is how many pixels one logical unit of a sheet has; a logical unit is
// one pixel of a window of 1280 by 720.
type Scale int

// Sprite is one picture of a sheet.
type Sprite struct {
	// Page is the index of the page it lies on.
	Page int
	// Rect is where it lies on the page, in pixels. Two pixels round it are
	// transparent, so that linear filtering does not catch a neighbour.
	Rect image.Rectangle
	// Nine is the insets of a nine-patch in logical units: left, top, right,
	// bottom. All zero means that the sprite is drawn whole.
	Nine [4]int
	// Outset is how far the art reaches beyond the box it belongs to, in
	// logical units: left, top, right, bottom. To put the glow or the shadow
	// of a box, draw its nine-patch over the box grown by Outset.
	Outset [4]int
	// Origin is the anchor in logical units from the sprite's top left corner.
	// For whole sprites it is the middle (cards 60, 90), but for the pieces of
	// the wheel the hub, and for the call disc the middle of the disc that does
	// not count its lip. For nine-patches it is the corner of the box that
	// Outset leaves.
	Origin image.Point
}

// Sheet is all sprites of one scale.
type Sheet struct {
	Scale   Scale
	Pages   []image.Image // each an *image.RGBA, premultiplied
	Sprites map[string]Sprite
}

// Size returns the sprite's size in logical units.
func (s *Sheet) Size(sp Sprite) image.Point {
	return sp.Rect.Size().Div(int(s.Scale))
}

// Sprite returns the sprite of that name, or an error that says which is
// missing at which scale.
func (s *Sheet) Sprite(name string) (Sprite, error) {
	sp, ok := s.Sprites[name]
	if !ok {
		return Sprite{}, fmt.Errorf("no sprite %q at scale %d", name, s.Scale)
	}
	return sp, nil
}

// LoadSheet decodes the whole sheet of a scale. The error says which file is
// missing or broken; a scale this build does not embed is an error too.
func LoadSheet(s Scale) (*Sheet, error) {
	l := NewSheetLoader(s)
	for {
		done, err := l.Step()
		if err != nil {
			return nil, err
		}
		if done {
			return l.Sheet(), nil
		}
	}
}

// BestScale returns the smallest embedded scale that has at least as many
// pixels per logical unit as the screen shows, or the largest one there is.
func BestScale(pixelsPerUnit float64) Scale {
	all := Scales()
	for _, s := range all {
		// A twentieth of stretching is not seen and saves three quarters of
		// the memory.
		if float64(s)*1.05 >= pixelsPerUnit {
			return s
		}
	}
	return all[len(all)-1]
}
