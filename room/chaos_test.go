package room_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"testing"

	"fourtell/engine"
	"fourtell/engine/uno"
	"fourtell/room"
)

// deckSize is how many cards a deck has (RULES.md, "The deck").
const deckSize = 108

// steadfast is a table that is looked at after every command: no card is lost or there twice, and whoever owes something
// is one seat that may do something.
type steadfast struct {
	*room.Table
	decks    int
	commands int
	wrong    error
}

// lookAfter looks at a table from now on. Every so many commands each card is looked for by its number; in between they are
// counted, which takes a hundredth of the time.
func lookAfter(table *room.Table, decks, every int) *steadfast {
	w := &steadfast{Table: table, decks: decks}
	table.Watch(engine.Spectator, func(s engine.Snapshot) {
		if s.Phase == engine.PhaseResolving || w.wrong != nil {
			return
		}
		if w.commands++; w.commands%every == 0 || s.Over() {
			w.wrong = w.each()
		}
		if w.wrong == nil {
			w.wrong = w.counted(&s)
		}
		if w.wrong != nil {
			w.wrong = fmt.Errorf("round %d, beat %d, phase %s, after %s: %w", s.Round, s.Seq, s.Phase, s.Cause.Kind, w.wrong)
		}
	})
	return w
}

// counted adds the cards up and asks every seat whether it owes.
func (w *steadfast) counted(s *engine.Snapshot) error {
	n := s.Draw + len(s.Discard)
	for _, h := range s.Hands {
		n += h.Count
	}
	if n != deckSize*w.decks {
		return fmt.Errorf("there are %d cards, not %d", n, deckSize*w.decks)
	}
	if s.Over() {
		if s.Turn != engine.NoSeat {
			return fmt.Errorf("it is over, and seat %d is on turn", s.Turn)
		}
		return nil
	}
	if s.Turn < 0 || int(s.Turn) >= len(s.Hands) || s.Hands[s.Turn].Out {
		return fmt.Errorf("seat %d is on turn", s.Turn)
	}
	waits := slices.ContainsFunc(s.Hands, func(h engine.Hand) bool { return h.Away })
	v := w.View(s.Turn)
	if !v.Owes() || len(v.Legal) == 0 && !waits {
		return fmt.Errorf("seat %d is on turn, owes %v, and may do %d things", s.Turn, v.Owes(), len(v.Legal))
	}
	return nil
}

// each looks for every card by its number, and for a second seat that owes.
func (w *steadfast) each() error {
	var state struct {
		Hands   [][]engine.Card `json:"hands"`
		Draw    []engine.Card   `json:"draw"`
		Discard []engine.Card   `json:"discard_ids"`
	}
	if err := json.Unmarshal(w.State(), &state); err != nil {
		return err
	}
	all := slices.Concat(append(state.Hands, state.Draw, state.Discard)...)
	slices.Sort(all)
	if once := len(slices.Compact(slices.Clone(all))); once != len(all) || len(all) != deckSize*w.decks {
		return fmt.Errorf("%d cards, of which %d differ, not %d", len(all), once, deckSize*w.decks)
	}
	owing := 0
	for i := range w.Seats() {
		if v := w.View(engine.Seat(i)); v.Owes() {
			owing++
		}
	}
	if over := w.Over(); over && owing != 0 || !over && owing != 1 {
		return fmt.Errorf("%d seats owe, and over is %v", owing, over)
	}
	return nil
}

// sameAgain fails unless the record, written and read, leads to the same table.
func sameAgain(t *testing.T, table *room.Table) {
	t.Helper()
	var text bytes.Buffer
	if err := table.Record().Write(&text); err != nil {
		t.Fatal(err)
	}
	r, err := engine.ReadRecord(&text)
	if err != nil {
		t.Fatal(err)
	}
	again, err := room.NewTableFromRecord(r, room.Options{})
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(again.State(), table.State()) {
		t.Errorf("%s, seed %d: the record leads to another table", r.Setup.Rules, r.Setup.Seed)
	}
}

// tables are all rule sets with every way to score, to team up and to leave that make a table of so many.
func tables(seats int) (all []uno.Rules) {
	for _, preset := range uno.Presets() {
		base, _ := uno.Preset(preset)
		for score := range int16(4) {
			for teams := range int16(2) {
				for leaver := range int16(3) {
					r := base
					r[uno.Score], r[uno.Teams], r[uno.Leaver] = score, teams, leaver
					r[uno.Target] = 100 + 50*int16(seats%3)
					r[uno.Decks] = 1 + (score+leaver+int16(seats))%3
					if r.Check(seats) == nil {
						all = append(all, r)
					}
				}
			}
		}
	}
	return all
}

// Every preset at two to ten seats, with every score, teams or none, and somebody leaving in every manner.
func TestEveryTableOfBotsComesToItsEnd(t *testing.T) {
	matches, commands, rounds, left := 0, 0, 0, 0
	for seats := engine.MinSeats; seats <= engine.MaxSeats; seats++ {
		for n, rules := range tables(seats) {
			seed := uint64(1000*seats + n)
			table := open(t, dealt(rules.String(), seats, seed), room.Options{NewBot: newPlain, BotSeed: seed})
			w := lookAfter(table, int(rules[uno.Decks]), 16)
			refused := 0
			seatBots(t, table, newPlain, &refused)
			rng := engine.NewRand(seed)
			ticks, next, gone := 0, int(20+rng.Below(150)), engine.NoSeat
			for table.Public().Phase != engine.PhaseMatchOver && w.wrong == nil {
				if ticks++; ticks > 400_000 {
					t.Fatalf("%s, %d seats, seed %d: stuck in phase %s at seat %d", rules, seats, seed, table.Public().Phase, table.Public().Turn)
				}
				if table.Over() {
					if rules[uno.Score] == uno.ScoreSingle && table.Public().Round == 2 {
						break
					}
					if err := table.NextRound(); err != nil {
						t.Fatalf("%s: %v", rules, err)
					}
				}
				table.Step()
				if ticks != next || table.Over() {
					continue
				}
				next += int(10 + rng.Below(400))
				switch hands := table.Public().Hands; {
				case gone != engine.NoSeat && !hands[gone].Out:
					if err := table.Return(gone, witness{room.NewBotSeat(newPlain, gone, 7), t, &refused}); err != nil {
						t.Fatalf("%s: seat %d does not return: %v", rules, gone, err)
					}
					gone = engine.NoSeat
				default: // nobody is away, or they are out of the match by now
					gone = engine.NoSeat
					if s := engine.Seat(rng.Below(uint32(seats))); table.Leave(s) == nil {
						gone, left = s, left+1
					}
				}
			}
			if w.wrong != nil || refused > 0 {
				t.Fatalf("%s, %d seats, seed %d: %v; %d answers refused", rules, seats, seed, w.wrong, refused)
			}
			if matches++; matches%7 == 0 {
				sameAgain(t, table)
			}
			commands, rounds = commands+w.commands, rounds+table.Public().Round
		}
	}
	t.Logf("%d matches, %d rounds, %d commands, somebody left %d times", matches, rounds, commands, left)
}
