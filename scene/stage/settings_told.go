package stage

import (
	"errors"
	"slices"
	"strings"

	"fourtell/room"
	"fourtell/scene/input"
	"fourtell/words"
)

// tellUnread tells the player, once, what of the settings could not be read and where it is kept.
func (k *settingsKeeper) tellUnread() {
	u, l := k.settings.unread, k.lang
	k.settings.unread = unread{}
	if !u.any() {
		return
	}
	kept := words.With("kept", u.kept)
	if u.whole {
		line := words.SettingsNoneTo
		if u.kept == "" {
			line = words.SettingsAgain
		}
		k.alert(l.Say(words.SettingsNone), l.Say(line, kept))
		return
	}
	names := make([]string, len(u.names))
	for i, n := range u.names {
		names[i] = "“" + settingName(l, n) + "”"
	}
	line, n := words.SettingsLostTo, words.Count("n", len(names))
	if u.kept == "" {
		line = words.SettingsLost
	}
	k.alert(l.Say(words.SettingsUnread, n), l.Say(line, n, kept, words.With("names", l.List(names))))
}

// settingName is what a player knows a stored setting as; one that has no words is called as the file does.
func settingName(l *words.Language, stored string) string {
	key, ok := map[string]words.Key{
		"speed": words.SettingSpeed, "reduced_motion": words.SettingMotion, "one_click": words.SettingOneClick,
		"sort_by_symbol": words.ButtonSort, "show_playable": words.SettingPlayable, "palette": words.SettingPalette, "text_size": words.SettingTextSize, "readable": words.SettingReadable, "contrast": words.SettingContrast, "letters": words.SettingLetters, "patterns": words.SettingPatterns, "auto_call": words.SettingAutoCall, "quiet_guests": words.SettingTalk, "peek_on_hold": words.SettingPeek, "press_once": words.SettingPress, "hand_only": words.CompanyHandOnly, "bindings": words.InputTitle, "keys": words.InputTitle, "buttons": words.InputTitle,
		"card_back": words.SettingBack, "table_cloth": words.SettingCloth, "costume": words.SettingCostume, "all_looks": words.SettingAllLooks,
		"call_word": words.SettingCallWord, "drawn_card": words.SettingDrawn, "odds": words.SettingOdds, "toasts": words.SettingToasts,
		"master": words.SettingMaster, "music": words.SettingMusic, "effects": words.SettingEffects, "voice": words.SettingVoice, "language": words.SettingLanguage, "mute": words.SettingMute,
		"play_unfocused": words.SettingUnfocused, "fullscreen": words.SettingFull, "seats": words.SettingSeats, "rules": words.SettingPreset,
	}[stored]
	if ok {
		return l.Say(key)
	}
	if _, action, found := strings.Cut(stored, "."); found {
		if i := slices.Index(input.ActionNames(), action); i >= 0 {
			return ActionName(l, input.Bindable()[i])
		}
	}
	return stored
}

// WhyUnkept is why nothing can be kept: in the player's words where the reason is a page's, else as the system gives it.
func WhyUnkept(l *words.Language, err error) string {
	if errors.Is(err, room.ErrForbidden) {
		return l.Say(words.SaveForbidden)
	}
	return err.Error()
}
