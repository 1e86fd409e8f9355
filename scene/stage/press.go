package stage

import (
	"fourtell/assets"
	"fourtell/scene/input"
	"fourtell/scene/paint"
)

// Press follows a pointer on a box, whatever the box looks like: hovering, going down, being let go. Everything that can
// be pressed holds one.
type Press struct {
	Hover, Down, Focused bool
	Flash                int // ticks it still looks pressed after a key or a click
	HeldFor              int // ticks it has been down, where a long press counts
}

// pressed is what a tick brought.
type pressed uint8

const (
	untouched pressed = iota
	WentDown          // the pointer went down on it; nobody below may have that press
	LetGo             // it was let go on it: act now
)

// Follow takes a tick's input; while off, only what was begun is ended.
func (b *Press) Follow(s *Stage, in *input.Tick, r paint.Rect, on bool) pressed {
	if b.Flash > 0 {
		if b.Flash--; b.Flash == 0 {
			s.Redraw()
		}
	}
	hover := on && in.In(r)
	if hover != b.Hover {
		b.Hover = hover
		s.Redraw()
	}
	if hover {
		s.Window().Point()
	}
	if in.Pressed && hover {
		b.Down = true
		s.Redraw()
		in.TakePointer()
		return WentDown
	}
	if b.Down && (in.Released || !in.Down) {
		b.Down = false
		s.Redraw()
		if in.Released && hover {
			in.TakePointer()
			return LetGo
		}
	}
	return untouched
}

// Push follows a pointer and a key, and acts on what is let go or asked for. It says whether the input is taken.
func (b *Press) Push(s *Stage, in *input.Tick, r paint.Rect, on bool, key input.Action, do func(*Stage)) bool {
	switch b.Follow(s, in, r, on) {
	case WentDown:
		return true
	case LetGo:
		b.Act(s, do)
		return true
	}
	if on && key != input.NoAction && in.Take(key) {
		b.Act(s, do)
		return true
	}
	return false
}

// Act is seen and heard, and does what the box is for; do may be nil.
func (b *Press) Act(s *Stage, do func(*Stage)) {
	b.Flash = 6
	s.Audio().Play(assets.SoundClick)
	s.Redraw()
	if do != nil {
		do(s)
	}
}

// Tapped says whether the box has been pressed and let go.
func (b *Press) Tapped(s *Stage, in *input.Tick, r paint.Rect) bool {
	return b.Follow(s, in, r, true) == LetGo
}

// Focus puts the focus on it or takes it away.
func (b *Press) Focus(on bool) { b.Focused = on }

// LooksPressed says whether it looks pressed.
func (b *Press) LooksPressed() bool { return b.Down && b.Hover || b.Flash > 0 }
