package uno

import (
	"strconv"

	"fourtell/engine"
	"fourtell/engine/shed"
)

// Book is the game's engine.Rulebook.
type Book struct{}

// Name is "uno".
func (Book) Name() string { return gameName }

// New is the package's New.
func (Book) New(s engine.Setup) (engine.Game, error) {
	g, err := New(s)
	if err != nil {
		return nil, err // and no *Game in it
	}
	return g, nil
}

// Known is a match that package games has made, for whoever knows this game's truth: it is engine.OwnMatch.
func Known(g engine.Game, err error) (*Game, error) {
	return engine.OwnMatch[*Game](gameName, g, err)
}

// Presets are the package's Presets.
func (Book) Presets() []string { return Presets() }

// Switches are the package's Switches without their places.
func (Book) Switches() []engine.Switch {
	var all []engine.Switch
	for _, s := range Switches() {
		all = append(all, s.Switch)
	}
	return all
}

// Build is BuildRules.
func (Book) Build(preset string, settings []engine.Setting) (engine.Rules, error) {
	r, err := BuildRules(preset, settings)
	if err != nil {
		return nil, err
	}
	return r, nil
}

// FaceName is the notation of RULES.md.
func (Book) FaceName(f engine.Face) string {
	if int(f) >= shed.Faces {
		return ""
	}
	return f.String()
}

// FaceNamed reads the notation of RULES.md.
func (Book) FaceNamed(s string) (engine.Face, bool) {
	f, ok := engine.ParseFace(s)
	return f, ok && int(f) < shed.Faces
}

// FaceOf is that of the card in the deck's order.
func (Book) FaceOf(c engine.Card) engine.Face { return shed.FaceOfCard(c) }

// ReadSnapshot is shed's.
func (Book) ReadSnapshot(text []byte) (engine.Snapshot, error) { return shed.ReadSnapshot(text) }

// Verbs are all but claims.
func (Book) Verbs() []engine.Verb {
	return []engine.Verb{engine.VerbPlay, engine.VerbDraw, engine.VerbPass, engine.VerbAccept, engine.VerbChallenge, engine.VerbChooseColor, engine.VerbCallUno, engine.VerbCatchUno}
}

// Aside tells calls, catches and jump-ins from answers.
func (Book) Aside(s *engine.Snapshot, c engine.Command) engine.SideAct {
	switch {
	case c.Verb == engine.VerbCallUno:
		return engine.Announces
	case c.Verb == engine.VerbCatchUno:
		return engine.Accuses
	case c.Verb == engine.VerbPlay && s.Turn != s.Viewer:
		return engine.CutsIn
	}
	return engine.NoSideAct
}

// Soon are the catches of those with one card and no call, from the end of the grace time on.
func (Book) Soon(s *engine.Snapshot) []engine.Soon {
	if s.Viewer < 0 || int(s.Viewer) >= len(s.Hands) || s.Hands[s.Viewer].Out || s.Over() {
		return nil
	}
	var out []engine.Soon
	for i := range s.Hands {
		if t := engine.Seat(i); t != s.Viewer && shed.At(s, i).Catchable {
			c := engine.Do(s.Viewer, engine.VerbCatchUno)
			c.Target, c.Decision = t, s.Decision
			out = append(out, engine.Soon{Command: c, From: shed.At(s, i).CatchFrom})
		}
	}
	return out
}

// Mark marks challenges, verdicts and catches.
func (Book) Mark(k engine.EventKind) (engine.MarkKind, bool) {
	switch k {
	case engine.EventChallengeOffered:
		return engine.MarkChallenge, true
	case engine.EventChallengeResolved:
		return engine.MarkVerdict, true
	case engine.EventUnoCaught, engine.EventFalseCatch:
		return engine.MarkCatch, true
	}
	return 0, false
}

// WonRound says whether the seat, or its partner, has won the round that has ended.
func (g *Game) WonRound(s engine.Seat) bool { return g.state.WonRound(s) }

// Partner is the seat opposite where teams of such are played.
func (r Rules) Partner(of engine.Seat, seats int) engine.Seat {
	if r[Teams] != TeamsOpposite {
		return engine.NoSeat
	}
	return of.Opposite(seats)
}

// Match says whether rounds count together.
func (r Rules) Match() bool { return r[Score] != ScoreSingle }

// What the rules tell whoever shows a table.
var _ interface {
	engine.Timed
	engine.Dealing
	engine.Scored
	engine.Unaided
	engine.Mistaken
	engine.Limited
	engine.Falling
	engine.Calling
} = Rules{}

// CallsAt is with two cards, before the play that leaves one, or only with that one.
func (r Rules) CallsAt() int {
	if r[CallWindow] == CallAfter {
		return 1
	}
	return 2
}

// ByHand is false where the table calls for everybody.
func (r Rules) ByHand() bool { return r[UnoCall] != CallAuto }

// Falls are the seats that have come to the target, and under round_out those with most points in hand.
func (r Rules) Falls(s *engine.Snapshot) (all []engine.Seat) {
	if r[Score] != ScoreElimination || len(s.Points) < len(s.Hands) || len(s.Totals) < len(s.Hands) {
		return nil
	}
	held, in, reached := [engine.MaxSeats]int32{}, uint16(0), uint16(0)
	for i := range s.Hands {
		h := &s.Hands[i]
		if h.Out && h.Count == 0 && s.Points[i] == 0 { // out already: it was dealt nothing
			continue
		}
		held[i] = int32(r.Held(h.Cards))
		in |= bit(int8(i))
		if s.Points[i] > 0 && s.Totals[i] >= int(r[Target]) {
			reached |= bit(int8(i))
		}
	}
	if r[RoundOut] == On {
		reached |= worst(held, in, reached)
	}
	return engine.SeatSet(reached).Seats()
}

// Unaided says whether nobody gets cards marked or advice.
func (r Rules) Unaided() bool { return r[ShowPlayable] == Off }

// Mistake is what a card that does not fit costs where it may be tried.
func (r Rules) Mistake() int {
	if r[Misplay] != MisplayPenalty {
		return 0
	}
	return int(r[MisplayCards])
}

// Limit is how many cards make a hand too full to draw by choice.
func (r Rules) Limit() int { return int(r[HandLimit]) }

// Time is how long a decision has.
func (r Rules) Time() engine.Millis { return engine.Millis(r[TurnSeconds]) * 1000 }

// Dealt is a hand each; the first card of the discard pile is not left either.
func (r Rules) Dealt(seats int) (each, left int) {
	each = int(r[HandSize])
	return each, cardsPerDeck*int(r[Decks]) - seats*each - 1
}

// Scoring is how a round's end is counted.
func (r Rules) Scoring() engine.Scoring {
	return engine.Scoring{
		Doubled: r[DoubleScore] == On,
		Own:     r[Score] == ScoreLowestTotal || r[Score] == ScoreElimination,
		Target:  int(r[Target]), Falls: r[Score] == ScoreElimination, Walkover: r[Leaver] == LeaverWalkover,
	}
}

// Held are the points that a hand counts for.
func (Rules) Held(hand []engine.SeenCard) (points int) {
	for _, c := range hand {
		points += shed.Points(c.Face)
	}
	return points
}

// ToPoints is the same as a match to so many points: the winner of a round gets what the others hold, unless it is scored
// otherwise already.
func (r Rules) ToPoints(n int) (engine.Rules, error) {
	if r[Score] == ScoreSingle {
		r[Score] = ScoreWinnerTakes
	}
	if err := r.Set("target", strconv.Itoa(n)); err != nil {
		return nil, err
	}
	return r, nil
}
