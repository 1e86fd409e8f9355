//go:build display

package kit

import "testing"

func TestTheFirstLetterOfATitleIsLargeWhateverItsScript(t *testing.T) {
	for s, want := range map[string]string{"red 3": "Red 3", "épée": "Épée", "黄のドロー2": "黄のドロー2", "": ""} {
		if got := Capital(s); got != want {
			t.Errorf("%q becomes %q, not %q", s, got, want)
		}
	}
}
