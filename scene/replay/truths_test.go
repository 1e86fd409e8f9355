//go:build display

package replay

import (
	"image"
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/room"
	"fourtell/room/roomtest"
	"fourtell/scene/guests"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
)

// lied is a round of the game of lying, shown: Ann always lies.
func lied(t *testing.T, rules string) *Player {
	t.Helper()
	v, err := newPlayer(room.Save{Head: room.Head{Chairs: []string{guests.ChairPerson, "level skilled", "level skilled"}}, Record: roomtest.Lying(t, rules)})
	if err != nil {
		t.Fatal(err)
	}
	return v
}

// telling is a stage at what is told of such a round.
func telling(t *testing.T, w, h int, rules string) (*stage.Stage, *Player, *Truths, *input.Script) {
	t.Helper()
	v := lied(t, rules)
	s := onStage(t, w, h, stage.Options{First: func(*stage.Stage) stage.Scene { return v }})
	in := s.Devices().Source.(*input.Script)
	scenetest.Step(t, s, 20)
	v.click(in, v.bar.review)
	played(t, s, in)
	truths, ok := s.Scene().(*Truths)
	if !ok {
		t.Fatalf("the replay's button leads to %T; said %q", s.Scene(), scenetest.Said(s, 3))
	}
	return s, v, truths, in
}

func TestWhatWasTrueOfARoundLooksAsAccepted(t *testing.T) {
	for _, size := range []image.Point{{X: 1280, Y: 720}, {X: 390, Y: 844}, {X: 800, Y: 450}} {
		s, _, truths, _ := telling(t, size.X, size.Y, "arcade,turn_limit=6")
		scenetest.Step(t, s, 20)
		name := scenetest.SizeName("truths", size)
		if size.X == 800 {
			scenetest.Keep(t, s, name)
		} else {
			scenetest.Golden(t, name, scenetest.Shot(s))
		}
		w, h := truths.w/truths.k, truths.h/truths.k
		for _, plate := range truths.honours {
			if plate.X < 0 || plate.X+plate.W > w || plate.Y < 70 || plate.Y+plate.H > truths.list.View.Y {
				t.Errorf("%v: %s lies at %v", size, plate.Title, plate.Rect)
			}
		}
		if b := truths.leave.Rect; b.Y < truths.list.View.Y+truths.list.View.H || b.Y+b.H > h {
			t.Errorf("%v: the way back lies at %v", size, b)
		}
	}
}

func TestEveryLieOfARoundIsListedAndOpensOnTheTable(t *testing.T) {
	s, v, truths, in := telling(t, 1280, 720, "arcade,turn_limit=6")
	lies, through := 0, 0
	for _, c := range truths.claims {
		if c.Lie {
			lies++
			if c.Doubter == engine.NoSeat {
				through++
			}
		}
	}
	if lies < 3 || through == 0 || through == lies || len(truths.rows) != lies {
		t.Fatalf("%d rows of %d lies, of which %d got through", len(truths.rows), lies, through)
	}
	caught := 0
	for _, row := range truths.rows {
		if strings.Contains(row.note, "found out by Cy") {
			caught++
		} else if !strings.Contains(row.note, "nobody doubted it") {
			t.Errorf("%q: %q", row.text, row.note)
		}
		if !strings.HasPrefix(row.text, "Ann: one ") {
			t.Errorf("%q is a lie", row.text)
		}
	}
	if caught != lies-through {
		t.Errorf("%d lies are told to be found out, %d were", caught, lies-through)
	}
	if len(truths.honours) != 2 || truths.honours[0].Names != "Ann" || truths.honours[1].Names != "Cy" {
		t.Errorf("%+v stood out", truths.honours)
	}
	if said := strings.Join(s.Speech().Said(), "\n"); !strings.Contains(said, "Most deceptive player: Ann") || !strings.Contains(said, "Best detective: Cy") {
		t.Errorf("it says %q", said)
	}
	in.Key(input.ActDown).Key(input.ActConfirm)
	played(t, s, in)
	if s.Scene() != stage.Scene(v) || v.record.At() != truths.claims[truths.rows[1].key.moment].Beat {
		t.Fatalf("the second row leads to %T at beat %d", s.Scene(), v.record.At())
	}
	if !strings.Contains(v.line, "A lie: ") {
		t.Errorf("at an open claim it says %q", v.line)
	}
	v.look(s, 2) // Bo's eyes
	if strings.Contains(v.line, "A lie: ") {
		t.Errorf("to Bo it says %q", v.line)
	}
	in.Key(input.ActCancel)
	played(t, s, in)
}

func TestClaimsAreMarkedOnTheTrackWhileHandsLieOpen(t *testing.T) {
	v := lied(t, "arcade,turn_limit=6")
	if len(v.claims.lies) == 0 || len(v.claims.truths) == 0 {
		t.Fatalf("%d lies and %d truths are marked", len(v.claims.lies), len(v.claims.truths))
	}
	for _, at := range append(append([]float32{}, v.claims.lies...), v.claims.truths...) {
		if at < 0 || at > 1 {
			t.Errorf("one stands at %v", at)
		}
	}
	s := onStage(t, 1280, 720, stage.Options{First: func(*stage.Stage) stage.Scene { return v }})
	scenetest.Step(t, s, 20)
	v.seek(s, 3)
	v.stop(s)
	scenetest.Step(t, s, 90)
	open := scenetest.Shot(s)
	scenetest.Keep(t, s, "replay-claims")
	v.look(s, 1)
	scenetest.Step(t, s, 90)
	closed := scenetest.Shot(s)
	y := int(v.bar.track.Y + v.bar.track.H + 8)
	marked := func(img *image.RGBA) (n int) {
		for x := range img.Bounds().Dx() {
			if c := img.RGBAAt(x, y); c.R > 200 && c.B < 160 {
				n++
			}
		}
		return n
	}
	if marked(open) == 0 || marked(closed) != 0 {
		t.Errorf("%d pixels of marks where all lies open, %d where it does not", marked(open), marked(closed))
	}
}

func TestARoundInWhichNobodyLiedSaysSo(t *testing.T) {
	s, _, truths, in := telling(t, 1280, 720, "arcade,mode=truth,turn_limit=3")
	if len(truths.rows) != 0 || truths.none != "Nobody lied in this round." || !strings.Contains(strings.Join(s.Speech().Said(), "\n"), truths.none) {
		t.Errorf("%d rows, %q", len(truths.rows), truths.none)
	}
	in.Key(input.ActConfirm)
	played(t, s, in)
	if _, ok := s.Scene().(*Player); !ok {
		t.Errorf("Close leads to %T", s.Scene())
	}
}
