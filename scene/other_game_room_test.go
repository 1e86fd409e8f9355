//go:build display && enginetest

package scene

import (
	"slices"
	"testing"

	"fourtell/engine/enginetest"
	"fourtell/online/wire"
	"fourtell/scene/result"
	tables "fourtell/scene/table"
	"fourtell/scene/waiting"
)

func TestAnUnknownGameIsPlayedInARoom(t *testing.T) {
	n := inHouse(t)
	_ = n.line.Client().Ask(&wire.Create{Name: "Numbers", Game: enginetest.Name, Rules: "plain,hand=2,together=on", Seats: 3}, nil)
	n.until("the room is open", func() bool { return n.line.Place() != nil })
	n.s.Go(waiting.New())
	for _, name := range []string{"Bea", "Theo"} {
		n.comes(name)
	}
	texts := seenTexts(n.s)
	for _, want := range []string{"highcard · plain,hand=2,together=on", "hand: 2", "together: on"} {
		if !slices.Contains(texts, want) {
			t.Errorf("the waiting room does not say %q: %q", want, texts)
		}
	}
	n.press("Start")
	n.until("the table stands", func() bool { _, ok := n.s.Scene().(*tables.Table); return ok })
	table := n.s.Scene().(*tables.Table)
	if table.Inside().Plates.O().Company.Pause(n.s, table).Rules != nil {
		t.Error("rules are offered to be read that there are no words for")
	}
	n.until("one is asked", func() bool { return table.Asked() && table.Queue().Idle() })
	for tick := range 3000 {
		if _, over := n.s.Scene().(*result.Result); over {
			break
		}
		n.step()
		if tick%60 == 0 && n.in.Done() && table.Asked() {
			q := table.Queue().Layout().HandPose(0)
			n.in.MoveTo(float32(q.X), float32(q.Y))
			n.in.Click(float32(q.X), float32(q.Y))
		}
	}
	n.until("the result stands", func() bool { _, ok := n.s.Scene().(*result.Result); return ok })
	for range 60 {
		n.step()
	}
	if texts := seenTexts(n.s); !slices.Contains(texts, "Deal checked") {
		t.Errorf("the result says %q", texts)
	}
	if missing := n.s.Painter().Missing(); len(missing) > 0 {
		t.Errorf("pictures are asked for that there are none of: %v", missing)
	}
}
