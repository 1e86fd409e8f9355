// Package notation is how the cards of the house's games are written: which numbers of faces and colours are whose, and the letters
// of each.
//
// To the table a face and a colour are numbers, and they are written and read where nobody says of which game they are: in a line of
// a record, in a command on the wire, in a card of a snapshot. So the numbers of all games are laid out here, each game's beside the
// others', and never given twice. What they mean is their game's affair. A game without a row here has the faces from Numbered to
// Lettered, which are written as numbers; what players call them says its rule book.
//
// It imports nothing of ours.
package notation

import (
	"slices"
	"strconv"
	"strings"
)

// Numbered is the first face that is written as its number, #64; Lettered the first after them that has letters again.
const (
	Numbered = 64
	Lettered = 204
)

// What a sentence gives as examples to whoever has written something else.
const (
	Cards        = "R5, GS, BR, Y+2, W, W+4"
	Colors       = "R, Y, G or B"
	ColorsOrNull = "R, Y, G, B or null"
	Ranks        = "A, 2 to 10, J, Q or K"
)

// faces are the names of those that have letters; "" for a face that has none. It never changes.
var faces = [256]string{
	// The shedding game's: colour by colour, and last the two wilds (RULES.md; engine/shed).
	1: "R0", "R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9", "RS", "RR", "R+2",
	14: "Y0", "Y1", "Y2", "Y3", "Y4", "Y5", "Y6", "Y7", "Y8", "Y9", "YS", "YR", "Y+2",
	27: "G0", "G1", "G2", "G3", "G4", "G5", "G6", "G7", "G8", "G9", "GS", "GR", "G+2",
	40: "B0", "B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "B9", "BS", "BR", "B+2",
	53: "W", "W+4",
	// Those of the standard deck, rank by rank: 52 to the end (RULES.md, "Bluff"; engine/bluff).
	Lettered: "AC", "AD", "AH", "AS", "2C", "2D", "2H", "2S", "3C", "3D", "3H", "3S", "4C", "4D", "4H", "4S", "5C", "5D", "5H", "5S",
	224: "6C", "6D", "6H", "6S", "7C", "7D", "7H", "7S", "8C", "8D", "8H", "8S", "9C", "9D", "9H", "9S", "10C", "10D", "10H", "10S",
	244: "JC", "JD", "JH", "JS", "QC", "QD", "QH", "QS", "KC", "KD", "KH", "KS",
}

// ranks are the names of the ranks; 0 is none.
var ranks = [...]string{"", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"}

// colors are the letters of the colours; 0 is none. 1 … 4 are the shedding game's.
const colors = "-RYGB"

// stamped says for which faces a colour may be named, that is written with them: W:B. The shedding game's wilds.
var stamped = [Numbered]bool{53: true, true}

// Face is how a face is written; "" for none, or one that is nobody's.
func Face(n uint8) string {
	if n >= Numbered && n < Lettered {
		return "#" + strconv.Itoa(int(n))
	}
	return faces[n]
}

// FaceNamed reads what Face writes.
func FaceNamed(s string) (uint8, bool) {
	if s == "" {
		return 0, false
	}
	if n, err := strconv.ParseUint(s[1:], 10, 8); s[0] == '#' && err == nil && n >= Numbered && n < Lettered && Face(uint8(n)) == s {
		return uint8(n), true
	}
	n := slices.Index(faces[:], s)
	return uint8(max(n, 0)), n > 0
}

// Stamped says whether a colour may be named for the face, and stand with it.
func Stamped(n uint8) bool { return n < Numbered && stamped[n] }

// Color is a colour's letter: "-" for none, "?" for one that is nobody's.
func Color(n uint8) string {
	if int(n) < len(colors) {
		return colors[n : n+1]
	}
	return "?"
}

// ColorNamed reads a colour's letter in either case; false for none.
func ColorNamed(s string) (uint8, bool) {
	if len(s) != 1 {
		return 0, false
	}
	n := strings.Index(colors, strings.ToUpper(s))
	return uint8(max(n, 0)), n > 0
}

// Rank is how a rank is written; "" for none, or one that is nobody's.
func Rank(n uint8) string {
	if int(n) < len(ranks) {
		return ranks[n]
	}
	return ""
}

// RankNamed reads what Rank writes.
func RankNamed(s string) (uint8, bool) {
	n := slices.Index(ranks[:], s)
	return uint8(max(n, 0)), n > 0
}
