package roomform

import (
	"fourtell/online/wire"
	"fourtell/scene/online"
	"fourtell/scene/stage"
	"fourtell/words"
)

// fault is why the house does not do it, and the row that it is about.
type fault struct {
	at   stage.Node // nil: there is none
	text string
}

// tell shows what is wrong at its row, says it and brings the keys there; nothing is wrong at none.
func (m *Form) tell(s *stage.Stage, at stage.Node, text string) {
	m.fault = fault{at, text}
	m.lay(s)
	if at != nil {
		m.Group.SetFocus(at)
		s.Speech().Say(text)
	}
	s.Redraw()
}

// refused tells a no of the house: at the row that it is about, else at the verb.
func (m *Form) refused(s *stage.Stage, no *wire.No) {
	at, text := stage.Node(m.Done), online.SayNo(s, no)
	switch no.Code {
	case wire.BadName:
		at = m.Name
	case wire.Taken:
		at, text = m.Seats, s.Lang().Say(words.WaitingTooFew)
	case wire.BadMessage, wire.TooBig: // nothing else here can be wrong or long
		if len(m.sets) > 0 {
			at = m.Edit
		}
	}
	m.tell(s, at, text)
}
