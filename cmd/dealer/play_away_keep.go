package main

import (
	"path/filepath"
	"time"

	"fourtell/online/client"
	"fourtell/online/wire"
	"fourtell/room"
	"fourtell/words"
)

// keepAway puts a round in a room that is over, and in which one sat, into a file of its own, with what its deal is checked by. A file
// that is there stays: FILE is followed by FILE-2.
func (p *playing) keepAway(file string, r client.Played) {
	if file == "" || r.Seat < 0 || !r.Stands() {
		return
	}
	name, _ := wire.CleanRoomName(r.Room.Name)
	save := room.Save{Record: r.Record, Head: room.Head{Begun: time.Now(),
		Online: &room.Online{Room: string(r.Room.Code), Name: name, Created: r.Room.Created, N: r.N, Proof: r.Proof}}}
	text, err := save.Export()
	if err == nil {
		file, err = room.WriteNew(filepath.Dir(file), filepath.Base(file), text)
	}
	if err != nil {
		p.s.say("play: --save: the round cannot be kept: %s", cause(err))
		return
	}
	p.say(words.ConsoleSaved, words.With("file", file))
}
