//go:build !js

package assets

import (
	"embed"
	"fmt"
)

//go:embed fonts/mplus-rounded-ja-800.woff fonts/atkinson-hyperlegible-*.woff fonts/nunito-cyrillic-*.woff fonts/nunito-vietnamese-700-normal.woff
//go:embed fonts/noto-*.woff fonts/rubik-*.woff fonts/jua-korean-400-normal.woff
var fontsMore embed.FS

// MoreFont returns a file that FontFile names, as woff. Each call copies: ask once. The error says which file there is none of.
func MoreFont(f LaterFont) ([]byte, error) {
	b, err := fontsMore.ReadFile(FontFile(f))
	if err != nil {
		return nil, fmt.Errorf("there is no font %v: %w", f, err)
	}
	return b, nil
}
