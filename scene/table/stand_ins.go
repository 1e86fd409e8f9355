package table

import (
	"slices"

	"fourtell/engine"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

// absence is for how long a bot plays for one of the people at this screen. It is no leave: the game does not hear of it.
type absence uint8

const (
	here     absence = iota
	awayTurn         // until the turn has passed
	awayLong         // until somebody gives the seat back
)

// standIns are what a table shows of bots that play for people.
type standIns struct {
	*chair
	people  *people
	sharing *sharing
	saving  *saving
	teller  *teller
	// chooses opens the list of seats.
	chooses func(*stage.Stage)

	robot paint.Sprite
	found bool // robot has been looked up
	back  kit.Button
	line  string
	at    paint.Rect // of the line
	text  paint.Style
	on    bool // the button stands: nobody plays by hand
}

func newStandIns(h *sharing, v *saving, l *teller, chooses func(*stage.Stage)) *standIns {
	return &standIns{chair: h.chair, people: h.people, sharing: h, saving: v, teller: l, chooses: chooses}
}

// standInFor lets a bot play for a person. The turn stays where it is, with its clock.
func (b *standIns) standInFor(s *stage.Stage, i int, how absence) {
	p := &b.people.sharers[i]
	if p.away != here {
		return
	}
	p.away, p.since = how, b.table.Public().Decision
	b.saving.setApart(p.seat)
	p.chair.Forget()
	b.people.sitDown(p)
	line := b.lang.Say(words.SeatTaken, words.With("name", b.names[p.seat]))
	switch {
	case !b.people.shared():
		line = b.lang.Say(words.SeatTakenYou)
	case how == awayTurn:
		line = b.lang.Say(words.SeatTakenOnce, words.With("name", b.names[p.seat]))
	}
	b.seatsChanged(s, p.seat, line)
	shows := b.viewer == p.seat
	if shows {
		b.sharing.leaveTable(s)
	}
	switch {
	case !b.people.shared():
		b.person = nil
	case !b.people.byHandAtAll():
		b.sharing.uncover(s)
		b.sharing.clearView(s)
		b.sharing.lookOn()
	case b.people.covered && b.people.next == p.seat, shows:
		b.sharing.passTo(s, b.people.firstAsked())
	}
	s.Redraw()
}

// giveBack gives a person their seat back.
func (b *standIns) giveBack(s *stage.Stage, i int) {
	p := &b.people.sharers[i]
	if p.away == here {
		return
	}
	if p.away == awayLong && p.seat != b.viewer {
		b.teller.fold(p)
	}
	b.saving.setApart(p.seat)
	p.away = here
	b.people.sitDown(p)
	line := b.lang.Say(words.SeatGiven, words.With("name", b.names[p.seat]))
	if !b.people.shared() {
		line = b.lang.Say(words.SeatGivenYou)
	}
	b.seatsChanged(s, p.seat, line)
	switch {
	case !b.people.shared():
		b.person = p.chair
		b.sharing.putBack()
	case b.people.stopLooking != nil && !b.table.Over(): // a round that is over is everybody's to look at
		b.sharing.passTo(s, p.seat)
	}
	s.Redraw()
}

// endStandIns gives the seats back whose turn a bot was to play, once it has passed.
func (b *standIns) endStandIns(s *stage.Stage) {
	for i := range b.people.sharers {
		p := &b.people.sharers[i]
		if p.away != awayTurn {
			continue
		}
		now := b.table.Public()
		again := now.Decision != p.since && now.Phase == engine.PhasePlay // a card that gives the turn back to its player
		if now.Over() || now.Phase != engine.PhaseResolving && (now.Turn != p.seat || again) {
			b.giveBack(s, i)
		}
	}
}

// seatsChanged tells everybody who plays a seat now, and keeps it with the match.
func (b *standIns) seatsChanged(s *stage.Stage, seat engine.Seat, line string) {
	s.Toasts().Show(line, "")
	for i := range b.people.sharers {
		if p := &b.people.sharers[i]; p.seat != b.viewer {
			p.log.add(line, seat)
		}
	}
	b.sharing.log.add(line, seat)
	b.sharing.log.at(b.shown.Seq)
	b.sharing.hud.fresh = true
	b.o.Away = nil
	for _, p := range b.people.sharers {
		if p.away == awayLong {
			b.o.Away = append(b.o.Away, p.seat)
		}
	}
	if auto := b.saving.auto; auto != nil {
		auto.Seated(headOf(&b.o, s.Kept().Now()).Chairs)
	}
}

// seatRows are the rows of the pause, one a person: what a press does, and whether it can be pressed now.
func (b *standIns) seatRows() []PauseSeat {
	rows := make([]PauseSeat, 0, len(b.people.sharers))
	public := b.table.Public()
	for i := range b.people.sharers {
		rows = append(rows, PauseSeat{
			Text: func() string { return b.seatVerb(i) },
			Do: func(s *stage.Stage) {
				if b.people.sharers[i].away == here {
					b.standInFor(s, i, awayLong)
				} else {
					b.giveBack(s, i)
				}
			},
			Off: public.Hands[b.people.sharers[i].seat].Out || public.Over(),
		})
	}
	return rows
}

// seatVerb is what the row of a person says now.
func (b *standIns) seatVerb(i int) string {
	p := &b.people.sharers[i]
	name := words.With("name", b.names[p.seat])
	switch {
	case b.table.Public().Hands[p.seat].Out:
		return b.lang.Say(words.SeatOut, name)
	case p.away == here && !b.people.shared():
		return b.lang.Say(words.SeatTakeMe)
	case p.away == here:
		return b.lang.Say(words.SeatTake, name)
	case !b.people.shared():
		return b.lang.Say(words.SeatBackMe)
	}
	return b.lang.Say(words.SeatBack, name)
}

// update follows the button that stands while bots play for everybody at this screen.
func (b *standIns) update(s *stage.Stage, in *input.Tick) {
	if !b.found {
		b.robot, b.found = s.Painter().Sprite("guest/robot"), true
	}
	away := slices.ContainsFunc(b.people.sharers, func(p sharer) bool { return p.away != here })
	on := away && !b.people.byHandAtAll() && !b.shown.Over()
	if on != b.on {
		b.on = on
		s.Redraw()
		if on {
			b.make(s)
		}
	}
	if !on {
		return
	}
	b.lay()
	b.back.Update(s, in)
}

// make makes the button: where one person plays here it gives the seat back, else it opens the list.
func (b *standIns) make(s *stage.Stage) {
	l := &b.lang
	b.line = l.Say(words.SeatTakenYou)
	b.back = kit.Button{Text: l.Say(words.SeatBackMe), Kind: kit.CoralVerb, Shortcut: input.ActConfirm, Cap: input.ActConfirm, OnPress: func(s *stage.Stage) { b.giveBack(s, 0) }}
	if b.people.shared() {
		b.line = l.Say(words.SeatNobody)
		b.back.Text, b.back.OnPress = l.Say(words.SeatBackAny), b.chooses
	}
	b.back.Focus(true) // it is the one thing to do
	b.lay()
	s.Speech().Say(words.Sentences(b.line, b.back.Text+": "+s.Keys().Spoken(input.ActConfirm)))
}

// lay puts the button between the piles and the hand, with the line above it; in a window held upright, where nothing is left
// there, in the place of the call, which nobody needs now, with the line beside the player's plate.
func (b *standIns) lay() {
	l, u := b.queue.Layout(), b.u
	b.back.Size, b.text = 20*u, paint.Style{Face: paint.Body, Size: b.px(17), Color: paint.Cream, Align: paint.Middle}
	if u > 1.5 {
		b.back.Cap = input.NoAction
	}
	p := b.stage.Painter()
	if l.Portrait {
		plate := b.plateOf(max(0, int(b.viewer)))
		chip := rectOf(l.Chip)
		x := chip.X + chip.W + 10*u
		b.back.Rect = paint.Box(x, chip.Y, float32(l.W)-14*u-x, chip.H)
		x = plate.X + plate.W + 6*u
		b.text.Wrap = float32(l.W) - 14*u - x
		b.text = p.Within(b.line, b.text, plate.H, b.text.Size/2)
		b.at = paint.Box(x, plate.Y, b.text.Wrap, plate.H)
		return
	}
	x := float32(l.Discard.X)
	pile := float32(l.Draw.X+l.Draw.W/2) + 36*u // its word is wider
	wide := 2 * (x - pile)
	b.back.Rect = paint.Centered(x, float32(l.Hand.Release)-8*u, min(280*u, wide), 50*u)
	b.text.Fit = wide - 24*u
	w, _ := p.Measure(b.line, b.text)
	high := 30*u + p.Grown(b.text)
	b.at = paint.Box(x-w/2-12*u, b.back.Rect.Y-6*u-high, w+24*u, high)
}

// draw paints the line and the button.
func (b *standIns) draw(p *paint.Painter) {
	if !b.on {
		return
	}
	if u := b.u; b.text.Wrap == 0 {
		p.Shadow(b.at, b.at.H/2, 3*u, 8*u, paint.ShadowInk.Fade(0.55))
		p.RoundRect(b.at, b.at.H/2, paint.Plum900)
	}
	p.TextIn(b.line, b.at, b.text)
	b.back.Draw(p)
}

// drawRobot is the small mark at a portrait whose seat a bot plays for somebody.
func (b *standIns) drawRobot(p *paint.Painter, seat int, x, y, radius float32) {
	i := b.people.sharerAt(engine.Seat(seat))
	if i < 0 || b.people.sharers[i].away == here || !b.found {
		return
	}
	r := max(11*b.u, radius*0.44)
	x, y = x+radius*0.78, y+radius*0.62
	size, _ := p.Size(b.robot)
	p.Disc(x, y, r+2*b.u, paint.Coral)
	p.Draw(b.robot, x, y, 2*r/max(size, 1), paint.White)
}
