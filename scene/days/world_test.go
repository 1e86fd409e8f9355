//go:build display

package days

import (
	"fmt"
	"image"
	"strings"
	"testing"
	"time"

	"fourtell/online/client"
	"fourtell/online/onlinetest"
	"fourtell/online/wire"
	"fourtell/room"
	"fourtell/scene/kit"
	"fourtell/scene/online"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	"fourtell/words"
)

// housed is a stage of somebody who was in a house, whose clock is the player's, in which others have played that day.
func housed(t *testing.T, size image.Point, was bool) (*stage.Stage, *onlinetest.World, *int) {
	t.Helper()
	w, dialed := onlinetest.NewWorld(t), 0
	w.Now = time.Date(2026, 11, 28, 10, 0, 0, 0, time.UTC).UnixMilli()
	line := online.New(online.Options{Dial: func(string, func()) client.Dial { dialed++; return w.Dial }})
	o := scenetest.KeptIn(room.NewMemory())
	o.Now = func() time.Time { return time.UnixMilli(w.Now) }
	o.First = func(*stage.Stage) stage.Scene { return &scenetest.Stand{} }
	o.Routes = stage.Routes{Title: func() stage.Scene { return &scenetest.Stand{} }, More: []any{line}, Beside: []stage.Beside{line}}
	s := scenetest.NewStage(t, size.X, size.Y, o)
	s.Settings().Speed = stage.SpeedInstant
	if was {
		line.Call(s, "Ann")
		line.Open(s, "https://house.example")
		line.Close()
	}
	dialed = 0
	return s, w, &dialed
}

// others have played that deal.
func others(w *onlinetest.World, deal string, n int) {
	for i := range n {
		p := w.Come(fmt.Sprint("Other ", i))
		done := false
		w.Until("one can ask", func() bool { return p.State() == client.Here })
		_ = p.Ask(&wire.Dated{Deal: deal, Place: 1 + i%4*i%3, Of: 4, Held: i % 4 * 11 * i % 3}, func(wire.Body) { done = true })
		w.Until("it is counted", func() bool { return done })
	}
}

// step lets both go on.
func step(t *testing.T, s *stage.Stage, w *onlinetest.World, n int) {
	t.Helper()
	for range n {
		w.Step(17)
		scenetest.Step(t, s, 1)
	}
}

func TestAResultIsToldToTheHouseOneWasInAndItsShapeIsShown(t *testing.T) {
	s, w, dialed := housed(t, image.Pt(1280, 720), true)
	day := Today(s)
	others(w, day, 9)
	Play(s, day)
	end := playDay(t, s)
	l := s.Lang()
	if end.Told.Picture != nil || !strings.Contains(end.Told.Lines, l.Say(words.WorldAsking)) || !strings.Contains(end.Told.Lines, l.Say(words.WorldPrivacy)) {
		t.Errorf("before the house has answered is told %q", end.Told.Lines)
	}
	step(t, s, w, 60)
	d, _ := ofDeal(s, day)
	if end.Told.Picture == nil || !strings.Contains(end.Told.Lines, "10 players; your place, "+l.Place(d.Place)) {
		t.Fatalf("told is %q", end.Told.Lines)
	}
	if stage.Way[*online.Line](s).Client() != nil || *dialed != 1 {
		t.Errorf("the line stands, or was begun %d times", *dialed)
	}
	end.Told.Verbs[1].Activate(s)
	end = playDay(t, s)
	step(t, s, w, 60)
	if !strings.Contains(end.Told.Lines, "10 players") {
		t.Errorf("after a try for fun is told %q", end.Told.Lines)
	}
}

func TestWhoWasInNoHouseTellsNobodyAndIsAlone(t *testing.T) {
	s, w, dialed := housed(t, image.Pt(1280, 720), false)
	Play(s, Week(s))
	end := playDay(t, s)
	step(t, s, w, 30)
	if *dialed != 0 || end.Told.Picture != nil || !strings.Contains(end.Told.Lines, s.Lang().Say(words.WorldAlone)) || strings.Contains(end.Told.Lines, s.Lang().Say(words.WorldPrivacy)) {
		t.Errorf("a house is asked %d times; told is %q", *dialed, end.Told.Lines)
	}
}

func TestAHouseThatIsAwayLeavesOneAloneWithoutAWord(t *testing.T) {
	s, w, _ := housed(t, image.Pt(1280, 720), true)
	w.Away = true
	Play(s, Today(s))
	end := playDay(t, s)
	step(t, s, w, 660)
	if !strings.Contains(end.Told.Lines, s.Lang().Say(words.WorldAlone)) || s.Top() != stage.Modal(end) {
		t.Errorf("told is %q", end.Told.Lines)
	}
}

func TestTheShapeLooksAsAccepted(t *testing.T) {
	for _, size := range []image.Point{{X: 1280, Y: 720}, {X: 780, Y: 1688}} {
		s, w, _ := housed(t, size, true)
		day := Today(s)
		others(w, day, 12)
		r := room.DailyPlayed{Day: day, Place: 2, Of: 4, Held: 22}
		s.Kept().NoteProgress(func(p *room.Progress) { p.Count(r) })
		s.Go(New())
		step(t, s, w, 90)
		if got := s.Scene().(*Calendar).worlds[day]; got.how != told || got.shape.Players != 13 {
			t.Fatalf("told is %+v", got)
		}
		scenetest.Golden(t, scenetest.SizeName("calendar-world", size), scenetest.Shot(s))
		d := &leader{played: r}
		d.deal.Name = day
		d.world = newWorld(s, r, func() { s.Top().(*kit.Ending).Anew(s) })
		s.Open(kit.NewEnding(d.ending, back))
		step(t, s, w, 90)
		scenetest.Golden(t, scenetest.SizeName("ending-world", size), scenetest.Shot(s))
	}
}
