package hall

import (
	"errors"
	"fmt"
	"slices"
	"testing"
	"time"

	"fourtell/online/journal"
	"fourtell/online/wire"
)

// dayAt is the name of the day of a moment of the house's clock, so many days later.
func dayAt(now int64, later int) string {
	return time.UnixMilli(now).UTC().AddDate(0, 0, later).Format(time.DateOnly)
}

func weekAt(now int64, later int) string {
	year, week := time.UnixMilli(now).UTC().AddDate(0, 0, 7*later).ISOWeek()
	return fmt.Sprintf("%04d-W%02d", year, week)
}

func (g *guest) shape(b *wire.Dated) wire.Shape {
	g.w.t.Helper()
	s, ok := g.ask(b).(*wire.Shape)
	if !ok {
		g.w.t.Fatalf("asked %+v, answered %T", b, g.ask(b))
	}
	return *s
}

func TestEverybodysFirstTryAtADealIsCountedOnceAndToldInItsShape(t *testing.T) {
	w := newWorld(t, 7)
	day := dayAt(w.now, 0)
	ann, bo := w.guest("Ann"), w.guest("Bo")
	if s := ann.shape(&wire.Dated{Deal: day}); s.Players != 0 || s.Deal != day {
		t.Errorf("before anybody has played it is %+v", s)
	}
	ann.shape(&wire.Dated{Deal: day, Place: 2, Of: 4, Held: 21})
	ann.shape(&wire.Dated{Deal: day, Place: 1, Of: 4}) // on another device
	s := bo.shape(&wire.Dated{Deal: day, Place: 4, Of: 4, Held: 300})
	if s.Players != 2 || !slices.Equal(s.Places, []int{0, 1, 0, 1}) || !slices.Equal(s.Held, []int{0, 0, 0, 1, 0, 0, 0, 1}) {
		t.Errorf("counted is %+v", s)
	}
	if s := ann.shape(&wire.Dated{Deal: weekAt(w.now, 0), Place: 1, Of: 5}); s.Players != 1 || s.Held[0] != 1 {
		t.Errorf("of the week is counted %+v", s)
	}
	w.restart()
	ann.hello(nil)
	if got := ann.shape(&wire.Dated{Deal: day, Place: 1, Of: 4}); got.Players != 2 || !slices.Equal(got.Places, s.Places) {
		t.Errorf("after a restart it is %+v", got)
	}
	if rooms, _, _ := w.hall.Size(); rooms != 0 {
		t.Errorf("%d rooms have come of it", rooms)
	}
}

func TestATryCountsInItsTimeByTheHousesClockAlone(t *testing.T) {
	w := newWorld(t, 7)
	ann := w.guest("Ann")
	for deal, want := range map[string]wire.Code{dayAt(w.now, 0): "", dayAt(w.now, -1): "", dayAt(w.now, -2): wire.Stale, dayAt(w.now, 1): wire.Stale,
		weekAt(w.now, 0): "", weekAt(w.now, -1): "", weekAt(w.now, -2): wire.Stale, weekAt(w.now, 1): wire.Stale, "1999-01-01": wire.Stale} {
		var got wire.Code
		if n, ok := ann.ask(&wire.Dated{Deal: deal, Place: 1, Of: 3}).(*wire.No); ok {
			got = n.Code
		}
		if got != want {
			t.Errorf("%s is answered with %q, want %q", deal, got, want)
		}
		if s := ann.shape(&wire.Dated{Deal: deal}); want != "" && s.Players != 0 {
			t.Errorf("of %s is told %+v", deal, s)
		}
	}
}

func TestATryIsToldWhenItIsKeptAndWhatIsLostIsNot(t *testing.T) {
	w := newWorld(t, 7)
	ann, day := w.guest("Ann"), dayAt(w.now, 0)
	ann.shape(&wire.Dated{Deal: day})
	w.journal.hold = true
	if b := ann.soon(&wire.Dated{Deal: day, Place: 1, Of: 4}); b != nil {
		t.Fatalf("before it is kept is told %T", b)
	}
	w.journal.hold = false
	w.journal.answer(1)
	w.pass(10)
	if s := ann.shape(&wire.Dated{Deal: day}); s.Players != 1 {
		t.Errorf("kept is %+v", s)
	}
	w.journal.lose = errors.New("no disk")
	if n, ok := w.guest("Bo").ask(&wire.Dated{Deal: day, Place: 1, Of: 4}).(*wire.No); !ok || n.Code != wire.Busy {
		t.Error("what can't be kept is counted")
	}
	w.journal.lose = nil
	if s := ann.shape(&wire.Dated{Deal: day}); s.Players != 1 {
		t.Errorf("counted is %+v", s)
	}
}

func TestWhereAnotherDealerWasQuickerBothTriesStand(t *testing.T) {
	w := newWorld(t, 7)
	ann, day := w.guest("Ann"), dayAt(w.now, 0)
	ann.shape(&wire.Dated{Deal: day})
	w.journal.Append(journal.DatedRoom(day), []journal.Entry{{N: 1, At: w.now, By: "abcdefghijkl2345", Fact: &journal.Voted{Place: 3, Held: 7}}}, func(error) {})
	if s := ann.shape(&wire.Dated{Deal: day, Place: 1, Of: 4}); s.Players != 2 || !slices.Equal(s.Places, []int{1, 0, 1}) {
		t.Errorf("counted is %+v", s)
	}
}

func TestADealIsForgottenAfterFortyDaysAndTakesNoMoreThanSoMany(t *testing.T) {
	w := newWorld(t, 7)
	ann, day := w.guest("Ann"), dayAt(w.now, 0)
	ann.shape(&wire.Dated{Deal: day, Place: 1, Of: 4})
	w.hall.tallies.of[day].shape.Players = mostTries
	if n, ok := w.guest("Bo").ask(&wire.Dated{Deal: day, Place: 1, Of: 4}).(*wire.No); !ok || n.Code != wire.Full {
		t.Error("one too many is counted")
	}
	names := func() (n int) {
		all, _ := w.journal.Rooms()
		return len(all)
	}
	w.now += 39 * 24 * 3_600_000
	w.hall.Advance(w.now)
	if names() != 1 {
		t.Error("it is forgotten too early")
	}
	w.now += 2 * 24 * 3_600_000
	w.hall.Advance(w.now)
	if names() != 0 || len(w.hall.tallies.of) != 0 {
		t.Errorf("kept are %d, known %d", names(), len(w.hall.tallies.of))
	}
}
