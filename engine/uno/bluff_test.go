package uno

import (
	"testing"

	"fourtell/engine"
	"fourtell/engine/shed"
)

// Whoever asks before the play gets the verdict that the play would have settled.
func TestWouldBluffIsWhatTheRulesDecideAtThePlay(t *testing.T) {
	const rounds = 400
	bluffs, honest := 0, 0
	for _, preset := range []string{"classic", "strict,wd4_bluff=allowed", "party", "classic,wd4_legality=any_playable_except_wild", "minimal,wd4_challenge=on"} {
		rules, err := ParseRules(preset)
		if err != nil {
			t.Fatal(err)
		}
		for seed := range uint64(rounds) {
			g, err := New(engine.Setup{Rules: preset, Seats: []string{"a", "b", "c"}, Seed: seed})
			if err != nil {
				t.Fatal(err)
			}
			rng := engine.NewRand(seed)
			var m Move
			for range 60 {
				if g.state.Over() {
					break
				}
				seat := g.state.turn
				if g.state.phase == engine.PhasePlay && g.state.judge().playable(seat)&wd4Face != 0 && g.state.hands[seat].count > 1 {
					snap := g.View(engine.Seat(seat))
					said := WouldBluff(&snap)
					s := g.state
					m = Move{Verb: engine.VerbPlay, Seat: seat, Target: noSeat, card: s.hands[seat].named(shed.FaceWildDrawFour), Color: shed.Red}
					if code := s.Apply(&m, nil); code != engine.Legal {
						t.Fatalf("%s, seed %d: the play was refused: %s", preset, seed, code)
					}
					if is := s.pending.kind == shed.PendingWD4 && s.pending.bluff; rules.MayChallenge() && said != is {
						t.Fatalf("%s, seed %d: said bluff %v, the play was %v", preset, seed, said, is)
					}
					if said {
						bluffs++
					} else {
						honest++
					}
				}
				g.state.RandomMove(&rng, &m)
				rec := &recorder{g: g, actor: m.Seat}
				if code := g.state.Apply(&m, rec); code != engine.Legal {
					t.Fatal(code)
				}
				rec.finish(&g.state)
			}
		}
	}
	if bluffs < 100 || honest < 100 {
		t.Fatalf("only %d bluffs and %d honest plays were asked about", bluffs, honest)
	}
}

func TestASpectatorCanNotBluff(t *testing.T) {
	g, err := New(engine.Setup{Seats: []string{"a", "b"}, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	for _, seat := range []engine.Seat{engine.Spectator, 7} {
		snap := g.View(seat)
		if snap.Viewer = seat; WouldBluff(&snap) {
			t.Errorf("seat %d would bluff with no cards", seat)
		}
	}
}
