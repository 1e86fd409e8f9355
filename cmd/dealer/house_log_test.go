package main

import (
	"strings"
	"testing"

	"fourtell/online/wire"
)

// What a house writes down about itself is about the house: no name, no token, nothing that was said, no card.
func TestWhatAHouseLogsTellsOfNobodyWhoPlaysThere(t *testing.T) {
	t.Parallel()
	store := t.TempDir()
	p, url := beginHouse(t, "127.0.0.1:0", "--store", store)
	all := sitDown(t, url, 2, 3, "classic,hand_size=3")
	all.until(t, "everybody has played", acts, func() bool {
		return all.answers() > 60
	})
	for _, r := range all {
		for _, one := range r.players {
			_ = one.Ask(&wire.Say{Text: "a word between the two of us"}, nil)
		}
	}
	before := all.answers()
	all.until(t, "it was said", acts, func() bool { return all.answers() > before+20 })
	h := opens(t, url, &wire.Create{Seats: 2}) // by a token that is known here
	never := []string{"a word between", "W+4", "token", "hands", wire.Token([]byte("Host"), url), string(h.Place().Room().Code)}
	for _, seat := range all[0].players[0].Place().Room().Seats {
		never = append(never, seat.Name, string(seat.UID))
	}
	terminate(t, p)
	if code := p.ends(t); code != 0 {
		t.Errorf("it ends with %d", code)
	}
	again, _ := beginHouse(t, "127.0.0.1:0", "--store", store)
	terminate(t, again)
	again.ends(t)
	text := p.messages() + again.messages()
	if text == "" {
		t.Fatalf("the house's messages are not heard: %q", text)
	}
	for _, s := range never {
		if s == "" || strings.Contains(text, s) {
			t.Errorf("%q is among what the house logs: %s", s, text)
		}
	}
}
