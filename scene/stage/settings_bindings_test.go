//go:build display

package stage

import (
	"slices"
	"strings"
	"testing"

	"fourtell/scene/input"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestBindingsOfAFileCostThemselvesAloneWhereTheyCannotBeRead(t *testing.T) {
	for _, c := range []struct {
		name, file string
		lost       []string
		told       string
		key        map[input.Action]ebiten.Key
	}{
		{"a key there is not", `{"keys":{"draw":"Blah","call":"Q"}}`, []string{"keys.draw"}, "", map[input.Action]ebiten.Key{input.ActDraw: ebiten.KeyD, input.ActCall: ebiten.KeyQ}},
		{"a number", `{"keys":{"draw":7,"call":"Q"}}`, []string{"keys.draw"}, "", map[input.Action]ebiten.Key{input.ActDraw: ebiten.KeyD, input.ActCall: ebiten.KeyQ}},
		{"Escape", `{"keys":{"draw":"Escape"}}`, []string{"keys.draw"}, "", map[input.Action]ebiten.Key{input.ActDraw: ebiten.KeyD}},
		{"a button there is not", `{"keys":{"call":"Q"},"buttons":{"draw":"Z"}}`, []string{"buttons.draw"}, "", map[input.Action]ebiten.Key{input.ActCall: ebiten.KeyQ}},
		{"no buttons at all", `{"keys":{"call":"Q"},"buttons":[]}`, []string{"buttons"}, "", map[input.Action]ebiten.Key{input.ActCall: ebiten.KeyQ}},
		{"an action of another version", `{"keys":{"dance":"Q"}}`, nil, "", map[input.Action]ebiten.Key{input.ActDraw: ebiten.KeyD}},
		{"two on one key", `{"keys":{"call":"Q","draw":"Q"}}`, nil, "draw and call are both on Q: draw keeps it, call is as at first", map[input.Action]ebiten.Key{input.ActDraw: ebiten.KeyQ, input.ActCall: ebiten.KeyU}},
		{"one on the key of another that is as at first", `{"keys":{"draw":"H"}}`, nil, "draw and hint are both on H: draw keeps it, hint is on D", map[input.Action]ebiten.Key{input.ActDraw: ebiten.KeyH, input.ActHint: ebiten.KeyD}},
	} {
		s, err := DecodeSettings([]byte(`{"bindings":` + c.file + `,"seats":6}`))
		if err != nil || s.Seats != 6 {
			t.Fatalf("%s: %v, seats %d", c.name, err, s.Seats)
		}
		if !slices.Equal(s.unread.names, c.lost) || !strings.Contains(strings.Join(s.told, "\n"), c.told) || (c.told == "") != (len(s.told) == 0) {
			t.Errorf("%s: lost %q, told %q", c.name, s.unread.names, s.told)
		}
		for _, a := range input.Bindable() {
			if others := s.Bindings.InTheWay(input.OnKeys, a, s.Bindings.Of(input.OnKeys, a)); len(others) > 0 {
				t.Errorf("%s: action %d shares its key with %v", c.name, a, others)
			}
		}
		for a, want := range c.key {
			if got, _ := s.Bindings.Key(a); got != want {
				t.Errorf("%s: action %d is on %s, want %s", c.name, a, got, want)
			}
		}
	}
	if s, _ := DecodeSettings([]byte(`{"bindings":"WASD"}`)); !slices.Equal(s.unread.names, []string{"bindings"}) || s.Bindings != (input.Bindings{}) {
		t.Errorf("no bindings at all: lost %q", s.unread.names)
	}
}

func TestBindingsAreKeptAsText(t *testing.T) {
	store, name := settingsStore(t, "")
	set := DefaultSettings()
	set.Bindings.Assign(input.OnKeys, input.ActDraw, input.Bound(ebiten.KeyH)+1)
	set.Bindings.Assign(input.OnPad, input.ActUndo, input.Bound(ebiten.StandardGamepadButtonRightStick)+1)
	if err := KeepSettings(store, name, &set); err != nil {
		t.Fatal(err)
	}
	raw, err := store.Read(name)
	if err != nil || !strings.Contains(string(raw), `"draw": "H"`) || !strings.Contains(string(raw), `"undo": "RightStick"`) {
		t.Errorf("%s %v", raw, err)
	}
	if read := ReadSettings(store, name); read.Bindings != set.Bindings || read.unread.any() {
		t.Errorf("read %+v, unread %v", read.Bindings, read.unread)
	}
}
