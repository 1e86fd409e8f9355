//go:build display

package replay

import (
	"bytes"
	"fmt"
	"image"
	"strings"
	"testing"
	"time"

	"fourtell/room"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"

	"github.com/hajimehoshi/ebiten/v2"
)

// withRecords is a stage at a list of that many records.
func withRecords(t *testing.T, w, h, n int) (*stage.Stage, *List, *input.Script) {
	t.Helper()
	s, list := withRecord(t, w, h)
	save, ok := list.open(s, 0)
	if !ok {
		t.Fatal("there is no record")
	}
	for i := 1; i < n; i++ {
		save.Head.Begun = time.Date(2026, 2, 1, 8, i, 0, 0, time.UTC)
		text, err := save.Text()
		if err == nil {
			err = s.Options().Store.Write(fmt.Sprintf("kept-20260201t08%04d-%08x.save", i, i), text)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	list = NewList()
	s.Go(list)
	scenetest.Step(t, s, 20)
	if len(list.rows) != n {
		t.Fatalf("%d records are listed, want %d", len(list.rows), n)
	}
	return s, list, s.Devices().Source.(*input.Script)
}

func TestTwoHundredRecordsAreScrolledByEveryDevice(t *testing.T) {
	s, list, in := withRecords(t, 1280, 720, room.KeptRecords)
	x, y := list.list.View.Center()
	in.MoveTo(x, y).Wheel(-3)
	played(t, s, in)
	if list.list.At != 3*kit.WheelStep {
		t.Errorf("the wheel scrolls to %v", list.list.At)
	}
	in.Drag(x, y, x, y-200, 8)
	played(t, s, in)
	if at := list.list.At; at < 3*kit.WheelStep+180 || s.Scene() != stage.Scene(list) {
		t.Errorf("a drag scrolls to %v, and leads to %T", at, s.Scene())
	}
	in.Push(ebiten.KeyEnd)
	played(t, s, in)
	if list.list.At != list.list.Most() {
		t.Errorf("End scrolls to %v of %v", list.list.At, list.list.Most())
	}
	in.Push(ebiten.KeyHome)
	for range 120 {
		in.Key(input.ActDown)
	}
	played(t, s, in)
	row := list.rows[120].show
	if f := list.nodes.Focused().(*kit.Shelved); f.Focusable != stage.Focusable(row) || row.Y < list.list.View.Y || row.Y+row.H > list.list.View.Y+list.list.View.H {
		t.Errorf("120 times down the focus lies at %v", f.Bounds())
	}
	for range 3 {
		in.Key(input.ActRight)
	}
	in.Key(input.ActDown)
	played(t, s, in)
	if f := list.nodes.Focused().(*kit.Shelved); f.Focusable != stage.Focusable(list.rows[121].gone) {
		t.Errorf("right and down lead to %v", f.Bounds())
	}
	if said := scenetest.SaidText(s, 1); !strings.HasPrefix(said, "Delete: ") {
		t.Errorf("it is spoken as %q", said)
	}
	scenetest.Rests(t, s)
}

// A record that is found damaged when it is opened is told, set aside and listed no more; one that somebody has taken away
// meanwhile is told, too.
func TestARecordThatCannotBeOpenedIsToldAndListedNoMore(t *testing.T) {
	s, list, _ := withRecords(t, 1280, 720, 3)
	store, names := s.Options().Store, []string{list.kept[0].Name, list.kept[1].Name}
	text, err := store.Read(names[0])
	if err != nil {
		t.Fatal(err)
	}
	text[len(text)-20] ^= 1
	if err := store.Write(names[0], text); err != nil {
		t.Fatal(err)
	}
	list.show(s, 0)
	scenetest.Step(t, s, 5)
	if heard := strings.Join(s.Speech().Said(), "\n"); !strings.Contains(heard, names[0]+" was kept as "+names[0]+".bad") || len(list.rows) != 2 || s.Scene() != stage.Scene(list) {
		t.Errorf("%d rows, %T, said %q", len(list.rows), s.Scene(), scenetest.Said(s, 4))
	}
	if kept, err := store.Read(names[0] + ".bad"); err != nil || !bytes.Equal(kept, text) {
		t.Errorf("what was set aside is another text: %v", err)
	}
	if err := store.Remove(names[1]); err != nil {
		t.Fatal(err)
	}
	list.show(s, 0)
	scenetest.Step(t, s, 5)
	if heard := strings.Join(s.Speech().Said(), "\n"); !strings.Contains(heard, names[1]+" cannot be read") || len(list.rows) != 1 {
		t.Errorf("%d rows, said %q", len(list.rows), scenetest.Said(s, 4))
	}
	list.show(s, 0)
	if _, ok := s.Scene().(*Player); !ok {
		t.Errorf("the last one leads to %T", s.Scene())
	}
}

func TestARecordIsDeletedOnlyWhenItIsMeant(t *testing.T) {
	s, list, in := withRecords(t, 1280, 720, 3)
	gone := list.kept[1].Name
	in.Click(list.rows[1].gone.Center())
	in.Wait(20).Key(input.ActConfirm) // the way out has the focus
	played(t, s, in)
	if s.Top() != nil || len(list.kept) != 3 {
		t.Fatalf("%d records are left, and %T is open", len(list.kept), s.Top())
	}
	in.Click(list.rows[1].gone.Center())
	in.Wait(20)
	played(t, s, in)
	scenetest.Keep(t, s, "delete")
	in.Click(s.Top().(*kit.ListModal).Rows[0].Bounds().Center())
	played(t, s, in)
	if s.Top() != nil || len(list.rows) != 2 || list.kept[0].Name == gone || list.kept[1].Name == gone {
		t.Errorf("%d records are left", len(list.rows))
	}
	if _, err := s.Options().Store.Read(gone); err == nil {
		t.Error("it is in the store still")
	}
}

func TestAnEmptyListSaysWhatItIsFor(t *testing.T) {
	for _, size := range []image.Point{{X: 1280, Y: 720}, {X: 390, Y: 844}} {
		o := scenetest.KeptIn(room.NewMemory())
		o.First = func(*stage.Stage) stage.Scene { return NewList() }
		s := onStage(t, size.X, size.Y, o)
		scenetest.Step(t, s, 20)
		if said := strings.Join(s.Speech().Said(), " "); !strings.Contains(said, "No round has been finished yet.") {
			t.Errorf("it says %q", said)
		}
		scenetest.Keep(t, s, scenetest.SizeName("replays-empty", size))
		if list := s.Scene().(*List); list.nodes.Focused() != stage.Focusable(list.none.Play) {
			t.Error("the focus isn't on a game to play")
		}
		s.Devices().Source.(*input.Script).Key(input.ActTab).Key(input.ActConfirm)
		scenetest.Step(t, s, 4)
		if _, ok := s.Top().(*kit.ListModal); !ok {
			t.Errorf("Tab and Confirm open %T", s.Top())
		}
	}
	o := scenetest.KeptIn(nil)
	o.Store = nil
	o.First = func(*stage.Stage) stage.Scene { return NewList() }
	s := onStage(t, 1280, 720, o)
	scenetest.Step(t, s, 20)
	if _, ok := s.Scene().(*List); !ok {
		t.Error("without a store there is no list")
	}
}

func TestARowSaysWhoPlayedByWhichRulesHowItEndedAndWhen(t *testing.T) {
	_, list := withRecord(t, 1280, 720)
	got := list.rows[0].line
	if got.players != "You, Bea, Theo and Mira" || !strings.Contains(got.result, " won · Classic · 1 round") || !strings.HasPrefix(got.date, "2026-03-01") {
		t.Errorf("%+v", got)
	}
}

func TestAListFollowsAWindowThatIsTurned(t *testing.T) {
	s, list, in := withRecords(t, 390, 844, 30)
	in.Push(ebiten.KeyEnd)
	played(t, s, in)
	scenetest.Keep(t, s, "replays-many-844")
	for _, size := range []image.Point{{X: 800, Y: 450}, {X: 390, Y: 844}, {X: 1280, Y: 720}} {
		s.Window().Resize(size.X, size.Y)
		scenetest.Step(t, s, 3)
		scenetest.Shot(s)
		last, view := list.rows[29].show.Rect, list.list.View
		if list.list.At > list.list.Most() || last.Y+last.H < view.Y {
			t.Errorf("%v: scrolled by %v of %v", size, list.list.At, list.list.Most())
		}
		for _, n := range list.rows[0].nodes() {
			if r := n.Bounds(); r.W < 44 || r.H < 44 || r.X < 0 || r.X+r.W > list.w/list.k {
				t.Errorf("%v: a target lies at %v", size, r)
			}
		}
	}
	scenetest.Keep(t, s, "replays-many-720")
}

// Back from a replay the list stands where it stood, with the focus on the record that was seen.
func TestTheListOfReplaysStandsWhereItWasLeft(t *testing.T) {
	s, list, in := withRecords(t, 1280, 720, 12)
	list.list.By(400)
	list.lay(s)
	scenetest.Step(t, s, 2)
	at, y := list.list.At, list.rows[7].show.Y
	x, _ := list.rows[7].show.Center()
	scenetest.Run(t, s, in.Click(x*list.k, (y+20)*list.k).Wait(20))
	if _, ok := s.Scene().(*Player); !ok {
		t.Fatalf("the scene is %T", s.Scene())
	}
	scenetest.Run(t, s, in.Key(input.ActCancel).Wait(20))
	back, ok := s.Scene().(*List)
	if !ok {
		t.Fatalf("the replay leads to %T", s.Scene())
	}
	if back.list.At != at || back.rows[7].show.Y != y {
		t.Errorf("the list stood at %v and stands at %v", at, back.list.At)
	}
	if n, ok := back.nodes.Focused().(*kit.Shelved); !ok || n.Focusable != stage.Focusable(back.rows[7].show) {
		t.Errorf("the focus is on %v", back.nodes.Index())
	}
}
