package jetstream

import (
	"bytes"
	"context"
	"errors"
	"fmt"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"fourtell/online/journal"
	"fourtell/online/wire"
)

// writer writes one room's appends, one message at a time: what comes while one is on its way goes together in the next.
type writer struct {
	queue []batch
	busy  bool
	known bool   // n and seq are
	n     uint64 // the number of the room's newest entry
	seq   uint64 // the stream's of its newest message; 0: none
}

// batch is one append.
type batch struct {
	entries []journal.Entry
	done    func(error)
}

// Append keeps the entries, and answers later from another goroutine.
func (j *Journal) Append(room wire.RoomCode, entries []journal.Entry, done func(error)) {
	j.mu.Lock()
	if j.shut {
		j.mu.Unlock()
		done(journal.ErrShut)
		return
	}
	w := j.rooms[room]
	if w == nil {
		w = &writer{}
		j.rooms[room] = w
	}
	w.queue = append(w.queue, batch{entries, done})
	idle := !w.busy
	w.busy = true
	if idle {
		j.writing.Add(1)
		go j.write(room, w)
	}
	j.mu.Unlock()
}

// write writes until nothing waits any more.
func (j *Journal) write(room wire.RoomCode, w *writer) {
	defer j.writing.Done()
	for {
		j.mu.Lock()
		queue := w.queue
		w.queue = nil
		if len(queue) == 0 {
			w.busy = false
			j.mu.Unlock()
			return
		}
		j.mu.Unlock()
		for len(queue) > 0 {
			n, err := j.together(room, w, queue)
			for _, b := range queue[:n] {
				b.done(err)
			}
			queue = queue[n:]
		}
	}
}

// together writes as many of the appends as go into one message, at least one, and says how many have been answered and how.
func (j *Journal) together(room wire.RoomCode, w *writer, queue []batch) (int, error) {
	if e := queue[0].entries; !w.known || len(e) > 0 && e[0].N > w.n+1 { // the room has been another's meanwhile
		if err := j.learn(room, w); err != nil {
			return 1, err
		}
	}
	var data bytes.Buffer
	next, fits := w.n+1, 0
	for _, b := range queue {
		before := data.Len()
		last, err := lines(&data, b.entries, next)
		if err == nil && data.Len() > largestAppend {
			err = fmt.Errorf("an append of %d bytes is larger than the journal takes", data.Len()-before)
		}
		if err != nil {
			if fits > 0 { // the others first; this one is looked at by itself
				data.Truncate(before)
				break
			}
			return 1, err
		}
		next, fits = last, fits+1
	}
	seq, err := j.publish(room, w.seq, data.Bytes())
	if err != nil {
		w.known = false
		return fits, err
	}
	w.n, w.seq = next-1, seq
	return fits, nil
}

// lines writes entries, a line each, the first of which must have the number due; the next number due comes back.
func lines(data *bytes.Buffer, entries []journal.Entry, due uint64) (uint64, error) {
	for _, e := range entries {
		if e.N != due {
			return 0, journal.ErrFenced
		}
		line, err := e.MarshalJSON()
		if err != nil {
			return 0, fmt.Errorf("entry %d cannot be written: %w", e.N, err)
		}
		data.Write(line)
		data.WriteByte('\n')
		due++
	}
	return due, nil
}

// learn looks where the room's journal ends.
func (j *Journal) learn(room wire.RoomCode, w *writer) error {
	m, ok, err := j.last(room)
	if err != nil {
		return err
	}
	w.n, w.seq, w.known = 0, 0, true
	if !ok {
		return nil
	}
	entries, err := read(m.Data)
	if err != nil {
		return fmt.Errorf("room %s, message %d: %w", room, m.Sequence, err)
	}
	w.n, w.seq = entries[len(entries)-1].N, m.Sequence
	return nil
}

// publish puts a message after the one with that sequence. Without an answer it is sent again at the same place: should the first
// have been kept after all, the second is refused, and the newest message tells whose it is.
func (j *Journal) publish(room wire.RoomCode, after uint64, data []byte) (seq uint64, err error) {
	js := j.over(room)
	err = j.persist(func(ctx context.Context) error {
		ack, err := js.PublishMsg(ctx, &nats.Msg{Subject: subject(room), Data: data, Header: nats.Header{writerHeader: {j.name}}}, jetstream.WithExpectLastSequencePerSubject(after))
		if err == nil {
			seq = ack.Sequence
		}
		return err
	})
	var api *jetstream.APIError
	if !errors.As(err, &api) || api.ErrorCode != jetstream.JSErrCodeStreamWrongLastSequence && api.ErrorCode != jetstream.JSErrCodeStreamWrongLastSequenceConstant {
		return seq, err
	}
	m, ok, err := j.last(room)
	switch {
	case err != nil:
		return 0, err
	case ok && m.Sequence > after && m.Header.Get(writerHeader) == j.name && bytes.Equal(m.Data, data):
		return m.Sequence, nil
	}
	return 0, journal.ErrFenced
}
