package company

import (
	"strconv"

	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

// corner are the company's buttons on the table: the chat, and who watches.
type corner struct {
	m        *Mates
	chat     cornerButton
	eye      cornerButton
	screen   cornerButton // shows the table as on a big screen, for who watches
	watching int
}

func newCorner(m *Mates) *corner {
	c := &corner{m: m, watching: -1}
	c.chat.press, c.eye.press, c.screen.press = m.drawer.open, m.openPeople, m.turnBig
	c.chat.draw, c.eye.draw, c.screen.draw = c.drawChat, c.drawEye, drawScreen
	return c
}

// all are the buttons in their order; those without a width are not there now.
func (c *corner) all() [3]*cornerButton { return [...]*cornerButton{&c.screen, &c.eye, &c.chat} }

// nodes are those that are there now.
func (c *corner) nodes() (now []stage.Focusable) {
	for _, b := range c.all() {
		if b.W > 0 {
			now = append(now, b)
		}
	}
	return now
}

func (c *corner) sayAnew(s *stage.Stage) {
	c.watching = -1
	c.chat.label, c.screen.label = s.Lang().Say(words.CompanyOpen), s.Lang().Say(words.CompanyBig)
}

// lay puts them into the upper right corner, beside the log where that is there too.
func (c *corner) lay(s *stage.Stage) {
	l, u, held := c.m.table.Queue().Layout(), c.m.table.Unit(), s.Window().Held()
	side := max(44*u, held.Finger*held.K)
	n := len(c.m.place.Room().Watching)
	if n != c.watching {
		c.watching = n
		c.eye.text = strconv.Itoa(n)
		c.eye.label = s.Lang().Say(words.CompanyPeople) + ", " + s.Lang().Say(words.CompanyWatching, words.Count("n", n))
		s.Redraw()
	}
	unread := c.m.drawer.chat.Unread()
	if unread != c.chat.unread {
		c.chat.unread = unread
		c.chat.label = s.Lang().Say(words.CompanyOpen)
		c.chat.text = ""
		if unread != "" {
			c.chat.label += ", " + unread
			c.chat.text = strconv.Itoa(c.m.talk.Unread())
		}
		s.Redraw()
	}
	if l.HandOnly {
		c.chat.Rect = paint.Centered(float32(l.Log.X), float32(l.Log.Y), side, side)
		c.eye.Rect, c.screen.Rect = paint.Rect{}, paint.Rect{}
		return
	}
	if l.Portrait {
		x := float32(l.Log.X-l.Log.W/2) - 108*u
		c.chat.Rect = paint.Box(x, float32(l.Log.Y)-side/2, side, side)
		c.eye.Rect, c.screen.Rect = paint.Rect{}, paint.Rect{}
		return
	}
	if l.Far { // there is no button at all
		c.chat.Rect, c.eye.Rect, c.screen.Rect = paint.Rect{}, paint.Rect{}, paint.Rect{}
		return
	}
	x := float32(l.W) - 20*u - side
	if l.Small || held.Broad() {
		x -= side + 8*u
	}
	c.chat.Rect = paint.Box(x, 20*u, side, side)
	wide := max(78*u, side)
	c.eye.Rect = paint.Box(x-8*u-wide, 20*u, wide, side)
	c.screen.Rect = paint.Rect{}
	if c.m.seat < 0 {
		c.screen.Rect = c.eye.Move(-8*u-side, 0)
		c.screen.W = side
	}
}

func (c *corner) update(s *stage.Stage, in *input.Tick) {
	if c.m.seat < 0 && in.Take(input.ActPeek) {
		c.m.turnBig(s)
		return
	}
	for _, b := range c.all() {
		if b.W > 0 {
			b.Update(s, in)
		}
	}
}

func (c *corner) draw(p *paint.Painter) {
	for _, b := range c.all() {
		if b.W > 0 {
			b.Draw(p)
		}
	}
	if g := stage.Prompt(p, input.ActPeek); c.screen.W > 0 && g.Of != paint.NoGlyph {
		u := c.screen.H / 44
		r := paint.Centered(c.screen.X+c.screen.W/2, c.screen.Y+c.screen.H+4*u, p.GlyphWide(g, 20*u), 20*u)
		p.RoundRect(r.Inset(-2*u), 7*u, paint.Plum900)
		p.Glyph(g, r, paint.Cream)
	}
}

// drawScreen is a screen on its foot.
func drawScreen(p *paint.Painter, r paint.Rect) {
	u := r.H / 44
	cx, cy := r.Center()
	p.StrokeRoundRect(paint.Centered(cx, cy-3*u, 26*u, 18*u), 3*u, 2.5*u, paint.Cream)
	p.RoundRect(paint.Centered(cx, cy+11*u, 14*u, 3*u), 1.5*u, paint.Cream)
}

// drawChat is a balloon with three dots, and how many have not been read.
func (c *corner) drawChat(p *paint.Painter, r paint.Rect) {
	u := r.H / 44
	cx, cy := r.Center()
	p.RoundRect(paint.Centered(cx, cy-2*u, 24*u, 17*u), 7*u, paint.Cream)
	p.ArrowHead(cx-5*u, cy+8*u, -0.3, 1, 5*u, paint.Cream)
	for k := range 3 {
		p.Disc(cx+float32(k-1)*6*u, cy-2*u, 1.8*u, paint.Plum800)
	}
	if c.chat.text != "" {
		p.Disc(r.X+r.W-4*u, r.Y+4*u, 11*u, paint.Coral)
		p.TextIn(c.chat.text, paint.Centered(r.X+r.W-4*u, r.Y+4*u, 22*u, 22*u), paint.Style{Face: paint.Display, Size: 14 * u, Color: paint.Ink, Align: paint.Middle, Fit: 20 * u, Most: 15 * u})
	}
}

// drawEye is an eye and a number.
func (c *corner) drawEye(p *paint.Painter, r paint.Rect) {
	drawEye(p, r.X+0.34*r.W, r.Y+r.H/2, r.H/44)
	p.TextIn(c.eye.text, paint.Box(r.X+0.56*r.W, r.Y, 0.38*r.W, r.H), paint.Style{Face: paint.Display, Size: 19 * r.H / 44, Color: paint.Cream, Fit: 0.38 * r.W, Most: 24 * r.H / 44})
}

// drawEye is an eye round a point.
func drawEye(p *paint.Painter, x, y, u float32) {
	p.RoundRect(paint.Centered(x, y, 26*u, 16*u), 8*u, paint.Cream)
	p.Disc(x, y, 5.5*u, paint.Plum800)
	p.Disc(x+1.5*u, y-1.5*u, 1.8*u, paint.Cream)
}

// cornerButton is a button with a picture of its own.
type cornerButton struct {
	paint.Rect
	stage.Press
	label, text, unread string
	press               func(*stage.Stage)
	draw                func(*paint.Painter, paint.Rect)
}

// Bounds is the button.
func (b *cornerButton) Bounds() paint.Rect { return b.Rect }

// Enabled says that it can be pressed.
func (b *cornerButton) Enabled() bool { return true }

// Adjust does nothing.
func (b *cornerButton) Adjust(*stage.Stage, int) bool { return false }

// Activate presses it.
func (b *cornerButton) Activate(s *stage.Stage) { b.Act(s, b.press) }

// Speak says what it is.
func (b *cornerButton) Speak(s *stage.Stage) { s.Speech().Say(b.label) }

// Update follows the pointer.
func (b *cornerButton) Update(s *stage.Stage, in *input.Tick) bool {
	return b.Push(s, in, b.Rect, true, input.NoAction, b.press)
}

// Draw draws it as it is now.
func (b *cornerButton) Draw(p *paint.Painter) {
	body, line := paint.Plum800, paint.Plum600
	switch {
	case b.LooksPressed():
		body, line = paint.Plum900, paint.Plum500
	case b.Hover:
		body, line = paint.Plum600, paint.Plum300
	}
	p.Bordered(b.Rect, b.H/3, 1.5, body, line)
	b.draw(p, b.Rect)
	if b.Focused && p.Focusing {
		p.FocusRing(b.Rect, b.H/3)
	}
}
