package scenario_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/engine/scenario"
	"fourtell/engine/uno"
)

// table wraps keys into a whole, possible scenario of two seats.
func table(keys string) string {
	return `{"seats": ["Ann", "Bo"], "hands": [["R1", "G2"], ["Y1", "B2"]], "discard": ["R9"], "draw": ["Y5", "Y6"]` + keys + `}`
}

func TestABadFileGetsOneSentenceSayingWhereAndWhy(t *testing.T) {
	for _, c := range []struct{ name, text, where, why string }{
		{"nothing at all", ``, "line 1, column 1", "ends before"},
		{"an unclosed brace", "{\n\"seats\": [\"a\", \"b\"]", "line 2", "ends before"},
		{"a missing comma", "{\n\"seats\": [\"a\", \"b\"]\n\"turn\": 0}", "line 3, column 1", "this is no JSON"},
		{"a list", `[]`, "line 1, column 1", "must be an object"},
		{"something after the end", table(``) + "\n{}", "line 2, column 1", "after the scenario's closing brace"},
		{"an unknown key", table(`, "trun": 0`), "trun", "unknown key"},
		{"a key in capitals", table(`, "Turn": 0`), "Turn", "unknown key"},
		{"a key twice", table(`, "turn": 0, "turn": 1`), "turn", "twice"},
		{"a pile of a game that has none", table(`, "pile": []`), "pile", "unknown key; known here: game, name"},
		{"discards of a game that has none", `{"game": "bluff", "discard": []}`, "discard", "pile, claims, rank"},
		{"a pile without hands", `{"game": "bluff", "seats": ["a", "b"], "pile": ["KS"]}`, "pile", "a round dealt from its seed takes no pile"},
		{"a pile of other cards", `{"game": "bluff", "seats": ["a", "b"], "hands": [["AS"], ["AC"]], "pile": ["R5"]}`, "pile 0", "R5 is no card of a standard deck"},
		{"a rank there is not", `{"game": "bluff", "seats": ["a", "b"], "hands": [["AS"], ["AC"]], "rank": "1"}`, "rank", "A, 2 to 10, J, Q or K"},
		{"claims of more than lies there", `{"game": "bluff", "seats": ["a", "b"], "hands": [["AS"], ["AC"]], "pile": ["KS"], "claims": [{"seat": 0, "rank": "K", "count": 2}]}`, "claims", "2 cards, and 1 lie"},
		{"a claim of nobody", `{"game": "bluff", "seats": ["a", "b"], "hands": [["AS"], ["AC"]], "pile": ["KS"], "claims": [{"seat": 2, "rank": "K", "count": 1}]}`, "claims 0", "0 to 1"},
		{"statistics of too few seats", `{"game": "bluff", "seats": ["a", "b"], "expect": {"stats": [{}]}}`, "expect.stats", "a list of 2"},
		{"statistics of a seat there is not", `{"game": "bluff", "seats": ["a", "b"], "expect": {"stats": {"2": {}}}}`, "expect.stats.2", "must be a seat"},
		{"statistics there are not", `{"game": "bluff", "seats": ["a", "b"], "expect": {"stats": {"1": {"luck": 1}}}}`, "luck", "unknown key; known here: total_claims"},
		{"a phase of another game", `{"game": "bluff", "seats": ["a", "b"], "expect": {"phase": "respond"}}`, "expect.phase", "unknown phase"},
		{"a rank that is due and is none", `{"game": "bluff", "seats": ["a", "b"], "expect": {"rank_due": "1"}}`, "expect.rank_due", "or null"},
		{"another game", `{"game": "whist"}`, "game", `not "whist"`},
		{"no seats", `{"turn": 0}`, "line 1", `"seats" is missing`},
		{"one seat", `{"seats": ["a"]}`, "seats", "2 to 10 seats, not 1"},
		{"eleven seats", `{"seats": ["a","b","c","d","e","f","g","h","i","j","k"]}`, "seats", "not 11"},
		{"a seat that is no name", `{"seats": ["a", 5]}`, "seats", "must be a name, not 5"},
		{"an unknown preset", table(`, "rules": "clasic"`), "rules", `unknown preset "clasic"`},
		{"an unknown preset in an object", table(`, "rules": {"preset": "x"}`), "rules.preset", "unknown preset"},
		{"an unknown switch", table(`, "rules": {"stack_too": true}`), "rules.stack_too", "unknown switch"},
		{"an unknown value", table(`, "rules": {"wd4_timing": "later"}`), "rules.wd4_timing", `"later"`},
		{"a number out of range", table(`, "rules": {"uno_penalty": 7}`), "rules.uno_penalty", "0 to 6"},
		{"a number between", table(`, "rules": {"turn_seconds": 5}`), "rules.turn_seconds", "10 to 300"},
		{"a number for a switch", table(`, "rules": {"decks": true}`), "rules.decks", "whole number"},
		{"rules that are neither", table(`, "rules": 5`), "rules", "must be a preset's name or an object"},
		{"teams of two", table(`, "rules": {"teams": "opposite"}`), "rules", "four or more seats"},
		{"teams and lowest totals", `{"seats": ["a","b","c","d"], "rules": {"teams": "opposite", "score": "lowest_total"}}`, "rules", "lowest_total"},
		{"too many cards to deal", `{"seats": ["a","b","c","d","e","f","g","h","i","j"], "rules": {"hand_size": 10}}`, "rules", "100 cards"},
		{"a hand too many", `{"seats": ["a", "b"], "hands": [["R1"], ["R2"], ["R3"]], "discard": ["R4"]}`, "hands", "must be 2 lists"},
		{"a bad card in a hand", `{"seats": ["a", "b"], "hands": [["R1"], ["R10"]], "discard": ["R4"]}`, "hands", `"R10" is no card`},
		{"a stamp in a hand", `{"seats": ["a", "b"], "hands": [["R1"], ["W:B"]], "discard": ["R4"]}`, "hands", "discard pile only"},
		{"a stamp on a coloured card", `{"seats": ["a", "b"], "hands": [["R1"], ["R2"]], "discard": ["R4:B"]}`, "discard", "is no card"},
		{"one card too often", `{"seats": ["a", "b"], "hands": [["R0"], ["R0"]], "discard": ["R4"]}`, "hand of seat 1", "R0"},
		{"an empty hand", `{"seats": ["a", "b"], "hands": [[], ["R0"]], "discard": ["R4"]}`, "seat 0", "empty"},
		{"an empty hand before the opener", `{"seats": ["a", "b"], "hands": [["R1"], []], "draw": ["R2"], "opener": "R5"}`, "hand of seat 1", "empty"},
		{"no discard pile", `{"seats": ["a", "b"], "hands": [["R1"], ["R0"]]}`, "hands", "neither"},
		{"a turn beyond the seats", table(`, "turn": 2`), "turn", "a seat, 0 to 1"},
		{"a direction of nought", table(`, "direction": 0`), "direction", "1 or -1"},
		{"scores for three", table(`, "scores": [1, 2, 3]`), "scores", "list of 2"},
		{"called twice", table(`, "called": [1, 1]`), "called", "twice"},
		{"a seed below nought", table(`, "seed": -1`), "seed", "whole number"},
		{"an opener and a discard pile", `{"seats": ["a", "b"], "hands": [["R1"], ["R0"]], "discard": ["R2"], "opener": "R3"}`, "discard", "opener"},
		{"an opener that can never be replaced", `{"seats": ["a", "b"], "rules": {"opener_actions": "numbers_only"}, "hands": [["R1"], ["R0"]], "draw": ["RS"], "opener": "W"}`, "opener", "may open"},
		{"a draw pile without hands", `{"seats": ["a", "b"], "draw": ["R1"]}`, "draw", `without "hands"`},
		{"a command without a seat", table(`, "commands": [{"do": "draw"}]`), "step 1", `"seat" is missing`},
		{"a command without a word", table(`, "commands": [{"seat": 0}]`), "step 1", `"do" is missing`},
		{"a misspelt command", table(`, "commands": [{"seat": 0, "do": "draw"}, {"seat": 0, "do": "darw"}]`), "step 2, do", `"darw" is no command`},
		{"an unknown key of a command", table(`, "commands": [{"seat": 0, "do": "draw", "who": 1}]`), "step 1, who", "unknown key"},
		{"a play of nothing", table(`, "commands": [{"seat": 0, "do": "play"}]`), "step 1", "needs a"},
		{"a play of both", table(`, "commands": [{"seat": 0, "do": "play", "card": "R1", "cards": ["R1"]}]`), "step 1", "not both"},
		{"a stamped card in a command", table(`, "commands": [{"seat": 0, "do": "play", "card": "W+4:B"}]`), "step 1, card", "write W+4"},
		{"a wait of no time", table(`, "commands": [{"seat": 0, "do": "wait"}]`), "step 1", `needs "ms"`},
		{"a wait back in time", table(`, "commands": [{"seat": 0, "do": "wait", "ms": -5}]`), "step 1, ms", "0 to a day"},
		{"an unknown expectation", table(`, "expect": {"trun": 0}`), "expect.trun", "unknown key"},
		{"an expectation of bluff", table(`, "expect": {"pile_count": 0}`), "expect.pile_count", "unknown key"},
		{"an unknown error code", table(`, "commands": [{"seat": 0, "do": "draw", "expect": {"error": "nope"}}]`), "step 1, expect.error", `"nope"`},
		{"an unknown phase", table(`, "expect": {"phase": "begin"}`), "expect.phase", `"begin"`},
		{"an unknown event", table(`, "expect": {"events": ["exploded"]}`), "expect.events", `"exploded"`},
		{"an unknown part of pending", table(`, "expect": {"pending": {"sum": 4}}`), "expect.pending.sum", "unknown key"},
		{"a viewer beyond the seats", table(`, "expect": {"view": {"seat": 5}}`), "expect.view.seat", "-1 for a spectator"},
		{"a name that gives orders", strings.Replace(table(""), `"Bo"`, `"Bo\nYour turn"`, 1), "seats", `"Bo\nYour turn" is no name: at most 40 letters, and none that cannot be seen`},
		{"a name of 5000 letters", strings.Replace(table(""), `"Bo"`, `"`+strings.Repeat("n", 5000)+`"`, 1), "seats", `nnn…" is no name`},
		{"a nameless seat", strings.Replace(table(""), `"Bo"`, `""`, 1), "seats", "nobody is named"},
		{"a key of 100 KB", table(`, "` + strings.Repeat("k", 100<<10) + `": 1`), "kkk…", "unknown key"},
		{"a value of 100 KB", table(`, "turn": "` + strings.Repeat("v", 100<<10) + `"`), "turn", "vvv…"},
		{"a preset of 100 KB", table(`, "rules": "` + strings.Repeat("r", 100<<10) + `"`), "rules", `rrr…"; there are`},
		{"no UTF-8", strings.Replace(table(""), `"Bo"`, "\"B\xff\"", 1), "line ", "0xff, is no UTF-8"},
		{"UTF-16", "\xff\xfe{\x00}\x00", "line 1", "it is written in UTF-16; UTF-8 is wanted"},
		{"a misspelt command to be legal", table(`, "expect": {"legal": [{"seat": 0, "do": "drw"}]}`), "expect.legal[0].do", `"drw"`},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := scenario.Load([]byte(c.text))
			if err == nil {
				t.Fatal("it was taken")
			}
			if msg := err.Error(); !strings.Contains(msg, c.where) || !strings.Contains(msg, c.why) || strings.Contains(msg, "\n") || len(msg) > 500 {
				t.Errorf("%q does not say %q and %q", msg, c.where, c.why)
			}
		})
	}
}

// testdata/refused are files that make no table; the key rule says why they are there.
func TestAFileThatMakesNoTableIsRefusedWithOneSentence(t *testing.T) {
	why := map[string]string{
		"wave_01_shuffle_seats_with_teams.json":      "line 5, column 12: rules: switch shuffle_seats is not for a table with teams opposite",
		"wave_02_round_out_without_elimination.json": "line 5, column 12: rules: switch round_out is not for a table with score winner_takes",
		"wave_03_blind_draw_until_playable.json":     "line 5, column 12: rules: switch blind_draw is not for a table with draw_mode until_playable",
		"wave_04_misplay_with_forced_play.json":      "line 5, column 12: rules: switch misplay is not for a table with forced_play on",
		"wave_05_hand_limit_nine.json":               `line 5, column 48: rules.hand_limit: switch hand_limit is 0 or a number from 10 to 30, not "9"`,
		"wave_06_blitz_too_long.json":                `line 5, column 51: rules.blitz_seconds: switch blitz_seconds is 0 or a number from 60 to 1800, not "1801"`,
	}
	files, err := filepath.Glob("testdata/refused/*.json")
	if err != nil || len(files) != len(why) {
		t.Fatalf("%d files, %v", len(files), err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if _, err = scenario.Load(text); err == nil || err.Error() != why[filepath.Base(file)] {
			t.Errorf("%s: %v", file, err)
		}
	}
}

func TestANumberThatMayBeOffIsSwitchedOffInAnyWay(t *testing.T) {
	for _, off := range []string{"null", `"off"`, "false", "0"} {
		for _, name := range []string{"hand_limit", "hand_reveal", "blitz_seconds", "turn_seconds"} {
			s, err := scenario.Load([]byte(table(`, "rules": {"preset": "wild_night", "` + name + `": ` + off + `}`)))
			if err != nil {
				t.Errorf("%s: %s: %v", name, off, err)
				continue
			}
			rules, err := uno.ParseRules(s.Setup.Rules)
			if err != nil || rules.Get(name) != "0" && rules.Get(name) != "off" {
				t.Errorf("%s: %s is read as %s, %v", name, off, rules.Get(name), err)
			}
		}
	}
}

func TestAMarkOfUTF8IsPassedOver(t *testing.T) {
	if _, err := scenario.Load([]byte("\ufeff" + table(""))); err != nil {
		t.Error(err)
	}
}

func TestAnExpectationThatDoesNotHoldIsReported(t *testing.T) {
	for key, want := range map[string]string{
		"ok": "false", "error": `"does_not_fit"`, "phase": `"drawn"`, "turn": "0", "direction": "-1", "active_color": `"B"`, "top": `"R9"`,
		"counts": "[2,2]", "hands": `[["R1"],["Y1","B2"]]`, "draw_count": "1", "discard_count": "1", "pending": `{"kind":"wd4"}`,
		"verdict": `"guilty"`, "uno": "[0]", "winner": "0", "round_scores": "[1,2]", "scores": "[1,0]", "events": `["turn","played"]`,
		"no_events": `["turn"]`, "view": `{"seat":-1,"knows":["G2"]}`, "legal": `[{"seat":1,"do":"pass"}]`, "illegal": `[{"seat":1,"do":"draw"}]`,
	} {
		text := table(`, "commands": [{"seat": 0, "do": "play", "card": "R1", "expect": {"` + key + `": ` + want + `}}]`)
		s, err := scenario.Load([]byte(text))
		if err != nil {
			t.Errorf("%s: %v", key, err)
			continue
		}
		results, _, err := s.Run()
		if err != nil {
			t.Fatal(err)
		}
		failed := results[1].Failed
		if len(failed) != 1 || failed[0].Key != key || string(failed[0].Want) != want {
			t.Errorf("%s: %v", key, failed)
		}
	}
}

func TestDefaultsOfTheTable(t *testing.T) {
	s, err := scenario.Load([]byte(`{"seats": ["a", "b", "c"], "hands": [["R1"], ["R2"], ["R3"]], "discard": ["R4"], "seed": 18446744073709551615}`))
	if err != nil {
		t.Fatal(err)
	}
	p := s.Setup.Position
	if s.Setup.Rules != "classic" || s.Setup.Dealer != 2 || p.Turn != 0 || p.Direction != 1 || !p.Rest || s.Setup.Seed != 1<<64-1 {
		t.Errorf("%+v %+v", s.Setup, p)
	}
	results, _, err := s.Run()
	if err != nil || results[0].State.DrawCount != 104 {
		t.Errorf("the rest of the deck is %d cards, %v", results[0].State.DrawCount, err)
	}
	s, err = scenario.Load([]byte(`{"seats": ["a", "b"], "note": ["free", "text"], "hands": [["R1"], ["R2"]], "draw": ["R5"], "opener": "RS", "turn": 1}`))
	if err != nil || s.Setup.Dealer != 0 {
		t.Errorf("with an opener the turn gives the dealer: %+v, %v", s.Setup, err)
	}
	s, err = scenario.Load([]byte(`{"seats": ["a", "b", "c"], "turn": 1}`))
	if err != nil || s.Setup.Dealer != 0 || s.Setup.Position != nil {
		t.Errorf("a dealt round: %+v, %v", s.Setup, err)
	}
}

func TestAWordThatIsNoCommandMayBeExpectedToBeRefused(t *testing.T) {
	s, err := scenario.Load([]byte(table(`, "commands": [{"seat": 0, "do": "dance", "expect": {"ok": false, "error": "unknown_command"}}]`)))
	if err != nil {
		t.Fatal(err)
	}
	results, record, err := s.Run()
	if err != nil || len(results[1].Failed) > 0 || len(record.Commands) != 0 {
		t.Errorf("%v %v %v", results[1].Failed, record.Commands, err)
	}
}

func TestTheRecordHoldsWhatWasGrantedAndWhen(t *testing.T) {
	s, err := scenario.Load([]byte(table(`, "commands": [{"seat": 0, "do": "wait", "ms": 700}, {"seat": 1, "do": "draw"}, {"seat": 0, "do": "wait", "ms": 300}, {"seat": 0, "do": "play", "card": "R1"}]`)))
	if err != nil {
		t.Fatal(err)
	}
	_, record, err := s.Run()
	if err != nil {
		t.Fatal(err)
	}
	if len(record.Commands) != 3 || record.Commands[2].At != 1000 || record.Commands[2].Verb != engine.VerbPlay {
		t.Errorf("%+v", record.Commands)
	}
}

// FuzzLoad: whatever the text, Load answers with a scenario that runs or with one line.
func FuzzLoad(f *testing.F) {
	files, err := filepath.Glob("testdata/*/*.json")
	if err != nil {
		f.Fatal(err)
	}
	for i, file := range files {
		if i%8 != 0 {
			continue
		}
		text, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(text)
	}
	f.Add([]byte(table(`, "expect": {"turn": null}`)))
	f.Add([]byte(`{"seats":["a","b"],"rules":{"preset":"chaos","decks":3},"seed":5}`))
	f.Fuzz(func(t *testing.T, text []byte) {
		s, err := scenario.Load(text)
		if err != nil {
			if strings.Contains(err.Error(), "\n") || err.Error() == "" {
				t.Errorf("not one line: %q", err)
			}
			return
		}
		const enough = 200 // commands; every step replays for its trials
		s.Steps = s.Steps[:min(len(s.Steps), enough)]
		if _, _, err := s.Run(); err != nil {
			t.Error(err)
		}
	})
}
