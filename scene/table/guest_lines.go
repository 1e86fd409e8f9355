package table

import (
	"fourtell/ai"
	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/scene/guests"
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

const (
	lineFor   = 132 // ticks a line stands: 2.2 s
	lineIn    = 8
	lineApart = 4 * stage.TicksPerSecond // between the end of a line and the next
	lineSeed  = 0x11e5
)

// guestLines are what the house's guests say, one at a time and seldom. They speak of facts that everybody has seen, and
// whether they do is chance of the bots' seed and the beat's number: no line depends on anything hidden.
type guestLines struct {
	*chair
	people  *people
	hud     *hud
	verdict *verdictShow

	on    bool
	seat  engine.Seat
	text  string
	age   int
	apart int // ticks until somebody may speak again
	wait  guestLine
	waits bool // a line waits until the verdict has been seen
	plate [engine.MaxSeats]padButton
	muted [engine.MaxSeats]bool
	at    engine.Seat // that the keys are on, in zoneGuest
}

func newGuestLines(c *chair, p *people, u *hud, v *verdictShow) *guestLines {
	return &guestLines{chair: c, people: p, hud: u, verdict: v}
}

// guestLine is somebody with something to say.
type guestLine struct {
	seat   engine.Seat
	moment words.Moment
}

// oneIn is how seldom a guest speaks at a moment: once in so many.
func oneIn(m words.Moment) uint64 {
	switch m {
	case words.MomentSkipped:
		return 8
	case words.MomentOne, words.MomentGreets, words.MomentLoses:
		return 3
	}
	return 2
}

// linesFor are those who could speak of an event, in the order in which they are asked. It looks at what every seat hears
// of it alone: who, whom, the card on top of the discards, the verdict.
func linesFor(e *engine.Event, seats int) []guestLine {
	switch e.Kind {
	case engine.EventDealt:
		all := make([]guestLine, 0, seats)
		for i := range seats {
			all = append(all, guestLine{engine.Seat(i), words.MomentGreets})
		}
		return all
	case engine.EventPlayed, engine.EventStacked, engine.EventJumpedIn:
		if n := len(e.Cards); n > 0 && e.Cards[n-1].Face == shed.FaceWildDrawFour {
			return []guestLine{{e.Seat, words.MomentFour}}
		}
	case engine.EventChallengeResolved:
		if e.Verdict == engine.Guilty {
			return []guestLine{{e.Seat, words.MomentBluffed}}
		}
		return []guestLine{{e.Seat, words.MomentHonest}, {e.Target, words.MomentWrongDoubt}}
	case engine.EventUnoCaught:
		return []guestLine{{e.Target, words.MomentCatches}, {e.Seat, words.MomentCaught}}
	case engine.EventUnoCalled:
		return []guestLine{{e.Seat, words.MomentOne}}
	case engine.EventSkipped:
		return []guestLine{{e.Seat, words.MomentSkipped}}
	case engine.EventRoundOver, engine.EventMatchOver:
		var all []guestLine
		for _, w := range e.Winners {
			all = append(all, guestLine{w, words.MomentWins})
		}
		for i := range seats {
			if s := engine.Seat(i); len(all) > 0 && s != all[0].seat {
				all = append(all, guestLine{s, words.MomentLoses})
			}
		}
		return all
	}
	return nil
}

// chosenLine is the one of them that is said: the first whose chance comes up. The chance is a function of the seed, the
// round, the beat and the seat.
func chosenLine(all []guestLine, seed uint64, round int, seq uint32, speaks func(engine.Seat) bool) (guestLine, bool) {
	for _, l := range all {
		if speaks(l.seat) && engine.Mix(seed, lineSeed, uint64(round), uint64(seq), uint64(l.seat)+1)%oneIn(l.moment) == 0 {
			return l, true
		}
	}
	return guestLine{}, false
}

// voice is the character that speaks for a seat: the one that sits there, or the one whose face a bot of the house has.
func (g *guestLines) voice(seat engine.Seat) (who string, ok bool) {
	i := int(seat)
	if i < 0 || i >= len(g.names) || g.people.sharerAt(seat) >= 0 {
		return "", false
	}
	kind := stage.SitsHouse
	if i < len(g.o.Bots) {
		kind = g.o.Bots[i]
	}
	if c, ok := guests.CharacterOf(kind); ok {
		return c.Name, true
	}
	if guests.LevelOf(kind) == "" {
		return "", false
	}
	c, ok := ai.CharacterWithFace(g.guestName(i))
	return c.Name, ok
}

// talks says whether guests may speak at this table at all.
func (g *guestLines) talks(s *stage.Stage) bool {
	return !g.o.Demo && !s.Settings().QuietGuests && g.speed != stage.SpeedInstant && !g.people.covered
}

// speakOf lets a guest speak of a beat whose motion has come to rest.
func (g *guestLines) speakOf(s *stage.Stage, shown *engine.Snapshot) {
	if !g.talks(s) || g.on || g.waits || g.apart > 0 && !shown.Over() {
		return
	}
	mayTalk := func(seat engine.Seat) bool {
		_, ok := g.voice(seat)
		return ok && !g.muted[seat]
	}
	for i := range 1 + len(shown.Riders) {
		e := &shown.Cause
		if i > 0 {
			e = &shown.Riders[i-1]
		}
		if e.Kind == engine.EventDealt && shown.Round > 1 {
			continue
		}
		if l, ok := chosenLine(linesFor(e, len(g.names)), g.o.BotSeed, shown.Round, shown.Seq, mayTalk); ok {
			g.wait, g.waits = l, true
			return
		}
	}
}

// doubted lets the accused speak before the verdict is known: whether it does depends on nothing that is.
func (g *guestLines) doubted(s *stage.Stage, now *engine.Snapshot) {
	e, ok := now.Happened(engine.EventChallengeResolved)
	if !ok || !g.talks(s) || g.on {
		return
	}
	l, ok := chosenLine([]guestLine{{e.Seat, words.MomentDoubted}}, engine.Mix(g.o.BotSeed, 1), now.Round, now.Seq, func(seat engine.Seat) bool {
		_, ok := g.voice(seat)
		return ok && !g.muted[seat]
	})
	if ok {
		g.speak(s, l)
	}
}

// speak lets a guest say its line.
func (g *guestLines) speak(s *stage.Stage, l guestLine) {
	who, _ := g.voice(l.seat)
	text := g.lang.GuestLine(who, l.moment)
	if text == "" {
		return
	}
	g.on, g.seat, g.text, g.age = true, l.seat, text, 0
	s.Audio().Murmur(int(l.seat), g.placeOf(l.seat))
	s.Speech().Say(g.lang.Say(words.GuestSays, words.With("name", g.names[l.seat]), words.With("line", text)))
	s.Redraw()
}

// update goes on with what is said. A question ends it: nobody talks into one.
func (g *guestLines) update(s *stage.Stage) {
	if s.Settings().QuietGuests {
		clear(g.muted[:])
	}
	g.apart = max(g.apart-1, 0)
	if !g.talks(s) || s.Top() != nil {
		g.waits = false
		g.hush(s)
		if g.hud.zone == zoneGuest && s.Settings().QuietGuests {
			g.hud.zone = zoneHand // there is nobody left to silence
		}
		return
	}
	if g.waits && g.hold == 0 && !g.verdict.on {
		g.waits = false
		g.speak(s, g.wait)
	}
	if !g.on {
		return
	}
	if g.age++; g.age <= lineIn || g.age >= lineFor-lineIn {
		s.Redraw()
	}
	if g.age >= lineFor || g.verdict.known && g.verdict.on {
		g.hush(s)
	}
}

// hush ends what is said.
func (g *guestLines) hush(s *stage.Stage) {
	if g.on {
		g.on, g.apart = false, lineApart
		s.Redraw()
	}
}

// pressPlates mutes a guest by a press on its plate, and lets it speak again; keys do it from zoneGuest.
func (g *guestLines) pressPlates(s *stage.Stage, in *input.Tick) {
	if !g.talks(s) {
		return
	}
	l := g.queue.Layout()
	for i := range min(len(l.Plates), len(g.plate)) {
		seat := engine.Seat(i)
		if _, ok := g.voice(seat); !ok {
			continue
		}
		b := &g.plate[i]
		b.at = rectOf(l.Plates[i])
		if b.update(s, in, true) {
			g.mute(s, seat)
		}
	}
}

// draw is what a guest says, in a bubble at its plate.
func (g *guestLines) draw(p *paint.Painter) {
	l, u := g.queue.Layout(), g.u
	i := int(g.seat)
	if !g.on || i < 0 || i >= len(l.Plates) {
		return
	}
	k := min(1, float32(g.age)/lineIn, float32(lineFor-g.age)/lineIn)
	box := g.plateOf(i)
	st := paint.Style{Face: paint.Body, Size: g.px(18), Color: paint.Ink, Wrap: 260 * u}
	if p.TextScale() > 1 { // larger as far as that doesn't send it over the cards above the plate
		st = p.Within(g.text, st, max(float32(l.H)*0.72-box.Y-box.H-34*u, 0), st.Size)
	}
	w, h := p.Measure(g.text, st)
	cx, _ := box.Center()
	r := paint.Box(cx-w/2-18*u, box.Y+box.H+14*u, w+36*u, h+18*u)
	if g.facts.seats[i].one {
		r.Y += 62 * u // below the call
	}
	up := r.Y+r.H > float32(l.H)*0.72
	if up {
		r.Y = box.Y - r.H - 14*u
	}
	r.X = min(max(r.X, 28*u), float32(l.W)-r.W-10*u)
	if call := g.hud.call.at; call.W > 0 && !r.Apart(call) { // nothing covers the call: beside the plate then
		r.X = call.X - r.W - 8*u
	}
	points := true
	for i := range g.stage.Toasts().List {
		if at := g.stage.Toasts().List[i].At; at.W > 0 && !r.Apart(at) { // a message lies there: below it
			r.Y, points = at.Y+at.H+10*u, false
		}
	}
	tip := min(max(cx, r.X+22*u), r.X+r.W-22*u)
	p.Push(tip, box.Y+box.H, 0, -5*u*(1-k), 1, 0, k)
	p.TellPassing("line", r)
	p.Shadow(r, 16*u, 4*u, 10*u, paint.ShadowInk.Fade(0.6))
	switch {
	case !points: // its face says whose line it is
	case up:
		y := r.Y + r.H
		p.Quad(tip-9*u, y-2*u, tip+9*u, y-2*u, tip, y+10*u, tip, y+10*u, paint.Cream)
	default:
		p.Quad(tip, r.Y-10*u, tip, r.Y-10*u, tip+9*u, r.Y+2*u, tip-9*u, r.Y+2*u, paint.Cream)
	}
	p.RoundRect(r, 16*u, paint.Cream)
	p.TextIn(g.text, paint.Box(r.X+18*u, r.Y+9*u, w, h), st)
	if !points {
		p.Draw(g.art.guest[i], r.X-6*u, r.Y+r.H/2, 17*u/32, paint.White)
		p.Circle(r.X-6*u, r.Y+r.H/2, 18*u, 2*u, paint.Cream)
	}
	p.Pop()
}
