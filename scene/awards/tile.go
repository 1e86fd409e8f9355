package awards

import (
	"fourtell/room/awards"
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

// tile is one achievement: its emblem, bright once it has been earned, and a bar until then.
type tile struct {
	paint.Rect
	awards.Standing
	stage.Press
	emblem  paint.Sprite
	dressed bool // it has come
	chosen  bool // what is told beside is of it
	choose  func(*stage.Stage, *tile)
	said    string
}

// how is what an achievement asks for.
func how(l *words.Language, name string) string {
	a, _ := awards.Named(name)
	return l.AwardHow(name, a.Of)
}

// earned says whether it has been.
func (t *tile) earned() bool { return t.Day != "" }

// share is how much of what is asked for has been done, 0 … 1.
func (t *tile) share() float32 { return float32(t.Done) / float32(t.Of) }

// Bounds is the tile.
func (t *tile) Bounds() paint.Rect { return t.Rect }

// Enabled says that it can have the focus.
func (t *tile) Enabled() bool { return true }

// Update chooses the tile that is pressed.
func (t *tile) Update(s *stage.Stage, in *input.Tick) bool {
	return t.Push(s, in, t.Rect, true, input.NoAction, func(s *stage.Stage) { t.choose(s, t) })
}

// Activate reads it again.
func (t *tile) Activate(s *stage.Stage) { t.choose(s, t); t.Speak(s) }

// Speak says what it is and how far the player has come.
func (t *tile) Speak(s *stage.Stage) { s.Speech().Say(t.said) }

// Adjust does nothing.
func (t *tile) Adjust(*stage.Stage, int) bool { return false }

// Draw draws the tile.
func (t *tile) Draw(p *paint.Painter) {
	ground, edge := paint.Plum900, paint.Plum600
	if t.earned() {
		ground = paint.Plum700
	}
	if t.chosen || t.Hover {
		edge = paint.Cream
	}
	p.Bordered(t.Rect, 16, 2, ground, edge)
	size := min(t.W-16, t.H-30)
	tint := paint.White
	if !t.earned() {
		tint = paint.White.Fade(0.35)
	}
	t.draw(p, t.X+t.W/2, t.Y+8+size/2, size, tint)
	t.bar(p, paint.Box(t.X+12, t.Y+t.H-16, t.W-24, 8))
	if t.Focused && p.Focusing {
		p.ShowFocus(t.Rect)
		p.StrokeRoundRect(t.Rect.Inset(-4), 20, 3.5, paint.Cream)
	}
}

// draw draws the emblem so large, once it has come.
func (t *tile) draw(p *paint.Painter, x, y, size float32, tint paint.Color) {
	if t.dressed {
		p.Draw(t.emblem, x, y, size/emblemUnits, tint)
	}
}

// emblemUnits is how large an emblem is drawn on its sheet.
const emblemUnits = 96

// bar is how far the player has come; one that has been earned is full.
func (t *tile) bar(p *paint.Painter, r paint.Rect) {
	p.RoundRect(r, r.H/2, paint.Plum800)
	if t.Done > 0 {
		p.RoundRect(paint.Box(r.X, r.Y, max(r.H, r.W*t.share()), r.H), r.H/2, paint.Coral)
	}
}
