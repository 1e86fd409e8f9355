package engine

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"strings"
)

// RecordVersion is the version of the text format this program writes and the newest it reads.
const RecordVersion = 1

const recordMagic = "fourtell record "

// Record is a match as it was played: saves, replays and bug reports are Records. As text it is one line
// "fourtell record 1", one line with the Setup as JSON, and one line a granted command as JSON, so that it grows by
// appending.
type Record struct {
	Setup    Setup
	Commands []Command
}

// WriteRecordHeader begins a record.
func WriteRecordHeader(w io.Writer, s Setup) error {
	b, err := json.Marshal(s)
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(w, "%s%d\n%s\n", recordMagic, RecordVersion, b)
	return err
}

// WriteRecordCommand appends one granted command.
func WriteRecordCommand(w io.Writer, c Command) error {
	b, err := json.Marshal(c)
	if err != nil {
		return err
	}
	_, err = w.Write(append(b, '\n'))
	return err
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

// ReadRecord reads a record; its error says which line is wrong and why. Empty lines are passed over.
func ReadRecord(from io.Reader) (Record, error) {
	var r Record
	lines := bufio.NewScanner(from)
	lines.Buffer(make([]byte, 0, 64<<10), 4<<20)
	part := 0
	n := 0
	for lines.Scan() {
		n++
		line := bytes.TrimSpace(lines.Bytes())
		if len(line) == 0 {
			continue
		}
		var err error
		switch part {
		case 0:
			err = checkMagic(string(line))
			part++
		case 1:
			d := json.NewDecoder(bytes.NewReader(line))
			d.DisallowUnknownFields()
			if err = d.Decode(&r.Setup); err != nil {
				err = Plain(err)
			}
			part++
		default:
			var c Command
			if err = json.Unmarshal(line, &c); err == nil {
				r.Commands = append(r.Commands, c)
			}
		}
		if err != nil {
			return Record{}, fmt.Errorf("line %d: %w", n, err)
		}
	}
	if err := lines.Err(); err != nil {
		return Record{}, fmt.Errorf("line %d: %w", n+1, err)
	}
	if part < 2 {
		return Record{}, fmt.Errorf("line %d: the record ends before its set-up", n+1)
	}
	return r, nil
}

func checkMagic(line string) error {
	rest, ok := strings.CutPrefix(line, recordMagic)
	if !ok {
		return fmt.Errorf("not a record: it does not begin with %q", strings.TrimSpace(recordMagic))
	}
	var v int
	if _, err := fmt.Sscanf(rest, "%d", &v); err != nil || fmt.Sprint(v) != rest || v < 1 {
		return fmt.Errorf("%q is no version of a record", rest)
	}
	if v > RecordVersion {
		return fmt.Errorf("the record has version %d; this program reads up to %d: a newer Fourtell wrote it", v, RecordVersion)
	}
	return nil
}
