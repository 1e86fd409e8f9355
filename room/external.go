//go:build !js

package room

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"time"

	"fourtell/engine"
)

// Patience is how long a program on a chair may take for one answer, where nothing else is said (CLI.md, "bot").
const Patience = 5 * time.Second

// StartAllowance is what a program has on top of its patience for its first answer, where nothing else is said: some must
// load what they think with.
const StartAllowance = 10 * time.Second

// ExternalOptions are what a program on a chair needs besides its command line. The zero value is the usual.
type ExternalOptions struct {
	Patience time.Duration // for one answer; 0: Patience
	Start    time.Duration // on top of it, for the first answer; 0: StartAllowance
	Stderr   io.Writer     // gets what the program says on its standard error; nil: nobody. Written to from elsewhere, until Close
	// Log is told each line of the conversation without its end, sent to the program or come from it, from elsewhere, until
	// Close; nil: nobody keeps one.
	Log func(sent bool, line []byte)
}

// External sits another program on a chair: anybody's bot, in any language. The program gets each Snapshot that its seat is
// shown as one JSON line on standard input and answers each with one line on standard output: a Command, or null where it
// has nothing to do or say (docs/protocol.md). Lines and answers alternate, so what happens while it thinks comes to it as
// one newer Snapshot.
//
// A program that ends, takes longer than its patience, or answers with nonsense is at fault for good: Fault says why, and
// the table sits the house's bot in its place. Nonsense is what is no Command of its own seat, a command refused while it
// owes the decision, and null then.
//
// External alone in this package lets other goroutines run and looks at real time: they wait for the program, so that
// Show and Poll never do.
type External struct {
	seat engine.Seat
	prog *program
	pace Pace

	snap     engine.Snapshot // the newest shown
	unsent   bool            // the program has not got it yet
	asked    bool            // a line is out that has no answer yet
	answered bool            // the newest has its answer
	decision uint32
	thought  int64 // polls spent on the decision owed
	due      int64 // polls it takes at least
	polls    int64 // since snap was shown
	reask    int64 // poll at which a catch may be tried; 0: none to come
	retry    int64 // poll at which a catch that came too early is tried again
	wish     engine.Command
	wishing  bool
	fault    error
	book     engine.Rulebook // of the game it is shown
}

// NewExternal starts the program argv[0] with its arguments for that seat. The error says what could not be started. Who
// starts it closes it.
func NewExternal(argv []string, seat engine.Seat, o ExternalOptions) (*External, error) {
	if len(argv) == 0 {
		return nil, errors.New("no program is named")
	}
	if o.Patience <= 0 {
		o.Patience = Patience
	}
	if o.Start <= 0 {
		o.Start = StartAllowance
	}
	p, err := startProgram(argv, o)
	if err != nil {
		return nil, err
	}
	return &External{seat: seat, prog: p, answered: true}, nil
}

// Reseat sits the program, which goes on running, on a seat of another table; what it was asked before has been answered
// (Wait). The next Snapshot shown is of that seat.
func (e *External) Reseat(seat engine.Seat) {
	*e = External{seat: seat, prog: e.prog, pace: e.pace, fault: e.fault, answered: true}
}

// Dismiss ends the program at once, and waits for nothing.
func (e *External) Dismiss() {
	e.prog.dismiss()
	e.sentAway()
}

// Close tells the program that its input has ended, gives it a moment to end by itself, and waits until nothing of it is
// left. It may be called twice, and after Dismiss.
func (e *External) Close() error {
	e.prog.close()
	e.sentAway()
	return nil
}

func (e *External) sentAway() {
	if e.fault == nil {
		e.fault = errors.New("it has been sent away")
	}
}

// Fault is why the program can't play on; nil while it can.
func (e *External) Fault() error { return e.fault }

// SetPace gives the program's play the least thinking time of a bot, so that people can follow.
func (e *External) SetPace(p Pace) {
	e.pace = p
	if p.Percent <= 0 {
		e.due = 0
	}
}

// Thinking says whether the program owes a decision and has not answered yet.
func (e *External) Thinking() bool { return e.fault == nil && e.snap.Owes() && !e.wishing }

// Show sends the Snapshot to the program, now or when it has answered what it was sent before.
func (e *External) Show(s engine.Snapshot) {
	if e.book == nil || s.Game != e.snap.Game {
		e.book = bookOf(&s)
	}
	e.snap, e.unsent, e.answered, e.wishing, e.polls, e.retry = s, true, false, false, 0, 0
	if s.Decision != e.decision {
		e.decision, e.thought = s.Decision, 0
		t := thinkTime()
		if s.Doubtful() {
			t = challengeTime()
		}
		e.due = ticks(e.pace.think(t, engine.Mix(uint64(e.seat)+1, uint64(s.Decision))))
	}
	e.reask = 0
	for _, o := range e.book.Soon(&s) {
		if o.From > s.Clock.Now {
			at := ticks(o.From-s.Clock.Now) + 1
			if e.reask == 0 || at < e.reask {
				e.reask = at
			}
		}
	}
	e.send()
}

// send hands the newest Snapshot to the goroutine that talks to the program.
func (e *External) send() {
	if !e.unsent || e.asked || e.fault != nil {
		return
	}
	line, err := snapshotLine(e.snap)
	if err != nil {
		e.fault = fmt.Errorf("the table could not be written down for it: %w", err)
		return
	}
	e.unsent, e.asked = false, true
	e.prog.asks <- line
}

// Poll hears the program's answer, if there is one by now, and gives its command when the time has come.
func (e *External) Poll() (engine.Command, bool) {
	if e.asked {
		select {
		case a := <-e.prog.answers:
			e.hear(a)
		default:
		}
	}
	if e.fault != nil {
		return engine.Command{}, false
	}
	e.polls++
	if e.snap.Owes() {
		e.thought++
	}
	e.catchTimeCame()
	if !e.wishing || e.polls < e.retry || (e.snap.Owes() && e.book.Aside(&e.snap, e.wish) == engine.NoSideAct && e.thought < e.due) {
		return engine.Command{}, false
	}
	e.wishing = false
	return e.wish, true
}

// Wait blocks until the program has answered all it was sent, or is at fault: for a table without a picture, whose clock
// stands still meanwhile.
func (e *External) Wait() { e.WaitUnless(nil) }

// WaitUnless is Wait, until stop is closed: then the answer is still owed.
func (e *External) WaitUnless(stop <-chan struct{}) {
	for e.asked && e.fault == nil {
		select {
		case a := <-e.prog.answers:
			e.hear(a)
		case <-stop:
			return
		}
	}
}

// catchTimeCame shows the program the table once more when a grace time is over: nothing has happened, but Legal lists the
// catch from now on.
func (e *External) catchTimeCame() {
	if e.reask == 0 || e.polls < e.reask || e.asked || e.unsent || !e.answered || e.wishing || e.snap.Owes() {
		return
	}
	e.reask = 0
	for _, o := range e.book.Soon(&e.snap) {
		e.snap.Clock.Now = max(e.snap.Clock.Now, o.From)
		e.snap.Legal = append(e.snap.Legal[:len(e.snap.Legal):len(e.snap.Legal)], o.Command)
		e.unsent, e.answered = true, false
	}
	e.send()
}

// hear takes an answer in. One to a Snapshot that is not the newest any more is let go: the newer one is asked about now.
func (e *External) hear(a answer) {
	e.asked = false
	if a.err != nil {
		e.fault = a.err
		return
	}
	c, some, err := readAnswer(a.line, e.seat)
	if err != nil {
		e.fault = err
		return
	}
	if e.unsent {
		e.send()
		return
	}
	e.answered = true
	switch {
	case some:
		e.wish, e.wishing = c, true
	case e.snap.Owes() && len(e.snap.Legal) > 0:
		e.fault = errors.New("it answered null though it owed a decision")
	}
}

// retryTicks is how long a catch that came too early waits before it is tried again.
const retryTicks = TicksPerSecond / 10

// Refused decides whether the refusal is the program's fault. A race lost, in calling, catching or jumping in, is not.
func (e *External) Refused(c engine.Command, why *engine.Illegal) {
	switch {
	case e.fault != nil:
	case e.snap.Owes():
		e.fault = fmt.Errorf("its answer %q was refused: %s", c.Verb, why.Code)
	case why.Code == engine.TooEarly:
		e.wish, e.wishing, e.retry = c, true, e.polls+retryTicks
	}
}

// snapshotLine is the Snapshot as the program reads it.
func snapshotLine(s engine.Snapshot) ([]byte, error) {
	var b bytes.Buffer
	j := json.NewEncoder(&b)
	j.SetEscapeHTML(false)
	err := j.Encode(s)
	return b.Bytes(), err
}

// readAnswer reads a command, or null. The error says what is wrong with the line.
func readAnswer(line []byte, seat engine.Seat) (engine.Command, bool, error) {
	line = bytes.TrimSpace(line)
	if string(line) == "null" {
		return engine.Command{}, false, nil
	}
	var said struct {
		Error *string `json:"error"`
	}
	if json.Unmarshal(line, &said) == nil && said.Error != nil {
		return engine.Command{}, false, fmt.Errorf("it answered with the error %s", engine.Quote(*said.Error))
	}
	var c engine.Command
	if err := json.Unmarshal(line, &c); err != nil {
		return c, false, fmt.Errorf("its answer %s is no command: %w", engine.Quote(string(line)), engine.Plain(err, line))
	}
	if c.Seat != seat {
		return c, false, fmt.Errorf("it answered for seat %d, and sits on %d", c.Seat, seat)
	}
	return c, true, nil
}
