package scenario

import (
	"fmt"
	"math"

	"fourtell/engine"
	"fourtell/engine/notation"
)

const knownCommandKeys = "seat, do, card, cards, blind, rank, color, target, round, ms, decision, expect"

// maxWait bounds one wait to a day of table time.
const maxWait = 24 * 60 * 60 * 1000

func readSteps(v value, of form) ([]Step, error) {
	in, err := v.elements()
	if err != nil {
		return nil, err
	}
	steps := make([]Step, len(in))
	for i, x := range in {
		x.path = fmt.Sprintf("step %d", i+1)
		if steps[i], err = readStep(x, of); err != nil {
			return nil, err
		}
	}
	return steps, nil
}

func readStep(v value, of form) (Step, error) {
	in, err := v.members()
	if err != nil {
		return Step{}, err
	}
	var s Step
	for _, m := range in {
		if m.key != "expect" {
			continue
		}
		if s.expect, err = readExpect(m.value, of); err != nil {
			return Step{}, err
		}
	}
	if s.Command, err = readCommand(v, in, refusedAsUnknown(s.expect), true); err != nil {
		return s, err
	}
	for _, m := range in {
		if m.key == "do" && s.Command.Verb == engine.NoVerb {
			s.word, err = m.word("a command's name")
		}
	}
	return s, err
}

// refusedAsUnknown says whether a file expects a refusal, and so may mean to give a command that is none; any other such
// word is a slip of the pen.
func refusedAsUnknown(expect []expectation) bool {
	for _, e := range expect {
		if e.key == "error" || e.key == "ok" && string(e.want) == "false" {
			return true
		}
	}
	return false
}

// readCommand reads the keys of a command. Seats that are not at the table and colours that are none are kept: it is the
// table that refuses them.
func readCommand(v value, in []member, anyVerb, withExpect bool) (engine.Command, error) {
	c := engine.Command{Target: engine.NoSeat}
	seat, ms, cards := false, false, false
	var several member
	var err error
	for _, m := range in {
		switch m.key {
		case "seat", "target":
			k, err := m.integer(math.MinInt8, math.MaxInt8, "a seat's number")
			if err != nil {
				return c, err
			}
			if m.key == "seat" {
				c.Seat, seat = engine.Seat(k), true
			} else {
				c.Target = engine.Seat(k)
				if c.Target == engine.NoSeat {
					c.Target-- // a target was given, and it is no seat
				}
			}
		case "do":
			word, err := m.word("a command's name")
			if err != nil {
				return c, err
			}
			verb, ok := engine.ParseVerb(word)
			if !ok && !anyVerb {
				return c, m.errorf("%s is no command", engine.Quote(word))
			}
			c.Verb = verb
		case "card":
			if c.Card, err = m.card(false); err != nil {
				return c, err
			}
			cards = true
		case "cards":
			if c.Cards, err = m.cards(false); err != nil {
				return c, err
			}
			cards, several = true, m
		case "blind":
			if c.Blind, err = m.boolean(); err != nil {
				return c, err
			}
		case "round":
			k, err := m.integer(1, math.MaxInt16, "a round's number, from 1")
			if err != nil {
				return c, err
			}
			c.Round = int(k)
		case "rank":
			word, err := m.word("a rank: " + notation.Ranks)
			if err != nil {
				return c, err
			}
			rank, ok := engine.ParseRank(word)
			if !ok {
				return c, m.errorf("must be %s, not %s", notation.Ranks, m.short())
			}
			c.Rank = rank
		case "color":
			word, err := m.word("a colour: " + notation.Colors)
			if err != nil {
				return c, err
			}
			color, ok := engine.ParseColor(word)
			c.Color, c.BadColor = color, !ok
		case "ms":
			k, err := m.integer(0, maxWait, "milliseconds, 0 to a day")
			if err != nil {
				return c, err
			}
			c.Wait, ms = engine.Millis(k), true
		case "decision":
			k, err := m.integer(0, math.MaxUint32, "a decision's number")
			if err != nil {
				return c, err
			}
			c.Decision = uint32(k)
		case "expect":
			if !withExpect {
				return c, unknownKey(m, knownCommandKeys)
			}
		default:
			return c, unknownKey(m, knownCommandKeys)
		}
	}
	switch {
	case c.Round != 0 && c.Verb != engine.VerbTimeout:
		return c, v.errorf("only a timeout is of a \"round\"")
	case !seat && c.Round == 0:
		return c, v.errorf("the key \"seat\" is missing")
	case c.Verb == engine.NoVerb && !anyVerb:
		return c, v.errorf("the key \"do\" is missing")
	case c.Verb != engine.VerbClaim && several.key != "" && len(c.Cards) == 0:
		return c, several.errorf("is empty: a play needs at least one card")
	case c.Blind && (cards || c.Verb != engine.VerbPlay):
		return c, v.errorf("only a play without \"card\" and \"cards\" can be \"blind\"")
	case c.Verb == engine.VerbPlay && !cards && !c.Blind:
		return c, v.errorf("a play needs a \"card\" or \"cards\", or to be \"blind\"")
	case c.Card != (engine.SeenCard{}) && len(c.Cards) > 0:
		return c, v.errorf("a play has a \"card\" or \"cards\", not both")
	case c.Verb == engine.VerbWait && !ms:
		return c, v.errorf("a wait needs \"ms\"")
	}
	return c, nil
}
