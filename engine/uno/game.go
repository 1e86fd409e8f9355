package uno

import (
	"fmt"

	"fourtell/engine"
)

const gameName = "uno"

// Game is a match at one table: a State with a recorder. It implements engine.Game.
type Game struct {
	setup   engine.Setup
	state   State
	log     *chronicle
	known   labels // by which each viewer knows the cards it has seen
	seq     uint32
	shown   *table // the latest beat, as the table is now
	opening []engine.Beat
	round   engine.Setup // what the round under way began with
	lots    engine.Lots
}

// New makes a match from its set-up: dealt from the seed, or from a position. The error is one sentence that says what
// table cannot be.
func New(setup engine.Setup) (*Game, error) {
	setup, rules, err := engine.OwnSetup(setup, gameName, ParseRules)
	if err != nil {
		return nil, err
	}
	g := &Game{setup: setup, state: NewState(rules, len(setup.Seats)), log: &chronicle{}, lots: engine.LotsOf(&setup)}
	g.known = newLabels(g.state.seats, g.state.decks())
	g.state.dealer = int8(setup.Dealer)
	for seat, points := range setup.Scores {
		g.state.scores[seat] = int32(points)
	}
	g.state.Seed(setup.Seed)
	rec := &recorder{g: g, actor: int8(setup.Dealer)}
	if d := setup.Deal; d != nil {
		g.standIn(d)
		rec.actor = int8(d.By)
	}
	g.beginRound(&g.state, rec.actor)
	g.round.Position = setup.Position
	if setup.Position == nil {
		if rules[Score] == ScoreElimination {
			dealing(g.state.doing(rec)).eliminate(func(int8) bool { return true })
		}
		if g.state.inRound() >= engine.MinSeats {
			if setup.Deal != nil && !g.state.in(g.state.dealer) {
				return nil, fmt.Errorf("the deal: its dealer, seat %d, is out of the match", setup.Dealer)
			}
			if setup.FirstRound() > 1 {
				dealing(g.state.doing(rec)).shuffleSeats()
			}
			g.state.Deal(rec)
		}
	} else if err := dealing(g.state.doing(rec)).place(setup.Position); err != nil {
		return nil, err
	}
	if g.state.inRound() < engine.MinSeats {
		return nil, fmt.Errorf("the scores leave fewer than %d seats in the match", engine.MinSeats)
	}
	if setup.FirstRound() == 1 {
		g.log.stood |= engine.SeatSet(g.state.out) // who is not dealt in at the beginning has no part in the match
	}
	if g.opening = rec.finish(&g.state); g.opening == nil {
		g.known.seeTable(&g.state)
		rec.openHands(&g.state)
		t := g.newTable(noSeat)
		t.state, t.last = g.state, true
		t.known.set(&g.known)
		g.opening = []engine.Beat{{Seq: t.seq, Table: t.freeze()}}
	}
	return g, nil
}

// newTable is the frame of the next beat.
func (g *Game) newTable(actor int8) *table {
	g.seq++
	g.shown = &table{g: g, log: g.log, seq: g.seq, actor: actor, from: g.log.n, to: g.log.n, known: g.known.blank()}
	return g.shown
}

// Opening are the beats of the deal, or the one beat of a position.
func (g *Game) Opening() []engine.Beat { return g.opening }

// Setup is what the match was made from, its rules in canonical form.
func (g *Game) Setup() engine.Setup { return g.setup }

// View is the table as it is now.
func (g *Game) View(v engine.Seat) engine.Snapshot { return g.shown.View(v) }

// viewer is that seat; a spectator where there is no such seat.
func (g *Game) viewer(v engine.Seat) engine.Seat { return v.Viewing(int(g.state.seats)) }

// Apply grants a command with its beats, which may be none where only the clock moved, or refuses it with an
// *engine.Illegal and changes nothing.
func (g *Game) Apply(c engine.Command) ([]engine.Beat, error) {
	s := &g.state
	if g.stale(c) {
		return nil, g.illegal(c, engine.Stale)
	}
	if c.Verb == engine.VerbNextRound && g.setup.Deal != nil && s.phase == engine.PhaseRoundOver {
		return nil, g.illegal(c, engine.RoundOver) // the deal after it is not known
	}
	now := s.now
	s.now = max(now, c.At)
	if c.Verb == engine.VerbWait {
		if c.Wait < 0 {
			s.now = now
			return nil, g.illegal(c, engine.UnknownCommand)
		}
		s.now += c.Wait
	}
	rec := &recorder{g: g, actor: int8(c.Seat), key: c.Key}
	m := s.naming().move(c)
	g.known.resolve(s, c, &m)
	if code := s.Apply(&m, rec); code != engine.Legal {
		s.now = now
		return nil, g.illegal(c, code)
	}
	turning(s.doing(rec)).endLate(c.Verb) // only here time goes by
	beats := rec.finish(s)
	if beats == nil { // the latest beat shows the table as it was then
		t := *g.shown
		t.state = *s
		g.shown = t.freeze()
	}
	return beats, nil
}

// stale says that the command answers another decision than the one owed. Calls, catches, jump-ins and chairs have a check
// of their own.
func (g *Game) stale(c engine.Command) bool {
	s := &g.state
	if c.Decision == 0 || c.Decision == s.decision {
		return false
	}
	switch c.Verb {
	case engine.VerbPlay:
		return int8(c.Seat) == s.turn
	case engine.VerbTimeout:
		return !s.Over() && c.Round == 0
	case engine.VerbDraw, engine.VerbPass, engine.VerbAccept, engine.VerbChallenge, engine.VerbChooseColor:
		return !s.Over()
	case engine.VerbNextRound:
		return true
	}
	return false
}

func (g *Game) illegal(c engine.Command, code engine.Code) *engine.Illegal {
	s := &g.state
	e := &engine.Illegal{Code: code, Seat: c.Seat, Turn: engine.Seat(s.turn), Color: s.color, Card: c.Card}
	if len(c.Cards) > 0 {
		e.Card = c.Cards[0]
	}
	if e.Card.ID != 0 && int(e.Card.ID) <= s.decks()*cardsPerDeck {
		e.Card = indexOf(e.Card.ID).seen()
	}
	if s.discardN > 0 {
		top := s.discard[s.discardN-1]
		e.Top = g.known.seen(g.viewer(c.Seat), top.card())
		e.Top.Stamp = top.stamp()
	}
	if s.phase == engine.PhaseRespond && !s.pending.paid {
		e.Owed = int(s.pending.stack)
	}
	return e
}
