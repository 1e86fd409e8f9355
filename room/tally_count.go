package room

import (
	"slices"

	"fourtell/engine"
	"fourtell/engine/games"
)

// CountRounds plays a record, of a match or of one round alone, and gives each seat's Tally of each finished round, from
// Setup.FirstRound on, by round and seat. The error says which command is refused, or what in the Setup is no table.
//
// What a seat has done besides winning and losing is the game's to say (engine.Counting). A round that nobody has won
// is nobody's win. A seat that is removed has lost with the cards it held. A seat that was out before the deal, or for which
// somebody else played while its own player had left, has no round; and no match where that was so in any of its rounds.
// Rounds that stand alone make no matches.
func CountRounds(rec engine.Record) ([][]Tally, error) {
	c, err := count(rec)
	return c.rounds, err
}

// CountFeats plays a record too, and gives what each seat has done in each finished round that is worth telling (engine.Rewarding), by
// round and seat. Whoever has no round has no feats.
func CountFeats(rec engine.Record) ([][]Deeds, error) {
	c, err := count(rec)
	return c.feats, err
}

// count plays a record and counts its rounds.
func count(rec engine.Record) (counter, error) {
	g, err := NewGame(rec.Setup)
	if err != nil {
		return counter{}, err
	}
	n := len(rec.Setup.Seats)
	c := counter{game: g, stood: make([]bool, n), played: make([]bool, n)}
	if c.book, err = games.Named(g.Setup().Game); err != nil {
		return counter{}, err
	}
	if c.rules, err = engine.ParseRules(c.book, g.Setup().Rules); err != nil {
		return counter{}, err
	}
	if d := rec.Setup.Deal; d != nil && d.Round > 1 {
		c.joins(d)
	}
	c.begin()
	c.take(g.Opening())
	for i, cmd := range rec.Commands {
		beats, err := g.Apply(cmd)
		if err != nil {
			return counter{}, refusedIn(i, cmd, err)
		}
		c.take(beats)
	}
	return c, nil
}

// counter follows a game that is played from its record.
type counter struct {
	game   engine.Game
	book   engine.Rulebook
	rules  engine.Rules
	rounds [][]Tally // finished ones
	feats  [][]Deeds // of them
	stood  []bool    // by seat: somebody else has played for it in this match
	played []bool    // it has played a round of this match

	now     []Tally // of the round under way
	in      []bool  // was dealt in
	away    []bool  // somebody else has played for it in this round
	removed []int   // the cards it held when it was removed; -1: it was not
	watch   engine.Watch
}

// joins takes up a match after some rounds.
func (c *counter) joins(d *engine.Deal) {
	for i := range c.stood {
		c.stood[i] = slices.Contains(d.Stood, engine.Seat(i))
		c.played[i] = !c.stood[i]
	}
}

// begin begins a round, with the table as it is after the deal.
func (c *counter) begin() {
	v := c.game.View(engine.Spectator)
	n := len(v.Hands)
	c.now, c.in, c.away, c.removed = make([]Tally, n), make([]bool, n), make([]bool, n), make([]int, n)
	for i := range v.Hands {
		c.in[i], c.away[i], c.removed[i] = !v.Hands[i].Out, v.Hands[i].Away, -1
	}
	c.watch = nil
	if of, ok := c.book.(engine.Rewarding); ok {
		c.watch = of.Watch(c.game)
	}
}

// take counts what a command has brought about.
func (c *counter) take(beats []engine.Beat) {
	finished := len(c.rounds)
	for _, b := range beats {
		for i := range b.Events {
			c.count(&b.Events[i])
		}
	}
	if c.watch == nil {
		return
	}
	c.watch.See(beats)
	if len(c.rounds) > finished {
		last := len(c.rounds) - 1
		for _, d := range c.watch.Feats() {
			if c.rounds[last][d.Seat].Rounds > 0 {
				c.feats[last][d.Seat].did(d.Name, 1)
			}
		}
		c.watch = nil
	}
}

func (c *counter) count(e *engine.Event) {
	if of, ok := c.book.(engine.Counting); ok {
		for _, d := range of.Deeds(c.game, e) {
			c.now[d.Seat].Deeds.did(d.Name, 1)
		}
	}
	switch e.Kind {
	case engine.EventDealt:
		c.begin()
	case engine.EventSeatLeft:
		c.away[e.Seat] = true
	case engine.EventSeatRemoved:
		c.removed[e.Seat] = e.Count
	case engine.EventRoundOver:
		c.finish()
	case engine.EventMatchOver:
		c.match(e)
	}
}

// finish counts the end of a round.
func (c *counter) finish() {
	v := c.game.View(engine.Spectator)
	won := c.winners()
	for i := range c.now {
		t := &c.now[i]
		if c.away[i] {
			c.stood[i] = true
		}
		if !c.in[i] || c.away[i] {
			*t = Tally{}
			continue
		}
		c.played[i], t.Rounds = true, 1
		if won[i] {
			t.Wins = 1
		} else {
			t.Left = max(v.Hands[i].Count, c.removed[i])
		}
	}
	c.rounds, c.feats = append(c.rounds, c.now), append(c.feats, make([]Deeds, len(c.now)))
}

// match counts the end of the match with its last round.
func (c *counter) match(e *engine.Event) {
	if !c.rules.Match() || len(c.rounds) == 0 {
		return
	}
	won := c.sides(e.Winners)
	for i := range c.now {
		if t := &c.rounds[len(c.rounds)-1][i]; c.played[i] && !c.stood[i] {
			t.Matches = 1
			if won[i] {
				t.MatchWins = 1
			}
		}
	}
}

// winners are the seats that have won the round, each with its partner. At the end of a match an event names the match's.
func (c *counter) winners() []bool {
	won := make([]bool, len(c.now))
	for i := range won {
		won[i] = c.game.WonRound(engine.Seat(i))
	}
	return won
}

// sides are the winners and their partners, but for those who have been removed.
func (c *counter) sides(winners []engine.Seat) []bool {
	n := len(c.now)
	won := make([]bool, n)
	for _, w := range winners {
		won[w] = true
		if p := c.rules.Partner(w, n); p != engine.NoSeat && c.removed[p] < 0 && c.in[p] {
			won[p] = true
		}
	}
	return won
}

// partnerOf is the seat that wins and loses with another; NoSeat where each plays alone.
func partnerOf(set engine.Setup, s engine.Seat) engine.Seat {
	r, err := games.Rules(set.Game, set.Rules)
	if err != nil {
		return engine.NoSeat
	}
	return r.Partner(s, len(set.Seats))
}
