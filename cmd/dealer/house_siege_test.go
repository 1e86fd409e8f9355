package main

import (
	"context"
	"strings"
	"testing"
	"time"

	"fourtell/online/client"
	"fourtell/online/siege"
)

// Whoever plays honestly notices nothing of frames without end, of connections that say nothing and of codes tried at random. The
// figures of it at its full size are make bench-online's.
func TestAnHonestTablePlaysOnWhileTheHouseIsBesieged(t *testing.T) {
	_, url := beginHouse(t, "127.0.0.1:0", "--store", t.TempDir(), "--behind-proxy")
	all := sitDown(t, url, 2, 4, "classic")
	s := siege.Siege{Door: "ws" + strings.TrimPrefix(url, "http") + "/v1/ws", Frames: 8000, HalfOpen: 150, Codes: 400, From: "192.0.2.7"}
	begun := time.Now()
	ctx, stop := context.WithTimeout(t.Context(), patience)
	defer stop()
	var told siege.Told
	over := make(chan error, 1)
	go func() {
		var err error
		told, err = s.Run(ctx)
		over <- err
	}()
	var err error
	ended := false
	acted := map[*loadRoom]time.Time{}
	calmly := func(r *loadRoom) { // nobody sends as much as a house stops listening at
		if time.Since(acted[r]) > 20*time.Millisecond {
			acted[r] = time.Now()
			acts(r)
		}
	}
	all.until(t, "the siege is over", calmly, func() bool {
		select {
		case err = <-over:
			ended = true
		default:
		}
		return ended
	})
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("%+v", told)
	if told.Frames != s.Frames || told.Open != s.HalfOpen || told.Tried+told.Barred < s.Codes {
		t.Errorf("not all of it came to the house: %+v", told)
	}
	// Sixty of an address in a minute, and one more a second.
	if most := 61 + int(time.Since(begun)/time.Second); told.Tried > most || told.Barred < s.Codes-most {
		t.Errorf("%d codes were tried from one address, of %d at most, and %d were not looked at", told.Tried, most, told.Barred)
	}
	if told.Ended < siege.Flooders { // with the few frames that were left then one may have stayed
		t.Errorf("of %d connections that sent without end %d were shut", told.Lines, told.Ended)
	}
	if told.Shut != told.Open {
		t.Errorf("of %d connections that say nothing %d were shut", told.Open, told.Shut)
	}
	if told.Found > 0 {
		t.Errorf("%d rooms were found by trying codes", told.Found)
	}
	var replies []float64
	for _, r := range all {
		replies = append(replies, r.replies...)
		if r.refused > 0 {
			t.Errorf("room %d: %d refused", r.n, r.refused)
		}
		for i, p := range r.players {
			if p.State() != client.Here || p.Place() == nil || p.Place().Seat() < 0 {
				t.Errorf("room %d, player %d: no more at the table", r.n, i)
			}
		}
	}
	if slow := percentile(replies, 99); len(replies) < 100 || slow > float64(2*time.Second/time.Millisecond) {
		t.Errorf("%d answers, 99 of 100 within %.0f ms", len(replies), slow)
	} else {
		t.Logf("%d answers, half of them within %.1f ms, 99 of 100 within %.1f ms", len(replies), percentile(replies, 50), slow)
	}
}
