package main

import (
	"fmt"
	"strings"

	"fourtell/engine"
	"fourtell/engine/uno"
	"fourtell/words"
)

// question is what the person who owes a decision is told: where the table stands, and the cards in the letters they are
// played by.
func (p *playing) question(now *engine.Snapshot) {
	p.tell("%s", p.english.Turn(now))
	if now.Phase == engine.PhaseRespond && now.Pending != nil && now.Pending.Challenge {
		c := p.english.ChallengeModal(now)
		p.tell("%s %s", c.Guilty, c.Innocent)
	}
	p.tell("%s", p.letters(now))
	for _, c := range now.Legal {
		if c.Verb == engine.VerbCallUno {
			p.tell("Your play may leave you one card: say call first.")
			break
		}
	}
}

// letters is the hand as it is written, and what of it fits now.
func (p *playing) letters(now *engine.Snapshot) string {
	text := "Top: " + p.face.card(now.Top(), now.Color) + ". Hand: " + p.cards(now.Hands[now.Viewer].Cards) + "."
	var fits []engine.SeenCard
	seen := map[engine.Face]bool{}
	for _, c := range now.Legal {
		if c.Verb == engine.VerbPlay && len(c.Cards) == 0 && !seen[c.Card.Face] {
			seen[c.Card.Face] = true
			fits = append(fits, c.Card)
		}
	}
	if len(fits) > 0 {
		text += " Fits: " + p.cards(fits) + "."
	}
	return text
}

// cards are cards in letters: R5 BS W.
func (p *playing) cards(cards []engine.SeenCard) string {
	if len(cards) == 0 {
		return p.english.Hand(nil)
	}
	all := make([]string, len(cards))
	for i, c := range cards {
		all[i] = p.face.card(c, engine.NoColor)
	}
	return strings.Join(all, " ")
}

func (p *playing) showHand() {
	if p.at < 0 {
		p.tell("Nobody sits at the screen.")
		return
	}
	now := p.table.View(p.at)
	hand := now.Hands[p.at].Cards
	p.tell("%s: %s.", p.cards(hand), p.english.Hand(hand))
}

func (p *playing) showTable() {
	now := p.table.View(p.at)
	for i, h := range now.Hands {
		p.tell("%s", p.seatLine(&now, engine.Seat(i), &h))
	}
	color := p.english.Say(words.TableAnyColor)
	if now.Color != engine.NoColor {
		color = p.english.Say(words.TableColor, words.With("color", p.english.Color(now.Color)))
	}
	way := words.TableClockwise
	if now.Direction < 0 {
		way = words.TableCounter
	}
	p.tell("Top: %s, %s. %s. Play goes %s. %s.", p.face.card(now.Top(), now.Color), p.english.Card(now.Top()), color, p.english.Say(way),
		p.english.Say(words.TableDrawPile, words.Count("n", now.Draw)))
	if now.Pending != nil && !now.Pending.Paid {
		p.tell("%s", p.english.Say(words.TableDue, words.Count("n", now.Pending.Stack)))
	}
	if left := now.Clock.Deadline - now.Clock.Now; now.Clock.Deadline > 0 {
		p.tell("The clock: %d ms left.", max(left, 0))
	}
	if p.at >= 0 && now.Owes() {
		p.tell("%s", p.english.Turn(&now))
	}
}

// seatLine is a seat as everybody sees it: "2 Cy: 4 cards, to play".
func (p *playing) seatLine(now *engine.Snapshot, seat engine.Seat, h *engine.Hand) string {
	line := fmt.Sprintf("%d %s: ", seat, h.Name)
	if h.Out {
		return line + p.english.Say(words.TableRemoved)
	}
	line += p.english.Say(words.TableCards, words.Count("n", h.Count))
	if seat == p.at {
		line += ", you"
	}
	if seat == now.Turn && !now.Over() {
		line += ", to play"
	}
	if seat == now.Dealer {
		line += ", dealer"
	}
	switch {
	case h.Called:
		line += ", has called"
	case h.Catchable:
		line += ", has not called"
	}
	if p.rules[uno.Score] != uno.ScoreSingle {
		line += ", " + p.english.Say(words.TableScore, words.Count("n", h.Score))
	}
	return line
}

// showLog tells the round from the deal on, as the person at the screen saw it.
func (p *playing) showLog() {
	now := p.table.View(p.at)
	for _, e := range now.History {
		if e.Kind == engine.EventTurn {
			continue
		}
		if text := p.english.Event(e, now.Viewer, p.names); text != "" {
			p.tell("%s", text)
		}
	}
}

func (p *playing) showHelp() {
	for _, w := range vocabulary() {
		p.tell("%-12s %s", strings.TrimSpace(w.name+" "+w.takes), w.line)
	}
	p.tell("Any beginning of a word will do where it is no other word's, as d for draw or ch for challenge. Seats count from 0.")
	p.tell("Cards: a colour R Y G B and 0 to 9, S skip, R reverse, +2; W wild, W+4 Wild Draw Four.")
}

// showRules tells the rule set: its name, and every switch that is not as usual.
func (p *playing) showRules(rest string) {
	switch rest {
	case "":
	case "all":
		p.tell("%s", p.english.RulesPage())
		return
	default:
		p.tell("rules tells this table's, rules all the whole page; %q is neither.", rest)
		return
	}
	text := p.rules.String()
	if name, _, more := strings.Cut(text, ","); !more {
		p.tell("%s: %s", p.english.PresetName(name), p.english.PresetHelp(name))
	} else {
		p.tell("%s", text)
	}
	usual, _ := uno.Preset(uno.Presets()[0])
	for _, g := range p.english.Groups() {
		for _, name := range g.Switches {
			if v := p.rules.Get(name); v != usual.Get(name) {
				p.tell("%s: %s.", p.english.SwitchName(name), p.english.ValueName(name, v))
			}
		}
	}
}

// standings are the round's points and the hands they come from, and the match so far.
func (p *playing) standings(now *engine.Snapshot) {
	match := p.rules[uno.Score] != uno.ScoreSingle
	for i, h := range now.Hands {
		line := fmt.Sprintf("%s: ", h.Name)
		if h.Count > 0 {
			line += p.cards(h.Cards) + ". "
		}
		if i < len(now.Points) {
			line += p.english.Say(words.TableScore, words.Count("n", now.Points[i]))
		}
		if match && i < len(now.Totals) {
			line += fmt.Sprintf(", %d in all", now.Totals[i])
		}
		p.tell("%s.", line)
	}
}
