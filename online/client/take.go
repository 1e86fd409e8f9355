package client

import (
	"errors"
	"slices"

	"fourtell/online/wire"
)

// take takes in a frame of the house. What is not understood is passed over: an older program meets a newer house.
func (c *Client) take(frame []byte) {
	m, err := wire.ReadHouse(frame)
	if err != nil {
		if !errors.Is(err, wire.ErrUnknown) && c.place != nil {
			c.place.muddled = true // a beat may have been in it
		}
		return
	}
	switch b := m.Body.(type) {
	case *wire.Welcome:
		c.house, c.met = *b, true
		c.sayHello()
	case *wire.You:
		c.known(b)
	case *wire.Pong:
		if c.pinged != 0 {
			c.trip, c.pinged = max(c.now-c.pinged, 1), 0
		}
	case *wire.No:
		if m.Re == 0 {
			c.refused(b)
		}
	case *wire.Rooms:
		c.open = map[wire.RoomCode]wire.Room{}
		for _, r := range b.Rooms {
			c.open[r.Code] = r
		}
	case *wire.RoomOpen:
		if c.open != nil {
			c.open[b.Room.Code] = b.Room
		}
	case *wire.RoomShut:
		delete(c.open, b.Code)
	case *wire.Joined:
		if c.place == nil || c.place.room.Code != b.Room.Code {
			c.place = newPlace(c)
		}
		c.place.joined(b)
	case *wire.Left:
		if c.place != nil {
			c.place.left(b.Why)
			c.place = nil
		}
		if b.Why == wire.LeftReplaced {
			c.end(&wire.No{Code: wire.Replaced, Say: wire.Replaced.Say()})
		}
	default:
		if c.place != nil {
			c.place.take(b)
		}
	}
	if m.Re != 0 {
		c.answered(m.Re, m.Body)
		return
	}
	for _, f := range c.onAll {
		f(m.Body)
	}
}

// sayHello says who one is and where one was. A house that has been met before is not waited for: hello goes ahead of its welcome, with
// the line as it opens where it takes that, and the table comes with the first that is heard.
func (c *Client) sayHello() {
	if c.hello || !c.met && c.house.V != wire.Version {
		return
	}
	h := &wire.Hello{V: wire.Version, Token: c.who.Token, Name: c.who.Name, Lang: c.who.Lang}
	if c.place != nil {
		h.Since = &wire.Since{Room: c.place.room.Code, Seq: c.place.seq()}
	}
	frame, err := wire.Write(wire.Message{Body: h})
	if err == nil {
		c.hello = c.line.Send(frame)
	}
}

// known is a house that knows who one is: what waits is sent. A room in which one has no place any more is left.
func (c *Client) known(y *wire.You) {
	c.uid, c.state, c.again = y.UID, Here, firstAgain
	if c.place != nil && !slices.Contains(y.Rooms, c.place.room.Code) {
		c.place.left(wire.LeftIdle)
		c.place = nil
	}
	c.sendWaiting()
	c.ping()
}

// refused is a house that says no by itself.
func (c *Client) refused(n *wire.No) {
	if !c.met { // there is no house behind this line, which would have said welcome first
		c.end(n)
		return
	}
	switch n.Code {
	case wire.BadVersion, wire.Replaced, wire.BadName, wire.Kicked:
		c.end(n)
	case wire.Busy: // it will not have anything now, and takes what waits later
	}
}

// end is a house that will not have this client.
func (c *Client) end(n *wire.No) {
	c.state, c.why = Ended, n
	if c.line != nil {
		c.line.Close()
		c.line = nil
	}
	for _, r := range c.waiting {
		if r.done != nil {
			r.done(n)
		}
	}
	c.waiting = nil
}

// answered hands an answer to who asked.
func (c *Client) answered(re uint64, b wire.Body) {
	i := slices.IndexFunc(c.waiting, func(r request) bool { return r.id == re })
	if i < 0 {
		return // answered before a cut
	}
	done := c.waiting[i].done
	c.waiting = slices.Delete(c.waiting, i, i+1)
	if done != nil {
		done(b)
	}
}
