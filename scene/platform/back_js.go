package platform

import "syscall/js"

// OnBack has f told, from the background and for as long as the page lasts, when the network is there again, or the page is looked at
// again and may have stood still: a line may have broken meanwhile that nobody knows of.
func OnBack(f func()) {
	window := js.Global()
	if !window.Get("addEventListener").Truthy() {
		return // no page: Node runs tests and figures
	}
	told := js.FuncOf(func(js.Value, []js.Value) any {
		if doc := window.Get("document"); !doc.Truthy() || doc.Get("visibilityState").String() == "visible" {
			f()
		}
		return nil
	})
	window.Call("addEventListener", "online", told)
	window.Call("addEventListener", "pageshow", told)
	window.Get("document").Call("addEventListener", "visibilitychange", told)
}
