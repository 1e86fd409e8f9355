package scenetest

import (
	"cmp"
	"fmt"
	"hash/crc32"
	"image"
	"os"
	"strconv"
	"testing"

	"fourtell/assets"
	"fourtell/scene/stage"
)

// Sight is a way to see the game: a window, and what the player has set of the look.
type Sight struct {
	Size image.Point
	Set  stage.Settings
	Held bool // in the hand

	shares string // the name of the sight that is shown the same views where not all are; "": its own
}

// SightIn is a sight in a language, in the house's look.
func SightIn(tag string, size image.Point) Sight {
	v := Sight{Size: size, Set: stage.DefaultSettings()}
	v.Set.Language = tag
	return v
}

// Text, InHand, Readable, Contrast and Theme are the sight with one thing changed.
func (v Sight) Text(percent int) Sight          { v.Set.TextSize = percent; return v }
func (v Sight) InHand() Sight                   { v.Held = true; return v }
func (v Sight) Readable() Sight                 { v.Set.Readable = stage.ReadableAll; return v }
func (v Sight) Contrast(c stage.Contrast) Sight { v.Set.Contrast = c; return v }
func (v Sight) Theme(of assets.Theme) Sight     { v.Set.Theme = of; return v }

// Beside is the sight where it is held against another: it is shown the same views, also where not all are.
func (v Sight) Beside(other Sight) Sight { v.shares = other.String(); return v }

// String names what differs from the house's look: "de 800x450 200 % readable".
func (v Sight) String() string {
	name := fmt.Sprintf("%s %dx%d", v.Set.Language, v.Size.X, v.Size.Y)
	if v.Set.TextSize != 100 {
		name += fmt.Sprintf(" %d %%", v.Set.TextSize)
	}
	if v.Set.Readable != stage.ReadableOff {
		name += " readable"
	}
	if v.Set.Theme != assets.Midnight {
		name += fmt.Sprintf(" %v", v.Set.Theme)
	}
	if v.Held {
		name += " in the hand"
	}
	if v.Set.Contrast == stage.ContrastHigh {
		name += " high contrast"
	}
	return name
}

// View is something a player can look at, and how to get there.
type View struct {
	Name string
	Show func(*testing.T, Sight) *stage.Stage
}

// Each lets a player see views that way, in a test of its own: -run "/ja 390x844" sees a phone in Japanese.
func (v Sight) Each(t *testing.T, views []View, look func(t *testing.T, s *stage.Stage, what string)) {
	of, first := oneOf(t), crc32.ChecksumIEEE([]byte(cmp.Or(v.shares, v.String()))) // others in each sight
	t.Run(v.String(), func(t *testing.T) {
		for i, one := range views {
			if uint32(i)%of != first%of {
				continue
			}
			s := one.Show(t, v)
			if v.Held {
				s.Options().Handheld = true
				s.Window().LayAnew()
				Step(t, s, 2)
			}
			look(t, s, v.String()+" "+one.Name)
			if v.Set.Readable != stage.ReadableOff {
				s.Painter().EmptyTexts() // it is lent to the next stage, whose letters are others
			}
			NextFrame() // what was painted is let go
		}
	})
}

// oneOf is of how many views one is shown in each sight: FOURTELL_VIEWS, else 1. Where a program is many times as slow, as one that
// watches for races, it learns nothing more of a screen in one more language.
func oneOf(t *testing.T) uint32 {
	said := os.Getenv("FOURTELL_VIEWS")
	if said == "" {
		return 1
	}
	n, err := strconv.ParseUint(said, 10, 32)
	if err != nil || n == 0 {
		t.Fatalf("FOURTELL_VIEWS is %q; it is of how many views one is shown, from 1", said)
	}
	return uint32(n)
}
