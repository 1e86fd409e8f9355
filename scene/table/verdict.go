package table

import (
	"math"

	"fourtell/anim"
	"fourtell/engine"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/scene/umpire"
	"fourtell/words"
)

// verdictShow is the moment of truth, large over the table: a breath with the eye half shut, then it opens on a bluff or
// closes on an honest hand, with the hand itself for whoever may see it.
type verdictShow struct {
	*chair
	say     func(*stage.Stage) // tells of the verdict, now that it is known
	on      bool
	known   bool // the breath is over
	age     int
	since   int // ticks since the verdict is known
	closing int
	guilty  bool
	accused engine.Seat
	doubter engine.Seat
	words   words.Verdict
	whose   string // the line that says whose hand lies open
	cards   []engine.SeenCard
	proof   []bool           // the cards that make it a bluff
	told    uint32           // Seq of the verdict that has been shown: each is shown once
	untold  *engine.Snapshot // its beat, until it is known: then it is spoken and kept in the log
	bare    bool             // the accused's hand was seen before anybody doubted: one's own, or at a table of open hands
	hidden  bool             // the accused's hand has been seen large: at its seat it lies face down already
	row     verdictRow       // the cards of a claim that are turned up
	still   bool             // it is shown without motion
}

const (
	verdictPerson = 150 // ticks a verdict stays for those it is about
	verdictOthers = 78
	verdictOut    = 10
	verdictHeld   = 26 // ticks of the breath after which it is held
	verdictRays   = 14
)

func newVerdictShow(c *chair, say func(*stage.Stage)) *verdictShow {
	return &verdictShow{chair: c, say: say}
}

// clear ends it at once, and forgets whose hand was seen.
func (v *verdictShow) clear() { *v = verdictShow{chair: v.chair, say: v.say} }

// close lets it go away by itself.
func (v *verdictShow) close() {
	if v.on && v.closing == 0 {
		v.closing = verdictOut
	}
}

// begin notes what a resolved challenge shows, as its beat begins to play.
func (v *verdictShow) begin(e engine.Event) {
	*v = verdictShow{chair: v.chair, say: v.say, on: true, guilty: e.Verdict == engine.Guilty, accused: e.Seat, doubter: e.Target, told: v.shown.Seq, untold: v.untold, bare: v.bare}
	l := &v.lang
	said, proof := umpire.Of(v.shown.Game).Verdict(l, &v.shown, e, v.listener(), v.names)
	v.words = said
	if v.row = newVerdictRow(&v.shown, &e, proof, said.Cards); v.row.on() {
		v.row.turns = l.Say(words.DoubtTurning)
		v.row.skip = stage.NewKeyLine(l, input.ActSkip, words.DoubtSkip, words.DoubtSkipClick, words.DoubtSkipTap)
		v.findBare()
		return
	}
	if len(e.Cards) == 0 || e.Cards[0].Hidden() || e.Seat == v.viewer {
		return
	}
	v.cards, v.proof = append(v.cards, e.Cards...), proof
	v.whose = l.Say(words.VerdictShown, words.With("name", l.SeatName(e.Seat, v.names)))
}

// update follows the queue: the breath, then the verdict.
func (v *verdictShow) update(s *stage.Stage) {
	if v.o.Demo {
		return
	}
	for _, e := range v.queue.Effects() {
		switch {
		case e.Kind == anim.EffectBreath && !v.on && v.shown.Cause.Kind.Judges() && v.told != v.shown.Seq:
			v.begin(v.shown.Cause)
			s.Toasts().Clear()
		case v.row.on():
		case (e.Kind == anim.EffectGuilty || e.Kind == anim.EffectInnocent) && e.At > 0 && v.on:
			if !v.known {
				v.known = true
				v.say(s)
				v.hold = v.lasts(v.shown.Cause)
			}
		}
	}
	v.updateRow(s)
	if v.on && v.known && v.closing == 0 && v.hold == 0 && v.since > 0 && (!v.row.on() || v.still) {
		v.close()
	}
	if !v.on {
		v.hidden = v.hidden && v.open()
		return
	}
	v.age++
	s.Redraw()
	if v.known {
		v.since++
	}
	if v.closing > 0 {
		if v.closing--; v.closing == 0 {
			*v = verdictShow{chair: v.chair, say: v.say, told: v.told, accused: v.accused, hidden: len(v.cards) > 0}
		}
	}
}

// holdStill is the verdict's moment where there is no motion: at instant speed.
func (v *verdictShow) holdStill(s *stage.Stage, shown *engine.Snapshot) {
	if v.o.Demo || v.person == nil || v.told == shown.Seq {
		return
	}
	v.begin(shown.Cause)
	s.Toasts().Clear()
	v.known, v.told, v.still = true, shown.Seq, true
	v.row.at = v.row.Ends()
	v.hold = v.lasts(shown.Cause)
}

// lasts is how many ticks the picture stands still while the verdict is read: longer for those it is about.
func (v *verdictShow) lasts(e engine.Event) int {
	if v.person == nil {
		return 0
	}
	n := verdictOthers
	if e.Seat == v.viewer || e.Target == v.viewer {
		n = verdictPerson
	}
	switch v.speed {
	case stage.SpeedSlow:
		n = n * 3 / 2
	case stage.SpeedFast:
		n = n * 2 / 3
	case stage.SpeedInstant:
		n /= 2
	}
	return n
}

// coversSeat says whether the seat's hand is shown large by the verdict.
func (v *verdictShow) coversSeat(seat engine.Seat) bool {
	return v.on && len(v.cards) > 0 && seat == v.accused
}

// open says whether cards of the accused still lie open at its seat, though nobody may see that hand any more.
func (v *verdictShow) open() bool {
	if i := int(v.accused); i < 0 || i >= len(v.shown.Hands) || len(v.shown.Hands[i].Cards) > 0 {
		return false
	}
	poses := v.queue.Poses()
	for i := range poses {
		if v.faceUp(&poses[i]) {
			return true
		}
	}
	return false
}

// faceUp says whether it is a card of the accused that lies open or is being turned.
func (v *verdictShow) faceUp(q *anim.Pose) bool {
	return q.Place.Zone == anim.Hand && q.Place.Seat == v.accused && q.Flip < 1
}

// covers says whether a card of the accused is shown large by the verdict, and need not be seen at its seat too.
func (v *verdictShow) covers(q *anim.Pose) bool {
	return v.faceUp(q) && v.coversSeat(q.Place.Seat) || v.on && (v.row.covers(q) || v.lifts(q))
}

// lifts says whether it is a card of the pile that is taken: while the verdict stands it is shown there.
func (v *verdictShow) lifts(q *anim.Pose) bool {
	return v.on && v.row.on() && q.Flying && v.shown.Cause.Kind == engine.EventPileTaken
}

// secret says whether it is a card of the accused that nobody may see yet: the verdict is not known, and the hand was none
// that lies open anyway.
func (v *verdictShow) secret(q *anim.Pose) bool {
	return v.untold != nil && !v.bare && q.Place.Zone == anim.Hand && q.Place.Seat == v.untold.Cause.Seat && q.Flip < 1
}

// sees says whether a seat's hand lies open to whoever is shown that table.
func sees(s *engine.Snapshot, seat engine.Seat) bool {
	if seat < 0 || int(seat) >= len(s.Hands) {
		return false
	}
	cards := s.Hands[seat].Cards
	return len(cards) > 0 && !cards[0].Hidden()
}

// draw paints the eye, the word and the cards.
func (v *verdictShow) draw(p *paint.Painter) {
	if !v.on {
		return
	}
	u, l := v.u, v.queue.Layout()
	w, h := float32(l.W), float32(l.H)
	k := min(1, float32(v.age)/10)
	if v.closing > 0 {
		k = float32(v.closing) / verdictOut
	}
	p.Rect(paint.Box(0, 0, w, h), paint.Veil.Fade(k))
	p.Rect(paint.Box(0, 0, w, h), paint.Veil.Fade(k*0.6))
	if v.row.on() {
		p.Rect(paint.Box(0, 0, w, h), paint.Veil.Fade(k))
		revealShow{v}.draw(p, k)
		return
	}
	cx, cy := w/2, h*0.36
	if len(v.cards) > 0 {
		cy = h * 0.27
	}
	eye, scale := v.art.eyeHalf, float32(1)
	switch {
	case v.known && v.guilty:
		eye = v.art.eyeOpen
		if !v.calm {
			scale = 0.7 + 0.3*paint.OutBack(min(1, float32(v.since)/14), 3.2)
		}
	case v.known:
		eye = v.art.eyeClosed
		if !v.calm {
			scale = 1.12 - 0.12*paint.OutCubic(float32(v.since)/24)
		}
	case !v.calm: // it comes nearer, breathes, and holds its breath
		held := min(1, float32(v.age)/verdictHeld)
		scale = 1 + 0.12*paint.InOutQuad(held) + 0.03*(1-held)*kit.Sin(float32(v.age)*0.3)
	}
	p.Push(cx, cy, 0, 0, 1, 0, k)
	p.Draw(v.art.spot, cx, cy, 14*u, paint.GlowColor.Fade(0.35))
	v.drawLight(p, cx, cy)
	p.Draw(eye, cx, cy, 1.15*u*scale, paint.White)
	v.drawParties(p, cx, cy)
	p.Pop()
	ty := cy + 142*u
	if !v.known {
		in := min(1, float32(v.age)/12) * k
		p.Push(cx, ty, 0, 0, 1, 0, in)
		p.Text(v.words.Doubt, cx, ty, paint.Style{Face: paint.Display, Size: 34 * u, Color: paint.Cream, Align: paint.Middle, Fit: w - 60*u})
		p.Pop()
		return
	}
	in := min(1, float32(v.since)/9) * k
	color, rise, struck, aside := paint.Coral, float32(0), float32(1), float32(0)
	switch {
	case !v.guilty:
		color, rise = paint.Cream, 14*u*(1-paint.OutCubic(in))
	case !v.calm: // the word strikes
		hit := min(1, float32(v.since)/9)
		struck = 1.7 - 0.7*hit*hit
		after := min(1, max(0, float32(v.since-9)/20))
		aside = 7 * u * (1 - after) * (1 - after) * kit.Sin(after*2*math.Pi*3)
	}
	p.Push(cx, ty, aside, rise, struck, 0, in)
	p.Text(v.words.Title, cx, ty, paint.Style{Face: paint.Display, Size: 60 * u, Color: color, Align: paint.Middle, Fit: w - 60*u})
	p.Pop()
	p.Push(cx, ty, 0, rise, 1, 0, in)
	p.Text(v.words.Why, cx, ty+42*u, paint.Style{Face: paint.Body, Size: 23 * u, Color: paint.Cream, Align: paint.Middle, Most: 36 * u, Fit: w - 60*u})
	v.drawHand(p, cx, ty+70*u)
	p.Pop()
}

// far is how far from the eye the two stand whom the verdict is about.
func (v *verdictShow) far() float32 { return min(236*v.u, float32(v.queue.Layout().W)/2-56*v.u) }

// besideEye says whether there is room for them.
func (v *verdictShow) besideEye() bool { return v.far() >= 170*v.u }

// drawParties are the two the verdict is about, at either side of the eye: whoever doubts at the left, the accused at the
// right. The one who was wrong sinks, with a coral ring.
func (v *verdictShow) drawParties(p *paint.Painter, cx, cy float32) {
	u := v.u
	far := v.far()
	if !v.besideEye() {
		return
	}
	near := paint.OutCubic(min(1, float32(v.age)/16))
	if v.calm {
		near = 1
	}
	for side, seat := range [2]engine.Seat{v.doubter, v.accused} {
		if seat < 0 || int(seat) >= len(v.names) {
			continue
		}
		x := cx + far*(2-near)*float32(2*side-1)
		y, ring, r := cy, paint.Cream, 44*u
		if wrong := v.guilty == (seat == v.accused); v.known && wrong {
			ring = paint.Coral
			if !v.calm {
				y += 16 * u * paint.OutCubic(min(1, float32(v.since)/16))
			}
		} else if v.known && !v.calm {
			r *= 1 + 0.12*paint.OutBack(min(1, float32(v.since)/14), 2)
		}
		p.Disc(x, y+5*u, r+4*u, paint.ShadowInk.Fade(0.5))
		p.Draw(v.art.large[seat], x, y, r/64, paint.White)
		p.Circle(x, y, r+2*u, 4*u, ring)
		p.Text(v.names[seat], x, cy+88*u, paint.Style{Face: paint.Display, Size: v.px(19), Color: ring, Align: paint.Middle, Most: 28 * u, Fit: 124 * u, Name: true})
	}
}

// drawLight is what lies round the eye: rays that burst from one that opens, a ring that goes out from one that closes.
func (v *verdictShow) drawLight(p *paint.Painter, cx, cy float32) {
	if !v.known {
		return
	}
	u := v.u
	since := float32(v.since)
	if !v.guilty {
		p.Draw(v.art.spot, cx, cy, 11*u, paint.Cream.Fade(0.14*min(1, since/20)))
		if k := since / 40; k < 1 && !v.calm {
			p.Draw(v.art.ring, cx, cy, u*(0.6+0.6*paint.OutCubic(k)), paint.Cream.Fade(0.7*(1-k)))
		}
		return
	}
	out, turn := paint.OutCubic(min(1, since/18)), 0.25*paint.OutCubic(min(1, since/60))
	if v.calm {
		out, turn = 1, 0
	}
	for i := range verdictRays {
		a := float32(i)*2*math.Pi/verdictRays + turn
		long, wide := u*(132+42*float32(i&1))*out, u*(9+7*float32(i&1))
		p.Push(cx, cy, 0, 0, 1, a, 1)
		p.RoundRect(paint.Box(cx+70*u, cy-wide/2, max(0, long-70*u), wide), 4*u, paint.Coral.Fade(0.42))
		p.Pop()
	}
}

// drawHand fans the accused's cards; those that prove the bluff stand out.
func (v *verdictShow) drawHand(p *paint.Painter, cx, y float32) {
	n := len(v.cards)
	if n == 0 {
		return
	}
	u := v.u
	scale := 0.72 * u
	wide := anim.CardW * scale
	step := min(wide*0.8, (float32(v.queue.Layout().W)*0.8-wide)/float32(max(1, n-1)))
	p.Text(v.whose, cx, y+24*u, paint.Style{Face: paint.Body, Size: v.px(17), Color: paint.Cream2, Align: paint.Middle, Most: 26 * u, Fit: float32(v.queue.Layout().W) - 40*u})
	cy := y + 52*u + 90*scale
	for i, c := range v.cards {
		turn := min(1, max(0, (float32(v.since)-6-float32(i)*3)/12))
		x := cx + (float32(i)-float32(n-1)/2)*step
		yy := cy
		proof := i < len(v.proof) && v.proof[i]
		if proof {
			yy -= 18 * u * turn
		}
		face := v.art.back
		fold := 1 - 2*turn
		if turn > 0.5 {
			face = v.art.of(c)
		}
		p.Push(x, yy, 0, 4*scale, scale, 0, 1)
		p.Nine(v.art.shadow, paint.Centered(x, yy, max(12, anim.CardW*paint.Abs(fold)), anim.CardH), paint.White)
		p.Pop()
		p.Put(face, paint.Pose{X: x, Y: yy, ScaleX: scale * paint.Abs(fold), ScaleY: scale, Tint: paint.White})
		if turn == 1 && v.guilty && !proof {
			p.Push(x, yy, 0, 0, scale, 0, 1)
			p.Nine(v.art.veil, paint.Centered(x, yy, anim.CardW, anim.CardH), paint.Ink.Fade(0.5))
			p.Pop()
		}
		if turn == 1 && proof {
			v.glow(p, v.art.playable, x, yy, scale, 0, paint.White, 1)
		}
	}
}
