package main

import (
	"context"
	"net"
	"net/http"
	"sync/atomic"
	"time"

	"fourtell/engine"
	"fourtell/online/client"
	"fourtell/online/socket"
	"fourtell/room"
)

// loadPlayer is somebody who plays in a room of a load.
type loadPlayer struct {
	*client.Client
	desk    *client.Desk
	person  room.Person
	bytes   atomic.Int64
	beats   int
	woke    atomic.Bool // something has come, or become of the line
	stepped int64       // when time last passed for them, ms
}

// seq is the newest beat the player has been told.
func (p *loadPlayer) seq() uint32 {
	switch {
	case p.desk != nil:
		return p.desk.Public().Seq
	case p.Place() == nil:
		return 0
	}
	seq, _ := p.Place().Skimmed()
	return seq
}

// newest is the table as they have been shown it.
func (p *loadPlayer) newest() engine.Snapshot {
	if p.desk != nil {
		return p.person.Last()
	}
	s, _ := p.Place().Newest() // what is no snapshot owes nothing
	return s
}

// dial leads to the dealers of the house by turns, from one on.
func (o *loadOptions) dial(from int, by *http.Client, woke func()) client.Dial {
	dials := []client.Dial{socket.DialBy(by, o.link.Socket(), woke)}
	for _, l := range o.more {
		dials = append(dials, socket.DialBy(by, l.Socket(), woke))
	}
	return func() client.Line {
		from++
		return dials[from%len(dials)]()
	}
}

// counting is a client of HTTP whose connections count what they read.
func counting(bytes *atomic.Int64) *http.Client {
	dialer := &net.Dialer{Timeout: 10 * time.Second}
	return &http.Client{Transport: &http.Transport{DialContext: func(ctx context.Context, network, addr string) (net.Conn, error) {
		c, err := dialer.DialContext(ctx, network, addr)
		return countedConn{c, bytes}, err
	}}}
}

type countedConn struct {
	net.Conn
	read *atomic.Int64
}

func (c countedConn) Read(b []byte) (int, error) {
	n, err := c.Conn.Read(b)
	c.read.Add(int64(n))
	return n, err
}
