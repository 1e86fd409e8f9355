package gateway

import (
	"fmt"
	"slices"
	"testing"

	"fourtell/engine"
	"fourtell/online/wire"
	"fourtell/room"
)

// What a beat costs somebody who plays stays small to a round's end, however long nothing of what lies on the table is taken.
func TestABeatOfALongRoundIsSmallOnTheWire(t *testing.T) {
	for _, tt := range []struct {
		rules  string
		seats  int
		doubts uint64 // one in so many answers
		median int    // bytes, at most
		most   int
	}{
		{"classic", 4, 24, 800, 1100},
		{"classic", 4, 1000, 800, 1000},
		{"arcade,turn_limit=0", 4, 1000, 800, 1000},
		{"classic,decks=8", 10, 1000, 1200, 2000},
	} {
		t.Run(fmt.Sprintf("%s at %d seats, one doubt in %d", tt.rules, tt.seats, tt.doubts), func(t *testing.T) {
			var sizes []int
			for seed := range uint64(3) {
				names := make([]string, tt.seats)
				for i := range names {
					names[i] = fmt.Sprintf("Player %d", i+1)
				}
				g, err := room.NewGame(engine.Setup{Game: "bluff", Rules: tt.rules, Seats: names, Seed: seed})
				if err != nil {
					t.Fatal(err)
				}
				last := g.View(0)
				var p packer
				for n := range 3000 {
					s := g.View(engine.Spectator)
					if s.Over() {
						break
					}
					turn := s.Turn
					if len(s.Owing) > 0 {
						turn = s.Owing[0]
					}
					beats, err := g.Apply(long(g.View(turn), engine.Mix(seed, uint64(n)), tt.doubts))
					if err != nil {
						t.Fatal(err)
					}
					for _, b := range beats {
						s := b.View(0)
						text, err := s.After(&last).MarshalJSON()
						if err != nil {
							t.Fatal(err)
						}
						last = s
						p.out.Reset()
						p.add(wire.BeatFrame(text), true)
						sizes = append(sizes, p.out.Len())
					}
				}
			}
			slices.Sort(sizes)
			median, most := sizes[len(sizes)/2], sizes[len(sizes)-1]
			t.Logf("%d beats: %d bytes in the middle, %d at most", len(sizes), median, most)
			if len(sizes) < 300 || median > tt.median || most > tt.most {
				t.Errorf("%d beats: %d bytes in the middle, %d at most; the bars are %d and %d", len(sizes), median, most, tt.median, tt.most)
			}
		})
	}
}

// long is what makes a round long: one card a claim, and few doubts.
func long(s engine.Snapshot, chance, doubts uint64) engine.Command {
	if i := slices.IndexFunc(s.Legal, func(c engine.Command) bool { return c.Verb == engine.VerbChallenge }); i >= 0 {
		if chance%doubts == 0 {
			return s.Legal[i]
		}
		return engine.Do(s.Viewer, engine.VerbPass)
	}
	var one []engine.Command
	for _, c := range s.Legal {
		if len(c.Cards) == 1 {
			one = append(one, c)
		}
	}
	if len(one) == 0 {
		return s.Legal[0]
	}
	return one[chance%uint64(len(one))]
}
