package assets

// MoreFonts is empty in a browser: the fonts it has itself stand in, a page
// need not download others.
func MoreFonts() [][]byte { return nil }
