//go:build display

package company

import (
	"image"
	"testing"

	"fourtell/engine"
	"fourtell/online/onlinetest"
	"fourtell/online/wire"
	"fourtell/scene/guests"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	"fourtell/scene/table"
	"fourtell/words"
)

// ended is the screen after a round, as far as these tests look at it.
type ended struct {
	scenetest.Stand
	data table.ResultData
	said string // by the button to go on
}

// lays the ways from a table to its result and to the room.
func (n *inn) ways() (last func() *ended, room *bool) {
	var now *ended
	room = new(bool)
	o := n.Options()
	o.Routes.More = append(o.Routes.More,
		table.Routes{Result: func(d table.ResultData) stage.Scene {
			now = &ended{data: d}
			return now
		}},
		Routes{Room: func(*stage.Stage) stage.Scene {
			*room = true
			return &scenetest.Stand{}
		}})
	return func() *ended { return now }, room
}

// toEnd plays until the round is over and told.
func (n *inn) toEnd(people []*onlinetest.Player, last func() *ended) *ended {
	n.T.Helper()
	was := last()
	n.playUntil(people, "the round ends", func() bool { return last() != was })
	return last()
}

// overSeen plays until the end of the round is on the table.
func (n *inn) overSeen(people []*onlinetest.Player) {
	n.T.Helper()
	n.playUntil(people, "the end is seen", func() bool { return n.table() != nil && n.table().Shown().Over() })
}

// playUntil has everybody play, until it is so.
func (n *inn) playUntil(people []*onlinetest.Player, what string, so func() bool) {
	n.T.Helper()
	n.playOn(people)
	n.Settings().Speed = stage.SpeedInstant
	for tick := range 60 * 600 {
		n.Pass(1)
		if so() {
			return
		}
		if tb := n.table(); tb != nil && tick%20 == 0 {
			if s := tb.Shown(); s.Owes() && tb.Newest() == s.Seq {
				if c, ok := onlinetest.First(s); ok {
					_ = tb.Desk().Do(c)
				}
			}
		}
	}
	n.T.Fatal("waited in vain until " + what)
}

func TestTheEndOfARoundTellsOfTheDealAndTheNextOneBeginsByItself(t *testing.T) {
	n := newInn(t, image.Pt(1280, 720), "en")
	last, _ := n.ways()
	p := n.meet(wire.ChatFree, "Bea")
	n.sit()
	end := n.toEnd(p, last)
	if end.data.Note != "Deal checked" || end.data.OnChange != nil || end.data.Leave != "Leave the room" {
		t.Errorf("the result is %+v", end.data)
	}
	if end.data.OnTick == nil || end.data.OnTick(n.Stage) == "" {
		t.Fatal("nothing goes on by itself")
	}
	for range 40 * 60 {
		if n.table() != nil {
			break
		}
		n.Pass(1)
		end.said = end.data.OnTick(n.Stage)
	}
	if n.table() == nil {
		t.Fatalf("the next round does not come; the button says %q", end.said)
	}
	n.Until("its cards are seen", func() bool { return n.table() != nil && n.table().Shown().Round == 2 })
	if n.mates().seat == engine.Spectator {
		t.Error("one sits there no more")
	}
}

func TestTheEndOfARoundTellsWhatItMadeOfOnesRating(t *testing.T) {
	n := newInn(t, image.Pt(1280, 720), "en")
	last, _ := n.ways()
	p := n.meet(wire.ChatFree, "Bea")
	n.sit()
	end := n.toEnd(p, last)
	st := n.Kept().Statistics()
	all := st.Ratings(guests.Scale()).Rounds
	if len(all) != 1 || !all[0].Online || all[0].Who != "You" {
		t.Fatalf("rated is %+v", all)
	}
	want := n.Lang().Say(words.RatingResult, words.Count("n", all[0].After.Points()), words.With("change", guests.Signed(all[0].Change())))
	if end.data.Rating != want || end.data.Won != (all[0].Change() > 0) {
		t.Errorf("the result says %q, want %q", end.data.Rating, want)
	}
}

func TestAfterTheMatchOnesAgainLeadsEverybodyToTheRoom(t *testing.T) {
	n := newInn(t, image.Pt(1280, 720), "en")
	last, room := n.ways()
	p := n.meet(wire.ChatFree, "Bea")
	_ = n.line.Client().Ask(&wire.Set{Rules: ptr(walkover)}, nil)
	n.Pass(4)
	n.sit()
	_ = p[0].Ask(&wire.Leave{}, nil) // who is left alone has won
	n.Until("the match is over", func() bool { return last() != nil })
	end := last()
	if end.data.OnTick(n.Stage) != end.data.Again {
		t.Errorf("a match that is over goes on by itself: %q", end.data.OnTick(n.Stage))
	}
	end.data.OnAgain(n.Stage)
	n.Until("the room waits", func() bool {
		end.data.OnTick(n.Stage)
		return *room
	})
}

const walkover = "classic,leaver=walkover"

func ptr(s string) *string { return &s }
