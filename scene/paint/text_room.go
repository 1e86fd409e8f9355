package paint

import "strings"

// Grown is by how much a text is larger than it is designed, for who wants larger text: what stands below it moves down by that.
func (tx *Texts) Grown(st Style) float32 { return tx.Scaled(st) - st.Size }

// Drop is by how much the first line of a text that begins at a place stands lower for being larger.
func (tx *Texts) Drop(st Style) float32 { return capHeight * tx.Grown(st) }

// Parts of a size between the lines of a pair: from a baseline to the foot of its letters, and what is kept free.
const (
	footHeight = 0.22
	pairAir    = 0.12
)

// Pair makes two lines, one over the other, as large as the player wants them and the height from top to low allows, never
// smaller than they are designed. It gives their styles and baselines, of usual text those that were given.
func (tx *Texts) Pair(top, low float32, a Style, aY float32, b Style, bY float32) (Style, float32, Style, float32) {
	if tx.textScale <= 1 {
		return a, aY, b, bY
	}
	large, small := tx.Scaled(a), tx.Scaled(b)
	high := func() float32 {
		return capHeight*large + (footHeight+pairAir)*max(large, small) + (capHeight+footHeight)*small
	}
	if h := high(); h > low-top {
		k := (low - top) / h
		large, small = max(a.Size, large*k), max(b.Size, small*k)
	}
	a.Most, b.Most = large, small
	if h := high(); h > low-top+0.01 { // what it was made to fit may be a rounding more
		a.Most, b.Most = a.Size, b.Size
		return a, aY, b, bY
	}
	y := (top + low - high()) / 2
	aY = y + capHeight*large
	return a, aY, b, aY + (footHeight+pairAir)*max(large, small) + capHeight*small
}

// Roomiest makes a larger text one line of a width, shrunk to it, or as many lines as a height allows, whichever is larger to
// read. No word is broken. A text of usual size is left as it is.
func (tx *Texts) Roomiest(s string, st Style, wide, high float32) Style {
	if tx.textScale <= 1 {
		return st
	}
	one := st
	one.Fit, one.Wrap = 0, 0
	w, _ := tx.Measure(s, one)
	if w <= wide {
		return st
	}
	fits := tx.Scaled(one) * wide / w
	many := one
	many.Wrap, many.Most = wide, tx.Scaled(one)
	for ; many.Most > max(fits, many.Size); many.Most-- {
		if _, h := tx.Measure(s, many); h <= high && tx.longestWord(s, many) <= wide {
			return many
		}
	}
	return st
}

// longestWord is how wide the widest word of a text is.
func (tx *Texts) longestWord(s string, st Style) (widest float32) {
	st.Wrap, st.Fit = 0, 0
	for s != "" {
		i := strings.IndexByte(s, ' ')
		word := s
		if s = ""; i >= 0 {
			word, s = word[:i], word[i+1:]
		}
		w, _ := tx.Measure(word, st)
		widest = max(widest, w)
	}
	return widest
}

// Inside makes a text one line of a width or, where that would be much smaller than it is designed, as many as a height allows.
func (tx *Texts) Inside(s string, st Style, wide, high float32) Style {
	one := st
	one.Most, one.Fit, one.Wrap = one.Size, 0, 0
	if w, _ := tx.Measure(s, one); w*shrinksTo <= wide {
		st.Fit = wide
		return st
	}
	st.Wrap = wide
	return tx.Within(s, st, high, min(fitsTo+0.5, st.Size))
}

// Reads says whether a line has its room in full, as large as it must be to be read where the screen is held in the hand.
func (tx *Texts) Reads(s string, st Style) bool {
	k, _ := tx.text(s, st, false)
	return k.s == seenOf(s) && !tx.small(k, st)
}

// small says whether a text is smaller than it must be to be read where the screen is held in the hand.
func (tx *Texts) small(k textKey, st Style) bool {
	return float32(k.size+1) < tx.readable(st)*tx.frame.unit*4
}

// shrinksTo is how small a line may become before it is broken.
const shrinksTo = 0.85

// crowds is how much more height than it was given a text may take before it becomes too small to be read in the hand.
const crowds = 1.3

// Within makes a text that is broken into lines as large as the player wants it and its room allows. What has no room as it is
// designed becomes smaller, down to a size.
func (tx *Texts) Within(s string, st Style, high, least float32) Style {
	step := max(st.Size/16, 0.5)
	for st.Most = tx.Scaled(st); ; {
		_, h := tx.Measure(s, st)
		if h <= high || h <= high*crowds && st.Size-step < tx.readable(st) {
			return st
		}
		switch {
		case st.Most > st.Size:
			st.Most = max(st.Size, st.Most-step)
		case st.Size > least:
			st.Size -= step
			st.Most, st.squeezed = st.Size, st.Size < tx.readable(st)
		default:
			return st
		}
	}
}
