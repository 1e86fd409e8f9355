package front

import (
	"net/http"
	"time"
)

// writePatience is how long the browser may take in nothing of an answer.
const writePatience = time.Minute

// slowWriter lets an answer take as long as it goes on: a slow download is not cut, and one that stands still is ended. A
// server's own timeout counts the whole of an answer.
type slowWriter struct {
	http.ResponseWriter
	control  *http.ResponseController
	patience time.Duration
}

// Write sends a piece at a time, each with the whole patience before it.
func (w *slowWriter) Write(data []byte) (n int, err error) {
	const piece = 32 << 10
	for len(data) > 0 && err == nil {
		_ = w.control.SetWriteDeadline(time.Now().Add(w.patience)) // what has no deadline is no connection
		var sent int
		sent, err = w.ResponseWriter.Write(data[:min(piece, len(data))])
		n, data = n+sent, data[sent:]
	}
	return n, err
}
