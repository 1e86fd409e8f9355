package room

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"strings"
	"sync"
	"time"
)

// The two texts of a log: the newer one is written to, and becomes the older when it is full.
const (
	LogName      = "fourtell.log"
	olderLogName = "fourtell.log.1"
)

// leastLog is the least a log's text may hold, in bytes.
const leastLog = 1 << 10

// Logbook keeps what a program notes about itself, for a player to send along when something has gone wrong: two texts in a
// Store, each of at most so many bytes, of which the older one goes when the newer is full. What it cannot write it keeps
// until the program ends. It may be used by several goroutines, and beside whoever else uses the store.
type Logbook struct {
	most int
	loud io.Writer
	hide []string // what is not told, and what stands for it

	mu    sync.Mutex
	store Store
	err   error
}

// OpenLogbook opens the log of a store, each of its two texts of at most most bytes (at least 1024). What is written by Write
// goes to loud too, as does one sentence when the log can be kept no longer; loud may be nil. hide are folders, or whatever
// else is the player's own business, each followed by what is to stand in its place.
func OpenLogbook(store Store, most int, loud io.Writer, hide ...string) *Logbook {
	if loud == nil {
		loud = io.Discard
	}
	if _, ok := store.(*Memory); ok || store == nil {
		store = NewMemory() // nobody else's, since it knows no goroutines
	}
	return &Logbook{most: max(most, leastLog), loud: loud, hide: hide, store: store}
}

// Write is for package log: it takes one line, or several, and never fails.
func (b *Logbook) Write(line []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	_, _ = b.loud.Write(line)
	b.add(line)
	return len(line), nil
}

// Note keeps a line with its time, and says it to nobody.
func (b *Logbook) Note(at time.Time, line string) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.add([]byte(at.UTC().Format("2006/01/02 15:04:05 ") + line + "\n"))
}

// add puts lines at the end and sees to it that there is room.
func (b *Logbook) add(line []byte) {
	line = b.discreet(line)
	if len(line) > b.most/4 {
		line = append(bytes.Clone(line[:b.most/4-1]), '\n')
	}
	err := b.put(line)
	if err == nil {
		return
	}
	b.err = fmt.Errorf("the log is not kept: %w", err)
	fmt.Fprintf(b.loud, "fourtell: %v\n", b.err)
	b.store = NewMemory()
	_ = b.put(line)
}

func (b *Logbook) put(line []byte) error {
	old, err := b.store.Read(LogName)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return b.store.Write(LogName, line)
	case err != nil:
		return err
	case len(old)+len(line) <= b.most:
		return b.store.Append(LogName, line)
	}
	if err := b.store.Write(olderLogName, old[max(0, len(old)-b.most):]); err != nil {
		return err
	}
	return b.store.Write(LogName, line)
}

// discreet leaves out what is nobody's business.
func (b *Logbook) discreet(line []byte) []byte {
	text := string(line)
	for i := 0; i+1 < len(b.hide); i += 2 {
		if b.hide[i] != "" {
			text = strings.ReplaceAll(text, b.hide[i], b.hide[i+1])
		}
	}
	return []byte(text)
}

// Text is all that is kept, oldest first.
func (b *Logbook) Text() []byte {
	b.mu.Lock()
	defer b.mu.Unlock()
	var all []byte
	for _, name := range [...]string{olderLogName, LogName} {
		if text, err := b.store.Read(name); err == nil {
			all = append(all, text...)
		}
	}
	return all
}

// Err is why the log is kept no longer than this program runs, nil while it is.
func (b *Logbook) Err() error {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.err
}

// Crash keeps what a program that ended in trouble has left behind (runtime/debug.SetCrashOutput): why, and where in the
// program the first of its goroutines stood. What the functions were called with is left out.
func (b *Logbook) Crash(trace []byte) {
	var kept []string
	heads := 0
	for _, line := range strings.Split(string(trace), "\n") {
		if strings.HasPrefix(line, "goroutine ") {
			if heads++; heads > 1 {
				break
			}
		}
		if heads == 1 && !strings.HasPrefix(line, "\t") && !strings.HasPrefix(line, "goroutine ") {
			if at := strings.LastIndexByte(line, '('); at > 0 {
				line = line[:at]
			}
		}
		if line = strings.TrimSpace(line); line != "" {
			kept = append(kept, "\t"+line)
		}
	}
	if len(kept) == 0 {
		return
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	b.add([]byte("the program had ended in trouble:\n" + strings.Join(kept, "\n") + "\n"))
}
