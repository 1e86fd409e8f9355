package scenario

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"

	"fourtell/engine"
	"fourtell/engine/games"
)

// Failure is an expectation that does not hold.
type Failure struct {
	Key  string          `json:"key"`
	Want json.RawMessage `json:"want"`
	Got  any             `json:"got"`
}

// String is one line for a person.
func (f Failure) String() string {
	got, err := json.Marshal(f.Got)
	if err != nil {
		got = []byte(err.Error())
	}
	return fmt.Sprintf("%s: want %s, got %s", f.Key, f.Want, got)
}

// Result is one step as it went; step 0 is the table before the first command. Its JSON is the line that `dealer
// scenario` prints.
type Result struct {
	File    string             `json:"file"` // the caller's
	Step    int                `json:"step"`
	Seat    *engine.Seat       `json:"seat"` // null at step 0
	Do      *string            `json:"do"`   // null at step 0
	OK      bool               `json:"ok"`
	Error   *string            `json:"error"` // the code of a refusal, null when granted
	Why     *string            `json:"why"`   // a sentence about it; the caller's, words makes it
	Events  []engine.EventKind `json:"events"`
	State   State              `json:"state"`
	Failed  []Failure          `json:"failed"`
	Illegal *engine.Illegal    `json:"-"`
}

// Run plays the scenario through the engine. It gives one Result a step, the first for the table before any command, and
// the record of what was played. The error is the engine's own fault: a refusal without a code, or a table that New
// refuses though Load took it.
func (s Scenario) Run() ([]Result, engine.Record, error) {
	record := engine.Record{Setup: s.Setup}
	g, err := games.New(s.Setup)
	if err != nil {
		return nil, record, err
	}
	opening := g.Opening()
	first := moment{table: g, beats: opening, ok: true, events: kinds(opening), try: s.trial(nil, 0)}
	if first.state, err = stateOf(s.book, g, opening); err != nil {
		return nil, record, err
	}
	results := []Result{first.result(0, s.before)}
	var now engine.Millis
	for i, step := range s.Steps {
		c := step.Command
		c.At = now
		before := g.State()
		beats, err := g.Apply(c)
		at := moment{table: g, beats: beats, ok: err == nil, events: kinds(beats)}
		var illegal *engine.Illegal
		if err != nil {
			if !errors.As(err, &illegal) {
				return results, record, fmt.Errorf("step %d: %w", i+1, err)
			}
			at.code = illegal.Code
		} else {
			if c.Verb == engine.VerbWait {
				now += c.Wait
			}
			record.Commands = append(record.Commands, c)
		}
		at.try = s.trial(record.Commands, now)
		var untold error
		if at.state, untold = stateOf(s.book, g, beats); untold != nil {
			return results, record, fmt.Errorf("step %d: %w", i+1, untold)
		}
		r := at.result(i+1, step.expect)
		do := c.Verb.String()
		if step.word != "" {
			do = step.word
		}
		r.Seat, r.Do, r.Illegal = &c.Seat, &do, illegal
		if err != nil && (!bytes.Equal(before, g.State()) || len(beats) > 0) {
			r.Failed = append(r.Failed, Failure{"state", json.RawMessage(`"unchanged after a refusal"`), "changed"})
		}
		results = append(results, r)
	}
	return results, record, nil
}

// trial plays the scenario so far at a second table and asks that one.
func (s Scenario) trial(played []engine.Command, now engine.Millis) func(engine.Command) bool {
	return func(c engine.Command) bool {
		g, err := games.New(s.Setup)
		if err != nil {
			return false
		}
		for _, p := range played {
			if _, err := g.Apply(p); err != nil {
				return false
			}
		}
		c.At = now
		_, err = g.Apply(c)
		return err == nil
	}
}

func (m *moment) result(step int, expect []expectation) Result {
	r := Result{Step: step, OK: m.ok, Events: m.events, State: m.state, Failed: []Failure{}}
	if m.code != engine.Legal {
		code := m.code.String()
		r.Error = &code
	}
	for _, e := range expect {
		if got, holds := e.check(m); !holds {
			r.Failed = append(r.Failed, Failure{e.key, e.want, got})
		}
	}
	return r
}

func kinds(beats []engine.Beat) []engine.EventKind {
	all := []engine.EventKind{}
	for _, b := range beats {
		for _, e := range b.Events {
			all = append(all, e.Kind)
		}
	}
	return all
}
