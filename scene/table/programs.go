package table

import (
	"fourtell/engine"
	"fourtell/room"
	"fourtell/scene/guests"
	"fourtell/scene/platform"
	"fourtell/scene/stage"
	"fourtell/words"
)

// outsiders are the programs of a table, from the moment it is entered until it is left for good.
type outsiders struct {
	*view
	people  *people
	log     *tableLog
	hud     *hud
	called  bool // they have been started, as far as they could be
	running []platform.Program
	seats   []engine.Seat // of running
	notes   []execNote
}

// execNote is why the house plays for a program, until everybody at the screen has been told.
type execNote struct {
	seat        engine.Seat
	title, line string
	cried       bool
	heard       [engine.MaxSeats]bool // by person: it is in their log
}

func newOutsiders(v *view, p *people, l *tableLog, u *hud) *outsiders {
	return &outsiders{view: v, people: p, log: l, hud: u}
}

// call starts the programs that sit at the table, once. Where one can't be started the house plays, with a word.
// It says whether any runs now.
func (out *outsiders) call(s *stage.Stage) bool {
	host, ours := out.table.(room.Host)
	if out.called || out.o.Demo || !ours {
		return false
	}
	out.called = true
	for i, who := range out.o.Bots {
		argv, ok := guests.ProgramOf(who)
		seat := engine.Seat(i)
		if !ok || i >= len(out.names) || out.people.sharerAt(seat) >= 0 {
			continue
		}
		if !out.o.Programs {
			out.houseFor(seat, words.ExecNotStarted, out.lang.Say(words.ExecNotTrusted))
			continue
		}
		program, err := platform.StartProgram(argv, seat)
		if err != nil {
			out.houseFor(seat, words.ExecNotStarted, err.Error())
			continue
		}
		out.running, out.seats = append(out.running, program), append(out.seats, seat)
		host.Seat(seat, program)
	}
	return len(out.running) > 0
}

// replaced is the table's hook: a program was at fault, and the house sits there now.
func (out *outsiders) replaced(seat engine.Seat, why error) {
	out.houseFor(seat, words.ExecOut, why.Error())
}

func (out *outsiders) houseFor(seat engine.Seat, title words.Key, why string) {
	out.notes = append(out.notes, execNote{seat: seat,
		title: out.lang.Say(title, words.With("name", out.names[seat])), line: out.lang.Say(words.ExecHouse, words.With("why", why))})
}

// tell cries a note once, and writes it into the log of each person when they look.
func (out *outsiders) tell(s *stage.Stage) {
	if len(out.notes) == 0 || out.shown.Seq == 0 || out.people.covered || out.people.catching {
		return
	}
	reader := max(0, out.people.sharerAt(out.viewer))
	for i := range out.notes {
		n := &out.notes[i]
		if n.heard[reader] {
			continue
		}
		n.heard[reader] = true
		out.log.add(n.title+". "+n.line, n.seat)
		out.hud.fresh = true
		if !n.cried {
			n.cried = true
			s.Toasts().Alert(n.title, shortened(n.line))
		}
	}
}

// shortened keeps a line that a program may have made long within a toast; the log has all of it.
func shortened(line string) string {
	const most = 72
	if r := []rune(line); len(r) > most {
		return string(r[:most-1]) + "…"
	}
	return line
}

func (out *outsiders) sendAway(s *stage.Stage) {
	for i, program := range out.running {
		if host := out.table.(room.Host); host.Controller(out.seats[i]) == room.Controller(program) {
			host.Seat(out.seats[i], nil)
		}
		s.Programs().Dismiss(program.Close)
	}
	out.called, out.running, out.seats, out.notes = false, nil, nil, nil
}
