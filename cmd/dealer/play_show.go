package main

import (
	"fmt"
	"strings"

	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/words"
	"fourtell/words/tellers"
	unowords "fourtell/words/uno"
)

// question is what the person who owes a decision is told: where the table stands, and the cards in the letters they are
// played by.
func (p teller) question(now *engine.Snapshot) {
	p.tell("%s", p.lang.Turn(now))
	if now.Phase == engine.PhaseRespond && shed.Of(now).Pending != nil && shed.Of(now).Pending.Challenge {
		c := unowords.ChallengeOf(&p.lang, now)
		p.tell("%s %s", c.Guilty, c.Innocent)
	}
	p.tell("%s", p.letters(now))
	for _, c := range now.Legal {
		if c.Verb == engine.VerbCallUno {
			p.say(words.ConsoleCallFirst)
			break
		}
	}
}

// letters is the hand as it is written, and what of it fits now.
func (p teller) letters(now *engine.Snapshot) string {
	text := p.lang.Say("turn.hold", words.With("cards", p.cards(now.Hands[now.Viewer].Cards)))
	if top := now.Top(); top.Face != engine.NoFace {
		text = p.lang.Say(words.ConsoleTop, words.With("card", p.book.card(p.face, top, shed.Of(now).Color)), words.With("cards", p.cards(now.Hands[now.Viewer].Cards)))
	}
	var fits []engine.SeenCard
	seen := map[engine.Face]bool{}
	for _, c := range now.Legal {
		if c.Verb == engine.VerbPlay && len(c.Cards) == 0 && !seen[c.Card.Face] {
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
	if p.book.sheds() {
		showPile(p.playing, &now)
	}
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
	switch known := shed.At(now, seat); {
	case known.Called:
		line += p.comma(words.ConsoleCalled)
	case known.Catchable:
		line += p.comma(words.ConsoleNotCalled)
	}
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
	for _, w := range p.book.vocabulary() {
		says := p.lang.Say(words.ConsoleWord(w.name))
		if w.name == "play" && !p.book.sheds() {
			says = "" // it tells of colours and hands swapped
		}
		p.told = true
		p.unprompt()
		fmt.Fprintln(p.s.out, p.face.shown(fmt.Sprintf("%-12s %s", strings.TrimSpace(w.name+" "+w.takes), says), 13))
	}
	if p.book.sheds() {
		p.say(words.ConsoleShort)
		p.say(words.ConsoleCards)
	}
}

// showRules tells the rule set: its name, and every switch that is not as usual.
func (p teller) showRules(rest string) {
	switch rest {
	case "":
	case "all":
		if p.book.sheds() {
			p.tell("%s", words.RulesPage(&p.lang, p.book, tellers.Of(p.book.Name())))
			return
		}
	default:
		p.say(words.ConsoleRulesWhich, quoted(rest))
		return
	}
	text := p.rules.String()
	if name, _, more := strings.Cut(text, ","); !more && p.book.sheds() {
		p.tell("%s: %s", p.lang.PresetName(name), p.lang.PresetHelp(name))
	} else {
		p.tell("%s", text)
	}
	if !p.book.sheds() {
		return
	}
	usual, _ := p.book.Build("", nil)
	for _, g := range tellers.Of(p.book.Name()).Groups(&p.lang) {
		for _, name := range g.Switches {
			if v := p.rules.Get(name); v != usual.Get(name) {
				p.tell("%s: %s.", p.lang.SwitchName(name), p.lang.ValueName(name, v))
			}
		}
	}
}

// standings are the round's points and the hands they come from, and the match so far.
func (p teller) standings(now *engine.Snapshot) {
	match := p.rules.Match()
	for i, h := range now.Hands {
		line := fmt.Sprintf("%s: ", h.Name)
		if h.Count > 0 {
			line += p.cards(h.Cards) + ". "
		}
		if i < len(now.Points) {
			line += p.lang.Say(words.TableScore, words.Count("n", now.Points[i]))
		}
		if match && i < len(now.Totals) {
			line += p.comma(words.ConsoleInAll, words.Count("n", now.Totals[i]))
		}
		p.tell("%s.", line)
	}
}
