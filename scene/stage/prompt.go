package stage

import (
	"strings"

	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/words"
)

// KeyLine is a line in which a key is named: its glyph stands where the words say so. Where the mouse or a finger plays
// another line stands for it.
type KeyLine struct {
	act           input.Action
	before, after string
	mouse, touch  string
}

// PlaceOfKey stands for the key in a line that is cut there.
const PlaceOfKey = "\x00"

// NewKeyLine makes the line of a message with {key} in it, and of the two that stand for it.
func NewKeyLine(l *words.Language, act input.Action, key, mouse, touch words.Key) KeyLine {
	q := KeyLine{act: act}
	q.before, q.after, _ = strings.Cut(l.Say(key, words.With("key", PlaceOfKey)), PlaceOfKey)
	if mouse != "" {
		q.mouse = l.Say(mouse)
	}
	if touch != "" {
		q.touch = l.Say(touch)
	}
	return q
}

// Spoken is the line as it is said aloud.
func (q *KeyLine) Spoken(s *Stage) string {
	switch {
	case s.Devices().Tick.Device == paint.DeviceTouch && q.touch != "":
		return q.touch
	case s.Devices().Tick.Device == paint.DeviceMouse && q.mouse != "":
		return q.mouse
	}
	return q.before + s.Keys().Spoken(q.act) + q.after
}

// unkeyed is the line where no key is named; ok is false where one is, or there is no line.
func (q *KeyLine) unkeyed(p *paint.Painter) (text string, ok bool) {
	switch p.Prompts.Device {
	case paint.DeviceMouse:
		return q.mouse, true
	case paint.DeviceTouch:
		return q.touch, true
	}
	return "", Prompt(p, q.act).Of == paint.NoGlyph
}

// Wide is how wide a line is; 0 where there is none.
func (q *KeyLine) Wide(p *paint.Painter, st paint.Style) float32 {
	if text, ok := q.unkeyed(p); ok {
		w, _ := p.Measure(text, st)
		return w
	}
	g := [...]paint.KeyGlyph{Prompt(p, q.act)}
	return p.GlyphLineWide(q.before, g[:], q.after, st)
}

// Draw draws the line in a box by the style's alignment, its capitals in the middle from top to bottom; where the style
// says how much room there is and it is too little, all of it is drawn smaller.
func (q *KeyLine) Draw(p *paint.Painter, r paint.Rect, st paint.Style) {
	if text, ok := q.unkeyed(p); ok {
		p.TextIn(text, r, st)
		return
	}
	g := [...]paint.KeyGlyph{Prompt(p, q.act)}
	p.GlyphLine(q.before, g[:], q.after, r, st)
}
