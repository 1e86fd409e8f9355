package puzzles

import (
	"encoding/base64"
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"

	"fourtell/ai"
	"fourtell/ai/houses"
	"fourtell/engine"
	"fourtell/engine/games"
)

// search finds so many puzzles that ask a question, in slices of a size.
func search(t testing.TB, game string, seed uint64, n, slice int, questions ...ai.PuzzleKind) (all []Puzzle) {
	t.Helper()
	f := New(game, seed)
	f.Want(questions...)
	for units := 0; len(all) < n; units += slice {
		if f.Done() || units > 4_000_000 {
			t.Fatalf("%d puzzles are found, want %d", len(all), n)
		}
		f.Work(slice)
		for p, ok := f.Take(); ok && len(all) < n; p, ok = f.Take() {
			all = append(all, p)
		}
	}
	return all
}

func TestAFoundAnswerIsWhatTheStrongestLevelSaysWithOtherWorlds(t *testing.T) {
	for _, c := range []struct {
		game     string
		seed     uint64
		n        int
		question ai.PuzzleKind
	}{
		{"", 3, 3, ai.PuzzlePlay}, {"", 11, 2, ai.PuzzleDoubt}, {"", 5, 2, ai.PuzzleCall},
		{"bluff", 3, 6, ai.PuzzlePlay}, {"bluff", 4, 6, ai.PuzzleDoubt},
	} {
		for _, p := range search(t, c.game, c.seed, c.n, 500, c.question) {
			view, err := p.View()
			if err != nil || p.Kind.Question() != c.question || p.Seat != view.Viewer {
				t.Fatalf("%q %d: %v of kind %v", c.game, c.seed, err, p.Kind)
			}
			if !p.Right(&view, p.Answer) {
				t.Errorf("%v is not its own answer", p.Answer)
			}
			if p.Kind == ai.PuzzleCall {
				continue
			}
			advice, ok := houses.Advise(view, 4711)
			if !ok {
				t.Fatal("nobody advises")
			}
			for !advice.Done() {
				advice.Work(1000)
			}
			if told := advice.Told(&view); !p.Right(&view, told.Best) {
				t.Errorf("%q %d, %v: the answer is %v, advice is %v", c.game, c.seed, p.Kind, p.Answer, told.Best)
			}
		}
	}
}

func TestABluffIsToBeCalledOnlyWhereItIsOneAndBelievedOnlyWhereItIsNone(t *testing.T) {
	seen := map[ai.PuzzleKind]int{}
	for _, p := range search(t, "bluff", 9, 30, 500, ai.PuzzleDoubt) {
		g, err := p.play()
		if err != nil {
			t.Fatal(err)
		}
		if is := bluffs(g, p.Seat); is != (p.Kind == ai.PuzzleDoubt) {
			t.Errorf("%v, and it is a lie: %v", p.Kind, is)
		}
		seen[p.Kind]++
	}
	if seen[ai.PuzzleDoubt] < 3 || seen[ai.PuzzleBelieve] < 3 {
		t.Errorf("found are %v: whoever always answers alike is right", seen)
	}
}

func TestTheSameSeedFindsTheSamePuzzlesHoweverTheWorkIsSliced(t *testing.T) {
	for _, game := range []string{"", "bluff"} {
		a, b := search(t, game, 21, 4, 1), search(t, game, 21, 4, 10_000)
		if !reflect.DeepEqual(a, b) {
			t.Errorf("%q: found are %v and %v", game, a, b)
		}
	}
}

func TestPuzzlesAreOfManyRatings(t *testing.T) {
	least, most := 10_000, 0
	for _, p := range search(t, "bluff", 2, 60, 1000) {
		least, most = min(least, p.Rating), max(most, p.Rating)
	}
	if least > 850 || most < 1400 {
		t.Errorf("they go from %d to %d", least, most)
	}
}

func TestALinkAsksTheSameAndIsProvedAnew(t *testing.T) {
	all := append(search(t, "", 3, 2, 1000, ai.PuzzlePlay), search(t, "bluff", 3, 4, 1000)...)
	for _, p := range all {
		for _, text := range []string{p.Code(), "https://fourtell.example/#" + Mark + p.Code(), " #" + Mark + p.Code() + "\n"} {
			k, err := Read(text)
			if err != nil {
				t.Fatalf("%s: %v", text, err)
			}
			for !k.Done() {
				k.Work(777)
			}
			back, err := k.Puzzle()
			if err != nil || !reflect.DeepEqual(back.Proof, p.Proof) || back.Seat != p.Seat || back.Code() != p.Code() {
				t.Errorf("%s: it comes back as %+v, %v; it was %+v", text, back.Proof, err, p.Proof)
			}
		}
		if len(p.Code()) > 900 {
			t.Errorf("a link has %d letters", len(p.Code()))
		}
	}
}

func TestABadLinkSaysWhyInOneSentence(t *testing.T) {
	good := search(t, "bluff", 3, 1, 1000)[0]
	opening := Puzzle{Record: engine.Record{Setup: good.Record.Setup}, Seat: 3 - good.Seat}
	for _, c := range []struct{ name, text, want string }{
		{"nothing", "", "no link of a puzzle"},
		{"a room's link", "https://fourtell.example/#K7QF2M", ""},
		{"half a link", good.Code()[:len(good.Code())/3], ""},
		{"letters that are none", "p.***", "no link of a puzzle"},
		{"a newer version's", "CQQB", "newer"},
		{"far too long", strings.Repeat("A", 5000), "5000 letters"},
		{"somebody who is not asked", opening.Code(), ""},
	} {
		k, err := Read(c.text)
		if err == nil {
			for !k.Done() {
				k.Work(1000)
			}
			_, err = k.Puzzle()
		}
		if err == nil || !strings.Contains(err.Error(), c.want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: %v", c.name, err)
		}
	}
}

// roundPlayed is a round of a whole match that bots have played, from a seed.
func roundPlayed(t *testing.T, game string, rounds int) engine.Record {
	t.Helper()
	g, err := games.New(engine.Setup{Game: game, Rules: "classic", Seats: []string{"Ann", "Bo", "Cy"}, Seed: 5})
	if err != nil {
		t.Fatal(err)
	}
	h := houses.Of(game)
	var bots []ai.Bot
	for i := range 3 {
		bots = append(bots, h.Named(h.(ai.Prover).Quick()[0])(engine.Seat(i), 8))
	}
	r := engine.Record{Setup: g.Setup()}
	for len(r.Commands) < 3000 {
		if now := g.View(engine.Spectator); now.Over() {
			if rounds--; rounds == 0 {
				return r
			}
		}
		acted := false
		for i, bot := range bots {
			c, ok := bot.Decide(g.View(engine.Seat(i)))
			if !ok {
				continue
			}
			if _, err := g.Apply(c); err == nil {
				r.Commands, acted = append(r.Commands, c.Recorded()), true
				break
			}
		}
		if acted {
			continue
		}
		next := engine.Do(0, engine.VerbNextRound)
		if _, err := g.Apply(next); err != nil {
			t.Fatalf("after %d commands: %v", len(r.Commands), err)
		}
		r.Commands = append(r.Commands, next)
	}
	t.Fatal("the match does not end")
	return r
}

func TestARoundThatWasPlayedGivesTheQuestionsOfItsSeatAlone(t *testing.T) {
	found := 0
	for _, game := range []string{"", "bluff"} {
		record := roundPlayed(t, game, 1)
		for seat := range engine.Seat(3) {
			f, err := Within(record, 1, seat)
			if err != nil {
				t.Fatal(err)
			}
			for !f.Done() {
				f.Work(1000)
			}
			for p, ok := f.Take(); ok; p, ok = f.Take() {
				found++
				k, err := Read(p.Code())
				if err != nil || p.Seat != seat {
					t.Fatalf("seat %d of %q: asked is %d, %v", seat, game, p.Seat, err)
				}
				for !k.Done() {
					k.Work(1000)
				}
				if back, err := k.Puzzle(); err != nil || !reflect.DeepEqual(back.Proof, p.Proof) {
					t.Errorf("its link gives %+v, %v", back.Proof, err)
				}
			}
		}
	}
	if found == 0 {
		t.Error("nothing is found in any of them")
	}
}

func TestARoundThereIsNotGivesNoPuzzles(t *testing.T) {
	if _, err := Within(roundPlayed(t, "", 1), 7, 0); err == nil {
		t.Error("round 7 of a match of one is looked at")
	}
}

func FuzzALinkNeverBreaksWhoReadsIt(f *testing.F) {
	for _, game := range []string{"", "bluff"} {
		for _, p := range search(f, game, 3, 2, 1000, ai.PuzzleDoubt) {
			raw, err := base64.RawURLEncoding.DecodeString(p.Code())
			if err != nil {
				f.Fatal(err)
			}
			f.Add(raw)
		}
	}
	f.Add([]byte{})
	f.Fuzz(func(t *testing.T, raw []byte) {
		text := base64.RawURLEncoding.EncodeToString(raw)
		k, err := Read(text)
		if err != nil {
			if strings.Contains(err.Error(), "\n") || err.Error() == "" {
				t.Errorf("%q: %q", text, err)
			}
			return
		}
		k.Work(50)
		if !k.Done() {
			return
		}
		if p, err := k.Puzzle(); err == nil && p.Answer.Verb == engine.NoVerb || err != nil && !errors.Is(err, ErrNoPuzzle) {
			t.Errorf("%q: %v, %v", text, p, err)
		}
	})
}

func TestALinkOfWhichAByteIsWrongNeverBreaksWhoReadsIt(t *testing.T) {
	for _, game := range []string{"", "bluff"} {
		raw, err := base64.RawURLEncoding.DecodeString(search(t, game, 3, 1, 1000)[0].Code())
		if err != nil {
			t.Fatal(err)
		}
		read := 0
		for i := range raw {
			for _, with := range []byte{0, 1, 7, 0x1f, 0x80, 0xff} {
				torn := slices.Clone(raw)
				torn[i] ^= with
				if k, err := Read(base64.RawURLEncoding.EncodeToString(torn)); err == nil {
					k.Work(20)
					read++
				}
			}
		}
		if read < len(raw) { // each as it was
			t.Errorf("%q: %d of %d whole links are read", game, read, len(raw))
		}
	}
}
