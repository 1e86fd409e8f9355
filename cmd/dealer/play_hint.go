package main

import (
	"fmt"

	"fourtell/ai"
	"fourtell/engine"
	"fourtell/engine/uno"
	"fourtell/words"
)

// showHint tells what the house's heuristic would do on the seat of whoever is at the screen, and the one reason that
// weighed most. It sees what that seat sees.
func (p *playing) showHint() {
	if p.at < 0 {
		p.tell("Nobody sits at the screen.")
		return
	}
	now := p.table.View(p.at)
	c, some := ai.NewHeuristic(p.at, p.botSeed).Decide(now)
	if !some {
		p.tell("The house's heuristic would do nothing now: %s", p.english.Turn(&now))
		return
	}
	h := hint{p, &now, c}
	p.tell("The house's heuristic would say %s: %s.", h.typed(), h.why())
}

// hint is a command and the table it is meant for.
type hint struct {
	*playing
	now *engine.Snapshot
	c   engine.Command
}

// typed is the command as it would be typed.
func (h hint) typed() string {
	switch h.c.Verb {
	case engine.VerbPlay:
		text := "play"
		for _, card := range h.played() {
			text += " " + h.face.card(engine.SeenCard{Face: card.Face}, engine.NoColor)
		}
		if h.c.Color != engine.NoColor {
			text += " " + h.c.Color.String()
		}
		if h.c.Target != engine.NoSeat {
			text += fmt.Sprintf(" %d", h.c.Target)
		}
		return text
	case engine.VerbChooseColor:
		return "color " + h.c.Color.String()
	case engine.VerbCallUno:
		return "call"
	case engine.VerbCatchUno:
		return fmt.Sprintf("catch %d", h.c.Target)
	}
	return h.c.Verb.String()
}

func (h hint) played() []engine.SeenCard {
	if len(h.c.Cards) > 0 {
		return h.c.Cards
	}
	return []engine.SeenCard{h.c.Card}
}

// why is the reason, as a clause.
func (h hint) why() string {
	switch h.c.Verb {
	case engine.VerbPlay:
		return h.whyPlay()
	case engine.VerbChooseColor:
		return fmt.Sprintf("you hold most of %s", h.english.Color(h.c.Color))
	case engine.VerbCallUno:
		return "your next play leaves you one card, and calling costs nothing"
	case engine.VerbCatchUno:
		return fmt.Sprintf("%s holds one card and has not called", h.names[h.c.Target])
	case engine.VerbChallenge:
		return "it challenges three times in ten, and this is one of them; " + h.odds()
	case engine.VerbAccept:
		if h.now.Pending != nil && h.now.Pending.Challenge {
			return "it challenges three times in ten only; " + h.odds()
		}
		return "nothing you hold answers it"
	case engine.VerbPass:
		return "a wild is worth more later, and nobody is about to go out"
	}
	if len(h.fits()) > 0 {
		return "it likes none of the cards that fit"
	}
	return "nothing fits"
}

// fits are the faces that may be played.
func (h hint) fits() map[engine.Face]bool {
	all := map[engine.Face]bool{}
	for _, c := range h.now.Legal {
		if c.Verb == engine.VerbPlay && len(c.Cards) == 0 {
			all[c.Card.Face] = true
		}
	}
	return all
}

func (h hint) whyPlay() string {
	cards := h.played()
	face := cards[len(cards)-1].Face
	left := h.now.Hands[h.at].Count - len(cards)
	next := h.next()
	switch s := face.Symbol(); {
	case left <= 0:
		return "it is your last card"
	case h.now.Turn != h.at:
		return "you may jump in with it, and play goes on from you"
	case h.now.Pending != nil:
		return "it passes the cards on instead of taking them"
	case len(cards) > 1:
		return "it gets rid of several cards at once"
	case s == 7 && h.rules[uno.SevenSwap] == uno.On && h.c.Target >= 0 && h.now.Hands[h.c.Target].Count < left:
		return fmt.Sprintf("%s has %s, and you get them for your %d", h.names[h.c.Target], h.cardsOf(h.c.Target), left)
	case s == engine.WildDrawFour && h.bluff():
		return fmt.Sprintf("%s holds %s, and it dares a bluff at times: you hold %s", h.names[next], h.cardsOf(next), h.english.Color(h.now.Color))
	case h.onlyWilds(), len(h.fits()) == 1:
		if face.Wild() && h.c.Color != engine.NoColor {
			return "no other card fits as well, and you hold most of " + h.english.Color(h.c.Color)
		}
		return "nothing else fits"
	case s >= engine.Skip && next >= 0 && h.now.Hands[next].Count <= 3:
		return fmt.Sprintf("%s holds %s and should not get the turn", h.names[next], h.cardsOf(next))
	case !face.Wild():
		if n := h.ofColor(face.Color()) - 1; n > 0 {
			return fmt.Sprintf("it keeps wilds back, and you hold %d more of %s to follow", n, h.english.Color(face.Color()))
		}
		return fmt.Sprintf("it keeps wilds back, and this card would count %d points against you", face.Points())
	}
	return "it looks best of the cards that fit"
}

// cardsOf is how many cards a seat holds: "1 card".
func (h hint) cardsOf(s engine.Seat) string {
	return h.english.Say(words.TableCards, words.Count("n", h.now.Hands[s].Count))
}

// next is who plays after this seat; NoSeat where nobody does.
func (h hint) next() engine.Seat {
	n := len(h.now.Hands)
	for i := 1; i < n; i++ {
		s := ((int(h.at)+i*int(h.now.Direction))%n + n) % n
		if !h.now.Hands[s].Out {
			return engine.Seat(s)
		}
	}
	return engine.NoSeat
}

// bluff says whether a Wild Draw Four would be one under the printed rule.
func (h hint) bluff() bool { return h.now.Color != engine.NoColor && h.ofColor(h.now.Color) > 0 }

func (h hint) ofColor(c engine.Color) int {
	n := 0
	for _, card := range h.now.Hands[h.at].Cards {
		if card.Face.Color() == c {
			n++
		}
	}
	return n
}

func (h hint) onlyWilds() bool {
	for f := range h.fits() {
		if !f.Wild() {
			return false
		}
	}
	return true
}

// odds are the numbers behind a challenge, for a person who wants to decide by them.
func (h hint) odds() string {
	o, ok := ai.OddsOf(*h.now)
	if !ok {
		return "nobody can tell"
	}
	return h.english.Odds(o.Held, o.Of, o.Unseen, o.Color, int(o.P*100+0.5))
}
