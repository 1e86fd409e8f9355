// Package parcel cuts a player file into pieces that a QR code holds each, and puts them together again on another device, in whatever
// order they come.
//
// Contract: it is pure, knows nothing of what the text says, and trusts no piece: what is put together is checked. It imports the
// standard library alone.
package parcel

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"strconv"
	"strings"
)

const (
	// Most is how many pieces a parcel may have: some two hundred thousand bytes, packed.
	Most = 256
	// pieceBytes is how much of the packed text a piece has; with a house's address before it, it makes a code of about 80 modules.
	pieceBytes = 510
	// mostText is the longest text that is unpacked.
	mostText = 16 << 20
	// Mark begins every piece.
	Mark = "F1-"
)

// ErrLarge says that a text is too large for codes.
var ErrLarge = errors.New("it is too large for QR codes; take it along as a file")

// Wrap packs a text and cuts it into pieces of letters, figures, "-" and "_". The error is ErrLarge.
func Wrap(text []byte) ([]string, error) {
	var packed bytes.Buffer
	w, err := flate.NewWriter(&packed, flate.BestCompression)
	if err == nil {
		_, err = w.Write(text)
	}
	if err == nil {
		err = w.Close()
	}
	if err != nil {
		return nil, err // a buffer takes everything
	}
	all := packed.Bytes()
	n := max(1, (len(all)+pieceBytes-1)/pieceBytes)
	if n > Most || len(text) > mostText {
		return nil, ErrLarge
	}
	pieces := make([]string, n)
	for i := range pieces {
		part := all[i*pieceBytes : min(len(all), (i+1)*pieceBytes)]
		pieces[i] = fmt.Sprintf("%s%d-%d-%08x-%s", Mark, i+1, n, crc32.ChecksumIEEE(all), base64.RawURLEncoding.EncodeToString(part))
	}
	return pieces, nil
}

// piece is one that has been read.
type piece struct {
	n, of int // from 1
	sum   uint32
	part  []byte
}

// parse reads a piece, or a link that ends in one. The error is one sentence.
func parse(text string) (p piece, err error) {
	text = strings.TrimSpace(text)
	if at := strings.LastIndexByte(text, '#'); at >= 0 {
		text = text[at+1:]
	}
	rest, ours := strings.CutPrefix(text, Mark)
	fields := strings.SplitN(rest, "-", 4) // the last may have more of them
	if !ours || len(fields) != 4 {
		return p, errors.New("this is no piece of a player file")
	}
	n, errN := strconv.Atoi(fields[0])
	of, errOf := strconv.Atoi(fields[1])
	sum, errSum := strconv.ParseUint(fields[2], 16, 32)
	part, errPart := base64.RawURLEncoding.DecodeString(fields[3])
	if errors.Join(errN, errOf, errSum, errPart) != nil || of < 1 || of > Most || n < 1 || n > of || len(part) > pieceBytes || len(fields[2]) != 8 {
		return p, errors.New("this piece of a player file is damaged: scan its code again")
	}
	return piece{n, of, uint32(sum), part}, nil
}

// Open is a parcel of which some pieces have come. The zero value has none.
type Open struct {
	of    int
	sum   uint32
	parts map[int][]byte
}

// Add takes a piece, or a link that ends in one, of this parcel; one of another parcel begins that one, and what has come of this one is
// forgotten. The error is one sentence, and nothing has changed then.
func (o *Open) Add(text string) error {
	p, err := parse(text)
	if err != nil {
		return err
	}
	if p.of != o.of || p.sum != o.sum {
		*o = Open{of: p.of, sum: p.sum, parts: map[int][]byte{}}
	}
	o.parts[p.n] = p.part
	return nil
}

// Has says how many pieces have come, and how many there are; 0 of 0 before the first.
func (o *Open) Has() (have, of int) { return len(o.parts), o.of }

// Missing is the first piece that has not come, from 1; 0 when all have.
func (o *Open) Missing() int {
	for n := 1; n <= o.of; n++ {
		if o.parts[n] == nil {
			return n
		}
	}
	return 0
}

// Text is what was wrapped, once all pieces have come. The error is one sentence.
func (o *Open) Text() ([]byte, error) {
	if n := o.Missing(); n > 0 || o.of == 0 {
		return nil, fmt.Errorf("piece %d of %d has not come", n, o.of)
	}
	var all []byte
	for n := 1; n <= o.of; n++ {
		all = append(all, o.parts[n]...)
	}
	if crc32.ChecksumIEEE(all) != o.sum {
		return nil, errors.New("the pieces do not fit together: scan all codes again")
	}
	text, err := io.ReadAll(io.LimitReader(flate.NewReader(bytes.NewReader(all)), mostText+1))
	if err != nil || len(text) > mostText {
		return nil, errors.New("the pieces make no player file: scan all codes again")
	}
	return text, nil
}

// Pieces are those that have come, in their order, as Add takes them: to be kept while the others are scanned.
func (o *Open) Pieces() []string {
	var all []string
	for n := 1; n <= o.of; n++ {
		if part := o.parts[n]; part != nil {
			all = append(all, fmt.Sprintf("%s%d-%d-%08x-%s", Mark, n, o.of, o.sum, base64.RawURLEncoding.EncodeToString(part)))
		}
	}
	return all
}
