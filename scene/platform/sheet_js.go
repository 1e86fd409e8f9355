package platform

import "syscall/js"

// OpenSheet is the browser's sheet; nil where it has none.
func OpenSheet() Sheet {
	nav := js.Global().Get("navigator")
	if nav.Get("share").Type() != js.TypeFunction {
		return nil
	}
	return func(title, link string, done func(bool)) {
		promised(nav, "share", []any{map[string]any{"title": title, "url": link}}, func(v js.Value, ok bool) {
			done(ok || v.Type() == js.TypeObject && v.Get("name").Equal(js.ValueOf("AbortError")))
		})
	}
}
