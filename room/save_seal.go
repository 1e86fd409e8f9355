package room

import (
	"bytes"
	"fmt"
	"hash/crc32"
	"strconv"
)

// seal is the sum of a save's lines so far, from the second on: CRC-32 (IEEE) of their text with the lines' ends. In a save
// each of these lines stands behind its sum, as eight hexadecimal digits and a blank, so that no bit of what is stored can
// change without being seen, though a save grows a line at a time.
type seal uint32

const sealLength = len("01234567 ")

func (s seal) with(line []byte) seal { return seal(crc32.Update(uint32(s), crc32.IEEETable, line)) }

// line is the next line, with its end, as it is stored.
func (s *seal) line(line []byte) []byte {
	*s = s.with(line)
	return fmt.Appendf(nil, "%08x %s", uint32(*s), line)
}

// sealed is a save's text as it is stored, and the sum for the lines to come.
func sealed(text []byte) (out []byte, s seal) {
	for line := range bytes.Lines(text) {
		if out == nil {
			out = bytes.Clone(line)
			continue
		}
		out = append(out, s.line(line)...)
	}
	return out, s
}

// unsealed takes the sums off the lines that follow a save's first; bad is the line that is another than was written, 0 for
// none, counted from the save's first. A last line without its end is left as it is where it is half written.
func unsealed(lines []byte) (text []byte, bad int) {
	var s seal
	n := 1
	for line := range bytes.Lines(lines) {
		n++
		bare, whole := bytes.CutSuffix(line, []byte("\n"))
		bare = bytes.TrimSuffix(bare, []byte("\r"))
		ok := false
		if len(bare) >= sealLength {
			sum, err := strconv.ParseUint(string(bare[:sealLength-1]), 16, 32)
			bare = append(bare[sealLength:len(bare):len(bare)], '\n')
			s = s.with(bare)
			ok = err == nil && seal(sum) == s && line[sealLength-1] == ' '
		}
		switch {
		case !ok && whole:
			return nil, n
		case !ok:
			text = append(text, line...)
		default:
			text = append(text, bare...)
		}
	}
	return text, 0
}
