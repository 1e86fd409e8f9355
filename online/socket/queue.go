package socket

import (
	"sync"

	"fourtell/online/client"
)

// mostWaiting is how many frames may wait to be sent: a client says little, and whose house takes nothing for so long has lost it.
const mostWaiting = 256

// queue is what came and how the line stands, between whoever asks and what waits in the background.
type queue struct {
	mu    sync.Mutex
	state client.LineState
	in    [][]byte
}

// State is how the line stands.
func (q *queue) State() client.LineState {
	q.mu.Lock()
	defer q.mu.Unlock()
	if q.state == client.LineDown && len(q.in) > 0 {
		return client.LineUp // what came is taken in first
	}
	return q.state
}

// Receive is the next frame that came.
func (q *queue) Receive() ([]byte, bool) {
	q.mu.Lock()
	defer q.mu.Unlock()
	if len(q.in) == 0 {
		return nil, false
	}
	frame := q.in[0]
	q.in[0] = nil
	q.in = q.in[1:]
	return frame, true
}

func (q *queue) came(frame []byte) {
	q.mu.Lock()
	q.in = append(q.in, frame)
	q.mu.Unlock()
}

// become sets how the line stands; a line that is down stays so.
func (q *queue) become(s client.LineState) {
	q.mu.Lock()
	q.state = max(q.state, s)
	q.mu.Unlock()
}
