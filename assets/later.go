package assets

// LaterFiles are the files that a look wants and that do not come with a page: the pictures of another theme than the house's, and
// those of a second deck or of the wardrobe, by their names beside the page, "felt/red.png".
func LaterFiles(l Look) []string {
	var all []string
	of := func(folder string, names ...string) {
		for _, name := range names {
			all = append(all, folder+"/"+name)
		}
	}
	if l.Theme != Midnight {
		of(l.Theme.String(), "back.png", "blue.png", "glow-coral.png", "glow-cream.png", "green.png", indexFile, "plain.png", "red.png",
			"shadow.png", "signs.png", "wheel.png", "white.png", "wild.png", "wood.png", "yellow.png")
	}
	if l.Deck != HouseDeck {
		of(l.Deck.String(), "clubs-four.png", "clubs.png", "diamonds-four.png", "diamonds.png", "faces.png", "hearts.png", indexFile, "lie.png", "spades.png")
	}
	if l.Wardrobe.wanted() {
		of(wardrobeFolder, "backs.png", "costumes.png", "emblems.png", indexFile)
	}
	return all
}
