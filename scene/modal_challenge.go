package scene

import (
	"math"

	"fourtell/ai"
	"fourtell/assets"
	"fourtell/engine"
	"fourtell/engine/uno"
	"fourtell/words"
)

// challenge is the question at the heart of the game: believe the Wild Draw Four, or doubt it. Escape decides nothing.
type challenge struct {
	Dialog
	t        *Table
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
	rule     string // what would make it a bluff
	doubt    *Button
	believe  *Button
	answer   *Button // with a card, where the table stacks
	stacking bool
	w, h, k  float32
	portrait bool
	face     engine.SeenCard
	keep     string // what believing costs
	seen     string // who will see the hand
	was, is  string // over the two colours
	hand     string // over how many cards the accused holds
	right    Sprite // beside what a doubt wins
	wrong    Sprite // beside what it costs
	bluff    string // beside the odds
}

// revealKey is the sentence on who will see the accused's hand.
func revealKey(reveal int16) words.Key {
	switch reveal {
	case uno.RevealVerdict:
		return words.ChallengeSeeNone
	case uno.RevealEveryone:
		return words.ChallengeSeeAll
	}
	return words.ChallengeSeeYou
}

// showsOdds says whether the player is told the odds of a bluff of that seat.
func (t *Table) showsOdds(seat engine.Seat) bool {
	if g := t.guided(); g != nil && g.d.kind == drillBluff {
		return false // that is the puzzle
	}
	switch t.stage.Settings.Odds {
	case OddsOff:
		return false
	case OddsByLevel:
		kind := ""
		if i := int(seat); i >= 0 && i < len(t.o.Bots) {
			kind = t.o.Bots[i]
		}
		level := levelOf(kind)
		return level != "expert" && level != "master"
	}
	return true
}

func newChallenge(t *Table, s *engine.Snapshot) *challenge {
	l := &t.lang
	d := s.Pending
	m := &challenge{t: t, text: l.ChallengeModal(s), by: d.By, before: d.ColorBefore, now: s.Color, chance: -1}
	m.rule = l.BluffRule(s)
	m.name, m.keep = t.names[d.By], l.Say(words.ChallengeKeepPaid)
	if !d.Paid {
		m.keep = l.Say(words.ChallengeKeepDraw, words.Count("n", d.Stack))
	}
	if r, err := uno.ParseRules(s.Rules); err == nil {
		m.seen = l.Say(revealKey(r[uno.WD4Reveal]))
	}
	m.was, m.is, m.bluff = l.Say(words.ChallengeWas), l.Say(words.ChallengeNow), l.Say(words.ChallengeIsBluff)
	m.hand = l.Say(words.ChallengeHeld)
	m.cards = l.Say(words.TableCards, words.Count("n", s.Hands[d.By].Count))
	m.wasWord, m.nowWord = title(l.Color(m.before)), title(l.Color(m.now))
	m.face = engine.SeenCard{Face: engine.FaceWildDrawFour, Stamp: s.Color}
	if o, ok := ai.OddsOf(*s); ok && t.showsOdds(d.By) && !t.peeks() {
		m.chance = float32(o.P)
		n := int(math.Round(o.P * 100))
		m.percent = t.art.number(n) + " %"
		m.reason = l.Odds(o.Held, o.Of, o.Unseen, o.Color, -1)
	}
	return m
}

// Enter makes the two verbs.
func (m *challenge) Enter(s *Stage) {
	pick := func(v engine.Verb) func(*Stage) {
		return func(s *Stage) {
			for _, c := range m.t.shown.Legal {
				if c.Verb == v {
					m.Decide(c)
					return
				}
			}
		}
	}
	m.doubt = &Button{Text: m.text.Challenge, Kind: CoralVerb, Cap: ActChallenge, Shortcut: ActChallenge, OnPress: pick(engine.VerbChallenge)}
	m.believe = &Button{Text: m.text.Keep, Kind: CreamVerb, Cap: ActKeep, Shortcut: ActKeep, OnPress: pick(engine.VerbAccept)}
	m.Group.Nodes = []Node{m.doubt, m.believe}
	if m.text.Stack != "" && m.t.facts.plays > 0 {
		m.answer = &Button{Text: m.text.Stack, OnPress: func(*Stage) { m.stacking = true; m.Decide(engine.Command{}) }}
		m.Group.Nodes = append(m.Group.Nodes, m.answer)
	}
	m.right, m.wrong = s.Painter().Sprite("icon/check"), s.Painter().Sprite("icon/close")
	m.lay(s)
	m.Group.SetFocus(m.believe)
	s.Audio.Play(assets.SoundToast)
	odds := ""
	if m.chance >= 0 {
		odds = m.reason + ": " + m.percent
	}
	s.Say(words.Sentences(m.text.Title, m.text.Named, m.rule, m.text.Hand, odds, m.text.Guilty, m.text.Innocent,
		m.text.Challenge+": "+s.spokenKey(ActChallenge), m.text.Keep+": "+s.spokenKey(ActKeep)))
}

// Next is the question that follows: which card to answer with.
func (m *challenge) Next() Modal {
	if !m.stacking {
		return nil
	}
	m.stacking = false
	return newAnswer(m.t)
}

func (m *challenge) lay(s *Stage) {
	m.w, m.h = s.Size()
	m.portrait = m.w < m.h
	m.k = 1
	if m.portrait {
		m.k = m.w / 460
		high := 808 * m.k
		if m.answer != nil {
			high += 76 * m.k
		}
		m.Fit(s, 436*m.k, high)
		x, y := m.Panel.X+28*m.k, m.Panel.Y+636*m.k
		for _, b := range []*Button{m.doubt, m.believe, m.answer} {
			if b != nil {
				b.Rect, b.Size, b.Cap = Rect{x, y, m.Panel.W - 56*m.k, 62 * m.k}, 24*m.k, NoAction
				y += 76 * m.k
			}
		}
		return
	}
	m.Fit(s, 860, challengeHigh)
	for i, b := range [2]*Button{m.doubt, m.believe} {
		r := m.verbAt(i)
		b.Rect, b.Size = Rect{r.X + 8, r.Y + 8, r.W - 16, 60}, 24
	}
	if m.answer != nil {
		m.answer.Rect = Rect{m.Panel.X + 306, m.Panel.Y + 546, 520, 34}
		m.answer.Size = 18
	}
}

// Update lets only the verbs answer.
func (m *challenge) Update(s *Stage, in *Input) error {
	m.t.beside(s, in, m.Panel, true)
	if m.UpdateDialog(s, in) {
		m.lay(s)
	}
	in.Take(ActCancel)
	return nil
}

// Draw draws the accused at the left and the stakes at the right.
func (m *challenge) Draw(p *Painter) {
	m.Begin(p)
	if m.portrait {
		m.drawTall(p)
	} else {
		m.drawLeft(p, Rect{m.Panel.X, m.Panel.Y, 270, m.Panel.H})
		m.drawRight(p)
	}
	m.End(p)
	m.t.drawBeside(p, m.Panel, m.Panel.X+m.Panel.W-8*m.k, m.Panel.Y+8*m.k, m.k)
}

func (m *challenge) drawLeft(p *Painter, r Rect) {
	t := m.t
	in := r.Inset(1.5)
	p.RoundRect(Rect{in.X, in.Y, in.W, in.H}, 26.5, Plum900)
	p.Rect(Rect{in.X + 40, in.Y, in.W - 40, in.H}, Plum900)
	cx := r.X + r.W/2
	m.rays(p, in, cx, r.Y+293)
	m.drawCard(p, cx+4, r.Y+346, 1.7)
	gx, gy := r.X+64, r.Y+94
	p.Disc(gx, gy+5, 48, ShadowInk.Fade(0.5))
	p.Draw(t.art.large[m.by], gx, gy, 44.0/64, White)
	p.Circle(gx, gy, 46, 4, Cream)
	p.TextIn(m.name, Rect{r.X + 122, gy - 30, r.W - 132, 60}, Style{Face: Display, Size: 28, Color: Cream, Fit: r.W - 132})
}

// drawCard is the Wild Draw Four, its eye on the player.
func (m *challenge) drawCard(p *Painter, x, y, k float32) {
	t := m.t
	angle := float32(-4 * math.Pi / 180)
	p.Push(x, y, -k, 10*k, k, angle, 1)
	p.Nine(t.art.lifted, Centered(x, y, 120, 180), White)
	p.Pop()
	p.Put(t.art.of(m.face), Pose{X: x, Y: y, ScaleX: k, ScaleY: k, Angle: angle, Tint: White})
	sin, cos := sincos32(angle)
	ex, ey := 5*k, -29*k
	ox, oy := x+ex*cos-ey*sin, y+ex*sin+ey*cos
	if p.Theme() == assets.Felt {
		return // its deck has no eye there
	}
	p.Put(t.art.ball, Pose{X: ox, Y: oy, ScaleX: k, ScaleY: k, Angle: angle, Tint: White})
	p.Put(t.art.slit, Pose{X: ox + 4.5*k, Y: oy + 2*k, ScaleX: k, ScaleY: k, Angle: angle, Tint: White})
	p.Put(t.art.lid, Pose{X: ox, Y: oy, ScaleX: k, ScaleY: k, Angle: angle, Tint: White})
}

func (m *challenge) drawRight(p *Painter) {
	x, y := m.Panel.X+306, m.Panel.Y
	wide := float32(520)
	title, titleY, line, lineY := p.pair(y+18, y+110, Style{Face: Display, Size: 36, Color: Cream, Fit: wide}, y+66,
		Style{Face: Body, Size: 18, Color: Cream2, Fit: wide}, y+98)
	p.Text(m.text.Title, x, titleY, title)
	p.Text(m.under(), x, lineY, line)
	m.drawTiles(p, Rect{x, y + 114, wide, 72})
	m.drawOdds(p, Rect{x, y + 198, wide, 124}, 1)
	for i := range 2 {
		m.drawVerb(p, i)
	}
	if m.answer == nil {
		p.Text(m.seen, x, y+566, Style{Face: Body, Size: 16, Color: Plum300, Fit: wide})
	}
}

// under is the line under the title: what would make it a bluff, unless that stands in the place of the odds.
func (m *challenge) under() string {
	if m.chance < 0 {
		return words.Sentences(m.text.Named, m.text.Hand)
	}
	return m.rule
}

// drawOdds is the chance of a bluff as far as cards alone tell, with where it comes from; where nothing is told of it, what
// would make it a bluff.
func (m *challenge) drawOdds(p *Painter, r Rect, k float32) {
	p.RoundRect(r, 18*k, Plum900)
	if m.chance < 0 {
		rule := Style{Face: Display, Size: 24 * k, Color: Cream, Wrap: r.W - 48*k, Align: Middle}
		p.TextIn(m.rule, r, p.within(m.rule, rule, r.H-20*k, 14*k))
		return
	}
	st := Style{Face: Display, Size: 50 * k, Color: Said}
	w, _ := p.Measure(m.percent, st)
	p.Text(m.percent, r.X+24*k, r.Y+66*k, st)
	x := r.X + 24*k + max(w, 104*k) + 24*k
	reason := Style{Face: Body, Size: 16 * k, Color: Cream2}
	bar := r.Y + r.H - 40*k
	if m.portrait {
		p.Text(m.bluff, x, r.Y+60*k, Style{Face: Display, Size: 22 * k, Color: Cream, Fit: r.X + r.W - x - 16*k, Most: 34 * k})
		reason.Fit, reason.Most = r.W-48*k, 28*k
		p.Text(m.reason, r.X+24*k, r.Y+94*k+0.4*p.grown(reason), reason)
	} else {
		bluff := Style{Face: Display, Size: 22 * k, Color: Cream, Fit: r.X + r.W - x - 16*k}
		reason.Fit = bluff.Fit
		bluff, bluffY, reason, reasonY := p.pair(r.Y+10*k, bar-6*k, bluff, r.Y+46*k, reason, r.Y+72*k)
		p.Text(m.bluff, x, bluffY, bluff)
		p.Text(m.reason, x, reasonY, reason)
	}
	m.drawBar(p, Rect{r.X + 24*k, bar, r.W - 48*k, 18 * k}, k)
}

// stakesHigh is the room for the two payoffs of a doubt, in units.
const stakesHigh = 112

// drawStakes are both payoffs, under the verb that leads to them.
func (m *challenge) drawStakes(p *Painter, x, y, wide, k float32) {
	half := (wide - 20*k) / 2
	p.Rect(Rect{x, y, half, 3 * k}, Said)
	p.Rect(Rect{x + half + 20*k, y, half, 3 * k}, Cream)
	st := Style{Face: Body, Size: 16 * k, Color: Cream, Wrap: half - 4*k}
	st = p.within(m.text.Guilty+"\n"+m.text.Innocent, st, stakesHigh*k, 11*k)
	_, h := p.Measure(m.text.Guilty, st)
	down := 28*k + p.drop(st)
	p.Text(m.text.Guilty, x, y+down, st)
	p.Text(m.text.Innocent, x, y+down+h+4*k, st)
	p.Text(m.keep, x+half+20*k, y+down, st)
}

func (m *challenge) drawTall(p *Painter) {
	k := m.k
	t := m.t
	x, y, w := m.Panel.X, m.Panel.Y, m.Panel.W
	gx, gy := x+70*k, y+74*k
	p.Draw(t.art.large[m.by], gx, gy, 40.0/64*k, White)
	p.Circle(gx, gy, 42*k, 4*k, Cream)
	title, titleY, cards, cardsY := p.pair(y+24*k, y+124*k, Style{Face: Display, Size: 25 * k, Color: Cream, Fit: w - 146*k}, y+70*k,
		Style{Face: Body, Size: 18 * k, Color: Cream2, Fit: w - 146*k}, y+98*k)
	p.Text(m.text.Title, x+126*k, titleY, title)
	if m.chance < 0 {
		p.Text(m.cards, x+126*k, cardsY, cards)
	} else {
		rule := Style{Face: Body, Size: 17 * k, Color: Cream2, Wrap: w - 146*k}
		rule = p.within(m.rule, rule, 46*k, 12*k)
		_, high := p.Measure(m.rule, rule)
		p.TextIn(m.rule, Rect{x + 126*k, titleY + 8*k, w - 146*k, high}, rule)
	}
	m.drawCard(p, x+86*k, y+222*k, 0.95*k)
	m.drawColorsTall(p, x+184*k, y+180*k, k)
	m.drawOdds(p, Rect{x + 28*k, y + 312*k, w - 56*k, 152 * k}, k)
	m.drawStakes(p, x+28*k, y+482*k, w-56*k, k)
}

func (m *challenge) drawColorsTall(p *Painter, x, y, k float32) {
	t := m.t
	small := Style{Face: Body, Size: 16 * k, Color: Plum300}
	large := Style{Face: Display, Size: 22 * k, Color: Cream}
	for i, c := range [2]engine.Color{m.before, m.now} {
		yy := y + float32(i)*70*k
		p.Draw(t.art.disc[c], x+22*k, yy, 0.9*k, White)
		word, name := m.was, m.wasWord
		if i == 1 {
			word, name = m.is, m.nowWord
		}
		small, smallY, large, largeY := p.pair(yy-33*k, yy+33*k, small, yy-8*k, large, yy+16*k)
		p.Text(word, x+54*k, smallY, small)
		p.Text(name, x+54*k, largeY, large)
	}
}
