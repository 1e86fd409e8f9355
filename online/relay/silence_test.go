package relay

import (
	"testing"

	"fourtell/online/client"
	"fourtell/online/wire"
)

// paused says that somebody is shown a table that waits for who deals, on a line that stands.
func paused(p *player) bool {
	if p.Place() == nil || p.State() != client.Here {
		return false
	}
	r := p.Place().Room()
	return r.State == wire.Paused && client.DealerAway(&r)
}

func TestATableIsPausedWhileTheProgramOfWhoDealsStands(t *testing.T) {
	w := newWorld(t)
	people := w.begin("classic,score=winner_takes,target=100", "Ann", "Bo", "Cy")
	ann, bo, cy := people[0], people[1], people[2]
	for _, p := range people {
		p.plays = true
	}
	w.pass(2000)
	for range 20 * 20 { // nothing is said at a table where nobody does anything
		ann.plays, bo.plays, cy.plays = false, false, false
		if w.step(50); paused(bo) || paused(cy) {
			t.Fatal("it is paused though who deals is there")
		}
	}
	ann.still = true // and the line stands
	w.pass(silentAfter + 200)
	if !paused(bo) || !paused(cy) {
		t.Fatalf("four seconds later Bo is shown %s, %v", bo.Place().Room().State, bo.State())
	}
	w.check(bo.Ask(&wire.Phrase{Phrase: "hello"}, nil))
	for range 60 * 20 {
		if w.step(50); !paused(bo) || !paused(cy) {
			t.Fatalf("meanwhile Bo is shown %s, %v", bo.Place().Room().State, bo.State())
		}
	}
	line := bo.line
	ann.still = false
	w.pass(500)
	for _, p := range people {
		if r := p.Place().Room(); r.State != wire.Playing || client.DealerAway(&r) || p.State() != client.Here {
			t.Errorf("once Ann is back %s is shown %s, %v", p.name, r.State, p.State())
		}
		for _, s := range p.Place().Room().Seats {
			if s.Here != wire.HereYes {
				t.Errorf("%s, who was there all the time, is %s to %s", s.Name, s.Here, p.name)
			}
		}
	}
	if bo.line != line || ann.dealer.Broken() != 0 {
		t.Error("his line was begun anew")
	}
	said := false
	for _, b := range cy.heard {
		if s, ok := b.(*wire.Said); ok && s.UID == bo.UID() {
			said = true
		}
	}
	if !said {
		t.Error("what Bo said meanwhile is lost")
	}
	for _, p := range people {
		p.plays = true
	}
	w.until("they play to the end", func() bool {
		return all(people, func(p *player) bool { return p.Place().Room().State == wire.Finished })
	})
}

func TestWhoDealsAndDoesNotAnswerLosesByWalkover(t *testing.T) {
	w := newWorld(t)
	people := w.begin("classic", "Ann", "Bo", "Cy")
	ann, bo := people[0], people[1]
	places := []*client.Place{bo.Place(), people[2].Place()}
	ann.still = true
	w.pass(silentAfter + 119_000)
	if !paused(bo) {
		t.Fatal("it ends too early")
	}
	w.pass(2000)
	for _, p := range places {
		if r := p.Room(); p.Gone() != wire.LeftClosed || r.State != wire.Finished {
			t.Errorf("after two minutes: %q, %s", p.Gone(), r.State)
		}
		if got := p.Walkover(); len(got) != 2 || got[0] != "Bo" || got[1] != "Cy" {
			t.Errorf("it is told to be won by %q", got)
		}
	}
	if bo.State() != client.Ended || bo.Why().Code != wire.Closed {
		t.Errorf("afterwards: %v %+v", bo.State(), bo.Why())
	}
	ann.still = false
	place := ann.Place()
	w.pass(1000)
	if r := place.Room(); place.Gone() != wire.LeftClosed || r.State != wire.Finished {
		t.Errorf("who dealt finds %q, %s", place.Gone(), r.State)
	}
}

func TestAPageThatSleptWhileNobodyWasAtItsTableHasItStill(t *testing.T) {
	w := newWorld(t)
	ann := w.deals("Ann")
	w.check(ann.Ask(&wire.Create{Seats: 2}, nil))
	w.until("the table stands", func() bool { return ann.Place() != nil })
	ann.still = true
	w.pass(30 * 60_000)
	ann.still = false
	w.pass(10_000)
	link, open := ann.dealer.Link()
	if ann.Place() == nil || !open {
		t.Fatal("it is gone")
	}
	bo := w.joins("Bo", link)
	w.until("Bo sits", func() bool { return bo.Place() != nil && bo.Place().Seat() == 1 })
}

func TestWhoComesBackToATableThatWaitsIsShownThatItWaits(t *testing.T) {
	for name, cut := range map[string]bool{"since nobody answers": false, "since the line of who deals is cut": true} {
		t.Run(name, func(t *testing.T) {
			w := newWorld(t)
			people := w.begin("classic", "Ann", "Bo", "Cy")
			ann, bo := people[0], people[1]
			uid, seat := bo.UID(), bo.Place().Seat()
			ann.still = true
			if cut {
				ann.line.Close()
			}
			w.pass(20_000)
			bo.line.Close()
			w.step(50)
			w.until("Bo is shown it", func() bool { return paused(bo) })
			for range 20 * 20 {
				if w.step(50); !paused(bo) || bo.UID() != uid {
					t.Fatalf("meanwhile he is %v", bo.State())
				}
			}
			asked := false
			w.check(bo.Ask(&wire.Phrase{Phrase: "hello"}, func(wire.Body) { asked = true }))
			ann.still = false
			w.until("all go on", func() bool {
				return asked && all(people, func(p *player) bool { return p.Place() != nil && p.Place().Room().State == wire.Playing })
			})
			if bo.UID() != uid || bo.Place().Seat() != seat {
				t.Error("he is somebody else")
			}
		})
	}
}

func TestAGuestWhoseOwnProgramStoodBlamesNobody(t *testing.T) {
	w := newWorld(t)
	people := w.begin("classic", "Ann", "Bo", "Cy")
	bo := people[1]
	bo.still = true
	w.pass(2 * silentAfter)
	bo.still = false
	for range 20 * 20 {
		if w.step(50); paused(bo) || bo.State() != client.Here {
			t.Fatalf("he is shown %s, %v", bo.Place().Room().State, bo.State())
		}
	}
}

func TestALineOnWhichTheHouseSaysNothingIsBrokenAndNotWhoDeals(t *testing.T) {
	w := newWorld(t)
	people := w.begin("classic", "Ann", "Bo", "Cy")
	bo := people[1]
	delete(w.lines, bo.line.conn) // nothing comes down it any more
	for bo.State() == client.Here {
		if w.step(50); paused(bo) {
			t.Fatal("he is told that who deals is away")
		}
	}
	w.until("he is back", func() bool { return bo.State() == client.Here && bo.Place() != nil })
}
