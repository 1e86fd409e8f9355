package assets

import (
	"fmt"
	"unicode"
)

// LaterFont is a font that few players want: embedded on the desktop, on a page fetched the first time it is wanted.
type LaterFont uint8

// The fonts, in the order of LaterFonts.
const (
	FontJapanese    LaterFont = iota // M PLUS Rounded 1c 800, made by fonts/japanese.sh
	FontReadable                     // Atkinson Hyperlegible 700, as far as English needs it
	FontReadableExt                  // its accented letters

	// Those of names in other scripts, brought by fonts/names.sh.
	FontCyrillic    // Nunito 700
	FontCyrillicExt // of the other languages that are written so
	FontVietnamese  // Nunito 700
	FontGreek       // Noto Sans 700
	FontHebrew      // Rubik 700
	FontArabic      // Rubik 700
	FontThai        // Noto Sans 700
	FontDevanagari  // Noto Sans 700
	FontKorean      // Jua 400
	FontEmoji       // Noto Emoji 700, in one colour
	laterFonts
)

// names of the files are constants: nobody assigns to them after their declaration.
var laterFontNames = [laterFonts]string{"mplus-rounded-ja-800", "atkinson-hyperlegible-latin-700-normal", "atkinson-hyperlegible-latin-ext-700-normal",
	"nunito-cyrillic-700-normal", "nunito-cyrillic-ext-700-normal", "nunito-vietnamese-700-normal", "noto-sans-greek-700-normal",
	"rubik-hebrew-700-normal", "rubik-arabic-700-normal", "noto-sans-thai-thai-700-normal", "noto-sans-devanagari-devanagari-700-normal",
	"jua-korean-400-normal", "noto-emoji-emoji-700-normal"}

// LaterFonts returns every such font. The slice is the caller's own.
func LaterFonts() []LaterFont {
	all := make([]LaterFont, laterFonts)
	for i := range all {
		all[i] = LaterFont(i)
	}
	return all
}

// String is the font's name, "font 99" for one that does not exist.
func (f LaterFont) String() string {
	if f < laterFonts {
		return laterFontNames[f]
	}
	return fmt.Sprintf("font %d", uint8(f))
}

// FontFile is the name, relative to the page, under which a font is fetched where it is not embedded.
func FontFile(f LaterFont) string { return "fonts/" + f.String() + ".woff" }

// Wants says whether a letter is a reason to bring the font; the font may lack it all the same.
func (f LaterFont) Wants(r rune) bool {
	switch f {
	case FontJapanese:
		return r >= 0x3000 && r < 0xA000 || r >= 0xFF00 && r <= 0xFF60
	case FontCyrillic, FontCyrillicExt:
		return unicode.Is(unicode.Cyrillic, r)
	case FontVietnamese:
		return r >= 0x1EA0 && r < 0x1F00 || r == 'ơ' || r == 'Ơ' || r == 'ư' || r == 'Ư'
	case FontGreek:
		return unicode.Is(unicode.Greek, r)
	case FontHebrew:
		return unicode.Is(unicode.Hebrew, r)
	case FontArabic:
		return unicode.Is(unicode.Arabic, r)
	case FontThai:
		return unicode.Is(unicode.Thai, r)
	case FontDevanagari:
		return unicode.Is(unicode.Devanagari, r)
	case FontKorean:
		return unicode.Is(unicode.Hangul, r)
	case FontEmoji:
		return r >= 0x2300 && r < 0x2400 || r >= 0x2600 && r < 0x27C0 || r >= 0x2B00 && r < 0x2C00 || r >= 0x1F000 && r < 0x1FB00
	}
	return false
}
