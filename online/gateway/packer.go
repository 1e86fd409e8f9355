package gateway

import (
	"bytes"
	"encoding/binary"

	"github.com/klauspost/compress/flate"
)

const (
	// smallest is from how many bytes on a frame is compressed: below, it costs more than it saves.
	smallest = 256
	// packedMost is after how many bytes what is packed is written before more is.
	packedMost = 64 << 10
)

// packer makes WebSocket frames (RFC 6455) of texts, one after the other into one buffer, so that what a connection is told at once goes
// out at once. Each is compressed by itself (RFC 7692 without context takeover): packers are lent from connection to connection.
type packer struct {
	out   bytes.Buffer
	body  bytes.Buffer
	flate *flate.Writer // made when first needed: it is large
}

// The first byte of a frame: it is whole, and text; compressed or not. The second begins its length.
const (
	textFrame       = 0x80 | 0x01
	compressedFrame = textFrame | 0x40
	length16        = 126
	length64        = 127
)

// syncMark ends what a flush writes; a message is sent without it.
const syncMark = "\x00\x00\xff\xff"

// add packs a text.
func (p *packer) add(text []byte, compress bool) {
	if !compress || len(text) < smallest {
		p.frame(textFrame, text)
		return
	}
	p.body.Reset()
	if p.flate == nil {
		p.flate, _ = flate.NewWriter(&p.body, flate.BestSpeed) // the level there is
	} else {
		p.flate.Reset(&p.body)
	}
	_, _ = p.flate.Write(text) // a buffer takes all
	_ = p.flate.Flush()
	p.frame(compressedFrame, bytes.TrimSuffix(p.body.Bytes(), []byte(syncMark)))
}

func (p *packer) frame(first byte, body []byte) {
	head := [10]byte{first}
	n := 2
	switch {
	case len(body) < length16:
		head[1] = byte(len(body))
	case len(body) < 1<<16:
		head[1], n = length16, 4
		binary.BigEndian.PutUint16(head[2:], uint16(len(body)))
	default:
		head[1], n = length64, 10
		binary.BigEndian.PutUint64(head[2:], uint64(len(body)))
	}
	p.out.Write(head[:n])
	p.out.Write(body)
}

// full says that what is packed should be written before more is.
func (p *packer) full() bool { return p.out.Len() >= packedMost }
