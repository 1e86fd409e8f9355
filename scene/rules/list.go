package rules

import (
	"strings"

	"fourtell/engine"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
	"fourtell/words/tellers"
)

// Part is a heading and the rules under it.
type Part struct {
	paint.Rect
	Title string
	Rules []*Rule
}

// Rule is one of them: what it is, how this table plays it, and a sentence about it.
type Rule struct {
	paint.Rect
	ID          string // a switch's name, or that of a part of the usual game
	text, value string // value: of a switch, what it stands on
	note        string
	changed     bool // not as usual
	Marked      bool // the page was opened at it
	Picture     rulePicture
	node        *kit.Shelved

	words             string // everything it says, in small letters
	focus             bool
	left              float32 // of the text
	high, worth, tall float32 // of text, value and note
}

// rulesOf are the rules of a table: what it plays otherwise than usual, the usual game, and group by group every switch
// that stands as usual.
func rulesOf(l *words.Language, of string, now, usual engine.Rules) []*Part {
	says, terms := tellers.Of(of), l.Terms(of)
	changed := &Part{Title: l.Say(words.RulesChangedHere)}
	game := &Part{Title: l.Say(words.RulesGame)}
	for _, id := range says.Chapters() {
		title, text := terms.Chapter(id)
		game.add(&Rule{ID: id, text: title, note: text})
	}
	parts := []*Part{changed, game}
	for _, g := range says.Groups(l) {
		part := &Part{Title: g.Title}
		for _, name := range g.Switches {
			r := &Rule{ID: name, text: terms.Switch(name), value: kit.Capital(terms.Value(name, now.Get(name))), note: terms.SwitchHelp(name)}
			if was := usual.Get(name); now.Get(name) != was {
				r.changed = true
				r.note += " " + l.Say(words.RulesUnusual, words.With("value", terms.Value(name, was)))
				changed.add(r)
			} else {
				part.add(r)
			}
			r.words += " " + strings.ToLower(g.Title)
		}
		if len(part.Rules) > 0 {
			parts = append(parts, part)
		}
	}
	if len(changed.Rules) == 0 {
		return parts[1:]
	}
	return parts
}

func (g *Part) add(r *Rule) {
	r.words = strings.ToLower(r.text + " " + r.value + " " + r.note)
	g.Rules = append(g.Rules, r)
}

// spoken is the rule for a reader who cannot see it.
func (r *Rule) spoken() string {
	if r.value == "" {
		return words.Sentences(r.text, r.note)
	}
	return words.Sentences(r.text+": "+r.value, r.note)
}

// Speak says the rule and what it stands on.
func (r *Rule) Speak(s *stage.Stage) { s.Speech().Say(r.spoken()) }

// ruleLine is what the list is made of.
type ruleLine interface {
	fit(p *paint.Painter, w float32) (high float32)
	stand(x, y float32) (high float32)
}

// ruleIn is what a node of the list lays out.
func ruleIn(n stage.Node) ruleLine {
	if s, ok := n.(*kit.Shelved); ok {
		r, _ := s.Focusable.(*Rule)
		return r
	}
	g, _ := n.(*Part)
	return g
}

const (
	headHigh = 44
	Pad      = 16
	Art      = 96 // the picture's width
)

func (g *Part) fit(_ *paint.Painter, w float32) float32 {
	g.W, g.H = w, headHigh
	return g.H
}

func (g *Part) stand(x, y float32) float32 {
	g.X, g.Y = x, y
	return g.H
}

// Update does nothing.
func (g *Part) Update(*stage.Stage, *input.Tick) bool { return false }

// Bounds is the heading.
func (g *Part) Bounds() paint.Rect { return g.Rect }

// Draw draws the heading with a line beside it.
func (g *Part) Draw(p *paint.Painter) {
	st := paint.Style{Face: paint.Display, Size: 23, Color: paint.Cream, Fit: g.W - 8}
	w, _ := p.Measure(g.Title, st)
	base := g.Y + 33
	p.Text(g.Title, g.X+4, base, st)
	if x := g.X + w + 20; x < g.X+g.W-20 {
		p.Rect(paint.Box(x, base-8, g.X+g.W-x, 1.5), paint.Plum600)
	}
}

func (r *Rule) textStyle() paint.Style {
	return paint.Style{Face: paint.Display, Size: 20, Color: paint.Cream, Wrap: r.W - r.left - Pad}
}

func (r *Rule) valueStyle() paint.Style {
	st := paint.Style{Face: paint.Display, Size: 18, Color: paint.Cream2, Wrap: r.W - r.left - Pad}
	if r.changed {
		st.Color = paint.Said
	}
	return st
}

func (r *Rule) noteStyle() paint.Style {
	return paint.Style{Face: paint.Body, Size: 18, Color: paint.Cream2, Wrap: r.W - r.left - Pad}
}

// fit makes it as high as its texts and its picture need.
func (r *Rule) fit(p *paint.Painter, w float32) float32 {
	r.W, r.left = w, Pad+Art+14
	_, r.high = p.Measure(r.text, r.textStyle())
	_, r.tall = p.Measure(r.note, r.noteStyle())
	r.worth = 0
	if r.value != "" {
		_, r.worth = p.Measure(r.value, r.valueStyle())
		r.worth += 2
	}
	r.H = max(r.high+r.worth+r.tall+4, ArtHigh) + 2*Pad
	return r.H
}

func (r *Rule) stand(x, y float32) float32 {
	r.X, r.Y = x, y
	return r.H
}

// Bounds is the rule with its picture.
func (r *Rule) Bounds() paint.Rect { return r.Rect }

// Focus puts the focus on it or takes it away.
func (r *Rule) Focus(on bool) { r.focus = on }

// Enabled says that it can have the focus: so a reader by keys comes from one to the next.
func (r *Rule) Enabled() bool { return true }

// Activate says it again.
func (r *Rule) Activate(s *stage.Stage) { r.Speak(s) }

// Adjust does nothing.
func (r *Rule) Adjust(*stage.Stage, int) bool { return false }

// Update does nothing.
func (r *Rule) Update(*stage.Stage, *input.Tick) bool { return false }

// Draw draws its picture and its texts.
func (r *Rule) Draw(p *paint.Painter) {
	box := r.Rect
	p.Plate(box, 18, paint.Plum900)
	if r.Marked {
		p.StrokeRoundRect(box, 18, 2, paint.Cream)
	}
	if r.changed {
		p.RoundRect(paint.Box(box.X+5, box.Y+12, 5, box.H-24), 2.5, paint.Coral)
	}
	if r.focus && p.Focusing {
		p.FocusRing(box.Inset(3), 15)
	}
	r.Picture.draw(p, paint.Box(box.X+Pad, box.Y+Pad, Art, ArtHigh))
	x, y := box.X+r.left, box.Y+Pad
	p.Text(r.text, x, y+18+p.Drop(r.textStyle()), r.textStyle())
	y += r.high
	if r.value != "" {
		p.Text(r.value, x, y+18+p.Drop(r.valueStyle()), r.valueStyle())
		y += r.worth
	}
	p.Text(r.note, x, y+19+p.Drop(r.noteStyle()), r.noteStyle())
}
