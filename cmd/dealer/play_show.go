package main

import (
	"fmt"
	"strings"

	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/words"
	"fourtell/words/tellers"
)

// question is what the person who owes a decision is told: where the table stands, and the cards in the letters they are
// played by.
func (p teller) question(now *engine.Snapshot) {
	p.tell("%s", p.lang.Turn(now))
	before, after := p.book.asked(p, now)
	letters := p.letters(now)
	if letters == p.lang.Say("turn.hold", words.With("cards", p.cards(now.Hands[now.Viewer].Cards))) && p.named(now.Hands[now.Viewer].Cards) {
		letters = "" // they have just been told so
	}
	for _, text := range []string{before, letters, after} {
		if text != "" {
			p.tell("%s", text)
		}
	}
}

// named says that cards are called by the letters they are played by.
func (p teller) named(cards []engine.SeenCard) bool {
	return strings.ReplaceAll(p.lang.Hand(cards), p.lang.Say("list.comma"), " ") == p.cards(cards)
}

// letters is the hand as it is written, and what of it fits now.
func (p teller) letters(now *engine.Snapshot) string {
	text := p.lang.Say("turn.hold", words.With("cards", p.cards(now.Hands[now.Viewer].Cards)))
	if top := now.Top(); top.Face != engine.NoFace {
		text = p.lang.Say(words.ConsoleTop, words.With("card", p.book.card(p.face, top, p.book.named(now))), words.With("cards", p.cards(now.Hands[now.Viewer].Cards)))
	}
	if games.Unaided(now) {
		return text
	}
	var fits []engine.SeenCard
	seen := map[engine.Face]bool{}
	for _, c := range now.Legal {
		if c.Verb == engine.VerbPlay && !c.Blind && len(c.Cards) == 0 && !seen[c.Card.Face] {
			seen[c.Card.Face] = true
			fits = append(fits, c.Card)
		}
	}
	if len(fits) > 0 {
		text += " " + p.lang.Say(words.ConsoleFits, words.With("cards", p.cards(fits)))
	}
	return text
}

func (p teller) showHand() {
	if p.at < 0 {
		p.say(words.ConsoleNobody)
		return
	}
	now := p.table.View(p.at)
	hand := now.Hands[p.at].Cards
	p.tell("%s: %s.", p.cards(hand), p.lang.Hand(hand))
}

func (p teller) showTable() {
	now := p.table.View(p.at)
	for i, h := range now.Hands {
		p.tell("%s", p.seatLine(&now, engine.Seat(i), &h))
	}
	p.book.pile(p, &now)
	if left := now.Clock.Deadline - now.Clock.Now; now.Clock.Deadline > 0 {
		p.say(words.ConsoleClock, words.Count("n", int(max(left, 0))))
	}
	if p.at >= 0 && now.Owes() {
		p.tell("%s", p.lang.Turn(&now))
	}
}

// seatLine is a seat as everybody sees it: "2 Cy: 4 cards, to play".
func (p teller) seatLine(now *engine.Snapshot, seat engine.Seat, h *engine.Hand) string {
	line := fmt.Sprintf("%d %s: ", seat, h.Name)
	if h.Out {
		return line + p.lang.Say(words.TableRemoved)
	}
	line += p.lang.Say(words.TableCards, words.Count("n", h.Count))
	if seat == p.at {
		line += p.comma(words.ConsoleYou)
	}
	if now.OwedBy(seat) {
		line += p.comma(words.ConsoleToPlay)
	}
	if seat == now.Dealer {
		line += p.comma(words.ConsoleDealer)
	}
	line += p.book.known(p, now, seat)
	if p.rules.Match() {
		line += p.lang.Say("list.comma") + p.lang.Say(words.TableScore, words.Count("n", h.Score))
	}
	return line
}

// showLog tells the round from the deal on, as the person at the screen saw it.
func (p teller) showLog() {
	now := p.table.View(p.at)
	for _, e := range now.History {
		if e.Kind == engine.EventTurn {
			continue
		}
		if text := p.lang.Event(e, now.Viewer, p.names); text != "" {
			p.tell("%s", text)
		}
	}
}

func (p teller) showHelp() {
	play, below := p.book.helps()
	for _, w := range p.vocabulary() {
		says, key := "", words.ConsoleWord(w.name)
		switch {
		case w.name == "play":
			key = play
		case w.name == "quit" && p.away != nil:
			key = words.ConsoleWord("leave")
		}
		if key != "" {
			says = p.lang.Say(key)
		}
		p.told = true
		p.unprompt()
		fmt.Fprintln(p.s.out, p.face.shown(fmt.Sprintf("%-12s %s", strings.TrimSpace(w.name+" "+w.takes), says), 13))
	}
	for _, key := range below {
		p.say(key)
	}
}

// showRules tells the rule set: its name, and every switch that is not as usual.
func (p teller) showRules(rest string) {
	says := tellers.Of(p.book.Name())
	groups, terms := says.Groups(&p.lang), p.lang.Terms(p.book.Name())
	switch rest {
	case "":
	case "all":
		if len(groups) > 0 {
			p.tell("%s", words.RulesPage(&p.lang, p.book, says))
			return
		}
	default:
		p.say(words.ConsoleRulesWhich, quoted(rest))
		return
	}
	text := p.rules.String()
	if name, _, more := strings.Cut(text, ","); !more && len(groups) > 0 {
		p.tell("%s: %s", terms.Preset(name), terms.PresetHelp(name))
	} else {
		p.tell("%s", text)
	}
	usual, _ := p.book.Build("", nil)
	for _, g := range groups {
		for _, name := range g.Switches {
			if v := p.rules.Get(name); v != usual.Get(name) {
				p.tell("%s: %s.", terms.Switch(name), terms.Value(name, v))
			}
		}
	}
}

// standings are the round's points and the hands they come from, and the match so far.
func (p teller) standings(now *engine.Snapshot) {
	_, scored := p.rules.(engine.Scored)
	for i, h := range now.Hands {
		line := fmt.Sprintf("%s: ", h.Name)
		if len(h.Cards) > 0 && !h.Cards[0].Hidden() {
			line += p.cards(h.Cards) + ". "
		}
		switch match := p.rules.Match() && i < len(now.Totals); {
		case scored && i < len(now.Points):
			line += p.lang.Say(words.TableScore, words.Count("n", now.Points[i]))
			if match {
				line += p.comma(words.ConsoleInAll, words.Count("n", now.Totals[i]))
			}
		case match: // rounds won
			line += p.lang.Say(words.TableCards, words.Count("n", h.Count)) + p.comma(words.RoundsWon, words.Count("n", now.Totals[i]))
		default:
			line += p.lang.Say(words.TableCards, words.Count("n", h.Count))
		}
		p.tell("%s.", line)
	}
	p.afterwards(now)
}

// afterwards is what the game says of the seats when a round is over.
func (p teller) afterwards(now *engine.Snapshot) {
	says, ok := tellers.Of(now.Game).(words.Afterwards)
	if !ok {
		return
	}
	for i, h := range now.Hands {
		if did := says.Did(&p.lang, now, engine.Seat(i)); did != "" {
			p.tell("%s", words.Sentences(h.Name+": "+did))
		}
	}
	for _, honour := range says.Honours(&p.lang, now) {
		p.tell("%s", words.Sentences(p.lang.Say(words.AfterHonour, words.With("title", honour.Title), words.With("names", honour.Names), words.With("why", honour.Why))))
	}
}
