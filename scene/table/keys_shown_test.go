//go:build display

package table_test

import (
	"bytes"
	"fmt"
	"image"
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
	"fourtell/scene/tabletest"
)

func TestOwnKeysAreShownAtThePlatesWhileACatchIsPossible(t *testing.T) {
	for _, size := range append(scenetest.Sizes(), image.Pt(800, 450), image.Pt(390, 844)) {
		in := input.NewScript()
		s, table := annaPlays(t, size.X, size.Y, threeAt(t, "classic", "G5 B1", "B2 B3 B9", "R1 R2 Y9", "G8 R8 R9"), "G5", in)
		if table.Inside().KeysShown.Open() != 0 {
			t.Error("keys are shown within the time of grace")
		}
		scenetest.Until(t, s, "shown", func() bool { return table.Inside().KeysShown.Open() != 0 })
		if table.Inside().KeysShown.Open() != 0b110 || ownCapText(table.Inside().KeysShown.Texts()[1]) != "F2: catch" || scenetest.Said(s, 1)[0] != "To catch: Bo F2 · Mira F3" {
			t.Errorf("open %b, %q, said %q", table.Inside().KeysShown.Open(), *table.Inside().KeysShown.Texts(), scenetest.Said(s, 1))
		}
		scenetest.Step(t, s, 60)
		if size.Y == 720 {
			scenetest.Golden(t, "keys-plates-720", scenetest.Shot(s))
		}
		scenetest.Keep(t, s, scenetest.SizeName("keys-plates", size))
		scenetest.Run(t, s, in.Own(1, input.WishCatch).Wait(2))
		if table.Inside().KeysShown.Open() != 0 {
			t.Error("keys are shown when it is over")
		}
	}
}

// ownCapText is what a cap says, with what is written on its key.
func ownCapText(c tables.OwnCap) string { return c.Before() + c.Glyphs()[0].Text + c.After() }

func TestOwnKeysAreListedInThePause(t *testing.T) {
	for _, size := range []image.Point{image.Pt(1280, 720), image.Pt(390, 844)} {
		in := input.NewScript()
		s, _ := annaPlays(t, size.X, size.Y, threeAt(t, "classic", "G5 B1", "B2 B3 B9", "R1 R2 Y9", "G8 R8 R9"), "G5", in)
		scenetest.Run(t, s, in.Connect(2).Key(input.ActPause).Wait(20))
		m, ok := s.Top().(*tables.Pause)
		if !ok || len(m.Actions().Keys) != 4 || m.Actions().Keys[1] != "Anna F1 · Bo F2 · Mira F3" {
			t.Fatalf("%T stands: %+v", s.Top(), m)
		}
		scenetest.Keep(t, s, scenetest.SizeName("keys-pause", size))
	}
	s, table := tabletest.Stage(t, 1280, 720, tabletest.Quick(4, "classic", 3), stage.DefaultSettings(), input.NewScript())
	if table.Inside().KeysShown.Help(s) != nil {
		t.Error("keys of others are listed for one person")
	}
}

// unlike counts the pixels that differ between two pictures. Some at the edges of shapes do between any two: they round as
// their textures happen to lie.
func unlike(a, b *image.RGBA) (n int) {
	for i := 0; i < len(a.Pix); i += 4 {
		if !bytes.Equal(a.Pix[i:i+4], b.Pix[i:i+4]) {
			n++
		}
	}
	return n
}

func TestOwnKeysTellNothingOfAHiddenHand(t *testing.T) {
	var pictures [2][]*image.RGBA
	var own [2]*image.RGBA
	var said, logs, grants [2]string
	for i, hidden := range []string{"R1 R2 Y9 G4", "B7 B8 W+4 W"} {
		in := input.NewScript()
		o := threeAt(t, "classic,jump_in=coloured", "G5 B1", "B2 B3 B9", hidden, "G8 R8 R9")
		s, table := annaPlays(t, 1280, 720, o, "G5", in)
		press := func(do ...func()) {
			for _, f := range do {
				f()
				for !in.Done() {
					scenetest.Step(t, s, 1)
				}
				pictures[i] = append(pictures[i], scenetest.Shot(s))
				scenetest.Step(t, s, 7)
				pictures[i] = append(pictures[i], scenetest.Shot(s))
			}
		}
		key := func(w input.Wishes) func() { return func() { in.Own(1, w) } }
		pad := func(a input.Action) func() { return func() { in.Connect(2).PadKey(1, a) } }
		scenetest.Step(t, s, 42) // a plate that grows is scaled, and rounds as its texture lies
		press(key(input.WishJump), key(input.WishCatch|input.WishCall), pad(input.ActDraw), pad(input.ActCall), pad(input.ActConfirm), pad(input.ActLeft))
		scenetest.Until(t, s, "catchable", func() bool { return table.Inside().KeysShown.Prey(2, tables.CatchNow) == 0 })
		press(key(input.WishJump), pad(input.ActDraw), pad(input.ActCall))
		table.Inside().Sharing.Cover(s, 3)
		scenetest.Step(t, s, tables.CurtainDeaf)
		press(key(input.WishJump), pad(input.ActDraw), key(input.WishCall))
		tabletest.Lifts(t, s, in)
		scenetest.Until(t, s, "Mira looks", func() bool { return table.Viewer() == 3 && table.Current() && !table.Inside().People.Catching() })
		press(key(input.WishJump), pad(input.ActDraw), key(input.WishCatch|input.WishCall), key(input.WishJump))
		table.Inside().Sharing.Cover(s, 2)
		tabletest.Lifts(t, s, in)
		scenetest.Until(t, s, "Bo looks", func() bool { return table.Viewer() == 2 && table.Current() && !table.Inside().People.Catching() })
		own[i] = scenetest.Shot(s)
		said[i], logs[i], grants[i] = strings.Join(s.Speech().Said(), "\n"), tabletest.Logged(table), granted(table)
	}
	for k := range pictures[0] {
		if n := unlike(pictures[0][k], pictures[1][k]); n > 40 {
			t.Errorf("picture %d: %d pixels differ though only a hidden hand does", k, n)
		}
	}
	if unlike(own[0], own[1]) < 4000 {
		t.Error("Bo's own pictures of different hands are alike: nothing has been proved")
	}
	if said[0] != said[1] || logs[0] != logs[1] || grants[0] != grants[1] {
		t.Errorf("said\n%s\n\nand\n%s\n\nlogged\n%s\n\nand\n%s\n\ngranted %s and %s", said[0], said[1], logs[0], logs[1], grants[0], grants[1])
	}
	if grants[0] != "0 play, 2 catch_uno" {
		t.Errorf("granted %q", grants[0])
	}
}

// However many people sit here and whatever they are called, whose key catches stands clear of everything on the curtain.
func TestOwnKeysOnTheCurtainLieOverNothing(t *testing.T) {
	names := []string{"Annabel-Christin", "Bo", "Christopherus", "Dagmar-Elisabeth", "Eve", "Ferdinand Gross", "Gwendolyn", "Hans", "Ian", "Maximilian-Otto"}
	for _, size := range []image.Point{image.Pt(1280, 720), image.Pt(960, 720), image.Pt(2560, 1080), image.Pt(390, 844)} {
		for _, people := range []int{3, 10} {
			in := input.NewScript()
			hands := make([]string, people)
			for i := range hands {
				hands[i] = [...]string{"B1 B2 B3", "B4 B5 B6", "G1 G2 G3"}[i%3]
			}
			hands[0] = "R1 R5"
			o := tabletest.Placed(t, "classic,decks=3", 0, "R4 R8 R2", hands...)
			o.Setup.Seats, o.Persons = names[:people], nil
			for i := range people {
				o.Persons = append(o.Persons, engine.Seat(i))
			}
			s, table := tabletest.Stage(t, size.X, size.Y, o, stage.DefaultSettings(), in)
			tabletest.Lifts(t, s, in)
			tabletest.Still(t, s, table)
			in.Click(tabletest.Point(table, tabletest.IndexOfFace(t, table, "R1")))
			scenetest.Until(t, s, "covered", func() bool { return tabletest.CurtainOf(s) != nil })
			tabletest.Lifts(t, s, in)
			scenetest.Until(t, s, "catchable", func() bool { return table.Inside().KeysShown.Prey(2, tables.CatchNow) == 0 && table.Asked() })
			scenetest.Run(t, s, in.Unfocus().Focus().Wait(5))
			m := tabletest.CurtainOf(s)
			room := m.KeysRoom()
			p := s.Painter()
			st := p.Within(m.Keys(), paint.Style{Face: paint.Body, Size: 18 * m.K(), Wrap: room.W}, room.H, 9*m.K())
			w, h := p.Measure(m.Keys(), st)
			scenetest.Keep(t, s, fmt.Sprint("curtain-keys-", people, "-", size.X))
			if w > room.W+1 || h > room.H+1 {
				t.Errorf("%v, %d people: %.0f by %.0f do not fit into %.0f by %.0f", size, people, w, h, room.W, room.H)
			}
			for _, at := range []paint.Rect{*m.Button(), m.Bots()[0].Rect, m.Bots()[1].Rect, m.Catch().Rect} {
				if !room.Apart(at) {
					t.Errorf("%v, %d people: the keys at %v lie over %v", size, people, room, at)
				}
			}
		}
	}
}
