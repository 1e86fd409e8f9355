package main

import (
	"fmt"
	"strconv"
	"strings"

	"fourtell/engine"
	"fourtell/room"
	"fourtell/room/dated"
	"fourtell/words"
	"fourtell/words/tellers"
)

// playing is a match in a terminal: the table, who sits at it, and what is on the screen. It is shown and spoken to line by
// line; where it is live, the table's clock runs and the screen is cleared between people.
type playing struct {
	console
	tongue  string // the language asked for; "": the system's at a terminal, else English
	table   board
	own     *room.Table // the table, where it is this program's; nil: it is elsewhere
	away    *away       // the room it is in then
	rules   engine.Rules
	seed    uint64
	botSeed uint64
	names   []string
	save    string // the file of --save
	kept    keeping

	chairs   []chair        // who sits where
	cast     cast           // who plays for the house
	people   []*room.Person // by seat; nil where somebody else plays
	programs []*room.External
	log      *lineLog    // of the programs; nil: none is kept
	deal     *dated.Deal // which it is of those that everybody has; nil: none

	at      engine.Seat // whose eyes the screen shows; Spectator: everybody's
	curtain engine.Seat // who is waited for before the screen shows their hand; NoSeat: nobody
	fallen  int         // ticks since the curtain fell
	unread  [][]string  // by seat: what has happened, for people who have not read it yet
	open    []string    // the same for everybody
	put     question    // the question on the screen
	pause   bool        // the round's result is on the screen; the next line deals
	over    bool
	code    int // of the exit, but for saving
}

// board is what a terminal needs of its table, which may be elsewhere: a room.Desk has all of it.
type board interface {
	Watch(viewer engine.Seat, show func(engine.Snapshot)) (stop func())
	Public() engine.Snapshot
	Over() bool
	View(engine.Seat) engine.Snapshot
	Now() engine.Millis
	Do(engine.Command) error
	NextRound() error
	Step()
}

// teller prints what the game comes to: the question, the table, hands, rules, results.
type teller struct{ *playing }

// typist does what a person types.
type typist struct{ *playing }

func (p *playing) teller() teller { return teller{p} }

func (p *playing) typist() typist { return typist{p} }

// question tells whether the one on the screen is still the one to answer.
type question struct {
	decision uint32
	seq      uint32
}

// run plays until the match is over, the input ends or somebody quits, and puts the game aside.
func (p *playing) run() int {
	p.lookAt()
	p.address()
	if p.away != nil || p.live && p.persons() > 0 {
		return p.runLive()
	}
	p.live = false
	p.begin()
	p.settle()
	lines := linesOf(p.s.in)
	for !p.over && lines.Scan() {
		p.typist().line(lines.Text())
	}
	p.inputError(lines.Err())
	return max(p.code, p.putAside())
}

// address has the game speak the language that was asked for, or the system's where somebody types.
func (p *playing) address() {
	switch {
	case p.tongue != "":
		p.speak(p.tongue)
	case p.live: // whatever reads a pipe knows the words it waits for
		p.speak(spoken())
	}
}

func (p *playing) inputError(err error) {
	if err != nil {
		p.s.say("play: the input cannot be read any further: %v", err)
	}
}

// watch has everybody here told what happens at the table from now on.
func (p *playing) watch() {
	p.open = nil
	p.unread = make([][]string, len(p.people))
	for i, person := range p.people {
		if person != nil {
			p.table.Watch(engine.Seat(i), func(s engine.Snapshot) { p.unread[i] = append(p.unread[i], p.lang.Beat(&s)...) })
		}
	}
	p.table.Watch(engine.Spectator, func(s engine.Snapshot) { p.open = append(p.open, p.lang.Beat(&s)...) })
}

// begin watches the table for everybody here and tells what is played.
func (p *playing) begin() {
	p.watch()
	if p.persons() == 1 {
		for i, person := range p.people {
			if person != nil {
				p.at = engine.Seat(i)
			}
		}
	}
	seats := make([]string, len(p.names))
	for i, name := range p.names {
		seats[i] = fmt.Sprintf("%d %s", i, name)
	}
	p.tellDeal()
	p.say(words.ConsoleBegin, words.With("rules", p.rules.String()), words.With("seed", strconv.FormatUint(p.seed, 10)), words.With("seats", strings.Join(seats, ", ")))
}

// persons counts the people at this terminal.
func (p *playing) persons() int {
	n := 0
	for _, person := range p.people {
		if person != nil {
			n++
		}
	}
	return n
}

// settle lets everybody who is no person play, the clock standing still, until a person is to say something.
func (p *playing) settle() {
	for !p.over {
		p.untilQuiet()
		ended := p.table.Over()
		if !ended && p.owing() == engine.NoSeat {
			p.s.say("play: the table stands still: %s does not play", p.names[max(p.table.Public().Turn, 0)])
			p.over, p.code = true, exitDiffers
			return
		}
		p.after()
		if !ended {
			return
		}
	}
}

// quiet is how often a table is asked in vain before it counts as settled: bots look first, then call, then answer.
const quiet = 4

// stuck is the same for a table that waits for somebody who is no person.
const stuck = 400

func (p *playing) untilQuiet() {
	for still := 0; still < quiet || (still < stuck && p.owing() == engine.NoSeat && !p.table.Over()); still++ {
		seq := p.table.Public().Seq
		p.own.Ask()
		p.hearPrograms()
		if p.table.Public().Seq != seq {
			still = -1
		}
		if p.persons() < 2 {
			p.read() // nothing to hide: as it happens
		}
	}
}

// hearPrograms waits until every program has answered.
func (p *playing) hearPrograms() {
	for _, e := range p.programs {
		e.Wait()
	}
}

// owing is the person at this terminal who owes an answer, the one before the screen first; NoSeat where none does.
func (p *playing) owing() engine.Seat {
	now := p.table.Public()
	first := engine.NoSeat
	for i, person := range p.people {
		if seat := engine.Seat(i); person != nil && now.OwedBy(seat) && (first == engine.NoSeat || seat == p.at) {
			first = seat
		}
	}
	return first
}

// after shows what has come of a line or of time: refusals, what happened, the result, the curtain, the next question.
func (p *playing) after() {
	now := p.table.Public()
	next := p.owing()
	falls := next != engine.NoSeat && next != p.at
	if !falls || !p.live {
		p.read()
	}
	p.teller().refusal()
	switch {
	case now.Over():
		p.teller().result(&now)
	case falls:
		p.fall(next)
	default:
		p.ask()
	}
}

// read tells whoever is at the screen what they have not read yet.
func (p *playing) read() {
	if p.curtain != engine.NoSeat {
		return
	}
	lines := &p.open
	if p.at >= 0 {
		lines = &p.unread[p.at]
	}
	for _, line := range *lines {
		p.tell("%s", line)
	}
	*lines = nil
	p.open = nil
}

// refusal tells why the last wish was refused.
func (p teller) refusal() {
	for _, person := range p.people {
		if person == nil {
			continue
		}
		if _, why, ok := person.Refusal(); ok {
			now := person.Last()
			p.tell("%s.", tellers.Of(now.Game).Why(&p.lang, *why, &now, p.names))
		}
	}
}

// fall hides the screen until the next person sits before it. What everybody may know stands on the curtain.
func (p *playing) fall(next engine.Seat) {
	if p.curtain == next {
		return
	}
	p.curtain, p.fallen = next, 0
	p.own.Pause()
	p.clear()
	if p.live {
		for _, line := range p.open {
			p.tell("%s", line)
		}
		p.open = nil
	}
	p.say(words.ConsolePass, words.With("name", p.names[next]))
}

// lift shows the screen to the person it was passed to: first what they missed, then their question.
func (p *playing) lift() {
	p.at, p.curtain = p.curtain, engine.NoSeat
	p.own.Resume()
	p.clear()
	p.put = question{}
	p.read()
	p.ask()
}

// ask puts the question that the person at the screen owes an answer to, once.
func (p *playing) ask() {
	if p.at < 0 || p.curtain != engine.NoSeat {
		return
	}
	now := p.table.View(p.at)
	is := question{now.Decision, now.Seq}
	if !now.Owes() || p.put == is {
		return
	}
	p.put = is
	p.teller().question(&now)
}

// result tells how the round ended and, where the match goes on, deals the next: over a pipe at once, live after a line.
func (p teller) result(now *engine.Snapshot) {
	if p.pause {
		return
	}
	p.standings(now)
	over := now.Phase == engine.PhaseMatchOver || !p.rules.Match()
	switch {
	case over && p.away != nil: // who is in a room stays for the next match
		p.pause = true
		return
	case over:
		p.over = true
		p.tellDealt(p.table.View(0))
		return
	}
	for i := range p.unread {
		p.unread[i] = nil // all have seen it
	}
	if p.runs() {
		p.pause = true
		p.say(words.ConsoleNextRound)
		return
	}
	p.nextRound()
}

func (p *playing) nextRound() {
	p.pause = false
	if err := p.table.NextRound(); err != nil {
		p.s.say("play: the next round cannot be dealt: %v", err)
		p.over, p.code = true, exitDiffers
	}
}

// replaced tells that a program was at fault: in a terminal to everybody, with what else they have not read yet.
func (p *playing) replaced(seat engine.Seat, why error) {
	text := p.lang.Say(words.ConsoleReplaced, words.With("name", p.names[seat]), words.With("why", why.Error()))
	if !p.live {
		p.s.say("play: %s", text)
		return
	}
	for i := range p.unread {
		p.unread[i] = append(p.unread[i], text+".")
	}
	p.open = append(p.open, text+".")
}

// hanging is how far what follows a line's first row is set in.
const hanging = 2
