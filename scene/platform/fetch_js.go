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

// FetchesThemes says that the pictures of other themes do not come with the program.
const FetchesThemes = true

// FetchTheme fetches a picture that lies beside the page.
func FetchTheme(t assets.Theme, name string) ([]byte, error) {
	return assets.Fetch(assets.ThemeFile(t, name))
}
