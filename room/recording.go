package room

import (
	"fmt"
	"io"

	"fourtell/engine"
)

// recording is what has been granted in a match, in memory and, as it is granted, in a Writer.
type recording struct {
	to      io.Writer // nil: in memory alone
	granted []engine.Command
	decided []int // by seat: where its newest answer to a question of this round lies in granted; -1: there is none
	err     error
}

// begin begins the record of a match of that Setup.
func (r *recording) begin(s engine.Setup, to io.Writer) {
	r.to = to
	r.decided = make([]int, len(s.Seats))
	r.forget()
	if to != nil {
		r.err = engine.WriteRecordHeader(to, s)
	}
}

// add notes a command that has been granted, and writes it down.
func (r *recording) add(c engine.Command, answers bool) {
	r.note(c, answers)
	if r.to != nil && r.err == nil {
		if err := engine.WriteRecordCommand(r.to, c); err != nil {
			r.err = fmt.Errorf("the record could not be written any further: %w", err)
		}
	}
}

// note is add of what has been written before.
func (r *recording) note(c engine.Command, answers bool) {
	switch {
	case c.Verb == engine.VerbNextRound:
		r.forget()
	case answers && c.Seat >= 0 && int(c.Seat) < len(r.decided):
		r.decided[c.Seat] = len(r.granted)
	}
	r.granted = append(r.granted, c.Recorded())
}

// forget begins a round: nobody has decided anything in it.
func (r *recording) forget() {
	for i := range r.decided {
		r.decided[i] = -1
	}
}

// decision is where the seat's newest decision of this round lies; ok is false where there is none to go back to.
func (r *recording) decision(s engine.Seat) (at int, ok bool) {
	if s < 0 || int(s) >= len(r.decided) {
		return 0, false
	}
	return r.decided[s], r.decided[s] >= 0
}

// Err is the first error of writing the record, nil while all is well. The table plays on.
func (r *recording) Err() error { return r.err }

// round is where the newest round's commands begin.
func (r *recording) round() int {
	from := len(r.granted)
	for from > 0 && r.granted[from-1].Verb != engine.VerbNextRound {
		from--
	}
	return from
}
