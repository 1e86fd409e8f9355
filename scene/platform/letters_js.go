package platform

import (
	"syscall/js"
	"unicode/utf16"
)

// EditsItself says that the system edits the text: keys but for Enter, Escape and Tab are its own.
const EditsItself = true

// Letters are typed into the page's own text area, unseen: so a browser's input methods, the
// keyboard of a phone, pasting and screen readers work as everywhere.
type Letters struct {
	area    js.Value
	forward js.Func
}

// forwarded are the keys that are the game's.
func forwarded(code string) bool {
	return code == "Enter" || code == "NumpadEnter" || code == "Escape" || code == "Tab"
}

// Begin puts the text area there, called label, with a text and the caret at its end.
func (l *Letters) Begin(label, text string) {
	doc := js.Global().Get("document")
	if !doc.Truthy() {
		return
	}
	l.area = doc.Call("createElement", "textarea")
	for _, a := range [][2]string{{"aria-label", label}, {"autocapitalize", "off"}, {"autocomplete", "off"}, {"spellcheck", "false"},
		{"enterkeyhint", "done"}, {"translate", "no"}} {
		l.area.Call("setAttribute", a[0], a[1])
	}
	// A strict policy refuses an attribute with a style, and would have the text area seen.
	l.area.Get("style").Set("cssText", "position:fixed;left:0;top:0;width:1px;height:1px;opacity:0;font-size:16px;pointer-events:none;resize:none")
	l.area.Set("value", text)
	l.forward = js.FuncOf(func(_ js.Value, args []js.Value) any {
		e := args[0]
		canvas := doc.Call("querySelector", "canvas")
		if e.Get("isComposing").Bool() || !canvas.Truthy() {
			return nil
		}
		// A phone's keyboard names no place of the key.
		init := map[string]any{"code": e.Get("code"), "key": e.Get("key"), "shiftKey": e.Get("shiftKey")}
		if e.Get("key").String() == "Enter" {
			init["code"] = "Enter"
		}
		if code, ok := init["code"].(string); ok && code == "Enter" || forwarded(e.Get("code").String()) {
			e.Call("preventDefault")
			canvas.Call("dispatchEvent", js.Global().Get("KeyboardEvent").New(e.Get("type"), init))
		}
		return nil
	})
	l.area.Call("addEventListener", "keydown", l.forward)
	l.area.Call("addEventListener", "keyup", l.forward)
	doc.Get("body").Call("appendChild", l.area)
	l.focus()
	l.area.Call("setSelectionRange", len(utf16.Encode([]rune(text))), len(utf16.Encode([]rune(text))))
}

// focus brings the text area to the front; a press on the picture takes that away. Until the page is begun its own button has the
// keys: a link to a room may ask for a name before.
func (l *Letters) focus() {
	if canvas := js.Global().Get("document").Call("querySelector", "canvas"); canvas.Truthy() && canvas.Get("inert").Bool() {
		return
	}
	if !js.Global().Get("document").Get("activeElement").Equal(l.area) {
		l.area.Call("focus")
	}
}

// Take is what stands in the text area now. ok is false where there is none.
func (l *Letters) Take(uint64, int, int) (t Typed, ok bool) {
	if !l.area.Truthy() {
		return t, false
	}
	l.focus()
	t.Text = l.area.Get("value").String()
	units := utf16.Encode([]rune(t.Text))
	t.Caret = len(string(utf16.Decode(units[:min(l.area.Get("selectionStart").Int(), len(units))])))
	return t, true
}

// End takes the text area away.
func (l *Letters) End() {
	if !l.area.Truthy() {
		return
	}
	l.area.Call("remove")
	l.forward.Release()
	l.area = js.Undefined()
	// The keys are the game's again.
	if canvas := js.Global().Get("document").Call("querySelector", "canvas"); canvas.Truthy() {
		canvas.Call("focus")
	}
}

// Replace puts a text in the text area too.
func (l *Letters) Replace(text string) {
	if l.area.Truthy() {
		l.area.Set("value", text)
	}
}
