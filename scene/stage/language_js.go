package stage

import (
	"syscall/js"

	"fourtell/assets"
)

// broughtWords are the messages of a language as the page's loader has fetched them beside the program.
func broughtWords(tag string) (text string, ok bool) {
	all := js.Global().Get("fourtellWords")
	if !all.Truthy() {
		return "", false
	}
	v := all.Get(tag)
	return v.String(), v.Type() == js.TypeString
}

// fetchWords fetches the messages of a language, which lie beside the page.
func fetchWords(tag string) (string, error) {
	b, err := assets.Fetch("words/" + tag + ".txt")
	return string(b), err
}
