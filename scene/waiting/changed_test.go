//go:build display

package waiting

import (
	"strings"
	"testing"

	"fourtell/online/wire"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/roomform"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
)

// changes opens what the host changes the room by.
func (h *house) changes() *roomform.Form {
	h.t.Helper()
	h.click(&h.screen.pen)
	m, ok := h.s.Top().(*roomform.Form)
	if !ok {
		h.t.Fatalf("%T is open", h.s.Top())
	}
	return m
}

// press presses what a dialog has.
func (h *house) press(b *kit.Button) {
	b.OnPress(h.s)
	h.rest()
}

func TestTheHostMakesTheRoomAnother(t *testing.T) {
	h := enter(t, window(), stage.DefaultSettings())
	h.opens(&wire.Create{Name: "Regulars", Seats: 3})
	bea := h.comes("Bea")[0]
	m := h.changes()
	if m.Name.Text != "Regulars" || m.Seats.Values[m.Seats.At] != "3" || m.Who.At != 1 || m.Chat.At != 0 {
		t.Fatalf("it shows %q, %s seats, %d, %d", m.Name.Text, m.Seats.Values[m.Seats.At], m.Who.At, m.Chat.At)
	}
	h.press(m.Name)
	h.s.Top().(*kit.Entry).Field.Text = "Midnight regulars"
	h.keys(input.ActConfirm)
	m.Seats.Choose(h.s, 4)
	h.press(m.Edit)
	if h.board.from != h.screen.room.Rules {
		t.Fatalf("the board begins with %q", h.board.from)
	}
	h.s.Close(&h.board)
	h.board.take(h.s, "party,hand_size=9")
	m.Who.Choose(h.s, 0)
	h.press(m.Done)
	if h.s.Top() != nil {
		t.Fatalf("%T stays open", h.s.Top())
	}
	r := bea.Place().Room()
	if r.Name != "Midnight regulars" || len(r.Seats) != 6 || kit.RulesName(h.s, "", r.Rules) != "Party + 1" || !r.Open || r.Chat != wire.ChatPhrases {
		t.Errorf("it is %+v", r)
	}
	if h.screen.name != r.Name || h.screen.about != "Open room · You are the host" || len(h.screen.chairs) != 6 || h.screen.rules.name != "Party + 1" {
		t.Errorf("shown are %q, %q, %d chairs, %q", h.screen.name, h.screen.about, len(h.screen.chairs), h.screen.rules.name)
	}
}

func TestWhatIsNotChangedIsNotAskedFor(t *testing.T) {
	h := enter(t, window(), stage.DefaultSettings())
	h.opens(&wire.Create{Name: "Regulars", Seats: 3})
	people := h.comes("Bea")
	_ = people[0].Ask(&wire.Ready{}, nil)
	h.rest()
	h.press(h.changes().Done)
	if r := people[0].Place().Room(); h.s.Top() != nil || !r.Seats[1].Ready {
		t.Errorf("%T is open; Bea is ready: %v", h.s.Top(), r.Seats[1].Ready)
	}
}

func TestANoIsToldAtTheRowThatItIsAbout(t *testing.T) {
	for name, c := range map[string]struct {
		meanwhile func(h *house, m *roomform.Form)
		at        func(m *roomform.Form) stage.Node
		say       string
	}{
		"somebody sits down on a seat that is to go": {func(h *house, m *roomform.Form) { m.Seats.Choose(h.s, 0); h.comes("Bea", "Kit") },
			func(m *roomform.Form) stage.Node { return m.Seats }, "More seats than that are taken"},
		"another is the host now": {func(h *house, m *roomform.Form) {
			m.Seats.Choose(h.s, 3)
			_ = h.l.Client().Ask(&wire.Host{UID: h.comes("Bea")[0].UID()}, nil)
		}, func(m *roomform.Form) stage.Node { return m.Done }, "Only the host may do that."},
		"the match begins": {func(h *house, m *roomform.Form) {
			h.comes("Bea")
			h.screen.ways.Table = nil
			m.Seats.Choose(h.s, 3)
			_ = h.l.Client().Ask(&wire.Start{}, nil)
		}, func(m *roomform.Form) stage.Node { return m.Done }, "That cannot be done now."},
	} {
		t.Run(name, func(t *testing.T) {
			h := enter(t, window(), stage.DefaultSettings())
			h.opens(&wire.Create{Name: "Regulars", Seats: 4})
			m := h.changes()
			c.meanwhile(h, m)
			m.Done.OnPress(h.s)
			h.rest()
			if h.s.Top() != stage.Modal(m) {
				t.Fatalf("%T is open; said %q", h.s.Top(), scenetest.Said(h.s, 4))
			}
			if at := m.Group.Focused(); at != c.at(m).(stage.Focusable) {
				t.Errorf("the keys are at %T", at)
			}
			h.said(c.say)
		})
	}
}

func TestOnlyTheHostOfARoomThatWaitsChangesIt(t *testing.T) {
	h := enter(t, window(), stage.DefaultSettings())
	h.opens(&wire.Create{Seats: 3})
	bea := h.comes("Bea")[0]
	_ = h.l.Client().Ask(&wire.Host{UID: bea.UID()}, nil)
	h.rest()
	if h.screen.pen.writes() || strings.Contains(h.screen.rules.edit.Text, "Edit") {
		t.Errorf("who is not the host has the pen %v and is offered %q", h.screen.pen.writes(), h.screen.rules.edit.Text)
	}
	for _, n := range h.screen.group.Nodes {
		if n == stage.Node(&h.screen.pen) {
			t.Error("the keys come to it")
		}
	}
}

func TestTheRulesAreSetByTheHostOnTheBoardAndReadByEverybody(t *testing.T) {
	h := enter(t, window(), stage.DefaultSettings())
	h.opens(&wire.Create{Seats: 3})
	bea := h.comes("Bea")[0]
	h.click(h.screen.rules.edit)
	if h.s.Top() != stage.Modal(&h.board) || h.board.from != h.screen.room.Rules {
		t.Fatalf("%T is open, from %q", h.s.Top(), h.board.from)
	}
	h.s.Close(&h.board)
	h.board.take(h.s, "party")
	h.rest()
	if h.screen.rules.name != "Party" || bea.Place().Room().Rules != "party" {
		t.Errorf("the rules are %q, Bea's %q", h.screen.rules.name, bea.Place().Room().Rules)
	}
}
