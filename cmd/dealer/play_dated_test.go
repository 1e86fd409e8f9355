package main

import (
	"strings"
	"testing"
)

func TestADatedDealIsTheSameEachTimeAndTellsWhatItIs(t *testing.T) {
	day := dealer("", "play", "--date", "2026-11-28")
	day.check(t, exitDone, "Daily deal 2026-11-28\n", "")
	if again := dealer("", "play", "--date", "2026-11-28"); again.out != day.out {
		t.Errorf("the same day is dealt as\n%s\nand as\n%s", day.out, again.out)
	}
	week := dealer("", "play", "--date", "2026-W48")
	week.check(t, exitDone, "Weekly challenge 2026-W48: Open carousel. Sevens swap hands", "")
	if !strings.Contains(week.out, "seven_swap=on") || !strings.Contains(week.out, "char:") {
		t.Errorf("the table is told as\n%s", week.out)
	}
	dealer("", "play", "--daily").check(t, exitDone, "Daily deal 20", "")
	dealer("", "play", "--weekly").check(t, exitDone, "Weekly challenge 20", "")
}

func TestADatedDealTellsItsResultInTheLineToPassOn(t *testing.T) {
	for date, want := range map[string]string{"2026-11-28": "Fourtell daily 2026-11-28: ", "2026-W48": "Fourtell weekly 2026-W48, Open carousel: "} {
		game := converse(t, "--date", date)
		if !strings.Contains(game.out, want) || !strings.Contains(game.out, " of 4, ") {
			t.Errorf("%s ends with\n%s", date, game.out[max(0, len(game.out)-400):])
		}
	}
}

func TestWhatADatedDealHasOfItsOwnIsNotToldBesides(t *testing.T) {
	for want, args := range map[string][]string{
		"--seed: the deal of --daily has its own":       {"--daily", "--seed", "3"},
		"--rules: the deal of --weekly has its own":     {"--weekly", "--rules", "party"},
		"--daily, --weekly and --date each name a deal": {"--daily", "--weekly"},
		"--date: \"2026-02-30\" is no day and no week":  {"--date", "2026-02-30"},
		"--date: 2999-01-01 has not begun":              {"--date", "2999-01-01"},
	} {
		dealer("", append([]string{"play"}, args...)...).check(t, exitUsage, "", want)
	}
}
