package main

import (
	"encoding/json"
	"regexp"
	"strings"
	"testing"
)

func arenaJSON(t *testing.T, args ...string) arenaReply {
	t.Helper()
	r := dealer("", append([]string{"arena", "--json"}, args...)...)
	if r.code != exitDone {
		t.Fatalf("exit %d: %s", r.code, r.err)
	}
	var a arenaReply
	if err := json.Unmarshal([]byte(r.out), &a); err != nil {
		t.Fatalf("%v in %s", err, r.out)
	}
	return a
}

type arenaReply struct {
	Seed                uint64
	Rules               string
	Deals, Games, Draws int
	Kinds               []struct {
		Name       string
		Games      int
		Wins       float64
		WinRate    float64    `json:"win_rate"`
		CI95       [2]float64 `json:"ci95"`
		Bluffs     int
		Caught     int `json:"bluffs_caught"`
		Challenges int
		Right      int `json:"challenges_right"`
	}
}

func TestAnArenaPlaysEveryDealFromEverySeatingAndMergesEqualKinds(t *testing.T) {
	a := arenaJSON(t, "--seats", "heuristic,random,random", "--games", "100", "--seed", "4", "--rules", "party")
	if a.Deals != 34 || a.Games != 102 || a.Seed != 4 || a.Rules != "party" {
		t.Errorf("%d games of %d deals, seed %d, %s", a.Games, a.Deals, a.Seed, a.Rules)
	}
	if len(a.Kinds) != 2 || a.Kinds[0].Name != "heuristic" || a.Kinds[0].Games != 102 || a.Kinds[1].Games != 204 {
		t.Fatalf("the kinds are %+v", a.Kinds)
	}
	if wins := a.Kinds[0].Wins + a.Kinds[1].Wins + float64(a.Draws); wins < 101.9 || wins > 102.1 {
		t.Errorf("%g games were won or drawn", wins)
	}
	for _, k := range a.Kinds {
		if k.CI95[0] > k.WinRate || k.CI95[1] < k.WinRate || k.CI95[0] == k.CI95[1] {
			t.Errorf("%s wins %g, in the interval %v", k.Name, k.WinRate, k.CI95)
		}
		if k.Caught > k.Bluffs || k.Right > k.Challenges {
			t.Errorf("%s was caught at %d of %d bluffs and right in %d of %d challenges", k.Name, k.Caught, k.Bluffs, k.Right, k.Challenges)
		}
	}
}

func TestTheSameSeedGivesTheSameArenaTimesApart(t *testing.T) {
	times := regexp.MustCompile(`"(ms_per_move|p99_ms)":[0-9.]+,?`)
	play := func(seed string) string {
		return times.ReplaceAllString(dealer("", "arena", "--json", "--seats", "casual,char:otto", "--games", "60", "--seed", seed).out, "")
	}
	first := play("8")
	if again := play("8"); again != first {
		t.Errorf("first %s then %s", first, again)
	}
	if other := play("9"); strings.Replace(other, `"seed":9`, `"seed":8`, 1) == first {
		t.Error("another seed gives the same games")
	}
}

func TestTheHouseBeatsChanceByMoreThanTheIntervalIsWide(t *testing.T) {
	a := arenaJSON(t, "--seats", "heuristic,random", "--games", "600")
	if k := a.Kinds[0]; k.CI95[0] < 0.5 {
		t.Errorf("the heuristic wins %g of its games, in %v", k.WinRate, k.CI95)
	}
}

func TestArenaFlags(t *testing.T) {
	for _, c := range []struct {
		want string
		args []string
	}{
		{"there is no player \"wizard\"", []string{"--seats", "wizard,random"}},
		{"a table has 2 to 10 seats, not 1", []string{"--seats", "random"}},
		{"exec: needs a program", []string{"--seats", "random,exec:"}},
		{"--games is 1 to", []string{"--games", "0"}},
		{"--rules: ", []string{"--rules", "chess"}},
		{"--rules: ", []string{"--rules", "classic,teams=opposite"}},
		{"it is uno here", []string{"--game", "bluff"}},
		{"is no flag", []string{"extra"}},
	} {
		dealer("", append([]string{"arena"}, c.args...)...).check(t, exitUsage, "", c.want)
	}
	quiet := dealer("", "arena", "--games", "4")
	if quiet.check(t, exitDone, "classic, seed 1: 4 games of 2 deals", ""); quiet.err != "" {
		t.Errorf("standard error is no terminal, and gets %q", quiet.err)
	}
	dealer("", "arena", "--games", "4", "--seats", "random,exec:/does/not/exist").check(t, exitDiffers, "", "cannot be started")
}
