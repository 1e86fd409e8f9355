package words_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/words"
	unowords "fourtell/words/uno"
	"fourtell/words/wordstest"
)

// said is a sentence as every language says it.
type said struct{ what, sentence string }

// sentences are of each kind that languages build differently: who does something to whom, gender and case of a card's name,
// lists, numbers, what is asked. They lie in testdata/said, a file a language, where somebody who speaks it reads them in a row.
func sentences(t *testing.T, l *words.Language) (all []said) {
	t.Helper()
	names := []string{"Ann", "Theo", "Cy"}
	say := func(what, sentence string) { all = append(all, said{what, sentence}) }
	none := engine.NoSeat
	for _, c := range []struct {
		what  string
		event engine.Event
	}{
		{"a seven", engine.Event{Kind: engine.EventPlayed, Seat: 1, Target: none, Cards: wordstest.Cards("R7"), Color: shed.Red}},
		{"a four", engine.Event{Kind: engine.EventPlayed, Seat: 1, Target: none, Cards: wordstest.Cards("W+4:Y"), Color: shed.Yellow}},
		{"a stack of four", engine.Event{Kind: engine.EventStacked, Seat: 1, Target: none, Cards: wordstest.Cards("B+2"), Color: shed.Blue, Count: 4}},
		{"jumping in", engine.Event{Kind: engine.EventJumpedIn, Seat: 1, Target: none, Cards: wordstest.Cards("YR"), Color: shed.Yellow}},
		{"three drawn", engine.Event{Kind: engine.EventDrawn, Seat: 1, Target: none, Count: 3}},
		{"a skip", engine.Event{Kind: engine.EventSkipped, Seat: 1, Target: none}},
		{"a reverse", engine.Event{Kind: engine.EventReversed, Seat: 1, Count: -1}},
		{"a bluff found out", engine.Event{Kind: engine.EventChallengeResolved, Seat: 1, Target: 0, Verdict: engine.Guilty, Cards: wordstest.Cards("R1 G2")}},
		{"four taken for a bluff", engine.Event{Kind: engine.EventPenalty, Seat: 1, Target: 0, Count: 4, Reason: engine.ForBluff}},
		{"a swap", engine.Event{Kind: engine.EventHandsSwapped, Seat: 1, Target: 0}},
		{"a catch", engine.Event{Kind: engine.EventUnoCaught, Seat: 1, Target: 2}},
		{"a round won by 1", engine.Event{Kind: engine.EventRoundOver, Seat: 1, Target: none, Winners: []engine.Seat{1}, Points: []int{0, 1, 0}}},
		{"a round won by 22", engine.Event{Kind: engine.EventRoundOver, Seat: 1, Target: none, Winners: []engine.Seat{1}, Points: []int{0, 22, 0}}},
		{"a match shared", engine.Event{Kind: engine.EventMatchOver, Seat: none, Target: none, Winners: []engine.Seat{0, 1}}},
	} {
		say(c.what+", by me", l.Event(c.event, 1, names))
		say(c.what+", I am Ann", l.Event(c.event, 0, names))
		say(c.what+", between others", l.Event(c.event, 2, names))
	}
	for _, n := range []int{0, 1, 2, 4, 5, 12, 21, 22, 25} {
		say(fmt.Sprintf("%d points in all", n), l.Say(words.ResultInAll, words.Count("n", n)))
		say(fmt.Sprintf("%d cards", n), l.Say(words.TableCards, words.Count("n", n)))
	}
	say("a wild named blue", l.Card(wordstest.Card("W:B")))
	say("refused: does not fit", unowords.Teller{}.Why(l, engine.Illegal{Code: engine.DoesNotFit, Color: shed.Green, Top: wordstest.Card("GS"), Card: wordstest.Card("R5")}, nil, names))
	say("refused: not in hand", l.Why(engine.Illegal{Code: engine.NotInHand, Card: wordstest.Card("R5")}, names))
	say("odds, one card", unowords.Odds(l, 1, 1, 85, shed.Red, 7))
	say("odds without a share", unowords.Odds(l, 5, 21, 85, shed.Green, -1))
	say("a hint", l.Say(words.HintWhyBluffOnly, words.With("name", "Theo"), words.With("share", words.Share(l, 0.25))))

	g := wordstest.Table(t, engine.Setup{Rules: "classic", Seats: []string{"Ann", "Theo"}, Dealer: 1, Position: &engine.Position{Direction: 1,
		Hands: [][]engine.SeenCard{wordstest.Cards("R5 BS W"), wordstest.Cards("W+4 R1 Y3 Y4")}, Discard: wordstest.Cards("R7"), Draw: wordstest.Cards("G1 G2 G3 G4 G5 G6 G7")}})
	say("my turn", l.Turn(wordstest.See(g, 0)))
	wordstest.Apply(t, g, engine.Play(0, wordstest.Card("R5"), engine.NoColor, engine.NoSeat))
	wordstest.Apply(t, g, engine.Play(1, wordstest.Card("W+4"), shed.Yellow, engine.NoSeat))
	m := unowords.ChallengeOf(l, wordstest.See(g, 0))
	for _, part := range []said{{"title", m.Title}, {"the colour named", m.Named}, {"the hand", m.Hand}, {"if it is a bluff", m.Guilty},
		{"if it is none", m.Innocent}, {"challenge", m.Challenge}, {"keep", m.Keep}} {
		say("a four to answer: "+part.what, part.sentence)
	}
	return all
}

func TestEveryLanguageSaysWhatItsReaderReadAndFoundRight(t *testing.T) {
	for _, tag := range words.Tags() {
		l := words.Named(tag)
		var b strings.Builder
		for _, s := range sentences(t, &l) {
			fmt.Fprintf(&b, "%s: %s\n", s.what, s.sentence)
		}
		file := filepath.Join("testdata", "said", tag+".txt")
		if *update {
			if err := os.WriteFile(file, []byte(b.String()), 0o644); err != nil {
				t.Fatal(err)
			}
			continue
		}
		want, err := os.ReadFile(file)
		if err != nil {
			t.Fatalf("%v: go test ./words -update writes it", err)
		}
		is, shall := strings.Split(b.String(), "\n"), strings.Split(string(want), "\n")
		if len(is) != len(shall) {
			t.Errorf("%s: %d sentences, %d in %s", tag, len(is), len(shall), file)
		}
		for i := range min(len(is), len(shall)) {
			if is[i] != shall[i] {
				t.Errorf("%s: %q, want %q", tag, is[i], shall[i])
			}
		}
	}
	files, err := filepath.Glob(filepath.Join("testdata", "said", "*.txt"))
	if err != nil || len(files) != len(words.Tags()) {
		t.Errorf("there are %d files for %d languages (%v)", len(files), len(words.Tags()), err)
	}
}

func TestALanguageIsFoundByItsTags(t *testing.T) {
	for want, list := range map[string][]string{
		"de": {"de", "de-DE", "de-AT", "de_CH.UTF-8"},
		"es": {"es", "es-ES", "es-MX", "es-419", "es_AR.UTF-8"},
		"fr": {"fr", "fr-FR", "fr-CA", "fr-BE", "fr_CH.UTF-8"},
		"ja": {"ja", "ja-JP", "ja_JP.UTF-8"},
		"pl": {"pl", "pl-PL", "pl_PL.UTF-8"},
		"en": {"en", "en-GB", "en_US.UTF-8"},
	} {
		for _, tag := range list {
			if got := words.Match(tag); got != want {
				t.Errorf("%q: %q, want %q", tag, got, want)
			}
		}
		if !slices.Contains(words.Tags(), want) {
			t.Errorf("%s is not spoken", want)
		}
	}
	for tag, name := range map[string]string{"de": "Deutsch", "es": "Español", "fr": "Français", "pl": "Polski", "ja": "日本語", "en": "English"} {
		wordstest.Expect(t, words.NameOf(tag), name)
	}
}
