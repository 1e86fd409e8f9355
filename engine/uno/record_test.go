package uno

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fourtell/engine"
)

var update = flag.Bool("update", false, "write the pinned records anew")

// The shuffle of a seed is a promise: saves, replays and a table shared by its seed depend on it.
func TestTheShufflesOfTwoSeedsArePinned(t *testing.T) {
	for seed, want := range map[uint64]string{
		1:  "Y5 YS R2 Y+2 Y1 G6 Y+2 Y2 R9 BS R5 G8 G6 GR",
		24: "G1 Y5 B7 B1 BR B+2 G4 G2 Y8 Y4 G+2 W+4 R6 B+2",
	} {
		rules, _ := Preset("classic")
		s := NewState(rules, 2)
		s.Seed(seed)
		dealing(s.doing(nil)).clearRound()
		drawing(s.doing(nil)).gather()
		var got []string
		for range 14 {
			i := drawing(s.doing(nil)).take()
			got = append(got, i.face().String())
		}
		if line := strings.Join(got, " "); line != want {
			t.Errorf("seed %d shuffles to\n%s, not to\n%s", seed, line, want)
		}
	}
}

// Looking at the pile card by card or deciding its order at once is the same shuffle.
func TestTheOrderOfThePileDoesNotDependOnWhenItIsLookedAt(t *testing.T) {
	rules, _ := Preset("classic")
	late := NewState(rules, 2)
	late.Seed(9)
	drawing(late.doing(nil)).gather()
	early := late
	drawing(early.doing(nil)).settleOrder()
	for n := 0; n < cardsPerDeck; n++ {
		a := drawing(late.doing(nil)).take()
		b := drawing(early.doing(nil)).take()
		if a != b {
			t.Fatalf("card %d is %s when drawn by lot and %s when decided before", n, a.face(), b.face())
		}
	}
}

const recordFolder = "testdata/records"

// The pinned records replay to the same state on every platform; the same test runs as WebAssembly.
func TestPinnedRecordsReplayToTheirHash(t *testing.T) {
	if *update {
		writeRecords(t)
	}
	files, err := filepath.Glob(filepath.Join(recordFolder, "*.fourtell"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no records in %s (%v)", recordFolder, err)
	}
	pins, err := os.ReadFile(filepath.Join(recordFolder, "hashes.txt"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		hash, err := replayFile(file)
		if err != nil {
			t.Errorf("%s: %v", file, err)
			continue
		}
		if line := hash + "  " + filepath.Base(file) + "\n"; !bytes.Contains(pins, []byte(line)) {
			t.Errorf("%s replays to %s, which is not the pinned hash", file, hash)
		}
	}
}

func replayFile(file string) (string, error) {
	f, err := os.Open(file)
	if err != nil {
		return "", err
	}
	defer f.Close()
	r, err := engine.ReadRecord(f)
	if err != nil {
		return "", err
	}
	g, err := New(r.Setup)
	if err != nil {
		return "", err
	}
	for n, c := range r.Commands {
		if _, err := g.Apply(c); err != nil {
			return "", fmt.Errorf("command %d, %s: %w", n, c.Verb, err)
		}
	}
	sum := sha256.Sum256(g.State())
	return hex.EncodeToString(sum[:]), nil
}

// writeRecords plays a match under each preset and one under random switches, and pins their hashes.
func writeRecords(t *testing.T) {
	t.Helper()
	var pins strings.Builder
	for n, name := range append(Presets(), "random-1", "random-2", "random-3") {
		rng := rand.New(rand.NewPCG(uint64(n), 5))
		seats := engine.MinSeats + (n*3)%(engine.MaxSeats-1)
		rules, ok := Preset(name)
		if !ok {
			rules = RulesByChance(uint64(n), seats)
		}
		g, err := New(engine.Setup{Rules: rules.String(), Seats: seatNames(seats), Seed: uint64(1000 + n)})
		if err != nil {
			t.Fatal(err)
		}
		r := engine.Record{Setup: g.Setup()}
		for len(r.Commands) < 150 {
			c, legal := legalCommand(t, rng, g)
			if !legal {
				if g.state.Over() {
					break
				}
				continue
			}
			if _, err := g.Apply(c); err != nil {
				t.Fatal(err)
			}
			r.Commands = append(r.Commands, c)
		}
		var b bytes.Buffer
		if err := r.Write(&b); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(recordFolder, name+".fourtell"), b.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
		sum := sha256.Sum256(g.State())
		fmt.Fprintf(&pins, "%x  %s.fourtell\n", sum, name)
	}
	if err := os.WriteFile(filepath.Join(recordFolder, "hashes.txt"), []byte(pins.String()), 0o644); err != nil {
		t.Fatal(err)
	}
}
