package platform

import (
	"syscall/js"

	"fourtell/assets"
)

// BroughtWords are the messages of a language as the page's loader has fetched them beside the program.
func BroughtWords(tag string) (text string, ok bool) {
	all := js.Global().Get("fourtellWords")
	if !all.Truthy() {
		return "", false
	}
	v := all.Get(tag)
	return v.String(), v.Type() == js.TypeString
}

// FetchWords fetches the messages of a language, which lie beside the page.
func FetchWords(tag string) (string, error) {
	b, err := assets.Fetch("words/" + tag + ".txt")
	return string(b), err
}

// FetchesPictures says that the pictures of other themes and decks do not come with the program.
const FetchesPictures = true

// FetchPicture fetches a picture that lies beside the page.
func FetchPicture(name string) ([]byte, error) { return assets.Fetch(name) }
