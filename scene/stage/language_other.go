//go:build !js

package stage

import "errors"

// broughtWords are none: the program has every language with it.
func broughtWords(string) (string, bool) { return "", false }

func fetchWords(string) (string, error) {
	return "", errors.New("it comes with no program but the page's")
}
