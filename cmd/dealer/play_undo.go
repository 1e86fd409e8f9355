package main

import (
	"errors"

	"fourtell/room"
	"fourtell/words"
)

// undo goes back before the last decision of whoever plays alone against bots: a table that stands as it stood then, with
// the same people before it and the same clock. Programs are started anew, since what they remember has not happened.
func (p typist) undo() {
	if p.at < 0 {
		p.say(words.ConsoleNobody)
		return
	}
	table, err := p.own.Undo(p.at, p.options())
	switch {
	case errors.Is(err, room.ErrNotAlone):
		p.say(words.ConsoleUndoShared)
		return
	case err != nil:
		p.say(words.ConsoleUndoNothing)
		return
	}
	p.sendAway()
	p.table, p.own = table, table
	if err := p.sitDown(p.chairs, p.s.err); err != nil {
		p.s.say("undo: %v", err)
		p.over, p.code = true, exitDiffers
		return
	}
	if p.live {
		p.own.SetPace(room.Normal())
	}
	p.rewrite()
	p.watch()
	p.put = question{}
	p.say(words.ConsoleUndone)
	p.progress()
}
