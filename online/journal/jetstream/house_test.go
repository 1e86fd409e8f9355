package jetstream

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"fourtell/online/wire"
)

// dealer joins a house on a journal, and gives what is said to it.
func dealer(t *testing.T, j *Journal) (*House, <-chan string) { return dealerAt(t, j, "") }

func dealerAt(t *testing.T, j *Journal, place string) (*House, <-chan string) {
	t.Helper()
	heard := make(chan string, 10_000)
	h, err := j.House(place, 1, func(data []byte, from string) { heard <- from + " " + string(data) }, func() { t.Error("a lease lapses") })
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

func TestADealerThatBeginsAgainWhereItStoodHasItsRoomsAtOnce(t *testing.T) {
	j := opened(t, t.TempDir())
	one, _ := dealerAt(t, j, "here:8080")
	other, _ := dealerAt(t, j, "there:8080")
	for h, room := range map[*House]wire.RoomCode{one: "K7QF2M", other: "HHHHHH"} {
		if holder, err := h.Claim(room); err != nil || holder != h.Name() {
			t.Fatalf("room %s is held by %q, %v", room, holder, err)
		}
	}
	one.Close() // as if it had been killed: its lease stands
	again, _ := dealerAt(t, j, "here:8080")
	for room, want := range map[wire.RoomCode]*House{"K7QF2M": again, "HHHHHH": other} {
		if holder, err := again.Claim(room); err != nil || holder != want.Name() {
			t.Errorf("room %s is held by %q, %v; want %q", room, holder, err, want.Name())
		}
	}
}

func TestOneRequestMakesOneRoomWhicheverDealerIsAsked(t *testing.T) {
	j := opened(t, t.TempDir())
	one, _ := dealer(t, j)
	two, _ := dealer(t, j)
	for _, c := range []struct {
		h          *House
		by         wire.UID
		request    uint64
		room, want wire.RoomCode
	}{
		{one, "abcdefgh12345672", 7, "K7QF2M", "K7QF2M"},
		{two, "abcdefgh12345672", 7, "HHHHHH", "K7QF2M"},
		{one, "abcdefgh12345672", 7, "ZZZZZZ", "K7QF2M"},
		{two, "abcdefgh12345672", 8, "HHHHHH", "HHHHHH"},
		{two, "bbcdefgh12345672", 7, "ZZZZZZ", "ZZZZZZ"},
	} {
		if got, err := c.h.Made(c.by, c.request, c.room); err != nil || got != c.want {
			t.Errorf("request %d of %s makes %q, %v; want %q", c.request, c.by, got, err, c.want)
		}
	}
}
