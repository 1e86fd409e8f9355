package table

import (
	"fourtell/anim"
	"fourtell/assets"
	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/scene/umpire"
	"fourtell/words"
)

const (
	playedShown = 10  // cards at most
	playsHigh   = 226 // units of the panel down to below a row of plays
	rowHigh     = 120 // of another row
)

// playedPanel shows the cards played last, and how many of each face nobody at the screen has seen yet: what a player who
// counts cards would know, in a game in which they are counted.
type playedPanel struct {
	stage.Dialog
	peek   *peek
	panel  stage.Panel
	close  *kit.Button
	plays  [playedShown]playedCard
	n      int
	left   []int // by engine.Face; nil: nobody counts
	k      float32
	title  string
	empty  string
	unseen string
	count  string
}

// playedCard is one card of a play, the newest first.
type playedCard struct {
	card engine.SeenCard
	name string
}

// Pauses says that the table stands meanwhile, where a clock would run down.
func (m *playedPanel) Pauses() bool { return m.peek.shown.Clock.Deadline != 0 }

// Enter counts, and lays the panel in the middle.
func (m *playedPanel) Enter(s *stage.Stage) {
	l := &m.peek.lang
	m.title, m.empty, m.unseen = l.Say(words.PlayedTitle), l.Say(words.PlayedNothing), l.Say(words.PlayedUnseen)
	m.close = &kit.Button{Text: l.Say(words.ButtonClose), OnPress: func(s *stage.Stage) { s.Close(m) }}
	m.Group.Nodes = []stage.Node{m.close}
	m.Group.SetFocus(m.close)
	m.Bare = true
	m.read()
	m.lay(s)
	s.Speech().Say(m.spoken())
}

// read takes over what the picture behind the panel shows.
func (m *playedPanel) read() {
	now := m.peek.shown
	m.n = 0
	for i := len(now.History) - 1; i >= 0; i-- {
		if e := &now.History[i]; e.Kind.Plays() {
			m.add(e)
		}
	}
	if m.peek.peeks() && now.Viewer >= 0 { // what everybody may see
		now.Hands = append([]engine.Hand(nil), now.Hands...)
		now.Hands[now.Viewer].Cards = nil
	}
	m.left = umpire.Of(now.Game).Unseen(&now)
	sum := 0
	for _, n := range m.left {
		sum += n
	}
	m.count = m.peek.lang.Say(words.PlayedCount, words.Count("n", sum))
}

// add puts the cards of a play into the row, the last on top first, as far as there is room.
func (m *playedPanel) add(e *engine.Event) {
	for i := len(e.Cards) - 1; i >= 0 && m.n < playedShown; i-- {
		c := e.Cards[i]
		if shed.IsWild(c.Face) && c.Stamp == engine.NoColor {
			c.Stamp = e.Color
		}
		m.plays[m.n] = playedCard{card: c}
		if e.Seat >= 0 && int(e.Seat) < len(m.peek.names) {
			m.plays[m.n].name = m.peek.names[e.Seat]
		}
		m.n++
	}
}

// spoken is the whole of it: the plays, then what is unseen by colour and the wilds.
func (m *playedPanel) spoken() string {
	l := &m.peek.lang
	said := []string{m.title}
	for _, c := range m.plays[:m.n] {
		said = append(said, l.Say(words.PlayedOf, words.With("name", c.name), words.With("card", l.Card(c.card))))
	}
	if m.n == 0 {
		said = append(said, m.empty)
	}
	if m.left == nil {
		return words.Sentences(said...)
	}
	var sums [5]int
	for f, n := range m.left {
		sums[shed.ColorOf(engine.Face(f))] += n
	}
	each := func(what string, n int) {
		said = append(said, l.Say(words.PlayedByFace, words.With("color", kit.Capital(what)), words.Count("n", n)))
	}
	said = append(said, m.unseen)
	for _, c := range shed.Colors() {
		each(l.Color(c), sums[c])
	}
	each(l.Face(shed.FaceWild), m.left[shed.FaceWild])
	each(l.Face(shed.FaceWildDrawFour), m.left[shed.FaceWildDrawFour])
	return words.Sentences(said...)
}

func (m *playedPanel) lay(s *stage.Stage) {
	w, h := s.Window().Size()
	m.k = min(1, w/860)
	wide, high, plays := float32(820), float32(620), float32(playsHigh)
	if held := s.Window().Held(); held.Upright {
		m.k = held.K
		plays = (plays + rowHigh) * m.k
		wide, high = 456*m.k, min(h-24*m.k, 940*m.k)
	} else {
		m.k = min(m.k, (h-24)/high)
		wide, high, plays = wide*m.k, high*m.k, plays*m.k
	}
	if m.left == nil {
		high = min(high, plays)
	}
	m.Fit(s, wide, high)
	k := m.k
	m.close.Rect = paint.Box(m.Panel.X+m.Panel.W-170*k, m.Panel.Y+20*k, 142*k, 44*k)
	m.close.Size = 18 * k
}

// Update follows the table, and closes on a press outside.
func (m *playedPanel) Update(s *stage.Stage, in *input.Tick) error {
	outside := in.Released && in.Over && !m.Panel.Contains(in.PressX, in.PressY) && !m.Panel.Contains(in.X, in.Y)
	if m.UpdateDialog(s, in) {
		m.lay(s)
	}
	if in.Take(input.ActCancel) || outside {
		s.Audio().Play(assets.SoundClick)
		s.Close(m)
	}
	return nil
}

// Draw draws the plays in a row, or two held upright, and the faces in a grid: a colour a row, or held upright a column.
func (m *playedPanel) Draw(p *paint.Painter) {
	m.Begin(p)
	m.panel.Rect = m.Panel
	m.panel.Draw(p)
	p.OnPaper()
	k, r := m.k, m.Panel
	inside := r.W - 56*k
	left := r.X + 28*k
	p.Text(m.title, left, r.Y+52*k, paint.Style{Face: paint.Display, Size: 28 * k, Color: paint.Cream, Fit: r.W - 220*k})
	upright := m.W < m.H
	row, y := playedShown, r.Y+84*k
	if upright {
		row = playedShown / 2
	}
	if m.n == 0 {
		p.Text(m.empty, left, y+50*k, paint.Style{Face: paint.Body, Size: 18 * k, Color: paint.Plum300, Fit: inside})
	}
	step := inside / float32(row)
	scale := 0.9 * step / anim.CardW
	scale = min(scale, 88*k/anim.CardH)
	for i := range m.n {
		c := &m.plays[i]
		x, top := left+step*(float32(i%row)+0.5), y+float32(i/row)*rowHigh*k
		p.Put(m.peek.art.of(c.card), paint.Pose{X: x, Y: top + anim.CardH*scale/2, ScaleX: scale, ScaleY: scale, Tint: paint.White})
		p.Text(c.name, x, top+anim.CardH*scale+20*k, paint.Style{Face: paint.Body, Size: 16 * k, Color: paint.Cream2, Align: paint.Middle, Most: 22 * k, Fit: step - 6*k, Name: true})
	}
	if m.left == nil {
		m.End(p)
		return
	}
	y += 128 * k
	if upright {
		y += rowHigh * k
	}
	unseen, unseenY, count, countY := p.Pair(y-4*k, y+56*k, paint.Style{Face: paint.Display, Size: 22 * k, Color: paint.Cream, Fit: inside}, y+18*k,
		paint.Style{Face: paint.Body, Size: 16 * k, Color: paint.Plum300, Fit: inside}, y+44*k)
	p.Text(m.unseen, left, unseenY, unseen)
	p.Text(m.count, left, countY, count)
	grid := paint.Box(left, y+58*k, inside, r.Y+r.H-20*k-y-58*k)
	m.drawGrid(p, grid, upright)
	m.End(p)
}

// drawGrid draws each face with how many copies are unseen. The wilds stand behind the first two colours.
func (m *playedPanel) drawGrid(p *paint.Painter, r paint.Rect, upright bool) {
	const symbols = 13
	for _, c := range shed.Colors() {
		for i := range symbols {
			m.drawFace(p, r, upright, int(c-shed.Red), i, shed.FaceOf(c, shed.Symbol(i)))
		}
	}
	m.drawFace(p, r, upright, 0, symbols, shed.FaceWild)
	m.drawFace(p, r, upright, 1, symbols, shed.FaceWildDrawFour)
}

func (m *playedPanel) drawFace(p *paint.Painter, r paint.Rect, upright bool, color, symbol int, f engine.Face) {
	w, h, col, row := r.W/14, r.H/4, symbol, color
	if upright {
		w, h, col, row = r.W/4, r.H/14, color, symbol
	}
	k := m.k
	x, y := r.X+w*float32(col), r.Y+h*(float32(row)+0.5)
	n := m.left[f]
	tint, ink := paint.White, paint.Cream
	if n == 0 {
		tint, ink = paint.White.Fade(0.28), paint.Plum300
	}
	scale := min((h-8*k)/anim.CardH, w*0.56/anim.CardW)
	card := anim.CardW * scale
	p.Put(m.peek.art.face[f], paint.Pose{X: x + card/2, Y: y, ScaleX: scale, ScaleY: scale, Tint: tint})
	p.Text(m.peek.art.number(n), x+card+4*k, y+6*k, paint.Style{Face: paint.Display, Size: 17 * k, Color: ink, Most: max(17*k, min(26*k, h*0.8)), Fit: w - card - 5*k})
}
