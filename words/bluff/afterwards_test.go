package bluff_test

import (
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/engine/bluff"
	"fourtell/words"
	bluffwords "fourtell/words/bluff"
)

// ended is a round of three that is over, or not yet, in which the seats have done that.
func ended(final bool, did ...bluff.Stats) *engine.Snapshot {
	s := &engine.Snapshot{Game: "bluff", Own: bluff.Own{Final: final, Seats: did}}
	for _, name := range []string{"Ann", "Bo", "Cy"} {
		s.Hands = append(s.Hands, engine.Hand{Name: name})
	}
	return s
}

func TestWhoDeceivedMostAndWhoSawThroughMostAreNamedWhenTheRoundIsOver(t *testing.T) {
	for _, c := range []struct {
		name string
		end  *engine.Snapshot
		want string // titles left out
	}{
		{"the most lies that got through, the most doubts that were right", ended(true,
			bluff.Stats{Claims: 9, Lies: 5, Caught: 2, Doubts: 4, Right: 1}, bluff.Stats{Claims: 8, Lies: 2, Doubts: 3, Right: 2}, bluff.Stats{Claims: 8}),
			"Ann, 3 of 5 lies got through|Bo, 2 of 3 doubts were right"},
		{"of equals who was caught less and who was wrong less", ended(true,
			bluff.Stats{Lies: 5, Caught: 2, Doubts: 4, Right: 2}, bluff.Stats{Lies: 3, Doubts: 3, Right: 2}, bluff.Stats{Lies: 4, Caught: 1, Doubts: 5, Right: 2}),
			"Bo, 3 of 3 lies got through|Bo, 2 of 3 doubts were right"},
		{"several who are alike", ended(true,
			bluff.Stats{Lies: 1, Doubts: 1, Right: 1}, bluff.Stats{}, bluff.Stats{Lies: 1, Doubts: 1, Right: 1}),
			"Ann and Cy, 1 of 1 lie got through|Ann and Cy, 1 of 1 doubt was right"},
		{"nobody lied, and nobody was right", ended(true, bluff.Stats{Claims: 4, Doubts: 2, Wrong: 2}, bluff.Stats{}, bluff.Stats{}), ""},
		{"a liar who was always caught deceived nobody", ended(true, bluff.Stats{Lies: 2, Caught: 2}, bluff.Stats{}, bluff.Stats{}), ""},
		{"before the end nobody is named", ended(false, bluff.Stats{Lies: 5, Caught: 2, Doubts: 4, Right: 1}, bluff.Stats{}, bluff.Stats{}), ""},
	} {
		l := words.English()
		var said []string
		for _, honour := range (bluffwords.Teller{}).Honours(&l, c.end) {
			said = append(said, honour.Names+", "+honour.Why)
		}
		if got := strings.Join(said, "|"); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

func TestWhatASeatDidIsToldInEveryLanguageAndNotBeforeTheEnd(t *testing.T) {
	did := bluff.Stats{Claims: 9, Lies: 5, Caught: 2, Doubts: 4, Right: 1, Wrong: 3, Collected: 12}
	for _, tag := range words.Tags() {
		l := words.Named(tag)
		text := bluffwords.Teller{}.Did(&l, ended(true, did), 0)
		for _, n := range []string{"9", "5", "2", "4", "1", "12"} {
			if !strings.Contains(text, n) {
				t.Errorf("%s: %q has no %s", tag, text, n)
			}
		}
		if strings.ContainsAny(text, "{}#|") {
			t.Errorf("%s: %q", tag, text)
		}
		if early := (bluffwords.Teller{}).Did(&l, ended(false, did), 0); early != "" {
			t.Errorf("%s: %q is told before the end", tag, early)
		}
		for seat, n := range map[engine.Seat]string{-1: "nobody", 3: "a seat that is not there"} {
			if text := (bluffwords.Teller{}).Did(&l, ended(true, did), seat); text != "" {
				t.Errorf("%s: of %s is told %q", tag, n, text)
			}
		}
	}
}

func TestStatisticsCountClaimsLiesDoubtsAndCards(t *testing.T) {
	did := map[string]int{"claims": 40, "lies": 15, "challenged": 9, "caught": 6, "accused": 3, "doubts": 12, "right": 8, "wrong": 4, "collected": 77}
	for _, tag := range words.Tags() {
		l := words.Named(tag)
		all := bluffwords.Teller{}.Counts(&l, did)
		if len(all) != 4 || all[0].Parts != [2]int{25, 15} || all[1].Parts != [2]int{9, 6} || all[2].Parts != [2]int{8, 4} || all[3].Number != "77" {
			t.Fatalf("%s: %+v", tag, all)
		}
		for i, want := range []string{"38", "60", "67"} { // in a hundred
			if !strings.Contains(all[i].Side, want) {
				t.Errorf("%s: %q, want %s in a hundred", tag, all[i].Side, want)
			}
		}
		if !strings.Contains(all[3].Good, "9") || !strings.Contains(all[3].Good, "3") {
			t.Errorf("%s: %q tells nothing of 9 that were doubted, 3 of them wrongly", tag, all[3].Good)
		}
		for _, c := range all {
			if text := c.Title + c.Side + c.Good + c.Bad; strings.ContainsAny(text, "{}#|") || c.Title == "" || c.Number == "" && (c.Side == "" || c.Good == "" || c.Bad == "") {
				t.Errorf("%s: %+v", tag, c)
			}
		}
		for _, c := range (bluffwords.Teller{}).Counts(&l, nil) {
			if c.Parts != [2]int{} {
				t.Errorf("%s: of nothing %+v", tag, c)
			}
		}
	}
}
