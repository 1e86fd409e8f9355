package company

import (
	"fourtell/scene/stage"
	"fourtell/words"
)

// Far says whether the room is watched as on a big screen: whoever asks for that at the command line, or turns it on at the table.
func (m *Mates) Far() bool { return m.seat < 0 && m.line.Big() }

// HandOnly says whether this phone shows one's hand alone, as its player has chosen.
func (m *Mates) HandOnly() bool {
	return m.seat >= 0 && m.stage.Settings().HandOnly && m.stage.Window().Held().Upright
}

// turnHand shows the hand alone, or the whole table again; that is remembered.
func (m *Mates) turnHand(s *stage.Stage) {
	s.Settings().HandOnly = !s.Settings().HandOnly
	s.Changed()
}

// turnBig turns the big screen on, or off.
func (m *Mates) turnBig(s *stage.Stage) {
	m.line.ShowBig(!m.line.Big())
	for i := range m.seats {
		m.seats[i].cards = -1 // their lines are said anew
	}
	key := words.CompanyUsual
	if m.Far() {
		key = words.CompanyBig
	}
	s.Speech().Say(s.Lang().Say(key))
	s.Redraw()
}
