package waiting

import (
	"slices"

	"fourtell/online/wire"
	"fourtell/scene/stage"
)

// ask asks the house for something. A no is told; what else comes is shown as the room is then.
func (t *Waiting) ask(s *stage.Stage, b wire.Body) {
	c := t.line.Client()
	if c == nil {
		return
	}
	err := c.Ask(b, func(answer wire.Body) {
		t.stale = true
		if no, ok := answer.(*wire.No); ok {
			s.Toasts().Alert(sayNo(s, no), "")
		}
	})
	if err != nil { // it is longer than a house takes
		s.Toasts().Alert(s.Lang().Rooms().No(string(wire.TooBig)), "")
	}
}

// sayNo is why a house does not do something, in the player's language where it has the sentence.
func sayNo(s *stage.Stage, no *wire.No) string {
	if slices.Contains(wire.Codes(), no.Code) {
		return s.Lang().Rooms().No(string(no.Code))
	}
	return no.Say
}

// sit takes a chair.
func (t *Waiting) sit(s *stage.Stage, at int) { t.ask(s, &wire.Sit{Seat: &at}) }

// sitAnywhere takes any chair, or waits for one.
func (t *Waiting) sitAnywhere(s *stage.Stage) {
	t.ask(s, &wire.Join{Room: t.room.Code, As: wire.AsSeat})
}

// setReady says that one is ready, or is not.
func (t *Waiting) setReady(s *stage.Stage, on bool) { t.ask(s, &wire.Ready{On: &on}) }

// leave leaves the room for good.
func (t *Waiting) leave(s *stage.Stage) { t.ask(s, &wire.Leave{}) }
