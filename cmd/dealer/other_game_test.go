//go:build enginetest

package main

// A game that the house has never heard of (engine/enginetest) is played in a terminal, saved, taken up, replayed, and by bots
// against bots.

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

func TestAnUnknownGameIsPlayedInATerminalSavedTakenUpAndReplayed(t *testing.T) {
	file := filepath.Join(t.TempDir(), "game.record")
	first := dealer("help\nrules\ntable\nhint\nplay 61\nplay 12\nplay R5\nquit\n", "play", "--game", "highcard", "--seats", "Ann,random,bot", "--seed", "4", "--save", file)
	first.check(t, exitDone, "Your turn. You may play: 11, 14, 44. You hold: 11, 14, 44.", "")
	for _, want := range []string{"\nplay 1 ", "\nplain\n", "0 Ann: 3 cards, you, to play", `"61" is no card.` + "\n", "You do not hold a 12.", `"R5" is no card.` + "\n", "The house would say play 44.\nThe 44.\n"} {
		if !strings.Contains(first.out, want) {
			t.Errorf("nothing of %q in\n%s", want, first.out)
		}
	}
	for _, other := range []string{"draw", "challenge", "R5", "Draw pile", "?"} {
		if strings.Contains(strings.ReplaceAll(first.out, `"R5"`, ""), other) {
			t.Errorf("the shedding game's %q is in\n%s", other, first.out)
		}
	}
	second := dealer("play 44\n", "play", "--resume", file, "--save", file)
	second.check(t, exitDone, "You play a 44.", "")
	if !strings.Contains(second.out, "\nbot wins the round.\n") {
		t.Errorf("nobody wins in\n%s", second.out)
	}
	text, err := os.ReadFile(file)
	if err != nil || strings.Count(string(text), "\n") != 5 {
		t.Fatalf("the record is %v\n%s", err, text)
	}
	dealer("", "replay", file).check(t, exitDone, `"ok":true,"commands":3`, "")
	dealer("", "replay", file, "--to", "2").check(t, exitDone, `"Laid":`, "")
}

func TestAnUnknownGameWhereSeveralOweAnAnswerIsPlayedAtOneTerminal(t *testing.T) {
	r := dealer("\nplay 41\n\nplay 26\n", "play", "--game", "highcard", "--rules", "plain,together=on,hand=1", "--seats", "Ann,Bo,bot", "--seed", "5")
	r.check(t, exitDone, "\nAnn wins the round.\n", "")
	if strings.Count(r.out, "You hold: 41.") != 1 || strings.Count(r.out, "You hold: 26.") != 1 || strings.Count(r.out, "Pass to ") != 2 {
		t.Errorf("two people answer one question so:\n%s", r.out)
	}
}

func TestAHouseBotAnswersASnapshotOfAnUnknownGame(t *testing.T) {
	asked := `{"game":"highcard","rules":"plain","phase":"play","turn":1,"viewer":1,"dealer":0,"direction":1,"hands":[{"name":"a","count":1},` +
		`{"name":"b","count":2,"cards":[{"id":9,"face":"#72"},{"id":60,"face":"#123"}]}],"drawn":{"id":0},"legal":[` +
		`{"seat":1,"do":"play","card":{"id":9,"face":"#72"}},{"seat":1,"do":"play","card":{"id":60,"face":"#123"}}]}`
	for seed := range 20 { // its own player lays the highest card, whatever the seed
		dealer(asked+"\n", "bot", "--seed", strconv.Itoa(seed)).check(t, exitDone, `{"seat":1,"do":"play","card":{"id":60,`, "")
	}
	dealer(strings.ReplaceAll(asked, "#72", "R5")+"\n", "bot").check(t, exitDone, "R5 is no card of this game", "")
}

func TestBotsPlayAnUnknownGameAgainstEachOther(t *testing.T) {
	dealer("", "arena", "--game", "highcard", "--seats", "random,bot,highest", "--games", "30", "--json").check(t, exitDone, `"games":30`, "")
}
