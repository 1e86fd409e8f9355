package main

import (
	"fourtell/online/self"
	"fourtell/room"
)

// self is the secret of who plays at this terminal, the same as in the window's game; a name that was given is who they want to be
// called from now on where they had none, and without one they are called as the last time. nil where nobody is to be known again.
func (o *playFlags) self(s stream) []byte {
	if o.new {
		o.called("")
		return nil
	}
	store, err := room.OpenStore()
	if err != nil {
		s.say("play: you are somebody new in every room: %s", cause(err))
		o.called("")
		return nil
	}
	who, known := self.Read(store)
	o.called(who.Name)
	if known && who.Name != "" {
		return who.Secret
	}
	if !known {
		own := secret()
		who.Secret = own[:]
	}
	if o.given["name"] {
		who.Name = o.name
	}
	if err := self.Write(store, who); err != nil {
		s.say("play: you will be somebody new the next time: %s", cause(err))
	}
	return who.Secret
}

// called is the name to sit down under where none was given.
func (o *playFlags) called(last string) {
	switch {
	case o.given["name"]:
	case last != "":
		o.name = last
	default:
		o.name = "Guest"
	}
}
