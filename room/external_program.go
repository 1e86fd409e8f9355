//go:build !js

package room

import (
	"bufio"
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

// answer is a line of the program, or why there will be none any more.
type answer struct {
	line []byte
	err  error
}

// program is a running program that is asked line by line by a goroutine of its own. Both channels hold one element and
// asks and answers alternate, so that neither side ever waits to put something in.
type program struct {
	cmd      *exec.Cmd
	in       io.WriteCloser
	out      io.ReadCloser
	patience time.Duration

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
	p := &program{cmd: exec.Command(argv[0], argv[1:]...), patience: o.Patience,
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
	err := p.cmd.Start()
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
			p.answers <- a
			if a.err != nil {
				return
			}
		}
	}
}

// ask is one question and its answer. When time runs out the streams are shut, which ends a write or a read that hangs.
func (p *program) ask(lines *bufio.Reader, line []byte) answer {
	late := time.AfterFunc(p.patience, func() {
		p.late.Store(true)
		p.shut()
	})
	defer late.Stop()
	_, err := p.in.Write(line)
	var got []byte
	if err == nil {
		got, err = lines.ReadSlice('\n')
	}
	switch {
	case p.late.Load():
		return answer{err: fmt.Errorf("it gave no answer within %v", p.patience)}
	case errors.Is(err, bufio.ErrBufferFull):
		return answer{err: fmt.Errorf("its answer is longer than %d bytes", answerBytes)}
	case err != nil:
		return answer{err: errors.New("it has ended")}
	}
	return answer{line: append([]byte(nil), got...)}
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

// reap takes the program's exit status off the system, which it is matters to nobody, and kills what is left of what it
// started.
func (p *program) reap() {
	if !p.gently.Load() {
		p.shut()
	}
	_ = p.cmd.Wait()
	p.killing.Lock()
	killGroup(p.cmd)
	p.reaped = true
	p.killing.Unlock()
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
