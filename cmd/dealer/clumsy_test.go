package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"fourtell/engine"
)

// Somebody who types anything must not harm the game: it ends well, and what was granted replays.
func TestAClumsyTypistCannotHarmTheGame(t *testing.T) {
	for seed := range uint64(30) {
		rng := engine.NewRand(seed)
		pick := func(from ...string) string { return from[rng.Below(uint32(len(from)))] }
		var script strings.Builder
		for range 300 {
			words := []string{pick("play", "play", "play", "draw", "d", "pass", "keep", "accept", "challenge", "call", "catch", "color",
				"hand", "table", "log", "hint", "rules", "wait", "help", "", "c", "x", "play\x00")}
			for range rng.Below(4) {
				words = append(words, pick("R5", "G7", "BS", "YR", "r+2", "W", "W+4", "W:G", "R", "b", "0", "1", "2", "99", "-1", "Ann", "Bo", "1500", "\x1b[2J", "é"))
			}
			script.WriteString(strings.Join(words, " ") + "\n")
		}
		seats := pick("Ann,Bo", "Ann,bot", "Ann,bot,Bo,random", "bot,bot,bot,bot,bot,bot,bot,bot,bot,Ann")
		rules := pick("classic", "party", "chaos", "official,turn_seconds=10", "strict,score=elimination,target=100", "minimal,score=lowest_total,target=100")
		file := filepath.Join(t.TempDir(), "game")
		r := dealer(script.String(), "play", "--seats", seats, "--rules", rules, "--seed", fmt.Sprint(seed), "--save", file)
		if r.code != exitDone || r.err != "" {
			t.Errorf("seed %d, %s, %s: exit %d, %s", seed, seats, rules, r.code, r.err)
		}
		hash(t, file)
	}
}

// Whatever is done to a snapshot, the bot answers it with one line, and goes on.
func TestABotSurvivesDamagedSnapshots(t *testing.T) {
	var whole [][]byte
	for _, m := range regexp.MustCompile("(?s)```json snapshot\n(.*?)```").FindAllStringSubmatch(slurp(t, "../../docs/protocol.md"), -1) {
		var one bytes.Buffer
		if err := json.Compact(&one, []byte(m[1])); err != nil {
			t.Fatal(err)
		}
		whole = append(whole, one.Bytes())
	}
	rng := engine.NewRand(5)
	number := regexp.MustCompile(`-?\d+`)
	var in bytes.Buffer
	const lines = 3000
	for range lines {
		line := bytes.Clone(whole[rng.Below(uint32(len(whole)))])
		switch at := int(rng.Below(uint32(len(line)))); rng.Below(3) {
		case 0: // another number somewhere
			if where := number.FindIndex(line[at:]); where != nil {
				with := []string{"0", "-1", "9", "99", "300", "65536", "1e9"}[rng.Below(7)]
				line = append(append(bytes.Clone(line[:at+where[0]]), with...), line[at+where[1]:]...)
			}
		case 1: // a piece missing
			to := min(at+1+int(rng.Below(40)), len(line))
			line = append(line[:at:at], line[to:]...)
		default: // another letter
			line[at] = `{}[]",:0aR+`[rng.Below(11)]
		}
		in.Write(append(line, '\n'))
	}
	r := dealer(in.String(), "bot", "--seed", "2")
	if n := strings.Count(r.out, "\n"); n != lines || r.code != exitDone {
		t.Errorf("exit %d, %d answers to %d lines", r.code, n, lines)
	}
	for _, line := range []string{"null\n", `{"error":"no snapshot: `, `"do":"play"`} {
		if !strings.Contains(r.out, line) {
			t.Errorf("no answer with %s", line)
		}
	}
}
