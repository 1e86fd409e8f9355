//go:build display

package scene

import (
	"io"
	"slices"
	"testing"
	"time"

	"fourtell/online/hosting"
	"fourtell/online/wire"
	"fourtell/room"
	"fourtell/scene/company"
	"fourtell/scene/input"
	"fourtell/scene/lobby"
	"fourtell/scene/local"
	"fourtell/scene/online"
	"fourtell/scene/paint"
	"fourtell/scene/platform"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	"fourtell/scene/title"
	"fourtell/words"
)

// window is a whole window whose houses stand on the machine's own loop, and what is to be seen in it.
type window struct {
	*scenetest.Onlooker
	line *online.Line
	here *local.House
	at   string // where a house was to be
}

func openWindow(t *testing.T, name string, args ...string) *window {
	t.Helper()
	start, err := ParseStart(args, io.Discard, 1)
	if err != nil {
		t.Fatal(err)
	}
	w := &window{line: online.New(online.Options{})}
	w.here = local.New(local.Options{Open: func(o platform.HostOptions) (platform.House, platform.HostTrouble) {
		w.at = o.At
		h, err := hosting.Open(hosting.Options{Name: o.Name, Addr: "127.0.0.1:0"})
		if err != nil {
			t.Fatal(err)
		}
		return h, platform.HostFine
	}}, w.line)
	o := scenetest.KeptIn(room.NewMemory())
	book := company.NewBook(w.line)
	o.Routes = stage.Routes{Title: func() stage.Scene { return title.New() }, More: []any{w.line, w.here, lobbyRoutes(w.here, w.line), waitingRoutes(), company.NewTalk(w.line), book}, Beside: []stage.Beside{w.here, w.line, book}}
	o.First = func(s *stage.Stage) stage.Scene {
		w.line.Call(s, name)
		if first := start.First(); first != nil {
			return first(s)
		}
		return lobby.New()
	}
	s := scenetest.NewStage(t, 1280, 720, o)
	t.Cleanup(s.End)
	w.Onlooker = scenetest.NewOnlooker(t, s, s.Devices().Source.(*input.Script), paint.DeviceMouse)
	return w
}

// both lets time pass in all windows until something is so.
func both(t *testing.T, what string, all []*window, so func() bool) {
	t.Helper()
	for begun := time.Now(); !so(); time.Sleep(5 * time.Millisecond) {
		if time.Since(begun) > 40*time.Second {
			for _, w := range all {
				w.Look()
				t.Logf("seen are %q", w.Words())
			}
			t.Fatal("waited in vain until ", what)
		}
		for _, w := range all {
			scenetest.Step(t, w.Stage, 1)
		}
	}
}

func TestATableHostedInOneWindowIsFoundNearbyAndSatDownAtInAnother(t *testing.T) {
	ann, bo := openWindow(t, "Ann"), openWindow(t, "Bo")
	all := []*window{ann, bo}
	l := ann.Stage.Lang()
	sees := func(w *window, text string) func() bool {
		return func() bool { _, _, ok := w.Find(text); return ok }
	}
	both(t, "the rooms are shown", all, sees(ann, l.Say(words.LobbyHere)))
	ann.Press(l.Say(words.LobbyHere))
	both(t, "she is asked with what a room is to be opened", all, sees(ann, l.Say(words.LobbyRoomVerb)))
	ann.Press(l.Say(words.LobbyRoomVerb))
	both(t, "her room is open, in the house of her window", all, func() bool { return ann.line.Place() != nil && ann.here.Here() })
	r := ann.line.Place().Room()

	bo.Press(l.Say(words.LobbyNear))
	both(t, "Bo's window finds it", all, sees(bo, r.Name))
	bo.Press(r.Name)
	both(t, "it can be sat down at", all, sees(bo, l.Say(words.LobbySit)))
	bo.Press(l.Say(words.LobbySit))
	both(t, "both sit there", all, func() bool {
		p := bo.line.Place()
		return p != nil && p.Room().Code == r.Code && slices.ContainsFunc(ann.line.Place().Room().Seats, func(s wire.Seat) bool { return s.Name == "Bo" })
	})
	both(t, "each window shows the other", all, func() bool { return sees(ann, "Bo")() && sees(bo, "Ann")() })

	ann.Stage.End()
	both(t, "Bo is told that the room is closed", []*window{bo}, func() bool { return bo.line.Place() == nil })
}

func TestTheCommandLineHostsATableAtAnAddress(t *testing.T) {
	ann := openWindow(t, "Ann", "-host", "0.0.0.0:8080")
	l := ann.Stage.Lang()
	both(t, "she is asked with what a room is to be opened", []*window{ann}, func() bool { _, _, ok := ann.Find(l.Say(words.LobbyRoomVerb)); return ok })
	ann.Press(l.Say(words.LobbyRoomVerb))
	both(t, "her room is open, in the house of her window", []*window{ann}, func() bool { return ann.line.Place() != nil && ann.here.Here() })
	if ann.at != "0.0.0.0:8080" {
		t.Errorf("the house was to be at %q", ann.at)
	}
}
