package waiting

import (
	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/online/client"
	"fourtell/online/wire"
	"fourtell/scene/online"
	"fourtell/scene/stage"
	"fourtell/words"
)

// here is the room one is in, as it is shown, and what is asked of the house there.
type here struct {
	line  *online.Line
	place *client.Place
	room  wire.Room
	seat  engine.Seat
	role  wire.Role
	stale bool // the room is another than the one shown
}

// uid is who one is in the house.
func (h *here) uid() wire.UID { return h.line.Client().UID() }

// host says that one is the host.
func (h *here) host() bool { return h.room.Host == h.uid() }

// waits says that nothing is dealt yet: people sit down and stand up as they like.
func (h *here) waits() bool { return h.room.State == wire.Waiting }

// look takes over the room as it is now.
func (h *here) look() {
	h.room, h.seat, h.role, h.stale = h.place.Room(), h.place.Seat(), h.place.Role(), false
}

// taken is how many seats somebody has, and on how many of them nobody is waited for.
func (h *here) taken() (taken, ready int) {
	for i := range h.room.Seats {
		seat := &h.room.Seats[i]
		if seat.Kind != wire.Empty {
			taken++
		}
		if seat.Kind == wire.Bot || seat.Kind == wire.Person && seat.Ready {
			ready++
		}
	}
	return taken, ready
}

// called is the name of somebody in the room.
func (h *here) called(uid wire.UID) string {
	for i := range h.room.Seats {
		if h.room.Seats[i].UID == uid {
			return h.room.Seats[i].Name
		}
	}
	for _, w := range h.room.Watching {
		if w.UID == uid {
			return w.Name
		}
	}
	return "?"
}

// whyNot is why a match can't begin with who sits; "" where it can.
func (h *here) whyNot(l *words.Language) string {
	taken, _ := h.taken()
	if taken < engine.MinSeats {
		return l.Say(words.WaitingTwo)
	}
	rules, err := games.Rules(h.room.Game, h.room.Rules)
	if err == nil {
		err = rules.Check(taken)
	}
	if err != nil {
		return l.Say(words.SetupNoTable, words.With("why", l.WhyRules(err)))
	}
	return ""
}

// ask asks the house for something. A no is told; what else comes is shown as the room is then.
func (h *here) ask(s *stage.Stage, b wire.Body) {
	h.askFor(s, b, func(no *wire.No) {
		if no != nil {
			s.Toasts().Alert(online.SayNo(s, no), "")
		}
	})
}

// askFor asks the house for something; answer hears its no, nil for a yes.
func (h *here) askFor(s *stage.Stage, b wire.Body, answer func(*wire.No)) {
	c := h.line.Client()
	if c == nil {
		return
	}
	err := c.Ask(b, func(with wire.Body) {
		h.stale = true
		no, _ := with.(*wire.No)
		answer(no)
	})
	if err != nil { // it is longer than a house takes
		answer(&wire.No{Code: wire.TooBig})
	}
}

// sit takes a chair.
func (h *here) sit(s *stage.Stage, at int) { h.ask(s, &wire.Sit{Seat: &at}) }

// sitAnywhere takes any chair, or waits for one.
func (h *here) sitAnywhere(s *stage.Stage) { h.ask(s, &wire.Join{Room: h.room.Code, As: wire.AsSeat}) }

// stand gives the chair up.
func (h *here) stand(s *stage.Stage) { h.ask(s, &wire.Stand{}) }

// setReady says that one is ready, or is not.
func (h *here) setReady(s *stage.Stage, on bool) { h.ask(s, &wire.Ready{On: &on}) }

// setRules asks for other rules.
func (h *here) setRules(s *stage.Stage, text string) { h.ask(s, &wire.Set{Rules: &text}) }

// leave leaves the room for good.
func (h *here) leave(s *stage.Stage) { h.ask(s, &wire.Leave{}) }
