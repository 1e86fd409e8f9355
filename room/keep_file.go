package room

import (
	"fmt"
	"io"
	"path"
	"strings"
)

// RecordSuffix ends the name of a file with a record.
const RecordSuffix = ".fourtell"

// FileName is what the file of an exported record is called: after the minute the match began, where that is known.
func (h Head) FileName() string {
	if h.Begun.IsZero() {
		return "fourtell-record" + RecordSuffix
	}
	return "fourtell-" + h.Begun.Local().Format("2006-01-02-1504") + RecordSuffix
}

// numbered is the n-th name to try for a file, n from 1: round.fourtell, round-2.fourtell and so on.
func numbered(name string, n int) string {
	if n == 1 {
		return name
	}
	kind := path.Ext(name)
	return fmt.Sprintf("%s-%d%s", strings.TrimSuffix(name, kind), n, kind)
}

// ReadRecord reads a text that may be a record, as far as one may be long.
func ReadRecord(r io.Reader) ([]byte, error) {
	text, err := io.ReadAll(io.LimitReader(r, maxText+1))
	if err == nil && len(text) > maxText {
		return nil, fmt.Errorf("it is larger than %d bytes, and no record is", maxText)
	}
	return text, err
}
