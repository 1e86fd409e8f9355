package ask

import (
	"math"
	"strconv"

	"fourtell/assets"
	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

// Challenge is the question at the heart of the game: believe the Wild Draw Four, or doubt it. Escape decides nothing.
type Challenge struct {
	stage.Dialog
	t        Table
	text     words.Challenge
	by       engine.Seat
	name     string
	cards    string
	before   engine.Color
	now      engine.Color
	wasWord  string
	nowWord  string
	chance   float32 // 0 … 1, below 0 where nothing is known
	percent  string
	reason   string
	doubt    *kit.Button
	believe  *kit.Button
	reply    *kit.Button // with a card, where the table stacks
	stacking bool
	w, h, k  float32
	portrait bool
	tiles    [3]paint.Rect // the colour named, the colour before it, the hand
	odds     paint.Rect
	verbs    [2]paint.Rect // the plates of doubting and believing
	face     engine.SeenCard
	keep     string // what believing costs
	was, is  string // over the two colours
	hand     string // over how many cards the accused holds
	art      challengeArt
	bluff    string // beside the odds
}

// challengeArt is what the question shows.
type challengeArt struct {
	guest, card, lifted, back paint.Sprite
	ball, slit, lid           paint.Sprite    // the eye of the card
	hues                      [2]paint.Sprite // the colour named, and the one before it
	right                     paint.Sprite    // beside what a doubt wins
	wrong                     paint.Sprite    // beside what it costs
}

func (a *challengeArt) find(p *paint.Painter, guest string, card engine.SeenCard, now, before engine.Color) {
	a.guest, a.card = p.Sprite("guest-large/"+guest), cardSprite(p, card)
	a.lifted, a.back = p.Sprite("shadow/card-lifted"), p.Sprite("card/back")
	a.ball, a.slit, a.lid = p.Sprite("glare-ball"), p.Sprite("glare-slit"), p.Sprite("glare-lid")
	a.hues = [2]paint.Sprite{hue(p, now), hue(p, before)}
	a.right, a.wrong = p.Sprite("icon/check"), p.Sprite("icon/close")
}

// hue is the sign of a colour on it; the pinwheel where none is named.
func hue(p *paint.Painter, c engine.Color) paint.Sprite {
	if c == engine.NoColor {
		return p.Sprite("pinwheel")
	}
	return p.Sprite("symbol-disc/" + c.String())
}

// NewChallenge asks about the Wild Draw Four that is due.
func NewChallenge(t Table, s *engine.Snapshot) *Challenge {
	l := t.Words()
	d := shed.Of(s).Pending
	m := &Challenge{t: t, text: t.Umpire().Doubt(l, s), by: d.By, before: d.ColorBefore, now: shed.Of(s).Color, chance: -1}
	m.name, m.keep = t.Name(d.By), l.Say(words.ChallengeKeepPaid)
	if !d.Paid {
		m.keep = l.Say(words.ChallengeKeepDraw, words.Count("n", d.Stack))
	}
	m.was, m.is, m.bluff = l.Say(words.ChallengeWas), l.Say(words.ChallengeNow), l.Say(words.ChallengeIsBluff)
	m.hand = l.Say(words.ChallengeHeld)
	m.cards = l.Say(words.TableCards, words.Count("n", s.Hands[d.By].Count))
	m.wasWord, m.nowWord = kit.Capital(l.Color(m.before)), kit.Capital(l.Color(m.now))
	m.face = engine.SeenCard{Face: shed.FaceWildDrawFour, Stamp: shed.Of(s).Color}
	if o, ok := t.Umpire().Odds(l, s, m.name); ok && t.ShowsOdds(d.By) && !t.Discreet() {
		m.chance = float32(o.P)
		n := int(math.Round(o.P * 100))
		m.percent = strconv.Itoa(n) + " %"
		m.reason = o.Why
	}
	return m
}

// Enter makes the two verbs.
func (m *Challenge) Enter(s *stage.Stage) {
	pick := func(v engine.Verb) func(*stage.Stage) {
		return func(s *stage.Stage) {
			for _, c := range m.t.Shown().Legal {
				if c.Verb == v {
					m.Decide(c)
					return
				}
			}
		}
	}
	m.doubt = &kit.Button{Text: m.text.Challenge, Kind: kit.CoralVerb, Cap: input.ActChallenge, Shortcut: input.ActChallenge, OnPress: pick(engine.VerbChallenge)}
	m.believe = &kit.Button{Text: m.text.Keep, Kind: kit.CreamVerb, Cap: input.ActKeep, Shortcut: input.ActKeep, OnPress: pick(engine.VerbAccept)}
	m.Group.Nodes = []stage.Node{m.doubt, m.believe}
	if m.text.Stack != "" && m.t.MayPlay() {
		m.reply = &kit.Button{Text: m.text.Stack, OnPress: func(*stage.Stage) { m.stacking = true; m.Decide(engine.Command{}) }}
		m.Group.Nodes = append(m.Group.Nodes, m.reply)
	}
	m.art.find(s.Painter(), m.t.Portrait(m.by), m.face, m.now, m.before)
	m.lay(s)
	m.Group.SetFocus(m.believe)
	s.Audio().Play(assets.SoundToast)
	held := m.text.Hand
	if m.chance >= 0 { // which begins with how many cards they are
		held = m.reason + ": " + m.percent
	}
	s.Speech().Say(words.Sentences(m.text.Title, m.text.Named, m.text.Rule, held, m.text.Guilty, m.text.Innocent,
		m.text.Challenge+": "+s.Keys().Spoken(input.ActChallenge), m.text.Keep+": "+s.Keys().Spoken(input.ActKeep)))
}

// Next is the question that follows: which card to answer with.
func (m *Challenge) Next() Question {
	if !m.stacking {
		return nil
	}
	m.stacking = false
	return NewAnswer(m.t)
}

// Update lets only the verbs answer.
func (m *Challenge) Update(s *stage.Stage, in *input.Tick) error {
	m.t.Beside(s, in, m.Panel, true)
	if m.UpdateDialog(s, in) {
		m.lay(s)
	}
	in.Take(input.ActCancel)
	return nil
}

// Draw draws the accused at the left and the stakes at the right.
func (m *Challenge) Draw(p *paint.Painter) {
	m.Begin(p)
	if m.portrait {
		m.drawTall(p)
	} else {
		m.drawLeft(p, paint.Box(m.Panel.X, m.Panel.Y, 270, m.Panel.H))
		m.drawRight(p)
	}
	m.End(p)
	m.t.DrawBeside(p, m.Panel, m.Panel.X+m.Panel.W-8*m.k, m.Panel.Y+8*m.k, m.k)
}

func (m *Challenge) drawLeft(p *paint.Painter, r paint.Rect) {
	in := r.Inset(1.5)
	p.RoundRect(paint.Box(in.X, in.Y, in.W, in.H), 26.5, paint.Plum900)
	p.Rect(paint.Box(in.X+40, in.Y, in.W-40, in.H), paint.Plum900)
	cx := r.X + r.W/2
	m.rays(p, in, cx, r.Y+293)
	m.drawCard(p, cx+4, r.Y+346, 1.7)
	gx, gy := r.X+64, r.Y+94
	p.Disc(gx, gy+5, 48, paint.ShadowInk.Fade(0.5))
	p.Draw(m.art.guest, gx, gy, 44.0/64, paint.White)
	p.Circle(gx, gy, 46, 4, paint.Cream)
	p.TextIn(m.name, paint.Box(r.X+122, gy-30, r.W-132, 60), paint.Style{Face: paint.Display, Size: 28, Color: paint.Cream, Fit: r.W - 132, Name: true})
}

// drawCard is the Wild Draw Four, its eye on the player.
func (m *Challenge) drawCard(p *paint.Painter, x, y, k float32) {
	angle := float32(-4 * math.Pi / 180)
	p.Push(x, y, -k, 10*k, k, angle, 1)
	p.Nine(m.art.lifted, paint.Centered(x, y, 120, 180), paint.White)
	p.Pop()
	p.Put(m.art.card, paint.Pose{X: x, Y: y, ScaleX: k, ScaleY: k, Angle: angle, Tint: paint.White})
	sin, cos := paint.Sincos(angle)
	ex, ey := 5*k, -29*k
	ox, oy := x+ex*cos-ey*sin, y+ex*sin+ey*cos
	if p.Theme() == assets.Felt {
		return // its deck has no eye there
	}
	p.Put(m.art.ball, paint.Pose{X: ox, Y: oy, ScaleX: k, ScaleY: k, Angle: angle, Tint: paint.White})
	p.Put(m.art.slit, paint.Pose{X: ox + 4.5*k, Y: oy + 2*k, ScaleX: k, ScaleY: k, Angle: angle, Tint: paint.White})
	p.Put(m.art.lid, paint.Pose{X: ox, Y: oy, ScaleX: k, ScaleY: k, Angle: angle, Tint: paint.White})
}

func (m *Challenge) drawRight(p *paint.Painter) {
	x, y := m.Panel.X+306, m.Panel.Y
	wide := m.odds.W
	title, titleY, line, lineY := p.Pair(y+18, y+110, paint.Style{Face: paint.Display, Size: 36, Color: paint.Cream, Fit: wide - 24}, y+66, // beside the clock
		paint.Style{Face: paint.Body, Size: 18, Color: paint.Cream2, Fit: wide}, y+98)
	p.Text(m.text.Title, x, titleY, title)
	p.Text(m.under(), x, lineY, line)
	m.drawStakes(p)
	if m.reply == nil {
		p.Text(m.text.Seen, x, y+m.Panel.H-26, paint.Style{Face: paint.Body, Size: 16, Color: paint.Plum300, Fit: wide})
	}
}

// drawStakes are the facts, the odds and what comes of each answer.
func (m *Challenge) drawStakes(p *paint.Painter) {
	for i := range m.tiles {
		m.drawTile(p, i)
	}
	m.drawOdds(p, m.odds, m.k)
	for i := range m.verbs {
		m.drawVerb(p, i)
	}
}

// under is the line under the title: what would make it a bluff, unless that stands in the place of the odds.
func (m *Challenge) under() string {
	if m.chance < 0 {
		return words.Sentences(m.text.Named, m.text.Hand)
	}
	return m.text.Rule
}

// drawOdds is the chance of a bluff as far as cards alone tell, with where it comes from; where nothing is told of it, what
// would make it a bluff.
func (m *Challenge) drawOdds(p *paint.Painter, r paint.Rect, k float32) {
	p.Plate(r, 18*k, paint.Plum900)
	if m.chance < 0 {
		rule := paint.Style{Face: paint.Display, Size: 24 * k, Color: paint.Cream, Wrap: r.W - 48*k, Align: paint.Middle}
		p.TextIn(m.text.Rule, r, p.Within(m.text.Rule, rule, r.H-20*k, 14*k))
		return
	}
	st := paint.Style{Face: paint.Display, Size: 50 * k, Color: paint.Said}
	w, _ := p.Measure(m.percent, st)
	percentY := r.Y + 66*k
	if m.portrait { // one line more
		percentY = r.Y + 56*k
	}
	p.Text(m.percent, r.X+24*k, percentY, st)
	x := r.X + 24*k + max(w, 104*k) + 24*k
	reason := paint.Style{Face: paint.Body, Size: 16 * k, Color: paint.Cream2}
	bar := r.Y + r.H - 36*k
	if m.portrait {
		p.Text(m.bluff, x, percentY-6*k, paint.Style{Face: paint.Display, Size: 22 * k, Color: paint.Cream, Fit: r.X + r.W - x - 16*k, Most: 34 * k})
		reason.Fit, reason.Most = r.W-48*k, 28*k
		p.Text(m.reason, r.X+24*k, r.Y+84*k+0.4*p.Grown(reason), reason)
	} else {
		bluff := paint.Style{Face: paint.Display, Size: 22 * k, Color: paint.Cream, Fit: r.X + r.W - x - 16*k}
		reason.Fit = bluff.Fit
		bluff, bluffY, reason, reasonY := p.Pair(r.Y+10*k, bar-6*k, bluff, r.Y+46*k, reason, r.Y+72*k)
		p.Text(m.bluff, x, bluffY, bluff)
		p.Text(m.reason, x, reasonY, reason)
	}
	m.drawBar(p, paint.Box(r.X+24*k, bar, r.W-48*k, 18*k), k)
}

// drawTall draws the same in a window held upright: the accused over the card with the facts beside it.
func (m *Challenge) drawTall(p *paint.Painter) {
	k := m.k
	x, y, w := m.Panel.X, m.Panel.Y, m.Panel.W
	gx, gy := x+70*k, y+66*k
	p.Draw(m.art.guest, gx, gy, 40.0/64*k, paint.White)
	p.Circle(gx, gy, 42*k, 4*k, paint.Cream)
	title, titleY, cards, cardsY := p.Pair(y+14*k, y+112*k, paint.Style{Face: paint.Display, Size: 25 * k, Color: paint.Cream, Fit: w - 188*k}, y+60*k,
		paint.Style{Face: paint.Body, Size: 18 * k, Color: paint.Cream2, Fit: w - 146*k}, y+90*k)
	p.Text(m.text.Title, x+126*k, titleY, title)
	if m.chance < 0 {
		p.Text(m.cards, x+126*k, cardsY, cards)
	} else {
		rule := paint.Style{Face: paint.Body, Size: 17 * k, Color: paint.Cream2, Wrap: w - 146*k}
		rule = p.Within(m.text.Rule, rule, 46*k, 12*k)
		_, high := p.Measure(m.text.Rule, rule)
		p.TextIn(m.text.Rule, paint.Box(x+126*k, titleY+8*k, w-146*k, high), rule)
	}
	m.drawCard(p, x+90*k, y+216*k, 0.98*k)
	m.drawStakes(p)
}

// Means is the verb that is that answer.
func (m *Challenge) Means(c *engine.Command, _ bool) (paint.Rect, float32) {
	switch {
	case c.Verb == engine.VerbChallenge:
		return m.doubt.Rect, m.doubt.H / 2.6
	case c.Verb == engine.VerbAccept:
		return m.believe.Rect, m.believe.H / 2.6
	case c.Verb == engine.VerbPlay && m.reply != nil:
		return m.reply.Rect, m.reply.H / 2.6
	}
	return paint.Rect{}, 0
}

// Clear is from the verbs down to where what comes of them ends.
func (m *Challenge) Clear() (from, to float32) { return m.doubt.Y, m.lowest() }

// ToastRoom is over it.
func (m *Challenge) ToastRoom(s *stage.Stage) paint.Rect { return stage.OverQuestion(s, m.Panel) }
