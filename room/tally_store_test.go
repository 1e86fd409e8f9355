package room_test

import (
	"bytes"
	"fmt"
	"reflect"
	"strings"
	"testing"
	"time"

	"fourtell/engine"
	"fourtell/engine/uno"
	"fourtell/room"
)

// matches of bots under any rules: what is counted agrees with itself and with how the rounds ended.
func TestWhatIsCountedAgreesWithItselfUnderAnyRules(t *testing.T) {
	rng := engine.NewRand(8)
	rounds, matches, fours, bluffs := 0, 0, 0, 0
	for n := range 60 {
		seats := engine.MinSeats + int(rng.Below(5))
		rules := uno.RulesByChance(uint64(n), seats).String()
		table := open(t, dealt(rules, seats, uint64(n)), room.Options{})
		refused := 0
		seatBots(t, table, newPlain, &refused)
		type end struct{ out []bool }
		var ends []end
		for len(ends) < 4 && table.PlayOut(60000) {
			p := table.Public()
			e := end{}
			for _, h := range p.Hands {
				e.out = append(e.out, h.Out)
			}
			ends = append(ends, e)
			if table.NextRound() != nil {
				break
			}
			for !table.Over() && table.Public().Phase == engine.PhaseRoundOver {
				table.Step()
			}
		}
		got, err := room.CountRounds(table.Record())
		if err != nil || len(got) != len(ends) {
			t.Fatalf("%s: %d rounds are counted, %d have ended; %v", rules, len(got), len(ends), err)
		}
		r, err := uno.ParseRules(rules)
		if err != nil {
			t.Fatal(err)
		}
		for round, all := range got {
			var sum room.Tally
			for seat, one := range all {
				sum.Add(one)
				did := one.Deeds
				if did["caught"] > did["bluffs"] || did["bluffs"] > did["fours"] || did["right"]+did["wrong"] > did["faced"] || one.Wins > one.Rounds {
					t.Errorf("%s, round %d, seat %d: %+v", rules, round+1, seat, one)
				}
				if one.Wins == 1 && one.Left != 0 || one.Rounds == 0 && one.Matches == 0 && !reflect.DeepEqual(one, room.Tally{}) {
					t.Errorf("%s, round %d, seat %d: %+v", rules, round+1, seat, one)
				}
			}
			side := 1
			if r[uno.Teams] == uno.TeamsOpposite {
				side = 2
			}
			did := sum.Deeds
			if did["fours"] != did["faced"] || did["caught"] != did["right"] || did["missed"] != did["catches"] || sum.Wins > side {
				t.Errorf("%s, round %d: all together %+v", rules, round+1, sum)
			}
			rounds, matches, fours, bluffs = rounds+1, matches+sum.Matches, fours+did["fours"], bluffs+did["bluffs"]
		}
	}
	t.Logf("%d rounds, %d seats' matches, %d draw fours, %d bluffs", rounds, matches, fours, bluffs)
	if rounds < 60 || matches == 0 || fours == 0 || bluffs == 0 {
		t.Error("too little was counted")
	}
}

func never(int, engine.Seat) bool { return false }

func at(minute int) time.Time { return time.Date(2026, 3, 1, 20, minute, 0, 0, time.UTC) }

// won is the record of a round that seat 0 of three has won, of the match that began in that minute.
func won(t *testing.T, minute int) (room.Head, engine.Record) {
	t.Helper()
	set := placed(t, "classic,uno_call=cosmetic", "R5", 0, cards(t, "R1"), cards(t, "R2", "R3"), cards(t, "G4"))
	return room.Head{Begun: at(minute), Chairs: []string{"person", "bot hard", "person Bo"}}, moved(t, set, plays(0, "R1"))
}

// count counts a won round for seat 0.
func count(t *testing.T, s *room.Saves, minute int) {
	t.Helper()
	h, rec := won(t, minute)
	if word := s.Count(h, rec, []engine.Seat{0}, never, at(minute)); word != nil {
		t.Fatal(word)
	}
}

func statisticsOf(t *testing.T, s *room.Saves) room.Statistics {
	t.Helper()
	st, word := s.Statistics()
	if word != nil {
		t.Fatal(word)
	}
	return st
}

func TestARoundIsCountedOnceHoweverOftenItIsTold(t *testing.T) {
	store := room.NewMemory()
	saves := room.OpenSaves(store)
	count(t, saves, 1)
	count(t, saves, 1)
	count(t, saves, 2)
	count(t, room.OpenSaves(store.Window()), 1)
	st := statisticsOf(t, saves)
	if len(st.Played) != 2 {
		t.Fatalf("%d rounds are counted, want 2", len(st.Played))
	}
	p := st.Played[0]
	if p.Who != "P0" || p.Rules != "classic,uno_call=cosmetic" || p.Seats != 3 || fmt.Sprint(p.Against) != "[bot hard person Bo]" || !p.At.Equal(at(1)) {
		t.Errorf("%+v", p)
	}
	if sum := st.Sum(room.Filter{}); sum.Rounds != 2 || sum.Wins != 2 || sum.Longest != 2 || sum.Row != 2 || len(sum.Recent) != 2 {
		t.Errorf("%+v", sum)
	}
}

func TestARoundThatWasApartIsNotCountedAndItsMatchNeither(t *testing.T) {
	saves := room.OpenSaves(room.NewMemory())
	table := over(t, dealt("official,target=100", 3, 2))
	for !table.Over() || table.Public().Phase != engine.PhaseMatchOver {
		if table.Over() {
			if err := table.NextRound(); err != nil {
				t.Fatal(err)
			}
		}
		table.Step()
	}
	rounds := table.Public().Round
	if rounds < 2 {
		t.Fatalf("the match has %d rounds", rounds)
	}
	apart := func(round int, s engine.Seat) bool { return round == 1 && s == 1 }
	if word := saves.Count(room.Head{}, table.Record(), []engine.Seat{0, 1}, apart, at(0)); word != nil {
		t.Fatal(word)
	}
	st := statisticsOf(t, saves)
	if a := st.Sum(room.Filter{Who: "P0"}); a.Rounds != rounds || a.Matches != 1 {
		t.Errorf("P0 has %d rounds and %d matches, want %d and 1", a.Rounds, a.Matches, rounds)
	}
	if b := st.Sum(room.Filter{Who: "P1"}); b.Rounds != rounds-1 || b.Matches != 0 {
		t.Errorf("P1 has %d rounds and %d matches, want %d and none", b.Rounds, b.Matches, rounds-1)
	}
}

func TestFiltersTakeWhatTheyAskFor(t *testing.T) {
	text := "fourtell statistics 1\n"
	for i, line := range []string{
		`"who":"Ann","rules":"classic","seats":2,"against":["level skilled"],"rounds":1,"wins":1`,
		`"who":"Ann","rules":"party","seats":3,"against":["level skilled","person Bo"],"rounds":1,"left":3`,
		`"who":"Bo","rules":"party","seats":3,"against":["level skilled","person Ann"],"rounds":1,"left":5`,
		`"who":"Ann","rules":"classic","seats":2,"against":["level master"],"rounds":1,"wins":1`,
	} {
		text += fmt.Sprintf(`{"id":"%d",%s}`+"\n", i, line)
	}
	st, word := room.ReadStatistics([]byte(text))
	if word != nil {
		t.Fatal(word)
	}
	for _, c := range []struct {
		f       room.Filter
		rounds  int
		longest int
	}{
		{room.Filter{}, 4, 1}, {room.Filter{Who: "Ann"}, 3, 1}, {room.Filter{Rules: "classic"}, 2, 2}, {room.Filter{Seats: 3}, 2, 0},
		{room.Filter{Against: "level skilled"}, 3, 1}, {room.Filter{Against: "person Bo"}, 1, 0}, {room.Filter{Who: "Bo", Seats: 2}, 0, 0},
	} {
		if sum := st.Sum(c.f); sum.Rounds != c.rounds || sum.Longest != c.longest {
			t.Errorf("%+v takes %d rounds with %d wins in a row, want %d and %d", c.f, sum.Rounds, sum.Longest, c.rounds, c.longest)
		}
	}
}

func TestAReviewIsAddedOnceAndOnlyToARoundThatIsCounted(t *testing.T) {
	saves := room.OpenSaves(room.NewMemory())
	h, rec := won(t, 1)
	if word := saves.AddReview(h, rec.Setup, 1, 0, 10, 0.5); word != nil {
		t.Fatal(word)
	}
	count(t, saves, 1)
	for range 2 {
		if word := saves.AddReview(h, rec.Setup, 1, 0, 10, 0.5); word != nil {
			t.Fatal(word)
		}
	}
	st := statisticsOf(t, saves)
	if sum := st.Sum(room.Filter{}); sum.Reviewed != 1 || sum.Decisions != 10 || sum.Lost != 0.5 || sum.Rounds != 1 {
		t.Errorf("%+v", sum)
	}
	for _, bad := range []float64{-1, 11} {
		if word := saves.AddReview(h, rec.Setup, 1, 0, 10, bad); word == nil || word.Kind != room.Unwritten {
			t.Errorf("a loss of %v in ten decisions: %v", bad, word)
		}
	}
}

func TestWhatALaterVersionWroteIntoTheStatisticsStays(t *testing.T) {
	store := room.NewMemory()
	later := `{"id":"x.1.0","who":"Ann","rules":"classic","seats":2,"rounds":1,"jokes":3}` + "\n" + `{"medal":"gold"}` + "\n"
	if err := store.Write("statistics.lines", []byte("fourtell statistics 1\n"+later+"{\"torn")); err != nil {
		t.Fatal(err)
	}
	saves := room.OpenSaves(store)
	if _, word := saves.Statistics(); word == nil || word.Kind != room.Damaged || word.Aside != "statistics.lines.bad" {
		t.Fatalf("a torn line: %v", word)
	}
	count(t, saves, 1)
	text, err := store.Read("statistics.lines")
	if err != nil || !bytes.Contains(text, []byte(later)) || bytes.Contains(text, []byte("torn")) {
		t.Errorf("%s %v", text, err)
	}
}

func TestDamagedForeignAndNewerStatisticsAreNeverLost(t *testing.T) {
	line := `{"id":"x.1.0","who":"Ann","rules":"classic","seats":2,"rounds":1,"wins":1}` + "\n"
	for _, c := range []struct {
		is, text string
		kind     room.TroubleKind
		kept     int    // rounds that can still be read
		lies     string // where the text lies afterwards
	}{
		{"nothing in it", "", room.Damaged, 0, "statistics.lines.bad"},
		{"a letter", "Dear Bo,\n", room.Foreign, 0, "statistics.lines.bad"},
		{"half a first line", "fourtell stat", room.Damaged, 0, "statistics.lines.bad"},
		{"no version", "fourtell statistics x\n" + line, room.Damaged, 0, "statistics.lines.bad"},
		{"a newer version's", "fourtell statistics 2\n{}\n", room.Newer, 0, "statistics.lines"},
		{"a line of noise", "fourtell statistics 1\n" + line + "noise\n", room.Damaged, 1, "statistics.lines.bad"},
		{"a negative number", "fourtell statistics 1\n" + line + strings.Replace(line, `"rounds":1`, `"rounds":-1`, 1), room.Damaged, 1, "statistics.lines.bad"},
		{"more wins than rounds", "fourtell statistics 1\n" + strings.Replace(line, `"wins":1`, `"wins":9`, 1) + line, room.Damaged, 1, "statistics.lines.bad"},
		{"a number no float holds", "fourtell statistics 1\n" + line + `{"review":"x.1.0","decisions":1,"lost":1e999}` + "\n", room.Damaged, 1, "statistics.lines.bad"},
	} {
		t.Run(c.is, func(t *testing.T) {
			store := room.NewMemory()
			if err := store.Write("statistics.lines", []byte(c.text)); err != nil {
				t.Fatal(err)
			}
			saves := room.OpenSaves(store)
			st, word := saves.Statistics()
			if word == nil || word.Kind != c.kind || len(st.Played) != c.kept || strings.Contains(word.Error(), "\n") {
				t.Errorf("%d rounds, and it says %v", len(st.Played), word)
			}
			if text, err := store.Read(c.lies); err != nil || string(text) != c.text {
				t.Errorf("%s holds %q, %v", c.lies, text, err)
			}
			h, rec := won(t, 1)
			if word := saves.Count(h, rec, []engine.Seat{0}, never, at(1)); word != nil && c.kind != room.Newer {
				t.Error(word)
			}
			if st, _ := saves.Statistics(); len(st.Played) != c.kept+1 {
				t.Errorf("then %d rounds are counted, want %d", len(st.Played), c.kept+1)
			}
			if text, err := store.Read(c.lies); err != nil || string(text) != c.text {
				t.Errorf("%s holds %q, %v", c.lies, text, err)
			}
		})
	}
}

// between is a store in which another window counts at the moment this one has read.
type between struct {
	*room.Memory
	other func()
}

func (b *between) Append(name string, text []byte) error {
	if other := b.other; other != nil {
		b.other = nil
		other()
	}
	return b.Memory.Append(name, text)
}

func TestTwoWindowsThatCountAtTheSameTimeLoseNothing(t *testing.T) {
	memory := room.NewMemory()
	store := &between{Memory: memory}
	saves, second := room.OpenSaves(store), room.OpenSaves(memory.Window())
	count(t, saves, 1)
	store.other = func() { count(t, second, 2); count(t, second, 3) }
	count(t, saves, 3)
	if st := statisticsOf(t, saves); len(st.Played) != 3 {
		t.Errorf("%d rounds are counted, want 3", len(st.Played))
	}
}

func TestAFullStoreSaysSoAndKeepsWhatItHad(t *testing.T) {
	store := room.NewMemory()
	saves := room.OpenSaves(store)
	count(t, saves, 1)
	store.Room = 300
	h, rec := won(t, 2)
	if word := saves.Count(h, rec, []engine.Seat{0}, never, at(2)); word == nil || word.Kind != room.Unwritten {
		t.Errorf("it says %v", word)
	}
	if st := statisticsOf(t, saves); len(st.Played) != 1 {
		t.Errorf("%d rounds are there", len(st.Played))
	}
}

func TestStatisticsBeginAnewWhenTheyAreForgotten(t *testing.T) {
	store := room.NewMemory()
	saves := room.OpenSaves(store)
	count(t, saves, 1)
	if word := saves.ForgetStatistics(); word != nil {
		t.Fatal(word)
	}
	if names, _ := store.List(); len(names) != 0 {
		t.Errorf("%v is left", names)
	}
	if st := statisticsOf(t, saves); len(st.Played) != 0 {
		t.Errorf("%d rounds are there", len(st.Played))
	}
}
