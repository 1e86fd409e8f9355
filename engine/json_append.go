package engine

import (
	"encoding/json"
	"strconv"
)

// What snapshots are made of, appended to a text as package json writes it, byte for byte and many times as fast: a house writes a
// snapshot a seat and beat. A game's MarshalSnapshot may use it.

// AppendText appends a string of JSON in which <, > and & stand as they are.
func AppendText(b []byte, s string) []byte {
	for i := range len(s) {
		if c := s[i]; c < ' ' || c > '~' || c == '"' || c == '\\' {
			text, _ := MarshalPlain(s) // a string is JSON whatever is in it
			return append(b, text...)
		}
	}
	return append(append(append(b, '"'), s...), '"')
}

// AppendNumbers appends a list; of none an empty one.
func AppendNumbers[N ~int | ~int8](b []byte, all []N) []byte {
	return appendList(b, all, func(b []byte, n *N) []byte { return strconv.AppendInt(b, int64(*n), 10) })
}

// AppendCards appends a list of cards; of none an empty one.
func AppendCards(b []byte, all []SeenCard) []byte {
	return appendList(b, all, func(b []byte, c *SeenCard) []byte { return AppendCard(b, *c) })
}

// AppendEvents appends a list of events; of none an empty one.
func AppendEvents(b []byte, all []Event) []byte { return appendList(b, all, AppendEvent) }

// AppendCommands appends a list of commands; of none an empty one.
func AppendCommands(b []byte, all []Command) []byte { return appendList(b, all, AppendCommand) }

func appendList[T any](b []byte, all []T, one func([]byte, *T) []byte) []byte {
	b = append(b, '[')
	for i := range all {
		if i > 0 {
			b = append(b, ',')
		}
		b = one(b, &all[i])
	}
	return append(b, ']')
}

// AppendCard appends a card as its MarshalJSON writes it.
func AppendCard(b []byte, c SeenCard) []byte {
	if c.ID == 0 && c.Face != NoFace {
		return AppendText(b, c.String())
	}
	b = strconv.AppendUint(append(b, `{"id":`...), uint64(c.ID), 10)
	if c.Face != NoFace {
		b = AppendText(append(b, `,"face":`...), c.String())
	}
	return append(b, '}')
}

// AppendColor appends a colour as its MarshalJSON writes it.
func AppendColor(b []byte, c Color) []byte {
	if c == NoColor {
		return append(b, "null"...)
	}
	return AppendText(b, c.String())
}

// AppendEvent appends an event.
func AppendEvent(b []byte, e *Event) []byte {
	b = AppendText(append(b, `{"kind":`...), e.Kind.String())
	b = strconv.AppendInt(append(b, `,"seat":`...), int64(e.Seat), 10)
	b = strconv.AppendInt(append(b, `,"target":`...), int64(e.Target), 10)
	if e.Rank != NoRank {
		b = AppendText(append(b, `,"rank":`...), e.Rank.String())
	}
	if len(e.Cards) > 0 {
		b = AppendCards(append(b, `,"cards":`...), e.Cards)
	}
	if e.Color != NoColor {
		b = AppendColor(append(b, `,"color":`...), e.Color)
	}
	if e.Before != NoColor {
		b = AppendColor(append(b, `,"before":`...), e.Before)
	}
	b = AppendKey(b, `,"count":`, int64(e.Count))
	if e.Reason != NoReason {
		b = AppendText(append(b, `,"reason":`...), e.Reason.String())
	}
	if e.Verdict != Open {
		b = AppendText(append(b, `,"verdict":`...), e.Verdict.String())
	}
	if len(e.Winners) > 0 {
		b = AppendNumbers(append(b, `,"winners":`...), e.Winners)
	}
	if len(e.Points) > 0 {
		b = AppendNumbers(append(b, `,"points":`...), e.Points)
	}
	if len(e.Totals) > 0 {
		b = AppendNumbers(append(b, `,"totals":`...), e.Totals)
	}
	if e.Blocked {
		b = append(b, `,"blocked":true`...)
	}
	if e.Word != (Word{}) {
		b = AppendText(append(b, `,"word":`...), e.Word.String())
	}
	b = AppendKey(b, `,"at":`, int64(e.At))
	b = AppendKey(b, `,"beat":`, int64(e.Beat))
	return append(b, '}')
}

// AppendKey appends a key as it is given and a number after it, unless that is 0.
func AppendKey(b []byte, key string, n int64) []byte {
	if n == 0 {
		return b
	}
	return strconv.AppendInt(append(b, key...), n, 10)
}

// AppendCommand appends a command as its MarshalJSON writes it.
func AppendCommand(b []byte, c *Command) []byte {
	if c.Wait != 0 || c.Round != 0 || c.Seed != 0 || c.Key != "" || c.BadColor { // none that anybody may do
		text, err := json.Marshal(c)
		if err != nil {
			panic("a command is no JSON: " + err.Error())
		}
		return append(b, text...)
	}
	b = strconv.AppendInt(append(b, `{"seat":`...), int64(c.Seat), 10)
	b = AppendText(append(b, `,"do":`...), c.Verb.String())
	if c.Card != (SeenCard{}) {
		b = AppendCard(append(b, `,"card":`...), c.Card)
	}
	if len(c.Cards) > 0 {
		b = AppendCards(append(b, `,"cards":`...), c.Cards)
	}
	if c.Color != NoColor {
		b = AppendColor(append(b, `,"color":`...), c.Color)
	}
	if c.Target != NoSeat {
		b = strconv.AppendInt(append(b, `,"target":`...), int64(c.Target), 10)
	}
	if c.Rank != NoRank {
		b = AppendText(append(b, `,"rank":`...), c.Rank.String())
	}
	if c.Blind {
		b = append(b, `,"blind":true`...)
	}
	b = AppendKey(b, `,"decision":`, int64(c.Decision))
	b = AppendKey(b, `,"at":`, int64(c.At))
	return append(b, '}')
}
