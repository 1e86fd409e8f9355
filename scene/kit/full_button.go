package kit

import (
	"fourtell/scene/platform"
	"fourtell/scene/stage"
	"fourtell/words"
)

// FullButton fills the screen and goes back, where fingers have no key for it: on a page and on a screen held in the hand. Elsewhere, or
// where it can't be had, there is none.
func FullButton(s *stage.Stage) *Button {
	if platform.HasWindow && !s.Options().Handheld || !platform.CanFill() {
		return nil
	}
	return &Button{Text: s.Lang().Say(words.SettingFull), Size: 19, OnPress: func(s *stage.Stage) { s.Window().Fill(!s.Window().Fills()) }}
}
