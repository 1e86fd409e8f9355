//go:build display

package input

import (
	"encoding/json"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// sound fails where two actions lie on one key or button that can't share it.
func soundBindings(t *testing.T, b *Bindings) {
	t.Helper()
	for _, a := range Bindable() {
		for _, on := range [...]OnDevice{OnKeys, OnPad} {
			if others := b.InTheWay(on, a, b.Of(on, a)); len(others) > 0 {
				t.Errorf("%d: action %d lies on %s with %v", on, a, NameOf(on, b.Of(on, a)), others)
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
		if got := b.KeyActions(k); got != want {
			t.Errorf("%s asks for %b, want %b", k, got, want)
		}
	}
	for n, want := range map[ebiten.StandardGamepadButton]Actions{
		ebiten.StandardGamepadButtonRightBottom: Of(ActConfirm), ebiten.StandardGamepadButtonRightRight: Of(ActCancel),
		ebiten.StandardGamepadButtonRightLeft: Of(ActDraw, ActKeep), ebiten.StandardGamepadButtonRightTop: Of(ActCall, ActChallenge),
		ebiten.StandardGamepadButtonFrontTopLeft: Of(ActSort, ActPeek), ebiten.StandardGamepadButtonRightStick: 0,
	} {
		if got := b.PadActions(n); got != want {
			t.Errorf("button %d asks for %b, want %b", n, got, want)
		}
	}
}

func TestBindingsOfEveryActionAreOneToANameAndBack(t *testing.T) {
	if len(ActionNames()) != len(Bindable()) {
		t.Fatalf("%d names for %d actions", len(ActionNames()), len(Bindable()))
	}
	var b Bindings
	keys := []ebiten.Key{ebiten.KeyQ, ebiten.KeyW, ebiten.KeyE, ebiten.KeyF12, ebiten.KeyComma, ebiten.KeyNumpadAdd}
	for i, a := range Bindable() {
		if i < len(keys) {
			b.Assign(OnKeys, a, Bound(keys[i])+1)
		}
	}
	b.Assign(OnPad, ActDraw, Bound(ebiten.StandardGamepadButtonRightTop)+1)
	b.Assign(OnPad, ActUndo, Bound(ebiten.StandardGamepadButtonRightStick)+1)
	raw, err := json.Marshal(b)
	if err != nil {
		t.Fatal(err)
	}
	read, lost, told, err := ReadBindings(raw)
	if err != nil || len(lost)+len(told) > 0 || read != b {
		t.Errorf("%s: %v %v %v, read %+v", raw, lost, told, err, read)
	}
	soundBindings(t, &read)
}

func TestBindingsChangePlacesWhereTheyCannotShare(t *testing.T) {
	key := func(k ebiten.Key) Bound { return Bound(k) + 1 }
	for _, c := range []struct {
		name string
		do   func(*Bindings)
		want map[Action]ebiten.Key
	}{
		{"a free key", func(b *Bindings) { b.Assign(OnKeys, ActDraw, key(ebiten.KeyQ)) }, map[Action]ebiten.Key{ActDraw: ebiten.KeyQ, ActKeep: ebiten.KeyK}},
		{"another's key", func(b *Bindings) { b.Assign(OnKeys, ActDraw, key(ebiten.KeyH)) }, map[Action]ebiten.Key{ActDraw: ebiten.KeyH, ActHint: ebiten.KeyD}},
		{"the key of two that share it", func(b *Bindings) { b.Assign(OnKeys, ActDraw, key(ebiten.KeyC)) },
			map[Action]ebiten.Key{ActDraw: ebiten.KeyC, ActCatch: ebiten.KeyD, ActChallenge: ebiten.KeyD}},
		{"a key that it can share", func(b *Bindings) { b.Assign(OnKeys, ActDraw, key(ebiten.KeyK)) }, map[Action]ebiten.Key{ActDraw: ebiten.KeyK, ActKeep: ebiten.KeyK}},
		{"taking back, which Backspace does no more", func(b *Bindings) {
			b.Assign(OnKeys, ActUndo, key(ebiten.KeyQ))
			if b.KeyActions(ebiten.KeyBackspace) != 0 {
				t.Error("Backspace still takes back")
			}
		}, map[Action]ebiten.Key{ActUndo: ebiten.KeyQ}},
		{"and back to what the others have taken", func(b *Bindings) {
			b.Assign(OnKeys, ActDraw, key(ebiten.KeyH))
			b.Assign(OnKeys, ActHint, key(ebiten.KeyQ))
			b.Assign(OnKeys, ActLog, key(ebiten.KeyD))
			b.AsAtFirst(ActDraw)
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
