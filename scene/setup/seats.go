package setup

import (
	"strconv"
	"strings"

	"fourtell/assets"
	"fourtell/scene/guests"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/platform"
	"fourtell/scene/stage"
	"fourtell/words"
)

const (
	seatName = 21 // size of a name
	execHigh = 42 // the line of a program's command
	seatGap  = 6

	commandShown = 34 // letters of a command, its last
)

// part is a place in a seat's row to press, drawn by its row.
type part struct {
	paint.Rect
	press   stage.Press
	off     bool
	onPress func(*stage.Stage)
	paint   func(*paint.Painter, *part)
	radius  float32
	label   words.Key // spoken, with the seat's name
	row     *seatRow
}

// Bounds is the part.
func (n *part) Bounds() paint.Rect { return n.Rect }

// Focus puts the focus on it or takes it away.
func (n *part) Focus(on bool) { n.press.Focused = on }

// Enabled says whether it can be pressed.
func (n *part) Enabled() bool { return !n.off }

// Activate presses it.
func (n *part) Activate(s *stage.Stage) {
	s.Audio().Play(assets.SoundClick)
	n.onPress(s)
	s.Redraw()
}

// Adjust does nothing: the arrows go on.
func (n *part) Adjust(*stage.Stage, int) bool { return false }

// Update follows the pointer.
func (n *part) Update(s *stage.Stage, in *input.Tick) bool {
	if !n.off && n.press.Tapped(s, in, n.Rect) {
		n.Activate(s)
		return true
	}
	return false
}

// Draw draws what its row has for it, and the focus.
func (n *part) Draw(p *paint.Painter) {
	n.paint(p, n)
	if n.press.Focused && p.Focusing {
		p.FocusRing(n.Rect.Inset(3), n.radius)
	}
}

// body is the colour of the part's plate.
func (n *part) body() paint.Color {
	switch {
	case n.press.Down && n.press.Hover:
		return paint.Plum900
	case n.press.Hover:
		return paint.Plum600
	}
	return paint.Plum700
}

// seatRow is a chair: a portrait to go through, a name to change, who sits there, and the way up and down.
type seatRow struct {
	paint.Rect
	at             int
	plan           stage.SeatPlan
	face           paint.Sprite
	portrait, name part
	command        part // of a program
	commandText    string
	unnamed        string
	chair          *whoStep
	rating         string // beside the name; "" where nobody knows it
	up, down       part
	shelves        []stage.Node // the parts as the scroller's nodes

	arrow paint.Sprite
	on    *kit.Scroller
}

// newSeatRow makes the row of the seat with that index.
func newSeatRow(s *stage.Stage, t *chairs, at int) *seatRow {
	r := &seatRow{at: at, on: &t.seatList}
	p := s.Painter()
	r.arrow = p.Sprite("icon/down")
	r.portrait = part{row: r, label: words.SetupPortrait, radius: 34, paint: r.drawPortrait, onPress: func(s *stage.Stage) { t.face(s, at) }}
	r.name = part{row: r, label: words.SetupRename, radius: 9, paint: r.drawName, onPress: func(s *stage.Stage) { t.rename(s, at) }}
	r.up = part{row: r, label: words.SetupUp, radius: 9, paint: r.drawUp, onPress: func(s *stage.Stage) { t.move(s, at, -1) }}
	r.down = part{row: r, label: words.SetupDown, radius: 9, paint: r.drawDown, onPress: func(s *stage.Stage) { t.move(s, at, 1) }}
	r.chair = &whoStep{left: p.Sprite("icon/back"), right: p.Sprite("icon/next"), change: func(s *stage.Stage, d int) bool { return t.sit(s, at, d) },
		open: func(s *stage.Stage) { t.pickGuest(s, at) }}
	r.command = part{row: r, radius: 9, paint: r.drawCommand, onPress: func(s *stage.Stage) { t.program(s, at) }}
	r.unnamed = s.Lang().Say(words.ExecUnnamed)
	for _, n := range []stage.Focusable{&r.portrait, &r.name, r.chair, &r.up, &r.down, &r.command} {
		r.shelves = append(r.shelves, &kit.Shelved{Focusable: n, On: &t.seatList})
	}
	return r
}

// set shows a chair of a table of n at a game.
func (r *seatRow) set(s *stage.Stage, game string, plan stage.SeatPlan, n int) {
	r.plan, r.face, r.rating = plan, s.Painter().Sprite("guest/"+plan.Guest), ""
	if one, ok := guests.RatingOf(game, plan.Who); ok {
		r.rating = strconv.Itoa(one.Points)
	}
	all := guests.Sitters()
	i := guests.SitterAt(plan.Who)
	r.chair.value, r.chair.first, r.chair.last = s.Lang().Say(all[i].Name), i == 0, i == len(all)-1
	if c, ok := guests.CharacterOf(plan.Who); ok {
		r.chair.value = kit.Capital(s.Lang().GuestManner(c.Name))
		if name := s.Lang().GuestName(c.Name); name != plan.Name {
			r.chair.value = s.Lang().Say(words.GuestChair, words.With("name", name), words.With("manner", s.Lang().GuestManner(c.Name)))
		}
	}
	r.up.off, r.down.off = r.at == 0, r.at == n-1
	r.commandText = strings.TrimPrefix(plan.Who, stage.SitsProgram)
	if all := []rune(r.commandText); len(all) > commandShown {
		r.commandText = "…" + string(all[len(all)-commandShown:])
	} else if len(all) == 0 {
		r.commandText = r.unnamed
	}
}

// program says whether a program sits there, or is to.
func (r *seatRow) program() bool {
	return platform.ProgramsSit && strings.HasPrefix(r.plan.Who, stage.SitsProgram)
}

// reached are the parts that can be reached now.
func (r *seatRow) reached() []stage.Node {
	if r.program() {
		return r.shelves
	}
	return r.shelves[:len(r.shelves)-1]
}

// high is the row's height: larger names and sitters need more.
func (r *seatRow) high(p *paint.Painter) float32 {
	name, chair := seatLines(p)
	high := 8 + name + 5 + chair + 9
	if r.program() {
		high += execHigh
	}
	return high
}

// seatLines are the heights of a seat's name and of who sits there.
func seatLines(p *paint.Painter) (name, chair float32) {
	name = max(36, 1.4*p.Scaled(paint.Style{Face: paint.Display, Size: seatName}))
	lines := float32(1.25)
	if p.InHand() && p.TextScale() > 1 { // who sits there may need two
		lines = 2.15
	}
	return name, max(38, lines*p.Scaled(paint.Style{Face: paint.Body, Size: 17}))
}

// lay puts the parts in their places.
func (r *seatRow) lay(p *paint.Painter, x, y, w float32) {
	r.Rect = paint.Box(x, y, w, r.high(p))
	name, chair := seatLines(p)
	body := 8 + name + 5 + chair + 9
	r.portrait.Rect = paint.Box(x+12, y+body/2-34, 68, 68)
	r.name.Rect = paint.Box(x+90, y+8, w-90-56, name)
	r.chair.Rect = paint.Box(x+90, y+13+name, w-90-56, chair)
	r.up.Rect = paint.Box(x+w-48, y+8, 38, 38)
	r.down.Rect = paint.Box(x+w-48, y+body-47, 38, 38)
	r.command.Rect = paint.Box(x+90, y+body-3, w-90-10, execHigh-5)
}

// drawPlate draws what lies under the parts.
func (r *seatRow) drawPlate(p *paint.Painter) {
	if r.plan.Who == stage.SitsNobody {
		p.Bordered(r.Rect, 20, 1.5, paint.Plum900.Fade(0.4), paint.Plum600)
		return
	}
	p.Plate(r.Rect, 20, paint.Plum700.Fade(0.75))
}

func (r *seatRow) drawPortrait(p *paint.Painter, n *part) {
	cx, cy := n.Center()
	tint := paint.White
	if r.plan.Who == stage.SitsNobody {
		tint = paint.White.Fade(0.3)
	}
	scale := float32(1)
	if n.press.Hover {
		scale = 1.06
	}
	p.Draw(r.face, cx, cy, scale, tint)
	if r.plan.Who == stage.SitsPerson {
		p.Circle(cx, cy, 34.5, 4, paint.Coral)
	}
}

func (r *seatRow) drawName(p *paint.Painter, n *part) {
	ink, line := paint.Cream, paint.Plum500
	if r.plan.Who == stage.SitsNobody {
		ink = paint.Plum300
	}
	if n.press.Hover {
		p.RoundRect(n.Rect, 10, paint.Plum600)
		line = paint.Cream
	}
	wide := n.W - 16
	if r.rating != "" {
		small := paint.Style{Face: paint.Body, Size: 16, Most: 19, Color: paint.Plum300, Align: paint.Right}
		p.TextIn(r.rating, paint.Box(n.X+8, n.Y, wide, n.H), small)
		w, _ := p.Measure(r.rating, small)
		wide -= w + 10
	}
	st := paint.Style{Face: paint.Display, Size: seatName, Color: ink, Fit: wide, Name: true}
	p.TextIn(r.plan.Name, paint.Box(n.X+8, n.Y, wide, n.H), st)
	w, _ := p.Measure(r.plan.Name, st)
	p.Rect(paint.Box(n.X+8, n.Y+n.H-4, min(max(w, 24), wide), 1.5), line)
}

// drawCommand is the program's command line, as much of its end as there is room for.
func (r *seatRow) drawCommand(p *paint.Painter, n *part) {
	ink, line := paint.Cream2, paint.Plum500
	if r.commandText == r.unnamed {
		ink, line = paint.Said, paint.Said
	}
	if n.press.Hover {
		p.RoundRect(n.Rect, 10, paint.Plum600)
		line = paint.Cream
	}
	st := paint.Style{Face: paint.Body, Size: 17, Color: ink, Fit: n.W - 16}
	p.TextIn(r.commandText, paint.Box(n.X+8, n.Y, n.W-16, n.H-2), st)
	w, _ := p.Measure(r.commandText, st)
	p.Rect(paint.Box(n.X+8, n.Y+n.H-4, min(max(w, 24), n.W-16), 1.5), line)
}

func (r *seatRow) drawUp(p *paint.Painter, n *part)   { r.drawMove(p, n, -1) }
func (r *seatRow) drawDown(p *paint.Painter, n *part) { r.drawMove(p, n, 1) }

func (r *seatRow) drawMove(p *paint.Painter, n *part, way float32) {
	ink := paint.Plum300
	switch {
	case n.off:
		ink = paint.Plum500.Fade(0.5)
	case n.press.Hover:
		ink = paint.Cream
	}
	p.Plate(n.Rect, 11, n.body())
	if v := r.on.View; way < 0 && (n.Y < v.Y || n.Y+n.H > v.Y+v.H) {
		return // a mirrored sprite is not clipped
	}
	cx, cy := n.Center()
	p.Put(r.arrow, paint.Pose{X: cx, Y: cy, ScaleX: 0.8, ScaleY: 0.8 * way, Tint: ink})
}

// whoStep goes through what may sit on a chair.
type whoStep struct {
	paint.Rect
	value       string
	first, last bool // it is the first or the last there is
	change      func(*stage.Stage, int) bool
	open        func(*stage.Stage) // a choice of its own, on a press in its middle; nil: there is none
	back, next  stage.Press
	middle      stage.Press
	focus       bool
	left, right paint.Sprite
}

// Bounds is the step.
func (c *whoStep) Bounds() paint.Rect { return c.Rect }

// Focus puts the focus on it or takes it away.
func (c *whoStep) Focus(on bool) { c.focus = on }

// Enabled says that it can have the focus.
func (c *whoStep) Enabled() bool { return true }

// Activate opens the choice, or goes to the next, round and round.
func (c *whoStep) Activate(s *stage.Stage) {
	if c.open != nil {
		s.Audio().Play(assets.SoundClick)
		c.open(s)
		return
	}
	if c.Adjust(s, 1) {
		return
	}
	for c.change(s, -1) { // back to the first
	}
}

// Adjust goes to the one beside it; at the end it lets the arrow go on.
func (c *whoStep) Adjust(s *stage.Stage, d int) bool {
	if !c.change(s, d) {
		return false
	}
	s.Audio().Play(assets.SoundClick)
	return true
}

func (c *whoStep) arrow(side int) paint.Rect {
	if side < 0 {
		return paint.Box(c.X, c.Y, 42, c.H)
	}
	return paint.Box(c.X+c.W-42, c.Y, 42, c.H)
}

// Update follows the pointer.
func (c *whoStep) Update(s *stage.Stage, in *input.Tick) bool {
	if c.back.Tapped(s, in, c.arrow(-1)) {
		return c.Adjust(s, -1)
	}
	if c.next.Tapped(s, in, c.arrow(1)) {
		return c.Adjust(s, 1)
	}
	if c.open != nil && c.middle.Tapped(s, in, paint.Box(c.X+42, c.Y, c.W-84, c.H)) {
		c.Activate(s)
		return true
	}
	return false
}

// Draw draws who it is between the arrows.
func (c *whoStep) Draw(p *paint.Painter) {
	line := paint.Plum600
	if c.middle.Hover {
		line = paint.Cream
	}
	p.Bordered(c.Rect, 14, 1.5, paint.Plum900, line)
	st := paint.Style{Face: paint.Body, Size: 17, Color: paint.Cream, Align: paint.Middle}
	p.TextIn(c.value, paint.Box(c.X+42, c.Y, c.W-84, c.H), p.Inside(c.value, st, c.W-84, c.H-2))
	drawStep(p, c.left, c.arrow(-1), c.back.Hover, c.first)
	drawStep(p, c.right, c.arrow(1), c.next.Hover, c.last)
	if c.focus && p.Focusing {
		p.FocusRing(c.Rect.Inset(3), 11)
	}
}
