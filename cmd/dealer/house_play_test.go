package main

import (
	"encoding/json"
	"net"
	"os/exec"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"fourtell/engine/games"
	"fourtell/online/client"
	"fourtell/online/socket"
	"fourtell/online/wire"
)

// host is somebody who opens a room and looks on.
type host struct {
	*client.Client
	t *testing.T
}

// opens comes to a house and opens a room there, without sitting in it.
func opens(t *testing.T, url string, c *wire.Create) host {
	t.Helper()
	link, err := client.ParseLink(url, "")
	if err != nil {
		t.Fatal(err)
	}
	return opensBy(t, url, socket.Dial(link.Socket(), nil), c)
}

func opensBy(t *testing.T, url string, dial client.Dial, c *wire.Create) host {
	t.Helper()
	h := host{client.New(dial, client.Who{Token: wire.Token([]byte("Host"), url), Name: "Host", First: uint64(time.Now().UnixMilli())}), t}
	t.Cleanup(h.Close)
	_ = h.Ask(c, func(answer wire.Body) {
		if n, no := answer.(*wire.No); no {
			t.Fatalf("no room is opened: %+v", n)
		}
	})
	h.until("the room is open", func() bool { return h.Place() != nil })
	_ = h.Ask(&wire.Stand{}, nil)
	h.until("the chair is free", func() bool { return h.Place().Seat() < 0 })
	return h
}

func (h host) until(what string, so func() bool) {
	h.t.Helper()
	tables{}.until(h.t, what, nil, func() bool { h.Step(time.Now().UnixMilli()); return so() })
}

// sitting is how many people have a chair.
func (h host) sitting() int {
	seats := h.Place().Room().Seats
	return len(seats) - len(slices.DeleteFunc(slices.Clone(seats), func(s wire.Seat) bool { return s.Kind == wire.Person }))
}

// plays begins the match and waits until its first round is over; then whoever sits is put out.
func (h host) plays() {
	h.t.Helper()
	desk := h.Place().Desk(nil)
	_ = h.Ask(&wire.Start{}, nil)
	h.until("the round is over", func() bool { desk.Step(); return desk.Over() })
	if s := desk.Public(); len(s.Winners) == 0 || s.Game == games.All()[0].Name() && s.Hands[s.Winners[0]].Count != 0 {
		h.t.Errorf("%v won: %+v", s.Winners, s.Hands)
	}
	for _, seat := range h.Place().Room().Seats {
		_ = h.Ask(&wire.Kick{UID: seat.UID}, nil)
	}
	h.until("nobody sits", func() bool { return h.sitting() == 0 })
}

// guestOf is dealer bot --join in the background.
func guestOf(link, name string) <-chan ran {
	over := make(chan ran, 1)
	go func() { over <- dealer("", "bot", "--join", link, "--name", name, "--level", "casual") }()
	return over
}

func TestBotsOfAnotherProgramPlayARoundInARoomAndGoWhenTheyArePutOut(t *testing.T) {
	t.Parallel() // bots take their time
	for game, rules := range map[string]string{"uno": "classic,hand_size=2", "bluff": "arcade,turn_limit=2"} {
		t.Run(game, func(t *testing.T) { botsPlayARound(t, game, rules) })
	}
}

func botsPlayARound(t *testing.T, game, rules string) {
	t.Parallel()
	_, s := houseHere(t, houseOptions{})
	h := opens(t, s.URL, &wire.Create{Seats: 2, Game: game, Rules: rules})
	code := h.Place().Room().Code
	bots := []<-chan ran{guestOf(s.URL+"/#"+string(code), "Bea"), guestOf(s.URL+"/#"+string(code), "Cem")}
	h.until("both sit", func() bool { return h.sitting() == 2 })
	third := dealer("", "bot", "--join", s.URL+"/#"+string(code)+"X")
	third.check(t, exitUsage, "", "bot: --join: that is no link")
	h.plays()
	names := map[string]bool{"Bea": true, "Cem": true}
	for _, bot := range bots {
		select {
		case r := <-bot:
			r.check(t, exitDone, " sits in room "+string(code)+"\n", "bot: out of the room: kicked")
			delete(names, r.out[:3])
		case <-time.After(patience):
			t.Fatal("a bot does not end")
		}
	}
	if len(names) > 0 {
		t.Errorf("%v did not say where they sit", names)
	}
}

func TestABotWhoseRoomIsNotThereSaysSo(t *testing.T) {
	_, s := houseHere(t, houseOptions{})
	dealer("", "bot", "--join", s.URL+"/#K7QF2M").check(t, exitUsage, "", "bot: --join: room K7QF2M: ")
}

func TestTheOpenRoomsOfAHouseAreListedAndNoOthers(t *testing.T) {
	_, s := houseHere(t, houseOptions{})
	dealer("", "rooms", "--url", s.URL).check(t, exitDone, "", "")
	opens(t, s.URL, &wire.Create{Name: "Friday", Seats: 4, Rules: "party", Open: true})
	all := sitDown(t, s.URL, 1, 2, "classic")
	r := dealer("", "rooms", "--url", s.URL)
	if r.check(t, exitDone, "", ""); !regexp.MustCompile(`^[2-9B-Z]{6}\t0/4\twaiting\tparty\tFriday\n$`).MatchString(r.out) {
		t.Errorf("%q", r.out)
	}
	if code := all[0].players[0].Place().Room().Code; strings.Contains(r.out, string(code)) {
		t.Errorf("a room by code is listed: %q", r.out)
	}
}

func TestALoadPlaysAndTellsHowItWent(t *testing.T) {
	_, s := houseHere(t, houseOptions{})
	for _, game := range []string{"uno", "bluff"} {
		r := dealer("", "load", "--url", s.URL, "--game", game, "--rooms", "3", "--seats", "3", "--rate", "8", "--for", "2s")
		r.check(t, exitDone, "", "")
		var told loadTold
		if err := json.Unmarshal([]byte(r.out), &told); err != nil || strings.Count(r.out, "\n") != 1 {
			t.Fatalf("%s: %q: %v", game, r.out, err)
		}
		if told.Rooms != 3 || told.Seats != 3 || told.Seconds < 2 || told.Actions == 0 || told.ActionsPerS <= 0 || told.ReplyP99Ms < told.ReplyP50Ms ||
			told.ReplyP50Ms <= 0 || told.BytesPerBeat <= 0 || told.Lost != 0 || told.Broken != 0 || told.Refused != 0 {
			t.Errorf("%s: %+v", game, told)
		}
	}
}

// The client in docs/bots is complete: two of them play at a house, and end when they are put out.
func TestTheClientOfFiftyLinesPlaysAtAHouse(t *testing.T) {
	t.Parallel()
	const file = "../../docs/bots/room.mjs"
	if n := strings.Count(slurp(t, file), "\n"); n > 60 {
		t.Errorf("it has %d lines", n)
	}
	version, err := exec.Command("node", "--version").Output()
	if err != nil {
		t.Fatal(err)
	}
	var flags []string
	major, _, _ := strings.Cut(strings.TrimPrefix(string(version), "v"), ".")
	if n, err := strconv.Atoi(major); err != nil || n < 22 {
		flags = append(flags, "--experimental-websocket")
	}
	_, s := houseHere(t, houseOptions{})
	h := opens(t, s.URL, &wire.Create{Seats: 2, Rules: "classic,hand_size=2"})
	link := s.URL + "/#" + string(h.Place().Room().Code)
	ended := make(chan ran, 2)
	for _, name := range []string{"Ann", "Bo"} {
		var out, errs strings.Builder
		c := exec.CommandContext(t.Context(), "node", append(flags, file, link, name)...)
		c.Stdout, c.Stderr = &out, &errs
		if err := c.Start(); err != nil {
			t.Fatal(err)
		}
		go func() {
			_ = c.Wait()
			ended <- ran{c.ProcessState.ExitCode(), out.String(), errs.String()}
		}()
	}
	h.until("both sit", func() bool { return h.sitting() == 2 })
	h.plays()
	for range 2 {
		select {
		case r := <-ended:
			if r.code != 0 || !strings.Contains(r.out, ": seat ") || !strings.HasSuffix(r.out, ": left: kicked\n") {
				t.Errorf("exit %d: %q, %q", r.code, r.out, r.err)
			}
		case <-time.After(patience):
			t.Fatal("it does not end")
		}
	}
}

// At SIGTERM everybody is told, somebody who does not listen too, and the program ends; begun again it has everybody at their tables.
func TestAHouseThatIsAskedToEndTellsEverybodyAndEnds(t *testing.T) {
	store := t.TempDir()
	p, url := beginHouse(t, "127.0.0.1:0", "--store", store)
	addr := strings.TrimPrefix(url, "http://")
	all := sitDown(t, url, 2, 3, "classic")
	deaf, err := net.Dial("tcp", addr) // opens a line and neither reads nor goes
	if err != nil {
		t.Fatal(err)
	}
	defer deaf.Close()
	if _, err := deaf.Write([]byte("GET /v1/ws HTTP/1.1\r\nHost: " + addr + "\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n" +
		"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: " + wire.Subprotocol + "\r\n\r\n")); err != nil {
		t.Fatal(err)
	}
	told := 0
	for _, r := range all {
		for _, one := range r.players {
			one.Hear(func(b wire.Body) {
				if n, no := b.(*wire.No); no && n.Code == wire.Busy {
					told++
				}
			})
		}
	}
	enough := all.answers() + 20
	all.until(t, "they play", acts, func() bool { return all.answers() >= enough })
	begun := time.Now()
	terminate(t, p)
	all.until(t, "everybody is told", acts, func() bool { return told >= 6 })
	if code := p.ends(t); code != exitDone {
		t.Errorf("exit %d: %s", code, p.messages())
	}
	t.Logf("it took %s to end", time.Since(begun).Round(time.Millisecond))
	if told != 6 {
		t.Errorf("6 people were told %d times", told)
	}
	beginHouse(t, addr, "--store", store)
	enough = all.answers() + 20
	all.until(t, "they play on", acts, func() bool { return all.answers() >= enough })
	all.until(t, "everybody has their seat again", acts, func() bool { // on a busy machine some come back later than others play
		return all.all(func(p *loadPlayer) bool { return p.State() == client.Here && p.Place().Seat() >= 0 })
	})
}
