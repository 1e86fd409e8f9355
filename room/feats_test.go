package room_test

import (
	"reflect"
	"testing"

	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/engine/shed"
	"fourtell/room"
)

func TestFeatsAreToldOfARoundThatIsOver(t *testing.T) {
	const (
		accept, challenge, call, draw, pass = engine.VerbAccept, engine.VerbChallenge, engine.VerbCallUno, engine.VerbDraw, engine.VerbPass
		blue                                = shed.Blue
	)
	h := func(faces ...string) []engine.SeenCard { return cards(t, faces...) }
	long := []string{"R1", "Y1", "Y2", "Y3", "Y4", "Y5", "Y6", "Y7", "Y8", "Y9", "G1", "G2", "G3", "G4", "G6"}
	for _, c := range []struct {
		is    string
		set   engine.Setup
		moves []move
		want  []room.Deeds
	}{
		{"a bluff that was let pass, and calls in time",
			placed(t, "official,score=single", "R5", 0, h("W+4", "R1", "B1"), h("G1", "G2")),
			[]move{four(0, blue), does(1, accept), plays(0, "B1"), does(0, call), does(1, draw), does(1, pass), plays(0, "R1")},
			[]room.Deeds{{"through": 1, "called": 1}, nil}},
		{"a true draw four that was let pass, and a win with it",
			placed(t, "official,score=single,uno_call=cosmetic", "R5", 0, h("W+4", "B1"), h("G1", "G2")),
			[]move{four(0, blue), does(1, accept), plays(0, "B1")},
			[]room.Deeds{nil, {"trusted": 1}}},
		{"a true draw four that was doubted",
			placed(t, "official,score=single,uno_call=cosmetic", "R5", 0, h("W+4", "B1"), h("B2")),
			[]move{four(0, blue), does(1, challenge), plays(0, "B1")},
			[]room.Deeds{{"framed": 1}, nil}},
		{"somebody who was caught without a call has forgotten it, and a win without a wild",
			placed(t, "classic,uno_grace_ms=0", "R5", 0, h("R1", "R2"), h("R3", "R4")),
			[]move{plays(0, "R1"), catches(1, 0), does(1, call), plays(1, "R3"), plays(0, "R2"), plays(1, "R4")},
			[]room.Deeds{{"forgot": 1}, {"called": 1, "plain": 1}}},
		{"a swap that leaves five cards fewer",
			placed(t, "classic,seven_swap=next,uno_call=cosmetic", "R5", 0, h("R7", "Y1", "Y2", "Y3", "Y4", "Y5", "Y6"), h("R9")),
			[]move{plays(0, "R7"), does(1, draw), plays(0, "R9")},
			[]room.Deeds{{"trade": 1, "plain": 1}, nil}},
		{"a swap that leaves four cards fewer is none",
			placed(t, "classic,seven_swap=next,uno_call=cosmetic", "R5", 0, h("R7", "Y1", "Y2", "Y3", "Y4", "Y5"), h("R9")),
			[]move{plays(0, "R7"), does(1, draw), plays(0, "R9")},
			[]room.Deeds{{"plain": 1}, nil}},
		{"a win after holding fifteen cards, of which a swap let go",
			placed(t, "classic,seven_swap=next,uno_call=cosmetic", "R5", 0, h(append([]string{"R7"}, long[:14]...)...), h("R9")),
			[]move{plays(0, "R7"), does(1, draw), plays(0, "R9")},
			[]room.Deeds{{"trade": 1, "plain": 1, "comeback": 1}, nil}},
		{"eight cards passed on",
			placed(t, "classic,stack_two=on,uno_call=cosmetic", "R5", 0, h("R+2", "B+2", "B1"), h("Y+2", "G+2", "G3")),
			[]move{plays(0, "R+2"), plays(1, "Y+2"), plays(0, "B+2"), plays(1, "G+2"), does(0, draw), plays(1, "G3")},
			[]room.Deeds{nil, {"tall": 1, "plain": 1}}},
	} {
		t.Run(c.is, func(t *testing.T) {
			got, err := room.CountFeats(moved(t, c.set, c.moves...))
			if err != nil || len(got) != 1 || !reflect.DeepEqual(got[0], c.want) {
				t.Errorf("%v, %v; want %v", got, err, c.want)
			}
		})
	}
}

func TestFeatsOfLyingAreToldOfARoundThatIsOver(t *testing.T) {
	type act struct {
		seat  engine.Seat
		rank  engine.Rank
		cards []string // none: an answer
		doubt bool
	}
	const two, three, four = 2, 3, 4
	says := func(s engine.Seat, r engine.Rank, cards ...string) act { return act{seat: s, rank: r, cards: cards} }
	doubts := func(s engine.Seat) act { return act{seat: s, doubt: true} }
	lets := func(s engine.Seat) act { return act{seat: s} }
	for _, c := range []struct {
		is    string
		hands [][]string
		acts  []act
		want  []room.Deeds
	}{
		{"a win without a lie, and a true claim that was doubted", [][]string{{"AC", "3C"}, {"5C", "5D", "6C"}},
			[]act{says(0, 1, "AC"), doubts(1), says(1, two, "AC"), lets(0), says(0, three, "3C"), lets(1)},
			[]room.Deeds{{"honest": 1, "framed": 1}, {"through": 1}}},
		{"a lie that was found out on three cards of its rank", [][]string{{"5C", "6C", "6D"}, {"AC", "AD", "AH"}},
			[]act{says(0, 1, "5C", "6C"), doubts(1), says(1, two, "AC", "AD", "AH"), lets(0)},
			[]room.Deeds{nil, {"evidence": 1, "through": 1}}},
		{"a lie that was found out on two", [][]string{{"5C", "6C", "6D"}, {"AC", "AD", "9H"}},
			[]act{says(0, 1, "5C", "6C"), doubts(1), says(1, two, "AC", "AD", "9H"), lets(0)},
			[]room.Deeds{nil, {"through": 1}}},
	} {
		t.Run(c.is, func(t *testing.T) {
			set := engine.Setup{Game: "bluff", Rules: "classic", Seats: []string{"Ann", "Bo"}, Seed: 1, Dealer: 1, Position: &engine.Position{Turn: 0, Direction: 1}}
			for _, h := range c.hands {
				set.Position.Hands = append(set.Position.Hands, cards(t, h...))
			}
			g, err := games.New(set)
			if err != nil {
				t.Fatal(err)
			}
			rec := engine.Record{Setup: g.Setup()}
			for i, a := range c.acts {
				cmd := engine.Do(a.seat, engine.VerbPass)
				switch {
				case a.doubt:
					cmd = engine.Do(a.seat, engine.VerbChallenge)
				case a.cards != nil:
					cmd = engine.Claim(a.seat, cards(t, a.cards...), a.rank)
				}
				if _, err := g.Apply(cmd); err != nil {
					t.Fatalf("act %d: %v", i, err)
				}
				rec.Commands = append(rec.Commands, cmd)
			}
			got, err := room.CountFeats(rec)
			if err != nil || len(got) != 1 || !reflect.DeepEqual(got[0], c.want) {
				t.Errorf("%v, %v; want %v", got, err, c.want)
			}
		})
	}
}
