//go:build display

package stage

import "testing"

func TestWorkThatFillsTheTimeToSpareEndsWithItselfAndIsNotDoneInALatePicture(t *testing.T) {
	for _, c := range []struct {
		name       string
		nth, steps int // the tick of the picture, and how many steps there are
		want       int
	}{
		{"in a picture's first tick all there is", 0, 3, 3},
		{"in one of few that a picture owes too", mostSpare - 1, 3, 3},
		{"in one of many nothing", mostSpare, 3, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			s, n := &Stage{}, 0
			s.devices.Nth = c.nth
			Spare(s, func() bool { n++; return n < c.steps })
			if n != c.want {
				t.Errorf("%d steps are made, want %d", n, c.want)
			}
		})
	}
	s, n := &Stage{}, 0
	Spare(s, func() bool { n++; return true })
	if n == 0 {
		t.Error("work without end is not begun")
	}
}
