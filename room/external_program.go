//go:build !js

package room

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"runtime"
	"sync"
	"sync/atomic"
	"time"
)

// answerBytes is the longest answer that is read: a command is some hundred bytes.
const answerBytes = 64 << 10

const (
	// farewell is how long a program has to end by itself once its input has ended.
	farewell = 300 * time.Millisecond
	// dyingTime is how long the streams of a program that has ended may stay open in its children's hands.
	dyingTime = time.Second
)

var (
	errEnded      = errors.New("it has ended")
	errSecondLine = errors.New("it gave more than one line for an answer")
)

// answer is a line of the program, or why there will be none any more.
type answer struct {
	line []byte
	err  error
}

// program is a running program that is asked line by line by a goroutine of its own. Both channels hold one element and
// asks and answers alternate, so that neither side ever waits to put something in.
type program struct {
	cmd      *exec.Cmd
	watch    *watch // ends what it has started should this process be killed; nil where there is none
	in       io.WriteCloser
	out      io.ReadCloser
	patience time.Duration
	start    time.Duration      // on top of it, for the first answer
	log      func(bool, []byte) // each line, as it comes by; may be nil

	asks    chan []byte
	answers chan answer
	quit    chan struct{}
	done    chan struct{}
	gone    bool // nothing will be asked any more
	late    atomic.Bool
	gently  atomic.Bool // it may end by itself

	killing sync.Mutex // guards reaped: a number the system has taken back may be another program's by now
	reaped  bool
}

func startProgram(argv []string, o ExternalOptions) (*program, error) {
	p := &program{cmd: exec.Command(argv[0], argv[1:]...), patience: o.Patience, start: o.Start, log: o.Log,
		asks: make(chan []byte, 1), answers: make(chan answer, 1), quit: make(chan struct{}), done: make(chan struct{})}
	p.cmd.Stderr = o.Stderr
	p.cmd.WaitDelay = dyingTime
	ownGroup(p.cmd)
	var err error
	if p.in, err = p.cmd.StdinPipe(); err != nil {
		return nil, err
	}
	if p.out, err = p.cmd.StdoutPipe(); err != nil {
		return nil, err
	}
	started := make(chan error)
	go p.run(started)
	if err := <-started; err != nil {
		return nil, err
	}
	return p, nil
}

// run starts the program and talks to it. The program ends with the thread that has started it (ownGroup, where the system
// can do that), so that it ends with this process however this ends; the thread is kept for it alone.
func (p *program) run(started chan<- error) {
	runtime.LockOSThread()
	mark(p.cmd)
	err := p.cmd.Start()
	if err == nil {
		p.watch = watchOver(p.cmd)
	}
	started <- err
	if err == nil {
		p.talk()
	}
}

// talk asks and listens until it is told to stop or something goes wrong, and leaves nothing running.
func (p *program) talk() {
	defer close(p.done)
	defer p.reap()
	lines := bufio.NewReaderSize(p.out, answerBytes)
	for {
		select {
		case <-p.quit:
			return
		case line := <-p.asks:
			a := p.ask(lines, line)
			p.start = 0
			if a.err == errEnded {
				a.err = p.ended()
			}
			p.answers <- a
			if a.err != nil {
				return
			}
		}
	}
}

// ask is one question and its answer. When time runs out the streams are shut, which ends a write or a read that hangs.
func (p *program) ask(lines *bufio.Reader, line []byte) answer {
	if lines.Buffered() > 0 {
		return answer{err: errSecondLine}
	}
	within := p.patience + p.start
	late := time.AfterFunc(within, func() {
		p.late.Store(true)
		p.shut()
	})
	defer late.Stop()
	p.tell(true, line)
	_, err := p.in.Write(line)
	var got []byte
	if err == nil {
		got, err = lines.ReadSlice('\n')
	}
	p.tell(false, got)
	switch {
	case p.late.Load():
		return answer{err: fmt.Errorf("it gave no answer within %v", within)}
	case errors.Is(err, bufio.ErrBufferFull):
		return answer{err: fmt.Errorf("its answer is longer than %d bytes", answerBytes)}
	case err != nil:
		return answer{err: errEnded}
	case lines.Buffered() > 0:
		return answer{err: errSecondLine}
	}
	return answer{line: append([]byte(nil), got...)}
}

// tell hands a line to whoever keeps a log of the conversation.
func (p *program) tell(sent bool, line []byte) {
	if p.log != nil && len(line) > 0 {
		p.log(sent, bytes.TrimRight(line, "\r\n"))
	}
}

// ended is how a program went that has shut its output: it is given a moment to say so by its exit code.
func (p *program) ended() error {
	_ = p.in.Close()
	slow := time.AfterFunc(farewell, p.shut)
	p.wait()
	slow.Stop()
	if code := p.cmd.ProcessState; code != nil {
		return fmt.Errorf("%w (%v)", errEnded, code)
	}
	return errEnded
}

// shut kills the program with all it has started and closes its streams.
func (p *program) shut() {
	p.killing.Lock()
	if !p.reaped {
		killGroup(p.cmd)
	}
	p.killing.Unlock()
	_ = p.in.Close() // both may be closed already
	_ = p.out.Close()
}

// reap takes what is left of the program off the system.
func (p *program) reap() {
	if !p.gently.Load() {
		p.shut()
	}
	p.wait()
}

// wait takes the program's exit status off the system and kills what is left of what it has started. It may be called twice.
func (p *program) wait() {
	_ = p.cmd.Wait() // what came of it is in ProcessState
	p.killing.Lock()
	defer p.killing.Unlock()
	if p.reaped {
		return
	}
	p.watch.end()
	killGroup(p.cmd)
	killMarked(p.cmd)
	p.reaped = true
}

// dismiss ends the program without waiting for anything.
func (p *program) dismiss() {
	if !p.gone {
		p.gone = true
		close(p.quit)
	}
	p.shut()
}

// close lets the program end by itself for a moment, ends it, and waits until nothing of it is left.
func (p *program) close() {
	if !p.gone {
		p.gone = true
		p.gently.Store(true)
		close(p.quit)
		_ = p.in.Close() // that is how it knows
		defer time.AfterFunc(farewell, p.shut).Stop()
	}
	<-p.done
}
