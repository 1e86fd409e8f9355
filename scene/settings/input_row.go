package settings

import (
	"fourtell/assets"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"

	"github.com/hajimehoshi/ebiten/v2"
)

// inputRow is the line of an action: its name, its key and its button. Pressed, it waits for another.
type inputRow struct {
	paint.Rect
	stage.Press
	act     input.Action
	name    string
	glyphs  [2]paint.KeyGlyph // by onDevice
	also    paint.KeyGlyph    // a second key
	said    string            // what it has
	wait    string            // stands there while it waits
	listens bool
	on      *inputPage
	back    *inputBack
}

func newInputRow(m *inputPage, s *stage.Stage, a input.Action) *inputRow {
	r := &inputRow{act: a, name: stage.ActionName(s.Lang(), a), wait: s.Lang().Say(words.InputListen), on: m}
	r.back = &inputBack{Button: kit.Button{OnPress: func(s *stage.Stage) { m.asAtFirst(s, r) }}, name: s.Lang().Say(words.InputFirstOf, words.With("action", r.name))}
	return r
}

// fill writes down what the line has.
func (r *inputRow) fill(s *stage.Stage) {
	b := &s.Settings().Bindings
	for _, on := range [...]input.OnDevice{input.OnKeys, input.OnPad} {
		r.glyphs[on] = s.Keys().GlyphOf(on, b.Of(on, r.act))
	}
	r.said, r.also = s.Keys().NameOf(input.OnKeys, b.Of(input.OnKeys, r.act)), paint.KeyGlyph{}
	if r.act == input.ActUndo && b.UndoesTwice() {
		r.also = s.Keys().GlyphOf(input.OnKeys, input.Bound(ebiten.KeyBackspace)+1)
		r.said += ", " + s.Keys().KeyName(ebiten.KeyBackspace)
	}
	if v := b.Of(input.OnPad, r.act); v > 0 {
		r.said += ", " + s.Keys().NameOf(input.OnPad, v)
	}
	r.back.Off = b.IsFirst(r.act)
}

// Bounds is the line.
func (r *inputRow) Bounds() paint.Rect { return r.Rect }

// Enabled says that it can have the focus.
func (r *inputRow) Enabled() bool { return true }

// Adjust does nothing: the arrows go on.
func (r *inputRow) Adjust(*stage.Stage, int) bool { return false }

// Activate waits for a key or a button.
func (r *inputRow) Activate(s *stage.Stage) {
	s.Audio().Play(assets.SoundClick)
	r.on.listen(s, r)
}

func (r *inputRow) Speak(s *stage.Stage) {
	s.Speech().Say(s.Lang().Say(words.InputNow, words.With("action", r.name), words.With("key", r.said)))
}

// Update follows the pointer.
func (r *inputRow) Update(s *stage.Stage, in *input.Tick) bool {
	switch r.Follow(s, in, r.Rect, true) {
	case stage.WentDown:
		return true
	case stage.LetGo:
		r.Activate(s)
		return true
	}
	return false
}

// Draw draws the line.
func (r *inputRow) Draw(p *paint.Painter) {
	body, line := paint.Plum900, paint.Plum600
	switch {
	case r.listens:
		body, line = paint.Plum700, paint.Coral
	case r.LooksPressed():
		line = paint.Plum500
	case r.Hover:
		body, line = paint.Plum700, paint.Plum300
	}
	const radius = 16
	p.Bordered(r.Rect, radius, 1.5, body, line)
	x, end := r.X+18, r.X+r.W-14
	if r.listens {
		name := paint.Style{Face: paint.Body, Size: 18, Color: paint.Cream}
		wide, _ := p.Measure(r.name, name)
		name.Fit = min(wide, (end-x)*0.4)
		room := end - x - name.Fit - 14
		p.TextIn(r.name, paint.Box(x, r.Y, name.Fit, r.H), name)
		p.TextIn(r.wait, paint.Box(end-room, r.Y, room, r.H), paint.Style{Face: paint.Display, Size: 17, Color: paint.Said, Align: paint.Right, Fit: room})
	} else {
		const high = 30
		pad := p.GlyphWide(paint.KeyGlyph{Of: paint.PadButton}, high)
		at := end - pad
		p.Glyph(r.glyphs[input.OnPad], paint.Box(at, r.Y+(r.H-high)/2, pad, high), paint.Cream)
		wide := min(p.GlyphWide(r.glyphs[input.OnKeys], high), r.W*0.36)
		at -= 14 + wide
		p.Glyph(r.glyphs[input.OnKeys], paint.Box(at, r.Y+(r.H-high)/2, wide, high), paint.Cream)
		if wide = min(p.GlyphWide(r.also, high), r.W*0.3); wide > 0 {
			at -= 8 + wide
			p.Glyph(r.also, paint.Box(at, r.Y+(r.H-high)/2, wide, high), paint.Cream)
		}
		room := at - x - 12
		p.TextIn(r.name, paint.Box(x, r.Y, room, r.H), paint.Style{Face: paint.Body, Size: 18, Color: paint.Cream2, Fit: room})
	}
	if r.Focused && p.Focusing {
		p.FocusRing(r.Rect, radius)
	}
}

// inputBack is the way back to what an action had at first; where it still has that there is none.
type inputBack struct {
	kit.Button
	name string
}

func (b *inputBack) Speak(s *stage.Stage) { s.Speech().Say(b.name) }

// Draw draws an arrow that goes round.
func (b *inputBack) Draw(p *paint.Painter) {
	if b.Off {
		return
	}
	body, line, ink := paint.Plum800, paint.Plum600, paint.Cream
	switch {
	case b.LooksPressed():
		body, line = paint.Plum900, paint.Plum500
	case b.Hover:
		body, line = paint.Plum600, paint.Plum300
	}
	p.Bordered(b.Rect, 16, 1.5, body, line)
	cx, cy := b.Center()
	p.Circle(cx, cy+1, 9, 2.6, ink)
	p.Rect(paint.Box(cx-11, cy-11, 9, 11), body)
	p.ArrowHead(cx-5, cy-7, -1, 0, 6, ink)
	if b.Focused && p.Focusing {
		p.FocusRing(b.Rect, 16)
	}
}
