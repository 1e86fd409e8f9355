package uno

import (
	"fmt"
	"slices"
	"testing"

	"fourtell/engine"
	"fourtell/engine/shed"
)

// everyTable is presets and switches under which the rest of the table is imagined.
func everyTable() []string {
	return append(Presets(), "classic,wd4_legality=any_playable", "classic,finish=no_action,forced_play=on", "party,draw_mode=until_playable",
		"classic,wd4_bluff=refused", "classic,blind_draw=on,wd4_timing=before_draw",
		"classic,skip_deflect=both,reverse_deflect=both,hand_reveal=5", "party,teams=opposite,score=single", "classic,decks=2", "official,opener_wild=first_player_chooses")
}

// Whoever imagines cards of the faces that the others hold has the table itself, verdict included.
func TestATableImaginedWithTheTrueHandsIsTheTable(t *testing.T) {
	asked, fours := 0, 0
	for _, rules := range everyTable() {
		for seed := range uint64(60) {
			seats := []string{"a", "b", "c", "d"}
			g, err := New(engine.Setup{Rules: rules, Seats: seats, Seed: seed})
			if err != nil {
				t.Fatal(err)
			}
			rng := engine.NewRand(seed + 1)
			for range 120 {
				if g.state.Over() {
					break
				}
				v := g.View(engine.Seat(g.state.turn))
				if err := sameTable(g, &v); err != nil {
					t.Fatalf("%s, seed %d, decision %d: %v", rules, seed, v.Decision, err)
				}
				asked++
				if shed.Of(&v).Pending != nil && shed.Of(&v).Pending.Challenge {
					fours++
				}
				var m Move
				g.state.RandomMove(&rng, &m)
				rec := &recorder{g: g, actor: m.Seat}
				if code := g.state.Apply(&m, rec); code != engine.Legal {
					t.Fatal(code)
				}
				rec.finish(&g.state)
			}
		}
	}
	if asked < 5000 || fours < 200 {
		t.Fatalf("only %d tables were imagined, %d with a draw four to be answered", asked, fours)
	}
}

func sameTable(g *Game, v *engine.Snapshot) error {
	im, err := Imagine(v)
	if err != nil {
		return err
	}
	s := &g.state
	var hidden [engine.MaxSeats][]engine.Card
	unseen := slices.Clone(im.Unseen())
	for seat := range int8(len(v.Hands)) {
		open := s.judge().open(seat)
		for i := range s.hands[seat].all(everyFace) {
			if (open || seat == int8(v.Viewer)) && !s.blind.has(i) {
				continue
			}
			n := slices.IndexFunc(unseen, func(c engine.SeenCard) bool { return c.Face == i.face() })
			if n < 0 {
				return fmt.Errorf("seat %d holds %s, and no such card is unseen", seat, i.face())
			}
			hidden[seat] = append(hidden[seat], unseen[n].ID)
			unseen = slices.Delete(unseen, n, n+1)
		}
		if len(hidden[seat]) != im.Need(engine.Seat(seat)) {
			return fmt.Errorf("seat %d needs %d cards, it has %d", seat, im.Need(engine.Seat(seat)), len(hidden[seat]))
		}
	}
	var got State
	im.Deal(&got, &hidden, 1)
	if err := whole(&got, true); err != nil {
		return err
	}
	for seat := range int8(len(v.Hands)) {
		if !sameFaces(&got.hands[seat], &s.hands[seat]) {
			return fmt.Errorf("hand %d differs", seat)
		}
	}
	p, q := got.pending, s.pending
	switch {
	case got.fit != s.fit, got.color != s.color, got.symbol != s.symbol:
		return fmt.Errorf("%s %d fits, it is %s %d", got.color, got.symbol, s.color, s.symbol)
	case got.turn != s.turn, got.phase != s.phase, got.back != s.back, got.asked != s.asked, got.decision != s.decision:
		return fmt.Errorf("seat %d owes %s, it is seat %d and %s", got.turn, got.phase, s.turn, s.phase)
	case s.phase == engine.PhaseDrawn && got.drawnCard.face() != s.drawnCard.face():
		return fmt.Errorf("the card drawn differs")
	case got.drawN != s.drawN, got.discardN != s.discardN, got.out != s.out:
		return fmt.Errorf("the piles hold %d and %d cards, they have %d and %d", got.drawN, got.discardN, s.drawN, s.discardN)
	case s.phase != engine.PhaseRespond:
		return nil
	case p.kind != q.kind, p.by != q.by, p.victim != q.victim, p.before != q.before, p.paid != q.paid, p.stack != q.stack:
		return fmt.Errorf("%+v is to be answered, it is %+v", p, q)
	case p.kind == shed.PendingWD4 && p.bluff != q.bluff:
		return fmt.Errorf("the verdict would be bluff %v, it is %v", p.bluff, q.bluff)
	case p.paid && p.victim == int8(v.Viewer) && !sameFaces(&p.drawn, &q.drawn):
		return fmt.Errorf("the four cards drawn differ")
	}
	return nil
}

func sameFaces(a, b *hand) bool {
	for f := range a.copies {
		if a.held(engine.Face(f)) != b.held(engine.Face(f)) {
			return false
		}
	}
	return a.faces == b.faces
}

func TestWhatNobodyDecidesCanNotBeImagined(t *testing.T) {
	g, err := New(engine.Setup{Seats: []string{"a", "b"}, Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	for name, change := range map[string]func(*engine.Snapshot){
		"a spectator's view":     func(v *engine.Snapshot) { v.Viewer = engine.Spectator },
		"rules that are none":    func(v *engine.Snapshot) { v.Rules = "chess" },
		"a beat still resolving": func(v *engine.Snapshot) { v.Phase = engine.PhaseResolving },
		"a card in two places":   func(v *engine.Snapshot) { v.Hands[0].Cards[1] = v.Hands[0].Cards[0] },
		"a card of no deck":      func(v *engine.Snapshot) { v.Hands[0].Cards[1].ID = 400 },
		"no direction":           func(v *engine.Snapshot) { v.Direction = 0 },
	} {
		v := g.View(0)
		v.Hands[0].Cards = append([]engine.SeenCard(nil), v.Hands[0].Cards...)
		change(&v)
		if _, err := Imagine(&v); err == nil {
			t.Errorf("%s was imagined as a table", name)
		}
	}
}
