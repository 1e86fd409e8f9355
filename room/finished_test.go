package room_test

import (
	"bytes"
	"encoding/json"
	"reflect"
	"testing"

	"fourtell/engine"
	"fourtell/engine/uno"
	"fourtell/room"
)

// laidOut is a match whose first round lies open to the last card of the pile, so that no seed has a part in it.
func laidOut(t *testing.T, seed uint64) *room.Table {
	t.Helper()
	set := dealt("official,target=1000,uno_call=auto", 3, seed)
	p := &engine.Position{Hands: [][]engine.SeenCard{cards(t, "R1", "G4", "W+4"), cards(t, "R2", "R3", "B7"), cards(t, "G4", "Y5", "B9")},
		Discard: cards(t, "R5"), Turn: 0, Direction: 1}
	p.Draw = cards(t, "R6", "Y6", "G6", "B6", "R7", "Y7", "G7", "B7", "R8", "Y8", "G8", "B8", "R9", "Y9", "G9", "B9", "R6", "Y6", "G6", "B6", "W", "W", "R8", "Y8", "G8")
	set.Position = p
	table := open(t, set, room.Options{})
	refused := 0
	seatBots(t, table, newPlain, &refused)
	if !table.PlayOut(60000) || refused > 0 {
		t.Fatalf("the round does not end; %d commands are refused", refused)
	}
	return table
}

// Of two matches the finished round is the same and the next deal another. Whatever a look back or the statistics can hold
// between the rounds is the same bytes for both, so that no next deal can be told from it.
func TestWhatIsHeldBetweenRoundsTellsNothingOfTheNextDeal(t *testing.T) {
	held := func(seed uint64) (text, hand []byte) {
		table := laidOut(t, seed)
		round, ok := room.Finished(table)
		if !ok || table.Public().Phase != engine.PhaseRoundOver {
			t.Fatalf("the table is in phase %s", table.Public().Phase)
		}
		var out bytes.Buffer
		if err := round.Write(&out); err != nil {
			t.Fatal(err)
		}
		r := replay(t, round)
		for ok := true; ok; ok = r.Step(1) {
			b, err := json.Marshal(r.Open(0))
			if err != nil {
				t.Fatal(err)
			}
			out.Write(append(b, '\n'))
		}
		store := room.NewMemory()
		saves := room.OpenSaves(store)
		h := room.Head{Begun: begun(), Chairs: []string{"person", "bot hard", "person"}}
		for range 2 {
			if word := saves.Count(h, round, []engine.Seat{0, 2}, never, at(1)); word != nil {
				t.Fatal(word)
			}
		}
		if word := saves.AddReview(h, round.Setup, 1, 0, 3, 0.5); word != nil {
			t.Fatal(word)
		}
		if st := statisticsOf(t, saves); len(st.Played) != 2 || st.Played[0].Reviewed != 1 {
			t.Fatalf("%+v is counted", st.Played)
		}
		lines, err := store.Read("statistics.lines")
		if err != nil {
			t.Fatal(err)
		}
		out.Write(lines)
		if err := table.NextRound(); err != nil {
			t.Fatal(err)
		}
		if _, ok := room.Finished(table); ok {
			t.Fatal("a round that is on is said to be finished")
		}
		hand, err = json.Marshal(table.View(0).Hands[0])
		if err != nil {
			t.Fatal(err)
		}
		return out.Bytes(), hand
	}
	text, hand := held(1)
	for seed := uint64(2); seed < 12; seed++ {
		other, dealt := held(seed)
		if !bytes.Equal(text, other) {
			t.Fatalf("seed %d leaves\n%s\nand seed 1\n%s", seed, other, text)
		}
		if bytes.Equal(hand, dealt) {
			t.Fatalf("seed %d deals what seed 1 does", seed)
		}
	}
}

// What is counted of each round alone, and what a replay of it shows, is what there is in the record of the whole match; also
// where players leave, come back and are removed.
func TestARoundAloneIsCountedAndReplayedAsInItsMatch(t *testing.T) {
	compared, later, matches, stood := 0, 0, 0, 0
	for n := range uint64(40) {
		seats := engine.MinSeats + int(n%5)
		rules := uno.RulesByChance(n, seats)
		if rules[uno.Score] == uno.ScoreSingle {
			rules[uno.Score] = uno.ScoreWinnerTakes
		}
		rules[uno.Target], rules[uno.Leaver] = 300, uno.LeaverBot
		table := open(t, dealt(rules.String(), seats, n), room.Options{})
		refused := 0
		seatBots(t, table, newPlain, &refused)
		rng := engine.NewRand(n)
		for range 4 {
			for tick := uint32(1); !table.Over(); tick++ {
				if tick%100 == 0 && rng.Below(4) == 0 {
					_ = table.Do(engine.Do(engine.Seat(rng.Below(uint32(seats))), []engine.Verb{engine.VerbLeave, engine.VerbReturn, engine.VerbReturn, engine.VerbRemove}[rng.Below(4)]))
				}
				table.Step()
			}
			round, ok := room.Finished(table)
			if !ok {
				t.Fatal("the round is not finished")
			}
			whole, err := room.CountRounds(table.Record())
			if err != nil {
				t.Fatal(err)
			}
			alone, err := room.CountRounds(round)
			if err != nil || len(alone) != 1 || !reflect.DeepEqual(alone[0], whole[len(whole)-1]) {
				t.Fatalf("%s, seed %d, round %d: alone it counts\n%+v\nnot\n%+v (%v)", rules, n, len(whole), alone, whole[len(whole)-1], err)
			}
			all, one := replay(t, table.Record()), replay(t, round)
			from := all.Len() - one.Len()
			for beat := 0; beat < one.Len(); beat = min(beat+7, max(beat+1, one.Len()-1)) {
				all.Seek(from + beat)
				one.Seek(beat)
				v := engine.Seat(beat%(seats+1)) - 1
				if !reflect.DeepEqual(all.Open(v), one.Open(v)) || !reflect.DeepEqual(all.View(v), one.View(v)) || all.Round() != one.Round() {
					t.Fatalf("%s, seed %d, round %d, beat %d: alone viewer %d is shown\n%+v\nnot\n%+v", rules, n, len(whole), beat, v, one.Open(v), all.Open(v))
				}
			}
			compared++
			if len(whole) > 1 {
				later++
			}
			stood += len(round.Setup.Deal.Stood)
			for _, tally := range alone[0] {
				matches += tally.Matches
			}
			if table.NextRound() != nil {
				break
			}
		}
	}
	if compared < 70 || later < 30 || matches < 20 || stood < 5 {
		t.Errorf("only %d rounds, %d of them later ones, %d matches counted, %d seats that others had played for", compared, later, matches, stood)
	}
}

func TestATableWithKeysOfItsOwnDealsEachLaterRoundByOne(t *testing.T) {
	given := byte(9)
	key := func() engine.Key { given++; return engine.NewKey([engine.KeyBytes]byte{given}) }
	table := open(t, dealt("official,target=1000", 3, 1), room.Options{NextKey: key})
	refused := 0
	seatBots(t, table, newPlain, &refused)
	for range 3 {
		if !table.PlayOut(60000) || table.NextRound() != nil {
			t.Fatal("the round does not end")
		}
	}
	commands := table.Record().Commands
	var keys []engine.Key
	for _, c := range commands {
		if c.Verb == engine.VerbNextRound {
			keys = append(keys, c.Key)
		}
	}
	if given != 12 || len(keys) != 3 || keys[0] != engine.NewKey([engine.KeyBytes]byte{10}) || keys[2] != engine.NewKey([engine.KeyBytes]byte{12}) {
		t.Errorf("the record has the keys %v", keys)
	}
	var text bytes.Buffer
	if err := table.Record().Write(&text); err != nil {
		t.Fatal(err)
	}
	read, err := engine.ReadRecord(&text)
	if err != nil {
		t.Fatal(err)
	}
	again, err := room.NewTableFromRecord(read, room.Options{})
	if err != nil || !bytes.Equal(again.State(), table.State()) {
		t.Errorf("the record does not play to the same table: %v", err)
	}
}
