//go:build !js

package platform

import (
	"errors"

	"fourtell/assets"
)

// BroughtWords are none: the program has every language with it.
func BroughtWords(string) (string, bool) { return "", false }

// FetchWords is never asked for one: nothing is fetched.
func FetchWords(string) (string, error) {
	return "", errors.New("it comes with no program but the page's")
}

// FetchesThemes says that the pictures of every theme come with the program.
const FetchesThemes = false

// FetchTheme is never asked for one.
func FetchTheme(assets.Theme, string) ([]byte, error) { return nil, errors.ErrUnsupported }
