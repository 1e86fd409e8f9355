//go:build display && enginetest

package lobby

import (
	"slices"
	"testing"

	"fourtell/online/client"
	"fourtell/online/onlinetest"
	"fourtell/online/wire"
	"fourtell/scene/input"
	"fourtell/scene/roomform"
)

func TestARoomOfAGameThatTheHouseHasNoWordsForIsListedAndOpened(t *testing.T) {
	var bea *onlinetest.Player
	v := come(t, at{name: "Anna", house: "https://house.example", people: func(w *onlinetest.World) {
		bea = w.Come("Bea")
		w.Until("she is known", func() bool { return bea.State() == client.Here })
	}})
	_ = bea.Ask(&wire.Create{Name: "Numbers", Game: "highcard", Rules: "plain,hand=2", Seats: 3, Open: true}, nil)
	v.Until("her room is listed", func() bool { return len(v.rooms.list.rows) == 1 })
	if got := v.rooms.list.rows[0].rules; got != "highcard · plain,hand=2" {
		t.Errorf("its row says %q", got)
	}
	opening(v.rooms, v.Stage)
	v.Plays(12)
	m := v.Top().(*roomform.Form)
	at := slices.Index(m.Rules.Values, "highcard · plain")
	if at < 0 {
		t.Fatalf("to choose from are %q", m.Rules.Values)
	}
	m.Rules.At = at
	v.In.Key(input.ActConfirm)
	v.Plays(12)
	v.Until("the room is open", func() bool { return v.line.Place() != nil })
	if r := v.line.Place().Room(); r.Game != "highcard" || r.Rules != "plain" {
		t.Errorf("open is a room of %q by %q", r.Game, r.Rules)
	}
}
