//go:build display

package stage

import (
	"slices"
	"testing"
)

func TestALostSoundDeviceIsToldEachTimeItGoes(t *testing.T) {
	var h soundLoss
	var got []bool
	for _, lost := range []bool{false, true, true, false, true} {
		got = append(got, h.tells(lost))
	}
	if want := []bool{false, true, false, false, true}; !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}
