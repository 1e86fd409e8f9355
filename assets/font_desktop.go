//go:build !js

package assets

import _ "embed" // for the directive below

// japaneseFont is made by fonts/japanese.sh.
//
//go:embed fonts/mplus-rounded-ja-800.woff
var japaneseFont []byte

// MoreFonts returns the files of both faces for other scripts, as woff: M PLUS
// Rounded 1c 800 for Japanese. The bytes must not be changed.
func MoreFonts() [][]byte { return [][]byte{japaneseFont} }
