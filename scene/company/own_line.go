package company

import (
	"fourtell/online/client"
	"fourtell/online/wire"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

// readLine tells how one's own line stands, and what is on its way.
func (m *Mates) readLine(s *stage.Stage) {
	r := s.Lang().Rooms()
	lost := m.line.Client() == nil || m.line.Client().State() == client.Lost
	if lost != m.lost {
		if m.lost = lost; lost {
			m.told.away = len(m.told.entries)
			m.banner.show(s, r.Line("lost"), 0)
		} else {
			m.isBack(s)
		}
	}
	if !lost {
		switch paused := m.place.Room().State == wire.Paused; {
		case paused && m.banner.left != stays:
			what, now := "paused", m.place.Room()
			if client.DealerAway(&now) {
				what = "dealer"
			}
			m.banner.show(s, r.News(what, ""), 0)
		case !paused && m.banner.left == stays:
			m.banner.show(s, r.News("goes_on", ""), bannerFor/2)
		}
	}
	l := m.table.Queue().Layout()
	m.banner.tick(s, paint.Box(float32(l.W)/2, float32(l.Toast.Y), min(float32(l.W)-40*m.table.Unit(), 640*m.table.Unit()), 0), m.table.Unit())
	if _, waits := m.desk.Underway(); waits {
		if m.underway++; m.underway == onWayAfter {
			s.Redraw()
		}
	} else {
		if m.underway >= onWayAfter {
			s.Redraw()
		}
		m.underway = 0
	}
}

// isBack tells that one's own line is back, and how much one has missed. What is open is asked again, unless it has been answered.
func (m *Mates) isBack(s *stage.Stage) {
	r := s.Lang().Rooms()
	if n, back := m.place.Missed(); back && n > 0 {
		m.banner.show(s, r.Line("missed", words.Count("n", int(n))), missedFor)
		m.banner.offers = true
	} else {
		m.told.away = -1
		m.banner.show(s, r.Line("back"), bannerFor)
	}
	if _, waits := m.desk.Underway(); !waits {
		m.returns++
	}
}

// Returns are how often one's line has come back.
func (m *Mates) Returns() int { return m.returns }

// onWayAfter is how many ticks a wish is under way before that is shown: 150 ms.
const onWayAfter = 9

// hear tells of what was changed on the way to or from a player who deals, as their line ends for it.
func (m *Mates) hear(b wire.Body) {
	if n, ok := b.(*wire.No); ok && n.Code == wire.BadSeal {
		m.stage.Toasts().Alert(m.stage.Lang().Rooms().No(string(n.Code)), "")
	}
}
