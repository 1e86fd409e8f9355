package assets

import _ "embed" // for the directives below

// The fonts are under the SIL Open Font License; fonts/ holds both texts. The
// latin files have what English needs, the latin-ext files most other European
// languages written in latin letters.
var (
	//go:embed fonts/gabarito-latin-900-normal.woff
	displayFont []byte
	//go:embed fonts/gabarito-latin-ext-900-normal.woff
	displayFontExt []byte
	//go:embed fonts/nunito-latin-700-normal.woff
	bodyFont []byte
	//go:embed fonts/nunito-latin-ext-700-normal.woff
	bodyFontExt []byte
)

// DisplayFont returns Gabarito 900 as woff, for names, headings and buttons;
// never set below 16 logical units. The bytes must not be changed.
func DisplayFont() []byte { return displayFont }

// DisplayFontExt returns the accented letters DisplayFont lacks, as woff.
func DisplayFontExt() []byte { return displayFontExt }

// BodyFont returns Nunito 700 as woff, for sentences. The bytes must not be
// changed.
func BodyFont() []byte { return bodyFont }

// BodyFontExt returns the accented letters BodyFont lacks, as woff.
func BodyFontExt() []byte { return bodyFontExt }
