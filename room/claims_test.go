package room_test

import (
	"slices"
	"testing"

	"fourtell/engine"
	"fourtell/room"
	"fourtell/room/roomtest"
)

func TestAnOpenRecordTellsOfEveryClaimWhetherItWasTrue(t *testing.T) {
	for _, rules := range []string{"classic", "arcade", "classic,decks=2"} {
		rec := roomtest.Lying(t, rules)
		r, err := room.OpenReplay(rec)
		if err != nil {
			t.Fatal(err)
		}
		r.Seek(7)
		all := r.Claims()
		if r.At() != 7 {
			t.Errorf("%s: it stands on beat %d after it was asked, not on 7", rules, r.At())
		}
		made := 0
		for _, c := range rec.Commands {
			if c.Verb == engine.VerbClaim {
				made++
			}
		}
		if made == 0 || len(all) != made {
			t.Fatalf("%s: %d of %d claims are told", rules, len(all), made)
		}
		lies, doubted := 0, 0
		for _, c := range all {
			r.Seek(c.Beat)
			e := r.View(c.Event.Seat).Cause // who claimed has seen the cards
			if e.Kind != engine.EventClaimed || e.Seat != c.Event.Seat || e.Rank != c.Event.Rank || len(e.Cards) != len(c.Event.Cards) {
				t.Fatalf("%s: beat %d is %v, the claim %v", rules, c.Beat, e, c.Event)
			}
			lie := slices.ContainsFunc(e.Cards, func(card engine.SeenCard) bool {
				return card.Face.String()[:len(card.Face.String())-1] != e.Rank.String()
			})
			if lie != c.Lie {
				t.Errorf("%s: %v of %v is told as a lie: %v", rules, e.Cards, e.Rank, c.Lie)
			}
			if here, ok := r.Claimed(); !ok || here.Lie != c.Lie || here.Event.Seat != c.Event.Seat {
				t.Errorf("%s: the beat itself tells %v, %v", rules, here, ok)
			}
			if c.Lie {
				lies++
			}
			if c.Doubter != engine.NoSeat {
				doubted++
				if c.Doubter != 2 {
					t.Errorf("%s: seat %d is told to have doubted", rules, c.Doubter)
				}
			}
		}
		if lies == 0 || lies == len(all) || doubted == 0 {
			t.Errorf("%s: of %d claims %d are lies and %d were doubted", rules, len(all), lies, doubted)
		}
	}
}

func TestClaimsAreThoseOfTheRoundTheReplayStandsIn(t *testing.T) {
	rec := roomtest.Lying(t, "arcade,turn_limit=3,rounds=2")
	r, err := room.OpenReplay(rec)
	if err != nil {
		t.Fatal(err)
	}
	first := len(r.Claims())
	if first == 0 {
		t.Fatal("nothing is claimed")
	}
	r.Seek(r.Len() - 1)
	for _, c := range r.Claims() {
		r.Seek(c.Beat)
		if e := r.View(engine.Spectator).Cause; e.Kind != engine.EventClaimed || e.Seat != c.Event.Seat {
			t.Errorf("beat %d is %v, not the claim of seat %d", c.Beat, e, c.Event.Seat)
		}
	}
}

func TestAGameWithoutClaimsTellsOfNone(t *testing.T) {
	r, err := room.OpenReplay(engine.Record{Setup: engine.Setup{Rules: "classic", Seats: []string{"Ann", "Bo"}, Seed: 3}})
	if err != nil {
		t.Fatal(err)
	}
	if _, ok := r.Claimed(); ok || r.Claiming() || len(r.Claims()) != 0 {
		t.Errorf("it tells of %v", r.Claims())
	}
}
