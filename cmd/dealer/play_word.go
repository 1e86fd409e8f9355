package main

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"fourtell/engine"
	"fourtell/room"
	"fourtell/words"
)

// word is one word a player may say, and what it does; what help says of it is words.ConsoleWord.
type word struct {
	name, takes string
	do          func(p typist, rest string) // rest is what follows on the line
}

// find is the word meant: itself, or any beginning of it that is no other word's. Otherwise a sentence says what it could be.
func (p typist) find(text string) (w word, why string) {
	text = strings.ToLower(text)
	switch text {
	case "?":
		text = "help"
	case "colour":
		text = "color"
	}
	var could []word
	if text == "" {
		return word{}, p.lang.Say(words.ConsoleSayAWord)
	}
	for _, w := range p.vocabulary() {
		if w.name == text {
			return w, ""
		}
		if strings.HasPrefix(w.name, text) {
			could = append(could, w)
		}
	}
	switch len(could) {
	case 0:
		return word{}, p.lang.Say(words.ConsoleNoWord, quoted(text))
	case 1:
		return could[0], ""
	}
	names := make([]string, len(could))
	for i, w := range could {
		names[i] = w.name
	}
	return word{}, p.lang.Say(words.ConsoleCouldBe, quoted(text), words.With("words", strings.Join(names, p.lang.Say(words.ConsoleOr))))
}

// quoted is what was typed, as a sentence names it.
func quoted(text string) words.Arg { return words.With("text", engine.Quote(text)) }

// line is what a person said.
func (p typist) line(text string) {
	if !utf8.ValidString(text) {
		text = strings.ToValidUTF8(text, "\uFFFD")
	}
	text = strings.TrimSpace(text)
	name, rest, _ := strings.Cut(text, " ")
	w, why := p.find(name)
	if p.curtain != engine.NoSeat && !p.mayLift(w, text) {
		return
	}
	switch {
	case p.away != nil && !p.away.mayGo(w):
		p.say(words.ConsoleNotDealt)
	case p.pause && p.away != nil && text == "":
		p.away.next()
	case p.pause && p.away == nil:
		if w.name == "quit" || w.name == "save" || w.name == "log" || w.name == "table" || w.name == "help" {
			w.do(p, strings.TrimSpace(rest))
			return
		}
		p.nextRound()
		p.progress()
	case text == "": // somebody wants to see where things stand
		if p.runs() {
			p.put = question{}
			p.ask()
		}
	case why != "":
		p.tell("%s", why)
	default:
		w.do(p, strings.TrimSpace(rest))
	}
}

// mayLift lifts the curtain where that line may. Enter does, and over a pipe any line does, and is then said by whom it was
// passed to. What needs no hand goes from before the curtain too, and so does a call by whoever has just played.
func (p typist) mayLift(w word, text string) (goOn bool) {
	switch w.name {
	case "quit", "save", "help":
		return true
	case "call":
		if p.lateCall() {
			return false
		}
	}
	if p.live && (text != "" || p.fallen < passing) {
		p.say(words.ConsolePass, words.With("name", p.names[p.curtain]))
		return false
	}
	p.lift()
	return text != ""
}

// passing is how many ticks a screen is passed on at least: Enter within it is one pressed twice by whoever has just played.
const passing = room.TicksPerSecond * 6 / 10

// lateCall lets the person who has just played call, though the screen has been passed on already.
func (p typist) lateCall() bool {
	if p.at < 0 {
		return false
	}
	now := p.table.View(p.at)
	for _, c := range now.Legal {
		if p.book.Aside(&now, c) == engine.Announces {
			p.people[p.at].Want(c)
			p.own.Resume()
			p.own.Ask()
			p.own.Pause()
			if !p.live {
				p.unread[p.at] = nil // it is told now
			}
			for _, line := range p.open {
				p.tell("%s", line)
			}
			p.open = nil
			p.teller().refusal()
			return true
		}
	}
	return false
}

// progress lets the table go on after a line. Live, time does it.
func (p typist) progress() {
	if !p.runs() {
		p.settle()
	}
}

// want puts a wish on the chair of whoever is at the screen.
func (p typist) want(c engine.Command) {
	if p.at < 0 {
		p.say(words.ConsoleNobody)
		return
	}
	c.Seat = p.at
	if !p.people[p.at].Want(c) {
		p.say(words.ConsoleOneThing)
		return
	}
	p.progress()
}

// verb is a word that is a command by itself.
func verb(v engine.Verb) func(typist, string) {
	return func(p typist, rest string) {
		if p.needsNothing(rest) {
			p.want(engine.Do(p.at, v))
		}
	}
}

// alone is a word that takes nothing.
func alone(do func(typist)) func(typist, string) {
	return func(p typist, rest string) {
		if p.needsNothing(rest) {
			do(p)
		}
	}
}

// shown is a word that takes nothing and prints something.
func shown(do func(teller)) func(typist, string) { return alone(func(p typist) { do(teller(p)) }) }

func (p typist) needsNothing(rest string) bool {
	if rest != "" {
		p.say(words.ConsoleNothingFollows, quoted(rest))
		return false
	}
	return true
}

// unseen stands for the card that has been drawn and that nobody has looked at.
const unseen = "blind"

// sayPlay reads play R5, play W B, play R7 2, play R5 G5, play blind B.
func (p typist) sayPlay(rest string) {
	c := engine.Do(p.at, engine.VerbPlay)
	var cards []engine.SeenCard
	for _, text := range strings.Fields(rest) {
		card, isCard := p.book.cardNamed(strings.ToUpper(text))
		color, isColor := p.book.color(text)
		target, isSeat := p.seatNamed(text)
		switch {
		case strings.EqualFold(text, unseen) && len(cards) == 0:
			c.Blind = true
		case isCard && !c.Blind:
			if card.Stamp != engine.NoColor {
				c.Color, card.Stamp = card.Stamp, engine.NoColor
			}
			cards = append(cards, card)
		case len(cards) == 0 && !c.Blind:
			p.tell("%s", words.Join(p.lang.Say(words.ConsoleNoCard, quoted(text)), p.book.written(p.lang)))
			return
		case isColor:
			c.Color = color
		case isSeat:
			c.Target = target
		default:
			p.tell("%s", words.Join(p.lang.Say(words.ConsoleNoCardOrSeat, quoted(text)), p.book.written(p.lang)))
			return
		}
	}
	switch {
	case c.Blind:
	case len(cards) == 0:
		p.tell("%s", words.Join(p.lang.Say(words.ConsolePlayWhich), p.book.written(p.lang)))
		return
	case len(cards) == 1:
		c.Card = cards[0]
	default:
		c.Cards = cards
	}
	p.want(c)
}

// seatNamed reads a seat's number, which the table judges, or its name.
func (p typist) seatNamed(text string) (engine.Seat, bool) {
	if n, err := strconv.Atoi(text); err == nil && n >= 0 && n <= engine.MaxSeats {
		return engine.Seat(n), true
	}
	for i, name := range p.names {
		if strings.EqualFold(name, text) {
			return engine.Seat(i), true
		}
	}
	return engine.NoSeat, false
}

// longestWait is a turn clock's longest, twice.
const longestWait = 600_000

// sayWait moves the table's clock. The record notes how far, so that a game taken up again has the same time.
func (p typist) sayWait(rest string) {
	ms, err := strconv.Atoi(rest)
	switch {
	case err != nil || ms < 0 || ms > longestWait:
		p.say(words.ConsoleWaitHow, words.Count("n", longestWait))
		return
	case p.runs():
		p.say(words.ConsoleClockRuns)
		return
	}
	until := p.table.Now() + engine.Millis(ms)
	round := p.table.Public().Round
	for same := true; same && !p.table.Over() && p.table.Now()+tick <= until; same = p.table.Public().Round == round {
		p.table.Step()
		p.hearPrograms()
	}
	if now := p.table.Now(); !p.table.Over() && now <= until {
		c := engine.Do(p.stayer(), engine.VerbWait)
		c.Wait = until - now
		if err := p.table.Do(c); err != nil {
			p.tell("%s.", err)
		}
	}
	p.settle()
}

// tick is the longest time a step of the table takes, in milliseconds.
const tick engine.Millis = 1000/room.TicksPerSecond + 1

// stayer is a seat that is still in the match: the clock is everybody's.
func (p typist) stayer() engine.Seat {
	for i, h := range p.table.Public().Hands {
		if !h.Out {
			return engine.Seat(i)
		}
	}
	return 0
}

func (p typist) saySave(rest string) {
	if rest == "" {
		if rest = p.save; rest == "" {
			p.say(words.ConsoleSaveWhere)
			return
		}
	}
	p.saveTo(rest)
}

func (p typist) quit() { p.over = true }
