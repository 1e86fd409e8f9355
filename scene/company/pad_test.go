//go:build display

package company

import (
	"image"
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/online/wire"
	"fourtell/scene/scenetest"

	"github.com/hajimehoshi/ebiten/v2"
)

const (
	padA     = ebiten.StandardGamepadButtonRightBottom
	padB     = ebiten.StandardGamepadButtonRightRight
	padStart = ebiten.StandardGamepadButtonCenterRight
	padUp    = ebiten.StandardGamepadButtonLeftTop
	padDown  = ebiten.StandardGamepadButtonLeftBottom
	padLeft  = ebiten.StandardGamepadButtonLeftLeft
	padRight = ebiten.StandardGamepadButtonLeftRight
)

// pad presses buttons of the gamepad, one after another.
func (n *inn) pad(list ...ebiten.StandardGamepadButton) {
	n.T.Helper()
	for _, b := range list {
		n.In.PadPress(0, b, 2)
		n.Plays(12)
	}
}

// padTo presses a button until what was spoken last begins so, and then A.
func (n *inn) padTo(by ebiten.StandardGamepadButton, begins string) {
	n.T.Helper()
	for i := range 16 {
		if i > 0 {
			n.pad(by)
		}
		if strings.HasPrefix(scenetest.SaidText(n.Stage, 1), begins) {
			n.pad(padA)
			return
		}
	}
	n.T.Fatalf("the pad does not come to %q; said %q", begins, scenetest.Said(n.Stage, 16))
}

func TestByAPadAloneOneTalksMutesPutsOutWatchesWaitsForASeatAndLeaves(t *testing.T) {
	n := newInn(t, image.Pt(1280, 720), "en")
	p := n.meet(wire.ChatFree, "Bea", "Theo", "Kit")
	m := n.sit()
	n.In.Connect(1)
	last, made := func() wire.Said {
		chat := p[0].Place().Chat()
		return append([]wire.Said{{}}, chat...)[len(chat)]
	}, ""
	p[0].Hear(func(b wire.Body) {
		if e, ok := b.(*wire.Emoted); ok {
			made = e.Emote
		}
	})

	n.pad(padUp)
	n.padTo(padRight, "Open the chat")
	if !m.drawer.on || !strings.Contains(scenetest.SaidText(n.Stage, 2), "Phrases") {
		t.Fatalf("open: %v, said %q", m.drawer.on, scenetest.Said(n.Stage, 3))
	}
	n.pad(padA, padA)
	n.Until("the phrase is heard", func() bool { return last().Phrase == "hello" })
	n.padTo(padUp, "Make a face")
	n.Until("the face is seen", func() bool { return made != "" })
	n.padTo(padUp, "Log")
	if m.drawer.chat.log == nil {
		t.Error("the log does not open")
	}
	n.pad(padB)
	if m.drawer.on || n.Top() != nil {
		t.Fatal("B does not close the drawer alone")
	}

	n.padTo(padLeft, "People, 0 watch")
	n.padTo(padDown, "Bea")
	n.padTo(padDown, "Mute Bea")
	if !m.talk.Muted(p[0].UID()) {
		t.Error("Bea is heard still")
	}
	for n.Top() != nil {
		n.pad(padB)
	}
	n.pad(padA)
	n.padTo(padDown, "Theo")
	n.padTo(padDown, "Put Theo out")
	n.Until("Theo is out", func() bool { return p[1].Place() == nil })
	for n.Top() != nil {
		n.pad(padB)
	}

	n.pad(padStart)
	n.padTo(padDown, "Stand up and watch")
	n.Until("the table is everybody's", func() bool { return n.table() != nil && n.table() != m.table && n.table().Viewer() == engine.Spectator })
	n.Pass(60)
	n.padTo(padRight, "Open the chat")
	if !n.mates().drawer.on {
		t.Error("who watches can't open the chat")
	}
	n.pad(padB, padStart)
	n.padTo(padDown, "Wait for a seat")
	n.Until("one gets a seat at the next round", func() bool { return n.line.Place().Role() == wire.RoleWait })
	n.Pass(4)
	if said := scenetest.SaidText(n.Stage, 3); !strings.Contains(said, "You get a seat at the next round.") {
		t.Errorf("said is %q", said)
	}
	n.pad(padStart)
	n.padTo(padDown, "Leave the room")
	n.Until("one is out", func() bool { return n.line.Place() == nil })
}
