//go:build !js

package platform

import "errors"

// BroughtWords are none: the program has every language with it.
func BroughtWords(string) (string, bool) { return "", false }

// FetchWords is never asked for one: nothing is fetched.
func FetchWords(string) (string, error) {
	return "", errors.New("it comes with no program but the page's")
}

// FetchesPictures says that the pictures of every theme and deck come with the program.
const FetchesPictures = false

// FetchPicture is never asked for one.
func FetchPicture(string) ([]byte, error) { return nil, errors.ErrUnsupported }
