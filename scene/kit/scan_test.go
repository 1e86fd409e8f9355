//go:build display

package kit

import (
	"strings"
	"testing"

	"fourtell/online/qr"
)

func TestACodeToScanHasEveryDarkModuleOnceAndNoOther(t *testing.T) {
	for _, link := range []string{"https://house.example/#K7QF2M", "http://192.168.1.23:8080/#K7QF2M", "a"} {
		var c ScanCode
		c.Make(link)
		want, err := qr.Of(link)
		if err != nil || !c.Stands() || c.side != len(want) {
			t.Fatal(link, err, c.side)
		}
		got := map[[2]int]int{}
		for _, r := range c.runs {
			for i := range r.n {
				got[[2]int{r.x + i, r.y}]++
			}
		}
		for y, row := range want {
			for x, dark := range row {
				if n := got[[2]int{x, y}]; dark && n != 1 || !dark && n != 0 {
					t.Errorf("%s: the module at %d, %d is drawn %d times, dark %v", link, x, y, n, dark)
				}
			}
		}
	}
}

func TestALinkTooLongForACodeHasNoneAndForgetsTheOneBefore(t *testing.T) {
	var c ScanCode
	c.Make("https://house.example/#K7QF2M")
	if c.Make("https://" + strings.Repeat("a", qr.Most)); c.Stands() || len(c.runs) > 0 {
		t.Error("there is a code of another link")
	}
}
