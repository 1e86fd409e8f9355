package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"

	"fourtell/engine"
)

// longestLine is far longer than anybody's command.
const longestLine = 1 << 20

// typedLines are the lines of an input, without the mark of UTF-8 that some editors put before the first.
type typedLines struct {
	*bufio.Scanner
	n int
}

func linesOf(in io.Reader) *typedLines {
	l := &typedLines{Scanner: bufio.NewScanner(in)}
	l.Buffer(nil, longestLine)
	return l
}

// Scan goes on to the next line; false where there is none.
func (l *typedLines) Scan() bool {
	l.n++
	return l.Scanner.Scan()
}

// Text is the line.
func (l *typedLines) Text() string { return string(engine.TrimMark(l.Bytes())) }

// Err is why there are no more lines; nil where the input has ended.
func (l *typedLines) Err() error {
	err := l.Scanner.Err()
	if errors.Is(err, bufio.ErrTooLong) {
		return fmt.Errorf("line %d is longer than %d MB", l.n, longestLine>>20)
	}
	return err
}
