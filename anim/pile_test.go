package anim

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"fourtell/engine"
	"fourtell/engine/uno"
)

// onTop is the fault of the pile as it is painted now, or "": of the discards that have landed the newest is painted last,
// and no discard that lies counts as flying, which would paint it above all that lies.
func onTop(q *Queue) string {
	newest, painted, paintedAt := -1, -1, -1
	for i := range q.sprites {
		s := &q.sprites[i]
		if s.place.Zone != Discard || s.step.Start+s.step.Ticks > q.now && s.moved {
			continue
		}
		at := slices.IndexFunc(q.shown.Discard, func(c engine.SeenCard) bool { return c.ID == s.card.ID })
		newest = max(newest, at)
		where := slices.IndexFunc(q.poses, func(p Pose) bool { return p.Key == s.key })
		if where < 0 {
			continue
		}
		if q.poses[where].Flying {
			return fmt.Sprintf("%v lies and is painted as if it flew", s.card)
		}
		if where > paintedAt {
			paintedAt, painted = where, at
		}
	}
	if painted != newest {
		return fmt.Sprintf("discard %d of %d lies on top, %d landed last", painted, len(q.shown.Discard), newest)
	}
	return ""
}

func TestAtEveryTickTheLastCardThatLandedLiesOnTop(t *testing.T) {
	most := 0
	for n, preset := range append(uno.Presets(), "classic,multi_play=on,hand_size=15") {
		t.Run(preset, func(t *testing.T) {
			rng := rand.New(rand.NewPCG(11, uint64(n)))
			setup := engine.Setup{Game: "uno", Seed: 11, Seats: []string{"A", "B", "C"}, Rules: preset}
			g, err := uno.New(setup)
			if err != nil {
				t.Fatal(err)
			}
			var queues []*Queue
			for v := engine.Spectator; v < 1; v++ {
				queues = append(queues, NewQueue(desk, Timing{}), NewQueue(desk, Timing{Reduced: true}))
			}
			show := func(beats []engine.Beat) {
				for _, b := range beats {
					for i, q := range queues {
						q.Push(b.View(engine.Spectator + engine.Seat(i/2)))
						for n := 0; n < 2000 && !(q.Still() && n > 0); n++ {
							if q.Tick(); q.running {
								if fault := onTop(q); fault != "" {
									t.Fatalf("%s, tick %d of %.0f: %s", b.View(engine.Spectator).Cause.Kind, n, q.plan.Ticks, fault)
								}
							}
						}
					}
				}
			}
			show(g.Opening())
			for range 120 {
				c := randomCommand(g, rng, 3)
				for _, l := range g.View(g.View(engine.Spectator).Turn).Legal { // as many cards at once as there are
					if len(l.Cards) > max(1, len(c.Cards)) {
						c = l
					}
				}
				if beats, err := g.Apply(c); err == nil {
					most = max(most, len(c.Cards))
					show(beats)
				}
			}
		})
	}
	if most < 4 {
		t.Errorf("at most %d cards were played at once: not more than lie visibly, so none landed under another", most)
	}
}
