package table

import (
	"fourtell/anim"
	"fourtell/engine"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
)

// The colours of what is true and of what lies under a large word, and of the panel.
const (
	claimTrue   paint.Color = 0x4CD08FFF
	claimUnder  paint.Color = 0x6E0A2CFF
	claimPanel  paint.Color = 0x25152FFF
	claimLocked paint.Color = 0xF7B733FF
)

// claimArt is what claims are drawn with besides the table's own.
type claimArt struct{ check, ring paint.Sprite }

func (c *claiming) find(p *paint.Painter) {
	c.marks = claimArt{p.Sprite("icon/check"), p.Sprite("ring")}
	c.button.Kind = kit.CoralVerb
	c.button.OnPress = c.lay
}

// rise is how far a picked card stands out.
func (c *claiming) rise() float32 {
	if c.queue.Layout().Portrait {
		return pickedBy / 3 * c.u
	}
	return pickedBy * c.u
}

// animate goes on with the strip, and with the number of cards in the pile.
func (c *claiming) animate(s *stage.Stage) {
	if c.of == nil {
		return
	}
	if c.strip.move(c.calm || c.speed == stage.SpeedInstant) {
		s.Redraw()
	}
	if n := c.queue.Lying(); n != c.lying {
		c.before, c.lying, c.rolls = c.lying, n, countRolls
	}
	if c.rolls > 0 {
		c.rolls--
		s.Redraw()
	}
}

// layOut puts the button and the strip into their places.
func (c *claiming) layOut(p *paint.Painter) {
	l, u := c.queue.Layout(), c.u
	r := rectOf(l.Call)
	c.button.Rect, c.button.Size = r, 27*u
	if !l.Portrait {
		c.button.Rect, c.button.Size = paint.Box(r.X+16*u, r.Y+144*u, r.W-32*u, 64*u), 24*u
	}
	c.button.Text, c.button.Off = c.said.button, !c.must && len(c.picked) == 0
	for len(c.tiles) < len(c.strip.ranks) {
		c.tiles = append(c.tiles, padButton{})
	}
	for i := range c.strip.ranks {
		c.tiles[i].at = claimStrip{c}.tileAt(i)
	}
}

// draw is what only whoever claims sees, and what is said aloud.
func (c *claiming) draw(p *paint.Painter) {
	if c.of == nil {
		return
	}
	if !c.queue.Layout().HandOnly {
		claimTold{c}.drawChips(p)
	}
	claimTold{c}.drawTalk(p)
	if !c.asks() || c.hand.grab.on {
		return
	}
	c.layOut(p)
	if c.queue.Layout().Portrait {
		c.drawTold(p)
	} else {
		c.drawPanel(p)
	}
	c.button.Draw(p)
	if c.hud.zone == zoneClaim && p.Focusing {
		p.FocusRing(paint.Box(c.button.X, c.button.Y, c.button.W, c.button.H+kit.Lip), c.button.H/2.6)
	}
	c.drawMarks(p)
}

// ink is the colour of what would be claimed: a lie or the truth.
func (c *claiming) ink() paint.Color {
	if c.said.lies > 0 {
		return paint.Coral
	}
	return claimTrue
}

// pickedSeen is how many of the picked cards the panel shows; how many more there are stands beside them.
const pickedSeen = 3

// drawPanel is the claim as it is made: the cards, whether they are a lie, and how it is laid.
func (c *claiming) drawPanel(p *paint.Painter) {
	u, r := c.u, rectOf(c.queue.Layout().Call)
	p.Shadow(r, 24*u, 4*u, 12*u, paint.ShadowInk.Fade(0.5))
	p.Bordered(r, 24*u, 1.5, claimPanel, paint.Plum600)
	if n := len(c.picked); n == 0 {
		st := paint.Style{Face: paint.Display, Size: 22 * u, Color: paint.Cream, Align: paint.Middle, Wrap: r.W - 48*u}
		box := paint.Box(r.X+24*u, r.Y+12*u, r.W-48*u, 124*u)
		p.TextIn(c.said.pick, box, p.Within(c.said.pick, st, box.H, 16*u))
	} else {
		step := 30 * u / float32(max(1, min(n, pickedSeen)-1))
		for i, card := range c.picked[:min(n, pickedSeen)] {
			x, y, scale := r.X+48*u+float32(i)*step, r.Y+49*u, 44*u/anim.CardW
			p.Put(c.art.of(card), paint.Pose{X: x, Y: y, ScaleX: scale, ScaleY: scale, Tint: paint.White})
		}
		if c.said.more != "" {
			c.badge(p, c.said.more, r.X+84*u, r.Y+76*u, 17*u, paint.Cream, paint.Ink)
		}
		st := paint.Style{Face: paint.Display, Size: 21 * u, Color: c.ink(), Wrap: r.W - 130*u}
		p.TextIn(c.said.truth, paint.Box(r.X+114*u, r.Y+12*u, r.W-130*u, 74*u), p.Within(c.said.truth, st, 76*u, 16*u))
		lock := paint.Box(r.X+16*u, r.Y+98*u, r.W-32*u, 34*u)
		p.RoundRect(lock, 17*u, paint.Plum900)
		box := paint.Box(lock.X+38*u, lock.Y, lock.W-48*u, lock.H)
		st = paint.Style{Face: paint.Body, Size: c.px(16), Color: paint.Cream, Fit: box.W, Most: 20 * u}
		if p.Reads(c.said.secret, st) {
			drawLock(p, lock.X+20*u, lock.Y+17*u, u)
		} else { // the words alone
			box, st.Align = r.Inset(8*u), paint.Middle
			box.Y, box.H, st.Fit = lock.Y, lock.H, box.W
		}
		p.TextIn(c.said.secret, box, st)
	}
	act := input.ActConfirm
	if p.Prompts.Device == paint.DevicePad {
		act = input.ActDraw
	}
	key, y := stage.Prompt(p, act), r.Y+240*u
	st := paint.Style{Face: paint.Body, Size: c.px(16), Color: paint.Cream2, Most: 20 * u}
	wide, _ := p.Measure(c.said.lays, st)
	cap := float32(0)
	if key.Of != paint.NoGlyph {
		cap = p.GlyphWide(key, 26*u) + 10*u
	}
	if st.Fit = r.W - 32*u - cap; wide > st.Fit {
		wide = st.Fit
	}
	x := r.X + (r.W-wide-cap)/2
	if cap > 0 {
		p.Glyph(key, paint.Box(x, y-13*u, cap-10*u, 26*u), paint.Cream)
	}
	if !c.must {
		p.TextIn(c.said.lays, paint.Box(x+cap, y-14*u, wide, 28*u), st)
	}
}

// drawTold is the same beside the pile of a window held upright.
func (c *claiming) drawTold(p *paint.Painter) {
	l, u := c.queue.Layout(), c.u
	if l.HandOnly {
		return // the marks over the cards tell it
	}
	high := min(84*u, float32(l.Call.Y-l.Call.H/2)-float32(l.Chip.Y+l.Chip.H/2)-12*u)
	r := paint.Box(150*u, float32(l.Discard.Y)-high/2, float32(l.W)-166*u, high)
	p.Bordered(r, 22*u, 1.5, claimPanel, paint.Plum600)
	if len(c.picked) == 0 {
		st := paint.Style{Face: paint.Display, Size: 19 * u, Color: paint.Cream, Align: paint.Middle, Wrap: r.W - 24*u}
		p.TextIn(c.said.pick, r, p.Within(c.said.pick, st, r.H-8*u, 15*u))
		return
	}
	half := r.H / 2
	if c.said.lies > 0 {
		drawMask(p, r.X+32*u, r.Y+half*0.62, 0.8*u, paint.Coral, paint.CoralLip, claimPanel)
	} else {
		p.Draw(c.marks.check, r.X+32*u, r.Y+half*0.62, u, claimTrue)
	}
	room := r.W - 74*u
	p.TextIn(c.said.truth, paint.Box(r.X+62*u, r.Y+4*u, room, half), paint.Style{Face: paint.Display, Size: 20 * u, Color: c.ink(), Fit: room, Most: 22 * u})
	drawLock(p, r.X+32*u, r.Y+half*1.5-3*u, u)
	p.TextIn(c.said.secret, paint.Box(r.X+62*u, r.Y+half-6*u, room, half), paint.Style{Face: paint.Body, Size: c.px(16), Color: paint.Cream, Fit: room, Most: 17 * u})
}

// drawMarks say of each picked card whether it is what it would be claimed to be.
func (c *claiming) drawMarks(p *paint.Painter) {
	u := c.u
	var marked [32]paint.Rect
	for i, card := range c.picked {
		if c.indexOf(card.ID) == noCard {
			continue
		}
		at := c.hand.cardRect(card.ID)
		x, y := at.X+at.W/2, at.Y-24*u
		lie := c.of.Lies(&c.shown, c.picked[i:i+1], c.rank) > 0
		word, ink := c.said.honest, claimTrue
		if lie {
			word, ink = c.said.lie, paint.Coral
		}
		st := paint.Style{Face: paint.Display, Size: c.px(17), Color: ink, Most: 20 * u}
		wide, _ := p.Measure(word, st)
		high, icon := 34*u, 34*u
		if lie {
			icon = 44 * u
		}
		if c.crowded(card.ID, at, wide+icon+30*u) {
			wide = 0
		}
		r := paint.Centered(x, y, wide+icon+22*u, high)
		if wide == 0 {
			r = paint.Centered(x, y, 28*u, 30*u)
		}
		r.X = min(max(r.X, 4*u), float32(c.queue.Layout().W)-r.W-4*u)
		for k := 0; k < min(i, len(marked)); k++ { // over the mark of a neighbour
			if o := marked[k]; !r.Apart(o) {
				r.Y, k = o.Y-r.H-4*u, -1
			}
		}
		if i < len(marked) {
			marked[i] = r
		}
		y = r.Y + r.H/2
		p.Bordered(r, high/2, 2, paint.Ink, ink)
		p.Quad(x-7*u, r.Y+r.H, x+7*u, r.Y+r.H, x, r.Y+r.H+8*u, x, r.Y+r.H+8*u, ink)
		ix := r.X + 10*u + icon/2
		if wide == 0 {
			ix = r.X + r.W/2
		}
		if lie && wide == 0 {
			drawMask(p, ix, y, 0.46*u, paint.Coral, paint.CoralLip, paint.Ink)
		} else if lie {
			drawMask(p, ix-2*u, y, 0.6*u, paint.Coral, paint.CoralLip, paint.Ink)
		} else {
			p.Draw(c.marks.check, ix, y, 0.85*u, claimTrue)
		}
		if wide > 0 {
			p.TextIn(word, paint.Box(r.X+8*u+icon, r.Y, wide, r.H), st)
		}
	}
}

// crowded says whether another picked card of the same row is nearer than a mark is wide.
func (c *claiming) crowded(id engine.Card, at paint.Rect, wide float32) bool {
	for _, other := range c.picked {
		if other.ID == id || c.indexOf(other.ID) == noCard {
			continue
		}
		if o := c.hand.cardRect(other.ID); paint.Abs(o.X-at.X) < wide && paint.Abs(o.Y-at.Y) < 40*c.u {
			return true
		}
	}
	return false
}
