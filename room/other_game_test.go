//go:build enginetest

package room_test

// A game that the house has never heard of (engine/enginetest) is dealt, played, saved, resumed, replayed and counted.

import (
	"bytes"
	"encoding/json"
	"reflect"
	"testing"

	"fourtell/engine"
	"fourtell/engine/enginetest"
	"fourtell/engine/games"
	"fourtell/room"
)

// last lays the last card it may.
type last struct{}

func (last) Decide(s engine.Snapshot) (engine.Command, bool) {
	if !s.Owes() || len(s.Legal) == 0 {
		return engine.Command{}, false
	}
	return s.Legal[len(s.Legal)-1], true
}

func newLast(engine.Seat, uint64) room.Bot { return last{} }

func otherSetup(rules string, seed uint64) engine.Setup {
	return engine.Setup{Game: enginetest.Name, Rules: rules, Seats: []string{"Ann", "Bo", "Cy"}, Seed: seed, Dealer: 2}
}

func otherTable(t *testing.T, rules string, o room.Options) *room.Table {
	t.Helper()
	g, err := room.NewGame(otherSetup(rules, 4))
	if err != nil {
		t.Fatal(err)
	}
	return room.NewTable(g, o)
}

func TestAnUnknownGameIsPlayedByBotsAtTheTablesPace(t *testing.T) {
	for _, rules := range []string{"plain", "plain,together=on"} {
		t.Run(rules, func(t *testing.T) {
			table := otherTable(t, rules, room.Options{Pace: room.Normal()})
			for i := range 3 {
				table.Seat(engine.Seat(i), room.NewBotSeat(newLast, engine.Seat(i), 7))
			}
			var seen []engine.Snapshot
			table.Watch(1, func(s engine.Snapshot) { seen = append(seen, s) })
			if !table.PlayOut(60 * room.TicksPerSecond) {
				t.Fatal("the round does not end")
			}
			if len(table.Public().Winners) != 1 || len(table.Record().Commands) != 3 {
				t.Fatalf("won by %v after %d commands", table.Public().Winners, len(table.Record().Commands))
			}
			leads, best := 0, 0
			for i := range seen {
				if e, ok := seen[i].Happened(engine.EventNews); ok && e.Word == enginetest.Leads {
					leads++
				}
				best = enginetest.Of(&seen[i]).Best
				text, err := json.Marshal(seen[i])
				var back engine.Snapshot
				if err == nil {
					back, err = games.ReadSnapshot(text)
				}
				if again, _ := json.Marshal(back); err != nil || !bytes.Equal(again, text) || !reflect.DeepEqual(back.Owing, seen[i].Owing) || enginetest.Of(&back).Best != best {
					t.Fatalf("%v: a snapshot reads back as\n%s\nnot\n%s", err, again, text)
				}
				for seat, h := range seen[i].Hands {
					if seat != 1 && len(h.Cards) > 0 && !seen[i].Over() {
						t.Fatalf("seat 1 sees the hand of seat %d", seat)
					}
				}
			}
			if leads == 0 || best == 0 {
				t.Fatalf("%d times a card is said to lead, and the best is %d: the game's own words and its own part do not come through", leads, best)
			}
			if err := table.NextRound(); err != nil {
				t.Fatal(err)
			}
			if !table.PlayOut(60*room.TicksPerSecond) || table.Public().Round != 2 {
				t.Fatal("the second round does not end")
			}
		})
	}
}

func TestWhereSeveralOweAnAnswerEachIsAskedAndWhoLetsTheTimePassIsTimedOut(t *testing.T) {
	table := otherTable(t, "plain,together=on,seconds=5", room.Options{Pace: room.Normal()})
	people := []*room.Person{{}, {}, {}}
	for i, p := range people {
		table.Seat(engine.Seat(i), p)
	}
	table.Step()
	for i, p := range people {
		if now := p.Last(); !now.Owes() || len(now.Legal) != 3 || now.Turn != engine.NoSeat {
			t.Fatalf("seat %d owes %v, may %d", i, now.Owes(), len(now.Legal))
		}
	}
	// Two wish in the same tick, as answers to the same question.
	for _, p := range people[:2] {
		if !p.Want(p.Last().Legal[2]) {
			t.Fatal("the wish is not taken")
		}
	}
	table.Step()
	if now := people[2].Last(); !reflect.DeepEqual(now.Owing, []engine.Seat{2}) || table.Public().Decision != now.Decision {
		t.Fatalf("owing are %v", now.Owing)
	}
	if first := people[0].Last(); first.Owes() || len(first.Legal) > 0 {
		t.Fatal("who has answered is asked again")
	}
	for range 6 * room.TicksPerSecond {
		table.Step()
	}
	if c := table.Record().Commands; !table.Over() || len(c) != 3 || c[2].Verb != engine.VerbTimeout || c[2].Seat != 2 {
		t.Fatalf("the record is %v", c)
	}
}

func TestAnUnknownGameIsSavedResumedReplayedAndCounted(t *testing.T) {
	table := otherTable(t, "plain,hand=4", room.Options{Pace: room.Still()})
	for i := range 3 {
		table.Seat(engine.Seat(i), room.NewBotSeat(newLast, engine.Seat(i), 7))
	}
	for range 1000 {
		if table.Step(); len(table.Record().Commands) == 1 {
			break
		}
	}
	text, err := room.Save{Record: table.Record()}.Text()
	if err != nil {
		t.Fatal(err)
	}
	save, trouble := room.OpenSave("other.save", text)
	if trouble != nil {
		t.Fatal(trouble)
	}
	again, err := save.Resume(room.Options{Pace: room.Still()})
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(again.State(), table.State()) {
		t.Fatalf("resumed is\n%s\nnot\n%s", again.State(), table.State())
	}
	for i := range 3 {
		again.Seat(engine.Seat(i), room.NewBotSeat(newLast, engine.Seat(i), 7))
	}
	if !table.PlayOut(1000) || !again.PlayOut(1000) || !bytes.Equal(again.State(), table.State()) {
		t.Fatal("the resumed match ends otherwise")
	}
	for _, c := range table.Record().Commands {
		if c.Card.ID != 0 || c.Card.Face < engine.OtherFaces {
			t.Errorf("the record has the card %+v, not its face alone", c.Card)
		}
	}
	finished, err := table.Desk(0).Finished()
	if err != nil || finished.Setup.Seed != 0 || finished.Setup.Deal == nil {
		t.Fatalf("the finished round is %+v, %v", finished.Setup, err)
	}
	if alone, err := room.OpenReplay(finished); err != nil || alone.Len() != 5 {
		t.Fatalf("the round alone is no replay: %v", err)
	}
	r, err := room.OpenReplay(table.Record())
	if err != nil {
		t.Fatal(err)
	}
	if r.Len() != 5 || len(r.Marks()) != 2 {
		t.Errorf("the replay has %d beats and the marks %v", r.Len(), r.Marks())
	}
	r.Seek(1)
	if open := r.Open(0); len(open.Hands[1].Cards) == 0 {
		t.Error("the open replay shows no hand")
	}
	rounds, err := room.CountRounds(table.Record())
	if err != nil || len(rounds) != 1 {
		t.Fatal(rounds, err)
	}
	won := 0
	for seat, tally := range rounds[0] {
		won += tally.Wins
		if tally.Rounds != 1 || tally.Matches != 0 || tally.Wins == 0 && tally.Left != 3 {
			t.Errorf("seat %d: %+v", seat, tally)
		}
	}
	if won != 1 {
		t.Errorf("%d have won", won)
	}
}

func TestOfAnUnknownGameADecisionIsTakenBackAndItsRoundsAreCountedByItsName(t *testing.T) {
	table := otherTable(t, "plain,hand=4", room.Options{Pace: room.Instant()})
	me := &room.Person{}
	for i := range 2 {
		table.Seat(engine.Seat(i+1), room.NewBotSeat(newLast, engine.Seat(i+1), 7))
	}
	table.Seat(0, me)
	if table.CanUndo(0) {
		t.Error("there is something to undo before anybody has laid a card")
	}
	var asked engine.Snapshot
	for range 100 {
		if s := me.Last(); s.Owes() && len(s.Legal) > 0 && !me.Waiting() {
			asked = s
			safe := room.Safe(&s)
			if !reflect.DeepEqual(safe, s.Legal) {
				t.Fatalf("of a game that commits nobody to more than another these are safe: %v of %v", safe, s.Legal)
			}
			me.Want(safe[0])
		}
		table.Step()
	}
	if !table.Over() || !table.CanUndo(0) {
		t.Fatal("the round is not over, or there is nothing to undo")
	}
	back, err := table.Undo(0, room.Options{})
	if err != nil {
		t.Fatal(err)
	}
	if now := back.View(0); now.Decision != asked.Decision || !reflect.DeepEqual(now.Hands[0].Cards, asked.Hands[0].Cards) {
		t.Errorf("it goes back to decision %d with %v, not to %d with %v", now.Decision, now.Hands[0].Cards, asked.Decision, asked.Hands[0].Cards)
	}
	saves := room.OpenSaves(room.NewMemory())
	head := room.Head{Begun: at(1), Chairs: []string{"person", "bot", "bot"}}
	if word := saves.Count(head, table.Record(), []engine.Seat{0}, never, at(2)); word != nil {
		t.Fatal(word)
	}
	st, _ := saves.Statistics()
	for _, c := range []struct {
		game string
		want int
	}{{"", 1}, {enginetest.Name, 1}, {"uno", 0}} {
		if sum := st.Sum(room.Filter{Game: c.game}); sum.Rounds != c.want || len(sum.Deeds) != 0 {
			t.Errorf("%d rounds of %q are counted, want %d; besides %v", sum.Rounds, c.game, c.want, sum.Deeds)
		}
	}
}
