package online

import (
	"slices"

	"fourtell/online/client"
	"fourtell/online/self"
	"fourtell/online/wire"
	"fourtell/scene/stage"
)

// asideMost is how many ticks an answer is waited for that nobody needs.
const asideMost = 8 * stage.TicksPerSecond

// aside is a question to the house one was last in, from a screen that is in none of its rooms.
type aside struct {
	done  func(wire.Body)
	until uint64 // the tick
	over  bool
}

// Known is the house one was last in; "" before there was one. Nobody is made up to be asked after.
func (l *Line) Known(s *stage.Stage) string {
	if l.known {
		return l.who.House
	}
	w, _ := self.Read(s.Options().Store)
	return w.House
}

// Aside asks the house one was last in for something, and tells the answer, nil where none came in time. The line is begun for it where
// there is none, and given up afterwards. false: there is no such house, or the line leads elsewhere; nothing is sent then.
func (l *Line) Aside(s *stage.Stage, b wire.Body, done func(wire.Body)) bool {
	house := l.Known(s)
	switch {
	case house == "":
		return false
	case l.client == nil || l.client.State() == client.Ended:
		l.Open(s, house)
		l.visits = true
	case l.sealed != nil || l.house != house:
		return false
	}
	a := &aside{done: done, until: s.Ticks() + asideMost}
	l.asides = append(l.asides, a)
	if l.client.Ask(b, a.answer) != nil {
		a.answer(nil)
	}
	return true
}

func (a *aside) answer(b wire.Body) {
	if !a.over {
		a.over = true
		a.done(b)
	}
}

// tend ends the questions that wait too long, and a line that was begun for them alone.
func (l *Line) tend() {
	for _, a := range l.asides {
		if l.ticks >= a.until || l.client == nil {
			a.answer(nil)
		}
	}
	l.asides = slices.DeleteFunc(l.asides, func(a *aside) bool { return a.over })
	if l.visits && len(l.asides) == 0 {
		l.visits = false
		l.Close()
	}
}
