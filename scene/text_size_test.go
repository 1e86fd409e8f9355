//go:build display

package scene

import (
	"image"
	"slices"
	"testing"

	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	"fourtell/words"
)

// The largest text a player may choose has room on every screen: in English and in German, whose words are long, in a usual
// window, a small one and on a phone; in the other languages where there is least room. So have the readable letters, which are
// other widths, as large and as usual. Polish, whose words are as long, is tried in the smallest window with both.
func TestTheLargestTextAndTheReadableLettersHaveRoomOnEveryScreen(t *testing.T) {
	largest, phone := slices.Max(stage.TextSizes()), image.Pt(390, 844)
	for _, tag := range words.Tags() {
		if tag != "en" && tag != "de" {
			scenetest.SightIn(tag, phone).Text(largest).Each(t, everyView(), scenetest.Reports)
			if tag == "pl" {
				scenetest.SightIn(tag, image.Pt(800, 450)).Text(largest).Readable().Each(t, everyView(), scenetest.Reports)
			}
			continue
		}
		for _, size := range []image.Point{{X: 800, Y: 450}, {X: 1280, Y: 720}, phone} {
			scenetest.SightIn(tag, size).Text(largest).Each(t, everyView(), scenetest.Reports)
			for _, text := range []int{100, largest} {
				scenetest.SightIn(tag, size).Text(text).Readable().Each(t, everyView(), scenetest.Reports)
			}
		}
	}
}
