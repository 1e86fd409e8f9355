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
	cards, badge, icon, _ := Pictured(book.Name(), id)
	var pic rulePicture
	sw, ok := engine.SwitchOf(book, id)
	switch {
	case !ok:
	case sw.Plain():
		icon = "icon/check"
		if now.Get(id) == "off" {
			icon, pic.dim = "icon/close", true
		}
	case id == "turn_seconds" && now.Get(id) == "0":
		icon, badge = "icon/close", ""
	case len(sw.Values) == 0 && now.Get(id) == strconv.Itoa(sw.Min) && sw.Least > 0:
		if badge = ""; len(cards) == 0 { // there is none
			icon = "icon/close"
		}
	case len(sw.Values) == 0:
		badge += now.Get(id)
	case now.Get(id) == "off":
		icon, pic.dim = "icon/close", true
	}
	for _, c := range cards {
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

// Pictured names the cards of a rule's picture and the sign in its corner; known is false for a rule that has no picture yet. Pictures
// of a game that is not the usual one lie in pictures.txt.
func Pictured(game, id string) (cards []string, badge, icon string, known bool) {
	if !kit.SameGame(game, "") {
		return drawnPicture(game + "." + id)
	}
	switch id {
	case "aim":
		return []string{"R7", "Y3", "W"}, "", "", true
	case "turn":
		return []string{"R7", "B7"}, "", "", true
	case "action":
		return []string{"YS", "GR", "B+2"}, "", "", true
	case "bluff":
		return []string{"R5", "W+4"}, "?", "", true
	case "call":
		return []string{"G1"}, "!", "", true
	case "end":
		return []string{"B8", "R+2", "W"}, "", "", true
	case "score":
		return []string{"R9", "BS", "W"}, "", "", true
	case "teams":
		return nil, "2:2", "", true
	case "hand_size":
		return []string{"R2", "Y8", "B5"}, "", "", true
	case "decks":
		return []string{"back", "back"}, "×", "", true
	case "wd4_legality":
		return []string{"W+4", "R5"}, "", "", true
	case "wd4_bluff", "wd4_challenge":
		return []string{"W+4"}, "?", "", true
	case "wd4_timing":
		return []string{"back", "W+4"}, "", "", true
	case "wd4_guilty":
		return []string{"W+4"}, "+4", "", true
	case "wd4_innocent_extra":
		return []string{"W+4"}, "+", "", true
	case "wd4_after_guilty":
		return []string{"W+4"}, "", "icon/next", true
	case "wd4_reveal":
		return []string{"R5", "Y2", "back"}, "", "", true
	case "stack_two":
		return []string{"R+2", "B+2"}, "", "", true
	case "stack_four":
		return []string{"W+4:R", "W+4:B"}, "", "", true
	case "stack_cross":
		return []string{"G+2", "W+4"}, "", "", true
	case "stack_challenge":
		return []string{"W+4:Y", "W+4"}, "?", "", true
	case "draw_after":
		return []string{"back", "G4"}, "", "", true
	case "draw_mode":
		return []string{"back", "back", "G4"}, "", "", true
	case "forced_play":
		return []string{"G4"}, "!", "", true
	case "jump_in":
		return []string{"B5", "B5"}, "", "", true
	case "seven_swap":
		return []string{"Y7"}, "", "", true
	case "zero_rotate":
		return []string{"G0"}, "", "", true
	case "multi_play":
		return []string{"R3", "G3", "B3"}, "", "", true
	case "uno_call":
		return []string{"R1"}, "!", "", true
	case "uno_penalty", "uno_false_catch":
		return []string{"back"}, "+", "", true
	case "opener_wild":
		return []string{"W"}, "", "", true
	case "opener_reverse":
		return []string{"BR"}, "", "", true
	case "opener_actions":
		return []string{"RS", "Y+2"}, "", "", true
	case "finish":
		return []string{"B9", "W"}, "", "", true
	case "last_draw_hits":
		return []string{"R+2"}, "", "", true
	case "blocked":
		return []string{"back"}, "", "icon/close", true
	case "leaver":
		return nil, "", "guest/robot", true
	case "target", "uno_grace_ms", "turn_seconds": // the number alone
		return nil, "", "", true
	}
	return nil, "", "", false
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
