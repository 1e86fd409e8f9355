package table

import (
	"fourtell/engine"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/scene/umpire"
	"fourtell/words"
)

// handOnly is what stands round the hand on a phone that holds nothing else, because the table is seen elsewhere: whose turn it is and who
// comes then, the clock, how many cards fit, and buttons for what can be done.
type handOnly struct {
	*chair
	hud   *hud
	hand  *hand
	eyes  *eyes
	clock *turnClock
	moves *moves

	turn  engine.Seat
	title string
	then  string
	fit   string
	play  kit.Button
	card  engine.SeenCard // on the button; ID 0: none
	known bool
}

func newHandOnly(m *moves, e *eyes, c *turnClock) *handOnly {
	return &handOnly{chair: m.chair, hud: m.hud, hand: m.hand, eyes: e, clock: c, moves: m}
}

// on says whether the table is shown so.
func (o *handOnly) on() bool { return o.queue.Layout().HandOnly }

// read takes what it says from the beat shown.
func (o *handOnly) read() {
	s, l := &o.shown, &o.lang
	o.known = false
	if !o.on() {
		return
	}
	o.turn = s.Turn
	if s.Owes() {
		o.turn = s.Viewer // who answers is asked too
	}
	name := func(seat engine.Seat) string {
		if seat == o.viewer {
			return l.Say(words.CompanyYou)
		}
		return o.names[seat]
	}
	o.title, o.then = "", ""
	if n := len(s.Hands); o.turn >= 0 && int(o.turn) < n && !s.Over() {
		o.title = l.Say(words.HandOther, words.With("name", o.names[o.turn]))
		if o.turn == o.viewer {
			o.title = l.YourTurn(o.names[o.turn])
		}
		next := o.victim(s, o.turn)
		o.then = l.Say(words.HandThen, words.With("name", name(next)))
		if after := o.victim(s, next); after != o.turn && after != next {
			o.then += ", " + l.Say(words.HandThen, words.With("name", name(after)))
		}
	}
	for _, due := range [...]string{o.facts.open, o.facts.due} {
		if due != "" {
			o.then = due
		}
	}
	if o.tools.claim && s.Owes() && s.Doubtful() { // no balloon says it here
		o.then = umpire.Of(s.Game).Doubt(l, s).Title
	}
	count, fits := s.Hands[o.viewer].Count, 0
	for _, c := range s.Hands[o.viewer].Cards {
		if o.facts.may[c.Face] && o.facts.drawn == 0 {
			fits++
		}
	}
	if o.facts.drawn != 0 {
		fits = min(o.facts.plays, 1)
	}
	o.fit = o.facts.seats[o.viewer].cards
	if (s.Owes() || fits > 0) && o.hand.marks(o.stage) {
		o.fit = l.Say(words.HandFits, words.Count("fit", fits), words.Count("n", count))
	}
	for i := range s.Hands {
		o.hud.whom[i] = o.labels.catchWord + " · " + o.names[i]
	}
}

// lay puts the buttons into their places.
func (o *handOnly) lay() {
	if !o.on() {
		return
	}
	l, h, u := o.queue.Layout(), o.hud, o.u
	left, low := float32(l.W)/2-179*u, float32(l.H)
	h.pause.at = paint.Box(left, 16*u, 44*u, 44*u)
	h.log.at, h.sort.at, h.lamp.at, h.underPile.at = paint.Rect{}, paint.Rect{}, paint.Rect{}, paint.Rect{}
	h.pile.at = paint.Box(left, low-82*u, 172*u, 58*u)
	for i := range h.catches {
		h.catches[i].at = paint.Box(left+140*u, 300*u, 218*u, 40*u)
	}
	o.play.Rect, o.play.Size = paint.Box(left, low-170*u, 358*u, 66*u), 27*u
	o.play.Kind = kit.CoralVerb
	o.play.OnPress = func(s *stage.Stage) { o.moves.try(s, o.card) }
}

// chosen is the card that the button plays: the one that was tapped, else the one that the keys are on.
func (o *handOnly) chosen(s *stage.Stage) engine.SeenCard {
	id := o.hand.picked
	if id == 0 && s.Devices().Keyed() && o.hud.zone == zoneHand {
		id = o.hand.focus
	}
	return o.cardAt(o.indexOf(id))
}

// update follows the button that plays; what else there is the table's controls follow.
func (o *handOnly) update(s *stage.Stage, in *input.Tick) {
	if !o.on() || o.person == nil || o.popped() || o.tools.claim { // a claim has a button of its own
		return
	}
	card := o.chosen(s)
	if off := card.ID == 0 || !o.mine() && !o.mayJump() && !o.facts.plain; !o.known || card != o.card || off != o.play.Off {
		o.known, o.card, o.play.Off = true, card, off
		o.play.Text = o.lang.Say(words.HandChoose)
		if card.ID != 0 {
			o.play.Text = o.lang.Say(words.HandPlay, words.With("card", o.lang.Face(card.Face)))
			if o.hand.picked != 0 && !off { // the keys' card is told as they come to it
				s.Speech().Say(o.play.Text)
			}
		}
		s.Redraw()
	}
	o.play.Update(s, in)
}

// draw paints it, under the cards.
func (o *handOnly) draw(p *paint.Painter) {
	u := o.u
	r := rectOf(o.queue.Layout().Plates[o.viewer])
	mine := o.turn == o.viewer && o.title != ""
	body, line, ink, second := paint.Plum800, paint.Plum600, paint.Cream, paint.Cream2
	if mine {
		body, line, ink, second = paint.Coral, paint.Coral, paint.Ink, paint.Ink
	}
	p.Shadow(r, 26*u, 3*u, 8*u, paint.ShadowInk.Fade(0.5))
	p.Bordered(r, 26*u, 1.5, body, line)
	x := r.X + 20*u
	if o.title != "" && int(o.turn) < len(o.art.guest) {
		cx, cy := r.X+42*u, r.Y+38*u
		p.Draw(o.art.guest[o.turn], cx, cy, 29*u/32, paint.White)
		o.eyes.draw(p, int(o.turn), cx, cy, 29*u/32, 1)
		p.Circle(cx, cy, 30*u, 2.5*u, ink)
		x = r.X + 84*u
	}
	room := r.X + r.W - 16*u - x
	title, ty, then, by := p.Pair(r.Y+4*u, r.Y+r.H-4*u, paint.Style{Face: paint.Display, Size: 24 * u, Color: ink, Fit: room, Most: 28 * u}, r.Y+34*u,
		paint.Style{Face: paint.Body, Size: 17 * u, Color: second, Fit: room, Most: 22 * u}, r.Y+59*u)
	p.Text(o.title, x, ty, title)
	p.Text(o.then, x, by, then)
	chip := rectOf(o.queue.Layout().Chip)
	row := paint.Box(chip.X, 258*u, chip.W, 34*u)
	row.W -= o.drawRound(p, row)
	o.drawClock(p, row)
	if o.catchable() == engine.NoSeat {
		p.TextIn(o.fit, paint.Box(chip.X, 304*u, chip.W, 30*u), paint.Style{Face: paint.Body, Size: 17 * u, Color: paint.Cream2, Fit: chip.W, Most: 24 * u})
	}
}

// drawRound is what a round has left that ends at a time, at the right of a row, and which round it is where no decision has a clock of
// its own; it says how much of the row is taken.
func (o *handOnly) drawRound(p *paint.Painter, r paint.Rect) float32 {
	if o.hud.round.second < 0 {
		return 0
	}
	u := o.u
	w := 80 * u
	o.hud.round.draw(p, r.X+r.W-w+8*u, r.Y+24*u, paint.Style{Face: paint.Display, Size: 22 * u, Most: 26 * u})
	if o.clock.timed() == engine.NoSeat {
		p.TextIn(o.facts.round, paint.Box(r.X, r.Y, r.W-w, r.H), paint.Style{Face: paint.Body, Size: 17 * u, Color: paint.Cream2, Fit: r.W - w, Most: 24 * u})
	}
	return w
}

// drawClock is what a decision has left, as a bar with its seconds.
func (o *handOnly) drawClock(p *paint.Painter, r paint.Rect) {
	seat, u := o.clock.timed(), o.u
	if seat == engine.NoSeat {
		return
	}
	left := o.clock.secondsLeft(int(seat))
	color := clockColor(p, left)
	p.Bordered(r, r.H/2, 1.5, paint.Plum800, paint.Plum600)
	cx, cy := r.X+24*u, r.Y+r.H/2
	p.Circle(cx, cy, 9*u, 2.5*u, color)
	p.Rect(paint.Box(cx-1*u, cy-6*u, 2*u, 7*u), color)
	p.Rect(paint.Box(cx-1*u, cy-1*u, 6*u, 2*u), color)
	bar := paint.Box(r.X+44*u, cy-5*u, r.W-108*u, 10*u)
	p.RoundRect(bar, 5*u, paint.Plum600)
	bar.W = max(bar.H, bar.W*float32(o.clock.full())/clockParts)
	p.RoundRect(bar, 5*u, color)
	p.TextIn(o.art.number(left), paint.Box(r.X+r.W-58*u, r.Y, 44*u, r.H), paint.Style{Face: paint.Body, Size: 17 * u, Color: paint.Cream, Align: paint.Right, Most: 24 * u})
}

// drawVerbs paints the buttons, above the cards.
func (o *handOnly) drawVerbs(p *paint.Painter) {
	if o.popped() && o.asked() || o.tools.claim {
		return // the drawn card has verbs of its own there, and so has a claim
	}
	o.play.Draw(p)
	b := &o.hud.pile
	may := o.asked() && (o.facts.draw || o.facts.take != "")
	word, body, line, ink := o.hand.drawWord(), paint.Plum800, paint.Plum600, paint.Plum300
	if may {
		body, line, ink = paint.Plum700, paint.Plum500, paint.Cream
		if o.hand.mustDraw() {
			body, line, ink = paint.Coral, paint.Coral, paint.Ink
		}
	}
	if o.facts.take != "" && o.current() {
		word = o.facts.take
	}
	if b.LooksPressed() {
		body = paint.Plum900
	}
	p.Bordered(b.at, 22*o.u, 1.5, body, line)
	p.TextIn(word, b.at, paint.Style{Face: paint.Display, Size: 22 * o.u, Color: ink, Align: paint.Middle, Fit: b.at.W - 20*o.u, Most: 28 * o.u})
	if o.hud.zone == zoneDraw && p.Focusing {
		p.FocusRing(b.at, 22*o.u)
	}
	if seat := o.catchable(); seat != engine.NoSeat {
		o.hud.drawCatch(p, int(seat))
	}
}
