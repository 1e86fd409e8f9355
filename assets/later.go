package assets

// LaterPictures returns the names of the files that a theme has of its own and that a page fetches when the theme is wanted;
// none for the house's theme, which comes with the program. ThemeFile says where they lie.
func LaterPictures(t Theme) []string {
	if t == Midnight {
		return nil
	}
	return []string{"back.png", "blue.png", "glow-coral.png", "glow-cream.png", "green.png", indexFile, "plain.png", "red.png",
		"shadow.png", "signs.png", "wheel.png", "white.png", "wild.png", "wood.png", "yellow.png"}
}

// ThemeFile is the name, relative to the page, of a file of LaterPictures: "felt/red.png".
func ThemeFile(t Theme, name string) string { return t.String() + "/" + name }
