//go:build display

package stage

import (
	"errors"
	"testing"
)

// guestHouse is a scene on which programs play.
type guestHouse struct {
	bare
	away int
	keep bool
}

func (h *guestHouse) SendAway(*Stage)     { h.away++ }
func (h *guestHouse) KeepsPrograms() bool { return h.keep }

func TestProgramsEndWhenOneDoesNotComeBackToTheirTable(t *testing.T) {
	for name, c := range map[string]struct {
		next func(*guestHouse) Scene
		want int
	}{
		"to itself":                 {func(h *guestHouse) Scene { return h }, 0},
		"where they are kept":       {func(*guestHouse) Scene { return &guestHouse{keep: true} }, 0},
		"elsewhere":                 {func(*guestHouse) Scene { return &bare{} }, 1},
		"nowhere, the program ends": {func(*guestHouse) Scene { return nil }, 1},
	} {
		var p Programs
		h := &guestHouse{}
		p.Host(h)
		next := c.next(h)
		p.partWith(nil, next)
		if h.away != c.want {
			t.Errorf("%s: they are sent away %d times, want %d", name, h.away, c.want)
		}
	}
	var p Programs
	ended := make(chan bool, 1)
	p.Dismiss(func() error { ended <- true; return errors.New("it would not") })
	if p.end(nil); len(ended) != 1 {
		t.Error("the end does not wait for a program that was dismissed")
	}
}
