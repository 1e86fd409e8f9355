package stage

import (
	"fourtell/engine"
	"fourtell/scene/input"
	"fourtell/scene/paint"
)

const dialogIn = 12 // ticks until a dialog stands

// Dialog is what every modal is made of: a veil over the scene, a panel that
// rises, and nodes. Embed it, set Panel and Group.Nodes in Enter, call
// UpdateDialog from Update, and draw between Begin and End.
type Dialog struct {
	Group FocusGroup
	Panel paint.Rect
	Bare  bool // no panel is drawn: the modal draws its own

	age     int
	W, H    float32
	decided bool
	command engine.Command
}

// Fit centres a panel of that size in the window.
func (d *Dialog) Fit(s *Stage, w, h float32) {
	d.W, d.H = s.Window().Size()
	d.Panel = paint.Centered(d.W/2, d.H/2, w, h)
}

// Enter does nothing; a modal that needs no more may leave it.
func (d *Dialog) Enter(*Stage) {}

// Leave does nothing.
func (d *Dialog) Leave() {}

// Decide answers with a command; the modal's owner closes it.
func (d *Dialog) Decide(c engine.Command) { d.command, d.decided = c, true }

// Answer is the command decided, once.
func (d *Dialog) Answer() (engine.Command, bool) {
	if !d.decided {
		return engine.Command{}, false
	}
	d.decided = false
	return d.command, true
}

// UpdateDialog rises the panel and updates the nodes; then nothing of the
// pointer is left for the scene below. It says whether the window has changed
// its size, so that the modal must lay its nodes anew.
func (d *Dialog) UpdateDialog(s *Stage, in *input.Tick) (resized bool) {
	if w, h := s.Window().Size(); w != d.W || h != d.H {
		d.W, d.H = w, h
		resized = true
	}
	if d.age < dialogIn {
		if d.age++; s.Settings().ReducedMotion {
			d.age = max(d.age, dialogIn-5)
		}
		s.Redraw()
	}
	d.Group.Update(s, in)
	return resized
}

// Rise is how far the dialog has come, 0 … 1.
func (d *Dialog) Rise() float32 { return paint.OutCubic(float32(d.age) / dialogIn) }

// Begin draws the veil and the panel; what follows until End rises with it.
func (d *Dialog) Begin(p *paint.Painter) {
	k := d.Rise()
	p.Rect(paint.Box(0, 0, d.W, d.H), paint.Veil.Fade(k))
	cx, cy := d.Panel.Center()
	p.Push(cx, cy, 0, 16*(1-k), 0.96+0.04*k, 0, k)
	if !d.Bare {
		p.OnPaper()
		(&Panel{Rect: d.Panel}).Draw(p)
	}
}

// End draws the nodes and ends what Begin began.
func (d *Dialog) End(p *paint.Painter) {
	d.Group.Draw(p)
	p.Pop()
}

// ToastRoom is above the panel, or in the right part of its head where the panel is too high for that.
func (d *Dialog) ToastRoom(s *Stage) paint.Rect {
	if d.Bare {
		return paint.Rect{}
	}
	return BesideTitle(s, d.Panel)
}

// FocusNodes are those among which the keys move.
func (d *Dialog) FocusNodes() *FocusGroup { return &d.Group }
