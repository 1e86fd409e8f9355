package kit

import (
	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/scene/paint"
)

// BookOf is the book of a game that is being played.
func BookOf(game string) engine.Rulebook {
	book, err := games.Named(game)
	if err != nil {
		book, _ = games.Named("")
	}
	return book
}

// FacePicture names a face's sprite: its picture, or, of a game whose cards no sheet has, a card with its name on it. It is ""
// for a face that is none of the game's.
func FacePicture(book engine.Rulebook, f engine.Face) string {
	name := book.FaceName(f)
	switch {
	case name == "":
		return ""
	case f >= engine.OtherFaces:
		return paint.NamedCard + name
	}
	return "card/" + f.String()
}

// CardPicture is the same of a card as it lies on a pile, with what was chosen for it.
func CardPicture(book engine.Rulebook, c engine.SeenCard) string {
	if c.Face >= engine.OtherFaces {
		return FacePicture(book, c.Face)
	}
	return "card/" + c.String()
}

// BackPicture is the sprite of a closed card of a game; small is the one for fans of other seats.
func BackPicture(book engine.Rulebook, small bool) string {
	if small {
		return "card/back-small" + paint.OfGame + book.Name()
	}
	return "card/back" + paint.OfGame + book.Name()
}
