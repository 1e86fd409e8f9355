//go:build display

package scene

import (
	"testing"
	"time"
)

func TestTicksFollowTheTimeThatHasPassed(t *testing.T) {
	for _, c := range []struct {
		name     string
		every    time.Duration // a picture
		pictures int
		want     int // ticks, in all
		most     int // to one picture
	}{
		{"sixty pictures a second", time.Second / 60, 60, 60, 1},
		{"a hundred and forty-four", time.Second / 144, 144, 60, 1},
		{"twelve", time.Second / 12, 12, 60, 5},
		{"five, where a table once took two and a half times as long", time.Second / 5, 5, 60, 12},
		{"two", time.Second / 2, 2, 60, 30},
		{"one: the table is slow too", time.Second, 4, 120, 30},
		{"one an hour: the program was stopped", time.Hour, 3, 3, 1},
	} {
		t.Run(c.name, func(t *testing.T) {
			var clock tickClock
			now := 5 * time.Hour
			clock.ticks(now)
			sum := 0
			for range c.pictures {
				now += c.every
				n := clock.ticks(now)
				if n > c.most {
					t.Errorf("%d ticks to one picture, want %d at most", n, c.most)
				}
				sum += n
			}
			if sum < c.want-1 || sum > c.want {
				t.Errorf("%d ticks, want %d", sum, c.want)
			}
		})
	}
}

func TestPicturesThatComeUnevenlyGetATickEach(t *testing.T) {
	var clock tickClock
	now := time.Duration(0)
	clock.ticks(now)
	for i := range 600 {
		now += tickTime
		late := time.Duration(i%7-3) * time.Millisecond
		if n := clock.ticks(now + late); n != 1 {
			t.Fatalf("picture %d, %v late, gets %d ticks", i, late, n)
		}
	}
}

func TestAClockSetBackIsNoTime(t *testing.T) {
	clock := tickClock{}
	clock.ticks(time.Minute)
	if n := clock.ticks(time.Second); n != 1 {
		t.Errorf("%d ticks, want 1", n)
	}
}
