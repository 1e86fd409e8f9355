// Package theme is the tokens of the game's themes: one table for each, from which the pictures are drawn, the sheets are
// recoloured and the windows are painted.
//
// Contract: it is plain values and no code that draws; every colour of a theme stands here and nowhere else. assets hands it
// on to the scene; assets/cardart draws with it. It must never import another package of this module.
package theme

import (
	"fmt"
	"slices"
)

// Theme is a way the whole game looks: its table, its deck, its windows.
type Theme uint8

// The themes, in the order of All; the first is the house's own.
const (
	Midnight Theme = iota // a parlour at midnight: flat tones, one diagonal, coral
	Felt                  // cut paper on felt in the evening: a lamp from the left, brass
	themes
)

// Names are they as the settings file names them, in order.
func Names() []string { return []string{"midnight", "felt"} }

// All are all of them, the house's own first.
func All() []Theme { return []Theme{Midnight, Felt} }

// String is its name.
func (t Theme) String() string { return Names()[min(t, themes-1)] }

// MarshalText writes the name.
func (t Theme) MarshalText() ([]byte, error) { return []byte(t.String()), nil }

// UnmarshalText reads a name. The error says which there are.
func (t *Theme) UnmarshalText(b []byte) error {
	i := slices.Index(Names(), string(b))
	if i < 0 {
		return fmt.Errorf("%q is no theme: it is one of %q", b, Names())
	}
	*t = Theme(i)
	return nil
}

// Tone is the part a colour plays, whatever the theme paints it with.
type Tone uint8

// The tones. Their names are those of the house's own theme; what they are for is what counts.
const (
	None       Tone = iota // no tone: a colour of its own
	Ink                    // deepest ground, text on the accent
	OnCream                // text on a Second
	Plum900                // wells, chip ground
	Table                  // the floor of the table
	Wedge                  // what it is varied with
	FloorEdge              // the floor far from the light
	Plum800                // panels, plates
	Plum700                // rows, quiet buttons
	Plum600                // lines, active plate
	Plum500                // outline of a control
	Plum300                // secondary text
	Cream                  // text, hover outline
	Cream2                 // supporting text
	Second                 // the second verb, what is chosen
	SecondLip              // lip under a second verb
	Note                   // supporting text on a message
	Coral                  // the one accent: you, now; its fills and lines
	Said                   // the accent where it is a word or a thin sign
	CoralDeep              // its darker tone
	CoralLip               // lip under a button of the accent
	Sheen                  // the light on the edge of a button of the accent
	Active                 // the plate of whose turn it is
	Glow                   // behind title and result
	Veil                   // behind a modal
	Shadow                 // every soft shadow
	White                  // leaves a sprite as it is
	ClothDark              // the curtain's folds
	ClothLight             //
	ClothFoot              //
	PelmetA                // its swags
	PelmetB                //
	PileLight              // edges of the cards in the draw pile, by turns
	PileDark               //
	Beside                 // tints what stands beside the winner
	Spark                  // the eye that blinks
	Best                   // what a move was worth, from the best …
	Fine                   //
	Doubtful               //
	Poor                   //
	Blunder                // … to the worst
	Line3                  // the lines of a graph after those of Coral and Cream
	Line4                  //
	Line5                  //
	Line6                  //
	Line7                  //
	Line8                  //
	Line9                  //
	Line10                 //
	Tones
)

// Surface is what lies under that which is painted.
type Surface uint8

// The surfaces.
const (
	Ground   Surface = iota // the table and the plates on it
	Paper                   // a window, a list: what is read and pressed
	Surfaces                // how many there are
)

// Colors are a theme's tones on a surface, 0xRRGGBBAA.
type Colors [Tones]uint32

// Colors returns the tones on a surface.
func (t Theme) Colors(on Surface) Colors {
	switch {
	case t == Felt && on == Paper:
		return feltPaper()
	case t == Felt:
		return feltGround()
	}
	return midnight()
}

// Suit is the tones of one of the four colours of a deck, 0xRRGGBB.
type Suit struct {
	Base, Deep, Light, Pale uint32 // the body, its darker, its brighter and its brightest tone
	Ink                     uint32 // a dark of the same hue, for shadows under signs
	Halo                    uint32 // under a numeral
	Numeral                 uint32 // what can be read on Base
}

// Suit returns the tones of a colour by its letter, R, Y, G or B; any other letter gives the grey of a wild's quadrants that
// were not named.
func (t Theme) Suit(letter byte) Suit {
	if t == Felt {
		return feltSuit(letter)
	}
	return midnightSuit(letter)
}
