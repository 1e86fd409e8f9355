//go:build display

package scene

import (
	"testing"

	"fourtell/engine/shed"
	"fourtell/scene/ask"
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
)

// player acts at the table as a person would, by one kind of device.
type player interface {
	card(s *stage.Stage, t *tables.Table, in *input.Script, i int)
	pile(s *stage.Stage, t *tables.Table, in *input.Script)
	play(s *stage.Stage, t *tables.Table, in *input.Script)
	color(s *stage.Stage, m *ask.Wheel, in *input.Script)
	believe(s *stage.Stage, m *ask.Challenge, in *input.Script)
	first(s *stage.Stage, m *ask.Choice, in *input.Script)
	call(s *stage.Stage, t *tables.Table, in *input.Script)
	again(s *stage.Stage, r *ended, in *input.Script)
}

type mouse struct{}

func (mouse) card(_ *stage.Stage, t *tables.Table, in *input.Script, i int) { in.Click(point(t, i)) }
func (mouse) pile(_ *stage.Stage, t *tables.Table, in *input.Script) {
	in.Click(t.Inside().Hud.Pile().At().Center())
}
func (mouse) play(_ *stage.Stage, t *tables.Table, in *input.Script) {
	in.Click(t.Inside().Hud.Play().Center())
}
func (mouse) call(_ *stage.Stage, t *tables.Table, in *input.Script) {
	in.Click(t.Inside().Hud.Call().At().Center())
}
func (mouse) believe(_ *stage.Stage, m *ask.Challenge, in *input.Script) {
	in.Click(m.Believe().Center())
}
func (mouse) again(_ *stage.Stage, r *ended, in *input.Script) { in.Click(r.middle(r.again)) }
func (mouse) color(_ *stage.Stage, m *ask.Wheel, in *input.Script) {
	in.Click(vanePoint(m, shed.Green))
}

func (mouse) first(_ *stage.Stage, m *ask.Choice, in *input.Script) {
	in.Click(m.Group.Nodes[0].Bounds().Center())
}

type finger struct{}

func (finger) card(_ *stage.Stage, t *tables.Table, in *input.Script, i int) {
	x, y := point(t, i)
	in.Tap(x, y).Wait(12).Tap(x, y)
}
func (finger) pile(_ *stage.Stage, t *tables.Table, in *input.Script) { in.Tap(drawWord(t).Center()) }
func (finger) play(_ *stage.Stage, t *tables.Table, in *input.Script) {
	in.Tap(t.Inside().Hud.Play().Center())
}
func (finger) call(_ *stage.Stage, t *tables.Table, in *input.Script) {
	in.Tap(t.Inside().Hud.Call().At().Center())
}
func (finger) believe(_ *stage.Stage, m *ask.Challenge, in *input.Script) {
	in.Tap(m.Believe().Center())
}
func (finger) again(_ *stage.Stage, r *ended, in *input.Script) { in.Tap(r.middle(r.again)) }
func (finger) first(_ *stage.Stage, m *ask.Choice, in *input.Script) {
	in.Tap(m.Group.Nodes[0].Bounds().Center())
}
func (finger) color(_ *stage.Stage, m *ask.Wheel, in *input.Script) { in.Tap(vanePoint(m, shed.Red)) }

type keyboard struct{}

func (keyboard) card(_ *stage.Stage, t *tables.Table, in *input.Script, i int) {
	want := t.CardAt(i).ID
	n := t.Queue().Layout().Hand.Count
	at := t.IndexOf(t.Inside().Hand.Focus())
	if at == tables.NoCard {
		in.Key(input.ActRight)
		return
	}
	if t.Inside().Hand.Focus() == want {
		in.Key(input.ActConfirm)
		return
	}
	if (i-at+n)%n <= n/2 {
		in.Key(input.ActRight)
	} else {
		in.Key(input.ActLeft)
	}
}
func (keyboard) pile(_ *stage.Stage, _ *tables.Table, in *input.Script)     { in.Key(input.ActDraw) }
func (keyboard) play(_ *stage.Stage, _ *tables.Table, in *input.Script)     { in.Key(input.ActConfirm) }
func (keyboard) call(_ *stage.Stage, _ *tables.Table, in *input.Script)     { in.Key(input.ActCall) }
func (keyboard) believe(_ *stage.Stage, _ *ask.Challenge, in *input.Script) { in.Key(input.ActKeep) }
func (keyboard) again(_ *stage.Stage, _ *ended, in *input.Script)           { in.Key(input.ActConfirm) }
func (keyboard) first(_ *stage.Stage, _ *ask.Choice, in *input.Script)      { in.Key(input.ActConfirm) }
func (keyboard) color(_ *stage.Stage, _ *ask.Wheel, in *input.Script) {
	in.Key(input.ActDigit2, input.ActColor2)
}

// playRound plays until the result stands, and gives it; at most ten minutes of the table's time.
func playRound(t *testing.T, s *stage.Stage, table *tables.Table, in *input.Script, p player) *ended {
	t.Helper()
	for tick := range 36000 {
		if r := endOf(t, s, table); r != nil {
			return r
		}
		scenetest.Step(t, s, 1)
		if !in.Done() || tick%8 != 0 {
			continue
		}
		act(s, table, in, p)
	}
	t.Fatalf("the round does not end; said %q", scenetest.Said(s, 8))
	return nil
}

// act does the one thing there is to do now, if any.
func act(s *stage.Stage, table *tables.Table, in *input.Script, p player) {
	switch m := s.Top().(type) {
	case *ask.Wheel:
		p.color(s, m, in)
		return
	case *ask.Challenge:
		p.believe(s, m, in)
		return
	case *ask.Choice:
		p.first(s, m, in)
		return
	case nil:
	default:
		return
	}
	if !table.Asked() || table.Wishes() || table.Person().Waiting() {
		return
	}
	switch {
	case table.MayCall():
		p.call(s, table, in)
	case table.Popped():
		p.play(s, table, in)
	case table.Facts().Plays() > 0:
		for i := range table.Queue().Layout().Hand.Count {
			if table.Playable(table.CardAt(i)) {
				p.card(s, table, in, i)
				return
			}
		}
	case table.Facts().Draw():
		p.pile(s, table, in)
	}
}

// drawWord is the word that says what a press on the pile does, which is pressed as often as the pile; the pile where it
// has none.
func drawWord(t *tables.Table) paint.Rect {
	if t.Inside().Hud.UnderPile().At().W > 0 {
		return *t.Inside().Hud.UnderPile().At()
	}
	return *t.Inside().Hud.Pile().At()
}
