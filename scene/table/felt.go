package table

import (
	"math"

	"fourtell/anim"
	"fourtell/assets"
	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
)

// asking is a question of a match: of which round, and which one there.
type asking struct {
	round    int
	decision uint32
}

const (
	chevrons  = 16
	ringRest  = 2 * stage.TicksPerSecond // idle motion rests so long after the last beat or input
	ringTurn  = 16 * stage.TicksPerSecond
	edgeWide  = 110
	bannerFor = 54 // 900 ms
	railWide  = 9  // of the rail round the cloth
)

// felt is the table itself: what of it moves by itself, and the lines that join the seats.
type felt struct {
	*chair
	hud      *hud
	hand     *hand
	peek     *peek
	question *question
	hearing  *hearing

	color  engine.Color // the active colour, as far as it is seen
	tint   paint.Color  // of the edges, on its way to the active colour
	light  paint.Color  // of the ring
	turn   float32      // angle of the ring
	flip   float32      // -1 … 1: which way the chevrons go
	banner int          // ticks left of "Your turn"
	// announced is what the player was last told they are asked.
	announced asking
	lit       [engine.MaxSeats]float32
	arrows    []paint.Pose
	known     bool
	owed      int // cards due, as shown
	grown     int // ticks left of their growing
	jolt      jolt
	whirl     float32 // radians a tick the ring turns faster than it does, after a reverse
	held      [engine.MaxSeats]int
	kick      [engine.MaxSeats]float32 // of a plate a card has come to, 1 … 0
}

func newFelt(c *chair, u *hud, h *hand, k *peek, q *question) *felt {
	return &felt{chair: c, hud: u, hand: h, peek: k, question: q, hearing: newHearing(c.view)}
}

// followColor lets the table show a colour when it is seen to be played or named, and not while the card is on its way.
func (f *felt) followColor() {
	if f.known && f.color != engine.NoColor {
		for _, e := range f.queue.Effects() {
			if e.Kind == anim.EffectTint && e.At <= 0 {
				return
			}
		}
	}
	f.color = shed.Of(&f.shown).Color
}

// animate moves the colour, the ring and what has been jolted.
func (f *felt) animate(s *stage.Stage) {
	f.followColor()
	want := s.Painter().Suit(f.color)
	if len(f.shown.Discard) == 0 {
		want.Base, want.Light = s.Painter().Color(paint.Plum600), s.Painter().Color(paint.Plum300)
	}
	if !f.known || f.calm || f.speed == stage.SpeedInstant {
		f.tint, f.light, f.flip, f.known = want.Base, want.Light, float32(f.shown.Direction), true
	}
	if f.tint != want.Base || f.light != want.Light {
		f.tint, f.light = f.tint.Mix(want.Base, 0.16), f.light.Mix(want.Light, 0.16)
		if closeTo(f.tint, want.Base) && closeTo(f.light, want.Light) {
			f.tint, f.light = want.Base, want.Light
		}
		s.Redraw()
	}
	f.swing(s)
	f.feel(s)
	f.hearing.animate(s)
	if turns := f.o.Demo && !f.rests; !f.calm && (f.quiet < ringRest || turns) {
		slow := min(1, float32(ringRest-f.quiet)/40)
		if turns {
			slow = 1
		}
		f.turn += slow * 2 * math.Pi / ringTurn * f.flip
		f.breath++
		s.Redraw()
	}
}

// shine follows what is due, the large word for the player's turn, and whose plate stands out.
func (f *felt) shine(s *stage.Stage) {
	f.growDue(s)
	if f.banner > 0 {
		f.banner--
		s.Redraw()
	}
	for i := range f.facts.seats {
		to := float32(0)
		if f.facts.seats[i].active {
			to = 1
		}
		if f.lit[i] != to {
			step := float32(1.0 / 11) // 180 ms
			if f.calm {
				step = 1
			}
			f.lit[i] = min(max(to, f.lit[i]-step), f.lit[i]+step)
			s.Redraw()
		}
	}
}

func closeTo(a, b paint.Color) bool {
	for shift := 0; shift <= 24; shift += 8 {
		x, y := a>>shift&0xFF, b>>shift&0xFF
		if max(x, y)-min(x, y) > 3 {
			return false
		}
	}
	return true
}

// layArrows puts the arrows that say who is next between the plates.
func (f *felt) layArrows(l *anim.Layout, viewer engine.Seat) {
	f.arrows = f.arrows[:0]
	n := len(l.Plates)
	if l.Portrait || l.Small || n < 3 {
		return
	}
	bottom := max(0, viewer)
	cx, cy := float32(l.Discard.X), float32(0.447*l.H)
	u := float32(l.Unit)
	for i := range n {
		seat := engine.Seat(i)
		next := f.shown.Beside(seat, 1)
		a, b := l.Plates[seat], l.Plates[next]
		ax, ay, bx, by := float32(a.X), float32(a.Y), float32(b.X), float32(b.Y)
		var p paint.Pose
		switch {
		case seat == bottom || next == bottom:
			side := b
			dy := float32(-1)
			if next == bottom {
				side, dy = a, 1
			}
			p.X = float32(side.X) + (float32(l.W)/2-float32(side.X))*0.2
			p.Y = max(float32(side.Y)+100*u, 0.655*float32(l.H))
			tilt := (float32(l.W)/2 - p.X) * 0.0012
			if dy < 0 {
				p.Angle = -math.Pi/2 - tilt
			} else {
				p.Angle = math.Pi/2 + -tilt
			}
		default:
			mx, my := (ax+bx)/2, (ay+by)/2
			p.X, p.Y = cx+(mx-cx)*1.3, cy+(my-cy)*1.3
			p.Angle = float32(math.Atan2(float64(by-ay), float64(bx-ax)))
		}
		p.ScaleX, p.ScaleY = u*0.75, u*0.75
		f.arrows = append(f.arrows, p)
	}
}

// drawGround paints the floor and the edges in the active colour.
func (f *felt) drawGround(p *paint.Painter) {
	l := f.queue.Layout()
	u := f.u
	x, y := float32(l.Discard.X), float32(l.Discard.Y)
	ground, strength := paint.TableGround(x, y), float32(0.34)
	if p.Theme() == assets.Felt {
		ground.Rail, strength = railWide*u, 0.2
		if l.Portrait {
			ground.Rail /= 2
		}
	}
	p.Ground(ground)
	w, h := float32(l.W), float32(l.H)
	in, out := f.tint.Fade(strength), f.tint.Fade(0)
	e := edgeWide * u
	if l.Portrait {
		e = 44 * u
	}
	p.Gradient(paint.Box(0, 0, e, h), in, out, in, out)
	p.Gradient(paint.Box(w-e, 0, e, h), out, in, out, in)
	p.Gradient(paint.Box(0, 0, w, e*0.6), in, in, out, out)
	p.Gradient(paint.Box(0, h-e*0.6, w, e*0.6), out, out, in, in)
	line := max(3*u, 2)
	if ground.Rail > 0 {
		// Piping of the colour between cloth and rail.
		p.StrokeRoundRect(paint.Box(0, 0, w, h).Inset(ground.Rail-line), 2*ground.Rail, line+1, f.tint)
		return
	}
	p.Rect(paint.Box(0, 0, w, line), f.tint)
	p.Rect(paint.Box(0, h-line, w, line), f.tint)
	p.Rect(paint.Box(0, 0, line, h), f.tint)
	p.Rect(paint.Box(w-line, 0, line, h), f.tint)
}

// drawPile is the draw pile: its edges say how much is left, and its badge the number.
func (f *felt) drawPile(p *paint.Painter) {
	l := f.queue.Layout()
	n := f.queue.Pile()
	w, h := float32(l.Draw.W), float32(l.Draw.H)
	x, y := float32(l.Draw.X), float32(l.Draw.Y)
	y -= f.jolt.hop(x, y)
	k := w / anim.CardW
	if n == 0 {
		p.StrokeRoundRect(paint.Centered(x, y, w, h), p.CardRound()*k, 2*f.u, paint.Plum500)
	} else {
		edges := min(7, 1+(n-1)/14)
		if n == 1 {
			edges = 0
		}
		bottom := paint.Centered(x-float32(edges)*1.6*f.u, y+float32(edges)*2.4*f.u, w, h)
		p.Shadow(bottom, p.CardRound()*k, 6*f.u, 10*f.u, paint.ShadowInk.Fade(0.6))
		for i := edges; i > 0; i-- {
			c := paint.Tone(assets.TonePileLight)
			if i%2 == 0 {
				c = paint.Tone(assets.TonePileDark)
			}
			r := paint.Centered(x-float32(i)*1.6*f.u, y+float32(i)*2.4*f.u, w, h)
			p.RoundRect(r, p.CardRound()*k, paint.Ink)
			p.RoundRect(r.Inset(0.8*f.u), (p.CardRound()-1)*k, c)
		}
		p.Put(f.art.back, paint.Pose{X: x, Y: y, ScaleX: k, ScaleY: k, Tint: paint.White})
	}
	box := paint.Centered(x, y, w, h)
	must := f.hand.mustDraw()
	if must {
		glow := 0.75 + 0.25*kit.Sin(float32(f.breath)*0.12)
		f.glow(p, f.art.playable, x, y, k, 0, paint.Coral.Fade(1), glow)
	}
	if f.asked() && f.shown.Phase == engine.PhasePlay && !f.facts.draw && n > 0 && !f.peek.hidden() && !f.facts.plain { // a card fits, and must be played
		p.Push(x, y, 0, 0, k, 0, 1)
		p.Nine(f.art.veil, paint.Centered(x, y, anim.CardW, anim.CardH), paint.Ink.Fade(0.5))
		p.Pop()
	}
	if f.hud.pile.Hover && !must && (f.facts.draw || f.peek.hidden()) && f.current() {
		f.glow(p, f.art.hover, x, y, k, 0, paint.White, 1)
	}
	if f.hud.zone == zoneDraw && p.Focusing {
		p.FocusRing(box, p.CardRound()*k)
	}
}

// drawPileLabels are the pile's badge and word, above the cards.
func (f *felt) drawPileLabels(p *paint.Painter) {
	l := f.queue.Layout()
	x, y := float32(l.Draw.X), float32(l.Draw.Y)+float32(l.Draw.H)/2
	n := f.queue.Pile()
	f.badge(p, f.art.number(n), x-5*f.u, y+8*f.u, 19*f.u, paint.Cream, paint.Ink)
	more := p.Grown(f.pillStyle(paint.Ink))/2 + p.Grown(paint.Style{Face: paint.Display, Size: 19 * f.u, Most: badgeMost * f.u})/2 // for larger text
	most := float32(l.Draw.W) + 60*f.u
	pill := &f.hud.underPile.at // it looks like a button, and is one
	*pill = paint.Rect{}
	if l.Portrait || l.Small {
		most = min(most, 2*(x-11*f.u))
		if f.facts.take != "" && f.current() && f.question.modal == nil { // else the question says it
			*pill = f.pillIn(p, f.facts.take, input.NoAction, x-5*f.u, y+44*f.u+more, most, paint.Coral, paint.Ink)
		} else if f.hand.mustDraw() {
			*pill = f.pillIn(p, f.hand.drawWord(), input.ActDraw, x-5*f.u, y+44*f.u+more, most, paint.Coral, paint.Ink)
		} else if !l.Portrait && f.asked() && (f.facts.draw || f.peek.hidden()) && f.shown.Phase == engine.PhasePlay {
			*pill = f.pillIn(p, f.hand.drawWord(), input.ActDraw, x-5*f.u, y+44*f.u+more, most, paint.Plum700, paint.Cream)
		}
		return
	}
	switch {
	case f.facts.take != "" && f.current():
		*pill = f.pillIn(p, f.facts.take, input.NoAction, x-5*f.u, y+50*f.u+more, most, paint.Coral, paint.Ink)
	case f.hand.mustDraw():
		*pill = f.pillIn(p, f.hand.drawWord(), input.ActDraw, x-5*f.u, y+50*f.u+more, most, paint.Coral, paint.Ink)
	case f.asked() && (f.facts.draw || f.peek.hidden()) && f.shown.Phase == engine.PhasePlay:
		*pill = f.pillIn(p, f.hand.drawWord(), input.ActDraw, x-5*f.u, y+50*f.u+more, most, paint.Plum700, paint.Cream)
	case f.popped() || p.TextScale() > 1 && f.mayJump():
		// What was drawn lies there with its verbs, or the offer to jump in, which are larger.
	default:
		st := paint.Style{Face: paint.Body, Size: f.px(17), Color: paint.Cream2, Align: paint.Middle, Fit: max(float32(l.Draw.W)+8*f.u, 0)}
		if p.Reads(f.labels.pileWord, st) {
			p.Text(f.labels.pileWord, x-5*f.u, y+52*f.u+more, st)
		}
	}
}

// badgeMost is the size, in units of the board, up to which a badge's number grows.
const badgeMost = 28

// drawChip is the active colour, in a word and a sign.
func (f *felt) drawChip(p *paint.Painter) {
	l := f.queue.Layout()
	if len(f.shown.Discard) == 0 || !f.tools.color {
		return // nothing has been turned up yet, or has a colour that counts
	}
	u := f.u
	r := rectOf(l.Chip)
	s := p.Suit(f.color)
	line := s.Base
	if f.color == engine.NoColor {
		line = paint.Cream
	}
	p.Shadow(r, r.H/2, 3*u, 6*u, paint.ShadowInk.Fade(0.5))
	p.RoundRect(r, r.H/2, line)
	p.PushPaper()
	defer p.Pop()
	p.RoundRect(r.Inset(2.5*u), r.H/2-2.5*u, paint.Plum900)
	cx, cy := r.X+r.H/2, r.Y+r.H/2
	beat := float32(1)
	for _, e := range f.queue.Effects() {
		if e.Kind == anim.EffectTint && e.At < 1 && !f.calm {
			beat = 1 + 0.12*kit.Sin(float32(e.At)*math.Pi)
		}
	}
	p.Draw(f.art.disc[f.color], cx, cy, 40.0/48*u*beat, paint.White)
	if letter := p.Letter(f.color); letter != "" {
		f.badge(p, letter, cx-13*u, cy+13*u, f.px(15), paint.Cream, paint.Ink)
	}
	x := r.X + r.H + 4*u
	if f.stage.Window().Held().Broad() { // there is no room for two lines that can be read
		p.TextIn(f.labels.colors[f.color], paint.Box(x, r.Y, r.X+r.W-x-14*u, r.H), paint.Style{Face: paint.Display, Size: f.px(22), Color: paint.Cream, Fit: r.X + r.W - x - 14*u})
		return
	}
	word, wordY, color, colorY := p.Pair(r.Y+4*u, r.Y+r.H-4*u, paint.Style{Face: paint.Body, Size: f.px(15), Color: paint.Plum300, Fit: r.X + r.W - x - 14*u}, cy-8*u,
		paint.Style{Face: paint.Display, Size: f.px(22), Color: paint.Cream, Fit: r.X + r.W - x - 14*u}, cy+19*u)
	p.Text(f.labels.colorWord, x, wordY, word)
	p.Text(f.labels.colors[f.color], x, colorY, color)
}
