package stage

import (
	"fourtell/assets"
	"fourtell/scene/input"
	"fourtell/scene/paint"
)

// stack is what stands on the stage: one scene, and the modals above it.
type stack struct {
	scene  Scene
	modals []Modal
	back   bool       // a modal was taken off in this tick
	blank  input.Tick // of the layers below a modal
}

// Scene is the scene on the stage.
func (k *stack) Scene() Scene { return k.scene }

// Modals are those that are open, the lowest first. The slice is the stage's.
func (k *stack) Modals() []Modal { return k.modals }

// Top is the modal that gets the input first, nil when there is none.
func (k *stack) Top() Modal {
	if n := len(k.modals); n > 0 {
		return k.modals[n-1]
	}
	return nil
}

// IsOpen says whether a modal is open.
func (k *stack) IsOpen(m Modal) bool {
	for _, o := range k.modals {
		if o == m {
			return true
		}
	}
	return false
}

// take takes a modal off and says whether it was open.
func (k *stack) take(m Modal) bool {
	for i, o := range k.modals {
		if o == m {
			k.modals = append(k.modals[:i], k.modals[i+1:]...)
			k.back = true
			return true
		}
	}
	return false
}

// update updates the modals from the top and then the scene.
func (k *stack) update(s *Stage, in *input.Tick) error {
	k.blank = input.Blank()
	scene := k.scene
	for i := len(k.modals) - 1; i >= 0; i-- {
		m := k.modals[i]
		pauses := pauses(m)
		if err := m.Update(s, in); err != nil {
			return err
		}
		if k.scene != scene || pauses {
			return nil
		}
		in = &k.blank
		i = min(i, len(k.modals)) // it may have closed itself and others
	}
	return k.scene.Update(s, in)
}

// pauses says whether time stands still under a modal.
func pauses(m Modal) bool {
	p, ok := m.(Pauser)
	return ok && p.Pauses()
}

// draw draws the scene and the modals; what lies below has no focus to show.
func (k *stack) draw(p *paint.Painter, focus bool) {
	p.Focusing = focus && len(k.modals) == 0
	k.scene.Draw(p)
	for i, m := range k.modals {
		p.Focusing = focus && i == len(k.modals)-1
		m.Draw(p)
	}
}

// cameBack are the nodes one has come back to where a modal was closed in this tick; said says that it was.
func (k *stack) cameBack() (to *FocusGroup, said bool) {
	if !k.back {
		return nil, false
	}
	k.back = false
	if top := k.Top(); top != nil {
		return nodesOf(top), true
	}
	return nodesOf(k.scene), true
}

// moody is a scene with music of its own; every other has the title's.
type moody interface{ Mood() assets.Mood }

// mood is the state of the music that what is on the stage asks for.
func (k *stack) mood() assets.Mood {
	if m, ok := k.scene.(moody); ok {
		return m.Mood()
	}
	return assets.MoodTitle
}

// mover is a scene on which something may go on that will show in a moment.
type mover interface{ GoesOn() bool }

// goesOn says whether something is going on that will show in a moment.
func (k *stack) goesOn() bool {
	for _, m := range k.modals {
		if pauses(m) {
			return false
		}
	}
	on, ok := k.scene.(mover)
	return ok && on.GoesOn()
}

// lose tells a scene that looks for it that the window or the gamepad that was used has gone.
func (k *stack) lose(s *Stage, in *input.Tick) {
	if turns, ok := k.scene.(interface{ FocusLost(*Stage) }); ok && in.FocusLost {
		turns.FocusLost(s)
	}
	if turns, ok := k.scene.(interface{ PadLost(*Stage) }); ok && in.PadLost && in.Device == paint.DevicePad {
		turns.PadLost(s)
	}
}
