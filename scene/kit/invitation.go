package kit

import (
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

// Invitation stands where there is nothing to show yet: what will be there, a game to play, and three cards.
type Invitation struct {
	Line, Help string
	Play       *Button
	cards      [3]paint.Sprite
	edge, wide float32 // of the column
	fan        paint.Rect
	large      float32 // of the cards
}

const (
	invitationTop  = 150 // the baseline of its line
	invitationPlay = 260
)

// NewInvitation makes one of a line and what helps to understand it.
func NewInvitation(s *stage.Stage, line, help string) Invitation {
	n := Invitation{Line: line, Help: help, Play: &Button{Text: s.Lang().Say(words.TitleQuick), Kind: CoralVerb, Size: 25, OnPress: stage.QuickGame}}
	for i, name := range [3]string{"card/R7", "card/W+4", "card/G+2"} {
		n.cards[i] = s.Painter().Sprite(name)
	}
	return n
}

// Lay puts it in a column that ends at foot: the cards beside the words, or below them where the window is held upright.
func (n *Invitation) Lay(edge, wide, foot float32, upright bool) {
	n.edge, n.wide = edge, wide
	n.Play.Rect = paint.Box(edge, invitationPlay, min(340, wide), 62)
	n.large, n.fan = 1.5, paint.Box(edge+wide-520, invitationTop, 520, foot+22-invitationTop)
	if upright {
		n.large, n.fan = 1.2, paint.Box(edge, n.Play.Y+100, wide, foot-n.Play.Y-100)
	}
}

// Draw draws the words and the cards; the button is a node of the screen.
func (n *Invitation) Draw(p *paint.Painter) {
	line := p.Within(n.Line, paint.Style{Face: paint.Display, Size: 22, Color: paint.Cream, Wrap: n.wide}, 46, 22)
	_, high := p.Measure(n.Line, line)
	help := invitationTop + high + 10
	p.Text(n.Line, n.edge, invitationTop, line)
	p.Text(n.Help, n.edge, help, p.Within(n.Help, paint.Style{Face: paint.Body, Size: 18, Color: paint.Cream2, Wrap: n.wide}, n.Play.Y-help-8, 14))
	x, y := n.fan.Center()
	for _, i := range [3]int{0, 2, 1} {
		f := float32(i - 1)
		p.Put(n.cards[i], paint.Pose{X: x + f*104*n.large, Y: y + f*f*22*n.large, ScaleX: n.large, ScaleY: n.large, Angle: f * 0.3, Tint: paint.White})
	}
}
