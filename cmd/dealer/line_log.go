package main

import (
	"bufio"
	"fmt"
	"os"
	"sync"
)

// lineLog is the file of --log: every line that programs are sent (>) and answer (<), with whose it is. A nil one keeps
// nothing.
type lineLog struct {
	mu   sync.Mutex
	file *os.File
	text *bufio.Writer
	err  error // the first
}

// openLineLog adds to a file, which need not be there; no name is no log. The error says what is wrong.
func openLineLog(name string) (*lineLog, error) {
	if name == "" {
		return nil, nil
	}
	file, err := os.OpenFile(name, os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o666)
	if err != nil {
		return nil, fmt.Errorf("--log: %s cannot be written: %s", name, cause(err))
	}
	return &lineLog{file: file, text: bufio.NewWriter(file)}, nil
}

// of is what a program's lines are handed to; who says whose a line is.
func (c *lineLog) of(who func() string) func(sent bool, line []byte) {
	if c == nil {
		return nil
	}
	return func(sent bool, line []byte) {
		c.mu.Lock()
		defer c.mu.Unlock()
		way := '<'
		if sent {
			way = '>'
		}
		_, err := fmt.Fprintf(c.text, "%s %c %s\n", who(), way, line)
		if err == nil {
			err = c.text.Flush() // whoever reads along sees each line, and a table that is killed loses none
		}
		if c.err == nil {
			c.err = err
		}
	}
}

// close says what could not be written, once the programs have been sent away.
func (c *lineLog) close(s stream) {
	if c == nil {
		return
	}
	if err := c.file.Close(); c.err == nil {
		c.err = err
	}
	if c.err != nil {
		s.say("--log: %s is not whole: %s", c.file.Name(), cause(c.err))
	}
}
