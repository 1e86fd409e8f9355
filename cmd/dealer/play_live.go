package main

import (
	"io"
	"os"
	"os/signal"
	"syscall"
	"time"

	"fourtell/engine"
	"fourtell/room"
)

// runLive plays in a terminal: time passes by itself, bots take theirs, and what is typed is heard whenever it comes.
func (p *playing) runLive() int {
	lines, failed := make(chan string), make(chan error, 1)
	stop := make(chan struct{})
	defer close(stop)
	go hear(p.s.in, lines, failed, stop)
	interrupt := make(chan os.Signal, 1) // a window that is closed puts the game aside too
	signal.Notify(interrupt, os.Interrupt, syscall.SIGTERM, syscall.SIGHUP, syscall.SIGQUIT)
	defer signal.Stop(interrupt)
	clock := time.NewTicker(time.Second / room.TicksPerSecond)
	defer clock.Stop()
	p.goLive()
	for !p.over {
		next := lines
		if p.unheard() { // several lines pasted at once are said one after the other
			next = nil
		}
		select {
		case text, more := <-next:
			if !more {
				p.inputError(<-failed)
				p.over = true
				break
			}
			p.typed(text)
		case <-interrupt:
			p.over = true
		case <-clock.C:
			p.passTime()
		}
	}
	p.leave()
	return max(p.code, p.putAside())
}

// unheard says that somebody here has said what the table has not heard yet. Behind a curtain it hears nothing.
func (p *playing) unheard() bool {
	if p.curtain != engine.NoSeat {
		return false
	}
	for _, person := range p.people {
		if person != nil && person.Waiting() {
			return true
		}
	}
	return false
}

// goLive lets the bots play at a human pace.
func (p *playing) goLive() {
	if p.away != nil {
		p.away.begin()
		return
	}
	p.own.SetPace(room.Normal())
	p.begin()
}

// typed is one line typed.
func (p *playing) typed(text string) {
	p.asking = false // Enter has ended its line
	p.typist().line(text)
	if !p.over {
		p.prompt()
	}
}

// leave ends what stands on the screen: a prompt, and among several people a hand that the next at this screen would see.
func (p *playing) leave() {
	if p.persons() > 1 && !p.table.Over() {
		p.clear()
	}
	p.unprompt()
	if p.away != nil {
		p.away.leave()
	}
}

// passTime lets one tick pass and shows what it has brought.
func (p *playing) passTime() {
	p.told = false
	p.fallen++
	if p.away != nil {
		p.away.step()
	} else {
		p.table.Step()
		p.after()
	}
	if p.told {
		if !p.over {
			p.prompt()
		}
	}
}

// hear reads lines until there are none any more, or nobody wants them.
func hear(in io.Reader, lines chan<- string, failed chan<- error, stop <-chan struct{}) {
	defer close(lines)
	text := linesOf(in)
	for text.Scan() {
		select {
		case lines <- text.Text():
		case <-stop:
			return
		}
	}
	failed <- text.Err()
}
