package words

import (
	"slices"

	"fourtell/engine"
	"fourtell/engine/shed"
)

// who is a message's variant by person: "you" or "other".
func who(s, viewer engine.Seat) string {
	if s == viewer && s >= 0 {
		return ".you"
	}
	return ".other"
}

// Event is one fact as a sentence, in the second person where the viewer is meant. names are the seats' names; the event
// must be the viewer's own, redacted one. A viewer of Spectator reads the third person throughout. "" for no event.
func (l *Language) Event(e engine.Event, viewer engine.Seat, names []string) string {
	t := NewTelling(l, viewer, names)
	switch e.Kind {
	case engine.NoEvent:
		return ""
	case engine.EventNews, engine.EventMoment:
		return t.word(e)
	case engine.EventPlayed, engine.EventJumpedIn, engine.EventStacked:
		return t.play(e)
	case engine.EventDrawn:
		return t.drawn(e)
	case engine.EventPenalty:
		return t.penalty(e)
	case engine.EventChallengeResolved:
		return t.resolved(e)
	case engine.EventRoundOver, engine.EventMatchOver:
		return t.over(e)
	case engine.EventOpener:
		if e.Color == engine.NoColor {
			return l.Say("event.opener.any", With("card", t.cards(e)))
		}
		return l.Say("event.opener", With("card", t.cards(e)))
	case engine.EventReversed:
		return l.Say("event.reversed", With("direction", l.direction(e.Count)))
	case engine.EventHandsRotated:
		return l.Say("event.hands_rotated", With("direction", l.direction(e.Count)))
	case engine.EventReshuffled:
		return l.Say("event.reshuffled", Count("n", e.Count))
	case engine.EventTimedOut:
		if e.Seat == engine.NoSeat { // of the round
			return l.Say("event.time_up")
		}
	case engine.EventDealt:
		if e.Count == 0 { // all cards, as far as they go
			return t.One("event.dealt.all", e)
		}
	case engine.EventClaimed:
		return t.One("event.claimed", e, With("claim", l.Claim(e.Count, e.Rank)))
	case engine.EventRevealed:
		return t.One("event.revealed."+e.Verdict.String(), e)
	case engine.EventChallengeOffered, engine.EventUnoCaught, engine.EventFalseCatch, engine.EventHandsSwapped, engine.EventDoubted:
		return t.Two("event."+e.Kind.String(), e)
	}
	return t.One("event."+e.Kind.String(), e)
}

// Telling is one viewer's way of hearing: of what happens to others in the third person, of what happens to them in the second.
type Telling struct {
	l      *Language
	viewer engine.Seat
	names  []string
}

// NewTelling is that of a viewer among seats of those names; a Spectator hears of everybody in the third person.
func NewTelling(l *Language, viewer engine.Seat, names []string) Telling {
	return Telling{l, viewer, names}
}

func (t Telling) args(e engine.Event) []Arg {
	return []Arg{
		With("name", t.l.SeatName(e.Seat, t.names)), With("target", t.l.SeatName(e.Target, t.names)),
		With("color", t.l.Color(e.Color)), Count("n", e.Count), With("cards", t.cards(e)), With("call", t.l.CallWord),
		With("reason", t.l.Say(Key("reason."+e.Reason.String()))),
	}
}

// One is the message of an event that somebody takes part in; its key goes on with .you or .other, whoever the viewer is.
func (t Telling) One(key string, e engine.Event, more ...Arg) string {
	return t.l.Say(Key(key+who(e.Seat, t.viewer)), append(more, t.args(e)...)...)
}

// word is what only the event's game knows: its sentence is kept by the word, and what has none goes without.
func (t Telling) word(e engine.Event) string {
	key := "event.word." + e.Word.String()
	if !t.l.Has(Key(key + who(e.Seat, t.viewer))) {
		return ""
	}
	return t.One(key, e)
}

// Two is the same of an event between two.
func (t Telling) Two(key string, e engine.Event) string {
	return t.l.Say(Key(key+who(e.Seat, t.viewer)+who(e.Target, t.viewer)), t.args(e)...)
}

// cards are the faces of an event without their stamps: the colour named is said apart.
func (t Telling) cards(e engine.Event) string {
	plain := slices.Clone(e.Cards)
	for i := range plain {
		plain[i].Stamp = engine.NoColor
	}
	return t.l.Hand(plain)
}

// turnedAway is how an answer to a draw card that is no draw card itself sends the stack away: "sent_back" by a Reverse, "passed_on"
// by a Skip; "" for any other event.
func turnedAway(e *engine.Event) string {
	if n := len(e.Cards); e.Kind == engine.EventStacked && n > 0 {
		switch shed.SymbolOf(e.Cards[n-1].Face) {
		case shed.Reverse:
			return "sent_back"
		case shed.Skip:
			return "passed_on"
		}
	}
	return ""
}

func (t Telling) play(e engine.Event) string {
	key := "event." + e.Kind.String()
	if away := turnedAway(&e); away != "" {
		return t.One("event."+away, e)
	}
	if n := len(e.Cards); n > 1 {
		return t.One(key+".many", e)
	} else if n == 1 && shed.IsWild(e.Cards[0].Face) && e.Color != engine.NoColor {
		key += ".named"
	}
	return t.One(key, e)
}

func (t Telling) drawn(e engine.Event) string {
	switch {
	case e.Count == 0:
		return t.One("event.drawn.nothing", e)
	case len(e.Cards) == 0 || e.Cards[0].Hidden():
		if e.Count == 1 {
			return t.One("event.drawn.card", e)
		}
		return t.One("event.drawn.hidden", e)
	case e.Count == 1:
		return t.One("event.drawn.one", e)
	}
	return t.One("event.drawn.seen", e)
}

func (t Telling) penalty(e engine.Event) string {
	switch {
	case e.Target != engine.NoSeat && e.Target != e.Seat:
		return t.Two("event.penalty.from", e)
	case len(e.Cards) == 0 || e.Cards[0].Hidden():
		return t.One("event.penalty.hidden", e)
	}
	return t.One("event.penalty.seen", e)
}

func (t Telling) resolved(e engine.Event) string {
	text := t.Two("event.challenge_resolved."+e.Verdict.String(), e)
	if len(e.Cards) > 0 && !e.Cards[0].Hidden() {
		text = Join(text, t.One("event.shown", e))
	}
	return text
}

func (t Telling) over(e engine.Event) string {
	key := "event." + e.Kind.String()
	text := ""
	if e.Blocked {
		text = t.l.Say("event.blocked") + " "
	}
	switch len(e.Winners) {
	case 0:
		return text + t.l.Say(Key(key+".nobody"))
	case 1:
		if e.Seat = e.Winners[0]; e.Kind == engine.EventRoundOver && !t.l.scores() {
			return text + t.One(key+".plain", e)
		}
		points := 0
		if e.Seat >= 0 && int(e.Seat) < len(e.Points) {
			points = e.Points[e.Seat]
		}
		return text + t.One(key, e, Count("points", points))
	}
	names := make([]string, len(e.Winners))
	for i, s := range e.Winners {
		names[i] = t.l.SeatName(s, t.names)
		if s == t.viewer {
			names[i] = t.l.Say("you")
		}
	}
	return text + t.l.Say(Key(key+".shared"), With("names", t.l.List(names)))
}

// Beat is what a beat shows as sentences, for the log and for people who listen: the moving event first, then those that
// ride on it and say something new, and who is down to one card. Whose turn it is is left to Turn.
func (l *Language) Beat(s *engine.Snapshot) []string {
	names := SeatNames(s)
	all := append([]engine.Event{s.Cause}, s.Riders...)
	offered := slices.IndexFunc(all, func(e engine.Event) bool { return e.Kind == engine.EventChallengeOffered })
	named := slices.ContainsFunc(all, func(e engine.Event) bool { return len(e.Cards) > 0 && e.Color != engine.NoColor && wildOnTop(e) })
	var said []string
	for _, e := range all {
		switch {
		case e.Kind == engine.NoEvent || e.Kind == engine.EventTurn:
			continue
		case e.Kind == engine.EventColorChosen && named:
			continue
		case e.Kind == engine.EventPlayed && offered >= 0 && wildOnTop(e):
			e.Target = all[offered].Target
			said = append(said, NewTelling(l, s.Viewer, names).Two("event.played.four", e))
			continue
		}
		if text := l.Event(e, s.Viewer, names); text != "" {
			said = append(said, text)
		}
	}
	if text := NewTelling(l, s.Viewer, names).oneCard(s); text != "" {
		said = append(said, text)
	}
	return said
}

// oneCard tells that a play has left its player one card, and whether it may be caught for it.
func (t Telling) oneCard(s *engine.Snapshot) string {
	seat := s.Cause.Seat
	switch s.Cause.Kind {
	case engine.EventPlayed, engine.EventJumpedIn, engine.EventStacked:
	default:
		return ""
	}
	if seat < 0 || int(seat) >= len(s.Hands) || s.Hands[seat].Count != 1 {
		return ""
	}
	if shed.At(s, seat).Catchable {
		return t.One("event.one_card.silent", s.Cause)
	}
	return t.One("event.one_card", s.Cause)
}

func wildOnTop(e engine.Event) bool {
	n := len(e.Cards)
	return n > 0 && shed.IsWild(e.Cards[n-1].Face)
}

// SeatNames are the names of a snapshot's seats.
func SeatNames(s *engine.Snapshot) []string {
	names := make([]string, len(s.Hands))
	for i, h := range s.Hands {
		names[i] = h.Name
	}
	return names
}

// Toast is the short cry for a moment that deserves one: "Draw 4!", "Caught!"; "" for the others.
func (l *Language) Toast(e engine.Event, viewer engine.Seat, names []string) string {
	t := NewTelling(l, viewer, names)
	switch e.Kind {
	case engine.EventPlayed, engine.EventJumpedIn, engine.EventStacked:
		if away := turnedAway(&e); away != "" {
			return l.Say(Key("toast." + away))
		}
		if n := len(e.Cards); n > 0 {
			switch s := shed.SymbolOf(e.Cards[n-1].Face); {
			case e.Count > 4 || e.Count > 2 && s == shed.DrawTwo:
				return l.Say("toast.draw", Count("n", e.Count))
			case s == shed.WildDrawFour:
				return l.Say("toast.draw", Count("n", 4))
			case s == shed.DrawTwo:
				return l.Say("toast.draw", Count("n", 2))
			}
		}
		if e.Kind == engine.EventJumpedIn {
			return t.One("toast.jumped_in", e)
		}
	case engine.EventOpener: // which hits like one that is played
		if n := len(e.Cards); n > 0 && shed.SymbolOf(e.Cards[n-1].Face) == shed.DrawTwo {
			return l.Say("toast.draw", Count("n", 2))
		}
	case engine.EventUnoCalled:
		return l.CallWord
	case engine.EventChallengeResolved:
		return l.Say(Key("toast." + e.Verdict.String()))
	case engine.EventRevealed:
		return l.Say(Key("toast.revealed." + e.Verdict.String()))
	case engine.EventDoubted:
		return t.One("toast.doubted", e)
	case engine.EventMisplayed, engine.EventUnfit, engine.EventLimit:
		return l.Say(Key("toast." + e.Kind.String()))
	case engine.EventSkipped, engine.EventUnoCaught, engine.EventTimedOut:
		if e.Kind == engine.EventTimedOut && e.Seat == engine.NoSeat { // of the round
			return l.Say("toast.time_up")
		}
		return t.One("toast."+e.Kind.String(), e)
	case engine.EventReversed, engine.EventHandsRotated, engine.EventReshuffled, engine.EventPileExhausted, engine.EventFalseCatch:
		return l.Say(Key("toast." + e.Kind.String()))
	case engine.EventHandsSwapped:
		return t.Two("event.hands_swapped", e)
	}
	return ""
}
