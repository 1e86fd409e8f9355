package uno

import (
	"fourtell/engine"
	"testing"
)

func BenchmarkRandomGames(b *testing.B) {
	r, _ := Preset("classic")
	rng := engine.NewRand(1)
	moves := 0
	s := NewState(r, 2)
	s.Seed(7)
	b.ReportAllocs()
	for i := 0; i < b.N; i++ {
		s.Deal(nil)
		moves += s.PlayRandom(&rng)
	}
	b.ReportMetric(float64(moves)/float64(b.N), "moves/game")
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
}
