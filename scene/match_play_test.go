//go:build display

package scene

import (
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/room"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/setup"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
	"fourtell/words"
)

// A whole match of two people and two bots, by the mouse alone: from the title through the set-up, where the score and the
// target are set, curtain by curtain and round by round to the match's end. Its record, stored as it was played, is then
// replayed by the headless program, which comes to the same hash.
func TestAWholeMatchOfTwoPeopleAndTwoBotsIsPlayedByTheMouseAloneAndIsThatOfItsRecord(t *testing.T) {
	kinds, most := map[string]int{}, 0
	for _, seed := range []uint64{5, 8, 16, 21, 34} {
		t.Run(fmt.Sprint("seed ", seed), func(t *testing.T) { most = max(most, playMatch(t, seed, kinds)) })
	}
	if most < 2 {
		t.Error("no match was of more than one round")
	}
	for _, kind := range []string{"colour", "challenge", "believed", "doubted", "answer", "target"} {
		if kinds[kind] == 0 {
			t.Errorf("no match has a question of the kind %q: %v", kind, kinds)
		}
	}
}

// playMatch plays one and gives how many rounds it took; kinds counts what the people were asked.
func playMatch(t *testing.T, seed uint64, kinds map[string]int) int {
	in, set := input.NewScript(), stage.DefaultSettings()
	set.Speed, set.Rules, set.Seats = stage.SpeedInstant, "party", 4
	set.Table = []stage.SeatPlan{{Who: stage.SitsPerson, Name: "Anna", Guest: "moon"}, {Who: stage.SitsHouse, Name: "Theo", Guest: "fox"}, {Who: stage.SitsPerson, Name: "Bo", Guest: "cat"}, {Who: stage.SitsRandom, Name: "Mira", Guest: "rabbit"}}
	store := room.NewMemory()
	o := scenetest.KeptIn(store)
	o.Source, o.Settings, o.Seed = in, set, seed
	s := testStage(t, 1280, 720, o)
	scenetest.Run(t, s, in.Wait(2).Click(onTitle(s, words.ButtonNewTable).Center()).Wait(20))
	if _, ok := s.Scene().(*setup.Setup); !ok {
		t.Fatalf("New table leads to %T", s.Scene())
	}
	switchTo(t, s, in, "score", "winner_takes")
	switchTo(t, s, in, "target", "200")
	dealt(t, s, in)
	table, ok := s.Scene().(*tables.Table)
	if !ok {
		t.Fatalf("Deal leads to %T; said %q", s.Scene(), scenetest.Said(s, 1))
	}
	watch := &curtainWatch{t: t, table: table, asked: map[engine.Seat]int{}}
	mouse := &changing{kinds: kinds}
	rounds := 0
	for {
		r := hotRound(t, s, table, in, mouse, watch.look)
		rounds++
		if rounds > 30 {
			t.Fatal("thirty rounds and no end")
		}
		if table.Desk().Public().Phase == engine.PhaseMatchOver {
			break
		}
		if r.data.Again != "Next round" || r.data.GoalAt != 200 {
			t.Errorf("after round %d the button says %q, the goal is %d", rounds, r.data.Again, r.data.GoalAt)
		}
		scenetest.Run(t, s, in.Wait(20).Click(r.again.Center()).Wait(2))
		if s.Scene() != stage.Scene(table) || curtainOf(s) == nil {
			t.Fatalf("after round %d: %T, and %T above it", rounds, s.Scene(), s.Top())
		}
	}
	record := hosted(table).Record()
	rules, err := games.Rules("", record.Setup.Rules)
	if err != nil || rules.String() != setRules(t, s).String() {
		t.Errorf("the rules are %q: %v", record.Setup.Rules, err)
	}
	for name, want := range map[string]string{"score": "winner_takes", "target": "200", "seven_swap": "on", "stack_two": "on"} {
		if got := rules.Get(name); got != want {
			t.Errorf("%s is %s, want %s", name, got, want)
		}
	}
	if watch.curtains < 3*rounds || watch.asked[0] == 0 || watch.asked[2] == 0 {
		t.Errorf("%d rounds, %d curtains; Anna and Bo were asked on %v ticks", rounds, watch.curtains, watch.asked)
	}
	want := fmt.Sprintf("%x", sha256.Sum256(hosted(table).State()))
	if got := fmt.Sprintf("%x", sha256.Sum256(headless(t, record).State())); got != want {
		t.Error("the record replayed headless ends otherwise")
	}
	kept, words := s.Kept().Saves.Kept()
	if len(kept) != 1 || len(words) != 0 {
		t.Fatalf("%d records are kept: %v", len(kept), words)
	}
	save, ok, word := s.Kept().Saves.OpenKept(kept[0].Name)
	if !ok || word != nil {
		t.Fatal(word)
	}
	replayedByDealer(t, save, want)
	t.Logf("%d rounds, %d commands, %d curtains, questions so far %v", rounds, len(record.Commands), watch.curtains, kinds)
	return rounds
}

// replayedByDealer fails unless the headless program replays a record to a hash.
func replayedByDealer(t *testing.T, save room.Save, want string) {
	t.Helper()
	text, err := save.Export()
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "match.record")
	if err := os.WriteFile(file, text, 0o600); err != nil {
		t.Fatal(err)
	}
	c := exec.Command("go", "run", "../cmd/dealer", "replay", file)
	var errs strings.Builder
	c.Stderr = &errs
	out, err := c.Output()
	if err != nil {
		t.Fatalf("%v: %s", err, errs.String())
	}
	var line struct {
		OK   bool   `json:"ok"`
		Hash string `json:"hash"`
	}
	if err := json.Unmarshal(out, &line); err != nil || !line.OK || line.Hash != want {
		t.Errorf("dealer replay says %s (%v), want the hash %s", out, err, want)
	}
}
