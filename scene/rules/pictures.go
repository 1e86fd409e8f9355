package rules

import (
	_ "embed"
	"strings"

	"fourtell/scene/kit"
)

// pictures are those of every game, a line each, as the file tells.
//
//go:embed pictures.txt
var pictures string

// Picture is what the picture of a rule is made of.
type Picture struct {
	Cards  []string // up to three, as the game names them; "back" is a closed one
	Badge  string   // in the corner
	Icon   string   // in the corner, in the badge's place: a sprite
	Always bool     // of a number: that it is none does not mean that the rule is off
}

// Pictured is the picture of a rule, a chapter or a switch, of a game, "" the usual one; known is false for a rule that has none yet.
func Pictured(game, id string) (pic Picture, known bool) {
	name := kit.BookOf(game).Name() + "." + id
	for line := range strings.Lines(pictures) {
		of, rest, ok := strings.Cut(line, ":")
		if !ok || of != name {
			continue
		}
		for _, word := range strings.Fields(rest) {
			switch {
			case strings.HasPrefix(word, "icon/"), strings.HasPrefix(word, "guest/"):
				pic.Icon = word
			case strings.HasPrefix(word, "="):
				pic.Badge = word[1:]
			case word == "always":
				pic.Always = true
			default:
				pic.Cards = append(pic.Cards, word)
			}
		}
		return pic, true
	}
	return Picture{}, false
}
