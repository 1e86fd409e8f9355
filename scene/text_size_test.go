//go:build display

package scene

import (
	"fmt"
	"image"
	"slices"
	"testing"

	"fourtell/words"
)

// The largest text a player may choose has room on every screen, in the smallest window and on a phone, in the language with the longest words.
func TestTheLargestTextHasRoomOnEveryScreen(t *testing.T) {
	for _, tag := range []string{"de"} {
		set := speaking(tag)
		set.TextSize = slices.Max(textSizes())
		for _, size := range []image.Point{{X: 800, Y: 450}, {X: 390, Y: 844}} {
			for _, c := range sceneList() {
				s := testStage(t, size.X, size.Y, Options{First: c.make, Settings: set})
				step(t, s, 60)
				c.get(t, s)
				reports(t, s, fmt.Sprintf("%s %dx%d %s", tag, size.X, size.Y, c.name))
				nextFrame() // what was painted is let go
			}
			for _, m := range append(moments(), houseMoments()...) {
				in := NewScript()
				table, err := NewTable(m.table(t))
				if err != nil {
					t.Fatal(err)
				}
				s := testStage(t, size.X, size.Y, Options{First: func(*Stage) Scene { return table }, Source: in, Settings: set})
				m.get(t, s, table, in)
				table.bubble, table.felt.banner = bubble{}, 0 // these lie over whatever is there, for a moment
				reports(t, s, fmt.Sprintf("%s %dx%d table %s", tag, size.X, size.Y, m.name))
				nextFrame()
			}
		}
	}
}

// A choice of another size shows at once, on what stands.
func TestTheSizeOfTextShowsAtOnce(t *testing.T) {
	s := testStage(t, 1280, 720, Options{NoDemo: true, First: func(*Stage) Scene { return NewTitle() }})
	st := Style{Face: Body, Size: 16}
	was, _ := s.painter.Measure("Fourtell", st)
	s.Open(NewOptions())
	step(t, s, 2)
	for _, row := range pictureOptions(s) {
		if c, ok := row.node.(*Segments); ok && c.Text == s.Lang.Say(words.SettingTextSize) {
			c.OnChange(s, 1)
		}
	}
	step(t, s, 2)
	if is, _ := s.painter.Measure("Fourtell", st); s.Settings.TextSize != 125 || is < 1.2*was || is > 1.3*was {
		t.Errorf("at %d %% a text is %.1f units wide, and was %.1f", s.Settings.TextSize, is, was)
	}
}
