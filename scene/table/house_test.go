//go:build display

package table_test

import (
	"fmt"
	"fourtell/scene/tabletest"
	"os"
	"strings"
	"testing"

	"fourtell/scene/scenetest"
)

// HOUSE_LOOK=dir draws the house's moments into a folder, to be looked at.
func TestTheHousesMomentsAreDrawn(t *testing.T) {
	dir, only := os.Getenv("HOUSE_LOOK"), os.Getenv("HOUSE_ONLY")
	for _, m := range tabletest.HouseMoments() {
		if only != "" && !strings.Contains(only, m.Name) {
			continue
		}
		t.Run(m.Name, func(t *testing.T) {
			for _, size := range [][2]int{{1280, 720}, {800, 450}, {390, 844}} {
				if dir == "" && size[0] != 800 {
					continue
				}
				s, _ := look(t, m, size[0], size[1])
				if dir != "" {
					scenetest.WritePNG(t, fmt.Sprintf("%s/%s-%d.png", dir, m.Name, size[0]), scenetest.Shot(s))
				}
				if n := s.Painter().DrawCalls(); n > 12 {
					t.Errorf("%d drawing calls, at most 12 may be", n)
				}
			}
		})
	}
}
