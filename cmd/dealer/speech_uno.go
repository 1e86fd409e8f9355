package main

import (
	"fmt"
	"slices"
	"strings"

	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/room"
	"fourtell/words"
	unowords "fourtell/words/uno"
)

// unoSpeech is how the shedding game is played in a terminal.
type unoSpeech struct{ plainSpeech }

func (unoSpeech) words() []word {
	return []word{
		{"draw", "", verb(engine.VerbDraw)},
		{"pass", "", verb(engine.VerbPass)},
		{"keep", "", typist.sayKeep},
		{"accept", "", verb(engine.VerbAccept)},
		{"challenge", "", verb(engine.VerbChallenge)},
		{"call", "", verb(engine.VerbCallUno)},
		{"catch", "2", typist.sayCatch},
		{"color", "B", typist.sayColor},
	}
}

func (unoSpeech) example(book engine.Rulebook) string {
	return book.FaceName(shed.FaceOf(shed.Red, 5))
}

// color reads R, Y, G, B in either case, and the English names.
func (unoSpeech) color(text string) (engine.Color, bool) {
	for c, name := range map[engine.Color]string{shed.Red: "red", shed.Yellow: "yellow", shed.Green: "green", shed.Blue: "blue"} {
		if strings.EqualFold(text, name) {
			return c, true
		}
	}
	return engine.ParseColor(text)
}

func (unoSpeech) typed(c engine.Command) string {
	switch c.Verb {
	case engine.VerbChooseColor:
		return "color " + c.Color.String()
	case engine.VerbCallUno:
		return "call"
	case engine.VerbCatchUno:
		return fmt.Sprintf("catch %d", c.Target)
	}
	return ""
}

// lettered is in the colour that the card has or, for a wild on the pile, the one named for it.
func (unoSpeech) lettered(l look, c engine.SeenCard, named engine.Color) string {
	color := shed.ColorOf(c.Face)
	if shed.IsWild(c.Face) {
		color = named
	}
	inks := map[engine.Color]ink{shed.Red: redInk, shed.Yellow: yellowInk, shed.Green: greenInk, shed.Blue: blueInk}
	return l.bold(c.String(), inks[color])
}

// asked are what a challenge may cost, and that it is time to call.
func (unoSpeech) asked(p teller, now *engine.Snapshot) (before, after string) {
	if pending := shed.Of(now).Pending; now.Phase == engine.PhaseRespond && pending != nil && pending.Challenge {
		c := unowords.ChallengeOf(&p.lang, now)
		before = c.Guilty + " " + c.Innocent
	}
	if slices.ContainsFunc(now.Legal, func(c engine.Command) bool { return c.Verb == engine.VerbCallUno }) {
		after = p.lang.Say(words.ConsoleCallFirst)
	}
	return before, after
}

func (unoSpeech) named(now *engine.Snapshot) engine.Color { return shed.Of(now).Color }

func (unoSpeech) pile(p teller, now *engine.Snapshot) {
	own := shed.Of(now)
	color := p.lang.Say(words.TableAnyColor)
	if own.Color != engine.NoColor {
		color = p.lang.Say(words.TableColor, words.With("color", p.lang.Color(own.Color)))
	}
	way := words.TableClockwise
	if now.Direction < 0 {
		way = words.TableCounter
	}
	p.say(words.ConsolePile, words.With("card", p.book.card(p.face, now.Top(), own.Color)), words.With("name", p.lang.Card(now.Top())), words.With("color", color),
		words.With("way", p.lang.Say(way)), words.With("pile", p.lang.Say(words.TableDrawPile, words.Count("n", now.Draw))))
	if own.Pending != nil && !own.Pending.Paid {
		p.tell("%s", p.lang.Say(words.TableDue, words.Count("n", own.Pending.Stack)))
	}
}

func (unoSpeech) known(p teller, now *engine.Snapshot, seat engine.Seat) string {
	switch known := shed.At(now, seat); {
	case known.Called:
		return p.comma(words.ConsoleCalled)
	case known.Catchable:
		return p.comma(words.ConsoleNotCalled)
	}
	return ""
}

// lapse is a call that is missing.
func (unoSpeech) lapse(now *engine.Snapshot, seat engine.Seat) (open, done bool) {
	known := shed.At(now, seat)
	return known.Catchable, known.Called
}

func (unoSpeech) helps() (play words.Key, below []words.Key) {
	return words.ConsoleWord("play"), []words.Key{words.ConsoleShort, words.ConsoleCards}
}

func (unoSpeech) written(l words.Language) string { return l.Say(words.ConsoleWritten) }

// sayKeep passes with a drawn card and accepts a penalty.
func (p typist) sayKeep(rest string) {
	if !p.needsNothing(rest) {
		return
	}
	v := engine.VerbPass
	if p.table.Public().Phase == engine.PhaseRespond {
		v = engine.VerbAccept
	}
	p.want(engine.Do(p.at, v))
}

// sayCatch reads catch 2; a bare catch is meant for the only one there is to catch.
func (p typist) sayCatch(rest string) {
	c := engine.Do(p.at, engine.VerbCatchUno)
	if rest == "" && p.at >= 0 {
		now := p.table.View(p.at)
		if may := room.Catches(&now); len(may) == 1 {
			c.Target = may[0].Target
			p.want(c)
			return
		}
	}
	target, ok := p.seatNamed(rest)
	if !ok {
		p.say(words.ConsoleCatchWhich)
		return
	}
	c.Target = target
	p.want(c)
}

func (p typist) sayColor(rest string) {
	color, ok := p.book.color(rest)
	if !ok {
		p.say(words.ConsoleNameWhich)
		return
	}
	c := engine.Do(p.at, engine.VerbChooseColor)
	c.Color = color
	p.want(c)
}
