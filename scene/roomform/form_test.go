//go:build display

package roomform

import (
	"strings"
	"testing"

	"fourtell/online/wire"
	"fourtell/room"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
)

func TestMain(m *testing.M) { scenetest.Main(m) }

// asked opens the form of a room that is opened, whose house answers so.
func asked(t *testing.T, answers ...*wire.No) (*stage.Stage, *Form, *[]*wire.Create) {
	t.Helper()
	o := scenetest.KeptIn(room.NewMemory())
	o.First = func(*stage.Stage) stage.Scene { return &scenetest.Stand{} }
	s := scenetest.NewStage(t, 1280, 720, o)
	got := &[]*wire.Create{}
	m := &Form{Title: "Open a room", Verb: "Open", Of: wire.Create{Name: "Anna's table", Seats: 4, Open: true},
		Ask: func(_ *stage.Stage, to *wire.Create, answer func(*wire.No)) {
			*got = append(*got, to)
			answer(answers[len(*got)-1])
		}}
	s.Open(m)
	return s, m, got
}

func TestEveryNoIsASentenceAtTheRowThatItIsAbout(t *testing.T) {
	row := func(m *Form) map[wire.Code]stage.Node {
		return map[wire.Code]stage.Node{wire.BadName: m.Name, wire.Taken: m.Seats, wire.BadMessage: m.Edit, wire.TooBig: m.Edit}
	}
	for _, code := range wire.Codes() {
		t.Run(string(code), func(t *testing.T) {
			s, m, got := asked(t, &wire.No{Code: code, Say: "in English"}, nil)
			m.Board = func(*stage.Stage, string, string, func(*stage.Stage, string)) stage.Modal { return nil }
			m.Edit.Off = false
			m.Done.OnPress(s)
			want := row(m)[code]
			if want == nil {
				want = m.Done
			}
			if m.fault.at != want || m.Group.Focused() != want.(stage.Focusable) || s.Top() != stage.Modal(m) {
				t.Errorf("it is told at %T, the keys are at %T", m.fault.at, m.Group.Focused())
			}
			if m.fault.text == "" || m.fault.text == "in English" || !strings.Contains(scenetest.SaidText(s, 2), m.fault.text) {
				t.Errorf("it says %q, said is %q", m.fault.text, scenetest.Said(s, 2))
			}
			m.Seats.Choose(s, 0)
			m.Done.OnPress(s)
			if s.Top() != nil || len(*got) != 2 || (*got)[1].Seats != 2 {
				t.Errorf("put right, %T stays open, asked %d times", s.Top(), len(*got))
			}
		})
	}
}

func TestRowsNeverLieOnEachOther(t *testing.T) {
	for _, c := range []struct{ w, h int }{{1280, 720}, {667, 375}, {390, 844}, {360, 640}} {
		for _, code := range append(wire.Codes(), "") {
			s, m, _ := asked(t, &wire.No{Code: code})
			s.Window().Resize(c.w, c.h)
			m.Who.Choose(s, 1)
			if code != "" {
				m.Done.OnPress(s)
			}
			m.lay(s)
			for i, a := range m.Group.Nodes {
				r := a.Bounds()
				if r.X < m.Panel.X || r.Y < m.Panel.Y || r.X+r.W > m.Panel.X+m.Panel.W || r.Y+r.H > m.Panel.Y+m.Panel.H {
					t.Errorf("%v %s: %T at %v leaves the panel %v", c, code, a, r, m.Panel)
				}
				for _, b := range m.Group.Nodes[:i] {
					if o := b.Bounds(); r.X < o.X+o.W && o.X < r.X+r.W && r.Y < o.Y+o.H && o.Y < r.Y+r.H {
						t.Errorf("%v %s: %T at %v lies on %T at %v", c, code, a, r, b, o)
					}
				}
			}
		}
	}
}
