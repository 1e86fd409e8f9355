package scene

import (
	"fourtell/assets"
	"fourtell/scene/input"
	"fourtell/scene/paint"
)

// press follows a pointer on a box, whatever the box looks like: hovering, going down, being let go. Everything that can
// be pressed holds one.
type press struct {
	hover, down, focus bool
	flash              int // ticks it still looks pressed after a key or a click
	held               int // ticks it has been down, where a long press counts
}

// pressed is what a tick brought.
type pressed uint8

const (
	untouched pressed = iota
	wentDown          // the pointer went down on it; nobody below may have that press
	letGo             // it was let go on it: act now
)

// follow takes a tick's input; while off, only what was begun is ended.
func (b *press) follow(s *Stage, in *input.Tick, r paint.Rect, on bool) pressed {
	if b.flash > 0 {
		if b.flash--; b.flash == 0 {
			s.Redraw()
		}
	}
	hover := on && in.In(r)
	if hover != b.hover {
		b.hover = hover
		s.Redraw()
	}
	if hover {
		s.Pointing()
	}
	if in.Pressed && hover {
		b.down = true
		s.Redraw()
		in.TakePointer()
		return wentDown
	}
	if b.down && (in.Released || !in.Down) {
		b.down = false
		s.Redraw()
		if in.Released && hover {
			in.TakePointer()
			return letGo
		}
	}
	return untouched
}

// push follows a pointer and a key, and acts on what is let go or asked for. It says whether the input is taken.
func (b *press) push(s *Stage, in *input.Tick, r paint.Rect, on bool, key input.Action, do func(*Stage)) bool {
	switch b.follow(s, in, r, on) {
	case wentDown:
		return true
	case letGo:
		b.act(s, do)
		return true
	}
	if on && key != input.NoAction && in.Take(key) {
		b.act(s, do)
		return true
	}
	return false
}

// act is seen and heard, and does what the box is for; do may be nil.
func (b *press) act(s *Stage, do func(*Stage)) {
	b.flash = 6
	s.Audio.Play(assets.SoundClick)
	s.Redraw()
	if do != nil {
		do(s)
	}
}

// update says whether the box has been pressed and let go.
func (b *press) update(s *Stage, in *input.Tick, r paint.Rect) bool {
	return b.follow(s, in, r, true) == letGo
}

// Focus puts the focus on it or takes it away.
func (b *press) Focus(on bool) { b.focus = on }

// pressedNow says whether it looks pressed.
func (b *press) pressedNow() bool { return b.down && b.hover || b.flash > 0 }
