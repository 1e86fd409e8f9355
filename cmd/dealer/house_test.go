package main

import (
	"bufio"
	"bytes"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"fourtell/online/client"
)

// asDealer in the environment makes the tests' own program the dealer, so that a whole dealer can be begun and killed.
const asDealer = "FOURTELL_TEST_DEALER"

func TestMain(m *testing.M) {
	if os.Getenv(asDealer) != "" {
		main()
	}
	os.Exit(m.Run())
}

// patience is how long anything may take on a machine that does much else.
const patience = 2 * time.Minute

// process is a dealer that runs by itself.
type process struct {
	*exec.Cmd
	lines chan string // of its output
	ended chan struct{}
	mu    sync.Mutex
	log   bytes.Buffer
}

func (p *process) Write(b []byte) (int, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.log.Write(b)
}

// messages is what it has said besides.
func (p *process) messages() string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.log.String()
}

// begin begins a dealer, which is killed at the end of the test where it has not ended.
func begin(t *testing.T, args ...string) *process {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	p := &process{Cmd: exec.Command(self, args...), lines: make(chan string, 1000), ended: make(chan struct{})}
	p.Env = append(os.Environ(), asDealer+"=1")
	p.Stderr = p
	out, err := p.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := p.Start(); err != nil {
		t.Fatal(err)
	}
	go func() {
		for s := bufio.NewScanner(out); s.Scan(); {
			p.lines <- s.Text()
		}
		close(p.lines)
		_ = p.Wait()
		close(p.ended)
	}()
	t.Cleanup(p.kill)
	return p
}

// kill kills it without a word, and waits until it is gone.
func (p *process) kill() {
	_ = p.Process.Kill()
	<-p.ended
}

// says waits for a line of its output that begins so.
func (p *process) says(t *testing.T, begin string) string {
	t.Helper()
	for late := time.After(patience); ; {
		select {
		case line, ok := <-p.lines:
			if !ok {
				t.Fatalf("it ends without %q: %s", begin, p.messages())
			}
			if strings.HasPrefix(line, begin) {
				return line
			}
		case <-late:
			t.Fatalf("waited in vain for %q: %s", begin, p.messages())
		}
	}
}

// ends waits for its end.
func (p *process) ends(t *testing.T) int {
	t.Helper()
	select {
	case <-p.ended:
	case <-time.After(patience):
		t.Fatal("it does not end: ", p.messages())
	}
	return p.ProcessState.ExitCode()
}

// beginHouse begins dealer serve and waits until it is open.
func beginHouse(t *testing.T, addr string, args ...string) (p *process, url string) {
	t.Helper()
	p = begin(t, append([]string{"serve", "--addr", addr}, args...)...)
	return p, strings.TrimSuffix(p.says(t, "http"), "/")
}

// houseHere is a house inside the test.
func houseHere(t *testing.T, o houseOptions) (*house, *httptest.Server) {
	t.Helper()
	h, err := openHouse(o, slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	s := httptest.NewServer(h.doors(page()))
	t.Cleanup(func() { h.close(t.Context()); s.Close() })
	return h, s
}

// get asks for an address and gives the answer with its text.
func get(t *testing.T, by *http.Client, url string) (*http.Response, string) {
	t.Helper()
	answer, err := by.Get(url)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	body, err := io.ReadAll(answer.Body)
	if err != nil {
		t.Fatal(err)
	}
	return answer, string(body)
}

// tables are rooms full of people who play by themselves.
type tables []*loadRoom

// sitDown has so many rooms of so many people play at a house.
func sitDown(t *testing.T, url string, rooms, seats int, rules string) (all tables) {
	t.Helper()
	link, err := client.ParseLink(url, "")
	if err != nil {
		t.Fatal(err)
	}
	for n := range rooms {
		r := newLoadRoom(loadOptions{link: link, rooms: rooms, seats: seats, rate: 1, rules: rules}, n)
		t.Cleanup(r.close)
		if err := r.begin(patience); err != nil {
			t.Fatal(err)
		}
		all = append(all, r)
	}
	return all
}

// until steps everybody until something is so; between the steps play is called, which may be nil.
func (all tables) until(t *testing.T, what string, play func(*loadRoom), so func() bool) {
	t.Helper()
	for begun := time.Now(); !so(); time.Sleep(2 * time.Millisecond) {
		if time.Since(begun) > patience {
			t.Fatal("waited in vain until ", what)
		}
		for _, r := range all {
			if r.step(); play != nil {
				play(r)
			}
		}
	}
}

// acts has whoever owes it do something, one thing after the other.
func acts(r *loadRoom) {
	if !r.waits {
		r.act()
	}
}

// all says whether something is so of everybody.
func (all tables) all(so func(*loadPlayer) bool) bool {
	for _, r := range all {
		if !r.all(so) {
			return false
		}
	}
	return true
}

// answers is how many there have been.
func (all tables) answers() (n int) {
	for _, r := range all {
		n += len(r.replies)
	}
	return n
}

// terminate asks a process to end.
func terminate(t *testing.T, p *process) {
	t.Helper()
	if err := p.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
}
