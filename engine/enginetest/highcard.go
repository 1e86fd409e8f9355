// Package enginetest holds a game of some twenty lines of rules that shares nothing with the house's others: its cards are
// numbers, it has no colours, no piles and no calls, and several seats may owe an answer at once. With the build tag enginetest
// it lies on the shelf (package games), and the tests with that tag deal, play, save, resume and replay it through the house,
// of which no line knows it.
//
// The game: everybody is dealt some cards and lays one of them. The highest card wins the round.
//
// It imports engine and nothing else of ours.
package enginetest

import (
	"slices"
	"strconv"

	"fourtell/engine"
)

// Name is the game's.
const Name = "highcard"

// cards are in the deck: the numbers from 1 to it.
const cards = 60

// face is the face of a card with that number, 1 … 60.
func face(n int) engine.Face { return engine.OtherFaces + engine.Face(n) - 1 }

func seen(n int) engine.SeenCard { return engine.SeenCard{ID: engine.Card(n), Face: face(n)} }

// state is the whole truth.
type state struct {
	Chance   uint64
	Hands    [][]int // by seat
	Laid     []int   // by seat; 0: not yet
	Left     []bool
	Turn     engine.Seat // of a table where one lays after the other
	Decision uint32
	Round    int
	Over     bool
	Now      engine.Millis
	Asked    engine.Millis
}

func (s state) clone() state {
	s.Hands, s.Laid, s.Left = slices.Clone(s.Hands), slices.Clone(s.Laid), slices.Clone(s.Left)
	for i := range s.Hands {
		s.Hands[i] = slices.Clone(s.Hands[i])
	}
	return s
}

// owes says whether the seat is to lay a card.
func (s *state) owes(r rules, seat int) bool {
	return !s.Over && s.Laid[seat] == 0 && (r.together || s.Turn == engine.Seat(seat))
}

// winner has laid the highest card.
func (s *state) winner() engine.Seat {
	best := 0
	for i := range s.Laid {
		if s.Laid[i] > s.Laid[best] {
			best = i
		}
	}
	return engine.Seat(best)
}

// Game is one match; rounds stand alone.
type Game struct {
	setup   engine.Setup
	rules   rules
	state   state
	seq     uint32
	log     []engine.Event // the whole truth since the deal
	shown   *table
	opening []engine.Beat
	round   engine.Setup // what the round began with
	lots    engine.Lots
}

// newGame deals.
func newGame(set engine.Setup, r rules) *Game {
	n := len(set.Seats)
	g := &Game{setup: set, rules: r, lots: engine.LotsOf(&set), state: state{Chance: set.Seed, Left: make([]bool, n)}}
	by := set.Dealer
	if d := set.Deal; d != nil {
		by, g.seq, g.state.Decision, g.state.Round = d.By, d.Seq, d.Decision, d.Round-1
		for _, seat := range d.Away {
			g.state.Left[seat] = true
		}
	}
	g.opening = g.deal(by)
	return g
}

// deal shuffles by lots, one a card.
func (g *Game) deal(by engine.Seat) []engine.Beat {
	s, n := &g.state, len(g.setup.Seats)
	g.lots.Begin()
	g.round = g.setup
	g.round.Seed, g.round.Key, g.round.Deal = 0, "", &engine.Deal{Round: s.Round + 1, By: by, Seq: g.seq, Decision: s.Decision}
	for i, left := range s.Left {
		if left {
			g.round.Deal.Away = append(g.round.Deal.Away, engine.Seat(i))
		}
	}
	chance := engine.NewRand(s.Chance)
	deck := make([]int, cards)
	for i := range deck {
		j := int(g.lots.Draw(uint32(i+1), &chance))
		deck[i] = deck[j]
		deck[j] = i + 1
	}
	s.Chance = engine.Mix(s.Chance, 1)
	s.Hands, s.Laid = make([][]int, n), make([]int, n)
	for i := range s.Hands {
		s.Hands[i], deck = slices.Clone(deck[:g.rules.hand]), deck[g.rules.hand:]
		slices.Sort(s.Hands[i])
	}
	s.Round, s.Over, s.Now, s.Asked, g.log = s.Round+1, false, 0, 0, nil
	s.Decision, s.Turn = s.Decision+1, engine.Seat((int(g.setup.Dealer)+s.Round)%n)
	if g.rules.together {
		s.Turn = engine.NoSeat
	}
	return []engine.Beat{g.beat(g.setup.Dealer, engine.Event{Kind: engine.EventDealt, Seat: g.setup.Dealer, Target: engine.NoSeat, Count: g.rules.hand})}
}

// beat writes what happened down.
func (g *Game) beat(actor engine.Seat, events ...engine.Event) engine.Beat {
	g.seq++
	from := len(g.log)
	for i := range events {
		events[i].At, events[i].Beat = g.state.Now, g.seq
	}
	g.log = append(g.log[:from:from], events...)
	g.shown = &table{g: g, state: g.state.clone(), log: g.log, from: from, seq: g.seq, last: true, actor: actor}
	return engine.Beat{Seq: g.seq, Events: g.log[from:], Table: g.shown}
}

// Apply grants cards laid, and what is the table's own.
func (g *Game) Apply(c engine.Command) ([]engine.Beat, error) {
	s, n := &g.state, len(g.setup.Seats)
	if c.Seat < 0 || int(c.Seat) >= n {
		return nil, g.refuse(c, engine.BadSeat)
	}
	if c.Decision != 0 && c.Decision != s.Decision && !c.Verb.OfTable() {
		return nil, g.refuse(c, engine.Stale)
	}
	was := s.Now
	if s.Now = max(s.Now, c.At); c.Verb == engine.VerbTimeout {
		if g.rules.clock == 0 || s.Now < s.Asked+g.rules.clock {
			s.Now = was
			return nil, g.refuse(c, engine.NoClock)
		}
	}
	switch c.Verb {
	case engine.VerbWait:
		s.Now += max(c.Wait, 0)
		return nil, nil
	case engine.VerbLeave, engine.VerbReturn:
		kind := engine.EventSeatLeft
		if c.Verb == engine.VerbReturn {
			kind = engine.EventSeatReturned
		}
		s.Left[c.Seat] = c.Verb == engine.VerbLeave
		return []engine.Beat{g.beat(c.Seat, engine.Event{Kind: kind, Seat: c.Seat, Target: engine.NoSeat})}, nil
	case engine.VerbNextRound:
		if s.Over && g.setup.Deal == nil {
			if c.Seed != 0 {
				s.Chance = c.Seed
			}
			g.lots.DealFrom(c.Key)
			return g.deal(c.Seat), nil
		}
	case engine.VerbPlay, engine.VerbTimeout:
		if code := g.mayLay(c); code != engine.Legal {
			s.Now = was
			return nil, g.refuse(c, code)
		}
		return g.lay(c), nil
	}
	s.Now = was
	return nil, g.refuse(c, engine.UnknownCommand)
}

// which is the number of the card that is meant; a timeout lays the lowest.
func (g *Game) which(c engine.Command) int {
	switch {
	case c.Verb == engine.VerbTimeout:
		return g.state.Hands[c.Seat][0]
	case c.Card.Face != engine.NoFace:
		return int(c.Card.Face-engine.OtherFaces) + 1
	}
	return int(c.Card.ID)
}

func (g *Game) mayLay(c engine.Command) engine.Code {
	s := &g.state
	switch {
	case s.Over:
		return engine.RoundOver
	case !s.owes(g.rules, int(c.Seat)):
		return engine.NotYourTurn
	case !slices.Contains(s.Hands[c.Seat], g.which(c)):
		return engine.NotInHand
	}
	return engine.Legal
}

func (g *Game) lay(c engine.Command) []engine.Beat {
	s, n := &g.state, g.which(c)
	s.Laid[c.Seat] = n
	s.Hands[c.Seat] = slices.DeleteFunc(s.Hands[c.Seat], func(o int) bool { return o == n })
	events := []engine.Event{{Kind: engine.EventPlayed, Seat: c.Seat, Target: engine.NoSeat, Cards: []engine.SeenCard{seen(n)}}}
	if s.winner() == c.Seat {
		events = append(events, engine.Event{Kind: engine.EventNews, Word: Leads, Seat: c.Seat, Target: engine.NoSeat})
	}
	if c.Verb == engine.VerbTimeout {
		events = append([]engine.Event{{Kind: engine.EventTimedOut, Seat: c.Seat, Target: engine.NoSeat}}, events...)
	}
	if !g.rules.together {
		s.Turn = (s.Turn + 1) % engine.Seat(len(s.Hands))
		s.Decision, s.Asked = s.Decision+1, s.Now
	}
	if !slices.Contains(s.Laid, 0) {
		s.Over, s.Turn = true, engine.NoSeat
	} else if !g.rules.together {
		events = append(events, engine.Event{Kind: engine.EventTurn, Seat: s.Turn, Target: engine.NoSeat})
	}
	all := []engine.Beat{g.beat(c.Seat, events...)}
	if s.Over {
		all[0].Table.(*table).last = false
		w, points := s.winner(), make([]int, len(s.Hands))
		points[w] = 1
		all = append(all, g.beat(c.Seat, engine.Event{Kind: engine.EventRoundOver, Seat: w, Target: engine.NoSeat, Winners: []engine.Seat{w}, Points: points, Totals: points}))
	}
	return all
}

func (g *Game) refuse(c engine.Command, why engine.Code) error {
	return &engine.Illegal{Code: why, Seat: c.Seat, Turn: g.state.Turn, Card: c.Card}
}

// Opening is the deal.
func (g *Game) Opening() []engine.Beat { return g.opening }

// Setup is what the match was made from.
func (g *Game) Setup() engine.Setup { return g.setup }

// Round is what this round alone is made from.
func (g *Game) Round() engine.Setup { return g.lots.Tell(g.round) }

// WonRound says who has laid the highest card.
func (g *Game) WonRound(s engine.Seat) bool { return g.state.Over && g.state.winner() == s }

// State is the whole truth as JSON.
func (g *Game) State() []byte {
	return engine.Canonical(g.state)
}

// View is the table as it is now.
func (g *Game) View(v engine.Seat) engine.Snapshot {
	t := *g.shown
	t.state, t.last = g.state, true
	return t.View(v)
}

// table is the game just after a beat.
type table struct {
	g     *Game
	state state
	log   []engine.Event
	from  int
	seq   uint32
	last  bool
	actor engine.Seat
}

// View is one's own hand, and every card that lies on the table.
func (t *table) View(v engine.Seat) engine.Snapshot { return t.view(v, false) }

// Open is the same with all hands open.
func (t *table) Open(v engine.Seat) engine.Snapshot { return t.view(v, true) }

func (t *table) view(v engine.Seat, open bool) engine.Snapshot {
	s := &t.state
	v = v.Viewing(len(s.Hands))
	snap := engine.Snapshot{Game: Name, Rules: t.g.setup.Rules, Seq: t.seq, Decision: s.Decision, Viewer: v, Round: s.Round,
		Phase: engine.PhasePlay, Turn: s.Turn, Direction: 1, Dealer: t.g.setup.Dealer, Clock: engine.Clock{Now: s.Now},
		History: t.log, Cause: t.log[t.from], Riders: t.log[t.from+1:], Own: Own{Best: slices.Max(s.Laid)}}
	for i := range s.Hands {
		h := engine.Hand{Name: t.g.setup.Seats[i], Count: len(s.Hands[i]), Away: s.Left[i]}
		if open || v == engine.Seat(i) || s.Over && t.last {
			for _, n := range s.Hands[i] {
				h.Cards = append(h.Cards, seen(n))
			}
		}
		snap.Hands = append(snap.Hands, h)
	}
	for _, e := range t.log {
		if e.Kind.Plays() {
			snap.Discard = append(snap.Discard, e.Cards...)
		}
	}
	switch {
	case !t.last:
		snap.Phase, snap.Turn = engine.PhaseResolving, t.actor
		return snap
	case s.Over:
		over := t.log[len(t.log)-1]
		snap.Phase, snap.Winners, snap.Points, snap.Totals = engine.PhaseRoundOver, over.Winners, over.Points, over.Totals
		return snap
	case t.g.rules.clock > 0:
		snap.Clock.Deadline = s.Asked + t.g.rules.clock
	}
	for i := range s.Hands {
		if t.g.rules.together && s.owes(t.g.rules, i) {
			snap.Owing = append(snap.Owing, engine.Seat(i))
		}
	}
	if v >= 0 && s.owes(t.g.rules, int(v)) {
		for _, n := range s.Hands[v] {
			c := engine.Play(v, seen(n), engine.NoColor, engine.NoSeat)
			c.Decision = s.Decision
			snap.Legal = append(snap.Legal, c)
		}
	}
	return snap
}

// rules is the rule set.
type rules struct {
	hand     int
	together bool
	clock    engine.Millis // 0: none
}

// String is the short text form.
func (r rules) String() string {
	text := "plain"
	for _, s := range (Book{}).Switches() {
		usual, _ := Book{}.Build("", nil)
		if v := r.Get(s.Name); v != usual.Get(s.Name) {
			text += "," + s.Name + "=" + v
		}
	}
	return text
}

// Time is how long they may think.
func (r rules) Time() engine.Millis { return r.clock }

// Get is a switch's value.
func (r rules) Get(name string) string {
	switch name {
	case "hand":
		return strconv.Itoa(r.hand)
	case "together":
		if r.together {
			return "on"
		}
		return "off"
	case "seconds":
		return strconv.Itoa(int(r.clock / 1000))
	}
	return ""
}

// Check takes any table there is.
func (r rules) Check(seats int) error { return engine.CheckSeats(seats) }

// Partner: there is none.
func (rules) Partner(engine.Seat, int) engine.Seat { return engine.NoSeat }

// Match: rounds stand alone.
func (rules) Match() bool { return false }

// ToPoints refuses: rounds stand alone.
func (rules) ToPoints(int) (engine.Rules, error) {
	return nil, &engine.BadRules{Fault: engine.FaultSwitch, Name: "target"}
}
