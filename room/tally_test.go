package room_test

import (
	"reflect"
	"testing"

	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/engine/uno"
	"fourtell/room"
)

// move is a command of a scripted round.
type move struct {
	seat   engine.Seat
	verb   engine.Verb
	card   string
	color  engine.Color
	target engine.Seat
}

func plays(s engine.Seat, card string) move { return move{seat: s, verb: engine.VerbPlay, card: card} }

func four(s engine.Seat, c engine.Color) move {
	return move{seat: s, verb: engine.VerbPlay, card: "W+4", color: c}
}

func does(s engine.Seat, v engine.Verb) move { return move{seat: s, verb: v} }

func catches(s, target engine.Seat) move {
	return move{seat: s, verb: engine.VerbCatchUno, target: target}
}

func (m move) command(t *testing.T) engine.Command {
	c := engine.Do(m.seat, m.verb)
	switch m.verb {
	case engine.VerbPlay:
		c = engine.Play(m.seat, cards(t, m.card)[0], m.color, engine.NoSeat)
	case engine.VerbCatchUno:
		c.Target = m.target
	}
	return c
}

// moved plays moves from a known state and gives the record.
func moved(t *testing.T, set engine.Setup, moves ...move) engine.Record {
	t.Helper()
	g, err := uno.New(set)
	if err != nil {
		t.Fatal(err)
	}
	rec := engine.Record{Setup: g.Setup()}
	for _, m := range moves {
		c := m.command(t)
		if _, err := g.Apply(c); err != nil {
			t.Fatalf("seat %d %s %s: %v", m.seat, m.verb, m.card, err)
		}
		rec.Commands = append(rec.Commands, c)
	}
	return rec
}

// dry is a table with no card left to draw.
func dry(set engine.Setup) engine.Setup {
	set.Position.Draw, set.Position.Rest = nil, false
	return set
}

func TestARoundIsCountedByWhatWasTrueInIt(t *testing.T) {
	const (
		accept, challenge, call, remove = engine.VerbAccept, engine.VerbChallenge, engine.VerbCallUno, engine.VerbRemove
		red, blue                       = shed.Red, shed.Blue
	)
	h := func(faces ...string) []engine.SeenCard { return cards(t, faces...) }
	with := func(set engine.Setup, scores ...int) engine.Setup {
		set.Scores = scores
		return set
	}
	for _, c := range []struct {
		is    string
		set   engine.Setup
		moves []move
		want  []room.Tally // of the only round, by seat
	}{
		{"a bluff that was accepted is made and not caught",
			placed(t, "official,score=single", "R5", 0, h("W+4", "R1", "B1"), h("G1", "G2")),
			[]move{four(0, blue), does(1, accept), plays(0, "B1"), does(0, call), does(1, engine.VerbDraw), does(1, engine.VerbPass), plays(0, "R1")},
			[]room.Tally{{Rounds: 1, Wins: 1, Deeds: room.Deeds{"fours": 1, "bluffs": 1, "calls": 1}}, {Rounds: 1, Left: 7, Deeds: room.Deeds{"faced": 1}}}},
		{"a bluff that was challenged is caught, and the challenge right",
			placed(t, "official,score=single,uno_call=cosmetic", "R5", 0, h("W+4", "R1", "B1"), h("B2")),
			[]move{four(0, blue), does(1, challenge), plays(1, "B2")},
			[]room.Tally{{Rounds: 1, Left: 6, Deeds: room.Deeds{"fours": 1, "bluffs": 1, "caught": 1}}, {Rounds: 1, Wins: 1, Deeds: room.Deeds{"faced": 1, "right": 1}}}},
		{"an honest draw four that was challenged is no bluff, and the challenge wrong",
			placed(t, "official,score=single,uno_call=cosmetic", "R5", 0, h("W+4", "B1"), h("B2")),
			[]move{four(0, blue), does(1, challenge), plays(0, "B1")},
			[]room.Tally{{Rounds: 1, Wins: 1, Deeds: room.Deeds{"fours": 1}}, {Rounds: 1, Left: 7, Deeds: room.Deeds{"faced": 1, "wrong": 1}}}},
		{"a draw four that nobody may challenge is none to bluff with",
			placed(t, "classic,wd4_challenge=off,uno_call=cosmetic", "R5", 0, h("W+4", "R1"), h("B2")),
			[]move{four(0, red), plays(0, "R1")},
			[]room.Tally{{Rounds: 1, Wins: 1}, {Rounds: 1, Left: 5}}},
		{"somebody caught with one card has missed the call, and who caught them a catch more",
			placed(t, "classic,uno_grace_ms=0", "R5", 0, h("R1", "R2"), h("R3", "R4")),
			[]move{plays(0, "R1"), catches(1, 0), does(1, call), plays(1, "R3"), plays(0, "R2"), plays(1, "R4")},
			[]room.Tally{{Rounds: 1, Left: 2, Deeds: room.Deeds{"missed": 1}}, {Rounds: 1, Wins: 1, Deeds: room.Deeds{"calls": 1, "catches": 1}}}},
		{"whoever wants to catch somebody who has called has tried in vain",
			placed(t, "classic,uno_grace_ms=0,uno_false_catch=1", "R5", 0, h("R1", "R2"), h("R3", "B4")),
			[]move{does(0, call), plays(0, "R1"), catches(1, 0), plays(1, "R3"), plays(0, "R2")},
			[]room.Tally{{Rounds: 1, Wins: 1, Deeds: room.Deeds{"calls": 1}}, {Rounds: 1, Left: 2, Deeds: room.Deeds{"false": 1}}}},
		{"the last one left wins by walkover, and who left has lost with the cards they held",
			placed(t, "official,leaver=walkover", "R5", 0, h("R1", "R2"), h("R3", "B4", "B5")),
			[]move{does(1, remove)},
			[]room.Tally{{Rounds: 1, Wins: 1, Matches: 1, MatchWins: 1}, {Rounds: 1, Matches: 1, Left: 3}}},
		{"a partner's win is one's own",
			placed(t, "classic,teams=opposite,uno_call=cosmetic", "R5", 0, h("R1"), h("R2", "R3"), h("G4", "G5"), h("B7")),
			[]move{plays(0, "R1")},
			[]room.Tally{{Rounds: 1, Wins: 1}, {Rounds: 1, Left: 2}, {Rounds: 1, Wins: 1}, {Rounds: 1, Left: 1}}},
		{"the match that a round ends is counted with it",
			with(placed(t, "official,uno_call=cosmetic,target=100", "R5", 0, h("R1"), h("W", "R3")), 60, 90),
			[]move{plays(0, "R1")},
			[]room.Tally{{Rounds: 1, Wins: 1, Matches: 1, MatchWins: 1}, {Rounds: 1, Left: 2, Matches: 1}}},
		{"by the lowest total a round may be one's and the match another's",
			with(placed(t, "classic,score=lowest_total,uno_call=cosmetic,target=100", "R5", 0, h("R1"), h("R3"), h("W")), 90, 10, 60),
			[]move{plays(0, "R1")},
			[]room.Tally{{Rounds: 1, Wins: 1, Matches: 1}, {Rounds: 1, Left: 1, Matches: 1, MatchWins: 1}, {Rounds: 1, Left: 1, Matches: 1}}},
		{"so may a round in which nobody could draw any more",
			with(dry(placed(t, "classic,score=lowest_total,uno_call=cosmetic,target=100", "R5", 0, h("B1"), h("G2", "G3"), h("Y9", "B9"))), 95, 20, 99),
			[]move{does(0, engine.VerbDraw), does(1, engine.VerbDraw), does(2, engine.VerbDraw)},
			[]room.Tally{{Rounds: 1, Wins: 1, Matches: 1}, {Rounds: 1, Left: 2, Matches: 1, MatchWins: 1}, {Rounds: 1, Left: 2, Matches: 1}}},
		{"whoever is eliminated has played the round, and the last one in wins the match",
			with(placed(t, "classic,score=elimination,uno_call=cosmetic,target=100", "R5", 0, h("R1"), h("W"), h("W+4")), 90, 60, 60),
			[]move{plays(0, "R1")},
			[]room.Tally{{Rounds: 1, Wins: 1, Matches: 1, MatchWins: 1}, {Rounds: 1, Left: 1, Matches: 1}, {Rounds: 1, Left: 1, Matches: 1}}},
		{"a seat for which somebody else has played has no round and no match",
			placed(t, "official,uno_call=cosmetic,target=100", "R5", 0, h("R1", "R2"), h("W", "W+4")),
			[]move{does(0, engine.VerbLeave), plays(0, "R1"), does(0, engine.VerbReturn), does(1, engine.VerbDraw), plays(0, "R2")},
			[]room.Tally{{}, {Rounds: 1, Left: 3, Matches: 1}}},
	} {
		t.Run(c.is, func(t *testing.T) {
			got, err := room.CountRounds(moved(t, c.set, c.moves...))
			if err != nil || len(got) != 1 {
				t.Fatalf("%d rounds are counted, want 1; %v", len(got), err)
			}
			for seat := range c.want {
				if !reflect.DeepEqual(got[0][seat], c.want[seat]) {
					t.Errorf("seat %d:\n%+v, want\n%+v", seat, got[0][seat], c.want[seat])
				}
			}
		})
	}
}
