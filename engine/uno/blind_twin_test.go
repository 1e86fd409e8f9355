package uno

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"testing"

	"fourtell/engine"
	"fourtell/engine/shed"
)

// blindTables are the rules under which a blind card might show through something.
func blindTables() []string {
	return []string{"classic,blind_draw=on,uno_false_catch=2,uno_grace_ms=0", "party,blind_draw=on,misplay=penalty,hand_reveal=5",
		"wild_night,blind_draw=on,hand_reveal=5,hand_size=4", "classic,blind_draw=on,draw_after=must_play,wd4_bluff=refused,finish=no_action,jump_in=any",
		"chaos,draw_mode=one,blind_draw=on,hand_limit=10", "classic,blind_draw=on,misplay=penalty,wd4_bluff=refused,decks=2", "classic,blind_draw=on,misplay=penalty,multi_play=on,hand_size=2,decks=3", "classic,blind_draw=on,forced_play=on,seven_swap=next,wd4_legality=any_playable,wd4_reveal=everyone",
		"classic,blind_draw=on,zero_rotate=on,seven_swap=on,call_window=after,hand_size=3", "classic,blind_draw=on,stack_cross=on,wd4_guilty=instead,draw_after=end_turn"}
}

// unseenIn says that the card lies in the pile, or in a hand where nobody has looked at it.
func unseenIn(s *State, i index) bool {
	if s.blind.has(i) {
		return true
	}
	for _, card := range s.draw[:s.drawN] {
		if card == i {
			return true
		}
	}
	return false
}

// Two tables, the same but for the card drawn next: as long as nobody has looked at it nobody sees a difference, its owner neither,
// in no snapshot, no list of what may be done and no refusal. What bots do and how long they take comes of snapshots alone.
func TestABlindCardChangesNothingBeforeItsOwnersTurn(t *testing.T) {
	held, asked := 0, 0
	for _, rules := range blindTables() {
		for seed := range uint64(24) {
			rng := rand.New(rand.NewPCG(seed, 9))
			seats := 2 + int(seed)%4
			setup := engine.Setup{Rules: rules, Seats: seatNames(seats), Seed: seed}
			dealt, err := New(setup)
			if err != nil {
				t.Fatal(err)
			}
			if dealt.state.phase != engine.PhasePlay {
				continue
			}
			setup.Position = spread(dealt)
			one, err := New(setup)
			if err != nil {
				t.Fatal(err)
			}
			other := spread(dealt)
			last := len(other.Draw) - 1
			other.Draw[0], other.Draw[last] = other.Draw[last], other.Draw[0]
			setup.Position = other
			two, err := New(setup)
			if err != nil {
				t.Fatal(err)
			}
			a, b := one.state.draw[last], two.state.draw[last]
			if a.face() == b.face() {
				continue
			}
			first, second := one.Opening(), two.Opening()
			for n := 0; n < 60 && !one.state.Over() && !two.state.Over() && unseenIn(&one.state, a) && unseenIn(&two.state, b); n++ {
				where := fmt.Sprintf("%s, seed %d, command %d: %s or %s", rules, seed, n, a.face(), b.face())
				for v := engine.Spectator; v < engine.Seat(seats); v++ {
					if x, y := shown(t, v, first, true), shown(t, v, second, true); !bytes.Equal(x, y) {
						t.Fatalf("%s: viewer %d is shown\n%s\nand\n%s", where, v, x, y)
					}
				}
				if one.state.blind.has(a) {
					held++
					asked += sameRefusals(t, where, one, two)
				}
				c, legal := legalCommand(t, rng, one)
				for !legal || c.Blind {
					c, legal = legalCommand(t, rng, one)
				}
				if s := &one.state; s.drawN > 0 && s.draw[s.drawN-1] == a && s.phase == engine.PhasePlay && s.rules[ForcedPlay] == Off {
					c = engine.Do(engine.Seat(s.turn), engine.VerbDraw)
					if f := s.hands[s.turn].faces &^ s.fit; f != 0 && s.rules[Misplay] == MisplayPenalty && !s.erred {
						c = engine.Play(c.Seat, engine.SeenCard{Face: f.first()}, engine.NoColor, engine.NoSeat) // and it comes into the hand of who is on turn
					}
				}
				c = c.Recorded()
				var err2 error
				first, err = one.Apply(c)
				second, err2 = two.Apply(c)
				if err != nil || err2 != nil {
					t.Fatalf("%s: %+v is answered with %v and %v", where, c, err, err2)
				}
			}
		}
	}
	if held < 300 || asked < 20_000 {
		t.Fatalf("only %d times a blind card lay in a hand, and %d wishes were tried then", held, asked)
	}
}

// sameRefusals tries at both tables to play every face, by every seat, and what is tried unseen without what it needs.
func sameRefusals(t *testing.T, where string, one, two *Game) (asked int) {
	t.Helper()
	try := func(c engine.Command) {
		asked++
		_, err1 := tried(one).Apply(c)
		_, err2 := tried(two).Apply(c)
		if fmt.Sprint(err1) != fmt.Sprint(err2) {
			t.Fatalf("%s: %+v is answered with %v and %v", where, c, err1, err2)
		}
	}
	for seat := engine.Seat(0); int8(seat) < one.state.seats; seat++ {
		for f := engine.Face(1); int(f) < shed.Faces; f++ {
			try(engine.Play(seat, engine.SeenCard{Face: f}, shed.Red, engine.NoSeat))
		}
		unseen := engine.Do(seat, engine.VerbPlay)
		unseen.Blind = true
		try(unseen)
		unseen.Color, unseen.Target = shed.Red, seat
		if one.state.rules[SevenSwap] != Off { // else a target is no matter
			try(unseen)
		}
		try(engine.Do(seat, engine.VerbCallUno))
		try(engine.Do(seat, engine.VerbPass))
	}
	return asked
}
