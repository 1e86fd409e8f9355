package main

import (
	"strings"

	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/room"
	"fourtell/words"
)

const sheddingGame = "uno"

// showPile tells what lies on the table, and what is due.
func showPile(p *playing, now *engine.Snapshot) {
	color := p.lang.Say(words.TableAnyColor)
	if shed.Of(now).Color != engine.NoColor {
		color = p.lang.Say(words.TableColor, words.With("color", p.lang.Color(shed.Of(now).Color)))
	}
	way := words.TableClockwise
	if now.Direction < 0 {
		way = words.TableCounter
	}
	p.say(words.ConsolePile, words.With("card", p.book.card(p.face, now.Top(), shed.Of(now).Color)), words.With("name", p.lang.Card(now.Top())), words.With("color", color),
		words.With("way", p.lang.Say(way)), words.With("pile", p.lang.Say(words.TableDrawPile, words.Count("n", now.Draw))))
	if shed.Of(now).Pending != nil && !shed.Of(now).Pending.Paid {
		p.tell("%s", p.lang.Say(words.TableDue, words.Count("n", shed.Of(now).Pending.Stack)))
	}
}

// wordsOf are the words that only this game has, besides play.
func wordsOf(game string) []word {
	if game != sheddingGame {
		return nil
	}
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

// colorNamed reads R, Y, G, B in either case, and the English names.
func colorNamed(text string) (engine.Color, bool) {
	for c, name := range map[engine.Color]string{engine.Red: "red", engine.Yellow: "yellow", engine.Green: "green", engine.Blue: "blue"} {
		if strings.EqualFold(text, name) {
			return c, true
		}
	}
	return engine.ParseColor(text)
}

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
	color, ok := colorNamed(rest)
	if !ok {
		p.say(words.ConsoleNameWhich)
		return
	}
	c := engine.Do(p.at, engine.VerbChooseColor)
	c.Color = color
	p.want(c)
}
