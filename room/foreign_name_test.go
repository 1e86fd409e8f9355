package room_test

import (
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/room"
)

// A name from outside never costs anybody the match, and never reaches a screen or a terminal as it is.
func TestASaveWhoseNameIsNoneOpensWithAnother(t *testing.T) {
	stored, record := savedText(t, "classic", 12)
	exported, err := room.Save{Record: record}.Export()
	if err != nil {
		t.Fatal(err)
	}
	for what, text := range map[string]string{"a save without sums": string(asVersion1(t, stored)), "a record": string(exported)} {
		for name, want := range map[string]string{
			`P1\nYour turn. Top: B9`: "P1 Your turn. Top: B9", `\u001b[2J`: "[2J", `P1\u202e`: "P1", strings.Repeat("n", 5000): strings.Repeat("n", 26) + "…" + strings.Repeat("n", 13),
		} {
			bad := strings.Replace(text, `"P1"`, `"`+name+`"`, 1)
			save, word := room.OpenSave("it", []byte(bad))
			if word == nil || word.Kind != room.Renamed || !word.Opens() || word.Instead != want || save.Record.Setup.Seats[1] != want || len(save.Record.Commands) != 12 {
				t.Errorf("%s: %.40q: %v, %q", what, name, word, save.Record.Setup.Seats)
				continue
			}
			if line := word.Error(); strings.ContainsAny(line, "\n\x1b\u202e") || len(line) > 200 || !strings.Contains(line, "everything else is there") {
				t.Errorf("%s: the word is %q", what, line)
			}
			if again, err := save.Text(); err != nil {
				t.Error(err)
			} else if _, word := room.OpenSave("it", again); word != nil {
				t.Errorf("%s: written again it is %v", what, word)
			}
			if _, word := room.OpenPrefix("it", []byte(bad+"rubbish\n")); word.Kind != room.PartDamaged {
				t.Errorf("%s: with a bad line too: %v", what, word)
			}
		}
	}
}

func TestAMarkOfUTF8BeforeATextIsPassedOver(t *testing.T) {
	stored, record := savedText(t, "classic", 12)
	exported, err := room.Save{Record: record}.Export()
	if err != nil {
		t.Fatal(err)
	}
	for what, text := range map[string][]byte{"a save": stored, "a save without sums": asVersion1(t, stored), "a record": exported} {
		if save, word := room.OpenSave("it", append([]byte("\ufeff"), text...)); word != nil || len(save.Record.Commands) != 12 {
			t.Errorf("%s: %v, %d commands", what, word, len(save.Record.Commands))
		}
	}
	if _, word := room.ReadStatistics([]byte("\ufefffourtell statistics 1\n")); word != nil {
		t.Error(word)
	}
}

func TestALineLostFromTheMiddleOfARecordIsTold(t *testing.T) {
	_, record := savedText(t, "classic", 40)
	for i := range record.Commands[:39] {
		if v := record.Commands[i].Verb; v == engine.VerbCallUno || v == engine.VerbCatchUno {
			continue // nobody owes them
		}
		less := engine.Record{Setup: record.Setup, Commands: append(append([]engine.Command{}, record.Commands[:i]...), record.Commands[i+1:]...)}
		text, err := room.Save{Record: less}.Export()
		if err != nil {
			t.Fatal(err)
		}
		if _, word := room.OpenSave("it", text); word == nil || word.Kind != room.Damaged {
			t.Errorf("without command %d: %v", i+1, word)
		} else if why := word.Error(); strings.Contains(why, "stale") && !strings.Contains(why, "a line before it is missing or stands twice") {
			t.Errorf("without command %d: %v", i+1, why)
		}
	}
}

func TestALongOrOddNameOfAProgramBecomesANameOfASeat(t *testing.T) {
	for file, want := range map[string]string{
		"./" + strings.Repeat("b", 90): strings.Repeat("b", 19) + "…" + strings.Repeat("b", 10) + " (exec)",
		"./a\u202eb":                   "ab (exec)",
	} {
		seats, err := room.ParseSeats("Ann,exec:"+file, houseKind)
		if err != nil || seats[1].Name != want || engine.CheckName(seats[1].Name) != nil || seats[1].Argv[0] != file {
			t.Errorf("%.20q: %q, %v", file, seats, err)
		}
	}
}
