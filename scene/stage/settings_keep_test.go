//go:build display

package stage

import (
	"errors"
	"slices"
	"testing"

	"fourtell/words"
)

// keeping is a keeper of settings of which no stage is needed.
func keeping(write func(*Settings) error) (k *settingsKeeper, told *[]string) {
	set, l := DefaultSettings(), words.English()
	told = new([]string)
	return &settingsKeeper{settings: &set, write: write, kept: &Kept{}, lang: &l,
		alert: func(title, line string) { *told = append(*told, title+": "+line) }}, told
}

func TestSettingsAreWrittenAMomentAfterTheLastChange(t *testing.T) {
	for name, c := range map[string]struct {
		ticks  int
		change map[int]int // in a tick: to be written so many later
		last   int         // the tick in which the program ends; 0: it goes on
		want   []int       // the ticks they are written in
	}{
		"nothing changes":              {10, nil, 0, nil},
		"once":                         {10, map[int]int{1: 3}, 0, []int{3}},
		"changed again in between":     {10, map[int]int{1: 3, 3: 3}, 0, []int{5}},
		"the program ends before":      {2, map[int]int{1: 30}, 2, []int{2}},
		"the program ends and nothing": {2, nil, 2, nil},
	} {
		var written []int
		at := 0
		k, told := keeping(func(*Settings) error { written = append(written, at); return nil })
		for at = 1; at <= c.ticks; at++ {
			if n := c.change[at]; n > 0 {
				k.in(n)
			}
			k.tick(at == c.last)
		}
		if !slices.Equal(written, c.want) || k.waits() || len(*told) > 0 {
			t.Errorf("%s: written in the ticks %v, want %v; something waits: %v; told %q", name, written, c.want, k.waits(), *told)
		}
	}
}

func TestWhyTheSettingsAreNotKeptIsToldOnce(t *testing.T) {
	k, told := keeping(func(*Settings) error { return errors.New("the disk is gone") })
	for range 2 {
		k.in(1)
		k.tick(false)
	}
	if want := []string{k.lang.Say(words.SettingsUnsaved) + ": the disk is gone"}; !slices.Equal(*told, want) {
		t.Errorf("told is %q, want %q", *told, want)
	}
}
