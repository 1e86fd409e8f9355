//go:build display

package online

import (
	"testing"
	"time"

	"fourtell/online/client"
	"fourtell/online/wire"
	"fourtell/room"
	"fourtell/scene/scenetest"
)

func TestTheHouseOneWasInIsAskedAsideAndLeftAgain(t *testing.T) {
	s, l, w := before(t, room.NewMemory())
	asked := func() (answer wire.Body, sent bool) {
		came := false
		if !l.Aside(s, &wire.Dated{Deal: time.UnixMilli(w.Now).UTC().Format(time.DateOnly), Place: 1, Of: 4}, func(b wire.Body) { answer, came = b, true }) {
			return nil, false
		}
		scenetest.Until(t, s, "there is an answer", func() bool {
			w.Step(17)
			return came
		})
		scenetest.Step(t, s, 2)
		return answer, true
	}
	if _, sent := asked(); sent || l.Client() != nil {
		t.Fatal("somebody who was in no house asks one")
	}
	l.Call(s, "Ann")
	l.Open(s, "https://house.example")
	l.Close()
	answer, sent := asked()
	if shape, ok := answer.(*wire.Shape); !sent || !ok || shape.Players != 1 {
		t.Fatalf("answered is %T", answer)
	}
	if l.Client() != nil {
		t.Error("the line stays, though nobody is in the house")
	}
	w.Away = true
	if answer, sent = asked(); !sent || answer != nil || l.Client() != nil {
		t.Errorf("a house that is away has answered %T", answer)
	}
	w.Away = false
	l.Open(s, "https://house.example")
	scenetest.Until(t, s, "one is there", func() bool {
		w.Step(17)
		return l.Client().State() == client.Here
	})
	if _, sent = asked(); !sent || l.Client() == nil {
		t.Error("who is in the house is shown out of it by a question")
	}
	l.Inside(s, "https://other.example", func(func()) client.Dial { return w.Dial })
	if _, sent = asked(); sent {
		t.Error("another house is asked")
	}
}
