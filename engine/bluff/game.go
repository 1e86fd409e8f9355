package bluff

import (
	"slices"

	"fourtell/engine"
)

const gameName = "bluff"

// Game is a match at one table: a State with a recorder. It implements engine.Game.
type Game struct {
	setup   engine.Setup
	state   State
	log     *chronicle
	stood   engine.SeatSet // seats for which somebody else has played in the rounds before
	seq     uint32
	shown   *table // the latest beat, as the table is now
	opening []engine.Beat
	round   engine.Setup // what the round under way began with
	lots    engine.Lots
}

// New makes a match from its set-up: dealt from the seed, or from a position. The error is one sentence that says what table cannot be.
func New(setup engine.Setup) (*Game, error) {
	setup, rules, err := engine.OwnSetup(setup, gameName, ParseRules)
	if err != nil {
		return nil, err
	}
	g := &Game{setup: setup, state: NewState(rules, len(setup.Seats)), log: &chronicle{}, lots: engine.LotsOf(&setup)}
	s := &g.state
	s.dealer = int8(setup.Dealer)
	for seat, rounds := range setup.Scores {
		s.scores[seat] = int16(rounds)
	}
	s.Seed(setup.Seed)
	rec := &recorder{g: g, actor: int8(setup.Dealer)}
	if d := setup.Deal; d != nil {
		if err := g.standIn(d); err != nil {
			return nil, err
		}
		rec.actor = int8(d.By)
	}
	g.beginRound(s, rec.actor)
	g.round.Position = setup.Position
	if setup.Position == nil {
		s.Deal(rec)
	} else if err := (doing{s, rec}).place(setup.Position); err != nil {
		return nil, err
	}
	if g.opening = rec.finish(s); g.opening == nil {
		t := g.newTable(noSeat)
		t.state, t.last = *s, true
		g.opening = []engine.Beat{{Seq: t.seq, Table: t}}
	}
	return g, nil
}

// newTable is the frame of the next beat.
func (g *Game) newTable(actor int8) *table {
	g.seq++
	n := len(g.log.open)
	g.shown = &table{g: g, log: g.log, seq: g.seq, actor: actor, from: n, to: n}
	return g.shown
}

// Opening are the beats of the deal, or the one beat of a position.
func (g *Game) Opening() []engine.Beat { return g.opening }

// Setup is what the match was made from, its rules in canonical form.
func (g *Game) Setup() engine.Setup { return g.setup }

// View is the table as it is now.
func (g *Game) View(v engine.Seat) engine.Snapshot { return g.shown.View(v) }

// WonRound says whether the seat, or its partner, has won the round that has ended.
func (g *Game) WonRound(s engine.Seat) bool { return g.state.WonRound(s) }

// viewer is that seat; a spectator where there is no such seat.
func (g *Game) viewer(v engine.Seat) engine.Seat { return v.Viewing(int(g.state.seats)) }

// Apply grants a command with its beats, which may be none where only the clock moved, or refuses it with an *engine.Illegal and
// changes nothing.
func (g *Game) Apply(c engine.Command) ([]engine.Beat, error) {
	s := &g.state
	if g.stale(c) {
		return nil, g.illegal(c, engine.Stale)
	}
	if c.Verb == engine.VerbNextRound && g.setup.Deal != nil && s.phase == engine.PhaseRoundOver {
		return nil, g.illegal(c, engine.RoundOver) // the deal after it is not known
	}
	if c.Verb == engine.VerbWait && c.Wait < 0 {
		return nil, g.illegal(c, engine.UnknownCommand)
	}
	now := s.now
	s.now = max(now, c.At)
	if c.Verb == engine.VerbWait {
		s.now += c.Wait
	}
	rec := &recorder{g: g, actor: int8(c.Seat), key: c.Key}
	m := g.move(c)
	if code := s.Apply(&m, rec); code != engine.Legal {
		s.now = now
		return nil, g.illegal(c, code)
	}
	beats := rec.finish(s)
	if beats == nil { // the latest beat shows the table as it was then
		t := *g.shown
		t.state = *s
		g.shown = &t
	}
	return beats, nil
}

// stale says that the command answers another decision than the one owed.
func (g *Game) stale(c engine.Command) bool {
	if c.Decision == 0 || c.Decision == g.state.decision {
		return false
	}
	switch c.Verb {
	case engine.VerbClaim, engine.VerbChallenge, engine.VerbPass, engine.VerbTimeout:
		return !g.state.Over()
	case engine.VerbNextRound:
		return true
	}
	return false
}

// move is the command inside the engine. Cards are meant by their faces, whatever identity the seat knows them by, since those of one
// face are as good as each other; a card that the seat doesn't know is none it holds.
func (g *Game) move(c engine.Command) Move {
	m := Move{Verb: c.Verb, Seat: int8(c.Seat), Rank: c.Rank, seed: c.Seed}
	s := &g.state
	if m.Seat < 0 || m.Seat >= s.seats {
		return m
	}
	cards := c.Cards
	if len(cards) == 0 && c.Card != (engine.SeenCard{}) {
		cards = []engine.SeenCard{c.Card}
	}
	left := s.hands[m.Seat]
	for n, card := range cards {
		if card.ID == 0 {
			m.take(&left, kindOf(card.Face))
			continue
		}
		kind, deck := int(card.ID-1)%cardsPerDeck, int(card.ID-1)/cardsPerDeck
		twice := slices.ContainsFunc(cards[:n], func(o engine.SeenCard) bool { return o.ID == card.ID })
		if twice || deck >= s.hands[m.Seat].held(kind) && !c.OfDeck {
			kind = -1
		}
		m.take(&left, kind)
	}
	return m
}

func (g *Game) illegal(c engine.Command, code engine.Code) *engine.Illegal {
	e := &engine.Illegal{Code: code, Seat: c.Seat, Turn: g.state.Turn(), Card: c.Card}
	if len(c.Cards) > 0 {
		e.Card = c.Cards[0]
	}
	for i, card := range c.Cards { // the first that is not held, or not so often
		n := 1
		for _, other := range c.Cards[:i] {
			if other.Face == card.Face {
				n++
			}
		}
		if kind := kindOf(card.Face); code == engine.NotInHand && (kind < 0 || int(g.state.hands[c.Seat].held(kind)) < n) {
			e.Card = card
			break
		}
	}
	if e.Card.ID != 0 && e.Card.Face == engine.NoFace {
		e.Card.Face = Book{}.FaceOf(e.Card.ID)
	}
	return e
}

// State is the canonical JSON of the whole truth: two tables are the same when these bytes are.
func (g *Game) State() []byte {
	return engine.Canonical(g.canonical())
}
