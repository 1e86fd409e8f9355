package uno_test

import (
	"errors"
	"testing"

	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/engine/uno"
)

func TestWhatIsDoneBesidesTheQuestionIsToldFromAnswers(t *testing.T) {
	book, card := uno.Book{}, engine.SeenCard{Face: shed.FaceOf(shed.Red, 5)}
	for _, c := range []struct {
		name         string
		turn, viewer engine.Seat
		do           engine.Command
		want         engine.SideAct
	}{
		{"a play on one's turn answers", 1, 1, engine.Play(1, card, engine.NoColor, engine.NoSeat), engine.NoSideAct},
		{"a play on another's turn cuts in", 2, 1, engine.Play(1, card, engine.NoColor, engine.NoSeat), engine.CutsIn},
		{"a call announces, on one's turn too", 1, 1, engine.Do(1, engine.VerbCallUno), engine.Announces},
		{"a catch accuses", 2, 1, engine.Do(1, engine.VerbCatchUno), engine.Accuses},
		{"a challenge answers", 1, 1, engine.Do(1, engine.VerbChallenge), engine.NoSideAct},
		{"a draw answers", 1, 1, engine.Do(1, engine.VerbDraw), engine.NoSideAct},
	} {
		s := engine.Snapshot{Game: "uno", Turn: c.turn, Viewer: c.viewer, Hands: make([]engine.Hand, 3)}
		if got := book.Aside(&s, c.do); got != c.want {
			t.Errorf("%s: %d, want %d", c.name, got, c.want)
		}
	}
}

func TestWhoeverHasOneCardAndNoCallMayBeCaughtSoonByAllButThemselves(t *testing.T) {
	s := engine.Snapshot{Game: "uno", Viewer: 0, Turn: 2, Decision: 9, Hands: []engine.Hand{{Count: 1}, {Count: 1}, {Count: 3}},
		Own: shed.Own{Players: []shed.Player{{Catchable: true}, {Catchable: true, CatchFrom: 1500}, {}}}}
	soon := uno.Book{}.Soon(&s)
	if len(soon) != 1 || soon[0].Command.Target != 1 || soon[0].Command.Decision != 9 || soon[0].From != 1500 {
		t.Errorf("seat 0 may soon %+v", soon)
	}
	s.Viewer = engine.Spectator
	if soon := (uno.Book{}).Soon(&s); soon != nil {
		t.Errorf("a spectator may soon %+v", soon)
	}
	s.Viewer, s.Phase = 0, engine.PhaseRoundOver
	if soon := (uno.Book{}).Soon(&s); soon != nil {
		t.Errorf("after the round seat 0 may soon %+v", soon)
	}
}

func TestTheBookKnowsItsOwnCardsAlone(t *testing.T) {
	book, known := uno.Book{}, 0
	for f := 0; f < 256; f++ {
		name := book.FaceName(engine.Face(f))
		if name == "" {
			continue
		}
		known++
		if back, ok := book.FaceNamed(name); !ok || int(back) != f {
			t.Errorf("face %d is %s, which reads as %d", f, name, back)
		}
	}
	if _, ok := book.FaceNamed("#70"); ok || known != 54 {
		t.Errorf("%d cards, #70 among them: %v", known, ok)
	}
}

func TestRulesOfTheBookMakeMatchesTeamsAndFaults(t *testing.T) {
	classic, err := engine.ParseRules(uno.Book{}, "classic")
	if err != nil || classic.Match() || classic.Partner(1, 4) != engine.NoSeat {
		t.Fatalf("classic is %v, %v", classic, err)
	}
	match, err := classic.ToPoints(300)
	if err != nil || !match.Match() || match.Get("target") != "300" || match.Get("score") != "winner_takes" {
		t.Errorf("to 300 is %v, %v", match, err)
	}
	if classic.Match() {
		t.Error("the rules asked for a match have become one")
	}
	low, _ := engine.ParseRules(uno.Book{}, "classic,score=lowest_total")
	if match, err := low.ToPoints(200); err != nil || match.Get("score") != "lowest_total" {
		t.Errorf("scored otherwise already: %v, %v", match, err)
	}
	var bad *engine.BadRules
	if _, err := classic.ToPoints(7); !errors.As(err, &bad) || bad.Fault != engine.FaultNumber {
		t.Errorf("to 7 is %v", err)
	}
	teams, _ := engine.ParseRules(uno.Book{}, "classic,teams=opposite")
	if p := teams.Partner(3, 6); p != 0 {
		t.Errorf("opposite of 3 of 6 is %d", p)
	}
	for text, fault := range map[string]engine.Fault{"clasic": engine.FaultPreset, "classic,stack_two": engine.FaultSetting, "classic,x=1": engine.FaultSwitch, "classic,score=x": engine.FaultChoice} {
		if r, err := engine.ParseRules(uno.Book{}, text); !errors.As(err, &bad) || bad.Fault != fault || r != nil {
			t.Errorf("%s: %v, %v", text, r, err)
		}
	}
}

func TestRulesSayHowARoundsEndIsCounted(t *testing.T) {
	for rules, want := range map[string]engine.Scoring{
		"classic,score=winner_takes,target=300":                {Target: 300},
		"classic,score=lowest_total":                           {Own: true, Target: 500},
		"classic,score=elimination,target=200,leaver=walkover": {Own: true, Target: 200, Falls: true, Walkover: true},
	} {
		r, err := uno.ParseRules(rules)
		if err != nil {
			t.Fatal(err)
		}
		if got := r.Scoring(); got != want {
			t.Errorf("%s is counted as %+v, want %+v", rules, got, want)
		}
	}
}
