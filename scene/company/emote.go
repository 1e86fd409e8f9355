package company

import "fourtell/scene/paint"

// emoteLook is how a face that can be made looks: its skin, how the eyes are behind the mask, and the mouth.
type emoteLook struct {
	name       string
	skin, deep paint.Color
	eyes       eyesLook
	mouth      mouthLook
}

type (
	eyesLook  uint8
	mouthLook uint8
)

const (
	eyesOpen eyesLook = iota
	eyesShut          // closed by laughter
	eyesDown          // closed by sleep
	eyesHearts
	eyesAskew // one brow is up
	eyesCross // both brows are down
)

const (
	mouthSmile mouthLook = iota
	mouthLaugh
	mouthRound
	mouthFlat
	mouthSad
)

const (
	maskInk  = paint.Color(0x1B1026FF)
	maskWhit = paint.Color(0xFFF1DAFF)
	heartRed = paint.Color(0xE5384FFF)
	tearBlue = paint.Color(0xD8ECFFFF)
)

// emoteLooks are the faces in the wire's order; the colours are their own in every theme, as the guests' are.
func emoteLooks() []emoteLook {
	return []emoteLook{
		{"laugh", 0xFFCB3DFF, 0xF0A92CFF, eyesShut, mouthLaugh},
		{"wow", 0x5EC0E6FF, 0x3C9CC8FF, eyesOpen, mouthRound},
		{"cry", 0x9DB7F5FF, 0x7C96DFFF, eyesDown, mouthSad},
		{"angry", 0xF0703EFF, 0xD2522AFF, eyesCross, mouthSad},
		{"clap", 0x5FCB83FF, 0x3FA967FF, eyesShut, mouthSmile},
		{"heart", 0xF59BC0FF, 0xDF79A4FF, eyesHearts, mouthSmile},
		{"think", 0xA596E8FF, 0x8676CFFF, eyesAskew, mouthFlat},
		{"sleepy", 0xC7B9A4FF, 0xA89881FF, eyesDown, mouthRound},
	}
}

// emoteOf is how a face looks; nil of one that this program does not know.
func emoteOf(looks []emoteLook, name string) *emoteLook {
	for i := range looks {
		if looks[i].name == name {
			return &looks[i]
		}
	}
	return nil
}

// draw draws the face in a disc of that radius: two tones and a mask, as the guests have.
func (e *emoteLook) draw(p *paint.Painter, cx, cy, r float32) {
	p.Disc(cx, cy, r, e.skin)
	p.PushClip(paint.Box(cx, cy-r, r, 2*r))
	p.Disc(cx, cy, r, e.deep)
	p.Pop()
	mask := paint.Box(cx-0.78*r, cy-0.42*r, 0.80*r, 0.52*r)
	p.RoundRect(mask, 0.25*r, maskInk)
	p.RoundRect(mask.Move(0.76*r, 0), 0.25*r, maskInk)
	y := cy - 0.16*r
	for side := float32(-1); side <= 1; side += 2 {
		e.drawEye(p, cx+side*0.38*r, y, r, side)
	}
	e.drawMouth(p, cx, cy+0.48*r, r)
}

func (e *emoteLook) drawEye(p *paint.Painter, x, y, r, side float32) {
	switch e.eyes {
	case eyesOpen, eyesAskew, eyesCross:
		p.Disc(x, y, 0.17*r, maskWhit)
		p.Disc(x+0.03*r, y, 0.09*r, maskInk)
	case eyesShut:
		p.Line(x-0.15*r, y+0.06*r, x, y-0.08*r, 0.09*r, maskWhit)
		p.Line(x, y-0.08*r, x+0.15*r, y+0.06*r, 0.09*r, maskWhit)
	case eyesDown:
		p.Line(x-0.15*r, y, x+0.15*r, y, 0.09*r, maskWhit)
	case eyesHearts:
		p.Disc(x-0.08*r, y-0.05*r, 0.1*r, heartRed)
		p.Disc(x+0.08*r, y-0.05*r, 0.1*r, heartRed)
		p.ArrowHead(x, y+0.06*r, 0, 1, 0.15*r, heartRed)
	}
	switch {
	case e.eyes == eyesAskew && side > 0:
		p.Line(x-0.2*r, y-0.42*r, x+0.22*r, y-0.52*r, 0.1*r, maskInk)
	case e.eyes == eyesCross:
		p.Line(x-side*0.2*r, y-0.22*r, x+side*0.24*r, y-0.46*r, 0.12*r, maskInk)
	case e.name == "cry":
		p.Disc(x, y+0.42*r, 0.1*r, tearBlue)
		p.ArrowHead(x, y+0.34*r, 0, -1, 0.12*r, tearBlue)
	}
}

func (e *emoteLook) drawMouth(p *paint.Painter, x, y, r float32) {
	switch e.mouth {
	case mouthLaugh:
		p.PushClip(paint.Box(x-r, y-0.14*r, 2*r, r))
		p.Disc(x, y-0.14*r, 0.4*r, maskInk)
		p.Pop()
		p.PushClip(paint.Box(x-0.28*r, y+0.06*r, 0.56*r, 0.2*r))
		p.Disc(x, y+0.22*r, 0.18*r, heartRed)
		p.Pop()
	case mouthRound:
		p.Disc(x, y+0.04*r, 0.17*r, maskInk)
	case mouthFlat:
		p.Line(x-0.22*r, y+0.06*r, x+0.2*r, y, 0.1*r, maskInk)
	case mouthSad:
		p.PushClip(paint.Box(x-r, y-0.2*r, 2*r, 0.3*r))
		p.Circle(x, y+0.16*r, 0.32*r, 0.1*r, maskInk)
		p.Pop()
	case mouthSmile:
		p.PushClip(paint.Box(x-r, y, 2*r, r))
		p.Circle(x, y-0.12*r, 0.34*r, 0.1*r, maskInk)
		p.Pop()
	}
}
