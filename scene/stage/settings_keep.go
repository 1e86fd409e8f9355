package stage

import (
	"errors"
	"log"

	"fourtell/room"
	"fourtell/words"
)

// settingsKeeper writes the settings when they have changed, a moment later, and tells the player what went wrong with them.
type settingsKeeper struct {
	settings *Settings
	write    func(*Settings) error // nil: they are not kept
	kept     *Kept                 // gives way to them where there is no room
	lang     *words.Language
	alert    func(title, line string)
	wait     int  // ticks until they are written; 0: nothing has changed
	told     bool // that they cannot be kept
}

// in says that they have changed, and are to be written so many ticks from now.
func (k *settingsKeeper) in(ticks int) { k.wait = ticks }

// waits says whether something is still to be written.
func (k *settingsKeeper) waits() bool { return k.wait > 0 }

// tick is one of the ticks they wait; at the last moment they are written at once.
func (k *settingsKeeper) tick(last bool) {
	if k.wait > 0 {
		if k.wait--; k.wait == 0 || last {
			k.save()
		}
	}
}

func (k *settingsKeeper) save() {
	k.wait = 0
	if k.write == nil {
		return
	}
	save := func() error { return k.write(k.settings) }
	err := save()
	if errors.Is(err, room.ErrFull) && k.kept.Saves != nil {
		var gone *room.Trouble
		gone, err = k.kept.Saves.MakeRoom(save)
		k.kept.Tell(gone)
	}
	if err != nil {
		log.Printf("the settings are not kept: %v", err)
		k.failed(err)
	}
}

// failed tells the player, once, that the settings are not kept.
func (k *settingsKeeper) failed(err error) {
	if !k.told {
		k.told = true
		k.alert(k.lang.Say(words.SettingsUnsaved), WhyUnkept(k.lang, err))
	}
}
