package rules

import (
	_ "embed"
	"strings"
)

// pictures are those of the games that are not the usual one, a line each, as the file tells.
//
//go:embed pictures.txt
var pictures string

// drawnPicture is the picture of that name, GAME.RULE.
func drawnPicture(name string) (cards []string, badge, icon string, known bool) {
	for line := range strings.Lines(pictures) {
		of, rest, ok := strings.Cut(line, ":")
		if !ok || of != name {
			continue
		}
		for _, word := range strings.Fields(rest) {
			switch {
			case strings.HasPrefix(word, "icon/"), strings.HasPrefix(word, "guest/"):
				icon = word
			case strings.HasPrefix(word, "="):
				badge = word[1:]
			default:
				cards = append(cards, word)
			}
		}
		return cards, badge, icon, true
	}
	return nil, "", "", false
}
