package table

import (
	"fourtell/assets"
	"fourtell/engine"
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

const (
	bubbleFor = 210
	bubbleOut = 8
)

// bubble is the reason why a wish was refused, next to the card it is about, and one step away from its rule.
type bubble struct {
	*view
	hud  *hud
	hand *hand
	// opens shows the rules, at a rule or at the top.
	opens func(*stage.Stage, string)

	text string
	rule string      // the rule that refused, as the rules page knows it; "" = none
	card engine.Card // 0: at the place below
	x, y float32
	foot float32 // the lower edge of what it is about, where it has one
	age  int
	on   bool
	// decision is the question asked when it was said: when that has changed it has nothing more to say.
	decision uint32
	button   padButton
}

func newBubble(v *view, u *hud, h *hand, opens func(*stage.Stage, string)) *bubble {
	return &bubble{view: v, hud: u, hand: h, opens: opens}
}

// end takes it away at once.
func (b *bubble) end() { *b = bubble{view: b.view, hud: b.hud, hand: b.hand, opens: b.opens} }

// say says why, where no rule is the reason.
func (b *bubble) say(s *stage.Stage, text string, card engine.Card) {
	b.sayRule(s, text, "", card)
}

// sayRule says why, and which rule it is.
func (b *bubble) sayRule(s *stage.Stage, text, rule string, card engine.Card) {
	b.end()
	b.text, b.rule, b.card, b.on, b.decision = text, rule, card, text != "", b.shown.Decision
	if card == 0 {
		l := b.queue.Layout()
		b.x, b.y = float32(l.Draw.X), float32(l.Draw.Y-l.Draw.H/2)
		b.foot = max(float32(l.Draw.Y+l.Draw.H/2), 0)
	}
	s.Speech().Say(text)
	if rule != "" && s.Devices().Keyed() {
		s.Speech().Say(b.lang.Say(words.RuleStepKey, words.With("key", s.Keys().Spoken(input.ActRules))))
	}
	s.Redraw()
}

func (b *bubble) close() {
	if b.on {
		b.age = max(b.age, bubbleFor)
	}
}

func (b *bubble) update(s *stage.Stage) {
	if !b.on {
		return
	}
	if b.shown.Decision != b.decision {
		b.close()
	}
	if b.button.Hover && b.age < bubbleFor {
		b.age = min(b.age, bubbleFor-stage.TicksPerSecond) // whoever is about to press it has the time
	}
	b.age++
	if b.age <= bubbleOut || b.age >= bubbleFor {
		s.Redraw()
	}
	if b.age > bubbleFor+bubbleOut {
		b.on = false
	}
}

// toRule opens the rule on a press or its key; it says whether it has. Without a refusal the key opens the rules at the top.
func (b *bubble) toRule(s *stage.Stage, in *input.Tick) bool {
	pressed := false
	if b.on && b.rule != "" && b.age < bubbleFor {
		b.button.at, _ = b.place(s.Painter())
		pressed = b.button.update(s, in, true)
	}
	if !pressed && !in.Take(input.ActRules) {
		return false
	}
	rule := ""
	if b.on {
		rule = b.rule
	}
	b.on = false
	s.Audio().Play(assets.SoundClick)
	b.opens(s, rule)
	return true
}

// tip is the point it hangs on, or stands on.
func (b *bubble) tip() (x, y float32) {
	i := b.indexOf(b.card)
	if i == noCard {
		return b.x, b.y
	}
	q := b.queue.Layout().HandPose(i)
	x, y = float32(q.X), float32(q.Y-q.Scale*90)
	if b.card < mostIDs {
		y += b.hand.springs[b.card].y - 12*b.u
	}
	if h := &b.queue.Layout().Hand; h.Rows > 1 { // above every row: what lies over the upper one hides its signs
		y = min(y, float32(h.Box.Y-h.Box.H/2)-12*b.u)
	}
	return x, y
}

func (b *bubble) stepStyle() paint.Style {
	return paint.Style{Face: paint.Display, Size: b.px(16), Color: paint.Cream, Align: paint.Middle}
}

const (
	bubbleStep = 30 // the way to the rule, in units of the board
	bubbleTip  = 24 // from the box to what it is about
)

// place is the box, above the card it is about, or, as messages lie above the piles, below the pile; under says which.
func (b *bubble) place(p *paint.Painter) (r paint.Rect, under bool) {
	r, _, under = b.fit(p)
	return r, under
}

// fit is the box and how the reason is written in it: as large as the player wants it and as there is room between the hand
// and the card that counts, and beside the colour where a window held upright has that there.
func (b *bubble) fit(p *paint.Painter) (r paint.Rect, st paint.Style, under bool) {
	u, l := b.u, b.queue.Layout()
	most := float32(l.W)
	x, y := b.tip()
	st = paint.Style{Face: paint.Body, Size: b.px(18), Color: paint.Ink, Align: paint.Middle}
	st.Wrap = min(300*u*p.Scaled(st)/(18*u), most-64*u)
	room := most - 64*u // of the text
	step := b.stepWide(p)
	if b.aside(p) {
		room -= step + 12*u
		st.Wrap = room
	}
	box := func() (w, h float32) {
		w, h = p.Measure(b.text, st)
		switch {
		case b.aside(p):
			w, h = w+step+12*u, max(h, (bubbleStep+8)*u)
		case b.rule != "":
			w = max(w, min(step, room))
			h += (bubbleStep + 8) * u
		}
		return w + 40*u, h + 20*u
	}
	w, h := box()
	if b.card == 0 {
		r = paint.Box(min(max(x-w/2, 12*u), most-w-12*u), b.foot+bubbleTip*u, w, h)
		if l.Portrait && b.facts.open != "" { // over the pile rather than over who may challenge, who has the whole width
			r.Y = min(r.Y, float32(l.Chip.Y)-openUpright*u-h)
		}
		return r, st, true
	}
	low := y - (bubbleTip-10)*u
	top := float32(l.Discard.Y+discardReach*l.Discard.W) + 4*u
	left := 12 * u
	if l.HandOnly {
		top = 160 * u
	}
	if chip := rectOf(l.Chip); l.Portrait && !l.HandOnly && low-h < chip.Y+chip.H+4*u {
		left = chip.X + chip.W + 8*u
		room = most - 12*u - left - 40*u
		st.Wrap = min(st.Wrap, room)
	}
	frame := 20 * u
	if b.rule != "" && !b.aside(p) {
		frame += (bubbleStep + 8) * u
	}
	st = p.Within(b.text, st, low-top-frame, 0.7*st.Size)
	w, h = box()
	r = b.hud.besidePill(paint.Box(x-w/2, low-h, w, h), x)
	r.X = min(max(r.X, left), most-w-12*u)
	return r, st, false
}

// aside says whether the way to the rule stands beside the reason: where letters are larger there is no room below it.
func (b *bubble) aside(p *paint.Painter) bool {
	return b.rule != "" && p.TextScale() > 1 && !b.queue.Layout().Portrait
}

// stepWide is how wide the way to the rule is.
func (b *bubble) stepWide(p *paint.Painter) float32 {
	w, _ := p.Measure(b.labels.ruleWord, b.stepStyle())
	return w + 64*b.u
}

// draw paints the reason, and below it the way to its rule.
func (b *bubble) draw(p *paint.Painter) {
	if !b.on {
		return
	}
	u := b.u
	tip, y := b.tip()
	k := min(1, float32(b.age)/bubbleOut)
	if out := b.age - bubbleFor; out > 0 {
		k = 1 - float32(out)/bubbleOut
	}
	r, st, under := b.fit(p)
	rise := 6 * u * (1 - k)
	if under {
		y, rise = b.foot, -rise
	}
	p.Push(tip, y, 0, rise, 1, 0, k)
	p.Shadow(r, 14*u, 4*u, 10*u, paint.ShadowInk.Fade(0.6))
	if tip = min(max(tip, r.X+24*u), r.X+r.W-24*u); under {
		p.Quad(tip, r.Y-10*u, tip, r.Y-10*u, tip+10*u, r.Y+2*u, tip-10*u, r.Y+2*u, paint.Cream)
	} else {
		p.Quad(tip-10*u, r.Y+r.H-2*u, tip+10*u, r.Y+r.H-2*u, tip, r.Y+r.H+10*u, tip, r.Y+r.H+10*u, paint.Cream)
	}
	p.RoundRect(r, 14*u, paint.Cream)
	if b.rule == "" {
		p.TextIn(b.text, r, st)
		p.Pop()
		return
	}
	text := r
	if b.aside(p) {
		step, high := b.stepWide(p), (bubbleStep+8)*u
		text.W -= step + 24*u
		p.TextIn(b.text, text, st)
		b.drawStep(p, paint.Box(r.X+r.W-step-12*u, r.Y+(r.H-high)/2, step, high))
		p.Pop()
		return
	}
	text.H -= (bubbleStep + 8) * u
	p.TextIn(b.text, text, st)
	b.drawStep(p, paint.Box(r.X+12*u, r.Y+r.H-(bubbleStep+8)*u, r.W-24*u, bubbleStep*u))
	p.Pop()
}

// drawStep draws the way to the rule, with its key where keys are used.
func (b *bubble) drawStep(p *paint.Painter, r paint.Rect) {
	u := b.u
	st := b.stepStyle()
	st.Fit = r.W - 12*u
	w, _ := p.Measure(b.labels.ruleWord, st)
	body := paint.Plum700
	switch {
	case b.button.LooksPressed():
		body = paint.Plum900
	case b.button.Hover:
		body = paint.Plum500
	}
	p.RoundRect(r, 10*u, body)
	text := r
	if g := stage.Prompt(p, input.ActRules); g.Of != paint.NoGlyph {
		wide := p.GlyphWide(g, r.H-6*u)
		text.X, text.W = r.X, r.W-wide
		p.Glyph(g, paint.Box(r.X+r.W/2+w/2-wide/2+8*u, r.Y+3*u, wide, r.H-6*u), paint.Cream)
	}
	p.TextIn(b.labels.ruleWord, text, st)
}
