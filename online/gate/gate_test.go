package gate

import (
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/online/hall"
	"fourtell/online/journal"
	"fourtell/online/onlinetest"
	"fourtell/online/wire"
)

// door is a gate with connections that keep what they are sent.
type door struct {
	t    testing.TB
	gate *Gate
	hall *hall.Hall
	now  int64
	next Conn
	got  map[Conn][]wire.Message
	shut []Conn
}

func newDoor(t testing.TB) *door {
	d := &door{t: t, now: 1_800_000_000_000, got: map[Conn][]wire.Message{}}
	n := uint64(0)
	secret := func() (s [32]byte) {
		n++
		for i := range 4 {
			binary.LittleEndian.PutUint64(s[i*8:], engine.Mix(n, uint64(i)))
		}
		return s
	}
	var err error
	d.gate, d.hall, err = New("Test", d, func(s hall.Sink) (*hall.Hall, error) {
		return hall.Open(hall.Config{Journal: &journal.Memory{}, Sink: s, Bots: onlinetest.Still{}, Secret: secret}, d.now)
	})
	if err != nil {
		t.Fatal(err)
	}
	return d
}

func (d *door) Send(c Conn, frame []byte) {
	if slices.Contains(d.shut, c) {
		d.t.Errorf("a connection that is shut is sent %s", frame)
	}
	m, err := wire.ReadHouse(frame)
	if err != nil {
		d.t.Error(err)
	}
	d.got[c] = append(d.got[c], m)
}

func (d *door) Shut(c Conn) { d.shut = append(d.shut, c) }

func (d *door) open() Conn { return d.openFrom("192.0.2.99") }

func (d *door) openFrom(address string) Conn {
	d.next++
	d.gate.Open(d.now, d.next, address)
	return d.next
}

// enter is a connection of somebody.
func (d *door) enter(name string) Conn {
	c := d.open()
	d.say(c, hello(name))
	return c
}

func hello(name string) string {
	return fmt.Sprintf(`{"t":"hello","id":1,"v":1,"token":"the-token-of-%s-that-nobody-guesses","name":"%s"}`, name, name)
}

// say sends a frame and gives what has come since.
func (d *door) say(c Conn, frame string) []wire.Message {
	d.got[c] = nil
	d.gate.Receive(d.now, c, []byte(frame))
	return d.got[c]
}

// code is that of the only No there is.
func code(t testing.TB, got []wire.Message) wire.Code {
	t.Helper()
	if len(got) == 1 {
		if n, ok := got[0].Body.(*wire.No); ok {
			return n.Code
		}
	}
	t.Fatalf("the answer is %+v", got)
	return ""
}

func TestAConnectionIsWelcomedAndSaysWhoItIs(t *testing.T) {
	d := newDoor(t)
	c := d.open()
	w, ok := d.got[c][0].Body.(*wire.Welcome)
	if !ok || w.V != 1 || w.House != "Test" || w.Now != d.now || w.Limits.Frame != wire.MostFrame {
		t.Errorf("it is welcomed with %+v", d.got[c])
	}
	if got := code(t, d.say(c, `{"t":"create","id":3,"seats":4}`)); got != wire.NotNow {
		t.Errorf("who has not said who they are opens a room: %s", got)
	}
	if got := d.say(c, `{"t":"ping","id":4}`); got[0].Re != 4 || got[0].Body.(*wire.Pong).Now != d.now {
		t.Errorf("a ping is answered %+v", got)
	}
	if got := code(t, d.say(c, strings.Replace(hello("Ann"), `"v":1`, `"v":9`, 1))); got != wire.BadVersion {
		t.Errorf("another version: %s", got)
	}
	you, ok := d.say(c, hello("Ann"))[0].Body.(*wire.You)
	if !ok || you.UID != wire.UIDOf("the-token-of-Ann-that-nobody-guesses") || you.Name != "Ann" {
		t.Errorf("they are %+v", you)
	}
	if got := code(t, d.say(c, hello("Bo"))); got != wire.NotNow {
		t.Errorf("a connection becomes somebody else's: %s", got)
	}
	if you, ok := d.say(c, strings.Replace(hello("Ann"), `"name":"Ann"`, `"name":"Anna"`, 1))[0].Body.(*wire.You); !ok || you.Name != "Anna" {
		t.Error("nobody can take another name")
	}
}

func TestTheSameTokenElsewhereTakesOverAndTheFirstIsToldSo(t *testing.T) {
	d := newDoor(t)
	first := d.enter("Ann")
	d.say(first, `{"t":"create","id":2,"seats":4}`)
	second := d.open()
	d.got[first] = nil
	got := d.say(second, hello("Ann"))
	if l, ok := d.got[first][0].Body.(*wire.Left); !ok || l.Why != wire.LeftReplaced || !slices.Equal(d.shut, []Conn{first}) {
		t.Errorf("the first is told %+v, shut are %v", d.got[first], d.shut)
	}
	if you := got[0].Body.(*wire.You); len(you.Rooms) != 1 {
		t.Errorf("the second has a place in %v", you.Rooms)
	}
	d.gate.Gone(d.now, first) // it is late in going
	if rooms, people, _ := d.hall.Size(); rooms != 1 || people != 1 {
		t.Errorf("there are %d rooms and %d people", rooms, people)
	}
	d.gate.Receive(d.now, first, []byte(`{"t":"leave"}`)) // and says something still
	if got := d.say(second, `{"t":"ping"}`); len(got) != 1 {
		t.Error("the second is not heard")
	}
	d.gate.Gone(d.now, second)
	if _, people, _ := d.hall.Size(); people != 0 {
		t.Errorf("%d people are left", people)
	}
}

func TestWhoSendsTooMuchIsToldSoAndShutInTheEnd(t *testing.T) {
	for _, tt := range []struct {
		name  string
		frame string
		heard int // in ten seconds, sent all at once
	}{
		{"frames", `{"t":"ping"}`, wire.MostPer10s - 1}, // the hello was one
		{"words", `{"t":"phrase","phrase":"hello"}`, wire.MostChatPer10s},
		{"faces", `{"t":"emote","emote":"wow"}`, wire.MostChatPer10s},
		{"codes tried", `{"t":"join","room":"222222"}`, mostJoins},
		{"rooms", `{"t":"create","seats":4}`, mostMakes},
		{"whole tables", `{"t":"sync"}`, mostWholes},
		{"whole lists", `{"t":"rooms"}`, mostWholes},
	} {
		t.Run(tt.name, func(t *testing.T) {
			d := newDoor(t)
			c := d.enter("Ann")
			if tt.name != "frames" && tt.name != "codes tried" && tt.name != "rooms" {
				d.say(c, `{"t":"create","id":2,"seats":4}`)
			}
			heard := 0
			limited := func(n int) {
				heard = 0
				for range n {
					got := d.say(c, tt.frame)
					if len(got) == 0 {
						continue
					}
					if n, refused := got[0].Body.(*wire.No); !refused || n.Code != wire.Rate {
						heard++
					}
				}
			}
			limited(tt.heard + 20)
			if heard != tt.heard {
				t.Errorf("%d are heard at once, want %d", heard, tt.heard)
			}
			d.now += 5000
			limited(tt.heard/2 + 20)
			if heard < tt.heard/2 || heard > tt.heard/2+1 {
				t.Errorf("five seconds later %d more are heard, of %d", heard, tt.heard)
			}
			d.gate.Gone(d.now, c)
			c = d.enter("Ann")
			if tt.name == "frames" {
				return // a new connection is a new one
			}
			limited(3)
			if heard > 1 {
				t.Errorf("by coming again somebody is heard %d times", heard)
			}
		})
	}
}

func TestAConnectionThatSaysNothingIsShut(t *testing.T) {
	d := newDoor(t)
	honest := d.enter("Ann")
	var silent []Conn
	for range 2000 {
		silent = append(silent, d.open())
	}
	d.now += helloWithin / 2
	late := d.open()
	if at, ok := d.gate.Due(); !ok || at > d.now+helloWithin/2 {
		t.Errorf("the gate is due at %d", at)
	}
	d.now += helloWithin/2 + 1
	d.gate.Advance(d.now)
	if !slices.Equal(sorted(d.shut), silent) {
		t.Errorf("%d of 2000 are shut", len(d.shut))
	}
	d.now += helloWithin / 2
	d.gate.Advance(d.now)
	if !slices.Contains(d.shut, late) || slices.Contains(d.shut, honest) {
		t.Error("the late one stays, or who has said who they are does not")
	}
	if _, ok := d.gate.Due(); ok {
		t.Error("the gate is due for nothing")
	}
	if len(d.gate.lines) != 1 {
		t.Errorf("%d connections are kept", len(d.gate.lines))
	}
}

func sorted(all []Conn) []Conn {
	slices.Sort(all)
	return all
}

func TestAFloodOfBrokenFramesHarmsNobody(t *testing.T) {
	d := newDoor(t)
	ann, bo := d.enter("Ann"), d.enter("Bo")
	joined := d.say(ann, `{"t":"create","id":2,"seats":2}`)[0].Body.(*wire.Joined)
	d.say(bo, fmt.Sprintf(`{"t":"join","id":2,"room":"%s"}`, joined.Room.Code))
	d.say(ann, `{"t":"start","id":3}`)
	d.now += 3001 // for shares that nobody gives
	d.gate.Advance(d.now)
	rng := rand.New(rand.NewPCG(1, 1))
	frames := []string{hello("Eve"), hello("Ann2"), `{"t":"do","id":9,"c":{"do":"play","card":"R7","color":"R"}}`, `{"t":"start"}`, `{"t":"kick","uid":"abcdefghijkl2345"}`,
		fmt.Sprintf(`{"t":"join","id":5,"room":"%s","as":"watch"}`, joined.Room.Code), `{"t":"sync","seq":1}`, `{"t":"next"}`, `{"t":"leave"}`, `{"t":"say","text":"x"}`,
		`{"t":"set","rules":"chaos"}`, `{"t":"bot","seat":0,"level":"easy"}`, `{"t":"stand"}`, `{"t":"sit","seat":1}`}
	var eve Conn
	opened := 0
	for n := range 100_000 {
		if eve == 0 || slices.Contains(d.shut, eve) {
			d.shut = nil
			eve = d.open()
			opened++
		}
		text := []byte(frames[rng.IntN(len(frames))])
		if rng.IntN(3) > 0 {
			text[rng.IntN(len(text))] = byte(rng.Uint32())
		}
		if rng.IntN(50) == 0 {
			text = []byte(strings.Repeat("[", rng.IntN(20_000)))
		}
		d.gate.Receive(d.now, eve, text)
		d.got[eve] = nil
		if n%100 == 0 {
			d.now += int64(rng.IntN(400))
			d.gate.Advance(d.now)
		}
		if n%5000 == 0 { // the honest ones play on
			d.now += 1000
			for id, c := range map[int]Conn{1: ann, 2: bo} {
				got := d.say(c, fmt.Sprintf(`{"t":"sync","id":%d}`, 10+n+id))
				j, ok := got[0].Body.(*wire.Joined)
				if !ok || j.Role != wire.RoleSeat || j.Room.State != wire.Playing || j.Room.Host != wire.UIDOf("the-token-of-Ann-that-nobody-guesses") {
					t.Fatalf("after %d frames somebody honest is told %+v", n, got)
				}
			}
		}
	}
	if opened < 100 {
		t.Errorf("who floods is shut out %d times", opened)
	}
	if slices.Contains(d.shut, ann) || slices.Contains(d.shut, bo) {
		t.Error("somebody honest is shut out")
	}
}

func TestHowMuchSomebodyHasSentIsForgottenWhenTheyAreLongGone(t *testing.T) {
	d := newDoor(t)
	for n := range 50 {
		d.gate.Gone(d.now, d.enter(fmt.Sprint("P", n)))
	}
	d.now += forgetAfter + 1
	d.gate.Advance(d.now)
	if len(d.gate.people) != 0 {
		t.Errorf("%d are kept in mind", len(d.gate.people))
	}
}

// FuzzDoor has three people send whatever they like in whatever order: first the line's number of the person, then a frame.
func FuzzDoor(f *testing.F) {
	f.Add([]byte("0{\"t\":\"create\",\"id\":2,\"seats\":2}\n1{\"t\":\"join\",\"room\":\"CODE\"}\n0{\"t\":\"start\"}\n1{\"t\":\"share\",\"round\":1,\"share\":\"00112233445566778899aabbccddeeff\"}\n4\n0{\"t\":\"do\",\"c\":{\"do\":\"draw\"}}\n1{\"t\":\"do\",\"c\":{\"do\":\"draw\"}}"))
	f.Add([]byte("0{\"t\":\"create\",\"seats\":3,\"open\":true}\n0{\"t\":\"bot\",\"seat\":1,\"level\":\"x\"}\n0{\"t\":\"start\"}\n4\n0{\"t\":\"stand\"}\n0{\"t\":\"leave\"}\n3\n4"))
	f.Fuzz(func(t *testing.T, text []byte) {
		d := newDoor(t)
		conns := []Conn{d.enter("Ann"), d.enter("Bo"), d.enter("Cy")}
		room := ""
		for _, line := range strings.Split(string(text), "\n") {
			if line == "" {
				continue
			}
			switch who := line[0] - '0'; who {
			case 0, 1, 2:
				for _, m := range d.say(conns[who], strings.ReplaceAll(line[1:], "CODE", room)) {
					if j, ok := m.Body.(*wire.Joined); ok {
						room = string(j.Room.Code)
					}
				}
			case 3:
				d.gate.Gone(d.now, conns[len(line)%3])
				conns[len(line)%3] = d.enter([]string{"Ann", "Bo", "Cy"}[len(line)%3])
			default:
				d.now += 3100 * int64(len(line))
				d.gate.Advance(d.now)
			}
		}
		d.shut = nil
		if got := d.say(d.enter("Honest"), `{"t":"ping","id":5}`); len(got) != 1 || got[0].Re != 5 {
			t.Fatalf("somebody honest is told %+v", got)
		}
	})
}
