package main

import (
	"slices"
	"strconv"
	"strings"

	"fourtell/ai"
	"fourtell/online/wire"
	"fourtell/words"
)

// vocabulary are the words there are: at a table elsewhere nothing is kept or taken back, and people are spoken to.
func (p *playing) vocabulary() (all []word) {
	if p.away == nil {
		return p.book.vocabulary()
	}
	for _, w := range p.book.vocabulary() {
		switch w.name {
		case "undo", "wait", "save":
		case "rules":
			all = append(all, word{w.name, w.takes, func(p typist, rest string) {
				if rest == "" || rest == "all" {
					w.do(p, rest)
				} else {
					p.away.set(rest)
				}
			}})
		case "help":
			all = append(append(all, roomWords()...), w)
		default:
			all = append(all, w)
		}
	}
	return all
}

// roomWords are what can be said in a room besides the game.
func roomWords() []word {
	ask := func(b wire.Body) func(typist, string) { return alone(func(p typist) { p.away.ask(b) }) }
	return []word{
		{"say", "hello", func(p typist, rest string) { p.away.say(rest) }},
		{"emote", "wow", func(p typist, rest string) { p.away.emote(rest) }},
		{"room", "", alone(func(p typist) { p.away.show() })},
		{"ready", "", ask(&wire.Ready{})},
		{"sit", "1", func(p typist, rest string) { p.away.sitOn(rest) }},
		{"stand", "", ask(&wire.Stand{})},
		{"start", "", ask(&wire.Start{})},
		{"next", "", ask(&wire.Next{})},
		{"again", "", ask(&wire.Again{})},
		{"set", "classic,target=300", func(p typist, rest string) { p.away.set(rest) }},
		{"bot", "1 beginner", func(p typist, rest string) { p.away.seatBot(rest) }},
		{"kick", "Bo", func(p typist, rest string) {
			p.away.toSomebody(rest, func(uid wire.UID) wire.Body { return &wire.Kick{UID: uid} })
		}},
		{"host", "Bo", func(p typist, rest string) {
			p.away.toSomebody(rest, func(uid wire.UID) wire.Body { return &wire.Host{UID: uid} })
		}},
	}
}

// sitOn takes a chair: that one, or any.
func (a *away) sitOn(text string) {
	if text == "" {
		a.ask(&wire.Sit{})
		return
	}
	if seat, ok := a.chair(text); ok {
		a.ask(&wire.Sit{Seat: &seat})
	}
}

// chair reads the number of a chair of the room; where it is none that is told.
func (a *away) chair(text string) (int, bool) {
	most := len(a.place.Room().Seats) - 1
	n, err := strconv.Atoi(text)
	if err != nil || n < 0 || n > most {
		a.p.say(words.ConsoleChairWhich, words.Count("n", most))
		return 0, false
	}
	return n, true
}

// seatBot puts a bot on a chair, of a level where one is named, or takes it off.
func (a *away) seatBot(text string) {
	number, level, _ := strings.Cut(text, " ")
	seat, ok := a.chair(number)
	if !ok {
		return
	}
	var levels []string
	for _, l := range ai.Levels() {
		levels = append(levels, l.Name)
	}
	switch level = strings.ToLower(strings.TrimSpace(level)); {
	case level == "off":
		level = ""
	case level == "":
		level = usualLevel
	case !slices.Contains(levels, level):
		a.p.say(words.ConsoleLevelWhich, words.With("words", strings.Join(levels, ", ")))
		return
	}
	a.ask(&wire.SetBot{Seat: seat, Level: level})
}

// usualLevel is what a house calls the bot that it sits down where nothing else is said.
const usualLevel = "bot"

// set has the room play by other rules. What is no rules here is told here, with the place.
func (a *away) set(text string) {
	rules, err := parseRules(a.p.book, text)
	if err != nil {
		a.p.tell("%s.", err)
		return
	}
	now := rules.String()
	a.ask(&wire.Set{Rules: &now})
}

// toSomebody asks for something about one who is in the room, by their name or the number of their chair.
func (a *away) toSomebody(text string, what func(wire.UID) wire.Body) {
	if uid, ok := a.somebody(text); ok {
		a.ask(what(uid))
		return
	}
	a.p.say(words.ConsoleWhom)
}

// somebody is who is meant; false where it is nobody, or may be two.
func (a *away) somebody(text string) (uid wire.UID, ok bool) {
	r := a.place.Room()
	if n, err := strconv.Atoi(text); err == nil {
		if n < 0 || n >= len(r.Seats) || r.Seats[n].Kind != wire.Person {
			return "", false
		}
		return r.Seats[n].UID, true
	}
	found := 0
	for _, s := range r.Seats {
		if s.Kind == wire.Person && strings.EqualFold(s.Name, text) {
			uid, found = s.UID, found+1
		}
	}
	for _, w := range r.Watching {
		if strings.EqualFold(w.Name, text) {
			uid, found = w.UID, found+1
		}
	}
	return uid, found == 1
}

// say says a set phrase by its key, or what is free to be said.
func (a *away) say(text string) {
	for _, phrase := range wire.Phrases() {
		if text == phrase {
			a.ask(&wire.Phrase{Phrase: phrase})
			return
		}
	}
	if text == "" {
		a.p.say(words.ConsoleSayWhat, words.With("words", strings.Join(wire.Phrases(), ", ")))
		return
	}
	a.ask(&wire.Say{Text: text})
}

// emote makes a face.
func (a *away) emote(text string) {
	for _, emote := range wire.Emotes() {
		if text == emote {
			a.ask(&wire.Emote{Emote: emote})
			return
		}
	}
	a.p.say(words.ConsoleEmoteWhich, words.With("words", strings.Join(wire.Emotes(), ", ")))
}

// mayGo says whether a word can be heard before the cards are dealt.
func (a *away) mayGo(w word) bool {
	switch w.name {
	case "", "rules", "help", "quit":
		return true
	}
	for _, one := range roomWords() {
		if one.name == w.name {
			return true
		}
	}
	return len(a.p.names) > 0
}
