package uno

import (
	"math"
	"strings"
	"testing"

	"fourtell/ai"
	"fourtell/engine"
	"fourtell/engine/uno"
)

// laid is a record of commands on a known table.
func laid(t *testing.T, rules string, turn engine.Seat, scores []int, discard string, hands []string, commands ...engine.Command) engine.Record {
	t.Helper()
	p := &engine.Position{Direction: 1, Turn: turn, Discard: faces(t, discard), Draw: faces(t, "G4 G5 G6 G7 G8 G9 B8 B9 Y8 Y9")}
	set := engine.Setup{Game: "uno", Rules: rules, Position: p, Scores: scores}
	for _, h := range hands {
		p.Hands = append(p.Hands, faces(t, h))
		set.Seats = append(set.Seats, string(rune('a'+len(set.Seats))))
	}
	g, err := uno.New(set)
	if err != nil {
		t.Fatal(err)
	}
	rec := engine.Record{Setup: g.Setup()}
	for _, c := range commands {
		if _, err := g.Apply(c); err != nil {
			t.Fatal(err)
		}
		rec.Commands = append(rec.Commands, c)
	}
	return rec
}

// faces are cards by their names: "R7 W B+2".
func faces(t *testing.T, text string) (all []engine.SeenCard) {
	t.Helper()
	for _, name := range strings.Fields(text) {
		c, ok := engine.ParseCard(name)
		if !ok {
			t.Fatalf("there is no card %q", name)
		}
		all = append(all, c)
	}
	return all
}

func put(t *testing.T, s engine.Seat, card string) engine.Command {
	return engine.Play(s, faces(t, card)[0], engine.NoColor, engine.NoSeat)
}

func TestPartnersHaveOneChanceAndWinTogether(t *testing.T) {
	rec := laid(t, "classic,teams=opposite,uno_call=auto", 0, nil, "R5", []string{"R1 R3", "B2 B3 B7", "G4 G5", "B7 Y1"}, put(t, 0, "R1"),
		engine.Do(1, engine.VerbDraw), engine.Do(2, engine.VerbDraw), engine.Do(3, engine.VerbDraw), put(t, 0, "R3"))
	r := reviewed(t, rec, 1, 1<<30, engine.NoSeat)
	for i, want := range []float64{1, 0, 1, 0} {
		if r.Final()[i] != want {
			t.Errorf("a goes out: seat %d ends with %v", i, r.Final())
		}
	}
	for i, m := range r.Moments() {
		if c := m.Chances; c[0] != c[2] || c[1] != c[3] || math.Abs(c[0]+c[1]-1) > 0.02 {
			t.Errorf("moment %d: partners' chances differ, or do not make one with the others': %v", i, c)
		}
	}
	if a := r.Account(2); a.Luck < 0 {
		t.Errorf("whose partner won has had a luck of %.2f", a.Luck)
	}
}

func TestTheRoundIsWonByWhoWentOutWhoeverWinsTheMatchWithIt(t *testing.T) {
	for _, rules := range []string{"classic,score=lowest_total,target=100,uno_call=auto", "classic,score=elimination,target=100,uno_call=auto"} {
		rec := laid(t, rules, 0, []int{90, 10, 60}, "R5", []string{"R1", "R3", "W"}, put(t, 0, "R1"))
		r := reviewed(t, rec, 1, 1<<30, engine.NoSeat)
		if f := r.Final(); f[0] != 1 || f[1] != 0 || f[2] != 0 {
			t.Errorf("%s: the round ends as %v", rules, f)
		}
		if c := r.Moments()[0].Chances; c[0] < 0.9 {
			t.Errorf("%s: with the last card in hand the chances are %v", rules, c)
		}
	}
}

func TestAJumpInIsADecisionLikeAnother(t *testing.T) {
	rec := laid(t, "classic,jump_in=any,uno_call=auto", 0, nil, "R5", []string{"R7 R1 R2", "B2 B3 B7", "R7 G5"}, put(t, 0, "R7"), put(t, 2, "R7"))
	r := reviewed(t, rec, 1, 1<<30, engine.NoSeat)
	if m := r.Moments()[1]; !m.Decided || m.Lost != 0 || m.Grade() != ai.GradeBest {
		t.Errorf("to be a card shorter: %+v", m)
	}
	rec = laid(t, "classic,jump_in=any,seven_swap=on,uno_call=auto", 0, nil, "R5", []string{"R7 R1 R2", "B2 B3 B7 B8 Y3 Y4 G3", "R7 R3"},
		engine.Play(0, faces(t, "R7")[0], engine.NoColor, 1), engine.Play(2, faces(t, "R7")[0], engine.NoColor, 0))
	r = reviewed(t, rec, 1, 1<<30, engine.NoSeat)
	if m := r.Moments()[1]; !m.Decided || m.Lost < 0.1 || m.Best.Verb == engine.VerbPlay && m.Best.Target == 0 {
		t.Errorf("to jump in and give a hand of one card for seven: %+v", m)
	}
}

func TestOnlyOneWayToGoOnIsNoDecisionAndLosesNothing(t *testing.T) {
	for _, rules := range []string{"classic", "chaos"} {
		rec := recorded(t, rules, 3, 1, 7)
		r := reviewed(t, rec, 1, 1<<30, engine.NoSeat)
		g, err := uno.New(rec.Setup)
		if err != nil {
			t.Fatal(err)
		}
		at, alone := 0, 0
		for i, m := range r.Moments() {
			for ; at < r.marks[i]; at++ {
				if _, err := g.Apply(rec.Commands[at]); err != nil {
					t.Fatal(err)
				}
			}
			v := g.View(m.Command.Seat)
			ways := 0
			for _, c := range v.Legal {
				if c.Verb != engine.VerbCallUno && c.Verb != engine.VerbCatchUno {
					ways++
				}
			}
			if v.Owes() && ways == 1 {
				alone++
				if m.Decided || m.Lost != 0 {
					t.Errorf("%s, moment %d: %+v", rules, i, m)
				}
			}
			if m.Lost < 0 || m.Lost > 1 {
				t.Errorf("%s, moment %d: %v lost", rules, i, m.Lost)
			}
		}
		if alone == 0 {
			t.Errorf("%s: there was always something to choose", rules)
		}
		for seat := range r.Final() {
			a := r.Account(engine.Seat(seat))
			if d := r.Moments()[0].Chances[seat] - a.Lost + a.Luck - r.Final()[seat]; math.Abs(d) > 1e-9 {
				t.Errorf("%s, seat %d: what was lost and luck do not lead from the first chance to the result: %v", rules, seat, d)
			}
		}
	}
}
