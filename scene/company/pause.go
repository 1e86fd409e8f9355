package company

import (
	"fourtell/online/client"
	"fourtell/online/wire"
	"fourtell/scene/rules"
	"fourtell/scene/stage"
	"fourtell/scene/table"
	"fourtell/words"
)

// Pause is what can be done besides playing on; the table goes on behind it.
func (m *Mates) Pause(s *stage.Stage, _ *table.Table) table.PauseActions {
	a := table.PauseActions{GoesOn: true}
	if r := m.place.Room(); s.Lang().Terms(r.Game).Known() {
		a.Rules = func(s *stage.Stage) { s.Open(rules.New(r.Game, r.Rules)) }
	}
	switch {
	case m.Far():
		a.More = append(a.More, table.PauseVerb{Text: words.CompanyUsual, Do: m.turnBig})
	case m.seat < 0 && !s.Window().Held().Upright:
		a.More = append(a.More, table.PauseVerb{Text: words.CompanyBig, Do: m.turnBig})
	case m.seat >= 0:
		if s.Window().Held().Upright {
			key := words.CompanyHandOnly
			if m.HandOnly() {
				key = words.CompanyWhole
			}
			a.More = append(a.More, table.PauseVerb{Text: key, Do: m.turnHand})
		}
		a.More = append(a.More, table.PauseVerb{Text: words.CompanyStand, Do: func(s *stage.Stage) { Ask(s, m.line.Client(), &wire.Stand{}) }})
	}
	if m.seat < 0 && !m.Far() && m.place.Role() == wire.RoleWatch {
		a.More = append(a.More, table.PauseVerb{Text: words.WaitingForSeat, Do: func(s *stage.Stage) { Ask(s, m.line.Client(), &wire.Sit{}) }})
	}
	a.More = append(a.More, table.PauseVerb{Text: words.CompanyPeople, Do: m.openPeople},
		table.PauseVerb{Text: words.CompanyLeave, Do: m.leave})
	return a
}

// leave leaves the room.
func (m *Mates) leave(s *stage.Stage) {
	Ask(s, m.line.Client(), &wire.Leave{})
	if m.line.Client() == nil || m.line.Client().State() != client.Here { // nobody would answer
		m.out(s)
	}
}

// Leave is the table's going.
func (m *Mates) Leave(s *stage.Stage, _ *table.Table) {
	m.over = 0
	m.deaf()
	m.deaf = nil
}
