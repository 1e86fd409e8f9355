//go:build !js

package room_test

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"runtime"
	"strings"
	"testing"
	"time"

	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/room"
)

const asProgram = "FOURTELL_TEST_PROGRAM"

// TestProgram is no test: started anew with asProgram set, this binary is a program on a chair of the kind it names.
func TestProgram(*testing.T) {
	kind := os.Getenv(asProgram)
	if kind == "" {
		return
	}
	lines := bufio.NewReader(os.Stdin)
	for {
		line, err := lines.ReadBytes('\n')
		if err != nil {
			if file, ok := strings.CutPrefix(kind, "writes "); ok {
				_ = os.WriteFile(file, []byte("bye"), 0o600)
			}
			if kind == "clings" {
				time.Sleep(time.Hour)
			}
			os.Exit(0)
		}
		s, err := games.ReadSnapshot(line)
		if err != nil {
			fmt.Printf("{\"error\":%q}\n", err)
			continue
		}
		switch {
		case kind == "stalls" && s.Owes():
			time.Sleep(time.Hour)
		case kind == "dies" && s.Owes():
			os.Exit(3)
		case kind == "raves" && s.Owes():
			fmt.Println("I think I'll play the red one")
		case kind == "rambles" && s.Owes():
			fmt.Println(strings.Repeat("x", 1<<17))
		case kind == "repeats" && s.Owes():
			fmt.Println("null\nnull")
		case kind == "wakes":
			time.Sleep(300 * time.Millisecond)
			kind = ""
			fallthrough
		case kind == "" && !s.Owes():
			fmt.Println("null")
		case kind == "errs":
			fmt.Println(`{"error":"no idea"}`)
		case kind == "cheats" && s.Owes():
			fmt.Println(`{"seat":` + fmt.Sprint(s.Viewer) + `,"do":"play","card":{"id":1}}`)
		case kind == "usurps" && s.Owes():
			fmt.Println(`{"seat":` + fmt.Sprint(1-s.Viewer) + `,"do":"draw"}`)
		case kind == "sulks":
			fmt.Println("null")
		case kind == "catches":
			if c, ok := (plain{}).Decide(s); ok && c.Verb == engine.VerbCatchUno {
				say(c)
				continue
			}
			fmt.Println("null")
		default:
			if c, ok := (plain{s.Viewer, 5}).Decide(s); ok {
				say(c)
				continue
			}
			fmt.Println("null")
		}
	}
}

func say(c engine.Command) {
	b, _ := json.Marshal(c)
	fmt.Println(string(b))
}

// external sits such a program down; the test ends with nothing of it left.
func external(t *testing.T, kind string, seat engine.Seat, o room.ExternalOptions) *room.External {
	t.Helper()
	t.Setenv(asProgram, kind)
	before := runtime.NumGoroutine()
	e, err := room.NewExternal([]string{os.Args[0], "-test.run=^TestProgram$"}, seat, o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		for range 2 {
			if err := e.Close(); err != nil {
				t.Error(err)
			}
		}
		for n := 0; runtime.NumGoroutine() > before; n++ {
			if n > 200 {
				t.Errorf("%d goroutines are left, there were %d", runtime.NumGoroutine(), before)
				return
			}
			time.Sleep(5 * time.Millisecond)
		}
	})
	return e
}

// untilOver asks a table whose clock stands until the round is over.
func untilOver(t *testing.T, table *room.Table, programs ...*room.External) {
	t.Helper()
	for n := 0; !table.Over(); n++ {
		if n > 5000 {
			t.Fatalf("5000 times asked and no end: turn %d, phase %s", table.Public().Turn, table.Public().Phase)
		}
		table.Ask()
		for _, e := range programs {
			e.Wait()
		}
	}
}

func TestAProgramPlaysARoundAsTheSameBotInTheHouseWould(t *testing.T) {
	for _, rules := range []string{"classic", "party", "chaos"} {
		t.Run(rules, func(t *testing.T) {
			inside := open(t, dealt(rules, 3, 11), room.Options{Pace: room.Still()})
			for i := range engine.Seat(3) {
				inside.Seat(i, room.NewBotSeat(newPlain, i, 5))
			}
			untilOver(t, inside)

			table := open(t, dealt(rules, 3, 11), room.Options{Pace: room.Still(), Replaced: func(s engine.Seat, err error) { t.Errorf("seat %d: %v", s, err) }})
			e := external(t, "plain", 1, room.ExternalOptions{})
			table.Seat(0, room.NewBotSeat(newPlain, 0, 5))
			table.Seat(1, e)
			table.Seat(2, room.NewBotSeat(newPlain, 2, 5))
			untilOver(t, table, e)
			if e.Fault() != nil || table.Controller(1) != e {
				t.Errorf("it was replaced: %v", e.Fault())
			}
			if string(table.State()) != string(inside.State()) {
				t.Errorf("another round:\n%s\n%s", table.State(), inside.State())
			}
		})
	}
}

func TestAProgramAtFaultIsReplacedOnceAndTheGameGoesOn(t *testing.T) {
	for kind, why := range map[string]string{
		"stalls":  "it gave no answer within 600ms",
		"dies":    "it has ended (exit status 3)",
		"repeats": "it gave more than one line for an answer",
		"raves":   `its answer "I think I'll play the red one" is no command`,
		"rambles": "longer than 65536 bytes",
		"errs":    `it answered with the error "no idea"`,
		"cheats":  `its answer "play" was refused`,
		"usurps":  "it answered for seat 1, and sits on 0",
		"sulks":   "it answered null though it owed a decision",
	} {
		t.Run(kind, func(t *testing.T) {
			said := 0
			o := room.Options{Pace: room.Still(), NewBot: newPlain, BotSeed: 3}
			o.Replaced = func(s engine.Seat, err error) {
				said++
				if s != 0 || !strings.Contains(err.Error(), why) {
					t.Errorf("seat %d: %v, want %q", s, err, why)
				}
			}
			table := open(t, dealt("classic", 2, 4), o)
			e := external(t, kind, 0, room.ExternalOptions{Patience: patience(kind), Start: patience(kind)})
			table.Seat(0, e)
			table.Seat(1, room.NewBotSeat(newPlain, 1, 3))
			untilOver(t, table, e)
			if said != 1 || e.Fault() == nil {
				t.Errorf("told %d times, want once", said)
			}
			if _, ok := table.Controller(0).(*room.BotSeat); !ok {
				t.Errorf("%T sits there, want the house's bot", table.Controller(0))
			}
		})
	}
}

func TestAProgramHasLongerForItsFirstAnswer(t *testing.T) {
	for _, start := range []time.Duration{time.Millisecond, 20 * time.Second} {
		table := open(t, dealt("classic", 2, 4), room.Options{Pace: room.Still(), NewBot: newPlain})
		e := external(t, "wakes", 1, room.ExternalOptions{Patience: 100 * time.Millisecond, Start: start})
		table.Seat(0, room.NewBotSeat(newPlain, 0, 3))
		table.Seat(1, e)
		table.Ask()
		e.Wait()
		if late := e.Fault() != nil; late != (start < time.Second) {
			t.Errorf("with %v for its start: %v", start, e.Fault())
		}
	}
}

func TestTheConversationIsLoggedLineByLine(t *testing.T) {
	var log []string
	table := open(t, dealt("classic", 2, 4), room.Options{Pace: room.Still(), NewBot: newPlain})
	e := external(t, "plain", 1, room.ExternalOptions{Log: func(sent bool, line []byte) { log = append(log, fmt.Sprint(sent, " ", string(line))) }})
	table.Seat(0, room.NewBotSeat(newPlain, 0, 3))
	table.Seat(1, e)
	untilOver(t, table, e)
	if len(log) < 4 || len(log)%2 != 0 {
		t.Fatalf("%d lines", len(log))
	}
	for i, line := range log {
		if (i%2 == 0) != strings.HasPrefix(line, `true {"game":"uno"`) || strings.ContainsAny(line, "\r\n") {
			t.Errorf("line %d: %s", i, line)
		}
	}
}

func TestAProgramPlaysOnAtAnotherTable(t *testing.T) {
	var e *room.External
	for n, seat := range []engine.Seat{0, 1, 0} {
		if e == nil {
			e = external(t, "plain", seat, room.ExternalOptions{})
		} else {
			e.Reseat(seat)
		}
		table := open(t, dealt("party", 2, uint64(4+n)), room.Options{Pace: room.Still(), NewBot: newPlain})
		table.Seat(1-seat, room.NewBotSeat(newPlain, 1-seat, 5))
		table.Seat(seat, e)
		untilOver(t, table, e)
		if e.Fault() != nil || table.Controller(seat) != e {
			t.Errorf("game %d: it was replaced: %v", n, e.Fault())
		}
	}
}

// patience is short where a program is waited for in vain.
func patience(kind string) time.Duration {
	if kind == "stalls" {
		return 300 * time.Millisecond
	}
	return 0
}

func TestAProgramMayEndByItselfWhenItsInputEnds(t *testing.T) {
	file := t.TempDir() + "/farewell"
	e := external(t, "writes "+file, 0, room.ExternalOptions{})
	if err := e.Close(); err != nil {
		t.Fatal(err)
	}
	if text, err := os.ReadFile(file); err != nil || string(text) != "bye" {
		t.Errorf("it wrote %q: %v", text, err)
	}
	from := time.Now()
	stubborn := external(t, "clings", 0, room.ExternalOptions{})
	if err := stubborn.Close(); err != nil {
		t.Fatal(err)
	}
	if took := time.Since(from); took > 2*time.Second {
		t.Errorf("one that does not end is waited for %v", took)
	}
}

func TestATableWhoseClockStandsIsAskedAndItsTurnClockStillRunsOut(t *testing.T) {
	table := open(t, dealt("classic,turn_seconds=10", 2, 4), room.Options{Pace: room.Still()})
	p := &room.Person{}
	table.Seat(0, p)
	table.Seat(1, room.NewBotSeat(newPlain, 1, 3))
	for range 50 {
		table.Ask()
	}
	if table.Now() != 0 || len(table.Record().Commands) != 0 {
		t.Errorf("%d ms have passed, %d commands were granted", table.Now(), len(table.Record().Commands))
	}
	table.Pause()
	want(t, p, engine.VerbDraw, "")
	if table.Ask(); !p.Waiting() {
		t.Error("a paused table has heard a wish")
	}
	table.Resume()
	p.Forget()
	c := engine.Do(0, engine.VerbWait)
	c.Wait = 10000
	if err := table.Do(c); err != nil {
		t.Fatal(err)
	}
	table.Ask()
	if c, ok := commandOf(table, 0, engine.VerbTimeout); !ok || c.At != 10000 {
		t.Errorf("timed out: %v at %d ms, want at 10000", ok, c.At)
	}
}

func TestWithoutAHouseBotTheChairOfAProgramAtFaultStaysEmpty(t *testing.T) {
	told := ""
	table := open(t, dealt("classic", 2, 4), room.Options{Pace: room.Still(), Replaced: func(_ engine.Seat, err error) { told = err.Error() }})
	e := external(t, "sulks", 0, room.ExternalOptions{})
	table.Seat(0, e)
	for range 10 {
		table.Ask()
		e.Wait()
	}
	if table.Controller(0) != nil || told == "" {
		t.Errorf("%T sits there, told %q", table.Controller(0), told)
	}
}

func TestATableNeverWaitsForAProgramThatThinks(t *testing.T) {
	table := open(t, dealt("classic", 2, 4), room.Options{Pace: room.Instant(), NewBot: newPlain})
	e := external(t, "stalls", 0, room.ExternalOptions{Patience: time.Hour})
	table.Seat(0, e)
	table.Seat(1, room.NewBotSeat(newPlain, 1, 3))
	from := time.Now()
	for range 20000 {
		table.Step()
	}
	if took := time.Since(from); took > 5*time.Second {
		t.Errorf("20000 steps took %v", took)
	}
	if len(table.Record().Commands) != 0 || !table.Thinking(0) {
		t.Errorf("%d commands, thinking %v", len(table.Record().Commands), table.Thinking(0))
	}
}

func TestAProgramPlaysNoFasterThanPeopleCanFollow(t *testing.T) {
	table := open(t, dealt("classic", 2, 4), room.Options{Pace: room.Normal()})
	e := external(t, "plain", 0, room.ExternalOptions{})
	table.Seat(0, e)
	for n := 0; len(table.Record().Commands) == 0; n++ {
		if n > 200 {
			t.Fatal("it does not play")
		}
		table.Step()
		e.Wait()
	}
	if at := table.Record().Commands[0].At; at < 600 || at > 1150 {
		t.Errorf("it played after %d ms, want 600 … 1100", at)
	}
}

func TestAProgramMayCatchOnceTheGraceTimeIsOver(t *testing.T) {
	o := room.Options{Pace: room.Still(), Replaced: func(_ engine.Seat, err error) { t.Error(err) }}
	table := open(t, placed(t, "classic", "R5", 0,
		cards(t, "R1", "B1"), cards(t, "R3", "R4", "R6"), cards(t, "Y3", "Y4")), o)
	p, q := &room.Person{}, &room.Person{}
	e := external(t, "catches", 2, room.ExternalOptions{})
	table.Seat(0, p)
	table.Seat(1, q)
	table.Seat(2, e)
	settle := func(step func()) { step(); e.Wait() }
	settle(table.Ask)
	want(t, p, engine.VerbPlay, "R1")
	for range 3 {
		settle(table.Ask)
	}
	for range 2 * room.TicksPerSecond {
		settle(table.Step)
	}
	c, ok := commandOf(table, 2, engine.VerbCatchUno)
	if !ok || c.At < 1000 || c.At > 1200 {
		t.Errorf("caught: %v at %d ms, want soon after 1000", ok, c.At)
	}
}

func TestAProgramThatCannotBeStartedIsAnErrorAtOnce(t *testing.T) {
	if _, err := room.NewExternal([]string{"./there-is-no-such-program"}, 0, room.ExternalOptions{}); err == nil {
		t.Error("a program that is not there was started")
	}
	if _, err := room.NewExternal(nil, 0, room.ExternalOptions{}); err == nil {
		t.Error("no program at all was started")
	}
}
