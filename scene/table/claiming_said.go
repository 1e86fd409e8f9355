package table

import (
	"strconv"

	"fourtell/engine"
	"fourtell/scene/kit"
	"fourtell/scene/stage"
	"fourtell/words"
)

// claimSaid is what is written and said of claims, made once a beat and whenever something is picked, so that drawing builds no text.
type claimSaid struct {
	title, rank string // whose turn it is, and what is due or has been chosen
	pick        string // that cards are to be picked
	button      string
	more        string // "+2": picked besides those the panel shows
	truth       string // whether it would be a lie, "" while nothing is picked
	lies        int
	past, next  string // who claimed last, and who is to claim afterwards
	secret      string
	lays        string
	lie, honest string // over a card
	pile        string
}

// claimTalk is the claim that is being considered, as its balloon says it; "" for none.
type claimTalk struct {
	seat engine.Seat
	text string
}

// say makes what is written anew.
func (c *claiming) say() {
	if c.of == nil {
		return
	}
	l, s := &c.lang, &c.shown
	d := &c.said
	*d = claimSaid{secret: l.Say(words.ClaimSecret), lays: l.Say(words.ClaimLays), lie: l.Say(words.ClaimTagLie), honest: l.Say(words.ClaimTagTrue), pile: l.Say(words.ClaimPile)}
	c.strip.lay(c.of.Ranks(), c.due)
	c.talk = claimTalk{seat: engine.NoSeat}
	c.chips = [engine.MaxSeats][]claimChip{}
	if s.Seq == 0 {
		return
	}
	d.past = l.Say(words.ClaimPast)
	if s.Turn >= 0 && int(s.Turn) < len(c.names) {
		d.title = l.Say(words.ClaimTheirs, words.With("name", l.SeatName(s.Turn, c.names)))
		if s.Turn == c.viewer && c.person != nil {
			d.title = l.Say(words.ClaimYours)
		}
		d.next = l.Say(words.ClaimNext, words.With("name", l.SeatName(c.victim(s, s.Turn), c.names)))
	}
	if c.due != engine.NoRank {
		d.rank = l.Ranks(c.due)
	}
	c.hear()
	switch {
	case c.must:
		d.pick, d.button = l.Say("turn.only_pass"), l.Say(words.ClaimPass)
	case c.may:
		c.sayPicked()
	}
}

// sayPicked says what would be claimed with what is picked.
func (c *claiming) sayPicked() {
	l, d, n := &c.lang, &c.said, len(c.picked)
	if n > pickedSeen {
		d.more = "+" + strconv.Itoa(n-pickedSeen)
	}
	d.rank = l.Ranks(c.rank)
	d.pick = l.Say(words.ClaimPickOne)
	if c.most > 1 {
		d.pick = l.Say(words.ClaimPick, words.Count("n", c.most))
	}
	if n == 0 {
		d.button = l.Say(words.ClaimButton, words.With("cards", l.Ranks(c.rank)))
		return
	}
	d.button = l.Say(words.ClaimButton, words.With("cards", l.Claim(n, c.rank)))
	d.lies = c.of.Lies(&c.shown, c.picked, c.rank)
	switch {
	case d.lies == 0:
		d.truth = l.Say(words.ClaimTrue)
	case n == 1:
		d.truth = l.Say(words.ClaimLieOnly)
	case d.lies == n:
		d.truth = l.Say(words.ClaimLieAll)
	case d.lies == 1:
		d.truth = l.Say(words.ClaimLieOne)
	default:
		d.truth = l.Say(words.ClaimLieMany, words.Count("n", d.lies))
	}
}

// hear reads from what has happened what each seat has claimed lately, what came of it, and which claim is being considered.
func (c *claiming) hear() {
	s := &c.shown
	for i := range s.History {
		e := &s.History[i]
		switch e.Kind {
		case engine.EventDealt:
			c.chips = [engine.MaxSeats][]claimChip{}
		case engine.EventClaimed:
			c.talk = claimTalk{e.Seat, c.lang.Claim(e.Count, e.Rank)}
			if n := int(e.Seat); n >= 0 && n < len(c.chips) {
				c.chips[n] = append(c.chips[n], claimChip{text: words.Chip(e.Count, e.Rank)})
			}
		case engine.EventRevealed:
			c.talk = claimTalk{seat: engine.NoSeat}
			if n := int(e.Seat); e.Beat != s.Seq && n >= 0 && n < len(c.chips) && len(c.chips[n]) > 0 { // nobody knows it before the cards have turned
				last := &c.chips[n][len(c.chips[n])-1]
				last.shown, last.lie = true, e.Verdict == engine.Guilty
			}
		case engine.EventTurn, engine.EventPileTaken, engine.EventRoundOver:
			c.talk = claimTalk{seat: engine.NoSeat}
		}
	}
}

// asks says whether the button to claim with can be pressed, or to let the turn go.
func (c *claiming) asks() bool { return c.on() || c.of != nil && c.must && c.chair.asked() }

// named is what the strip or the button is called where keys come to it.
func (c *claiming) named(z zone) string {
	if z == zoneRanks {
		return c.lang.Say(words.ClaimNamed, words.With("ranks", c.lang.Ranks(c.rank)))
	}
	return c.said.button
}

// sayCard speaks the card that the keys are on, and whether it is picked.
func (c *claiming) sayCard(s *stage.Stage, card engine.SeenCard) {
	aloud := words.Aloud(c.lang)
	name := kit.Capital(aloud.Face(card.Face))
	if c.has(card.ID) {
		name = c.lang.Say(words.ClaimPicked, words.With("card", name))
	}
	s.Speech().Say(name)
}
