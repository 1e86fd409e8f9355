package input

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
)

// bindingsText is how bindings are kept: by the names of what they bind, those alone that are not as at first. A name that
// is empty binds nothing.
type bindingsText struct {
	Keys    map[string]string `json:"keys,omitempty"`
	Buttons map[string]string `json:"buttons,omitempty"`
}

// buttonNames are the buttons of a standard gamepad as the settings file names them: by the place where they lie, since
// every make letters them otherwise.
func buttonNames() []string {
	return []string{"RightBottom", "RightRight", "RightLeft", "RightTop", "FrontTopLeft", "FrontTopRight", "FrontBottomLeft", "FrontBottomRight",
		"CenterLeft", "CenterRight", "LeftStick", "RightStick", "LeftTop", "LeftBottom", "LeftLeft", "LeftRight"}
}

// NameOf is the name of a key or a button in the file.
func NameOf(on OnDevice, v Bound) string {
	switch {
	case v == 0:
		return ""
	case on == OnKeys:
		return ebiten.Key(v - 1).String()
	}
	return buttonNames()[v-1]
}

// parseBound reads a name.
func parseBound(on OnDevice, name string) (Bound, error) {
	if name == "" {
		return 0, nil
	}
	if on == OnPad {
		i := slices.Index(buttonNames(), name)
		if i < 0 || !FreeButton(ebiten.StandardGamepadButton(i)) {
			return 0, fmt.Errorf("%q is no button that can be given away: it is one of %s, but for RightRight", name, strings.Join(buttonNames(), ", "))
		}
		return Bound(i) + 1, nil
	}
	var k ebiten.Key
	if err := k.UnmarshalText([]byte(name)); err != nil {
		return 0, fmt.Errorf("%q is no key", name)
	}
	if k = OneKey(k); !FreeKey(k) {
		return 0, fmt.Errorf("%q is a key that can't be given away", name)
	}
	return Bound(k) + 1, nil
}

// encode writes them down.
func (b *Bindings) encode() bindingsText {
	var t bindingsText
	names := ActionNames()
	for i, a := range Bindable() {
		for _, on := range [...]OnDevice{OnKeys, OnPad} {
			if v := b.Of(on, a); v != firstOf(on, a) {
				list := t.list(on)
				if *list == nil {
					*list = map[string]string{}
				}
				(*list)[names[i]] = NameOf(on, v)
			}
		}
	}
	return t
}

func (t *bindingsText) list(on OnDevice) *map[string]string {
	if on == OnPad {
		return &t.Buttons
	}
	return &t.Keys
}

// MarshalJSON writes {"keys": {"draw": "Q"}, "buttons": {"draw": "RightTop"}}.
func (b Bindings) MarshalJSON() ([]byte, error) { return json.Marshal(b.encode()) }

// UnmarshalJSON reads what MarshalJSON wrote; the error says what of it can't be read.
func (b *Bindings) UnmarshalJSON(raw []byte) error {
	read, lost, _, err := ReadBindings(raw)
	if err == nil && len(lost) > 0 {
		err = fmt.Errorf("%s can't be read", strings.Join(lost, ", "))
	}
	*b = read
	return err
}

// ReadBindings reads what MarshalJSON wrote. A binding that can't be read is as at first, and lost has its name, "keys.draw".
// Of two actions on one key the first of the list keeps it; told has a sentence about that. The error says why nothing of it
// can be read.
func ReadBindings(raw []byte) (b Bindings, lost, told []string, err error) {
	var parts map[string]json.RawMessage
	if err := json.Unmarshal(raw, &parts); err != nil {
		return b, nil, nil, err
	}
	for _, on := range [...]OnDevice{OnKeys, OnPad} {
		part := [...]string{"keys", "buttons"}[on]
		if parts[part] == nil {
			continue
		}
		var texts map[string]json.RawMessage
		if json.Unmarshal(parts[part], &texts) != nil {
			lost = append(lost, part)
			continue
		}
		l, s := b.read(on, part, texts)
		lost, told = append(lost, l...), append(told, s...)
	}
	return b, lost, told, nil
}

// read takes in the bindings of one kind.
func (b *Bindings) read(on OnDevice, part string, texts map[string]json.RawMessage) (lost, told []string) {
	names := ActionNames()
	given := map[Action]bool{}
	for i, a := range Bindable() {
		raw, ok := texts[names[i]]
		if !ok {
			continue
		}
		v, err := boundIn(on, raw)
		if err != nil {
			lost = append(lost, part+"."+names[i])
			continue
		}
		if first := slices.IndexFunc(Bindable(), func(o Action) bool { return given[o] && v > 0 && b.Of(on, o) == v && !mayShare(a, o) }); first >= 0 {
			told = append(told, fmt.Sprintf("%s: %s and %s are both on %s: %s keeps it, %s is as at first", part, names[first], names[i], NameOf(on, v), names[first], names[i]))
			continue
		}
		b.give(on, a, v)
		given[a] = true
	}
	for i, a := range Bindable() { // of those that are as at first some may lie where another has been put
		if given[a] {
			continue
		}
		for _, o := range b.InTheWay(on, a, b.Of(on, a)) {
			at := b.Of(on, a)
			to := firstOf(on, o)
			if len(b.InTheWay(on, a, to)) > 0 {
				to = 0
			}
			b.give(on, a, to)
			where := "has none"
			if to > 0 {
				where = "is on " + NameOf(on, to)
			}
			other := names[slices.Index(Bindable(), o)]
			told = append(told, fmt.Sprintf("%s: %s and %s are both on %s: %s keeps it, %s %s", part, other, names[i], NameOf(on, at), other, names[i], where))
			break
		}
	}
	return lost, told
}

func boundIn(on OnDevice, raw json.RawMessage) (Bound, error) {
	var name string
	if json.Unmarshal(raw, &name) != nil {
		return 0, errors.New("a binding is a name")
	}
	return parseBound(on, name)
}
