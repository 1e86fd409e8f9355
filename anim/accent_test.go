package anim

import (
	"slices"
	"testing"

	"fourtell/engine"
	"fourtell/engine/shed"
)

// otherGame is a game's own part that gives every card the same accent, whatever is printed on it.
type otherGame struct {
	engine.Own // nothing else is asked of it
	accent     engine.Accent
}

func (o otherGame) Tint() engine.Color                                  { return engine.NoColor }
func (o otherGame) Accent(*engine.Event, engine.SeenCard) engine.Accent { return o.accent }
func (o otherGame) Doubtful() bool                                      { return false }

func TestACardComesDownAsItsGameSaysWhateverIsPrintedOnIt(t *testing.T) {
	plain := cardOf(t, "R5")
	four := wildID
	for _, c := range []struct {
		name   string
		id     engine.Card
		own    func(shed.Own) engine.Own
		impact Cue
		nudge  float64
		opens  bool
	}{
		{"a five of the shedding game", plain, func(o shed.Own) engine.Own { return o }, NoCue, 0, false},
		{"a Wild Draw Four of the shedding game", four, func(o shed.Own) engine.Own { return o }, CueHeavy, 1, true},
		{"the same five where another game calls it heavy", plain, func(shed.Own) engine.Own { return otherGame{accent: engine.Accent{Weight: engine.Heavy}} }, CueHeavy, 1, false},
		{"the same five where another game calls it firm", plain, func(shed.Own) engine.Own { return otherGame{accent: engine.Accent{Weight: engine.Firm}} }, CueFirm, 0.4, false},
		{"the same five where another game lets it open", plain, func(shed.Own) engine.Own { return otherGame{accent: engine.Accent{Opens: true}} }, NoCue, 0, true},
		{"the same Wild Draw Four where another game says nothing", four, func(shed.Own) engine.Own { return otherGame{} }, NoCue, 0, false},
		{"the same Wild Draw Four in a game that has no part of its own", four, func(shed.Own) engine.Own { return nil }, NoCue, 0, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			tb := newTable(4, 7)
			tb.hands[1] = append(tb.hands[1], c.id)
			before := tb.snap(quiet())
			after := tb.snap(tb.play(1, len(tb.hands[1])-1))
			after.Own = c.own(shed.Of(&after))
			p := Choreograph(Between(before, after), after, Arrange(&after, desk), Timing{})
			if got := p.Steps[0].Impact; got != c.impact {
				t.Errorf("it lands with %q, not %q", got, c.impact)
			}
			nudge := 0.0
			for _, e := range p.Effects {
				if e.Kind == EffectNudge {
					nudge = e.Weight
				}
			}
			if nudge != c.nudge {
				t.Errorf("the table is nudged by %v, not %v", nudge, c.nudge)
			}
			if opens := slices.ContainsFunc(p.Cues, func(q TimedCue) bool { return q.Cue == CueFan }); opens != c.opens {
				t.Errorf("that it opens is %v", opens)
			}
		})
	}
}
