//go:build display

package scene

import (
	"fourtell/scene/tabletest"
	"testing"

	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
)

func TestThePauseIsReachedFromEveryQuestionAndLeadsBackToIt(t *testing.T) {
	ways := []struct {
		name  string
		pause func(table *tables.Table, in *input.Script)
	}{
		{"key", func(_ *tables.Table, in *input.Script) { in.Key(input.ActPause) }},
		{"press", func(table *tables.Table, in *input.Script) {
			x, y := table.Inside().Hud.Pause().At().Center()
			in.Click(x, y)
		}},
	}
	asked := 0
	for _, m := range append(moments(), tabletest.HouseMoments()...) {
		for _, way := range ways {
			t.Run(m.Name+" "+way.name, func(t *testing.T) {
				in := input.NewScript()
				s, table := tableStage(t, 1280, 720, m.Table(t), stage.DefaultSettings(), in)
				m.Get(t, s, table, in)
				q := table.Inside().Question
				if q.Modal() == nil || s.Top() != q.Modal() {
					return
				}
				asked++
				way.pause(table, in)
				scenetest.Run(t, s, in)
				if _, ok := s.Top().(*tables.Pause); !ok {
					t.Fatalf("%T is open", s.Top())
				}
				at := table.Shown().Seq
				scenetest.Step(t, s, 120)
				if table.Shown().Seq != at {
					t.Errorf("the table has gone on in the pause")
				}
				in.Key(input.ActPause)
				scenetest.Run(t, s, in)
				if s.Top() != q.Modal() || table.Inside().Question.Modal() != q.Modal() {
					t.Errorf("after the pause %T is open", s.Top())
				}
			})
		}
	}
	if asked < 6 {
		t.Errorf("only %d questions were asked", asked)
	}
}
