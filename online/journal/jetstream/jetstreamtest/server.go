// Package jetstreamtest is a server of NATS for tests: one that several dealers reach.
package jetstreamtest

import (
	"testing"
	"time"

	"github.com/nats-io/nats-server/v2/server"
)

// Server begins a server in a folder of the test's own and gives its address; it ends with the test.
func Server(t testing.TB) (url string) {
	t.Helper()
	s, err := server.NewServer(&server.Options{Host: "127.0.0.1", Port: server.RANDOM_PORT, NoSigs: true, NoLog: true, JetStream: true, StoreDir: t.TempDir(),
		MaxPayload: 8<<20 + 1<<16})
	if err != nil {
		t.Fatal(err)
	}
	s.Start()
	t.Cleanup(func() { s.Shutdown(); s.WaitForShutdown() })
	if !s.ReadyForConnections(10 * time.Second) {
		t.Fatal("the server is not ready")
	}
	return s.ClientURL()
}
