package engine_test

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/engine/shed"
)

func face(s string) engine.SeenCard {
	c, ok := engine.ParseCard(s)
	if !ok {
		panic(s)
	}
	return c
}

func TestCommandsReadBackAsTheyWereWritten(t *testing.T) {
	for _, c := range []struct {
		name, text string
		command    engine.Command
	}{
		{"a draw", `{"seat":0,"do":"draw"}`, engine.Do(0, engine.VerbDraw)},
		{"a wild with its colour", `{"seat":1,"do":"play","card":"W","color":"B"}`, engine.Play(1, face("W"), shed.Blue, engine.NoSeat)},
		{"a seven with its target", `{"seat":1,"do":"play","card":{"id":8,"face":"R7"},"target":0}`,
			engine.Play(1, engine.SeenCard{ID: 8, Face: face("R7").Face}, engine.NoColor, 0)},
		{"several cards", `{"seat":2,"do":"play","cards":["R5","G5"]}`,
			engine.Command{Seat: 2, Verb: engine.VerbPlay, Target: engine.NoSeat, Cards: []engine.SeenCard{face("R5"), face("G5")}}},
		{"a wait at its time", `{"seat":0,"do":"wait","ms":1500,"at":20}`,
			engine.Command{Verb: engine.VerbWait, Target: engine.NoSeat, Wait: 1500, At: 20}},
		{"an answer to a decision", `{"seat":0,"do":"challenge","decision":7}`,
			engine.Command{Verb: engine.VerbChallenge, Target: engine.NoSeat, Decision: 7}},
		{"a colour that is none", `{"seat":0,"do":"choose_color","color":"?"}`,
			engine.Command{Verb: engine.VerbChooseColor, Target: engine.NoSeat, BadColor: true}},
	} {
		b, err := json.Marshal(c.command)
		if err != nil || string(b) != c.text {
			t.Errorf("%s: %s, %v", c.name, b, err)
		}
		var back engine.Command
		if err := json.Unmarshal(b, &back); err != nil || !reflect.DeepEqual(back, c.command) {
			t.Errorf("%s reads back as %+v, %v", c.name, back, err)
		}
	}
}

func TestACommandThatIsNoneSaysWhatIsWrong(t *testing.T) {
	for text, want := range map[string]string{
		`{"do":"draw"}`:                       `"seat"`,
		`{"do":"draw","round":1}`:             `"seat"`,
		`{"seat":0,"do":"dance"}`:             `"dance"`,
		`{"seat":0}`:                          `no command`,
		`{"seat":0,"do":"play","card":"R0R"}`: `"R0R"`,
		`{"seat":0,"do":"draw","who":1}`:      `"who"`,
		`{"seat":900,"do":"draw"}`:            `900`,
		`[]`:                                  `command`,
	} {
		var c engine.Command
		if err := json.Unmarshal([]byte(text), &c); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v does not say %s", text, err, want)
		}
	}
}

func TestVerbsCodesAndEventsReadBackFromTheirNames(t *testing.T) {
	for v := engine.VerbPlay; v <= engine.VerbClaim; v++ {
		if back, ok := engine.ParseVerb(v.String()); !ok || back != v {
			t.Errorf("verb %d is %q", v, v)
		}
	}
	for _, c := range engine.Codes() {
		if back, ok := engine.ParseCode(c.String()); !ok || back != c {
			t.Errorf("code %d is %q", c, c)
		}
	}
	for _, k := range engine.EventKinds() {
		var back engine.EventKind
		if err := back.UnmarshalText([]byte(k.String())); err != nil || back != k {
			t.Errorf("event %d is %q", k, k)
		}
	}
	if _, ok := engine.ParseVerb(""); ok {
		t.Error("an empty verb is taken")
	}
	if _, ok := engine.ParseCode(""); ok {
		t.Error("an empty code is taken")
	}
}

func TestAnEventOfAGamesOwnGoesOverALineWithItsWord(t *testing.T) {
	for _, k := range []engine.EventKind{engine.EventNews, engine.EventMoment} {
		e := engine.Event{Kind: k, Word: engine.WordOf("leads"), Seat: 1, Target: engine.NoSeat}
		text, err := json.Marshal(e)
		if err != nil || !strings.Contains(string(text), `"word":"leads"`) {
			t.Fatalf("it is written as %s (%v)", text, err)
		}
		var back engine.Event
		if err := json.Unmarshal(text, &back); err != nil || back.Kind != k || back.Word.String() != "leads" {
			t.Errorf("it is read as %+v (%v)", back, err)
		}
	}
	for _, bad := range []string{`"Leads"`, `"eightful"`, `"a b"`, "7"} {
		var back engine.Event
		if err := json.Unmarshal([]byte(`{"kind":"news","word":`+bad+`}`), &back); err == nil {
			t.Errorf("the word %s is read as %q", bad, back.Word)
		}
	}
	if engine.WordOf("eightful") != (engine.Word{}) || engine.WordOf("seven_l").String() != "seven_l" {
		t.Error("a word is not its letters")
	}
	if engine.EventNews.Moves() || !engine.EventMoment.Moves() {
		t.Error("news rides on a beat, and a moment is one")
	}
}
