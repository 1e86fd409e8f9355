package assets

import (
	"fmt"
	"image/color"
	"slices"
)

// Palette is one of the sets of four colours the cards can have.
type Palette uint8

// The house's own colours; the four of the set of M. Okabe and K. Ito that are nearest to them ("Color Universal Design",
// jfly.uni-koeln.de/color, 2002/2008); and four that are far apart in brightness, on which cream can be read at 4.5 to 1.
const (
	PaletteHouse Palette = iota
	PaletteOkabeIto
	PaletteContrast
	palettes
)

// PaletteNames are they as the settings file names them, in order.
func PaletteNames() []string { return []string{"default", "okabe_ito", "high_contrast"} }

// Palettes are all of them, the house's own first.
func Palettes() []Palette { return []Palette{PaletteHouse, PaletteOkabeIto, PaletteContrast} }

// String is its name.
func (p Palette) String() string { return PaletteNames()[min(p, palettes-1)] }

// MarshalText writes the name.
func (p Palette) MarshalText() ([]byte, error) { return []byte(p.String()), nil }

// UnmarshalText reads a name. The error says which there are.
func (p *Palette) UnmarshalText(b []byte) error {
	i := slices.Index(PaletteNames(), string(b))
	if i < 0 {
		return fmt.Errorf("%q is no palette: it is one of %q", b, PaletteNames())
	}
	*p = Palette(i)
	return nil
}

// Suit returns the tones of a colour by its letter, R, Y, G or B; any other letter gives the grey of a wild's unnamed
// quadrants, which is the same in every palette.
func (p Palette) Suit(letter byte) Suit {
	cream, dark := rgb(0xFFF2DC), rgb(0x2A1030)
	switch p {
	case PaletteOkabeIto:
		switch letter {
		case 'R':
			return Suit{rgb(0xD55E00), rgb(0x9A3F00), rgb(0xE67C2B), rgb(0x5A2200), cream}
		case 'Y':
			return Suit{rgb(0xF0E442), rgb(0xD3C11F), rgb(0xF8F08C), rgb(0x5C5200), dark}
		case 'G':
			return Suit{rgb(0x009E73), rgb(0x007858), rgb(0x38C49B), rgb(0x003C2D), cream}
		case 'B':
			return Suit{rgb(0x0072B2), rgb(0x004276), rgb(0x2389C8), rgb(0x00294D), cream}
		}
	case PaletteContrast:
		switch letter {
		case 'R':
			return Suit{rgb(0xA8001C), rgb(0x700018), rgb(0xC01C2C), rgb(0x3C0010), cream}
		case 'Y':
			return Suit{rgb(0xFFE94A), rgb(0xEDCB14), rgb(0xFFF49C), rgb(0x5C4A00), dark}
		case 'G':
			return Suit{rgb(0x007D64), rgb(0x005C4A), rgb(0x189F82), rgb(0x002A20), cream}
		case 'B':
			return Suit{rgb(0x2030C0), rgb(0x10187A), rgb(0x384CD8), rgb(0x080D46), cream}
		}
	}
	return SuitOf(letter)
}

// halo is the tone under a numeral: the dark of the hue, or where the numeral is dark itself a light one.
func (p Palette) halo(letter byte) color.RGBA {
	if letter != 'Y' {
		return p.Suit(letter).Ink
	}
	switch p {
	case PaletteOkabeIto:
		return rgb(0xFFFBC2)
	case PaletteContrast:
		return rgb(0xFFFBD0)
	}
	return rgb(0xFFE08A)
}
