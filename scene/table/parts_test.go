//go:build display

package table

import (
	"testing"

	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/room"
	"fourtell/scene/scenetest"
	"fourtell/words"
)

// stillDesk is a desk at which nothing happens: what is asked of it besides is nothing for a part of the picture.
type stillDesk struct {
	room.Desk
	public engine.Snapshot
	now    engine.Millis
}

func (d *stillDesk) Public() engine.Snapshot { return d.public }
func (d *stillDesk) Now() engine.Millis      { return d.now }

// seenBy is the view that a seat has of a beat, without a table, a stage or a window.
func seenBy(now engine.Snapshot) (*view, *stillDesk) {
	d := &stillDesk{public: now}
	v := &view{table: d, lang: words.English(), viewer: now.Viewer, shown: now, newest: now.Seq, tools: toolsOf(now.Game, now.Rules)}
	for _, h := range now.Hands {
		v.names = append(v.names, h.Name)
	}
	v.facts.read(v, &now)
	return v, d
}

// myTurn is a beat at which seat 0 of three is to play.
func myTurn(t *testing.T) engine.Snapshot {
	t.Helper()
	red, wild := scenetest.Face(t, "R5"), scenetest.Face(t, "W")
	red.ID, wild.ID = 7, 8
	s := engine.Snapshot{Viewer: 0, Seq: 3, Round: 1, Rules: "classic", Direction: 1, Phase: engine.PhasePlay, Decision: 2}
	s.Hands = []engine.Hand{{Name: "Ann", Count: 2, Cards: []engine.SeenCard{red, wild}}, {Name: "Bo", Count: 1}, {Name: "Cy", Count: 4}}
	shed.Change(&s, func(o *shed.Own) { o.Players[1] = shed.Player{Catchable: true, CatchFrom: 500} })
	s.Legal = []engine.Command{engine.Play(0, red, engine.NoColor, engine.NoSeat)}
	for _, c := range shed.Colors() {
		s.Legal = append(s.Legal, engine.Play(0, wild, c, engine.NoSeat))
	}
	return s
}

func TestAChairSaysWhatItsPlayerMayDo(t *testing.T) {
	now := myTurn(t)
	v, desk := seenBy(now)
	c := newChair(v)
	red, wild := now.Hands[0].Cards[0], now.Hands[0].Cards[1]
	if c.mine() || c.playable(red) {
		t.Error("a chair on which nobody sits may do something")
	}
	c.person = &room.Person{}
	if !c.mine() || !c.playable(red) || c.playable(engine.SeenCard{ID: 9, Face: scenetest.Face(t, "B1").Face}) {
		t.Error("the card that may be played, and no other, is to be playable on one's own turn")
	}
	if n := len(c.plays(red)); n != 1 {
		t.Errorf("%d plays of a red five, want 1", n)
	}
	if n := len(c.plays(wild)); n != 4 {
		t.Errorf("%d plays of a wild, want one a colour", n)
	}
	for _, grace := range []struct {
		at   engine.Millis
		want engine.Seat
	}{{499, engine.NoSeat}, {500, 1}} {
		if desk.now = grace.at; c.catchable() != grace.want {
			t.Errorf("at %d ms seat %d may be caught, want %d", grace.at, c.catchable(), grace.want)
		}
	}
	v.newest++ // a beat that is not shown yet
	if c.mine() || c.playable(red) || c.catchable() != engine.NoSeat {
		t.Error("something is offered on a picture that is no longer the table's")
	}
}

func TestAChairAsksWhoeverLeadsBeforeItWishes(t *testing.T) {
	v, _ := seenBy(myTurn(t))
	c := newChair(v)
	c.person = &room.Person{}
	first, second := v.shown.Legal[0], v.shown.Legal[1]
	c.allows = func(engine.Command) bool { return false }
	if c.want(first); c.person.Waiting() {
		t.Fatal("a wish that is not allowed has come to the chair")
	}
	c.allows = nil
	if c.want(first); !c.person.Waiting() {
		t.Fatal("the wish has not come to the chair")
	}
	if c.want(second); !c.wishes || c.wish.Color != second.Color {
		t.Errorf("while the chair has a wish the next one waits; %v waits: %v", c.wish, c.wishes)
	}
}

func TestTheClockCountsTheSecondsOfWhoIsToPlay(t *testing.T) {
	now := myTurn(t)
	now.Rules, now.Clock.Deadline = "classic,turn_seconds=20", 20000
	v, desk := seenBy(now)
	c := newTurnClock(v)
	for _, step := range []struct {
		at            engine.Millis
		seconds, full int
	}{{0, 20, clockParts}, {1, 20, clockParts}, {5000, 15, 45}, {19001, 1, 3}, {25000, 0, 0}} {
		desk.now = step.at
		if s, f := c.secondsLeft(0), c.full(); s != step.seconds || f != step.full {
			t.Errorf("after %d ms %d seconds and %d parts are left, want %d and %d", step.at, s, f, step.seconds, step.full)
		}
	}
	if c.timed() != 0 || c.secondsLeft(1) != -1 {
		t.Errorf("seat %d is timed, and seat 1 has %d seconds", c.timed(), c.secondsLeft(1))
	}
	if v.rests = true; c.timed() != engine.NoSeat {
		t.Error("a clock runs in a replay")
	}
}

func TestPeopleKnowWhoTakesTurnsAtTheScreen(t *testing.T) {
	v, _ := seenBy(myTurn(t))
	p := newPeople(v)
	if p.shared() || p.sharerAt(0) >= 0 {
		t.Error("nobody is at the screen yet")
	}
	p.sharers = []sharer{{seat: 0}, {seat: 2}}
	if !p.shared() || p.sharerAt(2) != 1 || p.sharerAt(1) != -1 {
		t.Errorf("two share the screen; seat 2 is person %d, seat 1 %d", p.sharerAt(2), p.sharerAt(1))
	}
}
