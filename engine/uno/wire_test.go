package uno

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"fourtell/engine"
)

// Programs read snapshots by their keys (docs/protocol.md), and their order is what the pages show: over whole rounds of every preset
// and of switches by chance each view of each beat, of every seat, of a spectator and of a record that lies open, and each tail, is written in the
// bytes it always was. The sums were taken when the snapshot was one flat struct.
func TestASnapshotIsWrittenInTheBytesItAlwaysWas(t *testing.T) {
	text, err := os.ReadFile("testdata/wire.sums")
	if err != nil {
		t.Fatal(err)
	}
	want := strings.Split(strings.TrimSpace(string(text)), "\n")
	var got []string
	play := func(name string, rules Rules, seats int, seed uint64) {
		rules[Score], rules[HandSize] = ScoreWinnerTakes, min(rules[HandSize], 5)
		names := seatNames(seats)
		names[0] = "<A & B>"
		g, err := New(engine.Setup{Rules: rules.String(), Seats: names, Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		sum, beats, pending, caught := sha256.New(), 0, 0, 0
		show := func(s engine.Snapshot) {
			line, err := json.Marshal(s)
			if err != nil {
				t.Fatal(err)
			}
			sum.Write(line)
			if strings.Contains(string(line), `"pending":`) {
				pending++
			}
			if strings.Contains(string(line), `"catchable":`) {
				caught++
			}
		}
		last := make([]engine.Snapshot, seats+1)
		tell := func(s engine.Snapshot) { // as a program is told
			j := json.NewEncoder(sum)
			j.SetEscapeHTML(false)
			if err := j.Encode(s.After(&last[s.Viewer+1])); err != nil {
				t.Fatal(err)
			}
			last[s.Viewer+1] = s
		}
		watch := func(all []engine.Beat) {
			for _, b := range all {
				beats++
				for v := engine.Spectator; v < engine.Seat(seats); v++ {
					show(b.View(v))
					tell(b.View(v))
				}
				show(b.Open(0))
			}
		}
		watch(g.Opening())
		rng := rand.New(rand.NewPCG(seed, 5))
		for n, ended := 0, 0; n < 160 && ended < 2; n++ {
			c, legal := legalCommand(t, rng, g)
			for try := 0; try < 9 && c.Verb != engine.VerbPlay && c.Verb != engine.VerbNextRound; try++ { // rounds shall end
				c, legal = legalCommand(t, rng, g)
			}
			if g.state.Over() {
				ended++
			}
			if !legal {
				continue
			}
			if more, err := g.Apply(c); err == nil {
				watch(more)
			}
		}
		got = append(got, fmt.Sprintf("%s %d beats %d pending %d catchable %s", name, beats, pending, caught, hex.EncodeToString(sum.Sum(nil))))
	}
	for n, preset := range Presets() {
		rules, _ := Preset(preset)
		play(preset, rules, 2+n%3, uint64(n))
	}
	// Rules that were drawn once: drawn anew they would be others with every switch more.
	drawn, err := os.ReadFile("testdata/wire.rules")
	if err != nil {
		t.Fatal(err)
	}
	for i, line := range strings.Split(strings.TrimSpace(string(drawn)), "\n") {
		rules, err := ParseRules(line)
		if err != nil {
			t.Fatal(err)
		}
		play(fmt.Sprint("chance-", i+1), rules, 3, uint64(i+1))
	}
	if len(got) != len(want) {
		t.Fatalf("%d tables are played, %d have sums:\n%s", len(got), len(want), strings.Join(got, "\n"))
	}
	for i := range got {
		if got[i] != want[i] {
			t.Errorf("is written as\n%s, not\n%s", got[i], want[i])
		}
	}
}
