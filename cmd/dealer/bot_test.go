package main

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"fourtell/engine/games"
)

func TestEveryExampleOfTheProtocolPageIsTrue(t *testing.T) {
	page := slurp(t, "../../docs/protocol.md")
	blocks := regexp.MustCompile("(?s)```([a-z]+ [a-z]+)\n(.*?)```").FindAllStringSubmatch(page, -1)
	var lines, answers []string
	for _, m := range blocks {
		switch m[1] {
		case "json snapshot":
			var one bytes.Buffer
			if err := json.Compact(&one, []byte(m[2])); err != nil {
				t.Fatal(err)
			}
			s, err := games.ReadSnapshot(one.Bytes())
			if err != nil {
				t.Fatal(err)
			}
			if again, err := json.Marshal(s); err != nil || string(again) != one.String() {
				t.Errorf("a snapshot is written as\n%s, not\n%s", again, one.String())
			}
			lines = append(lines, one.String())
		case "text line":
			lines = append(lines, strings.TrimSpace(m[2]))
		case "json answer":
			answers = append(answers, m[2])
		default:
			t.Errorf("an example of %q", m[1])
		}
	}
	if len(lines) < 4 || len(lines) != len(answers) {
		t.Fatalf("%d lines, %d answers", len(lines), len(answers))
	}
	r := dealer(strings.Join(lines, "\n"), "bot", "--seed", "1")
	if want := strings.Join(answers, ""); r.out != want || r.code != exitDone {
		t.Errorf("exit %d, the bot says\n%s, not\n%s", r.code, r.out, want)
	}
}

func TestABotAnswersEachLineAndMarksWhatIsNoSnapshot(t *testing.T) {
	good := `{"game":"uno","rules":"classic","phase":"play","turn":0,"viewer":0,"dealer":1,"direction":1,` +
		`"hands":[{"name":"a","count":1},{"name":"b","count":1}],"drawn":{"id":0}`
	for _, c := range []struct{ name, line, want string }{
		{"nothing legal", good + `}`, `null`},
		{"one thing legal", good + `,"legal":[{"seat":0,"do":"draw"}]}`, `{"seat":0,"do":"draw"}`},
		{"a spectator", strings.Replace(good, `"viewer":0`, `"viewer":-1`, 1) + `}`, `null`},
		{"an empty line", ``, `{"error":"no snapshot: it ends too early to be JSON"}`},
		{"null", `null`, `{"error":"no snapshot: \"game\" is \"\"; it is uno, bluff here"}`},
		{"a list", `[1]`, `{"error":"no snapshot: an object is wanted, not an array"}`},
		{"a number of hands", strings.Replace(good, `"hands":[`, `"hands":5,"h":[`, 1) + `}`, `{"error":"no snapshot: \"hands\" cannot be a number"}`},
		{"a seat beyond all seats", strings.Replace(good, `"viewer":0`, `"viewer":300`, 1) + `}`, `{"error":"no snapshot: \"viewer\" cannot be number 300"}`},
		{"a command that is a list", good + `,"legal":[[]]}`, `{"error":"no snapshot: a command: an object is wanted, not an array"}`},
		{"a command with a key of its own", good + `,"legal":[{"move":"draw"}]}`, `{"error":"no snapshot: a command: there is no key \"move\""}`},
		{"two values", good + `} {}`, `it is no JSON from letter`},
		{"half a line", good, `it ends too early to be JSON`},
		{"another game", `{"game":"whist"}`, `it is uno, bluff here`},
		{"no hands", `{"game":"uno"}`, `there are 0 hands`},
		{"a viewer who sits nowhere", strings.Replace(good, `"viewer":0`, `"viewer":2`, 1) + `}`, `"viewer\" 2`},
		{"no phase", strings.Replace(good, `"phase":"play",`, ``, 1) + `}`, `there is no \"phase\"`},
		{"an unknown phase", strings.Replace(good, `"play"`, `"nap"`, 1) + `}`, `\"nap\" is no phase`},
		{"no way round", strings.Replace(good, `"direction":1`, `"direction":7`, 1) + `}`, `not 1 or -1`},
		{"seats in no order", good + `,"order":[0,0]}`, `order: it has each of the 2 seats once, 0 first`},
		{"a seat in the order that sits nowhere", good + `,"order":[0,2]}`, `order: there is no seat 2`},
		{"an order of too few", good + `,"order":[0]}`, `order: it has each of the 2 seats once`},
		{"a round that ends before it begins", good + `,"clock":{"now":5,"round_end":-1}}`, `clock: round_end is -1; no time is below 0`},
		{"unknown rules", strings.Replace(good, `"classic"`, `"clasic"`, 1) + `}`, `no preset \"clasic\"`},
		{"another's commands", good + `,"legal":[{"seat":1,"do":"draw"}]}`, `\"legal\" 0 is for seat 1`},
		{"a card of another game in the hand", strings.Replace(good, `"count":1}`, `"count":1,"cards":[{"id":1,"face":"#70"}]}`, 1) + `}`, `#70 is no card of this game`},
		{"a card of another game to play", good + `,"legal":[{"seat":0,"do":"play","card":"#70"}]}`, `#70 is no card of this game`},
		{"a target that sits nowhere", good + `,"legal":[{"seat":0,"do":"catch_uno","target":9}]}`, `target 9`},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := dealer(c.line+"\n"+good+"}\n", "bot")
			first, rest, _ := strings.Cut(r.out, "\n")
			if !strings.Contains(first, c.want) || rest != "null\n" || r.code != exitDone {
				t.Errorf("exit %d, %s then %s, want %s then null", r.code, first, rest, c.want)
			}
		})
	}
}

func TestBotFlags(t *testing.T) {
	dealer("", "bot", "--level", "wizard").check(t, exitUsage, "", "the levels are beginner, casual")
	dealer("", "bot", "--char", "nobody").check(t, exitUsage, "", "the characters are fred")
	dealer("", "bot", "--char", "theo", "--level", "master").check(t, exitUsage, "", "give one of them")
	dealer("", "bot", "--level", "heuristic", "--worlds", "9").check(t, exitUsage, "", "--worlds is 1 to 1000000")
	dealer("", "bot", "--worlds", "0").check(t, exitUsage, "", "roll-outs of a --level or a --char")
	for _, who := range [][]string{nil, {"--level", "master"}, {"--level", "level:expert"}, {"--char", "theo"}} {
		dealer("", append([]string{"bot", "--worlds", "9"}, who...)...).check(t, exitDone, "", "")
	}
	dealer("", "bot", "--seed", "-1").check(t, exitUsage, "", "invalid value")
	dealer("", "bot", "extra").check(t, exitUsage, "", `"extra" is no flag`)
	dealer("", "bot", "--level", "random").check(t, exitDone, "", "")
}

// asBot is set where this test's binary is started anew as dealer.
const asBot = "DEALER_TEST_ARGS"

// TestDealer is no test: started anew with asBot set, this binary is the dealer with those arguments.
func TestDealer(*testing.T) {
	if args := os.Getenv(asBot); args != "" {
		os.Exit(run(strings.Fields(args), os.Stdin, os.Stdout, os.Stderr))
	}
}

func TestTheDealersBotPlaysAsAProgramAsItPlaysInTheHouse(t *testing.T) {
	t.Setenv(asBot, "bot --level random --seed 77")
	folder := t.TempDir()
	program := "exec:" + os.Args[0] + " -test.run=^TestDealer$"
	r := dealer("", "play", "--seats", program+",bot,"+program, "--seed", "3", "--rules", "chaos", "--save", folder+"/a")
	r.check(t, exitDone, "wins the round", "")
	again := dealer("", "play", "--seats", program+",bot,"+program, "--seed", "3", "--rules", "chaos", "--save", folder+"/b")
	if r.err != "" || r.out != strings.ReplaceAll(again.out, folder+"/b", folder+"/a") {
		t.Errorf("the same seeds play another game: %s", r.err)
	}
	if hash(t, folder+"/a") != hash(t, folder+"/b") {
		t.Error("the same seeds play another game")
	}
}

func TestTheExampleBotsPlayWholeGamesUnreplaced(t *testing.T) {
	bots := map[string][]string{"exec:../../docs/bots/first.sh": {"classic", "official,score=single", "wild_night,blind_draw=on"}}
	if _, err := exec.LookPath("python3"); err == nil {
		bots["exec:../../docs/bots/first.py"] = []string{"classic", "chaos", "classic,blind_draw=on"}
	}
	for bot, all := range bots {
		for _, rules := range all {
			r := dealer("", "play", "--seats", bot+",bot,random", "--rules", rules, "--seed", "8")
			r.check(t, exitDone, "wins the round", "")
			if r.err != "" {
				t.Errorf("%s under %s: %s", bot, rules, r.err)
			}
		}
	}
	if n := strings.Count(slurp(t, "../../docs/bots/first.py"), "\n"); n > 25 {
		t.Errorf("the example bot has %d lines", n)
	}
}

func TestTheExampleBotOfBluffPlaysWholeGamesUnreplacedAndBeatsChance(t *testing.T) {
	if _, err := exec.LookPath("python3"); err != nil {
		return // as the other examples in Python
	}
	const bot = "exec:../../docs/bots/bluff.py"
	for _, rules := range []string{"classic", "arcade", "classic,rank_rule=same_or_higher,simultaneous=random", "classic,mode=truth"} {
		r := dealer("", "play", "--game", "bluff", "--seats", bot+",random,random", "--rules", rules, "--seed", "8")
		if r.code != exitDone || r.err != "" || !strings.Contains(r.out, " the round") {
			t.Errorf("%s: %d, %s\n%s", rules, r.code, r.err, r.out)
		}
	}
	r := dealer("", "arena", "--game", "bluff", "--seats", bot+",random,random", "--games", "30", "--seed", "1", "--json")
	var result struct {
		Kinds []struct {
			Wins int `json:"wins"`
		} `json:"kinds"`
	}
	if err := json.Unmarshal([]byte(r.out), &result); err != nil || len(result.Kinds) < 2 || result.Kinds[0].Wins < 20 {
		t.Errorf("%v, %s: it wins too little in\n%s", err, r.err, r.out)
	}
	if n := strings.Count(slurp(t, "../../docs/bots/bluff.py"), "\n"); n > 65 {
		t.Errorf("the example bot has %d lines", n)
	}
}

func TestAProgramAtFaultIsReplacedWithOneMessageAndTheGameGoesOn(t *testing.T) {
	for script, why := range map[string]string{
		"exit 1":                                                        "it has ended",
		"while read -r x; do echo '[1]'; done":                          `its answer "[1]" is no command: a command: an object is wanted, not an array`,
		"while read -r x; do echo hello; done":                          `its answer "hello" is no command`,
		"while read -r x; do echo null; done":                           "it answered null though it owed a decision",
		"while read -r x; do echo '{\"seat\":0,\"do\":\"pass\"}'; done": `its answer "pass" was refused: nothing_to_pass`,
	} {
		file := filepath.Join(t.TempDir(), "bot.sh")
		if err := os.WriteFile(file, []byte("#!/bin/sh\n"+script+"\n"), 0o755); err != nil {
			t.Fatal(err)
		}
		r := dealer("", "play", "--seats", "exec:"+file+",bot", "--seed", "5")
		r.check(t, exitDone, "wins the round", "bot.sh (exec) is replaced by the house's bot: "+why)
		if strings.Count(r.err, "\n") != 1 {
			t.Errorf("more than one message: %q", r.err)
		}
	}
}

func TestAProgramIsNotStartedOnARecordsWord(t *testing.T) {
	file := filepath.Join(t.TempDir(), "game")
	dealer("draw\npass\n", "play", "--seats", "Ann,exec:../../docs/bots/first.sh", "--seed", "5", "--save", file).check(t, exitDone, "Saved", "")
	dealer("hand\n", "play", "--resume", file).check(t, exitDone, "Your turn", "the house plays on for first.sh (exec)")
	r := dealer("hand\n", "play", "--resume", file, "--seats", "Ann,exec:../../docs/bots/first.sh")
	if r.check(t, exitDone, "Your turn", ""); r.err != "" {
		t.Error(r.err)
	}
}
