//go:build display

package scene

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"fourtell/scene/input"

	"github.com/hajimehoshi/ebiten/v2"
)

// sound fails where two actions lie on one key or button that can't share it.
func soundBindings(t *testing.T, b *input.Bindings) {
	t.Helper()
	for _, a := range input.Bindable() {
		for _, on := range [...]input.OnDevice{input.OnKeys, input.OnPad} {
			if others := b.InTheWay(on, a, b.Of(on, a)); len(others) > 0 {
				t.Errorf("%d: action %d lies on %s with %v", on, a, input.NameOf(on, b.Of(on, a)), others)
			}
		}
	}
}

func TestBindingsAtFirstAreWhatTheHouseHasAlwaysHad(t *testing.T) {
	var b input.Bindings
	soundBindings(t, &b)
	for k, want := range map[ebiten.Key]input.Actions{
		ebiten.KeyEnter: input.Of(input.ActConfirm), ebiten.KeyNumpadEnter: input.Of(input.ActConfirm), ebiten.KeyEscape: input.Of(input.ActCancel), ebiten.KeyC: input.Of(input.ActCatch, input.ActChallenge),
		ebiten.KeyDigit2: input.Of(input.ActDigit2, input.ActColor2), ebiten.KeyNumpad7: input.Of(input.ActDigit7), ebiten.KeyZ: input.Of(input.ActUndo), ebiten.KeyBackspace: input.Of(input.ActUndo),
		ebiten.KeyF3: input.Of(input.ActOwn + 2), ebiten.KeyQ: 0, ebiten.KeyDigit0: 0, ebiten.KeyHome: 0,
	} {
		if got := b.KeyActions(k); got != want {
			t.Errorf("%s asks for %b, want %b", k, got, want)
		}
	}
	for n, want := range map[ebiten.StandardGamepadButton]input.Actions{
		ebiten.StandardGamepadButtonRightBottom: input.Of(input.ActConfirm), ebiten.StandardGamepadButtonRightRight: input.Of(input.ActCancel),
		ebiten.StandardGamepadButtonRightLeft: input.Of(input.ActDraw, input.ActKeep), ebiten.StandardGamepadButtonRightTop: input.Of(input.ActCall, input.ActChallenge),
		ebiten.StandardGamepadButtonFrontTopLeft: input.Of(input.ActSort, input.ActPeek), ebiten.StandardGamepadButtonRightStick: 0,
	} {
		if got := b.PadActions(n); got != want {
			t.Errorf("button %d asks for %b, want %b", n, got, want)
		}
	}
}

func TestBindingsOfEveryActionAreOneToANameAndBack(t *testing.T) {
	if len(input.ActionNames()) != len(input.Bindable()) {
		t.Fatalf("%d names for %d actions", len(input.ActionNames()), len(input.Bindable()))
	}
	var b input.Bindings
	keys := []ebiten.Key{ebiten.KeyQ, ebiten.KeyW, ebiten.KeyE, ebiten.KeyF12, ebiten.KeyComma, ebiten.KeyNumpadAdd}
	for i, a := range input.Bindable() {
		if i < len(keys) {
			b.Assign(input.OnKeys, a, input.Bound(keys[i])+1)
		}
	}
	b.Assign(input.OnPad, input.ActDraw, input.Bound(ebiten.StandardGamepadButtonRightTop)+1)
	b.Assign(input.OnPad, input.ActUndo, input.Bound(ebiten.StandardGamepadButtonRightStick)+1)
	raw, err := json.Marshal(b)
	if err != nil {
		t.Fatal(err)
	}
	read, lost, told, err := input.ReadBindings(raw)
	if err != nil || len(lost)+len(told) > 0 || read != b {
		t.Errorf("%s: %v %v %v, read %+v", raw, lost, told, err, read)
	}
	soundBindings(t, &read)
}

func TestBindingsChangePlacesWhereTheyCannotShare(t *testing.T) {
	key := func(k ebiten.Key) input.Bound { return input.Bound(k) + 1 }
	for _, c := range []struct {
		name string
		do   func(*input.Bindings)
		want map[input.Action]ebiten.Key
	}{
		{"a free key", func(b *input.Bindings) { b.Assign(input.OnKeys, input.ActDraw, key(ebiten.KeyQ)) }, map[input.Action]ebiten.Key{input.ActDraw: ebiten.KeyQ, input.ActKeep: ebiten.KeyK}},
		{"another's key", func(b *input.Bindings) { b.Assign(input.OnKeys, input.ActDraw, key(ebiten.KeyH)) }, map[input.Action]ebiten.Key{input.ActDraw: ebiten.KeyH, input.ActHint: ebiten.KeyD}},
		{"the key of two that share it", func(b *input.Bindings) { b.Assign(input.OnKeys, input.ActDraw, key(ebiten.KeyC)) },
			map[input.Action]ebiten.Key{input.ActDraw: ebiten.KeyC, input.ActCatch: ebiten.KeyD, input.ActChallenge: ebiten.KeyD}},
		{"a key that it can share", func(b *input.Bindings) { b.Assign(input.OnKeys, input.ActDraw, key(ebiten.KeyK)) }, map[input.Action]ebiten.Key{input.ActDraw: ebiten.KeyK, input.ActKeep: ebiten.KeyK}},
		{"taking back, which Backspace does no more", func(b *input.Bindings) {
			b.Assign(input.OnKeys, input.ActUndo, key(ebiten.KeyQ))
			if b.KeyActions(ebiten.KeyBackspace) != 0 {
				t.Error("Backspace still takes back")
			}
		}, map[input.Action]ebiten.Key{input.ActUndo: ebiten.KeyQ}},
		{"and back to what the others have taken", func(b *input.Bindings) {
			b.Assign(input.OnKeys, input.ActDraw, key(ebiten.KeyH))
			b.Assign(input.OnKeys, input.ActHint, key(ebiten.KeyQ))
			b.Assign(input.OnKeys, input.ActLog, key(ebiten.KeyD))
			b.AsAtFirst(input.ActDraw)
		}, map[input.Action]ebiten.Key{input.ActDraw: ebiten.KeyD, input.ActLog: ebiten.KeyH, input.ActHint: ebiten.KeyQ}},
	} {
		var b input.Bindings
		c.do(&b)
		soundBindings(t, &b)
		for a, want := range c.want {
			if got, ok := b.Key(a); !ok || got != want {
				t.Errorf("%s: action %d is on %s, want %s", c.name, a, got, want)
			}
		}
	}
}

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
		soundBindings(t, &s.Bindings)
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
	if err := saveSettings(store, name, &set); err != nil {
		t.Fatal(err)
	}
	raw, err := store.Read(name)
	if err != nil || !strings.Contains(string(raw), `"draw": "H"`) || !strings.Contains(string(raw), `"undo": "RightStick"`) {
		t.Errorf("%s %v", raw, err)
	}
	if read := loadSettings(store, name); read.Bindings != set.Bindings || read.unread.any() {
		t.Errorf("read %+v, unread %v", read.Bindings, read.unread)
	}
}

func TestAKeyAsksForWhatItIsBoundToAndLettersStayLettersWhileTheyAreTyped(t *testing.T) {
	in, set := input.NewScript(), DefaultSettings()
	set.Bindings.Assign(input.OnKeys, input.ActConfirm, input.Bound(ebiten.KeyE)+1)
	n := &stand{}
	s := testStage(t, 1280, 720, Options{Source: in, Settings: set, First: func(*Stage) Scene { return n }})
	did := func(k ebiten.Key) (all input.Actions) {
		n.got = nil
		run(t, s, in.Stroke(k, 1))
		for i := range n.got {
			all |= n.got[i].Asked()
		}
		return all
	}
	if got := did(ebiten.KeyE); got != input.Of(input.ActConfirm) {
		t.Errorf("E asks for %b", got)
	}
	if got := did(ebiten.KeyEnter); got != 0 {
		t.Errorf("Enter asks for %b", got)
	}
	s.typing = true
	if got := did(ebiten.KeyE); got != 0 {
		t.Errorf("typed, E asks for %b", got)
	}
	if got := did(ebiten.KeyEnter); got != input.Of(input.ActConfirm) {
		t.Errorf("while letters are typed Enter asks for %b", got)
	}
}
