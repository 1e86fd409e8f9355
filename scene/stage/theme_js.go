package stage

import "fourtell/assets"

// fetchesThemes says that the pictures of other themes do not come with the program.
const fetchesThemes = true

// themeFile fetches a picture that lies beside the page.
func themeFile(t assets.Theme, name string) ([]byte, error) {
	return assets.Fetch(assets.ThemeFile(t, name))
}
