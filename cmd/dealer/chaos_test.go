package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"flag"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/room"
)

var chaosMatches = flag.Int("chaos", 1000, "how many matches ten of the house's bots play under chaos")

// Ten of the house's bots, random and heuristic mixed, play match after match under chaos at a room.Table.
func TestAThousandMatchesOfChaosAtTenSeatsComeToTheirEnd(t *testing.T) {
	rounds, commands := 0, 0
	for n := range *chaosMatches {
		rules, decks := "chaos", 1
		switch n % 16 {
		case 1:
			rules = "chaos,score=winner_takes,target=1000"
		case 2:
			rules, decks = "chaos,decks=2", 2
		case 3:
			rules = "chaos,uno_grace_ms=0,uno_false_catch=2"
		}
		m := chaosOfTen(t, rules, decks, uint64(n))
		rounds, commands = rounds+m.rounds, commands+m.commands
	}
	t.Logf("%d matches, %d rounds, %d commands", *chaosMatches, rounds, commands)
}

// chaotic is a match of bots and what has been seen of it.
type chaotic struct{ rounds, commands int }

func chaosOfTen(t *testing.T, rules string, decks int, seed uint64) (m chaotic) {
	t.Helper()
	setup := engine.Setup{Game: "uno", Rules: rules, Seed: seed, Dealer: engine.Seat(seed % engine.MaxSeats)}
	for i := range engine.MaxSeats {
		setup.Seats = append(setup.Seats, fmt.Sprint("P", i))
	}
	table, err := room.NewTableFromRecord(engine.Record{Setup: setup}, room.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for i := range engine.MaxSeats {
		kind := []string{"random", "heuristic"}[(uint64(i)+seed)%2]
		bot, ok := maker("", kind)
		if !ok {
			t.Fatalf("no %s", kind)
		}
		table.Seat(engine.Seat(i), room.NewBotSeat(bot, engine.Seat(i), seed))
	}
	table.Watch(engine.Spectator, func(s engine.Snapshot) {
		if s.Phase == engine.PhaseResolving {
			return
		}
		m.commands++
		all := s.Draw + len(s.Discard)
		for _, h := range s.Hands {
			all += h.Count
		}
		owing := 0
		if m.commands%8 == 0 || s.Over() {
			all = cardsApart(t, table)
			for i := range engine.MaxSeats {
				if v := table.View(engine.Seat(i)); v.Owes() && len(v.Legal) > 0 {
					owing++
				}
			}
		} else if v := table.View(max(s.Turn, 0)); v.Owes() && len(v.Legal) > 0 {
			owing++
		}
		if all != 108*decks || (owing == 1) == s.Over() {
			t.Fatalf("%s, seed %d, beat %d: %d cards, %d seats owe in phase %s", rules, seed, s.Seq, all, owing, s.Phase)
		}
	})
	for table.Public().Phase != engine.PhaseMatchOver {
		if table.Over() {
			if err := table.NextRound(); err != nil {
				t.Fatal(err)
			}
		}
		if !table.PlayOut(100_000) {
			p := table.Public()
			t.Fatalf("%s, seed %d: stuck in round %d, phase %s, at seat %d", rules, seed, p.Round, p.Phase, p.Turn)
		}
		m.rounds++
		if !strings.Contains(rules, "score=") {
			break // the preset scores a single round
		}
	}
	if seed%10 == 0 {
		replays(t, table)
	}
	return m
}

// cardsApart counts the cards that lie anywhere, each once.
func cardsApart(t *testing.T, table *room.Table) int {
	t.Helper()
	var state struct {
		Hands   [][]engine.Card `json:"hands"`
		Draw    []engine.Card   `json:"draw"`
		Discard []engine.Card   `json:"discard_ids"`
	}
	if err := json.Unmarshal(table.State(), &state); err != nil {
		t.Fatal(err)
	}
	all := slices.Concat(append(state.Hands, state.Draw, state.Discard)...)
	n := len(all)
	slices.Sort(all)
	if len(slices.Compact(all)) != n {
		return -n // some card is there twice
	}
	return n
}

// replays fails unless dealer replay comes from the table's record to the table's hash.
func replays(t *testing.T, table *room.Table) {
	t.Helper()
	g, err := openGameFile(filepath.Join(t.TempDir(), "match"))
	if err != nil {
		t.Fatal(err)
	}
	file := g.name
	if err := g.begin(table.Record()); err != nil {
		t.Fatal(err)
	}
	g.close()
	if got, want := hash(t, file), sum(table.State()); got != want {
		t.Errorf("the record replays to %s, not %s", got, want)
	}
	var text bytes.Buffer
	if err := table.Record().Write(&text); err != nil || text.String() != slurp(t, file) {
		t.Errorf("the record is stored as another text: %v", err)
	}
}

// sum is the hash that dealer replay prints of a state.
func sum(state []byte) string {
	h := sha256.Sum256(state)
	return hex.EncodeToString(h[:])
}
