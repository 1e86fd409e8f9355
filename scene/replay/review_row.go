package replay

import (
	"fourtell/ai"
	"fourtell/assets"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

// rowKind is what a row of the list is about.
type rowKind uint8

const (
	rowPlain rowKind = iota // a heading or a sentence, to be read
	rowTurn
	rowDoubt
	rowDecision
	rowLie
	rowPuzzle
	rowPuzzleLink
)

// rowKey names a row through all that is listed anew.
type rowKey struct {
	kind   rowKind
	moment int
}

// reviewRow is a row of the list: a heading, a sentence, or a moment to press.
type reviewRow struct {
	kit.Button
	key        rowKey
	heading    bool
	text, note string
	mark       string       // stands in the disc at the left
	icon       paint.Sprite // or is drawn there
	grade      ai.Grade     // gives the disc its colour, as far as there is one
	high, tall float32      // of the text and of the note
}

const (
	reviewRowGap  = 12
	reviewMarkX   = 32 // units from a row's left edge to the middle of its disc
	reviewTextX   = 62
	reviewHeading = 22
)

// gradeMark is the sign of a grade, as in the books on chess.
func gradeMark(g ai.Grade) string {
	return [...]string{"!", "=", "?!", "?", "??"}[g]
}

func gradeColor(g ai.Grade) paint.Color {
	return paint.Tone(assets.ToneBest + assets.Tone(g))
}

func (n *reviewRow) textStyle() paint.Style {
	switch {
	case n.heading:
		return paint.Style{Face: paint.Display, Size: reviewHeading, Color: paint.Cream, Wrap: n.W}
	case n.key.kind == rowPlain:
		return paint.Style{Face: paint.Body, Size: 18, Color: paint.Cream2, Wrap: n.W}
	}
	return paint.Style{Face: paint.Display, Size: 18, Color: paint.Cream, Wrap: n.W - reviewTextX - 16}
}

func (n *reviewRow) noteStyle() paint.Style {
	return paint.Style{Face: paint.Body, Size: 16, Color: paint.Cream2, Wrap: n.W - reviewTextX - 16}
}

// fit makes the row as high as what it says.
func (n *reviewRow) fit(p *paint.Painter) {
	_, n.high = p.Measure(n.text, n.textStyle())
	n.tall = 0
	switch {
	case n.heading:
		n.H = n.high + 12
		return
	case n.key.kind == rowPlain:
		n.H = n.high + 6
		return
	case n.note != "":
		_, n.tall = p.Measure(n.note, n.noteStyle())
		n.tall += 4
	}
	n.H = max(n.high+n.tall+22, 52)
}

// spoken is the row for people who listen.
func (n *reviewRow) spoken() string {
	if n.note == "" {
		return n.text
	}
	return words.Sentences(n.text, n.note)
}

func (n *reviewRow) Speak(s *stage.Stage) { s.Speech().Say(n.spoken()) }

// Draw draws it as it is now.
func (n *reviewRow) Draw(p *paint.Painter) {
	r := n.Rect
	if n.key.kind == rowPlain {
		down := float32(17)
		if n.heading {
			down = 27
		}
		p.Text(n.text, r.X, r.Y+down, n.textStyle())
		return
	}
	n.Button.Draw(p)
	if n.LooksPressed() {
		r = r.Move(0, kit.Lip-1)
	}
	x, y := r.X+reviewMarkX, r.Y+r.H/2
	ink, disc := paint.Ink, paint.Cream
	if n.key.kind == rowDecision {
		disc = gradeColor(n.grade)
	}
	p.Disc(x, y, 17, disc)
	if n.mark == "" {
		p.Draw(n.icon, x, y, 0.85, ink)
	} else {
		p.TextIn(n.mark, paint.Centered(x, y, 30, 30), paint.Style{Face: paint.Display, Size: 18, Color: ink, Align: paint.Middle, Fit: 26})
	}
	top := r.Y + (r.H-n.high-n.tall)/2
	p.Text(n.text, r.X+reviewTextX, top+17, n.textStyle())
	if n.note != "" {
		p.Text(n.note, r.X+reviewTextX, top+n.high+19, n.noteStyle())
	}
}
