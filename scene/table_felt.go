package scene

import (
	"math"

	"fourtell/anim"
	"fourtell/assets"
	"fourtell/engine"
	"fourtell/words"
)

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
	tint   Color        // of the edges, on its way to the active colour
	light  Color        // of the ring
	turn   float32      // angle of the ring
	flip   float32      // -1 … 1: which way the chevrons go
	banner int          // ticks left of "Your turn"
	lit    [engine.MaxSeats]float32
	noted  [2]engine.Seat // who could be caught, and whether the player could call, when last looked at
	second int            // of the turn's clock, as shown
	pulse  int            // of what the player ought to press
	arrows []Pose
	known  bool
	jump   int  // ticks a jump-in has been offered
	owed   int  // cards due, as shown
	grown  int  // ticks left of their growing
	part   int  // of the clock's ring, as shown
	rests  bool // with the picture, though nobody plays: a replay
	jolt   jolt
	whirl  float32 // radians a tick the ring turns faster than it does, after a reverse
	held   [engine.MaxSeats]int
	kick   [engine.MaxSeats]float32 // of a plate a card has come to, 1 … 0
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
	want := s.painter.suit(f.color)
	if len(t.shown.Discard) == 0 {
		want.base, want.light = s.painter.color(Plum600), s.painter.color(Plum300)
	}
	if !f.known || t.calm || t.speed == SpeedInstant {
		f.tint, f.light, f.flip, f.known = want.base, want.light, float32(t.shown.Direction), true
	}
	if f.tint != want.base || f.light != want.light {
		f.tint, f.light = f.tint.Mix(want.base, 0.16), f.light.Mix(want.light, 0.16)
		if closeTo(f.tint, want.base) && closeTo(f.light, want.light) {
			f.tint, f.light = want.base, want.light
		}
		s.Redraw()
	}
	f.swing(t, s)
	f.feel(t, s)
	if turns := t.o.Demo && !f.rests; !t.calm && (t.quiet < ringRest || turns) {
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
	f.noticeClock(t, s)
}

func closeTo(a, b Color) bool {
	for shift := 0; shift <= 24; shift += 8 {
		x, y := a>>shift&0xFF, b>>shift&0xFF
		if max(x, y)-min(x, y) > 3 {
			return false
		}
	}
	return true
}

// layArrows puts the arrows that say who is next between the plates.
func (f *felt) layArrows(l *anim.Layout, viewer engine.Seat, slim bool) {
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
		var p Pose
		switch {
		case slim && (i == bottom || (i+1)%n == bottom):
			continue // the hand takes their place
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
func (t *Table) drawGround(p *Painter) {
	l, f := t.queue.Layout(), &t.felt
	u := t.u
	x, y := float32(l.Discard.X), float32(l.Discard.Y)
	ground, strength := TableGround(x, y), float32(0.34)
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
	p.Gradient(Rect{0, 0, e, h}, in, out, in, out)
	p.Gradient(Rect{w - e, 0, e, h}, out, in, out, in)
	p.Gradient(Rect{0, 0, w, e * 0.6}, in, in, out, out)
	p.Gradient(Rect{0, h - e*0.6, w, e * 0.6}, out, out, in, in)
	line := max(3*u, 2)
	if ground.Rail > 0 {
		// Piping of the colour between cloth and rail.
		p.StrokeRoundRect(Rect{0, 0, w, h}.Inset(ground.Rail-line), 2*ground.Rail, line+1, f.tint)
		return
	}
	p.Rect(Rect{0, 0, w, line}, f.tint)
	p.Rect(Rect{0, h - line, w, line}, f.tint)
	p.Rect(Rect{0, 0, line, h}, f.tint)
	p.Rect(Rect{w - line, 0, line, h}, f.tint)
}

// drawPile is the draw pile: its edges say how much is left, and its badge the number.
func (t *Table) drawPile(p *Painter) {
	l := t.queue.Layout()
	n := t.queue.Pile()
	w, h := float32(l.Draw.W), float32(l.Draw.H)
	x, y := float32(l.Draw.X), float32(l.Draw.Y)
	y -= t.felt.jolt.hop(x, y)
	k := w / anim.CardW
	if n == 0 {
		p.StrokeRoundRect(Centered(x, y, w, h), p.cardRound()*k, 2*t.u, Plum500)
	} else {
		edges := min(7, 1+(n-1)/14)
		if n == 1 {
			edges = 0
		}
		bottom := Centered(x-float32(edges)*1.6*t.u, y+float32(edges)*2.4*t.u, w, h)
		p.Shadow(bottom, p.cardRound()*k, 6*t.u, 10*t.u, ShadowInk.Fade(0.6))
		for i := edges; i > 0; i-- {
			c := tone(assets.TonePileLight)
			if i%2 == 0 {
				c = tone(assets.TonePileDark)
			}
			r := Centered(x-float32(i)*1.6*t.u, y+float32(i)*2.4*t.u, w, h)
			p.RoundRect(r, p.cardRound()*k, Ink)
			p.RoundRect(r.Inset(0.8*t.u), (p.cardRound()-1)*k, c)
		}
		p.Put(t.art.back, Pose{X: x, Y: y, ScaleX: k, ScaleY: k, Tint: White})
	}
	box := Centered(x, y, w, h)
	must := t.mustDraw()
	if must {
		glow := 0.75 + 0.25*sin32(float32(t.felt.pulse)*0.12)
		t.glow(p, t.art.playable, x, y, k, 0, Coral.Fade(1), glow)
	}
	if t.asked() && t.shown.Phase == engine.PhasePlay && !t.facts.draw && n > 0 && !t.hidden() { // a card fits, and must be played
		p.Push(x, y, 0, 0, k, 0, 1)
		p.Nine(t.art.veil, Centered(x, y, anim.CardW, anim.CardH), Ink.Fade(0.5))
		p.Pop()
	}
	if t.hud.pile.hover && !must && (t.facts.draw || t.hidden()) && t.current() {
		t.glow(p, t.art.hover, x, y, k, 0, White, 1)
	}
	if t.hud.zone == zoneDraw && p.focusing {
		p.FocusRing(box, p.cardRound()*k)
	}
}

func sin32(a float32) float32 { s, _ := sincos32(a); return s }

// glow draws a nine-patch line or light round a card of that scale.
func (t *Table) glow(p *Painter, s Sprite, x, y, scale, angle float32, tint Color, alpha float32) {
	p.Push(x, y, 0, 0, scale, angle, alpha)
	p.Nine(s, Centered(x, y, anim.CardW, anim.CardH), White)
	p.Pop()
}

// mustDraw says whether drawing is all that is left to the player.
func (t *Table) mustDraw() bool {
	return t.asked() && t.shown.Phase == engine.PhasePlay && t.facts.draw && t.facts.plays == 0 && !t.hidden()
}

// drawPileLabels are the pile's badge and word, above the cards.
func (t *Table) drawPileLabels(p *Painter) {
	l := t.queue.Layout()
	x, y := float32(l.Draw.X), float32(l.Draw.Y)+float32(l.Draw.H)/2
	n := t.queue.Pile()
	t.badge(p, t.art.number(n), x-5*t.u, y+8*t.u, 19*t.u, Cream, Ink)
	more := p.grown(t.pillStyle(Ink))/2 + p.grown(Style{Face: Display, Size: 19 * t.u, Most: badgeMost * t.u})/2 // for larger text
	most := float32(l.Draw.W) + 60*t.u
	pill := &t.hud.pill.at // it looks like a button, and is one
	*pill = Rect{}
	if l.Portrait || l.Small {
		if t.facts.take != "" && t.current() {
			*pill = t.pillIn(p, t.facts.take, NoAction, x-5*t.u, y+44*t.u+more, most, Coral, Ink)
		} else if t.mustDraw() {
			*pill = t.pillIn(p, t.hud.drawWord, ActDraw, x-5*t.u, y+44*t.u+more, most, Coral, Ink)
		}
		return
	}
	switch {
	case t.facts.take != "" && t.current():
		*pill = t.pillIn(p, t.facts.take, NoAction, x-5*t.u, y+50*t.u+more, most, Coral, Ink)
	case t.mustDraw():
		*pill = t.pillIn(p, t.hud.drawWord, ActDraw, x-5*t.u, y+50*t.u+more, most, Coral, Ink)
	case t.asked() && (t.facts.draw || t.hidden()) && t.shown.Phase == engine.PhasePlay:
		*pill = t.pillIn(p, t.hud.drawWord, ActDraw, x-5*t.u, y+50*t.u+more, most, Plum700, Cream)
	case p.TextScale() > 1 && (t.popped() || t.mayJump()):
		// What was drawn lies there with its verbs, or the offer to jump in, which are larger.
	default:
		st := Style{Face: Body, Size: t.px(17), Color: Cream2, Align: Middle, Fit: max(float32(l.Draw.W)+8*t.u, 0)}
		p.Text(t.hud.pileWord, x-5*t.u, y+52*t.u+more, st)
	}
}

// px is a text's size on this window: as on the reference board, but never too small to read.
func (t *Table) px(size float32) float32 {
	if t.u >= 1 {
		return size * t.u
	}
	return max(size*t.u, min(size, 16))
}

// badgeMost is the size, in units of the board, up to which a badge's number grows.
const badgeMost = 28

// badge is a number on a small disc that widens with it.
func (t *Table) badge(p *Painter, text string, x, y, size float32, body, ink Color) {
	st := Style{Face: Display, Size: size, Color: ink, Most: max(size, badgeMost*t.u)}
	w, _ := p.Measure(text, st)
	h := size*1.6 + p.grown(st)
	r := Centered(x, y, max(h, w+size*0.8), h)
	p.RoundRect(r.Inset(-2.5*t.u), h/2+2.5*t.u, Ink)
	p.RoundRect(r, h/2, body)
	st.Align = Middle
	p.TextIn(text, r, st)
}

// pill is a word on a rounded strip, with the key that does the same.
func (t *Table) pill(p *Painter, text string, key Action, x, y float32, body, ink Color) {
	t.pillIn(p, text, key, x, y, float32(t.queue.Layout().W)-24*t.u, body, ink)
}

// besidePile is how wide a pill under the discards may grow: held upright as the window, else as far as the pile's own.
func (t *Table) besidePile() float32 {
	l := t.queue.Layout()
	if l.Portrait {
		return float32(l.W) - 24*t.u
	}
	return 2 * (float32(l.Discard.X-l.Draw.X-l.Draw.W/2) - 16*t.u)
}

func (t *Table) pillStyle(ink Color) Style { return Style{Face: Display, Size: t.px(18), Color: ink} }

// pillIn is a pill no wider than that, unless its word is wider as it is designed.
func (t *Table) pillIn(p *Painter, text string, key Action, x, y, most float32, body, ink Color) Rect {
	st := t.pillStyle(ink)
	w, _ := p.Measure(text, st)
	if room := most - 36*t.u; w > room && p.TextScale() > 1 {
		st.Most = p.scaled(st) * room / w
		w, _ = p.Measure(text, st)
		if w > room {
			st.Fit, w = room, room
		}
	}
	h := 34*t.u + p.grown(st)
	extra := float32(0)
	g := prompt(p, key)
	if g.Of != NoGlyph && !t.queue.Layout().Portrait {
		extra = p.glyphWide(g, 24*t.u) + 10*t.u
	}
	r := Centered(x, y, w+extra+36*t.u, h)
	p.Shadow(r, h/2, 3*t.u, 6*t.u, ShadowInk.Fade(0.5))
	if body == Plum700 {
		p.RoundRect(r.Inset(-1.5*t.u), h/2, Plum500)
	}
	p.RoundRect(r, h/2, body)
	p.TextIn(text, Rect{r.X + 18*t.u, r.Y, w, h}, st)
	if extra > 0 {
		p.Glyph(g, Rect{r.X + w + 26*t.u, y - 12*t.u, extra - 10*t.u, 24 * t.u}, ink)
	}
	return r
}

// keyPillAt is the box of a strip with a line in which a key is named, round a point.
func (t *Table) keyPillAt(p *Painter, line *keyLine, x, y float32) Rect {
	st := t.keyPillStyle(Ink)
	wide := line.wide(p, st)
	if room := t.besidePile() - 36*t.u; wide > room && p.TextScale() > 1 {
		wide = max(room, wide*st.Size/p.scaled(st))
	}
	return Centered(x, y, wide+36*t.u, 34*t.u+0.8*p.grown(st))
}

func (t *Table) keyPillStyle(ink Color) Style {
	return Style{Face: Display, Size: t.px(18), Color: ink, Align: Middle}
}

// keyPill is that strip.
func (t *Table) keyPill(p *Painter, line *keyLine, r Rect, body, ink Color) {
	p.Shadow(r, r.H/2, 3*t.u, 6*t.u, ShadowInk.Fade(0.5))
	p.RoundRect(r, r.H/2, body)
	st := t.keyPillStyle(ink)
	st.Fit = r.W - 30*t.u
	line.draw(p, r, st)
}
