package lobby

import (
	"strconv"
	"strings"

	"fourtell/online/client"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

// whoPill says who one is, at which house, and how long its answers take; a press changes either.
type whoPill struct {
	paint.Rect
	stage.Press
	of   *Lobby
	face paint.Sprite
	name string
	ms   string
	bare string // the same in figures alone, for where that has no room
	bars int    // of three: how good the line is
}

// fill says it.
func (n *whoPill) fill(s *stage.Stage) {
	l, w := s.Lang(), &n.of.way
	n.name = n.of.line.Who(s).Name
	n.face = face(s.Painter(), n.name+"?")
	if n.ms, n.bare, n.bars = l.Say(words.LobbyNoLine), "", 0; n.of.lay.upright {
		n.ms = ""
	}
	if n.name == "" {
		n.name = l.Say(words.LobbyNameSet)
	}
	c := n.of.line.Client()
	if c == nil {
		return
	}
	if c.UID() != "" {
		n.face = face(s.Painter(), string(c.UID()))
	}
	if w.phase != here || c.State() != client.Here {
		return
	}
	n.bars = 3
	switch ms := c.RoundTrip(); {
	case ms > 400:
		n.bars = 1
	case ms > 150:
		n.bars = 2
	}
	n.ms, n.bare = l.Say(words.LobbyLine, words.Count("n", int(c.RoundTrip()))), strconv.FormatInt(c.RoundTrip(), 10)+" ms"
	if n.of.lay.upright {
		n.ms = n.bare
	}
}

// Bounds is the pill.
func (n *whoPill) Bounds() paint.Rect { return n.Rect }

// Enabled says that it can be pressed.
func (n *whoPill) Enabled() bool { return true }

// Adjust does nothing.
func (n *whoPill) Adjust(*stage.Stage, int) bool { return false }

// Activate asks what is to be another: the name, or the house.
func (n *whoPill) Activate(s *stage.Stage) { n.Act(s, n.of.others) }

// Update follows the pointer.
func (n *whoPill) Update(s *stage.Stage, in *input.Tick) bool {
	return n.Push(s, in, n.Rect, true, input.NoAction, n.of.others)
}

// Speak says who one is, and how the line is.
func (n *whoPill) Speak(s *stage.Stage) {
	line := n.ms
	if line == "" {
		line = s.Lang().Say(words.LobbyNoLine)
	}
	s.Speech().Say(n.name + ", " + line)
}

// others asks what is to be another.
func (b *Lobby) others(s *stage.Stage) {
	l, name := s.Lang(), b.line.Who(s).Name
	if name == "" {
		b.askName(s)
		return
	}
	help := name
	if house := b.way.house(); house != "" {
		help = l.Say(words.LobbyYouAre, words.With("name", name), words.With("house", strings.TrimPrefix(house, "https://")))
	}
	s.Open(&kit.ListModal{Title: l.Say(words.LobbyYou), Help: help, Items: []kit.ListItem{
		{Text: l.Say(words.LobbyNameOther), Does: b.askName}, {Text: l.Say(words.LobbyHouseOther), Does: b.askHouse}}})
}

// Draw draws the pill: the face, the name, three bars and the time.
func (n *whoPill) Draw(p *paint.Painter) {
	r := n.Rect
	body, line := paint.Plum800, paint.Plum600
	switch {
	case n.LooksPressed():
		body, line = paint.Plum900, paint.Plum500
	case n.Hover:
		body, line = paint.Plum600, paint.Plum300
	}
	p.Bordered(r, r.H/2, 1.5, body, line)
	drawFace(p, n.face, r.X+r.H/2, r.Y+r.H/2, r.H/2-5)
	x := r.X + r.H + 4
	name := paint.Style{Face: paint.Body, Size: 18, Color: paint.Cream, Name: true, Most: 26}
	ms := paint.Style{Face: paint.Body, Size: 16, Color: paint.Cream2, Most: 22}
	room := r.X + r.W - 16 - x - 30
	called, _ := p.Measure(n.name, name)
	most := max(0.38*room, room-called-10) // the name is what one looks for
	told := n.ms
	wide, _ := p.Measure(told, ms)
	if ms.Fit = min(wide+1, most); n.bare != "" && !p.Reads(told, ms) {
		told, ms.Fit = n.bare, 0
		wide, _ = p.Measure(told, ms)
		ms.Fit = min(wide+1, most)
	}
	name.Fit = room - ms.Fit - 8
	p.TextIn(n.name, paint.Box(x, r.Y, name.Fit, r.H), name)
	at := r.X + r.W - 16 - ms.Fit
	p.TextIn(told, paint.Box(at, r.Y, ms.Fit, r.H), ms)
	for i := range 3 {
		ink, high := paint.Plum500, float32(6+5*i)
		if i < n.bars {
			ink = good
		}
		p.RoundRect(paint.Box(at-26+float32(i)*7, r.Y+r.H/2+8-high, 5, high), 1.5, ink)
	}
	if n.Focused && p.Focusing {
		p.FocusRing(r, r.H/2)
	}
}
