package waiting

import (
	"strings"

	"fourtell/ai"
	"fourtell/online/wire"
	"fourtell/scene/company"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

// chair is a seat round the table: whoever has it, or that it is free.
type chair struct {
	paint.Rect
	stage.Press
	t      *Waiting
	index  int
	of     wire.Seat
	mine   bool
	host   bool // of the room
	face   paint.Sprite
	check  paint.Sprite
	title  string
	line   string
	short  string // the line where it has no room
	spoken string
}

// seats makes the chairs as the room has them.
func (t *Waiting) seats(s *stage.Stage) {
	all := t.room.Seats
	for len(t.chairs) < len(all) {
		t.chairs = append(t.chairs, &chair{t: t, index: len(t.chairs)})
	}
	t.chairs = t.chairs[:len(all)]
	faces := company.Faces(all)
	for i, c := range t.chairs {
		c.set(s, all[i], faces[i])
	}
}

// set shows who has the chair.
func (c *chair) set(s *stage.Stage, of wire.Seat, face string) {
	l, t := s.Lang(), c.t
	c.of = of
	c.mine = of.Kind == wire.Person && of.UID == t.uid()
	c.host = of.Kind == wire.Person && of.UID == t.room.Host
	c.check = s.Painter().Sprite("icon/check")
	switch of.Kind {
	case wire.Person:
		c.title, c.face = of.Name, s.Painter().Sprite("guest/"+face)
		if c.mine {
			c.title = l.Say(words.SeatYou)
		}
		var parts []string
		if c.host {
			parts = append(parts, l.Say(words.WaitingIsHost))
		}
		switch {
		case of.Here == wire.HereGone || of.Here == wire.HereBot:
			parts = append(parts, l.Rooms().Here(string(of.Here)))
		case of.Ready:
			parts = append(parts, l.Say(words.WaitingIsReady))
		default:
			parts = append(parts, l.Say(words.WaitingNotReady))
		}
		c.line, c.short = strings.Join(parts, ", "), parts[len(parts)-1]
		c.spoken = c.title + ": " + c.line
		if of.Here == wire.HereSlow {
			c.spoken += ", " + l.Rooms().Here(string(of.Here))
		}
	case wire.Bot:
		c.title, c.face = of.Name, s.Painter().Sprite("guest/"+face)
		c.line, c.short = botLine(l, &of), l.Say(words.WaitingBot)
		if name, ok := levelOf(l, of.Name); ok && of.Guest == "" {
			c.title = name
		}
		c.spoken = c.title + ": " + c.line
	default:
		c.title, c.line = l.Say(words.WaitingSit), l.Say(words.WaitingFree)
		if t.host() && t.waits() {
			c.line = l.Say(words.WaitingOrBot)
		}
		c.short, c.spoken = c.line, c.title+", "+c.line
	}
	c.spoken = l.Say("seat.unnamed", words.Count("n", c.index+1)) + ". " + c.spoken
}

// levelOf is a level's name in the player's language, of a bot that is called by it, "Expert 2" too; ok says that it is.
func levelOf(l *words.Language, name string) (text string, ok bool) {
	word, number, _ := strings.Cut(name, " ")
	level, ok := ai.LevelNamed(strings.ToLower(word))
	if !ok {
		return "", false
	}
	return strings.TrimSpace(l.LevelName(level.Name) + " " + number), true
}

// botLine is what stands below a bot's name: that it is one, and of a guest of the house how well it plays.
func botLine(l *words.Language, of *wire.Seat) string {
	if c, ok := ai.CharacterWithFace(of.Guest); ok && of.Guest != "" {
		return l.Say(words.WaitingBot) + " · " + l.LevelName(c.Level)
	}
	return l.Say(words.WaitingBot)
}

// Bounds is the plate.
func (c *chair) Bounds() paint.Rect { return c.Rect }

// Enabled says that it can have the focus: who cannot do anything about it can hear who sits there.
func (c *chair) Enabled() bool { return true }

// Adjust does nothing.
func (c *chair) Adjust(*stage.Stage, int) bool { return false }

// Speak says who sits there.
func (c *chair) Speak(s *stage.Stage) { s.Speech().Say(c.spoken) }

// Activate offers what can be done about it.
func (c *chair) Activate(s *stage.Stage) { c.Act(s, c.press) }

// Update follows the pointer.
func (c *chair) Update(s *stage.Stage, in *input.Tick) bool {
	return c.Push(s, in, c.Rect, true, input.NoAction, c.press)
}

// Draw draws the plate.
func (c *chair) Draw(p *paint.Painter) {
	r, radius := c.Rect, c.H/2
	if c.LooksPressed() {
		r = r.Move(0, 2)
	}
	if c.of.Kind == wire.Empty {
		c.drawFree(p, r, radius)
	} else {
		c.drawTaken(p, r, radius)
	}
	if c.Focused && p.Focusing {
		p.FocusRing(c.Rect, radius)
	}
}

func (c *chair) drawFree(p *paint.Painter, r paint.Rect, radius float32) {
	line, ink, low := paint.Plum500, paint.Cream2, paint.Plum300
	if c.Hover || c.Focused && p.Focusing {
		line, ink, low = paint.Cream, paint.Cream, paint.Cream2
	}
	p.RoundRect(r, radius, paint.Plum900.Fade(0.6))
	kit.Dashed(p, r.Inset(1), radius-1, 2, line)
	cx, cy := r.X+radius-2, r.Y+r.H/2
	p.Line(cx-9, cy, cx+9, cy, 3, ink)
	p.Line(cx, cy-9, cx, cy+9, 3, ink)
	c.drawTexts(p, r, ink, low)
}

// drawTexts draws both lines beside the face.
func (c *chair) drawTexts(p *paint.Painter, r paint.Rect, ink, low paint.Color) {
	x := r.X + r.H + 4
	if c.of.Kind == wire.Empty {
		x -= 14
	}
	fit := r.X + r.W - 14 - x
	title := paint.Style{Face: paint.Display, Size: 18, Color: ink, Fit: fit, Name: true, Most: 26}
	if c.of.Kind == wire.Person {
		title.Fit -= 26 // the line's bars
	}
	line := paint.Style{Face: paint.Body, Size: 16, Color: low, Fit: fit, Most: 22}
	cy := r.Y + r.H/2
	title, titleY, line, lineY := p.Pair(r.Y+3, r.Y+r.H-3, title, cy-3, line, cy+19)
	text := c.line
	if !p.Reads(text, line) {
		text = c.short
	}
	unread := p.InHand() && !p.Reads(text, line)
	if c.of.Kind == wire.Empty && (unread || !p.Reads(c.title, title)) { // the title alone, in two lines
		title.Wrap, title.Fit, title.Name = fit, 0, false
		p.TextIn(c.title, paint.Box(x, r.Y+4, fit, r.H-8), p.Within(c.title, title, r.H-8, 11))
		return
	}
	if unread { // the mark at the face says it, too
		p.TextIn(c.title, paint.Box(x, r.Y, title.Fit, r.H), title)
		return
	}
	p.Text(c.title, x, titleY, title)
	p.Text(text, x, lineY, line)
}

func (c *chair) drawTaken(p *paint.Painter, r paint.Rect, radius float32) {
	body, line, wide := paint.Plum800, paint.Plum600, float32(1.5)
	if c.mine {
		body, line, wide = paint.Active, paint.Coral, 3
	}
	if c.Hover {
		line = line.Mix(paint.Cream, 0.5)
	}
	p.Shadow(r, radius, 6, 12, paint.ShadowInk.Fade(0.4))
	p.Bordered(r, radius, wide, body, line)
	cx, cy, half := r.X+radius, r.Y+r.H/2, radius-4
	away := c.of.Here == wire.HereGone || c.of.Here == wire.HereBot
	fade := float32(1)
	if away {
		fade = 0.45
	}
	size, _ := p.Size(c.face)
	p.Draw(c.face, cx, cy, 2*half/max(size, 1), paint.White.Fade(fade))
	p.Circle(cx, cy, half+0.5, 2, paint.Cream.Fade(fade))
	c.drawMark(p, cx+half*0.64, cy+half*0.66)
	if c.host {
		drawCrown(p, cx, r.Y-3)
	}
	low := paint.Cream2
	if c.mine {
		p.PushPaper() // one's own plate is of what windows are, in every theme
		defer p.Pop()
		low = paint.Cream
	}
	c.drawTexts(p, r, paint.Cream, low)
	if c.of.Kind == wire.Person {
		drawBars(p, r.X+r.W-34, cy-4, c.of.Here)
	}
}

// drawMark is the small disc on a face: a check for who is ready, three dots for who is not, a bot's box.
func (c *chair) drawMark(p *paint.Painter, x, y float32) {
	switch {
	case c.of.Kind == wire.Bot:
		p.Disc(x, y, 11, paint.Ink)
		p.Disc(x, y, 9, paint.Plum500)
		p.RoundRect(paint.Centered(x, y+1, 10, 8), 2, paint.Cream)
		p.Rect(paint.Centered(x, y-5, 1.5, 4), paint.Cream)
		p.Disc(x-2.4, y+1, 1.2, paint.Ink)
		p.Disc(x+2.4, y+1, 1.2, paint.Ink)
	case c.of.Ready:
		p.Disc(x, y, 11, paint.Ink)
		p.Disc(x, y, 9, fine)
		p.Draw(c.check, x, y, 0.55, 0x150A1EFF)
	default:
		p.Disc(x, y, 11, paint.Ink)
		p.Disc(x, y, 9, paint.Plum600)
		for i := range 3 {
			p.Disc(x+float32(i-1)*4.4, y, 1.6, paint.Cream)
		}
	}
}

// The colours of a line that is good and of one that is slow, and the host's crown: the bars and the word say it too.
const (
	fine paint.Color = 0x4CD08FFF
	gold paint.Color = 0xF2B134FF
)

// drawBars is how somebody is reached: three bars, two, or none that is filled.
func drawBars(p *paint.Painter, x, foot float32, here wire.Here) {
	n, ink := 3, fine
	switch here {
	case wire.HereSlow:
		n, ink = 1, gold
	case wire.HereGone, wire.HereBot:
		n, ink = 0, paint.Said
	}
	for i := range 3 {
		high := float32(6 + 4*i)
		bar := paint.Box(x+float32(i)*7, foot-high, 5, high)
		if i < n {
			p.RoundRect(bar, 1.5, ink)
		} else {
			p.StrokeRoundRect(bar, 1.5, 1.2, ink)
		}
	}
	if n == 0 {
		p.Line(x-2, foot+1, x+21, foot-15, 2, ink)
	}
}

// drawCrown is over the host's face.
func drawCrown(p *paint.Painter, x, y float32) {
	p.Quad(x-13, y-9, x-6.5, y-3, x-6.5, y+5, x-12, y+5, gold)
	p.Quad(x-8, y-2, x, y-12, x+8, y-2, x, y+5, gold)
	p.Quad(x+13, y-9, x+12, y+5, x+6.5, y+5, x+6.5, y-3, gold)
	p.RoundRect(paint.Box(x-12, y, 24, 6), 2, gold)
}
