package main

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"fourtell/engine"
	"fourtell/room"
)

// screen is a terminal game whose time passes when it is told to.
type screen struct {
	*playing
	t    *testing.T
	text heard
}

// heard is what the dealer says, and programs that run beside it.
type heard struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (h *heard) Write(b []byte) (int, error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.text.Write(b)
}

func (h *heard) String() string {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.text.String()
}

// Reset forgets what was said.
func (h *heard) Reset() {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.text.Reset()
}

func onScreen(t *testing.T, file, seats string) *screen {
	t.Helper()
	x := &screen{t: t}
	s := stream{strings.NewReader(""), &x.text, &x.text}
	o := playFlags{resume: file, seats: seats, given: map[string]bool{"seats": seats != ""}}
	chairs, record, err := o.setUp(s, nil)
	if err != nil {
		t.Fatal(err)
	}
	if x.playing, err = newPlaying(s, cast{}, chairs, record, nil); err != nil {
		t.Fatal(err)
	}
	x.live, x.face = true, look{clears: true}
	x.goLive()
	return x
}

// pass lets so much time pass and gives what the screen shows meanwhile.
func (x *screen) pass(ms int) string {
	x.text.Reset()
	for range ms * room.TicksPerSecond / 1000 {
		x.passTime()
	}
	return x.text.String()
}

// say types a line and gives what comes of it within a few ticks.
func (x *screen) say(text string) string {
	if x.curtain != engine.NoSeat {
		x.pass(700) // while it is passed on
	}
	x.text.Reset()
	x.typed(text)
	for range 3 {
		x.passTime()
	}
	return x.text.String()
}

func wants(t *testing.T, shown string, want ...string) {
	t.Helper()
	for _, w := range want {
		if !strings.Contains(shown, w) {
			t.Errorf("%q is not shown, but\n%s", w, shown)
		}
	}
}

func lacks(t *testing.T, shown string, not ...string) {
	t.Helper()
	for _, w := range not {
		if strings.Contains(shown, w) {
			t.Errorf("%q is shown:\n%s", w, shown)
		}
	}
}

const wiped = "\x1b[2J\x1b[3J\x1b[H"

func TestATerminalIsClearedBetweenPeople(t *testing.T) {
	x := onScreen(t, placed(t, "classic", `"Ann","Bo","bot"`, `"hands":[["R5","G5","B4"],["R7","Y8","R1"],["B1","B2"]],"discard":["R9"]`), "")
	shown := x.pass(100)
	wants(t, shown, wiped, "Pass to Ann, press Enter.\n> ")
	lacks(t, shown, "hold", "Hand")
	from := x.table.Now()
	lacks(t, x.pass(2000), "Ann")
	if x.table.Now() != from {
		t.Error("the clock runs behind the curtain")
	}
	for _, peek := range []string{"hand", "table", "hint", "play R5", "x"} {
		lacks(t, x.say(peek), "hold", "Hand", "red")
	}
	wants(t, x.say("help"), "the cards that are due")
	wants(t, x.say(""), wiped, "You hold: red 5")
	shown = x.say("play R5")
	wants(t, shown, wiped, "Ann plays a red 5.", "Pass to Bo, press Enter.")
	lacks(t, shown[strings.Index(shown, wiped):], "You", "Hand")
	shown = x.say("")
	wants(t, shown, wiped, "Ann plays a red 5.", "You hold: red 1")
	lacks(t, shown[strings.Index(shown, wiped):], "green 5")
	wants(t, x.say("wait 5"), "Here the clock runs by itself.")
	wants(t, x.say("play Y8"), "Needs red, a 5 or a wild.")
}

func TestInATerminalWhatAPersonHasNotReadComesWithTheirNextTurn(t *testing.T) {
	x := onScreen(t, placed(t, "minimal", `"Ann","Bo"`, `"hands":[["R5","G5","B4"],["R7","Y8","R1"]],"discard":["R9"]`), "")
	x.pass(50)
	x.say("")
	lacks(t, x.say("draw"), "You draw a")
	x.say("")
	x.say("play R7")
	wants(t, x.say(""), "You draw a", "Bo plays a red 7.")
}

func TestWhoForgotToCallMayStillDoSoAtTheCurtain(t *testing.T) {
	file := placed(t, "classic", `"Ann","Bo"`, `"hands":[["R5","G5"],["R7","Y8","R1"]],"discard":["R9"]`)
	x := onScreen(t, file, "")
	x.pass(50)
	x.say("")
	wants(t, x.say("play R5"), "Ann holds one card and has not called.", "Pass to Bo")
	wants(t, x.say("call"), "Ann calls “Uno!”")
	wants(t, x.say("call"), "Pass to Bo, press Enter.")
	wants(t, x.say(""), "Ann calls “Uno!”", "You hold: red 1")
}

func TestInATerminalBotsTakeTheirTime(t *testing.T) {
	x := onScreen(t, placed(t, "classic", `"Ann","bot"`, `"hands":[["R5","G5","B4"],["R7","Y8","R1"]],"discard":["R9"]`), "")
	wants(t, x.pass(50), "You hold: red 5")
	wants(t, x.say("play R5"), "You play a red 5.")
	lacks(t, x.pass(400), "bot plays")
	wants(t, x.pass(1000), "\r\x1b[Kbot plays", "Your turn.")
	x.text.Reset()
	x.typed("d")
	x.typed("d")
	wants(t, x.text.String(), "One thing at a time")
}

func TestInATerminalTheNextRoundComesWithEnter(t *testing.T) {
	x := onScreen(t, placed(t, "classic,score=winner_takes", `"Ann","bot"`, `"hands":[["R5"],["R7","Y8","R1"]],"discard":["R9"]`), "")
	x.pass(50)
	shown := x.say("play R5")
	wants(t, shown, "You win the round", "Ann: 16 points, 16 in all.", "Press Enter for the next round.")
	lacks(t, x.pass(3000), "deals", "Press")
	wants(t, x.say("table"), "0 Ann")
	wants(t, x.say(""), "bot deals")
	x.say("quit")
	if !x.over {
		t.Error("quit does not end it")
	}
}

func TestEnterPressedTwiceDoesNotShowTheNextHand(t *testing.T) {
	x := onScreen(t, placed(t, "classic", `"Ann","Bo"`, `"hands":[["R5","G5","B4"],["R7","Y8","R1"]],"discard":["R9"]`), "")
	x.pass(50)
	x.say("")
	x.say("play R5")
	x.text.Reset()
	x.typed("")
	x.pass(300)
	x.typed("")
	lacks(t, x.text.String(), "R7", "red 7")
	wants(t, x.text.String(), "Pass to Bo, press Enter.\n> ")
	x.pass(400)
	x.typed("")
	wants(t, x.text.String(), "You hold: red 1, red 7, yellow 8")
}

func TestNoHandStaysOnTheScreenOfSeveralPeopleWhenTheGameIsPutAside(t *testing.T) {
	for seats, cleared := range map[string]bool{`"Ann","Bo"`: true, `"Ann","bot"`: false} {
		x := onScreen(t, placed(t, "classic", seats, `"hands":[["R5","G5","B4"],["R7","Y8","R1"]],"discard":["R9"]`), "")
		x.pass(50)
		x.say("")
		x.text.Reset()
		x.typist().line("quit")
		x.leave()
		if got := strings.Contains(x.text.String(), wiped); got != cleared {
			t.Errorf("%s: cleared %v: %q", seats, got, x.text.String())
		}
	}
}

func TestEverybodyAtATerminalReadsThatAProgramWasReplaced(t *testing.T) {
	// It says what is no command once Ann looks at the table: before, she would read of it as she is shown the table, and nothing
	// would come between her and what she types.
	looks := filepath.Join(t.TempDir(), "looks")
	seats := "Ann,Bo," + program(t, "#!/bin/sh\nwhile read -r x; do while [ ! -e "+looks+" ]; do sleep 0.01; done; echo hello; done\n")
	x := onScreen(t, placed(t, "classic", `"Ann","Bo","bot.sh (exec)"`, `"hands":[["R5","G5","B4"],["R7","Y8","R1"],["B1","B2"]],"discard":["R9"]`), seats)
	defer x.sendAway()
	said := "bot.sh (exec) is replaced by the house's bot: its answer \"hello\" is no command"
	wants(t, x.pass(50), "Pass to Ann")
	shown := x.say("")
	if err := os.WriteFile(looks, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for n := 0; n < 500 && !strings.Contains(shown, said); n++ {
		time.Sleep(10 * time.Millisecond)
		shown = x.pass(50)
	}
	wants(t, shown, "\r\x1b[K"+said, "\n> ")
	wants(t, x.say("play R5"), "Pass to Bo")
	wants(t, x.say(""), said, "You hold: red 1, red 7")
}

func TestATerminalThatCannotBeClearedIsScrolled(t *testing.T) {
	x := onScreen(t, placed(t, "classic", `"Ann","Bo"`, `"hands":[["R5","G5"],["R7","Y8","R1"]],"discard":["R9"]`), "")
	x.face.clears = false
	x.pass(50)
	wants(t, x.say(""), strings.Repeat("\n", 60))
	wants(t, x.say("play R5"), strings.Repeat("\n", 60)+"Ann plays")
}

// typing is what somebody types, over time.
func typing(lines ...string) io.Reader {
	in, out := io.Pipe()
	go func() {
		for _, line := range lines {
			time.Sleep(30 * time.Millisecond)
			if _, err := io.WriteString(out, line+"\n"); err != nil {
				return
			}
		}
		_ = out.Close()
	}()
	return in
}

func TestATerminalGameEndsWithTheInputOrAWordAndIsPutAside(t *testing.T) {
	for _, lines := range [][]string{{"", "hand"}, {"", "hand", "quit", "never heard"}} {
		file := filepath.Join(t.TempDir(), "game")
		var out, errs bytes.Buffer
		s := stream{typing(lines...), &out, &errs}
		o := playFlags{game: "uno", rules: "classic", seats: "Ann,bot", seed: 3, given: map[string]bool{"seed": true}}
		chairs, record, err := o.setUp(s, nil)
		if err != nil {
			t.Fatal(err)
		}
		p, err := newPlaying(s, cast{}, chairs, record, nil)
		if err != nil {
			t.Fatal(err)
		}
		p.live, p.save = true, file
		if code := p.runLive(); code != exitDone || errs.Len() > 0 {
			t.Errorf("exit %d: %s", code, errs.String())
		}
		wants(t, out.String(), "> ", "Your turn.", "Saved in "+file)
		hash(t, file)
	}
}

func TestOnlyATerminalIsOne(t *testing.T) {
	nothing, err := os.Open(os.DevNull)
	if err != nil {
		t.Fatal(err)
	}
	defer nothing.Close()
	plain, err := os.Open(write(t, "plain", ""))
	if err != nil {
		t.Fatal(err)
	}
	defer plain.Close()
	for _, s := range []any{nothing, plain, strings.NewReader(""), &bytes.Buffer{}, nil} {
		if terminal(s) {
			t.Errorf("%v is a terminal", s)
		}
	}
}

func TestCardsHaveTheirLettersWithAndWithoutColours(t *testing.T) {
	for face, color := range map[string]string{"R5": "31", "YS": "33", "GR": "32", "B+2": "34", "W": "", "W+4": "", "W:B": "34"} {
		c, _ := engine.ParseCard(face)
		if got := (unoSpeech{}).lettered(look{}, c, c.Stamp); got != face {
			t.Errorf("%s is written %q", face, got)
		}
		got := unoSpeech{}.lettered(look{colors: true}, c, c.Stamp)
		if !strings.Contains(got, "m"+face+plainText) || (color != "" && !strings.Contains(got, color+"m")) {
			t.Errorf("%s is written %q", face, got)
		}
	}
}

func TestSeveralLinesPastedAtOnceAreSaidOneAfterTheOther(t *testing.T) {
	x := onScreen(t, placed(t, "classic", `"Ann","Bo"`, `"hands":[["R5","G5"],["G5","Y8","R1"]],"discard":["B9"]`), "Ann,bot")
	in := make(chan string)
	go func() {
		defer close(in)
		for _, line := range []string{"draw", "call", "hand"} {
			in <- line
		}
	}()
	x.text.Reset()
	for open := true; open; {
		next := in
		if x.unheard() {
			next = nil
		}
		select {
		case line, more := <-next:
			if open = more; more {
				x.typed(line)
			}
		default:
			x.passTime()
		}
	}
	for range 3 {
		x.passTime()
	}
	if said := x.text.String(); strings.Contains(said, "One thing at a time") || !strings.Contains(said, "R5 Y5 G5: red 5, yellow 5, green 5.") {
		t.Errorf("it says\n%s", said)
	}
}
