package words

import "fourtell/engine"

// Teller is what one game says of itself in words of its own, beside what is said of every game's events, turns and refusals.
// Package tellers lists them.
type Teller interface {
	// Groups are all switches, each once, in the order a player asks for them.
	Groups(*Language) []Group
	// Chapters are the parts of how to play, as Terms.Chapter tells each.
	Chapters() []string
	// Hint is the move and why it is made, one reason a sentence's half, the weightiest first; the Snapshot is that of the seat
	// that asks.
	Hint(*Language, *engine.Snapshot, Advice) (move string, why []string)
	// HintAside is a hint to do what answers no question: it announces or accuses.
	HintAside(*Language, *engine.Snapshot, engine.Command) (move, why string)
	// Why is the sentence for a refused command, for the player who gave it, with what may be done instead as far as it can be
	// seen on their table, nil where that is not at hand. The names are the seats'.
	Why(*Language, engine.Illegal, *engine.Snapshot, []string) string
}

// SetUp is what a game says, besides, where a table of it is set. A Teller may be one.
type SetUp interface {
	// Offer is a change of rules that hardly anybody plays as they are; ok is false where they need none.
	Offer(*Language, engine.Rules) (o Offer, ok bool)
	// Deal is what so many seats will be dealt, in one sentence.
	Deal(l *Language, rules engine.Rules, seats int) string
	// Facts are what a table to come is told by, beside hands, points and time.
	Facts(*Language, engine.Rules) []Fact
}

// Titled is what a game says at the head of its table. A Teller may be one: its table is called by the game's name where one round is
// all there is, and its rules are told with what counts besides.
type Titled interface {
	// Besides is what so many seats have to know besides the name of the rules: "two decks".
	Besides(l *Language, rules engine.Rules, seats int) string
}

// Offer is a switch that a player may want set.
type Offer struct {
	Why string // the question
	Yes string // the verb on its button
	Set engine.Setting
}

// Fact is a word about a table, and what it comes to there.
type Fact struct{ Name, Value string }

// Plain tells of a game that has no words of its own: moves by the names of cards, and no reasons.
type Plain struct{}

// Groups are none: the switches of such a game have no names for players.
func (Plain) Groups(*Language) []Group { return nil }

// Chapters are none.
func (Plain) Chapters() []string { return nil }

// Hint is the move alone.
func (Plain) Hint(l *Language, _ *engine.Snapshot, a Advice) (move string, why []string) {
	switch c := a.Best; {
	case c.Verb == engine.VerbPlay && len(c.Cards) > 0:
		return l.Say(HintSeveral, With("cards", l.Hand(c.Cards))), nil
	case c.Verb == engine.VerbPlay:
		return l.Say(HintPlay, With("card", l.Face(c.Card.Face))), nil
	case c.Verb == engine.VerbDraw:
		return l.Say(HintDraw), nil
	case c.Verb == engine.NoVerb:
		return l.Say(HintLetGo), nil
	default:
		return c.Verb.String(), nil
	}
}

// HintAside is the move alone.
func (p Plain) HintAside(l *Language, s *engine.Snapshot, c engine.Command) (move, why string) {
	move, _ = p.Hint(l, s, Advice{Best: c})
	return move, ""
}

// Why is what every game says.
func (Plain) Why(l *Language, e engine.Illegal, _ *engine.Snapshot, names []string) string {
	return l.Why(e, names)
}
