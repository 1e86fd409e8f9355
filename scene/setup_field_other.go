//go:build !js

package scene

import "github.com/hajimehoshi/ebiten/v2/exp/textinput"

// editsItself says that the system edits the text; here the field's own keys do.
const editsItself = false

// letters are what the system's input method hands over. The text of its field only grows, so that no letter is lost
// between two of its sessions.
type letters struct {
	field textinput.Field
	taken int    // bytes of the field's text already taken over
	seen  uint64 // the picture it was last asked in: asked again it would tell the same letters again
}

func (l *letters) begin(string, string) { l.field.Focus() }

// update takes over what has been typed since the last tick.
func (l *letters) update(s *Stage, f *textField) {
	if l.seen == s.picture {
		return
	}
	l.seen = s.picture
	x, y := f.Center()
	if _, err := l.field.HandleInput(int(x*s.Painter().Unit()), int(y*s.Painter().Unit())); err != nil {
		return // it has no input method to offer: keys edit what is there
	}
	text := l.field.Text()
	f.insert(s, text[l.taken:])
	l.taken = len(text)
	if now := l.field.TextForRendering()[len(text):]; now != f.composing {
		f.composing = now
		f.show()
		s.Redraw()
	}
}

// replace does nothing: what has been taken over is the field's.
func (l *letters) replace(string) {}

func (l *letters) end() { l.field.Blur() }
