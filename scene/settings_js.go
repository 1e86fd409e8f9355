package scene

import (
	"errors"
	"log"
	"strings"
	"syscall/js"
)

// settingsKey is the key in the browser's storage; the number is the form's.
const settingsKey = "fourtell.settings.1"

// storage is the page's local storage, or undefined where the browser forbids
// it: even asking may throw, and then there is none. It asks by way of a call,
// since what a plain Get throws would end the program.
func storage() (s js.Value) {
	defer func() {
		if recover() != nil {
			s = js.Undefined()
		}
	}()
	return js.Global().Get("Reflect").Call("get", js.Global(), "localStorage")
}

// LoadSettings reads the player's settings from the browser's storage. Where
// something of them cannot be read, all is kept under a second key as it was,
// and the stage tells the player.
func LoadSettings() Settings {
	s := DefaultSettings()
	s.ReducedMotion = prefersReducedMotion()
	store := storage()
	if !store.Truthy() {
		return s
	}
	text := store.Call("getItem", settingsKey)
	if text.Type() != js.TypeString {
		return s
	}
	read, err := DecodeSettings([]byte(text.String()))
	for _, line := range read.told {
		log.Printf("%s: %s", settingsKey, line)
	}
	if read.unread.any() {
		log.Printf("%s: not readable: %s %v", settingsKey, strings.Join(read.unread.names, ", "), err)
		read.unread.file = settingsKey
		if keepAside(store, text) {
			read.unread.kept = settingsKey + ".bad"
		}
		if read.unread.whole {
			read.ReducedMotion = s.ReducedMotion
		}
	}
	return read
}

// keepAside keeps a text under a second key, where there is room.
func keepAside(store, text js.Value) (ok bool) {
	defer func() { ok = recover() == nil }()
	store.Call("setItem", settingsKey+".bad", text)
	return true
}

// SaveSettings writes them.
func SaveSettings(s *Settings) (err error) {
	b, err := s.Encode()
	if err != nil {
		return err
	}
	store := storage()
	if !store.Truthy() {
		return nil
	}
	defer func() {
		if recover() != nil {
			err = errors.New("the browser does not keep the settings: its storage is full or forbidden")
		}
	}()
	store.Call("setItem", settingsKey, string(b))
	return nil
}

func prefersReducedMotion() bool { return matches("(prefers-reduced-motion: reduce)") }

// PrefersContrast says whether the player's system asks for high contrast, as far as the browser tells.
func PrefersContrast() bool {
	return matches("(prefers-contrast: more)") || matches("(forced-colors: active)")
}

// Handheld says whether the player has fingers and no mouse.
func Handheld() bool { return matches("(hover: none) and (pointer: coarse)") }

// matches says whether a media query does.
func matches(query string) bool {
	match := js.Global().Get("matchMedia")
	if match.Type() != js.TypeFunction {
		return false
	}
	return js.Global().Call("matchMedia", query).Get("matches").Truthy()
}
