package main

import (
	"bytes"
	"context"
	"io"
	"net"
	"net/http"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"fourtell/online/front"
)

// page is one that says "plain".
func page() http.Handler {
	return front.Page(fstest.MapFS{"index.html": {Data: []byte("<title>plain</title>")}})
}

func TestServingEndsWhenToldTo(t *testing.T) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	stop, cancel := context.WithCancel(context.Background())
	var errs bytes.Buffer
	ended := make(chan int, 1)
	go func() { ended <- serve(stop, listener, nil, page(), nil, stream{nil, io.Discard, &errs}) }()
	answer, err := http.Get("http://" + listener.Addr().String() + "/")
	if err != nil {
		t.Fatal(err)
	}
	body, err := io.ReadAll(answer.Body)
	answer.Body.Close()
	if err != nil || !strings.Contains(string(body), "plain") {
		t.Errorf("%q, %v", body, err)
	}
	cancel()
	select {
	case code := <-ended:
		if code != exitDone {
			t.Errorf("exit %d: %s", code, errs.String())
		}
	case <-time.After(10 * time.Second):
		t.Error("it serves on")
	}
}
