package main

import (
	"encoding/json"
	"strings"
	"testing"
)

func TestBluffIsPlayedInATerminal(t *testing.T) {
	said := dealer("claim\nclaim 2H 3C x\nclaim AD AH 2H\nbelieve\nclaim KS 3\nhelp\nquit\n", "play", "--game", "bluff", "--seats", "Ann,bot", "--seed", "1").out
	for _, want := range []string{
		"Your turn. Lay cards and say what they are: Aces. You hold: AD, AH, 2H",
		"You claim three Aces.", "A lie: you laid AD, AH, 2H.", "You take the pile: 3 cards.",
		" Twos. Do you doubt it?", "You pass.", "You claim one Three.",
		"claim 2H 3H A lay cards and say what they are",
	} {
		if !strings.Contains(said, want) {
			t.Errorf("%q is not said in\n%s", want, said)
		}
	}
	if strings.Contains(said, "draw a card") {
		t.Errorf("there is nothing to draw in\n%s", said)
	}
}

func TestBotsAlonePlayBluffToItsEnd(t *testing.T) {
	for _, rules := range []string{"classic", "arcade", "classic,simultaneous=random,rounds=2", "classic,mode=truth", "classic,mode=team"} {
		r := dealer("", "play", "--game", "bluff", "--seats", "bot,bot,bot,bot", "--rules", rules, "--seed", "5")
		if !strings.Contains(r.out, " wins the round") && !strings.Contains(r.out, "share") || r.code != exitDone {
			t.Errorf("%s: %d, %s\n%s", rules, r.code, r.err, r.out)
		}
	}
}

func TestTheTableOfBluffTellsPileClaimsAndWhatIsDue(t *testing.T) {
	said := dealer("table\nclaim 2H 3C\ntable\nclaim XX\nrules\nquit\n", "play", "--game", "bluff", "--seats", "Ann,Bo", "--seed", "1").out
	for _, want := range []string{
		"The pile: 0 cards.\n", "Due: Aces.",
		"You claim two Aces.", "The pile: 2 cards. Claimed, from the bottom: Ann: two Aces.\n",
		`"XX" is no card. Cards are written 2H, 10D, KS`,
	} {
		if !strings.Contains(said, want) {
			t.Errorf("%q is not said in\n%s", want, said)
		}
	}
}

func TestTheEndOfARoundOfBluffKeepsHandsClosedAndTellsWhoLied(t *testing.T) {
	r := dealer("", "play", "--game", "bluff", "--seats", "bot,bot,bot", "--rules", "classic", "--seed", "5")
	for _, want := range []string{" claims, ", " lies, ", " found out; ", "Most deceptive player: ", "Best detective: "} {
		if !strings.Contains(r.out, want) {
			t.Errorf("%q is not told in\n%s", want, r.out)
		}
	}
	if end := r.out[max(0, len(r.out)-800):]; strings.Contains(end, "? ?") {
		t.Errorf("hands that stay closed are written\n%s", end)
	}
}

func TestARefusalInBluffTellsWhatIsMissingAndWhatIsDue(t *testing.T) {
	said := dealer("claim AS 2S AD\nclaim AS AS\nbelieve\nquit\n", "play", "--game", "bluff", "--seats", "Ann,bot,bot", "--seed", "1").out
	for _, want := range []string{"You do not hold a AD.", "You do not hold a AS.", "It is your turn to claim: lay cards and say what they are."} {
		if !strings.Contains(said, want) {
			t.Errorf("%q is not said in\n%s", want, said)
		}
	}
}

func TestTheArenaCountsLiesAsBluffs(t *testing.T) {
	r := dealer("", "arena", "--game", "bluff", "--seats", "random,random", "--rules", "arcade", "--games", "4", "--seed", "1", "--json")
	var result struct {
		Kinds []struct {
			Bluffs int `json:"bluffs"`
			Caught int `json:"bluffs_caught"`
		} `json:"kinds"`
	}
	if err := json.Unmarshal([]byte(r.out), &result); err != nil || len(result.Kinds) == 0 || result.Kinds[0].Caught == 0 || result.Kinds[0].Bluffs < result.Kinds[0].Caught {
		t.Errorf("%v, %s\n%s", err, r.err, r.out)
	}
}
