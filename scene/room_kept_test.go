//go:build display

package scene

import (
	"strings"
	"testing"
	"time"

	"fourtell/online/client"
	"fourtell/online/onlinetest"
	"fourtell/online/wire"
	"fourtell/room"
	"fourtell/scene/company"
	"fourtell/scene/input"
	"fourtell/scene/online"
	"fourtell/scene/paint"
	"fourtell/scene/replay"
	"fourtell/scene/result"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	"fourtell/scene/statistics"
	"fourtell/scene/table"
	"fourtell/scene/title"
	"fourtell/words"
)

// From the end of a round in a room: its result, the look back at it, the statistics, the next round, and in the end the replay.
func TestWhatIsKeptOfARoundInARoomIsReachedFromItsResultAndFromTheTitle(t *testing.T) {
	w := onlinetest.NewWorld(t)
	line := online.New(online.Options{Dial: func(string, func()) client.Dial { return w.Dial }})
	book := company.NewBook(line)
	o := scenetest.KeptIn(room.NewMemory())
	o.Now = func() time.Time {
		return time.Date(2026, 3, 1, 20, 15, 0, 0, time.UTC).Add(time.Duration(w.Now) * time.Millisecond)
	}
	o.Routes = stage.Routes{Title: func() stage.Scene { return title.New() }, Beside: []stage.Beside{line, book},
		More: []any{line, company.NewTalk(line), book, companyRoutes(), titleRoutes(), tableRoutes(), waitingRoutes()}}
	s := scenetest.NewStage(t, 1280, 720, o)
	eyes := scenetest.NewOnlooker(t, s, s.Devices().Source.(*input.Script), paint.DeviceMouse)
	n := scenetest.Together{Stage: s, T: t, Beside: w.Step}
	l := s.Lang()

	line.Call(s, "You")
	line.Open(s, "https://house.example")
	n.Until("the house knows one", func() bool { return line.Client().State() == client.Here })
	_ = line.Client().Ask(&wire.Create{Name: "Friday", Seats: 2, Rules: "classic,hand_size=3,score=winner_takes,target=1000"}, nil)
	n.Until("one has a room", func() bool { return line.Place() != nil })
	bea := w.Come("Bea")
	n.Until("Bea is known", func() bool { return bea.State() == client.Here })
	_ = bea.Ask(&wire.Join{Room: line.Place().Room().Code}, nil)
	n.Until("Bea sits", func() bool { return bea.Place() != nil && bea.Place().Seat() >= 0 })
	_ = line.Client().Ask(&wire.Start{}, nil)
	n.Until("the cards are dealt", func() bool { return line.Place().Begun() })
	bea.Sit()
	bea.Plays = true
	s.Go(roomTable(s, line.Place()))
	over := func() bool { _, ok := s.Scene().(*result.Result); return ok }
	for tick := 0; !over() && tick < 20_000; tick++ {
		n.Pass(1)
		if tb, ok := s.Scene().(*table.Table); ok && tick%10 == 0 {
			if v := tb.Shown(); v.Owes() && tb.Newest() == v.Seq {
				if c, ok := onlinetest.First(v); ok {
					_ = tb.Desk().Do(c)
				}
			}
		}
	}
	if !over() {
		t.Fatal("the round does not end")
	}
	n.Pass(200)
	if _, _, ok := eyes.Find(l.Rooms().Check("fair")); !ok {
		t.Errorf("the result says nothing of its deal: %q", eyes.Words())
	}

	eyes.Press(l.Say(words.ButtonReview))
	review, ok := s.Scene().(*replay.Review)
	if !ok {
		t.Fatalf("the look back is %T", s.Scene())
	}
	n.Until("it has found what there is", func() bool { return s.Kept().Statistics().Played[0].Reviewed == 1 })
	n.Pass(2)
	if _, _, ok := eyes.Find(l.Say(words.ReviewTitle)); !ok || s.Scene() != stage.Scene(review) {
		t.Errorf("the look back shows %q", eyes.Words())
	}
	n.Until("the next round calls back to the table", func() bool { tb, ok := s.Scene().(*table.Table); return ok && tb.Shown().Round == 2 })

	_ = line.Client().Ask(&wire.Leave{}, nil)
	n.Until("one is out of the room", func() bool { return line.Place() == nil })
	s.Go(statistics.New(nil))
	n.Pass(30)
	for _, text := range []string{l.Say(words.StatisticsRooms), l.Say(words.StatisticsCount, words.Count("n", 1))} {
		if _, _, ok := eyes.Find(text); !ok {
			t.Errorf("the statistics do not say %q: %q", text, eyes.Words())
		}
	}
	x, y, _ := eyes.Find(l.Say(words.StatisticsRooms))
	eyes.Point(x-60, y) // back to the other
	n.Pass(2)
	if _, _, ok := eyes.Find(l.Say(words.StatisticsNone)); !ok {
		t.Errorf("at this screen they count %q", eyes.Words())
	}

	s.Go(replay.NewList())
	n.Pass(30)
	row := ""
	eyes.Look()
	for _, text := range eyes.Words() {
		if strings.HasSuffix(text, l.Say(words.ReplaysOnline, words.With("room", "Friday"), words.Count("n", 1))) {
			row = text
		}
	}
	if row == "" {
		t.Fatalf("the replays are %q", eyes.Words())
	}
	eyes.Press(row)
	v, ok := s.Scene().(*replay.Player)
	if !ok {
		t.Fatalf("it is shown by %T", s.Scene())
	}
	n.Until("the replay shows who sat there, once no draw for the first card stands over a plate", func() bool {
		_, _, ok := eyes.Find("Bea")
		return ok
	})
	if s.Scene() != stage.Scene(v) {
		t.Errorf("the replay shows %q", eyes.Words())
	}
}
