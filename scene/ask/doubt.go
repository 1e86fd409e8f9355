package ask

import (
	"slices"

	"fourtell/assets"
	"fourtell/engine"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

// doubtDeaf is how many ticks the key that hurries does not doubt yet: whoever has hurried the cards meant those.
const doubtDeaf = 20

// Doubt is the question whether somebody is believed who has said what cards lie face down. It leaves the table in sight: what is
// claimed lies there, and the player's own cards speak for it or against it.
type Doubt struct {
	stage.Dialog
	t        Table
	text     words.Challenge
	odds     words.Odds
	counted  bool // the odds are shown
	doubt    *kit.Button
	believe  *kit.Button
	stakes   string
	k        float32
	portrait bool
	told     paint.Rect // the room there is to tell of it
	tile     paint.Rect
	under    float32 // where the line of what it costs stands
	age      int

	back, cross paint.Sprite
	seen        []paint.Sprite
}

// NewDoubt asks about the claim that waits.
func NewDoubt(t Table, s *engine.Snapshot) *Doubt {
	l := t.Words()
	m := &Doubt{t: t, text: t.Umpire().Doubt(l, s)}
	m.Bare = true
	m.stakes = words.Join(m.text.Guilty, m.text.Innocent)
	if t.ShowsOdds(m.text.By) && !t.Discreet() {
		m.odds, m.counted = t.Umpire().Odds(l, s, t.Name(m.text.By))
	}
	return m
}

// Enter makes the two verbs.
func (m *Doubt) Enter(s *stage.Stage) {
	p, book := s.Painter(), kit.BookOf(m.t.Shown().Game)
	m.back, m.cross = p.Sprite(kit.BackPicture(book, false)), p.Sprite("icon/close")
	m.seen = m.seen[:0]
	for _, f := range m.odds.Slots.Seen {
		m.seen = append(m.seen, p.Sprite(kit.FacePicture(book, f)))
	}
	pick := func(v engine.Verb) func(*stage.Stage) {
		return func(*stage.Stage) {
			for _, c := range m.t.Shown().Legal {
				if c.Verb == v {
					m.Decide(c)
					return
				}
			}
		}
	}
	m.doubt = &kit.Button{Text: m.text.Challenge, Kind: kit.CoralVerb, Shortcut: input.ActChallenge, OnPress: pick(engine.VerbChallenge)}
	m.believe = &kit.Button{Text: m.text.Keep, Kind: kit.CreamVerb, Cap: input.ActKeep, Shortcut: input.ActKeep, OnPress: pick(engine.VerbPass)}
	m.Group.Nodes = []stage.Node{m.doubt, m.believe}
	m.age = 0
	m.lay(s)
	m.Group.SetFocus(m.believe)
	s.Audio().Play(assets.SoundToast)
	told := ""
	if m.counted {
		told = m.odds.Told
	}
	s.Speech().Say(words.Sentences(m.text.Named, told, m.text.Guilty, m.text.Innocent, m.text.Seen,
		m.text.Challenge+": "+s.Keys().Spoken(m.key(s)), m.text.Keep+": "+s.Keys().Spoken(input.ActKeep)))
}

// key is what doubts: the key that hurries the table, which is the largest there is, and on a gamepad the button that challenges.
func (m *Doubt) key(s *stage.Stage) input.Action {
	if s.Devices().Tick.Device == paint.DevicePad {
		return input.ActChallenge
	}
	return input.ActSkip
}

// Gone says that nobody waits for the answer any more: somebody else has doubted.
func (m *Doubt) Gone(now *engine.Snapshot) bool { return !now.Owes() || !now.Doubtful() }

// Update lets only the verbs answer.
func (m *Doubt) Update(s *stage.Stage, in *input.Tick) error {
	m.age++
	m.t.Beside(s, in, m.Panel, true)
	if m.key(s) == input.ActSkip && in.Take(input.ActSkip) && m.age > doubtDeaf {
		m.doubt.Activate(s)
	}
	if cap := m.key(s); m.doubt.Cap != cap && !m.portrait {
		m.doubt.Cap = cap
		s.Redraw()
	}
	if told, _ := m.t.DoubtAt(); m.UpdateDialog(s, in) || told != m.told {
		m.lay(s)
		s.Redraw()
	}
	in.Take(input.ActCancel)
	return nil
}

const (
	doubtWide = 420 // units, of the tile and the two verbs
	doubtHigh = 176 // of the tile with the odds
	saidHigh  = 68  // of the tile where they are not told
	stakeHigh = 36  // of the line of what it costs, where it is told in the tile
)

// lay puts the tile and the verbs where the table has kept room for them.
func (m *Doubt) lay(s *stage.Stage) {
	w, h := s.Window().Size()
	m.W, m.H = w, h
	m.portrait = w < h
	told, verbs := m.t.DoubtAt()
	m.told, m.tile = told, told
	m.k = told.W / doubtWide
	k := m.k
	size := 32 * k
	m.doubt.Cap, m.believe.Cap = m.key(s), input.NoAction
	if m.portrait {
		m.k = min(k, told.H/(doubtHigh+stakeHigh))
		size, m.doubt.Cap = 29*k, input.NoAction
		m.under = told.Y + told.H - 15*m.k
	} else {
		m.under = h - 14
		if !m.counted {
			m.tile.Y, m.tile.H = told.Y+told.H-saidHigh*k, saidHigh*k
		}
	}
	m.doubt.Rect, m.doubt.Size = paint.Box(verbs.X, verbs.Y, 0.59*verbs.W, verbs.H), size
	m.believe.Rect, m.believe.Size = paint.Box(verbs.X+0.624*verbs.W, verbs.Y, 0.376*verbs.W, verbs.H), min(size, 22*k)
	m.Panel = paint.Box(m.tile.X, m.tile.Y, m.tile.W, max(m.under+10, verbs.Y+verbs.H+kit.Lip)-m.tile.Y)
}

// Draw draws the tile, the verbs and what comes of them.
func (m *Doubt) Draw(p *paint.Painter) {
	rise := m.Rise()
	cx, cy := m.Panel.Center()
	p.Push(cx, cy, 0, 12*(1-rise), 1, 0, rise)
	p.PushPaper()
	(&stage.Panel{Rect: m.tile}).Draw(p)
	if m.counted {
		m.drawOdds(p)
	} else {
		r := m.tile.Inset(14 * m.k)
		if m.portrait {
			r.H -= stakeHigh * m.k
		}
		p.TextIn(m.text.Title, r, paint.Style{Face: paint.Display, Size: 24 * m.k, Color: paint.Cream, Align: paint.Middle, Fit: m.tile.W - 36*m.k})
	}
	if m.portrait { // it is told in the tile
		m.drawStakes(p, cx)
	}
	p.Pop()
	m.Group.Draw(p)
	if !m.portrait {
		m.drawStakes(p, cx)
	}
	p.Pop()
	m.t.DrawBeside(p, m.Panel, cx, m.tile.Y-24*m.k, m.k) // a clock has no room in the tile
}

// drawStakes is the line of what comes of a doubt.
func (m *Doubt) drawStakes(p *paint.Painter, cx float32) {
	p.Text(m.stakes, cx, m.under, paint.Style{Face: paint.Body, Size: max(16, 16*m.k), Color: paint.Cream2, Align: paint.Middle, Fit: m.tile.W - 24*m.k})
}

// drawOdds is the word for them with the chance, the cards of the rank as far as they are known, and where it comes from.
func (m *Doubt) drawOdds(p *paint.Painter) {
	r, k := m.tile, m.k
	ink := paint.Cream
	if m.odds.Slots.Lacks {
		ink = paint.Coral
	}
	chance := paint.Style{Face: paint.Display, Size: 18 * k, Color: ink, Align: paint.Middle}
	w, _ := p.Measure(m.odds.Chance, chance)
	w = min(w, 0.45*r.W)
	chance.Fit = w
	pill := paint.Box(r.X+r.W-w-46*k, r.Y+14*k, w+28*k, 36*k)
	p.RoundRect(pill, 18*k, ink)
	p.RoundRect(pill.Inset(2*k), 16*k, paint.Plum900)
	p.TextIn(m.odds.Chance, pill, chance)
	p.Text(m.odds.Head, r.X+22*k, r.Y+42*k, paint.Style{Face: paint.Display, Size: 30 * k, Color: ink, Fit: pill.X - r.X - 34*k, Most: 40 * k})
	line := paint.Style{Face: paint.Body, Size: 16 * k, Color: paint.Cream2, Most: 20 * k}
	right := m.drawSlots(p, r.X+22*k, r.Y+62*k, m.slotsWide(p, line))
	line.Fit = r.X + r.W - right - 26*k
	for i, text := range m.odds.Lines {
		if i == 2 {
			line.Color = ink
		}
		p.Text(text, right+12*k, r.Y+(80+22*float32(i))*k, line)
	}
	if why := (paint.Style{Face: paint.Body, Size: 17 * k, Color: paint.Cream, Fit: r.W - 44*k, Most: 24 * k}); p.Reads(m.odds.Why, why) {
		p.Text(m.odds.Why, r.X+22*k, r.Y+158*k, why) // else the lines beside the cards say it
	}
}

// slotsWide is how wide the cards of the rank may become: as far as the lines beside them can still be read.
func (m *Doubt) slotsWide(p *paint.Painter, line paint.Style) float32 {
	const most, least = 0.55, 0.35 // of the tile
	for part := float32(most); part > least; part -= 0.05 {
		line.Fit = (1-part)*m.tile.W - 48*m.k
		if !slices.ContainsFunc(m.odds.Lines[:], func(text string) bool { return !p.Reads(text, line) }) {
			return part * m.tile.W
		}
	}
	return least * m.tile.W
}

// drawSlots draws the cards of the rank from x, y on in so much width, and says where they end: those that are seen open, those that
// may be there closed, those known to be elsewhere as empty places, and the one that would have to be there crossed out.
func (m *Doubt) drawSlots(p *paint.Painter, x, y, wide float32) float32 {
	const w, h = 44, 66
	k, o := m.k, &m.odds.Slots
	n := len(m.seen) + o.Open + o.Gone
	if o.Lacks {
		n++
	}
	step := min(50*k, (wide-w*k)/float32(max(1, n-1)))
	at := x
	put := func(face paint.Sprite) {
		p.Put(face, paint.Pose{X: at + w/2*k, Y: y + h/2*k, ScaleX: w * k / 120, ScaleY: w * k / 120, Tint: paint.White})
		at += step
	}
	for _, face := range m.seen {
		put(face)
	}
	for range o.Open {
		put(m.back)
	}
	for range o.Gone {
		p.StrokeRoundRect(paint.Box(at+k, y+k, (w-2)*k, (h-2)*k), 5*k, 1.5*k, paint.Plum500)
		at += step
	}
	if o.Lacks {
		kit.Dashed(p, paint.Box(at+k, y+k, (w-2)*k, (h-2)*k), 5*k, 2.5*k, paint.Coral)
		p.Draw(m.cross, at+w/2*k, y+h/2*k, 1.3*k, paint.Coral)
		at += step
	}
	return at - step + w*k
}

// Means is the verb that is that answer.
func (m *Doubt) Means(c *engine.Command, _ bool) (paint.Rect, float32) {
	switch c.Verb {
	case engine.VerbChallenge:
		return m.doubt.Rect, m.doubt.H / 2.6
	case engine.VerbPass:
		return m.believe.Rect, m.believe.H / 2.6
	}
	return paint.Rect{}, 0
}

// Clear is from the verbs down.
func (m *Doubt) Clear() (from, to float32) { return m.doubt.Y, m.Panel.Y + m.Panel.H }

// ToastRoom is over it.
func (m *Doubt) ToastRoom(s *stage.Stage) paint.Rect { return stage.OverQuestion(s, m.Panel) }
