//go:build !js

package platform

import "github.com/hajimehoshi/ebiten/v2/exp/textinput"

// EditsItself says that the system edits the text; here the field's own keys do.
const EditsItself = false

// Letters are what the system's input method hands over. The text of its field only grows, so that no letter is lost
// between two of its sessions.
type Letters struct {
	field textinput.Field
	taken int    // bytes of the field's text already taken over
	seen  uint64 // the picture it was last asked in: asked again it would tell the same letters again
}

// Begin begins the typing.
func (l *Letters) Begin(label, text string) { l.field.Focus() }

// Take is what has been typed since it was asked last, in another picture; x and y are where that stands, in pixels of the window.
// ok is false where there is nothing to be said.
func (l *Letters) Take(picture uint64, x, y int) (t Typed, ok bool) {
	if l.seen == picture {
		return t, false
	}
	l.seen = picture
	if _, err := l.field.HandleInput(x, y); err != nil {
		return t, false // it has no input method to offer: keys edit what is there
	}
	text := l.field.Text()
	t = Typed{Text: text[l.taken:], Composing: l.field.TextForRendering()[len(text):]}
	l.taken = len(text)
	return t, true
}

// Replace does nothing: what has been taken is the caller's.
func (l *Letters) Replace(text string) {}

// End ends the typing.
func (l *Letters) End() { l.field.Blur() }
