package stage

import (
	"time"

	"fourtell/scene/paint"
	"fourtell/scene/platform"

	"github.com/hajimehoshi/ebiten/v2"
)

// Frame is the picture of what stands: whether it is to be painted anew, and how a scene comes out of the dark.
type Frame struct {
	Dirty   bool // something has changed; else nothing is painted
	painter *paint.Painter
	window  *Window
	what    func(*paint.Painter) // paints what stands
	fade    int                  // ticks until the scene has come
	shown   bool                 // the first frame of a scene has been painted
	comes   int                  // pictures until the first of another scene
	began   time.Time            // when the picture was begun
	spell   time.Duration        // how long it goes on setting texts
	left    func() bool          // timeLeft, made once
	owed    bool                 // some were left by the last picture
	paced   bool                 // texts come as a picture has time for them, because there is another screen than there was
}

// comesIn is how many pictures go by until a scene is drawn for the first time: in one it is put on the stage, in the next it has its first
// tick, and each takes a while. The scene before it stays to be seen.
const comesIn = 2

// timeLeft says that the picture was begun not long ago.
func (f *Frame) timeLeft() bool { return time.Since(f.began) < f.spell }

// spellAfter is how long a picture goes on setting texts that comes so long after the one before it: where they come slowly, a quarter of
// that, so that a screen is not in pieces for seconds.
func spellAfter(since time.Duration) time.Duration {
	return min(max(since/4, platform.TextTime), platform.TextMost)
}

// show draws a frame on the screen. Until another screen has come, of texts that were never drawn before it draws as many as a picture has
// time for, and the rest in the next; but all at once where there are more than there is room for.
func (f *Frame) show(screen *ebiten.Image) {
	if !f.paced {
		f.Paint(screen)
		return
	}
	now := time.Now()
	if f.spell = platform.TextTime; f.owed {
		f.spell = spellAfter(now.Sub(f.began))
	}
	f.began = now
	emptied := f.painter.Emptied()
	f.painter.SetPace(f.left)
	f.Paint(screen)
	f.owed = f.painter.Owes()
	f.paced = f.owed && f.painter.Emptied() == emptied
	f.Dirty = f.Dirty || f.owed
	f.painter.SetPace(nil)
}

// Paint draws a frame on an image as large as the window, whether or not
// something has changed.
func (f *Frame) Paint(target *ebiten.Image) {
	f.painter.Begin(target)
	f.draw()
}

// Rehearse paints a frame on nothing, for whoever watches the painter.
func (f *Frame) Rehearse() {
	f.painter.Rehearse(f.window.Pixels())
	f.draw()
}

func (f *Frame) draw() {
	f.what(f.painter)
	if f.fade > 0 {
		w, h := f.window.Size()
		f.painter.Rect(paint.Box(0, 0, w, h), paint.Ink.Fade(float32(f.fade)/fadeTicks))
	}
	f.painter.End()
}

// take takes on a screen of that size, and says whether there is something to paint on it.
func (f *Frame) take(screen *ebiten.Image) bool {
	b := screen.Bounds()
	f.window.Resize(b.Dx(), b.Dy())
	if !f.Dirty {
		f.painter.Rest()
		return false
	}
	if f.comes > 0 {
		f.comes--
		f.painter.Rest()
		return false
	}
	f.Dirty = false
	return true
}

// first says whether this is the first frame on which a scene stands: once.
func (f *Frame) first(stands bool) bool {
	if !stands || f.shown {
		return false
	}
	f.shown = true
	return true
}

// darken lets the next scene come out of the dark, sooner where the player wants little motion.
func (f *Frame) darken(calm bool) {
	f.fade, f.comes, f.paced = fadeTicks, comesIn, true
	if calm {
		f.fade = reducedFade
	}
}

// lighten is a tick on the way.
func (f *Frame) lighten() {
	if f.fade > 0 {
		f.fade--
		f.Dirty = true
	}
}

// Fading is in how many ticks the scene has come.
func (f *Frame) Fading() int { return f.fade }
