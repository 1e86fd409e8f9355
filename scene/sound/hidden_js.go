package sound

import "syscall/js"

const quietAfter = 120 // ticks in which nothing sounds, until the sound's own clock is stopped

// door stops the clock of the page's sound, which costs even where it is silent: while nothing sounds, and while nobody sees the
// page, unless it is to go on then. A hidden page gets no ticks in which it could be turned down.
type door struct {
	watched, hidden bool
	quiet           int // ticks
	shut            bool
}

// watch looks from now on whether the page is seen.
func (d *door) watch(l *Levels) {
	doc := js.Global().Get("document")
	if d.watched || !doc.Truthy() {
		return
	}
	d.watched = true
	doc.Call("addEventListener", "visibilitychange", js.FuncOf(func(js.Value, []js.Value) any {
		d.hidden = doc.Get("hidden").Bool()
		d.set(l)
		return nil
	}))
}

// update counts a tick, in which something sounds or not.
func (d *door) update(l *Levels, sounds bool) {
	if d.quiet++; sounds {
		d.quiet = 0
	}
	d.set(l)
}

// open is called before something begins to sound.
func (d *door) open(l *Levels) {
	d.quiet = 0
	d.set(l)
}

func (d *door) set(l *Levels) {
	shut := d.quiet > quietAfter || d.hidden && !l.PlayUnfocused
	if set := js.Global().Get("fourtellSound"); shut != d.shut && set.Truthy() {
		d.shut = shut
		set.Invoke(!shut)
	}
}
