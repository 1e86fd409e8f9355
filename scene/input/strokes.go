package input

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// pointer is where a mouse or a finger is, and what it presses.
type pointer struct {
	x, y        float32 // device pixels
	over, touch bool
	down, right bool
}

// mostWaiting is how many presses, and how many releases, wait at most for a tick of theirs. Who hits at a picture that stands
// still for seconds does not mean all of it.
const mostWaiting = 4

// strokes are the presses and releases of the pointer that no tick has said yet. A press and a release take turns.
type strokes struct {
	list []pointer
	last pointer // the last one that was added
}

// add puts one at the end; where a release between two presses went unseen it is put in.
func (q *strokes) add(p pointer) {
	switch {
	case p.down && len(q.list) >= 2*mostWaiting, !p.down && !q.last.down:
		return
	case p.down && q.last.down:
		up := q.last
		up.down = false
		q.list = append(q.list, up)
	}
	q.list, q.last = append(q.list, p), p
}

// next takes the first.
func (q *strokes) next() (p pointer, ok bool) { return first(&q.list) }

// tap is a key that has gone down, and what was held with it.
type tap struct {
	key  ebiten.Key
	with modifiers
}

type modifiers struct{ alt, control, shift bool }

// taps are keys that have gone down and that no tick has said yet.
type taps struct{ list []tap }

func (q *taps) add(list []tap) {
	q.list = append(q.list, list[:min(len(list), max(2*mostWaiting-len(q.list), 0))]...)
}

// wait says whether the key's press is still to be said: until then it is not held.
func (q *taps) wait(k ebiten.Key) bool {
	return slices.ContainsFunc(q.list, func(t tap) bool { return t.key == k })
}

// next takes the first.
func (q *taps) next() (t tap, ok bool) { return first(&q.list) }

// first takes the first out of a list, whose room it keeps: a few wait at most.
func first[T any](list *[]T) (one T, ok bool) {
	if len(*list) == 0 {
		return one, false
	}
	one = (*list)[0]
	*list = slices.Delete(*list, 0, 1)
	return one, true
}

// seePointer takes in where the pointer is, and what it has pressed and let go since the last look: what the platform tells of
// that, and where it tells less, what is not as it was.
func (l *Live) seePointer(s *seen) {
	was, finger := l.at, l.finger
	l.at = l.pointing(s)
	for _, p := range s.strokes {
		l.strokes.add(p)
	}
	if len(s.strokes) == 0 && was.touch && l.at.touch && finger != l.finger {
		was.down = false
		l.strokes.add(was) // that one has gone, this is another
	}
	if l.at.down != l.strokes.last.down {
		l.strokes.add(l.at)
	}
	l.clicked = l.clicked || s.clicked || l.at.right && !was.right
}

// pointing is the finger that is followed, as long as it is there, or one that has just come; else the mouse. A finger that came
// while another was followed is none for as long as it stays.
func (l *Live) pointing(s *seen) pointer {
	for _, f := range s.fingers {
		held := l.at.touch && f.id == l.finger
		if held || !slices.ContainsFunc(l.now.fingers, func(g finger) bool { return g.id == f.id }) && !l.follows(s) {
			l.finger, l.mouse = f.id, false
			return pointer{x: f.x, y: f.y, over: true, touch: true, down: true}
		}
	}
	// Until a mouse has moved there may be none; some browsers move it to where a finger has just been lifted.
	moved := (s.x != l.now.x || s.y != l.now.y) && !l.at.touch
	l.mouse = l.mouse || moved || s.left || s.right
	return pointer{x: s.x, y: s.y, over: l.mouse, down: s.left, right: s.right}
}

// follows says whether the finger that was followed is still there.
func (l *Live) follows(s *seen) bool {
	return l.at.touch && slices.ContainsFunc(s.fingers, func(f finger) bool { return f.id == l.finger })
}
