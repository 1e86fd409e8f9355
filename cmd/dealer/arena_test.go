package main

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"regexp"
	"runtime"
	"strings"
	"testing"
	"time"
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
	Stopped             string
	Kinds               []struct {
		Name       string
		Games      int
		Wins       float64
		WinRate    float64    `json:"win_rate"`
		CI95       [2]float64 `json:"ci95"`
		Bluffs     int
		Caught     int `json:"bluffs_caught"`
		Challenges int
		Right      int     `json:"challenges_right"`
		MsPerMove  float64 `json:"ms_per_move"`
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
		{"seat 1: /does/not/exist cannot be started: no such file", []string{"--seats", "random,exec:/does/not/exist"}},
		{"--games is 1 to", []string{"--games", "0"}},
		{"--rules: ", []string{"--rules", "chess"}},
		{"--rules: ", []string{"--rules", "classic,teams=opposite"}},
		{"it is uno, bluff here", []string{"--game", "whist"}},
		{"there is no player \"heuristic\"; there are random", []string{"--game", "bluff"}},
		{"is no flag", []string{"extra"}},
	} {
		dealer("", append([]string{"arena"}, c.args...)...).check(t, exitUsage, "", c.want)
	}
	quiet := dealer("", "arena", "--games", "4")
	if quiet.check(t, exitDone, "classic, seed 1: 4 games of 2 deals", ""); quiet.err != "" {
		t.Errorf("standard error is no terminal, and gets %q", quiet.err)
	}
}

func TestAKindSaidInTwoWaysIsOne(t *testing.T) {
	a := arenaJSON(t, "--seats", "casual,char:Otto,level:casual,char:otto", "--games", "4")
	if len(a.Kinds) != 2 || a.Kinds[0].Name != "casual" || a.Kinds[1].Name != "char:Otto" || a.Kinds[1].Games != 8 {
		t.Errorf("the kinds are %+v", a.Kinds)
	}
}

func TestNobodyIsCaughtMoreOftenThanTheyBluff(t *testing.T) {
	for _, k := range arenaJSON(t, "--seats", "char:otto,heuristic,random", "--rules", "chaos", "--games", "150", "--seed", "5").Kinds {
		if k.Caught > k.Bluffs || k.Caught == 0 {
			t.Errorf("%s was caught at %d of %d bluffs", k.Name, k.Caught, k.Bluffs)
		}
	}
}

// sluggish is a program that takes its time for each answer.
const sluggish = `#!/bin/sh
while read -r line; do
	case $line in
	*'"legal":['*) sleep 0.03; printf '%s\n' "$line" | sed -e 's/.*"legal":\[//' -e 's/\],"clock":.*//' -e 's/},{"seat".*/}/' ;;
	*) echo null ;;
	esac
done
`

func program(t *testing.T, text string) string {
	t.Helper()
	file := write(t, "bot.sh", text)
	if err := os.Chmod(file, 0o755); err != nil {
		t.Fatal(err)
	}
	return "exec:" + file
}

func TestATableOfTheArenaWaitsForAProgramHoweverSlow(t *testing.T) {
	bot := program(t, sluggish)
	play := func() arenaReply {
		return arenaJSON(t, "--seats", bot+",random", "--rules", "classic,turn_seconds=10", "--games", "2", "--seed", "3")
	}
	first, again := play(), play()
	if first.Kinds[0].MsPerMove < 30 {
		t.Errorf("it takes 30 ms at least, and is said to take %g", first.Kinds[0].MsPerMove)
	}
	for i := range first.Kinds {
		first.Kinds[i].MsPerMove, again.Kinds[i].MsPerMove = 0, 0
	}
	if !reflect.DeepEqual(first, again) {
		t.Errorf("the same seed gave %+v, then %+v", first, again)
	}
	if said := dealer("", "arena", "--seats", bot+",random", "--games", "2").out; !strings.Contains(said, "\nrandom "+strings.Repeat(" ", len(bot)-len("random"))) {
		t.Errorf("the columns do not stand under each other:\n%s", said)
	}
}

func TestAnArenaEndsWithTheFirstProgramThatFails(t *testing.T) {
	r := dealer("", "arena", "--games", "10000000", "--seats", program(t, "#!/bin/sh\nexit 7\n")+",random")
	r.check(t, exitDiffers, "", "bot.sh failed: it has ended (exit status 7); 0 of 5000000 deals were played")
	if strings.Count(r.err, "\n") != 1 || r.out != "" {
		t.Errorf("more than one message: %q, and of no deals %q", r.err, r.out)
	}
}

// quick says the first thing that is legal, at once; each process says its number first, on its standard error.
var quick = `echo "process $$" >&2` + strings.TrimPrefix(strings.Replace(sluggish, "sleep 0.03; ", "", 1), "#!/bin/sh")

func TestWhatWasPlayedBeforeAFaultIsPrintedAndTheFaultIsNamed(t *testing.T) {
	fails := program(t, "#!/bin/sh\n"+strings.Replace(quick, "done\n", "n=$((n + 1)); [ $n -gt 400 ] && { echo 'out of ideas' >&2; exit 3; }\ndone\n", 1))
	r := dealer("", "arena", "--games", "100000", "--json", "--seats", fails+",random", "--seed", "2")
	var a arenaReply
	if err := json.Unmarshal([]byte(r.out), &a); err != nil || a.Deals < 1 || a.Deals > 1000 || a.Games != 2*a.Deals || a.Kinds[0].Games != a.Games {
		t.Errorf("%v in %s", err, r.out)
	}
	if !regexp.MustCompile(`dealer: arena: deal \d+ \(the seed \d+\), seat [01]: exec:.*bot.sh failed: it has ended \(exit status 3\); \d+ of 50000 deals were played\n`).MatchString(r.err) ||
		!strings.Contains(r.err, "out of ideas\n") || r.code != exitDiffers {
		t.Errorf("exit %d, it says %s", r.code, r.err)
	}
	if !strings.Contains(a.Stopped, "exit status 3") {
		t.Errorf("the object tells of %q", a.Stopped)
	}
}

func TestOneProcessPlaysAllTheGamesOfAChairAndACore(t *testing.T) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(2))
	r := dealer("", "arena", "--games", "16", "--seats", program(t, "#!/bin/sh\n"+quick)+",random")
	r.check(t, exitDone, "16 games of 8 deals", "")
	if n := strings.Count(r.err, "process "); n < 1 || n > 2 {
		t.Errorf("%d processes played: %s", n, r.err)
	}
}

func TestAProgramMayBeGivenMorePatience(t *testing.T) {
	slow := program(t, "#!/bin/sh\n"+strings.Replace(sluggish, "sleep 0.03", "sleep 0.3", 1))
	args := []string{"arena", "--games", "2", "--rules", "classic,hand_size=1", "--seats", slow + ",random"}
	dealer("", append(args, "--patience", "5ms")...).check(t, exitDiffers, "", "it gave no answer within 5ms")
	dealer("", append(args, "--patience", "20s")...).check(t, exitDone, "2 games of 1 deals", "")
	dealer("", append(args, "--patience", "-1s")...).check(t, exitUsage, "", "--patience is 1ms to 24h, not -1s")
}

func TestTheLogHoldsEveryLineOfTheConversationAndWhoseItIs(t *testing.T) {
	file := t.TempDir() + "/log"
	bot := program(t, "#!/bin/sh\n"+quick)
	dealer("", "arena", "--games", "2", "--seats", bot+",random", "--log", file).check(t, exitDone, "2 games", "")
	text := slurp(t, file)
	for _, want := range []string{`deal 0 seating 0 seat 0 > {"game":"uno"`, `deal 0 seating 1 seat 1 > {"game":"uno"`, `deal 0 seating 0 seat 0 < {"seat":0,`, `deal 0 seating 1 seat 1 < null`} {
		if !strings.Contains(text, want) {
			t.Errorf("there is no line %s in\n%.2000s", want, text)
		}
	}
	dealer("", "play", "--seats", bot+",random", "--seed", "3", "--log", file).check(t, exitDone, "wins the round", "")
	if more := strings.TrimPrefix(slurp(t, file), text); !strings.HasPrefix(more, `seat 0 > {"game"`) || !strings.Contains(more, "\nseat 0 < ") {
		t.Errorf("the terminal adds %.300s", more)
	}
	dealer("", "arena", "--games", "2", "--log", "/does/not/exist").check(t, exitUsage, "", "--log: /does/not/exist cannot be written: no such file")
}

func TestWhatWasPlayedIsPrintedWhenSomebodyStopsTheArena(t *testing.T) {
	cmd := exec.Command(os.Args[0], "-test.run=^TestDealer$")
	cmd.Env = append(os.Environ(), asBot+"=arena --games 10000000")
	var out, said bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &said
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	time.Sleep(700 * time.Millisecond) // some deals
	if err := cmd.Process.Signal(os.Interrupt); err != nil {
		t.Fatal(err)
	}
	_ = cmd.Wait() // the exit code is looked at
	if cmd.ProcessState.ExitCode() != exitDiffers || !strings.Contains(out.String(), "\nheuristic ") ||
		!regexp.MustCompile(`arena: stopped; [1-9]\d* of 5000000 deals were played`).MatchString(said.String()) {
		t.Errorf("%v, %q, %q", cmd.ProcessState, out.String(), said.String())
	}
}

func TestAPathWithSpacesAndCommasMayPlayInTheArena(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "My, Bots")
	if err := os.Mkdir(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(folder, "bot 1")
	if err := os.WriteFile(file, []byte("#!/bin/sh\n"+quick), 0o755); err != nil {
		t.Fatal(err)
	}
	dealer("", "arena", "--games", "2", "--seats", `random,exec:"`+file+`" --bold`).check(t, exitDone, "2 games of 1 deals", "")
	dealer("", "arena", "--seats", `random,exec:"`+file).check(t, exitUsage, "", `seat 1: exec: the quote " is never closed`)
}

func TestAReaderIsToldWhereDealsAreTooFew(t *testing.T) {
	const few = "Too few deals"
	dealer("", "arena", "--games", "4").check(t, exitDone, few, "")
	if said := dealer("", "arena", "--games", "60").out; strings.Contains(said, few) {
		t.Errorf("30 deals are few: %s", said)
	}
}

func TestTheArenasBarComesToItsEnd(t *testing.T) {
	var said bytes.Buffer
	bar := progress{on: true}
	for range 3 {
		bar.step(stream{err: &said}, 3)
	}
	bar.end(stream{err: &said})
	if !strings.HasPrefix(said.String(), "\r[#############                           ] 1 of 3 deals") ||
		!strings.HasSuffix(said.String(), "\r["+strings.Repeat("#", 40)+"] 3 of 3 deals\n") {
		t.Errorf("%q", said.String())
	}
}

func TestTwoDealsAreInPlayAtOnceWhereThereAreTwoCores(t *testing.T) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(2))
	bot := program(t, `#!/bin/sh
cd "`+t.TempDir()+`" && : >"$$"
n=0
while [ "$(ls | wc -l)" -lt 2 ]; do
	n=$((n + 1)); [ $n -gt 40 ] && exit 1
	sleep 0.1
done
`+strings.TrimPrefix(strings.Replace(sluggish, "sleep 0.03;", "", 1), "#!/bin/sh\n"))
	dealer("", "arena", "--seats", bot+",random", "--games", "4").check(t, exitDone, "4 games of 2 deals", "")
}

func TestTheArenasObjectHasTheseKeysInThisOrder(t *testing.T) {
	said := dealer("", "arena", "--json", "--games", "2").out
	number := regexp.MustCompile(`[0-9][0-9.]*`)
	want := `{"seed":#,"rules":"classic","deals":#,"games":#,"draws":#,"kinds":[`
	for i, name := range []string{"heuristic", "random"} {
		if i > 0 {
			want += ","
		}
		want += `{"name":"` + name + `","games":#,"wins":#,"win_rate":#,"ci95":[#,#],"ms_per_move":#,"p99_ms":#,"bluffs":#,` +
			`"bluffs_caught":#,"challenges":#,"challenges_right":#,"calls_missed":#}`
	}
	want = strings.NewReplacer("ci95", "ci#", "p99", "p#").Replace(want) + "]}\n"
	if got := number.ReplaceAllString(said, "#"); got != want {
		t.Errorf("it is %s, want %s", got, want)
	}
}
