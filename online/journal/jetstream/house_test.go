package jetstream

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"fourtell/online/wire"
)

// dealer joins a house on a journal, and gives what is said to it.
func dealer(t *testing.T, j *Journal) (*House, <-chan string) {
	t.Helper()
	heard := make(chan string, 10_000)
	h, err := j.House(1, func(data []byte, from string) { heard <- from + " " + string(data) }, func() { t.Error("a lease lapses") })
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(h.Close)
	return h, heard
}

func TestARoomIsHeldByOneDealerUntilItLeaves(t *testing.T) {
	j := opened(t, t.TempDir())
	one, _ := dealer(t, j)
	two, _ := dealer(t, j)
	claimed := func(h *House, room wire.RoomCode, want *House) {
		t.Helper()
		if holder, err := h.Claim(room); err != nil || holder != want.Name() {
			t.Errorf("room %s is held by %q, %v", room, holder, err)
		}
	}
	claimed(one, "K7QF2M", one)
	claimed(one, "K7QF2M", one)
	claimed(two, "K7QF2M", one)
	claimed(two, "HHHHHH", two)
	rooms := []wire.RoomCode{"HHHHHH", "K7QF2M", "ZZZZZZ"}
	free := func(h *House, want ...wire.RoomCode) {
		t.Helper()
		if got, err := h.Free(rooms); err != nil || !slices.Equal(got, want) {
			t.Errorf("free are %v, %v; want %v", got, err, want)
		}
	}
	free(one, "K7QF2M", "ZZZZZZ")
	free(two, "HHHHHH", "ZZZZZZ")
	if err := one.Leave(); err != nil {
		t.Fatal(err)
	}
	if _, err := one.Claim("ZZZZZZ"); err == nil {
		t.Error("who has left claims a room")
	}
	free(two, rooms...)
	claimed(two, "K7QF2M", two)
	if err := two.Forget("K7QF2M"); err != nil {
		t.Fatal(err)
	}
	three, _ := dealer(t, j)
	claimed(three, "K7QF2M", three)
}

func TestWhatDealersSayToEachOtherComesInItsOrder(t *testing.T) {
	j := opened(t, t.TempDir())
	one, heard := dealer(t, j)
	two, mine := dealer(t, j)
	for n := range 500 {
		to := one.Name()
		if n%2 == 1 {
			to = ""
		}
		two.Send(to, fmt.Append(nil, n))
	}
	for n := range 500 {
		select {
		case got := <-heard:
			if want := fmt.Sprint(two.Name(), " ", n); got != want {
				t.Fatalf("heard %s, want %s", got, want)
			}
		case <-time.After(10 * time.Second):
			t.Fatalf("word %d does not come", n)
		}
	}
	if len(mine) > 0 {
		t.Error("a dealer hears itself")
	}
}
