package uno

import (
	"math/rand/v2"
	"slices"
	"testing"

	"fourtell/engine"
	"fourtell/engine/shed"
)

// Whole rounds over switches by chance until every card has been played, every kind of event has happened, every value of
// every switch has been in force and every code has been refused with: what nobody plays nobody knows to work. A round puts
// the values in force that have not been, and of what may be done somebody does what has not occurred yet.
func TestEveryCardEventSwitchAndRefusalOccurs(t *testing.T) {
	for _, luck := range []uint64{0, 1000, 2000} { // whatever the chance
		seen := newCoverage()
		for n := uint64(1); n <= mostRounds && (n == 1 || len(seen.missing()) > 0); n++ {
			seen.round(t, luck+n)
		}
		if missing := seen.missing(); len(missing) > 0 {
			t.Errorf("after %d rounds from seed %d on these have not occurred: %v", mostRounds, luck+1, missing)
		}
	}
}

// mostRounds is eight times what is needed on the average, and four times the most that any of twenty seeds needed.
const mostRounds = 250

// aim is a table at which what is rare can be come by.
type aim struct {
	what  string // has not occurred
	set   func(*Rules)
	seats int          // 0: any
	phase engine.Phase // what the deal leads to; NoPhase: whatever
	verb  engine.Verb  // what whoever is on turn does where it may; NoVerb: whatever
}

func aims() []aim {
	return []aim{
		{what: "must_choose_color", set: func(r *Rules) { r[OpenerWild], r[OpenerActions] = WildFirstPlayerChooses, OpenerApply }, phase: engine.PhaseChooseColor},
		{what: "pile_exhausted", set: func(r *Rules) { r[HandSize], r[Decks], r[ForcedPlay] = 9, 1, Off }, seats: 10, verb: engine.VerbDraw},
		{what: "finish_refused", set: func(r *Rules) { r[Finish], r[HandSize] = FinishNoAction, 1 }},
		{what: "too_early", set: func(r *Rules) { r[UnoCall], r[UnoGraceMs], r[HandSize] = CallCatch, 5000, 2 }},
		{what: "limit", set: func(r *Rules) { r[HandLimit], r[HandSize], r[ForcedPlay] = 10, 10, Off }, seats: 2, verb: engine.VerbDraw},
		{what: "unfit", set: func(r *Rules) { r[BlindDraw], r[DrawMode], r[DrawAfter], r[ForcedPlay] = On, DrawOne, MayPlay, Off }, verb: engine.VerbDraw},
		{what: "bomb", set: func(r *Rules) { r[Bomb], r[MultiPlay], r[HandSize], r[Decks] = On, On, 12, 3 }, seats: 4},
		{what: "misplay", set: func(r *Rules) { r[Misplay], r[ForcedPlay] = MisplayPenalty, Off }},
		{what: "turned away by a reverse", set: func(r *Rules) { r[ReverseDeflect], r[HandSize], r[Decks] = DeflectBoth, 12, 3 }, seats: 3},
		{what: "turned away by a skip", set: func(r *Rules) { r[SkipDeflect], r[HandSize], r[Decks] = DeflectBoth, 12, 3 }, seats: 3},
		{what: "the round's time is up", set: func(r *Rules) { r[BlitzSeconds] = 60 }},
		{what: "match_over", set: func(r *Rules) { r[Score], r[Target], r[HandSize] = ScoreWinnerTakes, 100, 5 }, seats: 9},
	}
}

type coverage struct {
	faces  map[engine.Face]bool
	events map[engine.EventKind]bool
	codes  map[engine.Code]bool
	values map[string]bool
	told   map[string]bool // what events say besides their kind
}

func newCoverage() *coverage {
	return &coverage{map[engine.Face]bool{}, map[engine.EventKind]bool{}, map[engine.Code]bool{}, map[string]bool{}, map[string]bool{}}
}

func (c *coverage) missing() (out []string) {
	for f := engine.Face(1); int(f) < shed.Faces; f++ {
		if !c.faces[f] {
			out = append(out, f.String())
		}
	}
	for _, k := range engine.EventKinds() {
		if (k <= engine.EventMatchOver || k > engine.EventPileTaken) && !c.events[k] { // between them are another game's
			out = append(out, k.String())
		}
	}
	for _, code := range engine.Codes() {
		// Codes of Bluff, and of commands that this game's Apply never sees.
		if code != engine.BadClaim && code != engine.OwnClaim && !c.codes[code] {
			out = append(out, code.String())
		}
	}
	for _, s := range Switches() {
		for _, v := range s.Values {
			if !c.values[s.Name+"="+v] {
				out = append(out, s.Name+"="+v)
			}
		}
		if s.Least > 0 && !c.values[s.Name+" counts"] {
			out = append(out, s.Name+" counts")
		}
	}
	for _, what := range besides() {
		if !c.told[what] {
			out = append(out, what)
		}
	}
	return out
}

// besides is what events have to say besides their kinds: why a penalty is drawn, what answers a draw card, whose time is up.
func besides() (all []string) {
	for r := engine.ForDrawTwo; r <= engine.ForMisplay; r++ {
		all = append(all, r.String())
	}
	return append(all, "turned away by a reverse", "turned away by a skip", "the round's time is up")
}

// says is which of these the event says; "" none.
func says(e *engine.Event) string {
	switch e.Kind {
	case engine.EventPenalty:
		return e.Reason.String()
	case engine.EventTimedOut:
		if e.Seat == engine.NoSeat {
			return "the round's time is up"
		}
	case engine.EventStacked:
		switch shed.SymbolOf(e.Cards[0].Face) {
		case shed.Reverse:
			return "turned away by a reverse"
		case shed.Skip:
			return "turned away by a skip"
		}
	}
	return ""
}

// round plays one round to its end with sensible commands and now and then one that makes no sense.
func (c *coverage) round(t *testing.T, seed uint64) {
	t.Helper()
	rng := rand.New(rand.NewPCG(seed, 2))
	toward := c.aim()
	seats := engine.MinSeats + rng.IntN(engine.MaxSeats-1)
	if toward.seats > 0 {
		seats = toward.seats
	}
	rules := c.rules(seed, seats, toward)
	setup := engine.Setup{Rules: rules.String(), Seats: seatNames(seats), Seed: seed}
	g, err := New(setup)
	for ; err == nil && toward.phase != engine.NoPhase && g.state.phase != toward.phase; g, err = New(setup) {
		setup.Seed += 1_000_000
	}
	if err != nil {
		t.Fatalf("seed %d: %v", seed, err)
	}
	for _, s := range Switches() {
		c.values[s.Name+"="+s.Text(rules[s.ID])] = true
		c.values[s.Name+" counts"] = c.values[s.Name+" counts"] || rules[s.ID] != 0
	}
	c.note(g.Opening(), nil)
	for n := 0; n < 400; n++ {
		cmd := c.wish(t, rng, g, toward.verb)
		c.note(g.Apply(cmd))
		if g.state.Over() && n%2 == 0 { // then one thing more is tried
			break
		}
		if n%8 != 0 {
			continue
		}
		if err := g.Sound(); err != nil {
			t.Fatalf("seed %d, rules %s: after %+v: %v", seed, rules, cmd, err)
		}
	}
}

// aim is the first table whose matter has not occurred.
func (c *coverage) aim() aim {
	missing := c.missing()
	for _, a := range aims() {
		if slices.Contains(missing, a.what) {
			return a
		}
	}
	return aim{}
}

// rules are switches by chance, those that have a value nobody has played under with that value.
func (c *coverage) rules(seed uint64, seats int, toward aim) Rules {
	r := RulesByChance(seed, seats)
	if clock := chanceNamed(seed, "turn_seconds"); clock.Below(2) == 0 {
		r[TurnSeconds] = int16(engine.TurnSeconds().Least)
	}
	for _, s := range Switches() {
		for v, name := range s.Values {
			was := r[s.ID]
			if c.values[s.Name+"="+name] {
				continue
			}
			if r[s.ID] = int16(v); r.Check(seats) == nil {
				break
			}
			r[s.ID] = was
		}
	}
	if toward.set != nil {
		toward.set(&r)
	}
	return r
}

// wish is what somebody does next: the first thing found that has not occurred, else the verb asked for, else something
// sensible.
func (c *coverage) wish(t *testing.T, rng *rand.Rand, g *Game, verb engine.Verb) engine.Command {
	t.Helper()
	for _, seat := range []engine.Seat{engine.Seat(g.state.turn), engine.Seat(rng.IntN(int(g.state.seats)))} {
		for _, cmd := range g.View(seat).Legal {
			if c.lacks(g, cmd) {
				return cmd
			}
		}
	}
	for range 8 {
		if cmd := nosyCommand(rng, g); c.lacks(g, cmd) {
			return cmd
		}
	}
	if cmd := engine.Do(engine.Seat(g.state.turn), verb); verb != engine.NoVerb && g.state.phase == engine.PhasePlay {
		return cmd
	}
	cmd, legal := legalCommand(t, rng, g)
	if !legal {
		return nosyCommand(rng, g)
	}
	return cmd
}

// lacks says whether the command, at a table like this one, comes to something that has not occurred.
func (c *coverage) lacks(g *Game, cmd engine.Command) bool {
	beats, err := tried(g).Apply(cmd)
	if err != nil {
		return !c.codes[err.(*engine.Illegal).Code]
	}
	for _, b := range beats {
		for _, e := range b.Events {
			if what := says(&e); !c.events[e.Kind] || e.Kind.Plays() && !c.played(e) || what != "" && !c.told[what] {
				return true
			}
		}
	}
	return false
}

func (c *coverage) played(e engine.Event) bool {
	for _, card := range e.Cards {
		if !c.faces[card.Face] {
			return false
		}
	}
	return true
}

func (c *coverage) note(beats []engine.Beat, err error) {
	if err != nil {
		c.codes[err.(*engine.Illegal).Code] = true
	}
	for _, b := range beats {
		for _, e := range b.Events {
			c.events[e.Kind], c.told[says(&e)] = true, true
			if !e.Kind.Plays() {
				continue
			}
			for _, card := range e.Cards {
				c.faces[card.Face] = true
			}
		}
	}
}

// nosyCommand is a command somebody might try: a card of the hand that need not fit, a catch of whoever has one card.
func nosyCommand(rng *rand.Rand, g *Game) engine.Command {
	s := &g.state
	c := wildCommand(rng, g)
	if rng.IntN(4) == 0 {
		return c
	}
	c.Decision = 0
	if s.turn >= 0 && rng.IntN(3) != 0 {
		c.Seat = engine.Seat(s.turn)
	}
	if s.calls.open != 0 && rng.IntN(2) == 0 {
		c.Verb = engine.VerbCatchUno
		for c.Target = 0; s.calls.open&bit(int8(c.Target)) == 0; c.Target++ {
		}
		c.Seat, c.At = engine.Seat(s.step(int8(c.Target), 1)), s.now+engine.Millis(rng.IntN(2)*6000)
		return c
	}
	c.Verb = engine.VerbPlay + engine.Verb(rng.IntN(9))
	if c.Seat >= 0 && int8(c.Seat) < s.seats && s.hands[c.Seat].count > 0 {
		h := &s.hands[c.Seat]
		c.Card, c.Cards = engine.SeenCard{Face: h.faces.nth(rng.IntN(h.faces.count()))}, nil
	}
	return c
}
