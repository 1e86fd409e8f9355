package hall

import (
	"slices"
	"testing"

	"fourtell/online/journal"
	"fourtell/online/wire"
)

// shared is a hall that has its journal together with others.
func shared(c *Config) { c.Shared = true }

func TestRoomsOfOtherDealersAreInTheListAndInWhereOneHasAPlace(t *testing.T) {
	w := newWorld(t, 1, shared)
	ann := w.guest("Ann")
	mine := ann.create(&wire.Create{Open: true})
	there := Notice{Code: "K7QF2M", Open: &wire.Room{Code: "K7QF2M", Name: "There", Totals: []int{}, Seats: []wire.Seat{}, Watching: []wire.Watcher{}}, Members: []wire.UID{ann.uid}}
	w.hall.Beside(w.now, there)
	w.hall.Beside(w.now, Notice{Code: "HHHHHH", Members: []wire.UID{ann.uid}}) // which is no open one
	all := ann.must(&wire.List{Watch: true}).(*wire.Rooms)
	if len(all.Rooms) != 2 {
		t.Errorf("the list is %+v", all.Rooms)
	}
	ann.told = nil
	w.hall.Beside(w.now, Notice{Code: "K7QF2M", Gone: true})
	w.pass(2 * listEvery)
	if len(ann.told) != 1 || ann.told[0].Body.(*wire.RoomShut).Code != "K7QF2M" {
		t.Errorf("who watches is told %+v", ann.told)
	}
	ann.hello(nil)
	if !slices.Equal(ann.you.Rooms, []wire.RoomCode{mine, "HHHHHH"}) {
		t.Errorf("Ann has a place in %v", ann.you.Rooms)
	}
}

func TestADealerTellsTheOthersOfItsRoomsOnceForEachChange(t *testing.T) {
	w := newWorld(t, 1, shared)
	ann, bo := w.guest("Ann"), w.guest("Bo")
	code := ann.create(&wire.Create{Open: true})
	news := w.hall.News()
	if len(news) != 1 || news[0].Code != code || news[0].Open == nil || !slices.Equal(news[0].Members, []wire.UID{ann.uid}) {
		t.Errorf("it tells %+v", news)
	}
	if news = w.hall.News(); len(news) != 0 {
		t.Errorf("it tells %+v again", news)
	}
	bo.must(&wire.Join{Room: code, As: wire.AsSeat})
	off := false
	ann.must(&wire.Set{Open: &off})
	if news = w.hall.News(); len(news) != 1 || news[0].Open != nil || len(news[0].Members) != 2 {
		t.Errorf("of a room that is hidden it tells %+v", news)
	}
	w.hall.LetGo(w.now, code)
	if news = w.hall.News(); len(news) != 1 || !news[0].Gone {
		t.Errorf("of a room that is another's it tells %+v", news)
	}
}

// A room that is handed over is what everybody was told, and whoever had it can write no more.
func TestARoomIsHandedOverOnceAllOfItIsKept(t *testing.T) {
	var lost []wire.UID
	w := newWorld(t, 1, shared, func(c *Config) { c.Lost = func(_ wire.RoomCode, there []wire.UID) { lost = append(lost, there...) } })
	ann := w.guest("Ann")
	code := ann.create(&wire.Create{})
	w.journal.hold = true
	if answer := ann.ask(&wire.Say{Text: "before"}); answer != nil {
		t.Fatalf("what is not kept is answered %+v", answer)
	}
	if w.hall.HandOver(w.now, code) {
		t.Fatal("a room is handed over with words that are not kept")
	}
	if answer := ann.ask(&wire.Say{Text: "too late"}); answer != nil || len(w.journal.held) != 1 {
		t.Fatalf("a room that leaves does something more: %+v", answer)
	}
	w.journal.answer(1)
	w.pass(1)
	if !w.hall.HandOver(w.now, code) || w.hall.Holds(code) || !slices.Equal(lost, []wire.UID{ann.uid}) {
		t.Fatalf("it is not handed over, or %v are told", lost)
	}
	w.journal.hold = false
	other := newWorld(t, 2, shared)
	other.hall.cfg.Journal = w.journal
	if err := other.hall.Take(w.now, code); err != nil || !other.hall.Holds(code) {
		t.Fatal("the other dealer does not take it up:", err)
	}
	var kinds []journal.Fact
	_ = w.journal.Read(code, 1, func(e journal.Entry) error { kinds = append(kinds, e.Fact); return nil })
	n := len(kinds)
	if _, taken := kinds[n-1].(*journal.Taken); !taken {
		t.Errorf("the last entry is %T", kinds[n-1])
	}
	if s, said := kinds[n-2].(*journal.Said); !said || s.Text != "before" {
		t.Errorf("the one before is %+v", kinds[n-2])
	}
}
