package cluster

import (
	"slices"
	"testing"

	"fourtell/ai"
	"fourtell/engine"
	"fourtell/online/journal"
	"fourtell/online/wire"
)

// A dealer is killed at the worst moment: what was asked is in the journal, and nobody has been told. It is asked again under its
// number where the room is then, answered as done, and has happened once.
func TestWhatWasKeptAndNotAnsweredIsDoneOnce(t *testing.T) {
	for _, tt := range []struct {
		name  string
		owner int // the dealer that dies holds the room; who asks is connected to dealer 1
		dies  func(journal.Fact) bool
	}{
		{"a command, asked for by way of another dealer", 0, isA[*journal.Command]},
		{"a command, asked for where the room is", 1, isA[*journal.Command]},
		{"words, by way of another dealer", 0, isA[*journal.Said]},
		{"words, where the room is", 1, isA[*journal.Said]},
	} {
		t.Run(tt.name, func(t *testing.T) {
			w := newWorld(t, 3)
			host, other := w.guest("Ann", w.dealers[tt.owner]), w.guest("Bo", w.dealers[1])
			code := host.opens(&wire.Create{})
			other.joins(code)
			host.must(&wire.Start{})
			both := []*guest{host, other}
			var owes *guest
			var s engine.Snapshot
			for _, g := range both {
				g.until("is dealt to", func() bool { host.Step(w.now); last, _ := g.Place().Newest(); return last.Seq > 0 })
				if last, _ := g.Place().Newest(); last.Owes() {
					owes, s = g, last
				}
			}
			var asks wire.Body = &wire.Say{Text: "once"}
			if tt.dies(&journal.Command{}) {
				c, ok := ai.First(&s, engine.VerbPlay, engine.VerbChooseColor, engine.VerbDraw)
				if !ok {
					t.Fatal("there is nothing to do")
				}
				asks = &wire.Do{Command: c}
			} else {
				owes = other
			}
			before := facts(w, code, tt.dies)
			dies := w.dealers[tt.owner]
			dies.dies = tt.dies
			for _, g := range both {
				if g.at == dies {
					g.at = w.dealers[2] // there their next line leads
				}
			}
			var answer wire.Body
			if err := owes.Ask(asks, func(b wire.Body) { answer = b }); err != nil {
				t.Fatal(err)
			}
			owes.until("the dealer dies", func() bool { return dies.dead })
			if answer != nil || facts(w, code, tt.dies) != before+1 {
				t.Fatalf("it is answered %+v with %d entries, before there were %d", answer, facts(w, code, tt.dies), before)
			}
			owes.until("is answered", func() bool {
				for _, g := range both {
					g.Step(w.now)
				}
				return answer != nil
			})
			if n, refused := answer.(*wire.No); refused {
				t.Errorf("it is refused: %s", n.Code)
			}
			if n := facts(w, code, tt.dies); n != before+1 {
				t.Errorf("it is in the journal %d times", n-before)
			}
			if tt.dies(&journal.Said{}) {
				host.until("hears it", func() bool { return slices.Contains(host.talk(), "once") })
				if n := len(host.talk()); n != 1 {
					t.Errorf("it is heard %d times", n)
				}
			}
		})
	}
}

// Who asks for a room and loses the dealer before the answer asks another: there is one room all the same, and it is theirs.
func TestARoomThatWasAskedForBeforeTheDealerDiedIsOpenedOnce(t *testing.T) {
	for name, kept := range map[string]bool{"before it was in the journal": false, "when it was, and nobody knew": true} {
		t.Run(name, func(t *testing.T) {
			w := newWorld(t, 2)
			ann, dies := w.guest("Ann", w.dealers[0]), w.dealers[0]
			ann.at = w.dealers[1] // there her next line leads
			if kept {
				dies.dies = isA[*journal.Created]
			} else {
				dies.loses = true
			}
			code := ann.opens(&wire.Create{Seats: 3})
			if !dies.dead {
				t.Fatal("the dealer lives")
			}
			rooms, err := w.journal.Rooms()
			if err != nil || !slices.Equal(rooms, []wire.RoomCode{code}) {
				t.Errorf("she is in room %s, and the rooms are %v, %v", code, rooms, err)
			}
			if h := w.holder(code); h != w.dealers[1] || ann.Place().Seat() != 0 {
				t.Errorf("she sits at %d, and the room is held by %v", ann.Place().Seat(), h)
			}
			if again := ann.opens(&wire.Create{}); again == code {
				t.Error("another request leads to the same room")
			}
		})
	}
}

func isA[F journal.Fact](f journal.Fact) bool { _, is := f.(F); return is }

// facts is how many entries of a room are such.
func facts(w *world, code wire.RoomCode, such func(journal.Fact) bool) (n int) {
	if err := w.journal.Read(code, 1, func(e journal.Entry) error {
		if such(e.Fact) {
			n++
		}
		return nil
	}); err != nil {
		w.t.Fatal(err)
	}
	return n
}
