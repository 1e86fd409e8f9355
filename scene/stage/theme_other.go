//go:build !js

package stage

import (
	"errors"

	"fourtell/assets"
)

// fetchesThemes says that the pictures of every theme come with the program.
const fetchesThemes = false

// themeFile is never asked for: nothing is fetched.
func themeFile(assets.Theme, string) ([]byte, error) { return nil, errors.ErrUnsupported }
