package paint

import (
	"unicode"
	"unicode/utf8"

	"github.com/go-text/typesetting/segmenter"
	"github.com/go-text/typesetting/unicodedata"
	"golang.org/x/text/unicode/bidi"
)

// clusters are what a reader takes for the letters of a text, in its order: an accent lies on its letter, an emoji of several is
// one, and so is a flag (Unicode Standard Annex #29). A text is never cut inside one. Together they are the text, byte for byte, also
// where it is no UTF-8.
func clusters(s string) []string {
	letters := []rune(s)
	all := make([]string, 0, len(letters))
	next := func(runes int) {
		n := 0
		for range runes {
			_, size := utf8.DecodeRuneInString(s[n:])
			n += size
		}
		all, s = append(all, s[:n]), s[n:]
	}
	if plainText(letters) {
		for range letters {
			next(1)
		}
		return all
	}
	var seg segmenter.Segmenter
	seg.Init(letters)
	for it := seg.GraphemeIterator(); it.Next(); {
		next(len(it.Grapheme().Text))
	}
	return all
}

// plainText says that every letter stands for itself.
func plainText(letters []rune) bool {
	for _, r := range letters {
		if r >= 0x300 && !wide(r) {
			return false
		}
	}
	return true
}

// firstCluster is how many bytes of a text its first letter, as a reader counts, has. A letter is never longer than a few.
func firstCluster(s string) int {
	const enough = 32
	n := 0
	for i := range s {
		if n++; n > enough {
			s = s[:i]
			break
		}
	}
	if all := clusters(s); len(all) > 0 {
		return len(all[0])
	}
	return 0
}

// silent says that a letter is not seen itself: it shapes the one before it.
func silent(r rune) bool {
	return r == 0x200C || r == 0x200D || unicode.Is(unicode.Variation_Selector, r) || r >= 0xE0020 && r <= 0xE007F
}

// turned says that a letter is of a script written from right to left.
func turned(r rune) bool {
	if r < 0x590 {
		return false
	}
	p, _ := bidi.LookupRune(r)
	return p.Class() == bidi.R || p.Class() == bidi.AL
}

// composed is a letter with the marks on it as few runes as there are, without what is not seen.
func composed(cluster string) []rune {
	var all []rune
	for _, r := range cluster {
		if silent(r) {
			continue
		}
		if n := len(all); n > 0 && unicode.Is(unicode.M, r) {
			if one, ok := unicodedata.Compose(all[n-1], r); ok {
				all[n-1] = one
				continue
			}
		}
		all = append(all, r)
	}
	return all
}

// levels are the direction of each letter of a line, as a reader counts them: 0 from left to right, 1 from right to left, 2 a
// number among the latter. It is the part of Unicode Standard Annex #9 that is left of it in a text without marks of
// direction, which no name may have and no sentence of ours has.
func levels(letters []string) []uint8 {
	const (
		neutral = iota
		left
		right
		number
	)
	kinds := make([]uint8, len(letters))
	last, base := uint8(left), uint8(neutral)
	for i, s := range letters {
		p, _ := bidi.LookupString(s)
		switch p.Class() {
		case bidi.L:
			kinds[i], last, base = left, left, left
		case bidi.R, bidi.AL:
			if kinds[i], last = right, right; base == neutral {
				base = right
			}
		case bidi.EN, bidi.AN:
			if kinds[i] = left; last == right || p.Class() == bidi.AN {
				kinds[i] = number
			}
		}
	}
	// A line with a letter of ours in it runs as all our lines do; one without, as a name alone, as its own do.
	if base == neutral {
		base = left
	}
	all := make([]uint8, len(letters))
	before := base
	for i := 0; i < len(letters); {
		end := i
		for end < len(letters) && kinds[end] == neutral {
			end++
		}
		if end > i { // what lies between two of one direction has theirs
			after := base
			if end < len(letters) {
				after = kinds[end]
			}
			way := base
			if (before == left) == (after == left) {
				way = after
			}
			for ; i < end; i++ {
				all[i] = level(way != left)
			}
			continue
		}
		before = kinds[i]
		if all[i] = level(before != left); before == number || before == left && base == right {
			all[i] = 2
		}
		i++
	}
	return all
}

func level(turned bool) uint8 {
	if turned {
		return 1
	}
	return 0
}
