//go:build !js

package platform

// Unseen says that nothing is seen of a page; a window goes on whether it is seen or not.
func Unseen() bool { return false }

// WhileUnseen calls f again and again while nothing is seen of a page, until it is stopped.
func WhileUnseen(func()) (stop func()) { return func() {} }
