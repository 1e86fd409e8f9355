package room_test

import (
	"fmt"
	"testing"

	"fourtell/engine"
	"fourtell/room"
)

// plain is a bot for tests: it plays any card that fits, by chance, calls and catches whenever it may.
type plain struct {
	seat engine.Seat
	seed uint64
}

func newPlain(s engine.Seat, seed uint64) room.Bot { return plain{s, seed} }

func (p plain) Decide(s engine.Snapshot) (engine.Command, bool) {
	for _, verb := range []engine.Verb{engine.VerbCallUno, engine.VerbCatchUno, engine.VerbPlay, engine.VerbChooseColor, engine.VerbAccept, engine.VerbChallenge, engine.VerbPass, engine.VerbDraw} {
		var fit []engine.Command
		for _, c := range s.Legal {
			if c.Verb == verb {
				fit = append(fit, c)
			}
		}
		if len(fit) > 0 {
			return fit[engine.Mix(p.seed, uint64(p.seat), uint64(s.Decision))%uint64(len(fit))], true
		}
	}
	return engine.Command{}, false
}

// quiet never calls and never catches.
type quiet struct{ plain }

func newQuiet(s engine.Seat, seed uint64) room.Bot { return quiet{plain{s, seed}} }

func (q quiet) Decide(s engine.Snapshot) (engine.Command, bool) {
	c, ok := q.plain.Decide(s)
	if c.Verb == engine.VerbCallUno || c.Verb == engine.VerbCatchUno {
		return engine.Command{}, false
	}
	return c, ok
}

// witness is a bot's chair that counts what was refused.
type witness struct {
	*room.BotSeat
	t       *testing.T
	refused *int
}

func (w witness) Refused(c engine.Command, why *engine.Illegal) {
	*w.refused++
	w.t.Logf("refused: seat %d %s %v: %v", c.Seat, c.Verb, c.Card, why)
	w.BotSeat.Refused(c, why)
}

func names(n int) []string {
	out := make([]string, n)
	for i := range out {
		out[i] = fmt.Sprint("P", i)
	}
	return out
}

func dealt(rules string, seats int, seed uint64) engine.Setup {
	return engine.Setup{Game: "uno", Rules: rules, Seats: names(seats), Seed: seed, Dealer: engine.Seat(seats - 1)}
}

func open(t *testing.T, s engine.Setup, o room.Options) *room.Table {
	t.Helper()
	g, err := room.NewGame(s)
	if err != nil {
		t.Fatalf("%s at %d seats: %v", s.Rules, len(s.Seats), err)
	}
	return room.NewTable(g, o)
}

func seatBots(t *testing.T, table *room.Table, make room.NewBot, refused *int) {
	for i := range table.Seats() {
		s := engine.Seat(i)
		table.Seat(s, witness{room.NewBotSeat(make, s, 7), t, refused})
	}
}

func cards(t *testing.T, faces ...string) []engine.SeenCard {
	t.Helper()
	var out []engine.SeenCard
	for _, f := range faces {
		c, ok := engine.ParseCard(f)
		if !ok {
			t.Fatalf("%q is no card", f)
		}
		out = append(out, c)
	}
	return out
}

// placed is a table in a known state with the rest of the deck to draw from.
func placed(t *testing.T, rules, top string, turn engine.Seat, hands ...[]engine.SeenCard) engine.Setup {
	s := dealt(rules, len(hands), 1)
	s.Position = &engine.Position{Hands: hands, Discard: cards(t, top), Rest: true, Turn: turn, Direction: 1}
	return s
}

// want puts the first legal command that fits on a person's chair.
func want(t *testing.T, p *room.Person, verb engine.Verb, card string) {
	t.Helper()
	s := p.Last()
	for _, c := range s.Legal {
		if c.Verb == verb && (card == "" || c.Card.Face.String() == card) {
			if !p.Want(c) {
				t.Fatal("an earlier wish still waits")
			}
			return
		}
	}
	t.Fatalf("%s %s is not legal for seat %d in phase %s: %v", verb, card, s.Viewer, s.Phase, s.Legal)
}

// stepUntil lets ticks pass until something is so; it fails after a minute of table time.
func stepUntil(t *testing.T, table *room.Table, what string, so func() bool) {
	t.Helper()
	for range 60 * room.TicksPerSecond {
		if so() {
			return
		}
		table.Step()
	}
	t.Fatalf("a minute of table time went by without %s", what)
}
