//go:build !js

package platform

// Speak, Unspeak, NameCanvas, SpeakIn and AnnounceFirstFrame concern a page only.
func Speak(string)        {}
func Unspeak()            {}
func NameCanvas(string)   {}
func SpeakIn(string)      {}
func AnnounceFirstFrame() {}
