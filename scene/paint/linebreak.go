package paint

import (
	"strings"
	"unicode/utf8"
)

// The rules of Japanese lines, as far as a game needs them: Requirements for Japanese Text Layout, 3.1.7 and 3.1.8
// (https://www.w3.org/TR/jlreq/).
const (
	// neverFirst are the letters that may not begin a line.
	neverFirst = "、。，．,.・：；:;？！?!」』）】〉》〕)]％%…‥ー～ゝゞヽヾ々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ"
	// neverLast are the letters that may not end one.
	neverLast = "「『（【〈《〔(["
)

// wide says whether a letter is of a script written without spaces: kana, Chinese characters and their marks.
func wide(r rune) bool { return r >= 0x3000 && r < 0xA000 || r >= 0xFF00 && r <= 0xFF60 }

// breaksAnywhere says whether a text has such letters, between which a line may end.
func breaksAnywhere(s string) bool { return strings.IndexFunc(s, wide) >= 0 }

// breadth is how many letters of the usual breadth a text is about as wide as: such a one takes two.
func breadth(s string) (n int) {
	for _, r := range s {
		if n++; wide(r) {
			n++
		}
	}
	return n
}

// breakBefore is where a line ends of which n bytes have room: at the last place up to there where it may, n where it may nowhere.
func breakBefore(s string, n int) int {
	if !breaksAnywhere(s) {
		return n
	}
	for at := n; at > 0; {
		last, size := utf8.DecodeLastRuneInString(s[:at])
		first, _ := utf8.DecodeRuneInString(s[at:])
		if first == ' ' || last == ' ' || (wide(last) || wide(first)) && !strings.ContainsRune(neverFirst, first) && !strings.ContainsRune(neverLast, last) {
			return at
		}
		at -= size
	}
	return n
}
