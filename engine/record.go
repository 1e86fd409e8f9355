package engine

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"unicode/utf8"
)

// RecordVersion is the newest version of the text format this program reads. It writes the oldest that holds what there is
// to write: 1 of a match, 2 of one round alone, 3 of a match that is dealt from keys.
const RecordVersion = 3

const recordMagic = "fourtell record "

// longestLine is the most bytes of a record's line.
const longestLine = 4 << 20

// Record is a match as it was played: saves, replays and bug reports are Records. As text it is one line
// "fourtell record 1" (2 for a round alone, 3 with keys), one line with the Setup as JSON, and one line a granted command as JSON, so that it grows by
// appending.
type Record struct {
	Setup    Setup
	Commands []Command
	Renamed  []Seat // by ReadRecord: the names of these were none, and are now CleanName of what stood there; not written
}

// WriteRecordHeader begins a record.
func WriteRecordHeader(w io.Writer, s Setup) error {
	b, err := json.Marshal(s)
	if err != nil {
		return err
	}
	version := 1
	switch {
	case s.Key != "":
		version = 3
	case s.Deal != nil:
		version = 2
	}
	_, err = fmt.Fprintf(w, "%s%d\n%s\n", recordMagic, version, b)
	return err
}

// Faced is the command with the faces of its cards where it has only the identities by which its seat knows them. The book is its
// game's.
func (c Command) Faced(book Rulebook) Command {
	if c.OfDeck {
		return c
	}
	face := func(card SeenCard) SeenCard {
		if card.Face == NoFace {
			card.Face = book.FaceOf(card.ID)
		}
		return card
	}
	c.Card = face(c.Card)
	c.Cards = slices.Clone(c.Cards)
	for i := range c.Cards {
		c.Cards[i] = face(c.Cards[i])
	}
	return c
}

// Recorded is the command as a record keeps it: its cards by their faces, if need be as Faced gives them. Which card of a face it was
// is the same when it is played again, and the identities by which a seat knows its cards are nobody else's.
func (c Command) Recorded() Command {
	if c.OfDeck {
		return c
	}
	c.Card = byFace(c.Card)
	c.Cards = slices.Clone(c.Cards)
	for i := range c.Cards {
		c.Cards[i] = byFace(c.Cards[i])
	}
	return c
}

// WriteRecordCommand appends one granted command.
func WriteRecordCommand(w io.Writer, c Command) error {
	b, err := json.Marshal(c.Recorded())
	if err != nil {
		return err
	}
	_, err = w.Write(append(b, '\n'))
	return err
}

func byFace(c SeenCard) SeenCard {
	if c.Face != NoFace {
		c.ID = 0
	}
	return c
}

// Write writes the whole record.
func (r Record) Write(w io.Writer) error {
	if err := WriteRecordHeader(w, r.Setup); err != nil {
		return err
	}
	for _, c := range r.Commands {
		if err := WriteRecordCommand(w, c); err != nil {
			return err
		}
	}
	return nil
}

// ReadRecord reads a record; its error says which line is wrong and why. Empty lines are passed over. A name that is none
// costs nobody the match: it is cleaned, and Renamed says so.
func ReadRecord(from io.Reader) (Record, error) {
	var r Record
	lines := bufio.NewScanner(from)
	lines.Buffer(make([]byte, 0, 64<<10), longestLine)
	part := 0
	n := 0
	for lines.Scan() {
		n++
		line := bytes.TrimSpace(TrimMark(lines.Bytes()))
		if len(line) == 0 {
			continue
		}
		err := r.readLine(part, line)
		if err != nil {
			return Record{}, fmt.Errorf("line %d: %w", n, err)
		}
		part++
	}
	if err := lines.Err(); errors.Is(err, bufio.ErrTooLong) {
		return Record{}, fmt.Errorf("line %d: it is too long: no line of a record has more than %d MB", n+1, longestLine>>20)
	} else if err != nil {
		return Record{}, fmt.Errorf("line %d: %w", n+1, err)
	}
	if part < 2 {
		return Record{}, fmt.Errorf("line %d: the record ends before its set-up", n+1)
	}
	return r, nil
}

// readLine reads a line that is not empty; part is how many there were before it.
func (r *Record) readLine(part int, line []byte) error {
	if part == 0 {
		return checkMagic(string(line))
	}
	if err := checkLine(line); err != nil {
		return err
	}
	if part == 1 {
		return r.readSetup(line)
	}
	var c Command
	if err := json.Unmarshal(line, &c); err != nil {
		return Plain(err, line)
	}
	c.OfDeck = c.Card.ID != 0 || slices.ContainsFunc(c.Cards, func(card SeenCard) bool { return card.ID != 0 })
	r.Commands = append(r.Commands, c)
	return nil
}

func (r *Record) readSetup(line []byte) error {
	d := json.NewDecoder(bytes.NewReader(line))
	d.DisallowUnknownFields()
	if err := d.Decode(&r.Setup); err != nil {
		return Plain(err, line)
	}
	if rest := bytes.TrimSpace(line[d.InputOffset():]); len(rest) > 0 {
		return fmt.Errorf("after the set-up stands %s", Quote(string(rest)))
	}
	for i, name := range r.Setup.Seats {
		if clean := CleanName(name); clean != name {
			r.Setup.Seats[i], r.Renamed = clean, append(r.Renamed, Seat(i))
		}
	}
	return nil
}

// checkLine is what keeps a line from being text.
func checkLine(line []byte) error {
	for at := 0; at < len(line); {
		letter, size := utf8.DecodeRune(line[at:])
		if letter == utf8.RuneError && size == 1 {
			return fmt.Errorf("byte %d, %#02x, is no UTF-8", at+1, line[at])
		}
		at += size
	}
	return nil
}

func checkMagic(line string) error {
	rest, ok := strings.CutPrefix(line, recordMagic)
	if !ok {
		return fmt.Errorf("not a record: it does not begin with %q", strings.TrimSpace(recordMagic))
	}
	var v int
	if _, err := fmt.Sscanf(rest, "%d", &v); err != nil || fmt.Sprint(v) != rest || v < 1 {
		return fmt.Errorf("%s is no version of a record", Quote(rest))
	}
	if v > RecordVersion {
		return fmt.Errorf("the record has version %d; this program reads up to %d: a newer Fourtell wrote it", v, RecordVersion)
	}
	return nil
}
