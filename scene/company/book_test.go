//go:build display

package company

import (
	"image"
	"strings"
	"testing"

	"fourtell/online/onlinetest"
	"fourtell/online/wire"
	"fourtell/scene/guests"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
)

func TestARoundInARoomIsKeptAndCountedOnceApartFromThoseAtThisScreen(t *testing.T) {
	n := newInn(t, image.Pt(1280, 720), "en")
	last, _ := n.ways()
	p := n.meet(wire.ChatFree, "Bea", "Theo")
	n.sit()
	end := n.toEnd(p, last)
	n.w.CutAll()
	n.Until("the line is lost", func() bool { return n.line.Client().LostFor() > 0 })
	n.Until("one is back", func() bool { return n.line.Client().LostFor() == 0 })
	_ = n.line.Client().Ask(&wire.Past{}, nil)
	n.Pass(30)
	kept, room := n.Kept().Records(), n.line.Place().Room()
	played := n.Kept().Statistics().Played
	if len(kept) != 1 || len(played) != 1 {
		t.Fatalf("%d records are kept, and %d rounds counted", len(kept), len(played))
	}
	if o := kept[0].Head.Online; o == nil || o.Room != string(room.Code) || o.Name != room.Name || o.N != 1 || len(o.Proof) < 100 {
		t.Errorf("kept is %+v", o)
	}
	if who := played[0]; !who.Online || who.Who != "You" || who.Seats != 3 || strings.Join(who.Against, ", ") != "person Bea, person Theo" || who.Rounds != 1 {
		t.Errorf("counted is %+v", who)
	}
	if kept[0].Head.Chairs[0] != guests.ChairPerson || kept[0].Head.Chairs[1] != stage.SitsHouse {
		t.Errorf("who plays on from it sits down with %q", kept[0].Head.Chairs)
	}
	if end.data.OnCounts == nil {
		t.Error("the result does not lead to the statistics")
	}
}

func TestARoundWhoseDealIsNotWhatWasPromisedIsNotCountedAndThatIsTold(t *testing.T) {
	n := newInn(t, image.Pt(1280, 720), "en")
	last, _ := n.ways()
	p := n.meet(wire.ChatFree, "Bea")
	n.sit()
	was := n.Beside
	n.Beside = func(ms int64) { // a house that opens another secret than it promised
		was(ms)
		n.dialed[len(n.dialed)-1].(*onlinetest.Line).Forge(func(frame []byte) []byte {
			if _, at, ok := strings.Cut(string(frame), `"secret":"`); ok {
				return []byte(strings.Replace(string(frame), at[:4], "0123", 1))
			}
			return frame
		})
	}
	end := n.toEnd(p, last)
	if got := len(n.Kept().Statistics().Played); got != 0 || len(n.Kept().Records()) != 1 {
		t.Errorf("%d such rounds are counted, and %d kept", got, len(n.Kept().Records()))
	}
	if told := scenetest.SaidText(n.Stage, 8); !strings.Contains(told, "not counted") || end.data.Note != n.Lang().Rooms().Check("other_secret") {
		t.Errorf("the result says %q; said is %q", end.data.Note, told)
	}
}

func TestWhoLooksElsewhereAfterARoundIsBackAtTheTableWhenTheNextOneBegins(t *testing.T) {
	n := newInn(t, image.Pt(1280, 720), "en")
	last, _ := n.ways()
	p := n.meet(wire.ChatFree, "Bea")
	n.sit()
	n.toEnd(p, last)
	elsewhere := &scenetest.Stand{}
	n.Go(elsewhere)
	n.Pass(60)
	if n.Scene() != stage.Scene(elsewhere) {
		t.Fatal("one is called back before there is anything to play")
	}
	n.Until("the next round is on", func() bool { return n.table() != nil && n.table().Shown().Round == 2 })
	elsewhere = &scenetest.Stand{}
	n.Go(elsewhere)
	n.Pass(30)
	if n.Scene() != stage.Scene(elsewhere) {
		t.Error("who leaves the table by themselves is called back")
	}
}

// keepBack has the frames of this kind wait that come to this program; let hands them on.
func (n *inn) keepBack(kind string) (let func(forge func(string) string)) {
	var kept []string
	line := n.dialed[len(n.dialed)-1].(*onlinetest.Line)
	was := n.Beside
	n.Beside = func(ms int64) {
		was(ms)
		line.Forge(func(frame []byte) []byte {
			if !strings.Contains(string(frame), `"t":"`+kind+`"`) {
				return frame
			}
			kept = append(kept, string(frame))
			return []byte(`{"t":"pong"}`)
		})
	}
	return func(forge func(string) string) {
		n.Beside = was
		for _, frame := range kept {
			line.Tell([]byte(forge(frame)))
		}
	}
}

// closedRound is a round with Bea whose end is seen, and which the house opens when it is let.
func closedRound(t *testing.T) (n *inn, last func() *ended, let func(forge func(string) string)) {
	t.Helper()
	n = newInn(t, image.Pt(1280, 720), "en")
	last, _ = n.ways()
	p := n.meet(wire.ChatFree, "Bea")
	n.sit()
	let = n.keepBack("round")
	n.overSeen(p)
	return n, last, let
}

func TestTheResultWaitsForTheHouseToOpenTheRoundAndThenTellsOfItsDeal(t *testing.T) {
	n, last, let := closedRound(t)
	n.Pass(waitForRound / 4)
	if last() != nil {
		t.Fatalf("the result comes before the round is opened, and says %q", last().data.Note)
	}
	let(func(frame string) string { return frame })
	n.Until("the result is shown", func() bool { return last() != nil })
	if end := last().data; end.Note != "Deal checked" || end.Rating == "" {
		t.Errorf("the result says %q, and of the rating %q", end.Note, end.Rating)
	}
}

func TestAHouseThatOpensARoundLateIsNotWaitedForForEverAndWhatIsWrongWithTheDealIsToldWhenItDoes(t *testing.T) {
	n, last, let := closedRound(t)
	n.Pass(waitForRound + 10)
	if last() == nil || last().data.Note != n.Lang().Rooms().Check("unopened") {
		t.Fatalf("the result is %+v", last())
	}
	let(func(frame string) string {
		before, secret, _ := strings.Cut(frame, `"secret":"`)
		return before + `"secret":"0123` + secret[len("0123"):]
	})
	n.Pass(10)
	if told := scenetest.SaidText(n.Stage, 8); !strings.Contains(told, "not counted") {
		t.Errorf("said is %q", told)
	}
}

func TestWhoComesToLookOnAfterARoundIsNotToldThatItIsStillClosed(t *testing.T) {
	n := newInn(t, image.Pt(1280, 720), "en")
	last, _ := n.ways()
	p := n.watch("Ann", "Bea")
	n.keepBack("round") // as for somebody who was not there
	n.overSeen(p)
	late, err := NewTable(n.Stage, n.line.Place())
	if err != nil {
		t.Fatal(err)
	}
	n.Go(late)
	n.Pass(waitForRound / 2)
	if last() == nil || last().data.Note != n.Lang().Rooms().Check("none") {
		t.Errorf("the result is %+v", last())
	}
}

func TestWhoSitsDownAgainAtARoundThatIsOverIsToldOfItsDealAtOnce(t *testing.T) {
	n := newInn(t, image.Pt(1280, 720), "en")
	last, _ := n.ways()
	p := n.meet(wire.ChatFree, "Bea")
	n.sit()
	n.toEnd(p, last)
	was := last()
	again, err := NewTable(n.Stage, n.line.Place())
	if err != nil {
		t.Fatal(err)
	}
	n.Go(again)
	n.Pass(waitForRound / 2)
	if last() == was || last().data.Note != "Deal checked" {
		t.Errorf("the result is %+v", last())
	}
}

func TestWhoLooksOnAndWasCutOffWhenTheRoundEndedAsksWhatItWas(t *testing.T) {
	n := newInn(t, image.Pt(1280, 720), "en")
	last, _ := n.ways()
	p := n.watch("Ann", "Bea")
	let := n.keepBack("round") // lost on the way
	n.overSeen(p)
	let(func(string) string { return `{"t":"pong"}` })
	n.Pass(waitForRound - 10)
	if last() == nil || last().data.Note != "Deal checked" {
		t.Errorf("the result is %+v", last())
	}
}
