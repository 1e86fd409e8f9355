package main

import (
	"bufio"
	"bytes"
	"context"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/http/httptest"
	"regexp"
	"strings"
	"sync"
	"testing"
	"time"

	"fourtell/engine"
	"fourtell/online/client"
	"fourtell/online/socket"
	"fourtell/online/wire"
	"fourtell/room"
)

// cuttable is a listener whose connections can be cut, by the number in which they came.
type cuttable struct {
	net.Listener
	mu    sync.Mutex
	conns []net.Conn
	shut  bool // nobody comes in
}

func (l *cuttable) Accept() (net.Conn, error) {
	c, err := l.Listener.Accept()
	if err == nil {
		l.mu.Lock()
		defer l.mu.Unlock()
		if l.shut {
			_ = c.Close()
		} else {
			l.conns = append(l.conns, c)
		}
	}
	return c, err
}

// cut cuts that connection; none comes in as long as it is shut.
func (l *cuttable) cut(n int, shut bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	_ = l.conns[n].Close()
	l.shut = shut
}

// open lets people in again.
func (l *cuttable) open() {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.shut = false
}

// hosting is somebody who opens a room in a house of this process, and plays there whatever is legal first.
type hosting struct {
	*client.Client
	t      *testing.T
	line   *cuttable
	link   string
	person room.Person
	desk   *client.Desk
	idle   bool // the host does nothing
	heard  []wire.Body
}

func newHost(t *testing.T, rules string) *hosting {
	t.Helper()
	house, err := openHouse(houseOptions{name: "Home"}, slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	h := &hosting{t: t}
	server := httptest.NewUnstartedServer(house.doors(http.NotFoundHandler()))
	h.line = &cuttable{Listener: server.Listener}
	server.Listener = h.line
	server.Start()
	link, err := client.ParseLink(server.URL, "")
	if err != nil {
		t.Fatal(err)
	}
	h.Client = client.New(socket.Dial(link.Socket(), nil), client.Who{Token: wire.Token([]byte("Ann"), link.House), Name: "Ann", First: 1, Chance: chance})
	h.Hear(func(b wire.Body) { h.heard = append(h.heard, b) })
	t.Cleanup(func() {
		h.Close()
		house.close(context.Background())
		server.Close()
	})
	_ = h.Ask(&wire.Create{Name: "Friday", Rules: rules, Seats: 2}, nil)
	h.until("the room is open", func() bool { return h.Place() != nil })
	link.Room = h.Place().Room().Code
	h.link = link.String()
	return h
}

// until lets time pass, the host playing on, until something is so.
func (h *hosting) until(what string, so func() bool) {
	h.t.Helper()
	for begun := time.Now(); !so(); time.Sleep(2 * time.Millisecond) {
		if time.Since(begun) > 20*time.Second {
			h.t.Fatal("waited in vain until ", what)
		}
		h.Step(time.Now().UnixMilli())
		if h.desk == nil {
			continue
		}
		h.desk.Step()
		s := h.person.Last()
		if _, waits := h.desk.Underway(); waits || h.idle || h.person.Waiting() || !s.Owes() {
			continue
		}
		for _, c := range s.Legal {
			if c.Verb != engine.VerbCallUno && c.Verb != engine.VerbCatchUno {
				h.person.Want(c)
				break
			}
		}
	}
}

// people are the room's with a chair.
func (h *hosting) people() (all []wire.Seat) {
	for _, s := range h.Place().Room().Seats {
		if s.Kind == wire.Person {
			all = append(all, s)
		}
	}
	return all
}

// start begins the match, and the host plays.
func (h *hosting) start() {
	_ = h.Ask(&wire.Start{}, nil)
	h.until("the cards are dealt", func() bool {
		if h.desk == nil && h.Place().Room().State == wire.Playing {
			h.desk = h.Place().Desk(nil)
			h.desk.Sit(h.Place().Seat(), &h.person)
		}
		return h.person.Last().Seq > 0
	})
}

// joined is a terminal's run of play --join over a pipe, with whatever has been printed.
type joined struct {
	t      *testing.T
	typing io.WriteCloser
	mu     sync.Mutex
	out    bytes.Buffer
	errs   bytes.Buffer
	log    locked // before errs
	code   chan int
}

// joins begins one; answer, which may be nil, is asked for what is typed after each line.
func joins(t *testing.T, answer func(line string) string, args ...string) *joined {
	t.Helper()
	in, typing := io.Pipe()
	reading, out := io.Pipe()
	j := &joined{t: t, typing: typing, code: make(chan int, 1)}
	j.log.w = &j.errs
	go func() {
		code := run(append([]string{"play"}, args...), in, out, &j.log)
		_ = out.Close()
		_ = in.Close()
		j.code <- code
	}()
	asks := make(chan string, 5000)
	go func() {
		for text := range asks {
			if _, err := io.WriteString(typing, text+"\n"); err != nil {
				return
			}
		}
	}()
	go func() {
		defer close(asks)
		for lines := bufio.NewScanner(reading); lines.Scan(); {
			j.mu.Lock()
			j.out.WriteString(lines.Text() + "\n")
			j.mu.Unlock()
			if answer != nil {
				if text := answer(lines.Text()); text != "" {
					asks <- text
				}
			}
		}
	}()
	return j
}

func (j *joined) text() string {
	j.mu.Lock()
	defer j.mu.Unlock()
	return j.out.String()
}

// told is what has been said besides.
func (j *joined) told() string {
	j.log.mu.Lock()
	defer j.log.mu.Unlock()
	return j.errs.String()
}

func (j *joined) say(text string) {
	if _, err := io.WriteString(j.typing, text+"\n"); err != nil {
		j.t.Error(err)
	}
}

func (j *joined) shows(text string) func() bool {
	return func() bool { return strings.Contains(j.text(), text) }
}

// plays is what a person who plays what fits types after a line.
func plays(line string) string {
	fits := regexp.MustCompile(`Fits: (\S+?)[ .]`).FindStringSubmatch(line)
	switch {
	case !strings.HasPrefix(line, "Top: "):
		return ""
	case fits == nil:
		return "draw"
	case strings.HasPrefix(fits[1], "W"):
		return "play " + fits[1] + " R"
	}
	return "play " + fits[1]
}

func TestATerminalPlaysARoundInARoomElsewhereAndItsDealIsChecked(t *testing.T) {
	h := newHost(t, "classic,score=single")
	j := joins(t, plays, "--join", h.link, "--name", "Bo")
	h.until("Bo sits", j.shows("You sit at the table."))
	wants(t, j.text(), "Room "+string(h.Place().Room().Code)+", Friday. Waiting for players. Rules: classic", "0 Ann: here, host", "1 Bo: here, you")
	j.say("play R5")
	h.until("there are no cards yet", j.shows("The cards are not dealt yet."))
	j.say("say good_luck")
	h.until("Ann hears it", func() bool {
		for _, b := range h.heard {
			if said, ok := b.(*wire.Said); ok && said.Phrase == "good_luck" && said.Name == "Bo" {
				return true
			}
		}
		return false
	})
	h.until("Bo reads it too", j.shows("Bo: Good luck!"))
	_ = h.Ask(&wire.Emote{Emote: "wow"}, nil)
	h.until("Bo sees Ann's face", j.shows("Ann is amazed."))
	j.say("start")
	h.until("only Ann may begin", j.shows("Only the host may do that."))

	h.start()
	h.until("the table is in play", func() bool { return h.person.Last().Seq > 4 })
	h.idle = true
	h.until("it is Ann's turn", func() bool {
		_, waits := h.desk.Underway()
		s := h.person.Last()
		return s.Owes() && !waits && !h.person.Waiting()
	})
	h.line.cut(1, true)
	h.until("Bo is told of the break", j.shows("You have lost the line; trying again…"))
	lacks(t, j.text(), "You are back")
	h.idle = false
	seq := h.person.Last().Seq
	h.until("Ann has moved", func() bool { return h.person.Last().Seq > seq })
	h.line.open()
	h.until("Bo is told what was missed", func() bool {
		return regexp.MustCompile(`(?m)^You are back: [1-9]\d* beats? missed\.$`).MatchString(j.text())
	})
	lacks(t, j.text(), "Bo has lost the line", "Bo is back") // of oneself one is told otherwise

	h.line.cut(0, false)
	h.until("Bo is told that Ann's line is lost", j.shows("Ann has lost the line."))
	h.until("and that she is back", j.shows("Ann is back."))
	h.until("the round is over", func() bool { return h.desk.Over() })
	h.until("the deal is checked", j.shows("Deal checked."))
	j.say("quit")
	h.until("Bo has left", j.shows("You have left the room."))
	if code := <-j.code; code != exitDone || j.told() != "" {
		t.Errorf("%d, %s", code, j.told())
	}
	h.until("Ann sees it", func() bool { return len(h.people()) == 1 })
}

func TestWhatIsWrongWithJoiningIsOneSentence(t *testing.T) {
	h := newHost(t, "classic")
	house := strings.TrimSuffix(h.link, "#"+string(h.Place().Room().Code))
	for _, c := range []struct {
		name string
		args []string
		want string
	}{
		{"no link", []string{"--join", "nowhere at all"}, "play: --join: that is no link to a room"},
		{"no room", []string{"--join", house}, "names no room"},
		{"an unknown room", []string{"--join", house + "#222222"}, "room 222222: There is no such room."},
		{"a table of one's own", []string{"--join", h.link, "--seats", "Ann,bot"}, "play: --seats: the table at that link has its own"},
		{"a name without a room", []string{"--name", "Bo"}, "play: --name goes with --join"},
		{"a name that nobody sees", []string{"--join", h.link, "--name", "\u200b"}, "name: 1 to 20 letters that can be seen"},
		{"nothing", []string{"--join", ""}, "play: --join: that is no link to a room"},
	} {
		r := make(chan ran, 1)
		go func() { r <- dealer("", append([]string{"play"}, c.args...)...) }()
		var got *ran
		h.until(c.name+" is told", func() bool {
			select {
			case one := <-r:
				got = &one
			default:
			}
			return got != nil
		})
		t.Run(c.name, func(t *testing.T) { got.check(t, exitUsage, "", c.want) })
	}
}

func TestTheEndOfTheInputLeavesTheRoomAndALanguageIsSpoken(t *testing.T) {
	h := newHost(t, "classic")
	j := joins(t, nil, "--join", h.link, "--name", "Bo", "--language", "de")
	h.until("Bo sits", j.shows("Du sitzt am Tisch."))
	_ = h.Ask(&wire.Phrase{Phrase: "hello"}, nil)
	h.until("a phrase is read in German", j.shows("Ann: Hallo!"))
	_ = j.typing.Close()
	h.until("Bo has left", j.shows("Du hast den Raum verlassen."))
	h.until("Ann sees it", func() bool { return len(h.people()) == 1 })
	if code := <-j.code; code != exitDone {
		t.Errorf("exit %d", code)
	}
}

func TestWhoIsPutOutAtOnceIsToldSo(t *testing.T) {
	h := newHost(t, "classic")
	j := joins(t, nil, "--join", h.link, "--name", "Bo")
	h.until("Bo sits", func() bool { return len(h.people()) == 2 })
	_ = h.Ask(&wire.Kick{UID: h.people()[1].UID}, nil)
	h.until("the program has ended", func() bool { return len(j.code) == 1 })
	if said := j.text() + j.told(); !strings.Contains(said, "out of the room") {
		t.Errorf("said is %q", said)
	}
}

func TestWhoIsPutOutIsToldAndTheProgramEnds(t *testing.T) {
	h := newHost(t, "classic")
	j := joins(t, nil, "--join", h.link, "--name", "Bo")
	h.until("Bo sits", j.shows("You sit at the table."))
	_ = h.Ask(&wire.Kick{UID: h.people()[1].UID}, nil)
	h.until("Bo is told", j.shows("The host has put you out of the room."))
	if code := <-j.code; code != exitDone {
		t.Errorf("exit %d", code)
	}
}
