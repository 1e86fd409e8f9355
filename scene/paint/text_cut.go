package paint

import (
	"strings"
	"unicode/utf8"
)

// mostSeen is the most bytes of a text that any screen shows: what is longer is cut before it costs anything.
const mostSeen = 16 << 10

// seenOf is as much of a text as any screen shows.
func seenOf(s string) string {
	if len(s) <= mostSeen {
		return s
	}
	return s[:wholeRunes(s, mostSeen)] + "…"
}

// wholeRunes is the last place up to n at which a rune of the text begins.
func wholeRunes(s string, n int) int {
	for n > 0 && n < len(s) && !utf8.RuneStart(s[n]) {
		n--
	}
	return min(n, len(s))
}

// longText is from how many bytes on a text is measured by its beginning first.
const longText = 128

// fits says whether a text is no wider than so many device pixels. It costs what has room, however long the text, and of words that have
// been set before next to nothing where it is not about as wide.
func fits(s string, t lettering, limit float64) bool {
	if l, ok := t.(fontLetters); ok && l.words != nil {
		if fits, sure := l.words.fit(s, limit); sure {
			return fits
		}
	}
	for n := longText; n < len(s); n *= 2 {
		if t.advance(s[:wholeRunes(s, n)]) > limit {
			return false
		}
	}
	return t.advance(s) <= limit
}

// fitting is how many bytes of a text have room in so many device pixels, up to the end of a letter.
func fitting(s string, t lettering, limit float64) int {
	whole := true
	for n := longText; n < len(s); n *= 2 {
		if at := wholeRunes(s, n); t.advance(s[:at]) > limit {
			s, whole = s[:at], false
			break
		}
	}
	letters := clusters(s)
	if !whole && len(letters) > 0 {
		letters = letters[:len(letters)-1] // which may be half of one
	}
	ends := make([]int, len(letters)+1)
	for i, l := range letters {
		ends[i+1] = ends[i] + len(l)
	}
	low, high := 0, len(letters) // so many have room, and not one more than so many
	for low < high {
		if mid := (low + high + 1) / 2; t.advance(s[:ends[mid]]) <= limit {
			low = mid
		} else {
			high = mid - 1
		}
	}
	return ends[low]
}

// farTooLong shortens a line that is long and has no room at the least size either, or in no picture.
func (tx *Texts) farTooLong(k textKey, st Style) (textKey, bool) {
	if len(k.s) <= longText || k.wrap > 0 {
		return k, false
	}
	room := st.Fit * tx.frame.unit
	if st.Fit > 0 {
		k.size = int32(ceil32(max(min(fitsTo+0.5, st.Size), tx.readable(st)) * tx.frame.unit * 4))
	} else if room = float32(tx.frame.baker().area.Dx()) - float32(k.size); room <= 0 {
		return k, false
	}
	if _, ok := tx.frame.baker().short[shortKey{k, int32(room), st.Name}]; !ok && fits(k.s, tx.fonts.letters(k), float64(room)) {
		return k, false
	}
	k.s = tx.shortened(k, room, st.Name)
	return k, true
}

// shortened is a text as far as it has room, and an ellipsis; of a name with its end behind it.
func (tx *Texts) shortened(k textKey, room float32, name bool) string {
	at := shortKey{k, int32(room), name}
	if s, ok := tx.frame.baker().short[at]; ok {
		return s
	}
	head := clusters(k.s[:fitting(k.s, tx.fonts.letters(k), float64(room))])
	tail := ""
	if name {
		tail = endOf(k.s, len(head)/3)
	}
	k.s = "…" // where not one letter has room
	for n := len(head); n > 0; n-- {
		k.s = strings.TrimRight(strings.Join(head[:n], ""), " ") + "…" + tail
		if tx.fonts.letters(k).advance(k.s) <= float64(room) {
			break
		}
	}
	tx.frame.baker().short[at] = k.s
	return k.s
}

// endOf are the last letters of a text.
func endOf(s string, letters int) string {
	if letters <= 0 {
		return ""
	}
	const enough = 32 // bytes a letter
	from := max(0, len(s)-enough*letters)
	for from > 0 && !utf8.RuneStart(s[from]) {
		from--
	}
	all := clusters(s[from:])
	return strings.TrimLeft(strings.Join(all[max(0, len(all)-letters):], ""), " ")
}

// wrap breaks s at spaces so that no line is wider than limit device pixels; a
// word that is wider alone breaks between letters, and so does Japanese, which
// has no spaces. Of more lines than so many the last that is there ends in an
// ellipsis. The slice is reused.
func (f *fonts) wrap(s string, t lettering, limit float64, most int) []string {
	f.lines = f.lines[:0]
	full := func() bool {
		if len(f.lines) < most {
			return false
		}
		f.lines = append(f.lines[:most-1], f.lines[most-1]+"…")
		return true
	}
	for _, paragraph := range strings.Split(s, "\n") {
		if full() {
			return f.lines
		}
		line := ""
		for _, word := range strings.Split(paragraph, " ") {
			next := word
			if line != "" {
				next = line + " " + word
			}
			if limit <= 0 || fits(next, t, limit) {
				line = next
				continue
			}
			if !breaksAnywhere(word) {
				if line != "" {
					f.lines = append(f.lines, line)
				}
				next = word
			}
			for line = next; !fits(line, t, limit); {
				n := fitting(line, t, limit)
				if n == 0 {
					n = firstCluster(line)
				}
				if n == len(line) {
					break
				}
				n = breakBefore(line, n)
				f.lines = append(f.lines, strings.TrimRight(line[:n], " "))
				if line = strings.TrimLeft(line[n:], " "); full() {
					return f.lines
				}
			}
		}
		f.lines = append(f.lines, line)
	}
	return f.lines
}
