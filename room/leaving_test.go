package room_test

import (
	"bytes"
	"testing"

	"fourtell/engine"
	"fourtell/room"
)

func TestUnderLeaverWaitNobodyPlaysUntilTheReturn(t *testing.T) {
	table := open(t, dealt("classic,leaver=wait", 3, 5), room.Options{NewBot: newPlain})
	refused := 0
	seatBots(t, table, newPlain, &refused)
	table.PlayOut(6)
	if err := table.Leave(0); err != nil {
		t.Fatal(err)
	}
	n := len(table.Record().Commands)
	for range 600 {
		table.Step()
	}
	if got := len(table.Record().Commands); got != n {
		t.Errorf("%d commands while the table waits", got-n)
	}
	if err := table.Return(0, room.NewBotSeat(newPlain, 0, 7)); err != nil {
		t.Fatal(err)
	}
	if !table.PlayOut(60000) {
		t.Error("the round does not end after the return")
	}
}

func TestUnderLeaverWalkoverTheSeatIsEmptyForGood(t *testing.T) {
	table := open(t, dealt("classic,leaver=walkover", 3, 5), room.Options{NewBot: newPlain})
	refused := 0
	seatBots(t, table, newPlain, &refused)
	table.PlayOut(6)
	if err := table.Leave(0); err != nil {
		t.Fatal(err)
	}
	if !table.Public().Hands[0].Out || table.Controller(0) != nil {
		t.Error("the seat is not empty")
	}
	if err := table.Return(0, &room.Person{}); err == nil || table.Controller(0) != nil {
		t.Errorf("a removed seat was taken again: %v", err)
	}
	if !table.PlayOut(60000) || refused > 0 {
		t.Errorf("over: %v, refused: %d", table.Over(), refused)
	}
}

func TestASeatThatDoesNotExistIsRefusedOrIgnored(t *testing.T) {
	table := open(t, dealt("classic", 2, 5), room.Options{})
	table.Seat(7, &room.Person{})
	table.Seat(-1, &room.Person{})
	if table.Controller(7) != nil || table.Controller(-1) != nil || table.Thinking(9) {
		t.Error("there is somebody on a chair that does not exist")
	}
	if table.Leave(7) == nil || table.Leave(-1) == nil {
		t.Error("nobody left, and the table agreed")
	}
}

func TestMatchesOfEveryKindOfScoreComeToTheirEnd(t *testing.T) {
	for _, rules := range []string{
		"classic,score=winner_takes,target=200", "classic,score=lowest_total,target=200", "classic,score=elimination,target=150",
		"party,score=winner_takes,target=200,teams=opposite",
	} {
		t.Run(rules, func(t *testing.T) {
			table := open(t, dealt(rules, 4, 8), room.Options{})
			refused := 0
			seatBots(t, table, newPlain, &refused)
			for round := 1; table.Public().Phase != engine.PhaseMatchOver; round++ {
				if round > 80 {
					t.Fatal("80 rounds and no end")
				}
				if round > 1 {
					if err := table.NextRound(); err != nil {
						t.Fatalf("after round %d: %v", round-1, err)
					}
				}
				if !table.PlayOut(60000) {
					t.Fatalf("round %d does not end", round)
				}
			}
			if refused > 0 {
				t.Errorf("%d refusals", refused)
			}
			if err := table.NextRound(); err == nil {
				t.Error("a round was dealt after the match")
			}
			again, err := room.NewTableFromRecord(table.Record(), room.Options{})
			if err != nil {
				t.Fatal(err)
			}
			if !bytes.Equal(again.State(), table.State()) {
				t.Error("the match replays to another state")
			}
		})
	}
}
