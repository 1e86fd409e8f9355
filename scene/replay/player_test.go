//go:build display

package replay

import (
	"errors"
	"fmt"
	"image"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fourtell/room"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
)

// onStage is a stage with a bare title, which shows records that are dropped on it.
func onStage(t *testing.T, w, h int, o stage.Options) *stage.Stage {
	t.Helper()
	o.Routes = stage.Routes{Title: func() stage.Scene { return &scenetest.Stand{} }, Files: TakeFiles}
	return scenetest.NewStage(t, w, h, o)
}

// theRound is the round that the tests of replays and reviews look at. It is not played now: the house's players change, and
// their rounds with them.
func theRound(t *testing.T) []byte {
	t.Helper()
	text, err := os.ReadFile("testdata/round.save")
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// replayOfSave opens a save as a replay.
func replayOfSave(t *testing.T, text []byte) *Player {
	t.Helper()
	save, word := room.OpenSave("round.save", text)
	if word != nil {
		t.Fatal(word)
	}
	v, err := newPlayer(save)
	if err != nil {
		t.Fatal(err)
	}
	return v
}

// withRecord is a stage at the list of records, of which there is one: a round of 92 beats, in which three draw fours could
// be challenged and two were.
func withRecord(t *testing.T, w, h int) (*stage.Stage, *List) {
	t.Helper()
	text := theRound(t)
	store := room.NewMemory()
	if err := store.Write("kept-20260301t201500z-00000039.save", text); err != nil {
		t.Fatal(err)
	}
	s := onStage(t, w, h, scenetest.KeptIn(store))
	scenetest.Step(t, s, 3)
	list := NewList()
	s.Go(list)
	scenetest.Step(t, s, 30)
	return s, list
}

func TestARecordIsReplayedToItsEndAndLooksAsAccepted(t *testing.T) {
	s, list := withRecord(t, 1280, 720)
	if len(list.rows) != 1 {
		t.Fatalf("%d records are listed, want 1", len(list.rows))
	}
	scenetest.Golden(t, "replays-720", scenetest.Shot(s))
	list.rows[0].show.Activate(s)
	v, ok := s.Scene().(*Player)
	if !ok {
		t.Fatalf("a row leads to %T; said %q", s.Scene(), scenetest.Said(s, 3))
	}
	v.bar.speed.Choose(s, 4)
	scenetest.Until(t, s, "some beats have passed", func() bool { return v.record.At() > 30 })
	v.step(s, 1)
	scenetest.Step(t, s, 90)
	scenetest.Golden(t, "replay-open-720", scenetest.Shot(s))
	at := v.record.At()
	v.step(s, -1)
	if v.record.At() != at-1 || v.playing {
		t.Errorf("a step back from beat %d leads to %d, playing %v", at, v.record.At(), v.playing)
	}
	v.bar.view.Choose(s, 2)
	scenetest.Step(t, s, 30)
	if hands := v.table.Queue().Shown().Hands; v.seat != 1 || len(hands[0].Cards) != 0 || len(hands[1].Cards) == 0 {
		t.Errorf("seat %d is looked from, and sees %d and %d cards", v.seat, len(hands[0].Cards), len(hands[1].Cards))
	}
	scenetest.Golden(t, "replay-seat-720", scenetest.Shot(s))
	v.toggle(s)
	for range 20000 {
		if scenetest.Step(t, s, 1); !v.playing {
			break
		}
	}
	if v.record.At() != v.record.Len()-1 || v.playing {
		t.Errorf("it stops at beat %d of %d", v.record.At(), v.record.Len())
	}
	scenetest.Step(t, s, 60)
	if got := v.table.Shown().Seq; got != v.record.View(v.seat).Seq {
		t.Errorf("the table shows beat %d, the record stands on %d", got, v.record.View(v.seat).Seq)
	}
	s.Devices().Source.(*input.Script).Key(input.ActCancel)
	scenetest.Step(t, s, 3)
	if _, ok := s.Scene().(*List); !ok {
		t.Errorf("Escape leads to %T", s.Scene())
	}
}

func TestAFileWithARecordIsShownOrRefusedInASentence(t *testing.T) {
	s, list := withRecord(t, 1280, 720)
	r, err := newPlayerOf(t, s, list)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	good, bad := filepath.Join(dir, "round.txt"), filepath.Join(dir, "shopping.txt")
	text, err := room.Save{Record: r.record.Record()}.Export()
	if err == nil {
		err = errors.Join(os.WriteFile(good, text, 0o600), os.WriteFile(bad, []byte("milk\n"), 0o600))
	}
	if err != nil {
		t.Fatal(err)
	}
	first, err := OpenFile(good)
	if err != nil {
		t.Fatal(err)
	}
	s = onStage(t, 1280, 720, stage.Options{First: first})
	scenetest.Step(t, s, 30)
	if v, ok := s.Scene().(*Player); !ok || v.record.Len() != r.record.Len() {
		t.Errorf("the file is shown as %T", s.Scene())
	}
	if _, err := OpenFile(bad); err == nil || !strings.Contains(err.Error(), "shopping.txt is no save of Fourtell") {
		t.Errorf("a shopping list: %v", err)
	}
	if _, err := OpenFile(filepath.Join(dir, "nothing")); err == nil || !strings.Contains(err.Error(), "the record cannot be read") {
		t.Errorf("no file: %v", err)
	}
}

// newPlayerOf opens the first record of the list.
func newPlayerOf(t *testing.T, s *stage.Stage, list *List) (*Player, error) {
	t.Helper()
	save, ok, word := s.Kept().Saves.OpenKept(list.kept[0].Name)
	if !ok {
		t.Fatal(word)
	}
	return newPlayer(save)
}

func TestReplaysFitASmallWindowAndAPhone(t *testing.T) {
	for _, size := range []image.Point{{X: 960, Y: 540}, {X: 390, Y: 844}} {
		s, list := withRecord(t, size.X, size.Y)
		scenetest.Golden(t, fmt.Sprintf("replays-%d", size.Y), scenetest.Shot(s))
		list.rows[0].show.Activate(s)
		v := s.Scene().(*Player)
		v.seek(s, 40)
		v.step(s, 1)
		scenetest.Step(t, s, 60)
		scenetest.Golden(t, fmt.Sprintf("replay-%d", size.Y), scenetest.Shot(s))
	}
}

func TestEveryBeatOfARecordCanBeSteppedToFromEverySeat(t *testing.T) {
	s, list := withRecord(t, 1280, 720)
	list.rows[0].show.Activate(s)
	v := s.Scene().(*Player)
	for at := range v.bar.view.Values {
		v.bar.view.Choose(s, at)
		v.seek(s, 0)
		for n := range v.record.Len() {
			scenetest.Step(t, s, 1)
			if v.table.Shown().Seq != v.record.View(v.seat).Seq || v.record.At() != n {
				t.Fatalf("view %d: beat %d shows %d", at, n, v.table.Shown().Seq)
			}
			v.step(s, 1)
		}
	}
	v.jump(s, true)
	scenetest.Step(t, s, 2)
}
