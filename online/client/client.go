package client

import (
	"errors"

	"fourtell/online/wire"
)

// Who is a person towards a house.
type Who struct {
	Token string // wire.Token of their secret and the house
	Name  string
	Lang  string
	// First is the number of the first request: higher than any that was made under this token before, so that a program begun anew
	// is not taken for one that asks again. Unix milliseconds are.
	First uint64
	// Chance fills bytes that nobody can reckon: what one gives to the deal of a round. nil: one gives nothing.
	Chance func([]byte)
}

// State is how a client stands towards its house.
type State uint8

// The states.
const (
	// Reaching is before the first answer.
	Reaching State = iota
	// Here is a line that stands, and a house that knows who one is.
	Here
	// Lost is a line that has broken, and is being taken up again.
	Lost
	// Ended is a house that will not have this client: Why says it.
	Ended
)

// The times of a line, in milliseconds.
const (
	// quiet is how long nothing may come before the house is asked whether it is there; deaf how long before the line counts as broken.
	quiet = 5_000
	deaf  = 10_000
	// doubtful is how long nothing may come of a line that is in doubt: the network was gone, or nobody looked after the line.
	doubtful = 1_500
	// firstAgain is how long after a break the line is tried again. It doubles from try to try: up to seatedAgain while nobody else
	// decides about one's seat, up to hopefulAgain for as long as a cut is likely to be short, so that whoever has their network back
	// has their seat back a moment later; then up to longestAgain.
	firstAgain   = 250
	seatedAgain  = 500
	seated       = 20_000
	hopefulAgain = 1_000
	hopeful      = 60_000
	longestAgain = 8_000
	// openingMost is how long a connection may take to come about. One that was begun while nothing reached the house stays without an
	// answer for seconds after something does: each other try to take a line up again is given up after openingSoon.
	openingMost = 5_000
	openingSoon = 1_500
)

// Client keeps a line to one house. It is not safe for concurrent use.
type Client struct {
	dial Dial
	who  Who
	line Line
	now  int64 // ms, of the last Step

	state   State
	why     *wire.No // of Ended
	hello   bool     // said on this line
	met     bool     // the house has bidden welcome on this line
	tries   int      // to take the line up again since it broke
	since   int64    // when the line was begun, or broke, or was last tried in vain
	lost    int64    // when it broke
	heard   int64    // when something last came
	pinged  int64    // when the ping that waits was sent; 0: none waits
	doubts  int64    // since when the line has been in doubt; 0: it is not
	trip    int64    // the last round trip, ms
	again   int64    // how long the next try waits
	id      uint64   // of the newest request
	waiting []request

	house   wire.Welcome
	uid     wire.UID
	open    map[wire.RoomCode]wire.Room // the open rooms, while they are watched
	place   *Place
	onAll   []func(wire.Body)
	onRound []func(Played)
}

// request is one that has no answer yet.
type request struct {
	id    uint64
	frame []byte
	sent  bool // on this line
	done  func(wire.Body)
}

// New makes a client; its first Step begins the line.
func New(dial Dial, who Who) *Client {
	return &Client{dial: dial, who: who, id: who.First, again: firstAgain}
}

// State is how it stands.
func (c *Client) State() State { return c.state }

// Why is why it has ended; nil while it has not.
func (c *Client) Why() *wire.No { return c.why }

// House is what the house says of itself; the zero value before it has.
func (c *Client) House() wire.Welcome { return c.house }

// UID is who one is there; "" before the house has said so.
func (c *Client) UID() wire.UID { return c.uid }

// RoundTrip is how long an answer takes, ms; 0 before the first.
func (c *Client) RoundTrip() int64 { return c.trip }

// LostFor is for how long, ms, the line has been broken; 0 where it is not.
func (c *Client) LostFor() int64 {
	if c.state != Lost {
		return 0
	}
	return max(c.now-c.lost, 1)
}

// Place is the room one is in; nil outside of all.
func (c *Client) Place() *Place { return c.place }

// Open are the open rooms as far as the house has told.
func (c *Client) Open() map[wire.RoomCode]wire.Room { return c.open }

// Hear has f told all that the house says that is no answer, after the client has taken it in.
func (c *Client) Hear(f func(wire.Body)) { c.onAll = append(c.onAll, f) }

// ErrTooLong is a request that is longer than a house takes.
var ErrTooLong = errors.New("the message is too long")

// Ask asks for something; done, which may be nil, gets the answer: what was asked for, or a *wire.No. Without a line it waits for
// one. The error is ErrTooLong, and nothing is asked then.
func (c *Client) Ask(b wire.Body, done func(wire.Body)) error {
	c.id++
	frame, err := wire.Write(wire.Message{ID: c.id, Body: b})
	if err != nil {
		return err
	}
	if len(frame) > wire.MostFrame {
		return ErrTooLong
	}
	c.waiting = append(c.waiting, request{id: c.id, frame: frame, done: done})
	c.sendWaiting()
	return nil
}

// Tell says something that has no answer, if there is a line just now; false: it has not been said, and will not be by itself.
func (c *Client) Tell(b wire.Body) bool {
	if c.state != Here || c.line == nil {
		return false
	}
	frame, err := wire.Write(wire.Message{Body: b})
	return err == nil && len(frame) <= wire.MostFrame && c.line.Send(frame)
}

// Close gives the line up for good.
func (c *Client) Close() {
	if c.line != nil {
		c.line.Close()
		c.line = nil
	}
	c.state = Ended
}

// Step lets time pass up to now, ms by a clock that only goes forward: it takes in what came, and keeps the line.
func (c *Client) Step(now int64) {
	c.now = now
	if c.state == Ended {
		return
	}
	if c.line == nil {
		if c.state == Lost && now-c.since < c.again && c.since != 0 {
			return
		}
		c.begin()
	}
	for c.line != nil {
		frame, ok := c.line.Receive()
		if !ok {
			break
		}
		c.heard, c.doubts = now, 0
		c.take(frame)
	}
	if c.line == nil || c.state == Ended {
		return
	}
	switch c.line.State() {
	case LineDown:
		c.broken()
	case LineOpening:
		most := int64(openingMost)
		if c.tries%2 == 1 {
			most = openingSoon
		}
		if now-c.heard > most {
			c.broken()
		}
	case LineUp:
		c.sayHello()
		switch {
		case now-c.heard > deaf, c.doubts != 0 && now-c.doubts > doubtful:
			c.broken()
		case now-c.heard > quiet && c.pinged == 0:
			c.ping()
		}
	}
	if c.place != nil {
		c.place.now = now
	}
}

// begin begins a line.
func (c *Client) begin() {
	c.line, c.hello, c.met, c.pinged, c.doubts, c.heard = c.dial(), false, false, 0, 0, c.now
	if c.state == Lost {
		c.tries++
	}
	c.sayHello()
	for i := range c.waiting {
		c.waiting[i].sent = false
	}
}

// broken puts the line down and waits a while before the next.
func (c *Client) broken() {
	c.line.Close()
	c.line = nil
	if c.state == Lost {
		most := int64(longestAgain)
		switch gone := c.now - c.lost; {
		case gone < seated:
			most = seatedAgain
		case gone < hopeful:
			most = hopefulAgain
		}
		c.again = min(2*c.again, most)
	} else if c.state == Here {
		c.again = firstAgain
	}
	if c.state != Lost {
		c.state, c.lost, c.tries = Lost, c.now, 0
	}
	c.since = c.now
	if c.place != nil {
		c.place.lost()
	}
}

// ping asks the house whether it is there, and how long it takes to say so.
func (c *Client) ping() {
	c.id++
	frame, _ := wire.Write(wire.Message{ID: c.id, Body: &wire.Ping{}})
	if c.line.Send(frame) {
		c.pinged = c.now
	}
}

// sendWaiting sends what has not been sent on this line, once the house knows who asks.
func (c *Client) sendWaiting() {
	if c.state != Here || c.line == nil {
		return
	}
	for i := range c.waiting {
		if r := &c.waiting[i]; !r.sent {
			if r.sent = c.line.Send(r.frame); !r.sent {
				return // the line is full or down, which Step finds
			}
		}
	}
}
