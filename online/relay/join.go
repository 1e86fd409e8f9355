package relay

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"

	"fourtell/online/client"
	"fourtell/online/wire"
)

// Join is the way to a table that a player deals, through the house by which house leads: what client.New is made with, as with any
// other. link is that table's, with its key. chance fills bytes that nobody can reckon. The token of the client's Who may be the one for
// the house: neither the house nor the player who deals is shown it. now is ms by a clock that only goes forward; time in which nothing is
// asked of the line counts for nobody.
func Join(house client.Dial, link client.Link, chance func([]byte), now func() int64) client.Dial {
	t := &table{}
	return func() client.Line {
		j := &joining{line: line{table: t}, link: link, chance: chance, vigil: vigil{now: now}}
		key, ok := ParseKey(link.Key)
		switch {
		case t.over != nil:
			j.refuse(t.over)
		case !ok:
			j.refuse(&wire.No{Code: wire.NeedsLink, Say: wire.NeedsLink.Say()})
		default:
			j.key, j.house = key, house()
		}
		return j
	}
}

// joining is one line to a table: to the house somebody new each time, so that what was sealed for one line never comes by another.
type joining struct {
	line
	link   client.Link
	key    Key
	chance func([]byte)
	house  client.Line // nil: there is none any more
	dealer wire.UID    // "" before one is in
	hello  *hello      // of which the answer is waited for
	talk   *talk       // once it has come
	cut    bool        // the house says that who deals is cut off
	silent bool        // who deals does not answer
	vigil  vigil
}

// The numbers of what is asked of the house.
const (
	askHello = 1
	askJoin  = 2
	askPing  = 3
)

// Receive is the next frame.
func (j *joining) Receive() ([]byte, bool) {
	if frame, ok := j.next(); ok {
		return frame, true
	}
	for j.house != nil && len(j.in) == 0 {
		frame, ok := j.house.Receive()
		if !ok {
			if j.house.State() == client.LineDown {
				j.down()
			}
			break
		}
		j.vigil.house = j.vigil.passed
		j.take(frame)
	}
	j.listen()
	return j.next()
}

// Send takes a frame of the client.
func (j *joining) Send(frame []byte) bool {
	switch {
	case j.state != client.LineUp:
		return false
	case j.cut || j.talk == nil:
		return j.apart(frame)
	case j.silent && bytes.HasPrefix(frame, []byte(`{"t":"ping"`)):
		return j.apart(frame)
	}
	j.talk.say(masked(frame, j.link.Room))
	return j.flush()
}

// flush hands the house what was said.
func (j *joining) flush() bool {
	for _, box := range j.talk.boxes() {
		if !j.hand(box) {
			j.down()
			return false
		}
	}
	return true
}

// Close gives it up.
func (j *joining) Close() { j.down() }

func (j *joining) down() {
	j.state = client.LineDown
	if j.house != nil {
		j.house.Close()
		j.house = nil
	}
}

// ask asks something of the house itself.
func (j *joining) ask(id uint64, b wire.Body) bool {
	frame, err := wire.Write(wire.Message{ID: id, Body: b})
	return err == nil && j.house != nil && j.house.Send(frame)
}

func (j *joining) hand(box []byte) bool { return j.ask(0, &wire.Relay{Box: box}) }

// take takes in what the house says.
func (j *joining) take(frame []byte) {
	m, err := wire.ReadHouse(frame)
	if err != nil {
		return // of a newer house
	}
	switch b := m.Body.(type) {
	case *wire.Welcome:
		var lot [32]byte
		j.chance(lot[:])
		lot = sha256.Sum256(lot[:])
		if !j.ask(askHello, &wire.Hello{V: wire.Version, Token: base64.RawURLEncoding.EncodeToString(lot[:]), Name: "Guest"}) ||
			!j.ask(askJoin, &wire.Join{Room: j.link.Room, As: wire.AsSealed}) {
			j.down()
		}
	case *wire.No:
		j.no(b)
	case *wire.Joined:
		j.dealer = b.Room.Host
		j.look(&b.Room)
	case *wire.RoomNow:
		j.look(&b.Room)
	case *wire.Relayed:
		if b.From == j.dealer {
			j.open(b.Box)
		}
	case *wire.Left:
		j.left(b.Why)
	}
}

// no is a house that will not have one, or not now.
func (j *joining) no(n *wire.No) {
	switch {
	case n.Code == wire.Busy || n.Code == wire.Rate || j.state == client.LineUp:
		j.down()
	case n.Code == wire.NoRoom && j.table.room != nil:
		j.end()
	default:
		j.refuse(n)
		j.down()
	}
}

// look looks whether the player who deals is there.
func (j *joining) look(r *wire.Room) {
	cut := r.State == wire.Paused
	switch {
	case cut && !j.cut:
		j.cut = true
		j.stand()
	case !cut && j.state == client.LineUp && j.cut:
		j.down() // what was under way is lost: the client comes again
	case !cut && j.state == client.LineOpening && (j.hello == nil || j.cut):
		j.cut, j.vigil.dealer = false, j.vigil.passed
		hello, box, err := newHello(j.key, j.link.Room, j.chance)
		if err != nil {
			j.refuse(&wire.No{Code: wire.NeedsLink, Say: wire.NeedsLink.Say()})
			j.down()
			return
		}
		if j.hello = hello; !j.hand(box) {
			j.down()
		} else if j.table.wait > 0 { // on the line before this one who deals was away already
			j.silent = true
			j.stand()
		}
	}
}

// open opens a box.
func (j *joining) open(box []byte) {
	switch {
	case len(box) == 1 && box[0] == boxRefused:
		j.broken(wire.NeedsLink)
	case j.talk != nil:
		frames, err := j.talk.hear(box)
		if err == nil {
			j.answered()
		}
		for _, frame := range frames {
			j.give(frame)
		}
		if err != nil {
			j.broken(wire.BadSeal)
		}
	case j.hello != nil:
		seals, err := j.hello.answered(box)
		if err != nil {
			j.broken(wire.BadSeal)
			return
		}
		if j.answered(); j.state == client.LineUp { // it stood in for who deals: the client comes again, to them
			j.down()
			return
		}
		j.talk, j.state = &talk{seals: seals, most: longestTold}, client.LineUp
	}
}

// broken ends a line on which something is not as it was sent. Where there was none yet the client ends with it.
func (j *joining) broken(first wire.Code) {
	code := wire.BadSeal
	if j.talk == nil {
		code = first
	}
	j.refuse(&wire.No{Code: code, Say: code.Say()})
	j.down()
}

// left is a house that lets one out.
func (j *joining) left(why wire.Why) {
	switch why {
	case wire.LeftClosed:
		j.end()
	case wire.LeftKicked:
		j.tell(0, &wire.Left{Why: why})
		j.refuse(&wire.No{Code: wire.Kicked, Say: wire.Kicked.Say()})
	}
	j.down()
}
