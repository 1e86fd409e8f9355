package scene

import (
	"strings"

	"fourtell/engine/uno"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/words"
)

// rulePart is a heading and the rules under it.
type rulePart struct {
	paint.Rect
	title string
	rules []*rule
}

// rule is one of them: what it is, how this table plays it, and a sentence about it.
type rule struct {
	paint.Rect
	id          string // a switch's name, or that of a part of the usual game
	text, value string // value: of a switch, what it stands on
	note        string
	changed     bool // not as usual
	marked      bool // the page was opened at it
	picture     rulePicture
	node        *kit.Shelved

	words             string // everything it says, in small letters
	focus             bool
	left              float32 // of the text
	high, worth, tall float32 // of text, value and note
}

// partsOfTheGame are the chapters of the usual game, as words names them.
func partsOfTheGame() []string { return []string{"aim", "turn", "action", "bluff", "call", "end"} }

// rulesOf are the rules of a table: what it plays otherwise than usual, the usual game, and group by group every switch
// that stands as usual.
func rulesOf(l *words.Language, now, usual uno.Rules) []*rulePart {
	changed := &rulePart{title: l.Say(words.RulesChangedHere)}
	game := &rulePart{title: l.Say(words.RulesGame)}
	for _, id := range partsOfTheGame() {
		game.add(&rule{id: id, text: l.Say(words.Key("page." + id + ".title")), note: l.Say(words.Key("page." + id))})
	}
	parts := []*rulePart{changed, game}
	for _, g := range l.Groups() {
		part := &rulePart{title: g.Title}
		for _, name := range g.Switches {
			r := &rule{id: name, text: l.SwitchName(name), value: kit.Capital(l.ValueName(name, now.Get(name))), note: l.SwitchHelp(name)}
			if was := usual.Get(name); now.Get(name) != was {
				r.changed = true
				r.note += " " + l.Say(words.RulesUnusual, words.With("value", l.ValueName(name, was)))
				changed.add(r)
			} else {
				part.add(r)
			}
			r.words += " " + strings.ToLower(g.Title)
		}
		if len(part.rules) > 0 {
			parts = append(parts, part)
		}
	}
	if len(changed.rules) == 0 {
		return parts[1:]
	}
	return parts
}

func (g *rulePart) add(r *rule) {
	r.words = strings.ToLower(r.text + " " + r.value + " " + r.note)
	g.rules = append(g.rules, r)
}

// spoken is the rule for a reader who cannot see it.
func (r *rule) spoken() string {
	if r.value == "" {
		return words.Sentences(r.text, r.note)
	}
	return words.Sentences(r.text+": "+r.value, r.note)
}

func (r *rule) Speak(s *Stage) { s.Say(r.spoken()) }

// ruleLine is what the list is made of.
type ruleLine interface {
	fit(p *paint.Painter, w float32) (high float32)
	stand(x, y float32) (high float32)
}

// ruleIn is what a node of the list lays out.
func ruleIn(n Node) ruleLine {
	if s, ok := n.(*kit.Shelved); ok {
		r, _ := s.Focusable.(*rule)
		return r
	}
	g, _ := n.(*rulePart)
	return g
}

const (
	headHigh = 44
	rulePad  = 16
	ruleArt  = 96 // the picture's width
)

func (g *rulePart) fit(_ *paint.Painter, w float32) float32 {
	g.W, g.H = w, headHigh
	return g.H
}

func (g *rulePart) stand(x, y float32) float32 {
	g.X, g.Y = x, y
	return g.H
}

// Update does nothing.
func (g *rulePart) Update(*Stage, *input.Tick) bool { return false }

// Bounds is the heading.
func (g *rulePart) Bounds() paint.Rect { return g.Rect }

// Draw draws the heading with a line beside it.
func (g *rulePart) Draw(p *paint.Painter) {
	st := paint.Style{Face: paint.Display, Size: 23, Color: paint.Cream, Fit: g.W - 8}
	w, _ := p.Measure(g.title, st)
	base := g.Y + 33
	p.Text(g.title, g.X+4, base, st)
	if x := g.X + w + 20; x < g.X+g.W-20 {
		p.Rect(paint.Box(x, base-8, g.X+g.W-x, 1.5), paint.Plum600)
	}
}

func (r *rule) textStyle() paint.Style {
	return paint.Style{Face: paint.Display, Size: 20, Color: paint.Cream, Wrap: r.W - r.left - rulePad}
}

func (r *rule) valueStyle() paint.Style {
	st := paint.Style{Face: paint.Display, Size: 18, Color: paint.Cream2, Wrap: r.W - r.left - rulePad}
	if r.changed {
		st.Color = paint.Said
	}
	return st
}

func (r *rule) noteStyle() paint.Style {
	return paint.Style{Face: paint.Body, Size: 18, Color: paint.Cream2, Wrap: r.W - r.left - rulePad}
}

// fit makes it as high as its texts and its picture need.
func (r *rule) fit(p *paint.Painter, w float32) float32 {
	r.W, r.left = w, rulePad+ruleArt+14
	_, r.high = p.Measure(r.text, r.textStyle())
	_, r.tall = p.Measure(r.note, r.noteStyle())
	r.worth = 0
	if r.value != "" {
		_, r.worth = p.Measure(r.value, r.valueStyle())
		r.worth += 2
	}
	r.H = max(r.high+r.worth+r.tall+4, ruleArtHigh) + 2*rulePad
	return r.H
}

func (r *rule) stand(x, y float32) float32 {
	r.X, r.Y = x, y
	return r.H
}

// Bounds is the rule with its picture.
func (r *rule) Bounds() paint.Rect { return r.Rect }

// Focus puts the focus on it or takes it away.
func (r *rule) Focus(on bool) { r.focus = on }

// Enabled says that it can have the focus: so a reader by keys comes from one to the next.
func (r *rule) Enabled() bool { return true }

// Activate says it again.
func (r *rule) Activate(s *Stage) { r.Speak(s) }

// Adjust does nothing.
func (r *rule) Adjust(*Stage, int) bool { return false }

// Update does nothing.
func (r *rule) Update(*Stage, *input.Tick) bool { return false }

// Draw draws its picture and its texts.
func (r *rule) Draw(p *paint.Painter) {
	box := r.Rect
	p.Plate(box, 18, paint.Plum900)
	if r.marked {
		p.StrokeRoundRect(box, 18, 2, paint.Cream)
	}
	if r.changed {
		p.RoundRect(paint.Box(box.X+5, box.Y+12, 5, box.H-24), 2.5, paint.Coral)
	}
	if r.focus && p.Focusing {
		p.FocusRing(box.Inset(3), 15)
	}
	r.picture.draw(p, paint.Box(box.X+rulePad, box.Y+rulePad, ruleArt, ruleArtHigh))
	x, y := box.X+r.left, box.Y+rulePad
	p.Text(r.text, x, y+18+p.Drop(r.textStyle()), r.textStyle())
	y += r.high
	if r.value != "" {
		p.Text(r.value, x, y+18+p.Drop(r.valueStyle()), r.valueStyle())
		y += r.worth
	}
	p.Text(r.note, x, y+19+p.Drop(r.noteStyle()), r.noteStyle())
}
