package gateway

import (
	"bufio"
	"crypto/tls"
	"net"
	"net/http"
	"sync"
	"time"
)

// line is what a WebSocket writes to. The library's own frames (pings, answers to pings, the end) and what the house tells go over it
// side by side, each Write as a whole: several frames of the house in one.
type line struct {
	net.Conn
	within time.Duration // that a Write may take
	mu     sync.Mutex
}

// Write writes whole frames.
func (l *line) Write(frames []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if err := l.SetWriteDeadline(time.Now().Add(l.within)); err != nil {
		return 0, err
	}
	return l.Conn.Write(frames)
}

// cut breaks the line without a word, and without waiting: TLS would take leave.
func (l *line) cut() {
	if t, ok := l.Conn.(*tls.Conn); ok {
		_ = t.NetConn().Close()
		return
	}
	_ = l.Conn.Close()
}

// taking is an answer to a request whose connection becomes a line when it is taken over.
type taking struct {
	http.ResponseWriter
	within time.Duration // the line's
	line   *line
}

// Hijack takes the connection over.
func (t *taking) Hijack() (net.Conn, *bufio.ReadWriter, error) {
	c, both, err := http.NewResponseController(t.ResponseWriter).Hijack()
	if err != nil {
		return nil, nil, err
	}
	t.line = &line{Conn: c, within: t.within}
	both.Writer.Reset(t.line)
	return t.line, both, nil
}

// compresses says whether the WebSocket that was agreed upon takes frames that are compressed.
func (t *taking) compresses() bool { return t.Header().Get("Sec-WebSocket-Extensions") != "" }
