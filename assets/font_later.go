package assets

import "fmt"

// LaterFont is a font that few players want: embedded on the desktop, on a page fetched the first time it is wanted.
type LaterFont uint8

// The fonts, in the order of LaterFonts.
const (
	FontJapanese    LaterFont = iota // M PLUS Rounded 1c 800, made by fonts/japanese.sh
	FontReadable                     // Atkinson Hyperlegible 700, as far as English needs it
	FontReadableExt                  // its accented letters
)

// LaterFonts returns every such font. The slice is the caller's own.
func LaterFonts() []LaterFont { return []LaterFont{FontJapanese, FontReadable, FontReadableExt} }

// String is the font's name, "font 9" for one that does not exist.
func (f LaterFont) String() string {
	switch f {
	case FontJapanese:
		return "mplus-rounded-ja-800"
	case FontReadable:
		return "atkinson-hyperlegible-latin-700-normal"
	case FontReadableExt:
		return "atkinson-hyperlegible-latin-ext-700-normal"
	}
	return fmt.Sprintf("font %d", uint8(f))
}

// FontFile is the name, relative to the page, under which a font is fetched where it is not embedded.
func FontFile(f LaterFont) string { return "fonts/" + f.String() + ".woff" }
