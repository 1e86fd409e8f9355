package scene

import (
	"math"

	"fourtell/anim"
	"fourtell/assets"
	"fourtell/engine"
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/words"
)

// asking is a question of a match: of which round, and which one there.
type asking struct {
	round    int
	decision uint32
}

const (
	chevrons  = 16
	ringRest  = 2 * TicksPerSecond // idle motion rests so long after the last beat or input
	ringTurn  = 16 * TicksPerSecond
	edgeWide  = 110
	bannerFor = 54 // 900 ms
	railWide  = 9  // of the rail round the cloth
)

// felt is the table itself: what of it moves by itself, and the lines that join the seats.
type felt struct {
	color  engine.Color // the active colour, as far as it is seen
	tint   paint.Color  // of the edges, on its way to the active colour
	light  paint.Color  // of the ring
	turn   float32      // angle of the ring
	flip   float32      // -1 … 1: which way the chevrons go
	banner int          // ticks left of "Your turn"
	// announced is what the player was last told they are asked.
	announced asking
	lit       [engine.MaxSeats]float32
	noted     [2]engine.Seat // who could be caught, and whether the player could call, when last looked at
	pulse     int            // of what the player ought to press
	arrows    []paint.Pose
	known     bool
	jump      int // ticks a jump-in has been offered
	owed      int // cards due, as shown
	grown     int // ticks left of their growing
	jolt      jolt
	whirl     float32 // radians a tick the ring turns faster than it does, after a reverse
	held      [engine.MaxSeats]int
	kick      [engine.MaxSeats]float32 // of a plate a card has come to, 1 … 0
}

// followColor lets the table show a colour when it is seen to be played or named, and not while the card is on its way.
func (f *felt) followColor(t *Table) {
	if f.known && f.color != engine.NoColor {
		for _, e := range t.queue.Effects() {
			if e.Kind == anim.EffectTint && e.At <= 0 {
				return
			}
		}
	}
	f.color = t.shown.Color
}

// animate moves what moves by itself.
func (f *felt) animate(t *Table, s *Stage) {
	if t.shown.Seq == 0 {
		return
	}
	t.quiet++
	f.followColor(t)
	want := s.painter.Suit(f.color)
	if len(t.shown.Discard) == 0 {
		want.Base, want.Light = s.painter.Color(paint.Plum600), s.painter.Color(paint.Plum300)
	}
	if !f.known || t.calm || t.speed == SpeedInstant {
		f.tint, f.light, f.flip, f.known = want.Base, want.Light, float32(t.shown.Direction), true
	}
	if f.tint != want.Base || f.light != want.Light {
		f.tint, f.light = f.tint.Mix(want.Base, 0.16), f.light.Mix(want.Light, 0.16)
		if closeTo(f.tint, want.Base) && closeTo(f.light, want.Light) {
			f.tint, f.light = want.Base, want.Light
		}
		s.Redraw()
	}
	f.swing(t, s)
	f.feel(t, s)
	if turns := t.o.Demo && !t.rests; !t.calm && (t.quiet < ringRest || turns) {
		slow := min(1, float32(ringRest-t.quiet)/40)
		if turns {
			slow = 1
		}
		f.turn += slow * 2 * math.Pi / ringTurn * f.flip
		f.pulse++
		s.Redraw()
	}
	f.notice(t, s)
	f.offer(t, s)
	f.growDue(t, s)
	t.log.fade(s)
	if f.banner > 0 {
		f.banner--
		s.Redraw()
	}
	for i := range t.facts.seats {
		to := float32(0)
		if t.facts.seats[i].active {
			to = 1
		}
		if f.lit[i] != to {
			step := float32(1.0 / 11) // 180 ms
			if t.calm {
				step = 1
			}
			f.lit[i] = min(max(to, f.lit[i]-step), f.lit[i]+step)
			s.Redraw()
		}
	}
}

// notice redraws what time alone changes, and says it: somebody may be caught, the clock runs down.
func (f *felt) notice(t *Table, s *Stage) {
	if t.person == nil {
		return
	}
	if seat := t.catchable() + 1; seat != f.noted[0] {
		f.noted[0] = seat
		s.Redraw()
		if seat > 0 {
			s.Say(t.lang.Say(words.ButtonCatchName, words.With("name", t.names[seat-1])) + ": C")
		}
	}
	calls := engine.Seat(0)
	if t.asked() && t.mayCall() {
		calls = 1
	}
	if calls != f.noted[1] {
		f.noted[1] = calls
		s.Redraw()
		if calls == 1 {
			s.Say(t.lang.Say(words.ButtonCall) + ": U")
		}
	}
	t.clock.notice(s)
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
	bottom := max(0, int(viewer))
	cx, cy := float32(l.Discard.X), float32(0.447*l.H)
	u := float32(l.Unit)
	for i := range n {
		a, b := l.Plates[i], l.Plates[(i+1)%n]
		ax, ay, bx, by := float32(a.X), float32(a.Y), float32(b.X), float32(b.Y)
		var p paint.Pose
		switch {
		case i == bottom || (i+1)%n == bottom:
			side := b
			dy := float32(-1)
			if (i+1)%n == bottom {
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
func (t *Table) drawGround(p *paint.Painter) {
	l, f := t.queue.Layout(), &t.felt
	u := t.u
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
func (t *Table) drawPile(p *paint.Painter) {
	l := t.queue.Layout()
	n := t.queue.Pile()
	w, h := float32(l.Draw.W), float32(l.Draw.H)
	x, y := float32(l.Draw.X), float32(l.Draw.Y)
	y -= t.felt.jolt.hop(x, y)
	k := w / anim.CardW
	if n == 0 {
		p.StrokeRoundRect(paint.Centered(x, y, w, h), p.CardRound()*k, 2*t.u, paint.Plum500)
	} else {
		edges := min(7, 1+(n-1)/14)
		if n == 1 {
			edges = 0
		}
		bottom := paint.Centered(x-float32(edges)*1.6*t.u, y+float32(edges)*2.4*t.u, w, h)
		p.Shadow(bottom, p.CardRound()*k, 6*t.u, 10*t.u, paint.ShadowInk.Fade(0.6))
		for i := edges; i > 0; i-- {
			c := paint.Tone(assets.TonePileLight)
			if i%2 == 0 {
				c = paint.Tone(assets.TonePileDark)
			}
			r := paint.Centered(x-float32(i)*1.6*t.u, y+float32(i)*2.4*t.u, w, h)
			p.RoundRect(r, p.CardRound()*k, paint.Ink)
			p.RoundRect(r.Inset(0.8*t.u), (p.CardRound()-1)*k, c)
		}
		p.Put(t.art.back, paint.Pose{X: x, Y: y, ScaleX: k, ScaleY: k, Tint: paint.White})
	}
	box := paint.Centered(x, y, w, h)
	must := t.mustDraw()
	if must {
		glow := 0.75 + 0.25*sin32(float32(t.felt.pulse)*0.12)
		t.glow(p, t.art.playable, x, y, k, 0, paint.Coral.Fade(1), glow)
	}
	if t.asked() && t.shown.Phase == engine.PhasePlay && !t.facts.draw && n > 0 && !t.peek.hidden() { // a card fits, and must be played
		p.Push(x, y, 0, 0, k, 0, 1)
		p.Nine(t.art.veil, paint.Centered(x, y, anim.CardW, anim.CardH), paint.Ink.Fade(0.5))
		p.Pop()
	}
	if t.hud.pile.hover && !must && (t.facts.draw || t.peek.hidden()) && t.current() {
		t.glow(p, t.art.hover, x, y, k, 0, paint.White, 1)
	}
	if t.hud.zone == zoneDraw && p.Focusing {
		p.FocusRing(box, p.CardRound()*k)
	}
}

// mustDraw says whether drawing is all that is left to the player.
func (t *Table) mustDraw() bool {
	return t.asked() && t.shown.Phase == engine.PhasePlay && t.facts.draw && t.facts.plays == 0 && !t.peek.hidden()
}

// drawPileLabels are the pile's badge and word, above the cards.
func (t *Table) drawPileLabels(p *paint.Painter) {
	l := t.queue.Layout()
	x, y := float32(l.Draw.X), float32(l.Draw.Y)+float32(l.Draw.H)/2
	n := t.queue.Pile()
	t.badge(p, t.art.number(n), x-5*t.u, y+8*t.u, 19*t.u, paint.Cream, paint.Ink)
	more := p.Grown(t.pillStyle(paint.Ink))/2 + p.Grown(paint.Style{Face: paint.Display, Size: 19 * t.u, Most: badgeMost * t.u})/2 // for larger text
	most := float32(l.Draw.W) + 60*t.u
	pill := &t.hud.pill.at // it looks like a button, and is one
	*pill = paint.Rect{}
	if l.Portrait || l.Small {
		most = min(most, 2*(x-11*t.u))
		if t.facts.take != "" && t.current() && t.question.modal == nil { // else the question says it
			*pill = t.pillIn(p, t.facts.take, input.NoAction, x-5*t.u, y+44*t.u+more, most, paint.Coral, paint.Ink)
		} else if t.mustDraw() {
			*pill = t.pillIn(p, t.labels.drawWord, input.ActDraw, x-5*t.u, y+44*t.u+more, most, paint.Coral, paint.Ink)
		} else if !l.Portrait && t.asked() && (t.facts.draw || t.peek.hidden()) && t.shown.Phase == engine.PhasePlay {
			*pill = t.pillIn(p, t.labels.drawWord, input.ActDraw, x-5*t.u, y+44*t.u+more, most, paint.Plum700, paint.Cream)
		}
		return
	}
	switch {
	case t.facts.take != "" && t.current():
		*pill = t.pillIn(p, t.facts.take, input.NoAction, x-5*t.u, y+50*t.u+more, most, paint.Coral, paint.Ink)
	case t.mustDraw():
		*pill = t.pillIn(p, t.labels.drawWord, input.ActDraw, x-5*t.u, y+50*t.u+more, most, paint.Coral, paint.Ink)
	case t.asked() && (t.facts.draw || t.peek.hidden()) && t.shown.Phase == engine.PhasePlay:
		*pill = t.pillIn(p, t.labels.drawWord, input.ActDraw, x-5*t.u, y+50*t.u+more, most, paint.Plum700, paint.Cream)
	case t.popped() || p.TextScale() > 1 && t.mayJump():
		// What was drawn lies there with its verbs, or the offer to jump in, which are larger.
	default:
		st := paint.Style{Face: paint.Body, Size: t.px(17), Color: paint.Cream2, Align: paint.Middle, Fit: max(float32(l.Draw.W)+8*t.u, 0)}
		p.Text(t.labels.pileWord, x-5*t.u, y+52*t.u+more, st)
	}
}

// badgeMost is the size, in units of the board, up to which a badge's number grows.
const badgeMost = 28
