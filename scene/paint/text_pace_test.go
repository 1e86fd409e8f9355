//go:build display

package paint

import (
	"fmt"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestTextsThatWereNeverSetComeAsAPictureHasTimeForThem(t *testing.T) {
	p, err := NewPainter()
	if err != nil {
		t.Fatal(err)
	}
	target := ebiten.NewImage(400, 400)
	defer target.Deallocate()
	st := Style{Size: 20, Color: Cream}
	fit := Style{Size: 20, Color: Cream, Fit: 60}
	draw := func(left func() bool) (set int, owes bool) {
		p.Begin(target)
		p.SetPace(left)
		for i := range setsAlways {
			p.Text(fmt.Sprint("one ", i), 10, 20, st)
		}
		p.Text("shrunk to have room", 10, 70, fit)
		for i := range setsAlways {
			p.TextIn(fmt.Sprint("two ", i), Box(10, 30, 200, 20), st)
		}
		p.Text("", 10, 80, st)
		p.Text("unseen", 10, 80, Style{Size: 20})
		p.Text(strings.Repeat("far too long ", 40), 10, 90, fit)
		p.End()
		owes = p.Owes()
		p.SetPace(nil)
		for _, b := range p.Frame.baker().texts {
			if b.pictured {
				set++
			}
		}
		return set, owes
	}
	const all = 2*setsAlways + 2
	left := 0
	for _, c := range []struct {
		name string
		left func() bool
		want int
		owes bool
	}{
		{"some where there is no time at all", func() bool { return false }, setsAlways, true},
		{"those that are there cost none, and more as there is time", func() bool { left++; return left == 1 }, 2*setsAlways + 1, true},
		{"those that are left", func() bool { return false }, all, false},
		{"none where all are there", func() bool { return false }, all, false},
	} {
		if set, owes := draw(c.left); set != c.want || owes != c.owes {
			t.Errorf("%s: %d are set, owes %v; want %d, %v", c.name, set, owes, c.want, c.owes)
		}
	}
	p.EmptyTexts()
	if set, owes := draw(nil); set != all || owes {
		t.Errorf("without a pace %d are set, owes %v", set, owes)
	}
}
