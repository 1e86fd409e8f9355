package front

import (
	"bytes"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"testing"
	"time"
)

// A browser behind a slow line gets everything, however long that takes; one that takes in nothing is left.
func TestASlowDownloadIsNotCutAndOneThatStandsStillIs(t *testing.T) {
	const patience = 2 * time.Second // far longer than a busy machine stands still
	whole := bytes.Repeat([]byte("fourtell"), 1<<20)
	ended := make(chan error, 2)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		_, err := (&slowWriter{w, http.NewResponseController(w), patience}).Write(whole)
		ended <- err
	}))
	defer server.Close()
	ask := func() net.Conn {
		c, err := net.Dial("tcp", server.Listener.Addr().String())
		if err != nil {
			t.Fatal(err)
		}
		if err := c.(*net.TCPConn).SetReadBuffer(64 << 10); err != nil {
			t.Fatal(err)
		}
		if _, err := io.WriteString(c, "GET / HTTP/1.0\r\n\r\n"); err != nil {
			t.Fatal(err)
		}
		return c
	}
	slow := ask()
	defer slow.Close()
	got, began := 0, time.Now()
	for buffer := make([]byte, 1<<20); ; time.Sleep(patience / 6) {
		n, err := io.ReadFull(slow, buffer)
		if got += n; err != nil {
			break
		}
	}
	if err := <-ended; err != nil || got < len(whole) || time.Since(began) < patience {
		t.Errorf("the slow one got %d of %d bytes in %v: %v", got, len(whole), time.Since(began), err)
	}
	still := ask()
	defer still.Close()
	select {
	case err := <-ended:
		if err == nil {
			t.Error("who read nothing was sent everything")
		}
	case <-time.After(20 * time.Second):
		t.Error("who reads nothing is waited for")
	}
}
