package uno

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/bits"
	"math/rand/v2"
	"testing"

	"fourtell/engine"
	"fourtell/engine/shed"
)

// recopied is the same game with the cards of each face exchanged among themselves wherever they lie: which copy a card is
// is the one thing that differs, and nobody at the table may see it.
func recopied(g *Game, rng *rand.Rand) {
	s, to := &g.state, map[index]index{}
	for f := engine.Face(1); int(f) < shed.Faces; f++ {
		var copies []index
		for c := g.known.copyBits(f); c != 0; c &= c - 1 {
			copies = append(copies, cardOf(f, bits.TrailingZeros16(c)))
		}
		for n, k := range rng.Perm(len(copies)) {
			to[copies[n]] = copies[k]
		}
	}
	again := func(h *hand) {
		was := *h
		*h = hand{}
		for i := range was.all(everyFace) {
			h.add(to[i])
		}
	}
	for seat := range s.hands[:s.seats] {
		again(&s.hands[seat])
	}
	for n := range s.draw[:s.drawN] {
		s.draw[n] = to[s.draw[n]]
	}
	for n := range s.discard[:s.discardN] {
		s.discard[n] = to[s.discard[n].card()].stamped(s.discard[n].stamp())
	}
	if s.phase == engine.PhaseDrawn {
		s.drawnCard = to[s.drawnCard]
	}
	unseen := s.blind
	s.blind = cardSet{}
	for i, j := range to {
		if unseen.has(i) {
			s.blind.add(j)
		}
	}
	again(&s.pending.drawn)
	again(&s.pending.handShown)
	was := g.known.blank()
	was.set(&g.known)
	for v := engine.Spectator; v < engine.Seat(s.seats); v++ {
		for i, j := range to {
			g.known.row(v)[j.slot()] = was.row(v)[i.slot()]
		}
	}
}

// shown is all that a viewer is told by the beats of a command. Every event is in some beat, so that the history, which
// holds them all again, is compared now and then only.
func shown(t *testing.T, v engine.Seat, beats []engine.Beat, history bool) []byte {
	t.Helper()
	var out bytes.Buffer
	for _, b := range beats {
		snap := b.View(v)
		if !history {
			snap.History = nil
		}
		line, err := json.Marshal(snap)
		if err != nil {
			t.Fatal(err)
		}
		out.Write(append(line, '\n'))
	}
	return out.Bytes()
}

// pairedRules are the tables the pairs are played at.
func pairedRules() []string {
	return append(Presets(), "chaos,decks=2", "party,wd4_guilty=instead,wd4_timing=after_draw,stack_four=off,wd4_reveal=everyone",
		"classic,wd4_guilty=instead", "chaos,hand_size=3,leaver=walkover", "classic,draw_after=must_play,blocked=play_on",
		"classic,hand_reveal=3,hand_size=5", "wild_night,blind_draw=on,misplay=penalty,hand_size=5", "classic,reverse_deflect=both,skip_deflect=two,hand_limit=10,call_window=after")
}

func TestWhichCopyACardIsShowsNowhere(t *testing.T) {
	byID := 0
	for _, rules := range pairedRules() {
		for seed := range uint64(4) {
			rng := rand.New(rand.NewPCG(seed, 7))
			seats := 2 + int(seed)%4
			setup := engine.Setup{Rules: rules, Seats: seatNames(seats), Seed: seed}
			one, err := New(setup)
			if err != nil {
				t.Fatal(err)
			}
			two, _ := New(setup)
			for n := range 100 {
				recopied(two, rng)
				c, legal := legalCommand(t, rng, one)
				if !legal {
					continue
				}
				if rng.IntN(200) == 0 && seats > 2 && !one.state.Over() {
					c = engine.Do(engine.Seat(one.state.turn), engine.VerbRemove)
				}
				if rng.IntN(2) == 0 {
					c = c.Recorded()
				} else if c.Verb == engine.VerbPlay {
					byID++
				}
				first, err1 := one.Apply(c)
				second, err2 := two.Apply(c)
				if fmt.Sprint(err1) != fmt.Sprint(err2) {
					t.Fatalf("%s, seed %d, command %d: %v to the one, %v to the other", rules, seed, n, err1, err2)
				}
				for v := engine.Spectator; v < engine.Seat(seats); v++ {
					if a, b := shown(t, v, first, n%20 == 0), shown(t, v, second, n%20 == 0); !bytes.Equal(a, b) {
						t.Fatalf("%s, seed %d, command %d, %s by seat %d: viewer %d is shown\n%s\nand\n%s", rules, seed, n, c.Verb, c.Seat, v, a, b)
					}
				}
			}
		}
	}
	if byID < 600 {
		t.Fatalf("only %d cards were played by their identity", byID)
	}
}

// spread is the game as a position that lies open, so that a card of it can be exchanged.
func spread(g *Game) *engine.Position {
	s := g.state
	drawing(s.doing(nil)).settleOrder()
	p := &engine.Position{Turn: engine.Seat(s.turn), Direction: s.dir()}
	for seat := range s.hands[:s.seats] {
		var cards []engine.SeenCard
		for i := range s.hands[seat].all(everyFace) {
			cards = append(cards, engine.SeenCard{Face: i.face()})
		}
		p.Hands = append(p.Hands, cards)
	}
	for n := s.drawN - 1; n >= 0; n-- {
		p.Draw = append(p.Draw, engine.SeenCard{Face: s.draw[n].face()})
	}
	for _, d := range s.discard[:s.discardN] {
		p.Discard = append(p.Discard, engine.SeenCard{Face: d.card().face(), Stamp: d.stamp()})
	}
	return p
}

// facesOf are the faces of a table where they lie, but for one card of a hand and one of the pile.
func facesOf(g *Game, seat int8, held, drawn engine.Face) string {
	s := &g.state
	var out bytes.Buffer
	for t := range s.hands[:s.seats] {
		fmt.Fprint(&out, "/")
		for f := engine.Face(1); int(f) < shed.Faces; f++ {
			n := s.hands[t].held(f)
			if int8(t) == seat && f == held {
				n--
			}
			fmt.Fprint(&out, n, " ")
		}
	}
	for n := range s.draw[:s.drawN] {
		if f := s.draw[n].face(); n > 0 || f != drawn {
			fmt.Fprint(&out, f)
		}
	}
	return out.String()
}

// Two tables, the same but for one card of somebody's hand, which is exchanged for the lowest of the pile, and the same
// commands: as long as neither card comes to light and no verdict is passed on them, nobody else sees a difference.
func TestWhatASeatMayNotKnowChangesNothingItIsShown(t *testing.T) {
	compared, pairs := 0, 0
	for _, rules := range pairedRules() {
		for seed := range uint64(16) {
			rng := rand.New(rand.NewPCG(seed, 8))
			seats := 2 + int(seed)%4
			dealt, err := New(engine.Setup{Rules: rules, Seats: seatNames(seats), Seed: seed})
			if err != nil {
				t.Fatal(err)
			}
			if dealt.state.phase != engine.PhasePlay {
				continue
			}
			setup := engine.Setup{Rules: rules, Seats: seatNames(seats), Seed: seed, Position: spread(dealt)}
			one, err := New(setup)
			if err != nil {
				t.Fatal(err)
			}
			u := rng.IntN(seats)
			other := spread(dealt)
			k, last := rng.IntN(len(other.Hands[u])), len(other.Draw)-1
			held, low := other.Hands[u][k].Face, other.Draw[last].Face
			other.Hands[u][k].Face, other.Draw[last].Face = low, held
			setup.Position = other
			two, err := New(setup)
			if err != nil {
				t.Fatal(err)
			}
			if held == low {
				continue
			}
			pairs++
			first, second := one.Opening(), two.Opening()
			for n := 0; n < 50; n++ {
				if one.state.Over() || facesOf(one, int8(u), held, low) != facesOf(two, int8(u), low, held) {
					break // a card has come to light, or moved where others are asked for it
				}
				if one.state.judge().open(int8(u)) {
					break // the hand lies open
				}
				for v := engine.Spectator; v < engine.Seat(seats); v++ {
					if int(v) == u {
						continue
					}
					if a, b := shown(t, v, first, n%20 == 0), shown(t, v, second, n%20 == 0); !bytes.Equal(a, b) {
						t.Fatalf("%s, seed %d, command %d: viewer %d is shown\n%s\nand, where seat %d holds %s for %s,\n%s", rules, seed, n, v, a, u, low, held, b)
					}
					compared++
				}
				c, legal := legalCommand(t, rng, one)
				for !legal {
					c, legal = legalCommand(t, rng, one)
				}
				if c.Verb == engine.VerbChallenge && int(one.state.pending.by) == u {
					break // the verdict may be another
				}
				c = c.Recorded()
				if first, err = one.Apply(c); err != nil {
					t.Fatal(err)
				}
				if second, err = two.Apply(c); err != nil {
					break // it was the card exchanged
				}
			}
		}
	}
	if pairs < 100 || compared < 2000 {
		t.Fatalf("only %d views of %d pairs were compared", compared, pairs)
	}
}
