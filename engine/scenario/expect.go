package scenario

import (
	"bytes"
	"encoding/json"
	"slices"
	"strconv"

	"fourtell/engine"
	"fourtell/engine/notation"
)

// The keys there are of every game; its own stand between the two.
const (
	knownStateKeys  = "ok, error, phase, turn, direction, active_color, top, counts, hands, draw_count, discard_count"
	knownExpectKeys = "winner, round_scores, scores, events, no_events, view, legal, illegal"
)

// form is what expectations of a table may speak of.
type form struct {
	seats int
	phase func(engine.Phase) string
	facts []engine.Fact // of its game alone
}

func formOf(book engine.Rulebook, seats int) form {
	of := form{seats: seats, phase: phaseNames(book)}
	if f, more := book.(engine.Factual); more {
		of.facts = f.Facts()
	}
	return of
}

// phaseNames are what scenarios of a game call the phases.
func phaseNames(book engine.Rulebook) func(engine.Phase) string {
	if p, more := book.(engine.Phasing); more {
		return p.PhaseName
	}
	return engine.Phase.String
}

// known are the keys, for who has written another.
func (of form) known() string { return knownStateKeys + ", " + keysOf(of.facts) + knownExpectKeys }

// expectation is one key of an expect object, read and ready to check.
type expectation struct {
	key   string
	want  json.RawMessage
	check func(*moment) (got any, holds bool)
}

// moment is the table just after one command.
type moment struct {
	table  engine.Viewer
	beats  []engine.Beat
	ok     bool
	code   engine.Code
	events []engine.EventKind
	state  State
	try    func(engine.Command) bool // whether the table would grant it
}

func readExpect(v value, of form) ([]expectation, error) {
	in, err := v.members()
	if err != nil {
		return nil, err
	}
	all := make([]expectation, 0, len(in))
	for _, m := range in {
		check, err := readCheck(m, of)
		if err != nil {
			return nil, err
		}
		var want bytes.Buffer
		if err := json.Compact(&want, m.raw); err != nil {
			return nil, m.errorf("%v", err)
		}
		all = append(all, expectation{m.key, want.Bytes(), check})
	}
	return all, nil
}

type check = func(*moment) (any, bool)

func readCheck(m member, of form) (check, error) {
	seats := of.seats
	switch m.key {
	case "ok":
		want, err := m.boolean()
		return func(at *moment) (any, bool) { return at.ok, at.ok == want }, err
	case "error":
		return readErrorCheck(m.value)
	case "phase":
		return readPhaseCheck(m.value, of)
	case "turn":
		if m.null() {
			return func(at *moment) (any, bool) { return at.state.Turn, at.state.Turn == nil }, nil
		}
		want, err := m.seat(seats)
		return func(at *moment) (any, bool) { return at.state.Turn, at.state.Turn != nil && *at.state.Turn == want }, err
	case "direction":
		want, err := m.integer(-1, 1, "1 or -1")
		return func(at *moment) (any, bool) { return at.state.Direction, int64(at.state.Direction) == want }, err
	case "active_color":
		want, err := m.color()
		return func(at *moment) (any, bool) { return at.state.ActiveColor, at.state.ActiveColor == want }, err
	case "top":
		c, err := m.card(true)
		want := c.String()
		return func(at *moment) (any, bool) { return at.state.Top, at.state.Top == want }, err
	case "counts":
		want, err := m.integers(seats, "a number of cards")
		return func(at *moment) (any, bool) { return at.state.Counts, slices.Equal(at.state.Counts, want) }, err
	case "round_scores":
		return readPoints(m.value, seats, func(s *State) []int { return s.RoundScores })
	case "scores":
		return readPoints(m.value, seats, func(s *State) []int { return s.Scores })
	case "hands":
		return readHandsCheck(m.value, seats)
	case "draw_count":
		want, err := m.integer(0, 1000, "a number of cards")
		return func(at *moment) (any, bool) { return at.state.DrawCount, int64(at.state.DrawCount) == want }, err
	case "discard_count":
		want, err := m.integer(0, 1000, "a number of cards")
		return func(at *moment) (any, bool) { return at.state.DiscardCount, int64(at.state.DiscardCount) == want }, err
	case "winner":
		return readWinnerCheck(m.value, seats)
	case "events":
		return readEventsCheck(m.value, true)
	case "no_events":
		return readEventsCheck(m.value, false)
	case "view":
		return readViewCheck(m.value, seats)
	case "legal":
		return readLegalCheck(m.value, true)
	case "illegal":
		return readLegalCheck(m.value, false)
	}
	if i := slices.IndexFunc(of.facts, func(f engine.Fact) bool { return f.Key == m.key }); i >= 0 {
		return readFactCheck(m.value, of.facts[i], seats)
	}
	return nil, unknownKey(m, of.known())
}

func (v value) color() (engine.Color, error) {
	if v.null() {
		return engine.NoColor, nil
	}
	word, err := v.word("a colour, " + notation.Colors + ", or null")
	if err != nil {
		return engine.NoColor, err
	}
	c, ok := engine.ParseColor(word)
	if !ok {
		return c, v.errorf("must be %s, not %s", notation.ColorsOrNull, v.short())
	}
	return c, nil
}

func readErrorCheck(v value) (check, error) {
	if v.null() {
		return func(at *moment) (any, bool) { return at.code.String(), at.code == engine.Legal }, nil
	}
	word, err := v.word("an error code")
	if err != nil {
		return nil, err
	}
	want, ok := engine.ParseCode(word)
	if !ok {
		return nil, v.errorf("unknown error code %s", engine.Quote(word))
	}
	return func(at *moment) (any, bool) { return at.code.String(), at.code == want }, nil
}

func readPhaseCheck(v value, of form) (check, error) {
	want, err := v.word("a phase")
	if err != nil {
		return nil, err
	}
	known := false
	for p := engine.PhasePlay; p <= engine.PhaseResolving; p++ {
		known = known || of.phase(p) == want
	}
	if want == "" || !known {
		return nil, v.errorf("unknown phase %s", engine.Quote(want))
	}
	return func(at *moment) (any, bool) { return at.state.Phase, at.state.Phase == want }, nil
}

func readPoints(v value, seats int, of func(*State) []int) (check, error) {
	if v.null() {
		return func(at *moment) (any, bool) { return of(&at.state), len(of(&at.state)) == 0 }, nil
	}
	want, err := v.integers(seats, "points, a whole number")
	return func(at *moment) (any, bool) { return of(&at.state), slices.Equal(of(&at.state), want) }, err
}

func readHandsCheck(v value, seats int) (check, error) {
	hands, err := v.hands(seats)
	if err != nil {
		return nil, err
	}
	want := make([][]string, seats)
	for i, hand := range hands {
		for _, c := range hand {
			want[i] = append(want[i], c.Face.String())
		}
		slices.Sort(want[i])
	}
	return func(at *moment) (any, bool) {
		same := func(a, b []string) bool { return slices.Equal(slices.Sorted(slices.Values(a)), b) }
		return at.state.Hands, slices.EqualFunc(at.state.Hands, want, same)
	}, nil
}

func readWinnerCheck(v value, seats int) (check, error) {
	var want []engine.Seat
	switch {
	case v.null():
	case v.raw[0] == '[':
		var err error
		if want, err = v.seats(seats); err != nil {
			return nil, err
		}
	default:
		one, err := v.seat(seats)
		if err != nil {
			return nil, err
		}
		want = []engine.Seat{one}
	}
	return func(at *moment) (any, bool) { return at.state.Winner, sameSeats(at.state.Winner, want) }, nil
}

func sameSeats(a, b []engine.Seat) bool {
	return slices.Equal(slices.Sorted(slices.Values(a)), slices.Sorted(slices.Values(b)))
}

// readEventsCheck: in order with others between, or none of them.
func readEventsCheck(v value, caused bool) (check, error) {
	in, err := v.elements()
	if err != nil {
		return nil, err
	}
	want := make([]engine.EventKind, len(in))
	for i, x := range in {
		word, err := x.word("a kind of event")
		if err != nil {
			return nil, err
		}
		if err := want[i].UnmarshalText([]byte(word)); err != nil || want[i] == engine.NoEvent {
			return nil, x.errorf("unknown kind of event %s", engine.Quote(word))
		}
	}
	return func(at *moment) (any, bool) {
		next := 0
		for _, k := range at.events {
			if !caused && slices.Contains(want, k) {
				return at.events, false
			}
			if caused && next < len(want) && want[next] == k {
				next++
			}
		}
		return at.events, !caused || next == len(want)
	}, nil
}

// readLegalCheck: what a command in the list leaves out (the colour of a wild, a target) is any.
func readLegalCheck(v value, contains bool) (check, error) {
	in, err := v.elements()
	if err != nil {
		return nil, err
	}
	want := make([]engine.Command, len(in))
	for i, x := range in {
		x.path += "[" + strconv.Itoa(i) + "]"
		members, err := x.members()
		if err != nil {
			return nil, err
		}
		if want[i], err = readCommand(x, members, false, false); err != nil {
			return nil, err
		}
	}
	return func(at *moment) (any, bool) {
		if at.state.Turn == nil {
			return []engine.Command{}, !contains || len(want) == 0
		}
		legal := at.table.View(*at.state.Turn).Legal
		for _, w := range want {
			if w.Verb == engine.VerbDraw && at.table.View(*at.state.Turn).Phase == engine.PhaseRespond {
				w.Verb = engine.VerbAccept // in respond, draw means accept (RULES.md, "Drawing and stacking")
			}
			// A snapshot lists some plays of several cards for all of them, and some claims, so these are tried.
			if several := len(w.Cards) > 1 || w.Verb == engine.VerbClaim; several && at.try(w) != contains ||
				!several && slices.ContainsFunc(legal, func(c engine.Command) bool { return matches(w, c) }) != contains {
				return legal, false
			}
		}
		return legal, true
	}, nil
}

func matches(want, have engine.Command) bool {
	return want.Seat == have.Seat && want.Verb == have.Verb && single(want) == single(have) &&
		(want.Color == engine.NoColor || want.Color == have.Color) &&
		(want.Target == engine.NoSeat || want.Target == have.Target)
}

// single is the face of a command's one card; no face for none or several.
func single(c engine.Command) engine.Face {
	if len(c.Cards) == 1 {
		return c.Cards[0].Face
	}
	if len(c.Cards) > 1 {
		return engine.NoFace
	}
	return c.Card.Face
}
