//go:build display

package scene

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// sound fails where two actions lie on one key or button that can't share it.
func soundBindings(t *testing.T, b *Bindings) {
	t.Helper()
	for _, a := range bindable() {
		for _, on := range [...]onDevice{onKeys, onPad} {
			if others := b.inTheWay(on, a, b.of(on, a)); len(others) > 0 {
				t.Errorf("%d: action %d lies on %s with %v", on, a, boundName(on, b.of(on, a)), others)
			}
		}
	}
}

func TestBindingsAtFirstAreWhatTheHouseHasAlwaysHad(t *testing.T) {
	var b Bindings
	soundBindings(t, &b)
	for k, want := range map[ebiten.Key]Actions{
		ebiten.KeyEnter: Of(ActConfirm), ebiten.KeyNumpadEnter: Of(ActConfirm), ebiten.KeyEscape: Of(ActCancel), ebiten.KeyC: Of(ActCatch, ActChallenge),
		ebiten.KeyDigit2: Of(ActDigit2, ActColor2), ebiten.KeyNumpad7: Of(ActDigit7), ebiten.KeyZ: Of(ActUndo), ebiten.KeyBackspace: Of(ActUndo),
		ebiten.KeyF3: Of(ActOwn + 2), ebiten.KeyQ: 0, ebiten.KeyDigit0: 0, ebiten.KeyHome: 0,
	} {
		if got := b.keyActions(k); got != want {
			t.Errorf("%s asks for %b, want %b", k, got, want)
		}
	}
	for n, want := range map[ebiten.StandardGamepadButton]Actions{
		ebiten.StandardGamepadButtonRightBottom: Of(ActConfirm), ebiten.StandardGamepadButtonRightRight: Of(ActCancel),
		ebiten.StandardGamepadButtonRightLeft: Of(ActDraw, ActKeep), ebiten.StandardGamepadButtonRightTop: Of(ActCall, ActChallenge),
		ebiten.StandardGamepadButtonFrontTopLeft: Of(ActSort, ActPeek), ebiten.StandardGamepadButtonRightStick: 0,
	} {
		if got := b.padActions(n); got != want {
			t.Errorf("button %d asks for %b, want %b", n, got, want)
		}
	}
}

func TestBindingsOfEveryActionAreOneToANameAndBack(t *testing.T) {
	if len(actionNames()) != len(bindable()) {
		t.Fatalf("%d names for %d actions", len(actionNames()), len(bindable()))
	}
	var b Bindings
	keys := []ebiten.Key{ebiten.KeyQ, ebiten.KeyW, ebiten.KeyE, ebiten.KeyF12, ebiten.KeyComma, ebiten.KeyNumpadAdd}
	for i, a := range bindable() {
		if i < len(keys) {
			b.assign(onKeys, a, bound(keys[i])+1)
		}
	}
	b.assign(onPad, ActDraw, bound(ebiten.StandardGamepadButtonRightTop)+1)
	b.assign(onPad, ActUndo, bound(ebiten.StandardGamepadButtonRightStick)+1)
	raw, err := json.Marshal(b)
	if err != nil {
		t.Fatal(err)
	}
	read, lost, told, err := readBindings(raw)
	if err != nil || len(lost)+len(told) > 0 || read != b {
		t.Errorf("%s: %v %v %v, read %+v", raw, lost, told, err, read)
	}
	soundBindings(t, &read)
}

func TestBindingsChangePlacesWhereTheyCannotShare(t *testing.T) {
	key := func(k ebiten.Key) bound { return bound(k) + 1 }
	for _, c := range []struct {
		name string
		do   func(*Bindings)
		want map[Action]ebiten.Key
	}{
		{"a free key", func(b *Bindings) { b.assign(onKeys, ActDraw, key(ebiten.KeyQ)) }, map[Action]ebiten.Key{ActDraw: ebiten.KeyQ, ActKeep: ebiten.KeyK}},
		{"another's key", func(b *Bindings) { b.assign(onKeys, ActDraw, key(ebiten.KeyH)) }, map[Action]ebiten.Key{ActDraw: ebiten.KeyH, ActHint: ebiten.KeyD}},
		{"the key of two that share it", func(b *Bindings) { b.assign(onKeys, ActDraw, key(ebiten.KeyC)) },
			map[Action]ebiten.Key{ActDraw: ebiten.KeyC, ActCatch: ebiten.KeyD, ActChallenge: ebiten.KeyD}},
		{"a key that it can share", func(b *Bindings) { b.assign(onKeys, ActDraw, key(ebiten.KeyK)) }, map[Action]ebiten.Key{ActDraw: ebiten.KeyK, ActKeep: ebiten.KeyK}},
		{"taking back, which Backspace does no more", func(b *Bindings) {
			b.assign(onKeys, ActUndo, key(ebiten.KeyQ))
			if b.keyActions(ebiten.KeyBackspace) != 0 {
				t.Error("Backspace still takes back")
			}
		}, map[Action]ebiten.Key{ActUndo: ebiten.KeyQ}},
		{"and back to what the others have taken", func(b *Bindings) {
			b.assign(onKeys, ActDraw, key(ebiten.KeyH))
			b.assign(onKeys, ActHint, key(ebiten.KeyQ))
			b.assign(onKeys, ActLog, key(ebiten.KeyD))
			b.asAtFirst(ActDraw)
		}, map[Action]ebiten.Key{ActDraw: ebiten.KeyD, ActLog: ebiten.KeyH, ActHint: ebiten.KeyQ}},
	} {
		var b Bindings
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
		key        map[Action]ebiten.Key
	}{
		{"a key there is not", `{"keys":{"draw":"Blah","call":"Q"}}`, []string{"keys.draw"}, "", map[Action]ebiten.Key{ActDraw: ebiten.KeyD, ActCall: ebiten.KeyQ}},
		{"a number", `{"keys":{"draw":7,"call":"Q"}}`, []string{"keys.draw"}, "", map[Action]ebiten.Key{ActDraw: ebiten.KeyD, ActCall: ebiten.KeyQ}},
		{"Escape", `{"keys":{"draw":"Escape"}}`, []string{"keys.draw"}, "", map[Action]ebiten.Key{ActDraw: ebiten.KeyD}},
		{"a button there is not", `{"keys":{"call":"Q"},"buttons":{"draw":"Z"}}`, []string{"buttons.draw"}, "", map[Action]ebiten.Key{ActCall: ebiten.KeyQ}},
		{"no buttons at all", `{"keys":{"call":"Q"},"buttons":[]}`, []string{"buttons"}, "", map[Action]ebiten.Key{ActCall: ebiten.KeyQ}},
		{"an action of another version", `{"keys":{"dance":"Q"}}`, nil, "", map[Action]ebiten.Key{ActDraw: ebiten.KeyD}},
		{"two on one key", `{"keys":{"call":"Q","draw":"Q"}}`, nil, "draw and call are both on Q: draw keeps it, call is as at first", map[Action]ebiten.Key{ActDraw: ebiten.KeyQ, ActCall: ebiten.KeyU}},
		{"one on the key of another that is as at first", `{"keys":{"draw":"H"}}`, nil, "draw and hint are both on H: draw keeps it, hint is on D", map[Action]ebiten.Key{ActDraw: ebiten.KeyH, ActHint: ebiten.KeyD}},
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
	if s, _ := DecodeSettings([]byte(`{"bindings":"WASD"}`)); !slices.Equal(s.unread.names, []string{"bindings"}) || s.Bindings != (Bindings{}) {
		t.Errorf("no bindings at all: lost %q", s.unread.names)
	}
}

func TestBindingsAreKeptAsText(t *testing.T) {
	name := filepath.Join(t.TempDir(), "settings.json")
	set := DefaultSettings()
	set.Bindings.assign(onKeys, ActDraw, bound(ebiten.KeyH)+1)
	set.Bindings.assign(onPad, ActUndo, bound(ebiten.StandardGamepadButtonRightStick)+1)
	if err := saveSettingsFile(name, &set); err != nil {
		t.Fatal(err)
	}
	raw, err := os.ReadFile(name)
	if err != nil || !strings.Contains(string(raw), `"draw": "H"`) || !strings.Contains(string(raw), `"undo": "RightStick"`) {
		t.Errorf("%s %v", raw, err)
	}
	if read := loadSettingsFile(name); read.Bindings != set.Bindings || read.unread.any() {
		t.Errorf("read %+v, unread %v", read.Bindings, read.unread)
	}
}

func TestAKeyAsksForWhatItIsBoundToAndLettersStayLettersWhileTheyAreTyped(t *testing.T) {
	in, set := NewScript(), DefaultSettings()
	set.Bindings.assign(onKeys, ActConfirm, bound(ebiten.KeyE)+1)
	n := &stand{}
	s := testStage(t, 1280, 720, Options{Source: in, Settings: set, First: func(*Stage) Scene { return n }})
	did := func(k ebiten.Key) (all Actions) {
		n.got = nil
		run(t, s, in.Stroke(k, 1))
		for i := range n.got {
			all |= n.got[i].Asked()
		}
		return all
	}
	if got := did(ebiten.KeyE); got != Of(ActConfirm) {
		t.Errorf("E asks for %b", got)
	}
	if got := did(ebiten.KeyEnter); got != 0 {
		t.Errorf("Enter asks for %b", got)
	}
	s.typing = true
	if got := did(ebiten.KeyE); got != 0 {
		t.Errorf("typed, E asks for %b", got)
	}
	if got := did(ebiten.KeyEnter); got != Of(ActConfirm) {
		t.Errorf("while letters are typed Enter asks for %b", got)
	}
}
