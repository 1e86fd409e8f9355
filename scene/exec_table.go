package scene

import (
	"strings"
	"unicode"

	"fourtell/engine"
	"fourtell/room"
	"fourtell/words"
)

// execMost is how many letters a program's command line may have.
const execMost = 240

// execOf is the command line of a chair on which a program sits, parted as the terminal does it; ok says that one does, though it may
// not be named yet.
func execOf(who string) (argv []string, ok bool) {
	command, ok := strings.CutPrefix(who, room.ExecPrefix)
	if !ok || len(command) > 4*execMost || strings.ContainsFunc(command, func(r rune) bool { return !unicode.IsPrint(r) }) {
		return nil, ok
	}
	argv, _ = room.SplitCommand(command) // one that can't be read names nobody
	return argv, true
}

// outsider is a program on a chair: room.External, where the platform has programs.
type outsider interface {
	room.Controller
	Close() error
}

// outsiders are the programs of a table, from the moment it is entered until it is left for good.
type outsiders struct {
	called  bool // they have been started, as far as they could be
	running []outsider
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

// callPrograms starts the programs that sit at the table, once. Where one can't be started the house plays, with a word.
func (t *Table) callPrograms(s *Stage) {
	out := &t.out
	host, ours := t.table.(room.Host)
	if out.called || t.o.Demo || !ours {
		return
	}
	out.called = true
	for i, who := range t.o.Bots {
		argv, ok := execOf(who)
		seat := engine.Seat(i)
		if !ok || i >= len(t.names) || t.people.sharerAt(seat) >= 0 {
			continue
		}
		if !t.o.Programs {
			t.houseFor(seat, words.ExecNotStarted, t.lang.Say(words.ExecNotTrusted))
			continue
		}
		program, err := startProgram(argv, seat)
		if err != nil {
			t.houseFor(seat, words.ExecNotStarted, err.Error())
			continue
		}
		out.running, out.seats = append(out.running, program), append(out.seats, seat)
		host.Seat(seat, program)
	}
	if len(out.running) > 0 {
		s.Hosts(t)
	}
}

// replaced is the table's hook: a program was at fault, and the house sits there now.
func (t *Table) replaced(seat engine.Seat, why error) { t.houseFor(seat, words.ExecOut, why.Error()) }

func (t *Table) houseFor(seat engine.Seat, title words.Key, why string) {
	t.out.notes = append(t.out.notes, execNote{seat: seat,
		title: t.lang.Say(title, words.With("name", t.names[seat])), line: t.lang.Say(words.ExecHouse, words.With("why", why))})
}

// tellPrograms cries a note once, and writes it into the log of each person when they look.
func (t *Table) tellPrograms(s *Stage) {
	if len(t.out.notes) == 0 || t.shown.Seq == 0 || t.people.covered || t.people.catching {
		return
	}
	reader := max(0, t.people.sharerAt(t.viewer))
	for i := range t.out.notes {
		n := &t.out.notes[i]
		if n.heard[reader] {
			continue
		}
		n.heard[reader] = true
		t.log.add(n.title+". "+n.line, n.seat)
		t.hud.fresh = true
		if !n.cried {
			n.cried = true
			s.Alert(n.title, shortened(n.line))
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

// SendAway ends the table's programs, without waiting for them: Stage.shut does.
func (t *Table) SendAway(s *Stage) {
	for i, program := range t.out.running {
		if host := t.table.(room.Host); host.Controller(t.out.seats[i]) == room.Controller(program) {
			host.Seat(t.out.seats[i], nil)
		}
		s.Dismiss(program.Close)
	}
	t.out = outsiders{}
}
