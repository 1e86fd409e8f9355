package rules

import (
	"strconv"

	"fourtell/engine"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
)

const (
	ArtHigh  = 84
	ruleCard = 0.37 // of a card's own size
)

// rulePicture is what stands beside a rule: up to three cards, and in the corner a sign: a number, a check or a cross.
type rulePicture struct {
	cards  [3]paint.Sprite
	Count  int
	icon   paint.Sprite // over no cards: large; else in the corner
	Signed bool         // there is an icon
	Badge  string       // in the corner, or over no cards large
	dim    bool         // the rule is off
}

// pictureOf is the picture of a switch as the table has it, or of a part of the game.
func pictureOf(p *paint.Painter, book engine.Rulebook, id string, now engine.Rules) rulePicture {
	drawn, _ := Pictured(book.Name(), id)
	badge, icon := drawn.Badge, drawn.Icon
	var pic rulePicture
	sw, ok := engine.SwitchOf(book, id)
	switch {
	case !ok:
	case sw.Plain():
		icon = "icon/check"
		if now.Get(id) == "off" {
			icon, pic.dim = "icon/close", true
		}
	case len(sw.Values) == 0 && sw.Least > 0 && now.Get(id) == strconv.Itoa(sw.Min): // there is none
		if badge = ""; !drawn.Always {
			icon, pic.dim = "icon/close", true
		}
	case len(sw.Values) == 0:
		badge += now.Get(id)
	case now.Get(id) == "off":
		icon, pic.dim = "icon/close", true
	}
	for _, c := range drawn.Cards {
		pic.cards[pic.Count] = p.Sprite(spriteOf(book, c))
		pic.Count++
	}
	if icon != "" {
		pic.icon, pic.Signed, badge = p.Sprite(icon), true, ""
	}
	pic.Badge = badge
	return pic
}

// spriteOf is the picture of a card, by its name in the game, or of its back.
func spriteOf(book engine.Rulebook, card string) string {
	if card == "back" {
		return kit.BackPicture(book, false)
	}
	if f, ok := book.FaceNamed(card); ok && f >= engine.OtherFaces {
		return kit.FacePicture(book, f)
	}
	return "card/" + card
}

// draw paints it into its box.
func (r *rulePicture) draw(p *paint.Painter, box paint.Rect) {
	cx, cy := box.Center()
	if r.Count == 0 {
		if r.Signed {
			p.Draw(r.icon, cx, cy, 1.2, paint.White)
			return
		}
		p.RoundRect(paint.Centered(cx, cy, 84, 50), 14, paint.Plum700)
		p.TextIn(r.Badge, paint.Centered(cx, cy, 76, 50), paint.Style{Face: paint.Display, Size: 24, Color: paint.Cream, Align: paint.Middle, Fit: 72})
		return
	}
	tint := paint.White
	if r.dim {
		tint = paint.White.Fade(0.55)
	}
	for i := range r.Count {
		f := float32(i) - float32(r.Count-1)/2
		apart := float32(42)
		if r.Count == 3 {
			apart = 25
		}
		// Upright: what is turned would not end at the list's edge.
		p.Put(r.cards[i], paint.Pose{X: cx + f*apart, Y: cy + f*4, ScaleX: ruleCard, ScaleY: ruleCard, Tint: tint})
	}
	if r.Badge == "" && !r.Signed {
		return
	}
	x, y := box.X+box.W-14, box.Y+box.H-14
	p.PushGround() // it lies on the cards, which are of the table, and not on the page
	defer p.Pop()
	if r.Signed {
		p.Disc(x, y, 15, paint.Ink)
		p.Disc(x, y, 13, paint.Cream)
		p.Draw(r.icon, x, y, 0.62, paint.Ink)
		return
	}
	w := float32(22 + 8*len(r.Badge))
	at := paint.Centered(x-w/2+14, y, w, 28)
	p.RoundRect(at.Inset(-2), 15, paint.Ink)
	p.RoundRect(at, 13, paint.Cream)
	p.TextIn(r.Badge, at, paint.Style{Face: paint.Display, Size: 18, Color: paint.Ink, Align: paint.Middle})
}
