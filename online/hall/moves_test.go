package hall

import (
	"math/rand/v2"
	"testing"

	"fourtell/anim"
	"fourtell/engine"
	"fourtell/room"
)

// beatsOf plays rounds by chance, four at a table and ten, and gives each beat with the one before as a seat and a spectator see them.
func beatsOf(t *testing.T, each func(prev, next engine.Snapshot)) {
	for seed := range uint64(50) {
		game, rules := "", []string{"classic", "party", "chaos", "classic,hand_size=12", "classic,uno_call=auto", "party,leaver=walkover"}[seed%6]
		if seed >= 40 {
			game, rules = "bluff", []string{"classic", "arcade", "classic,decks=8", "classic,simultaneous=random"}[seed%4]
		}
		names := []string{"A", "B", "C", "D", "E", "F", "G", "H", "I", "J"}[:[]int{4, 10, 2}[seed%3]]
		_, rules, err := rulesOf(game, rules)
		if err != nil {
			t.Fatal(err)
		}
		g, err := room.NewGame(engine.Setup{Game: game, Rules: rules, Seats: names, Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		rng := rand.New(rand.NewPCG(seed, 1))
		last := map[engine.Seat]engine.Snapshot{}
		show := func(all []engine.Beat) {
			for _, b := range all {
				for _, v := range []engine.Seat{engine.Spectator, 1} {
					s := b.View(v)
					each(last[v], s)
					last[v] = s
				}
			}
		}
		show(g.Opening())
		for range 120 {
			public := g.View(engine.Spectator)
			turn := public.Turn
			if len(public.Owing) > 0 {
				turn = public.Owing[0]
			}
			s := g.View(turn)
			c, ok := pick(&s, rng.Uint64())
			if rng.IntN(4) == 0 && len(s.Legal) > 0 {
				c, ok = s.Legal[rng.IntN(len(s.Legal))], true
			}
			if s.Over() {
				c, ok = engine.Do(0, engine.VerbNextRound), true
			}
			if rng.IntN(200) == 0 {
				c, ok = engine.Do(engine.Seat(rng.IntN(len(names))), engine.VerbLeave), true
			}
			if !ok {
				break
			}
			beats, err := g.Apply(c)
			if err != nil {
				continue
			}
			show(beats)
		}
	}
}

func TestADealerGivesAPictureTheTimeAnUnhurriedOneTakes(t *testing.T) {
	desk := anim.Geometry{W: 1280, H: 720, TextScale: 1}
	longest, given := map[engine.EventKind]float64{}, map[engine.EventKind]int64{}
	var takes, gives float64
	beats := 0
	beatsOf(t, func(prev, next engine.Snapshot) {
		plan := anim.Choreograph(anim.Between(prev, next), next, anim.Arrange(&next, desk), anim.Timing{})
		n := moves(&next)
		beats++
		takes += plan.Ticks
		gives += float64(n)
		if plan.Ticks > longest[next.Cause.Kind] {
			longest[next.Cause.Kind], given[next.Cause.Kind] = plan.Ticks, n
		}
		if float64(n) < plan.Ticks {
			t.Errorf("%s of %d with %v: a picture takes %.1f ticks, and is given %d", next.Cause.Kind, next.Cause.Count, next.Riders, plan.Ticks, n)
		}
	})
	for k, n := range longest {
		t.Logf("%s: at most %.0f ticks, given %d", k, n, given[k])
	}
	if beats < 5000 || gives > 2*takes {
		t.Errorf("%d beats take %.0f ticks together, and are given %.0f", beats, takes, gives)
	}
}
