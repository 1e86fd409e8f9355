package room_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/engine/uno"
	"fourtell/room"
)

// Quitting stores the clock as well: whoever thought for a while goes on from there.
func TestAMatchLeftInPeaceGoesOnWithTheSameClock(t *testing.T) {
	rng := engine.NewRand(5)
	points := 0
	for n := range 30 {
		seats := engine.MinSeats + int(rng.Below(4))
		store := room.NewMemory()
		pace := []room.Pace{room.Normal(), room.Slow()}[n%2]
		whole, auto := saved(t, room.OpenSaves(store), dealt(uno.RulesByChance(uint64(n), seats).String()+",turn_seconds=10", seats, uint64(n)), pace)
		type stop struct {
			store room.Store
			now   engine.Millis
			n     int
		}
		var stops []stop
		for tick, next := 0, 200; !whole.Over(); tick++ {
			whole.Step()
			if tick == next && !whole.Over() {
				auto.Stand(whole.Now())
				text, _ := store.Read("match.save")
				s := stop{room.NewMemory(), whole.Now(), len(whole.Record().Commands)}
				if err := s.store.Write("match.save", text); err != nil {
					t.Fatal(err)
				}
				stops = append(stops, s)
				next += 300 + int(rng.Below(2500))
			}
		}
		for _, s := range stops {
			points++
			resumed(t, s.store, pace) // and killed at once
			table, _ := resumed(t, s.store, pace)
			if table.Now() != s.now {
				t.Fatalf("the clock stands at %d, not %d", table.Now(), s.now)
			}
			table.PlayOut(4 << 20)
			if got, want := table.Record().Commands, whole.Record().Commands; !reflect.DeepEqual(got, want) {
				for i := range min(len(got), len(want)) {
					if !reflect.DeepEqual(got[i], want[i]) {
						t.Errorf("%s, seed %d, left after %d at %d: command %d is %+v, not %+v", whole.Record().Setup.Rules, n, s.n, s.now, i, got[i], want[i])
						break
					}
				}
			}
		}
	}
	t.Logf("%d points", points)
}

func TestAStoredMatchIsTheTablesRecordAtEveryCommand(t *testing.T) {
	store := room.NewMemory()
	table, auto := saved(t, room.OpenSaves(store), dealt("party", 4, 3), room.Instant())
	for !table.Over() {
		table.Step()
		text, err := store.Read("match.save")
		if err != nil {
			t.Fatal(err)
		}
		save, word := room.OpenSave("it", text)
		if word != nil || !reflect.DeepEqual(save.Record, table.Record()) {
			t.Fatalf("after %d commands: %v, and another record", len(table.Record().Commands), word)
		}
		if !reflect.DeepEqual(save.Head, auto.Head()) {
			t.Fatalf("the head is %+v, not %+v", save.Head, auto.Head())
		}
	}
	if word := auto.Trouble(); word != nil || !auto.Saving() {
		t.Errorf("trouble: %v", word)
	}
}

// savedText is the text of a match of some rounds, saved in the middle of the last.
func savedText(t *testing.T, rules string, commands int) ([]byte, engine.Record) {
	t.Helper()
	store := room.NewMemory()
	table, _ := saved(t, room.OpenSaves(store), dealt(rules, 3, 4), room.Instant())
	for len(table.Record().Commands) < commands {
		if table.Over() {
			if err := table.NextRound(); err != nil {
				t.Fatal(err)
			}
		}
		table.Step()
	}
	text, err := store.Read("match.save")
	if err != nil {
		t.Fatal(err)
	}
	return text, table.Record()
}

// asVersion1 is a save as the first version wrote it: its lines without their sums.
func asVersion1(t *testing.T, text []byte) []byte {
	t.Helper()
	lines := strings.SplitAfter(string(text), "\n")
	if lines[0] != "fourtell save 2\n" {
		t.Fatalf("it begins with %q", lines[0])
	}
	lines[0] = "fourtell save 1\n"
	for i, line := range lines[1:] {
		if line != "" {
			lines[i+1] = line[9:]
		}
	}
	return []byte(strings.Join(lines, ""))
}

// With any one bit changed a save is told and set aside, or opens as what was saved.
func TestASaveWithOneBitChangedIsNeverAnotherMatchInSilence(t *testing.T) {
	for _, rules := range []string{"classic", "party,target=500"} {
		text, _ := savedText(t, rules, 40)
		want, word := room.OpenSave("it", text)
		if word != nil {
			t.Fatal(word)
		}
		same := 0
		for i := range 8 * len(text) {
			changed := bytes.Clone(text)
			changed[i/8] ^= 1 << (i % 8)
			save, word := room.OpenSave("it", changed)
			switch {
			case word == nil && !reflect.DeepEqual(save, want):
				t.Fatalf("bit %d of byte %d: another match, and not a word", i%8, i/8)
			case word == nil:
				same++ // the sum's letters may be capitals
			case word.Kind == room.CutShort && i/8 != len(text)-1: // the last line's end is one bit from none
				t.Fatalf("bit %d of byte %d: %v", i%8, i/8, word)
			}
		}
		if same > len(text)/10 {
			t.Errorf("%d of %d bits make no difference", same, 8*len(text))
		}
	}
}

// Cut after any byte, a save opens with every whole command and the word that it was cut, or is set aside with a word.
// Only at the end of a line can nobody tell that there was more.
func TestASaveCutAfterAnyByteIsNeverLostInSilence(t *testing.T) {
	text, rec := savedText(t, "official,target=500", 60)
	for n := range len(text) {
		store := room.NewMemory()
		if err := store.Write("match.save", text[:n]); err != nil {
			t.Fatal(err)
		}
		saves := room.OpenSaves(store)
		save, ok, word := saves.Load()
		lines := bytes.Count(text[:n], []byte("\n"))
		names, _ := store.List()
		switch {
		case lines < 4 && !(lines == 3 && text[n] == '\n'):
			if ok || word == nil || word.Kind != room.Damaged || word.Aside != "match.save.bad" || !slices.Equal(names, []string{"match.save.bad"}) {
				t.Fatalf("cut after byte %d of %d: ok %v, %v, %v", n, len(text), ok, word, names)
			}
			if aside, _ := store.Read("match.save.bad"); !bytes.Equal(aside, text[:n]) {
				t.Fatalf("cut after byte %d: what was set aside is another text", n)
			}
		case text[n-1] == '\n' || text[n] == '\n':
			want := lines - 4
			if text[n-1] != '\n' {
				want++ // the whole command without its line's end
			}
			if !ok || word != nil || len(save.Record.Commands) != want {
				t.Fatalf("cut at the end of line %d: ok %v, %v, %d commands", lines, ok, word, len(save.Record.Commands))
			}
		default:
			if !ok || word == nil || word.Kind != room.CutShort || word.Count != lines+1 {
				t.Fatalf("cut after byte %d: ok %v, %v", n, ok, word)
			}
			if !reflect.DeepEqual(save.Record.Commands, rec.Commands[:lines-4]) && lines > 4 {
				t.Fatalf("cut after byte %d: %d commands, want %d", n, len(save.Record.Commands), lines-4)
			}
		}
	}
}

func TestAMatchThatWasCutShortIsSavedWholeAgain(t *testing.T) {
	text, rec := savedText(t, "classic", 30)
	store := room.NewMemory()
	if err := store.Write("match.save", text[:len(text)-5]); err != nil {
		t.Fatal(err)
	}
	saves := room.OpenSaves(store)
	save, ok, word := saves.Load()
	if !ok || word.Kind != room.CutShort || !strings.Contains(word.Error(), "line 34") {
		t.Fatalf("%v %v", ok, word)
	}
	table, err := save.Resume(room.Options{Record: saves.Begin(save.Head, save.Record)})
	if err != nil {
		t.Fatal(err)
	}
	refused := 0
	seatBots(t, table, newPlain, &refused)
	table.Step()
	again, _ := store.Read("match.save")
	save, word = room.OpenSave("it", again)
	if word != nil || len(save.Record.Commands) != 30 {
		t.Fatalf("%v, %d commands", word, len(save.Record.Commands))
	}
	for i, c := range rec.Commands {
		if save.Record.Commands[i].Verb != c.Verb {
			t.Errorf("command %d is %v", i, save.Record.Commands[i])
		}
	}
}

func TestWhatIsNoSaveIsSetAsideOrLeftWithOneSentence(t *testing.T) {
	stored, _ := savedText(t, "classic", 6)
	good := asVersion1(t, stored) // without sums, so that what comes after them is seen
	edit := func(old, new string) string { return strings.Replace(string(good), old, new, 1) }
	lines := strings.SplitAfter(string(good), "\n")
	for _, c := range []struct {
		name, text string
		kind       room.TroubleKind
		says       string
		left       int // commands that can be played all the same
	}{
		{"nothing", "", room.Damaged, "match.save is damaged (it is empty), and was set aside as match.save.bad", 0},
		{"blanks", " \n\n", room.Damaged, "empty", 0},
		{"a picture", "\x89PNG\r\n\x1a\n\x00\x00", room.Foreign, `match.save is no save of Fourtell (it does not begin with "fourtell save"), and was set aside as match.save.bad`, 0},
		{"settings", "{\"volume\":3}\n", room.Foreign, "no save of Fourtell", 0},
		{"a newer save", edit("save 1", "save 3"), room.Newer, "match.save was written by a newer Fourtell and is left as it is (it has version 3, and this program reads up to 2)", 0},
		{"a newer record in it", edit("record 1", "record 12"), room.Newer, "version 12", 0},
		{"version nought", edit("save 1", "save 0"), room.Damaged, `"0" is no version`, 0},
		{"a head that is none", edit(`{"begun"`, `{begun`), room.Damaged, "line 2", 0},
		{"no record", lines[0] + lines[1], room.Damaged, "line 3", 0},
		{"a head and something else", lines[0] + lines[1] + "hello\n", room.Damaged, "line 3", 0},
		{"rules that are none", edit(`"rules":"classic"`, `"rules":"poker"`), room.Damaged, "poker", 0},
		{"one seat", edit(`"seats":["P0","P1","P2"]`, `"seats":["P0"]`), room.Damaged, "seat", 0},
		{"a damaged line in the middle", edit(`"do":`, `"do"_`), room.Damaged, "line 5", 0},
		{"a command that is refused", strings.Join(slices.Insert(slices.Clone(lines), 5, "{\"seat\":0,\"do\":\"accept\"}\n"), ""), room.PartDamaged, "command 2 of the record", 1},
		{"noughts in the middle", string(good[:len(good)-40]) + "\x00\x00\x00\n" + lines[len(lines)-2], room.PartDamaged, "line 10", 5},
		{"a line taken out of the stored text", strings.Replace(string(stored), strings.SplitAfter(string(stored), "\n")[5], "", 1), room.PartDamaged, "line 6 is not as it was written", 1},
		{"another version than it has", strings.Replace(string(stored), "save 2", "save 1", 1), room.Damaged, "line 2", 0},
		{"a version without the sums it has", strings.Replace(string(good), "save 1", "save 2", 1), room.Damaged, "line 2 is not as it was written", 0},
		{"a line taken out", strings.Join(slices.Delete(slices.Clone(lines), 4, 5), ""), room.Damaged, "refused", 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			store := room.NewMemory()
			if err := store.Write("match.save", []byte(c.text)); err != nil {
				t.Fatal(err)
			}
			saves := room.OpenSaves(store)
			good, ok, word := saves.Load()
			if ok != (c.left > 0) || len(good.Record.Commands) != c.left || word == nil || word.Kind != c.kind || !strings.Contains(word.Error(), c.says) {
				t.Fatalf("ok %v, %d commands: %v", ok, len(good.Record.Commands), word)
			}
			if again, waits, word := saves.Load(); waits != ok || ok && (word != nil || !reflect.DeepEqual(again.Record, good.Record)) {
				t.Errorf("at the next start ok %v: %v", waits, word)
			}
			if strings.ContainsAny(word.Error(), "\n\t") {
				t.Errorf("no one sentence: %q", word)
			}
			table, auto := saved(t, saves, dealt("classic", 3, 9), room.Instant())
			for range 20 {
				table.Step()
			}
			if word := auto.Trouble(); word != nil {
				t.Error(word)
			}
			found := false
			names, _ := store.List()
			for _, n := range names {
				text, _ := store.Read(n)
				found = found || string(text) == c.text
			}
			if !found {
				t.Errorf("what was there is lost; there is %v", names)
			}
			save, ok, word := saves.Load()
			if !ok || !reflect.DeepEqual(save.Record, table.Record()) {
				t.Errorf("the new match is not found: %v %v", ok, word)
			}
			if (word != nil) != (c.kind == room.Newer) {
				t.Errorf("with the new match comes %v", word)
			}
			if word := saves.Forget(); word != nil {
				t.Error(word)
			}
			if _, ok, _ := saves.Load(); ok {
				t.Error("the match is still there")
			}
		})
	}
}

func TestNothingSetAsideIsEverOverwritten(t *testing.T) {
	store := room.NewMemory()
	for i := range 12 {
		if err := store.Write("match.save", []byte(fmt.Sprint("rubbish ", i))); err != nil {
			t.Fatal(err)
		}
		if _, _, word := room.OpenSaves(store).Load(); word == nil {
			t.Fatal("no word")
		}
	}
	names, _ := store.List()
	if len(names) != 12 {
		t.Errorf("%v", names)
	}
	for i := range 12 {
		name := fmt.Sprint("match.save.bad-", i+1)
		if i == 0 {
			name = "match.save.bad"
		}
		if text, err := store.Read(name); err != nil || string(text) != fmt.Sprint("rubbish ", i) {
			t.Errorf("%s: %q %v", name, text, err)
		}
	}
}

func TestASaveOfTheOldestFormOpens(t *testing.T) {
	stored, rec := savedText(t, "classic", 12)
	var text bytes.Buffer
	if err := rec.Write(&text); err != nil {
		t.Fatal(err)
	}
	bare := text.String()
	for name, text := range map[string]string{
		"a record alone":              bare,
		"as the first version saved":  string(asVersion1(t, stored)),
		"as it is saved now":          string(stored),
		"as Windows ends lines, now":  strings.ReplaceAll(string(stored), "\n", "\r\n"),
		"a head with nothing in it":   "fourtell save 1\n{}\n" + bare,
		"a head with unknown keys":    "fourtell save 1\n{\"weather\":\"fine\"}\n" + bare,
		"lines that end as Windows's": strings.ReplaceAll("fourtell save 1\n{}\n"+bare, "\n", "\r\n"),
		"a clock of another command":  "fourtell save 1\n{\"clock\":{\"after\":3,\"now\":99999999}}\n" + bare,
		"a clock that runs backwards": "fourtell save 1\n{\"clock\":{\"after\":12,\"now\":-5}}\n" + bare,
	} {
		save, word := room.OpenSave("it", []byte(text))
		if word != nil || !reflect.DeepEqual(save.Record, rec) {
			t.Errorf("%s: %v", name, word)
			continue
		}
		table, err := save.Resume(room.Options{})
		if err != nil || table.Now() != rec.Commands[11].At {
			t.Errorf("%s: the clock is at %d: %v", name, table.Now(), err)
		}
	}
}

func TestAHeadOutlivesTheMatch(t *testing.T) {
	store := room.NewMemory()
	saves := room.OpenSaves(store)
	h := head(2)
	h.Notes = map[string]string{"avatars": "3 1", "line": "a\nb"}
	auto := saves.Begin(h, engine.Record{Setup: dealt("classic", 2, 1)})
	auto.Seated([]string{"person", "bot hard"})
	save, ok, word := saves.Load()
	if !ok || word != nil || !save.Head.Begun.Equal(begun()) || save.Head.BotSeed != 7 || save.Head.Notes["line"] != "a\nb" ||
		!slices.Equal(save.Head.Chairs, []string{"person", "bot hard"}) {
		b, _ := json.Marshal(save.Head)
		t.Errorf("%v %v %s", ok, word, b)
	}
	auto.End()
	auto.Stand(5)
	if after, _, _ := saves.Load(); after.Head.Clock != nil {
		t.Error("it saves after its end")
	}
}

func TestASaveThatSomebodyDeletesIsWrittenAnew(t *testing.T) {
	store := room.NewMemory()
	saves := room.OpenSaves(store)
	table, auto := saved(t, saves, dealt("classic", 3, 1), room.Instant())
	for range 10 {
		table.Step()
	}
	_ = store.Remove("match.save")
	table.Step()
	if save, ok, word := saves.Load(); !ok || word != nil || auto.Trouble() != nil || !reflect.DeepEqual(save.Record, table.Record()) {
		t.Errorf("%v %v", ok, word)
	}
}
