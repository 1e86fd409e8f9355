package lobby

import (
	"fourtell/online/client"
	"fourtell/online/wire"
	"fourtell/scene/kit"
	"fourtell/scene/online"
	"fourtell/scene/platform"
	"fourtell/scene/stage"
	"fourtell/words"
)

// chosen is the card of the room that is chosen.
type chosen struct {
	code  wire.RoomCode // "": none is
	near  platform.NearTable
	row   *row // as it is listed
	lost  bool // it is no longer open: no other takes its place under somebody's finger
	sit   *kit.Button
	watch *kit.Button
	names bool // there is room for who sits there by name

	hint  string // while none is chosen
	free  string
	about string
}

// make makes its verbs.
func (c *chosen) make(s *stage.Stage, b *Lobby) {
	l := s.Lang()
	c.hint, c.free = l.Say(words.LobbyChoose), l.Say(words.LobbyEmpty)
	c.sit = &kit.Button{Text: l.Say(words.LobbySit), Kind: kit.CoralVerb, Size: 24, OnPress: func(s *stage.Stage) { b.goIn(s, wire.AsSeat) }}
	c.watch = &kit.Button{Text: l.Say(words.LobbyWatch), Size: 18, OnPress: func(s *stage.Stage) { b.goIn(s, wire.AsWatch) }}
}

// goIn goes into the room that is chosen.
func (b *Lobby) goIn(s *stage.Stage, as string) {
	if b.chosen.near.House != "" {
		b.goTo(s, online.Going{Link: client.Link{House: b.chosen.near.House, Room: b.chosen.code}, Watch: as == wire.AsWatch})
		return
	}
	b.enter(s, b.chosen.code, as)
}

// nodes are its verbs.
func (c *chosen) nodes() []stage.Node {
	if c.row == nil {
		return nil
	}
	return []stage.Node{c.sit, c.watch}
}

// first is where keys go on once a room has been chosen.
func (c *chosen) first() stage.Node {
	if c.sit.Off {
		return c.watch
	}
	return c.sit
}

// fill finds the room that is chosen. One that is no longer open is told; where there is a list and none has been chosen, its first is.
func (c *chosen) fill(s *stage.Stage, b *Lobby) {
	was := c.row
	c.row = b.list.kept[c.code]
	if c.row == nil && was != nil && b.way.phase == here && !b.busy && b.line.Place() == nil {
		c.lost = true
		s.Toasts().Show(s.Lang().Say(words.LobbyGone, words.With("name", was.name)), "")
	}
	if c.row == nil && !c.lost && len(b.list.rows) > 0 {
		c.row = b.list.rows[0]
	}
	if c.row == nil {
		c.code, c.near = "", platform.NearTable{}
		return
	}
	c.code, c.near = c.row.room.Code, c.row.near
	c.about = c.row.rules
	if c.row.timed {
		c.about += " · " + c.row.clock
	}
	if c.near.House != "" {
		c.about = c.row.host
	}
}

// allow says what can be pressed now.
func (c *chosen) allow(can, busy bool) {
	if c.near.House != "" {
		c.sit.Off, c.watch.Off = busy, true
		return
	}
	c.sit.Off = !can || c.row == nil || !c.row.joins
	c.watch.Off = !can || c.row == nil
}

// speak says the room.
func (c *chosen) speak(s *stage.Stage) {
	if c.row != nil {
		c.row.node.Speak(s)
	}
}
