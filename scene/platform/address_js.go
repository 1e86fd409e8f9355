package platform

import "syscall/js"

// PageAddress is where this page lies, without what was asked of it.
func PageAddress() string {
	at := js.Global().Get("location")
	if !at.Truthy() {
		return ""
	}
	return at.Get("origin").String() + at.Get("pathname").String()
}
