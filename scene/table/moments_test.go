//go:build display

package table_test

import (
	"flag"
	"fmt"
	"fourtell/scene/tabletest"
	"image"
	"slices"
	"testing"

	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
)

// look draws a moment at a size.
func look(t *testing.T, m tabletest.Moment, w, h int) (*stage.Stage, *tables.Table) {
	t.Helper()
	in := input.NewScript()
	s, table := tabletest.Stage(t, w, h, m.Table(t), stage.DefaultSettings(), in)
	m.Get(t, s, table, in)
	return s, table
}

func TestTheMomentsOfATableLookAsAccepted(t *testing.T) {
	kept := []string{"deal-over", "table", "colour", "four-in-flight", "challenge", "verdict", "ten", "forty"}
	for _, m := range tabletest.Moments() {
		if !slices.Contains(kept, m.Name) {
			continue
		}
		for _, size := range scenetest.Sizes() {
			name := scenetest.SizeName("table-"+m.Name, size)
			t.Run(name, func(t *testing.T) {
				s, _ := look(t, m, size.X, size.Y)
				scenetest.Golden(t, name, scenetest.Shot(s))
			})
		}
	}
}

func TestFortyCardsInTwoRowsLookAsAccepted(t *testing.T) {
	for _, m := range tabletest.Moments() {
		if m.Name == "forty" {
			s, table := look(t, m, 1024, 768)
			if n := table.Queue().Layout().Hand.Rows; n != 2 {
				t.Errorf("the hand lies in %d rows, want 2", n)
			}
			scenetest.Golden(t, "table-forty-two-rows", scenetest.Shot(s))
		}
	}
}

func TestAPhoneHeldUprightLooksAsAccepted(t *testing.T) {
	for _, m := range tabletest.Moments() {
		if m.Name != "four-in-flight" && m.Name != "challenge" && m.Name != "forty" {
			continue
		}
		t.Run(m.Name, func(t *testing.T) {
			s, _ := look(t, m, 780, 1688)
			scenetest.Golden(t, "phone-"+m.Name, scenetest.Shot(s))
		})
	}
}

func TestATableThatWearsABackAClothAndACostumeLooksAsAccepted(t *testing.T) {
	set := stage.DefaultSettings()
	set.Back, set.Cloth, set.Costume = "waves", "wine", "tophat"
	for _, m := range tabletest.Moments() {
		if m.Name != "table" {
			continue
		}
		for _, size := range []image.Point{{X: 1280, Y: 720}, {X: 390, Y: 844}} {
			in := input.NewScript()
			s, table := tabletest.Stage(t, size.X, size.Y, m.Table(t), set, in)
			scenetest.Dressed(t, s)
			m.Get(t, s, table, in)
			scenetest.Golden(t, scenetest.SizeName("table-dressed", size), scenetest.Shot(s))
		}
	}
}

// -look=WxH -look-dir=… draws every moment at a size into a folder, to be looked at.
var lookAt = flag.String("look", "", "draw every moment at WxH into the folder of -look-dir")
var lookDir = flag.String("look-dir", "", "where -look draws")

func TestMomentsAreDrawnToLookAt(t *testing.T) {
	var w, h int
	if n, err := fmt.Sscanf(*lookAt, "%dx%d", &w, &h); n != 2 || err != nil {
		w, h = 960, 540
	}
	for _, m := range tabletest.Moments() {
		t.Run(m.Name, func(t *testing.T) {
			s, _ := look(t, m, w, h)
			picture := scenetest.Shot(s)
			if *lookDir != "" {
				scenetest.WritePNG(t, fmt.Sprintf("%s/%s-%d.png", *lookDir, m.Name, h), picture)
			}
			scenetest.Cheap(t, s)
		})
	}
}
