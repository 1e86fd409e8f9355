//go:build display

package online

import (
	"strings"
	"testing"

	"fourtell/online/client"
	"fourtell/online/onlinetest"
	"fourtell/online/self"
	"fourtell/online/wire"
	"fourtell/room"
	"fourtell/scene/kit"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
)

func TestMain(m *testing.M) { scenetest.Main(m) }

// before is a stage with a line to a house, and that house.
func before(t *testing.T, store room.Store) (*stage.Stage, *Line, *onlinetest.World) {
	t.Helper()
	w := onlinetest.NewWorld(t)
	l := New(Options{Dial: func(string, func()) client.Dial { return w.Dial }})
	o := scenetest.KeptIn(store)
	o.Routes = stage.Routes{Title: func() stage.Scene { return &scenetest.Stand{} }, More: []any{l}, Beside: []stage.Beside{l}}
	return scenetest.NewStage(t, 960, 540, o), l, w
}

func TestNothingGoesOnUntilAHouseIsNamed(t *testing.T) {
	store := room.NewMemory()
	s, l, w := before(t, store)
	scenetest.Step(t, s, 30)
	if l.Client() != nil || l.GoesOn() || len(w.People) != 0 {
		t.Error("there is a line that nobody asked for")
	}
	if _, err := store.Read(self.KeptAs); err == nil {
		t.Error("a secret has been made that nobody asked for")
	}
}

func TestOneIsTheSamePersonWhenTheProgramBeginsAnew(t *testing.T) {
	store := room.NewMemory()
	var uids []wire.UID
	for range 2 {
		s, l, w := before(t, store)
		l.Call(s, "Ann")
		l.Open(s, "https://house.example")
		scenetest.Until(t, s, "the house knows one", func() bool {
			w.Step(17)
			return l.Client().State() == client.Here
		})
		uids = append(uids, l.Client().UID())
		if l.Who(s).Name != "Ann" || l.Who(s).House != "https://house.example" {
			t.Errorf("kept is %+v", l.Who(s))
		}
	}
	if uids[0] == "" || uids[0] != uids[1] {
		t.Errorf("one is %q, then %q", uids[0], uids[1])
	}
}

func TestASecretThatCannotBeReadIsSetAsideAndNotWrittenOver(t *testing.T) {
	for name, text := range map[string]string{"no JSON": "secret?", "too short": `{"secret":"AAAA"}`, "no base64": `{"secret":"*"}`} {
		t.Run(name, func(t *testing.T) {
			store := room.NewMemory()
			if err := store.Write(self.KeptAs, []byte(text)); err != nil {
				t.Fatal(err)
			}
			s, l, _ := before(t, store)
			if got := l.Who(s); len(got.Secret) != self.SecretLong {
				t.Errorf("one is %+v", got)
			}
			if bad, err := store.Read(self.KeptAs + ".bad"); err != nil || string(bad) != text {
				t.Errorf("set aside is %q, %v", bad, err)
			}
		})
	}
}

func TestWhoHearsTheHouseHearsItUntilTheyStop(t *testing.T) {
	s, l, w := before(t, room.NewMemory())
	l.Call(s, "Ann")
	l.Open(s, "https://house.example")
	n := 0
	stop := l.Hear(func(wire.Body) { n++ })
	scenetest.Until(t, s, "the house knows one", func() bool {
		w.Step(17)
		return l.Client().State() == client.Here
	})
	if n == 0 {
		t.Error("nothing is heard")
	}
	stop()
	was := n
	if err := l.Client().Ask(&wire.Create{Seats: 3}, nil); err != nil {
		t.Fatal(err)
	}
	scenetest.Until(t, s, "one has a room", func() bool {
		w.Step(17)
		return l.Place() != nil
	})
	if n != was {
		t.Error("it is heard by somebody who has stopped")
	}
}

func TestWithTheNetworkBackTheLineIsTriedAtOnce(t *testing.T) {
	w := onlinetest.NewWorld(t)
	var now *onlinetest.Line
	var back func()
	l := New(Options{OnBack: func(f func()) { back = f }, Dial: func(string, func()) client.Dial {
		return func() client.Line {
			line := w.Dial()
			now = line.(*onlinetest.Line)
			return line
		}
	}})
	o := scenetest.KeptIn(room.NewMemory())
	o.Routes = stage.Routes{Title: func() stage.Scene { return &scenetest.Stand{} }, More: []any{l}, Beside: []stage.Beside{l}}
	s := scenetest.NewStage(t, 960, 540, o)
	if scenetest.Step(t, s, 2); back != nil {
		t.Fatal("without a house the network is looked after")
	}
	l.Call(s, "Ann")
	l.Open(s, "https://house.example")
	known := func() bool {
		w.Step(17)
		return l.Client().State() == client.Here
	}
	scenetest.Until(t, s, "the house knows one", known)
	w.Away = true
	now.Cut()
	for range 90 * stage.TicksPerSecond {
		w.Step(17)
		scenetest.Step(t, s, 1)
	}
	w.Away = false
	scenetest.Step(t, s, 2)
	wait := l.Client().AgainIn()
	if l.Client().State() != client.Lost || wait < 200 {
		t.Fatalf("after a minute and a half the line stands at %d and is tried again in %d ms", l.Client().State(), wait)
	}
	back()
	if !l.GoesOn() {
		t.Error("with the network back it is not looked after")
	}
	for ticks := 0; !known(); ticks++ {
		if scenetest.Step(t, s, 1); ticks > 5 {
			t.Fatal("the line is not taken up at once")
		}
	}
}

func TestALineOfTextTakesOnesNameToAnotherDevice(t *testing.T) {
	here, l, _ := before(t, room.NewMemory())
	l.Call(here, "Ann Lee")
	line := textOf(l.Who(here))

	store := room.NewMemory()
	there, other, _ := before(t, store)
	if string(other.Who(there).Secret) == string(l.Who(here).Secret) {
		t.Fatal("two devices have the same secret")
	}
	m := other.NewCarry(there).(*kit.Entry)
	there.Open(m)
	for _, wrong := range []string{"", "Ann", line[1:], line[:20], "x" + line, strings.Repeat("A", 43) + " \x1b[2J"} {
		if m.Check(wrong) == "" {
			t.Errorf("%q is taken", wrong)
		}
	}
	if why := m.Check(line); why != "" {
		t.Fatal(why)
	}
	m.Take(there, line)
	kept, ok := self.Read(store)
	if !ok || kept.Name != "Ann Lee" || string(kept.Secret) != string(l.Who(here).Secret) {
		t.Errorf("kept is %+v, %v", kept, ok)
	}
}
