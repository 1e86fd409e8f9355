package scenetest

import (
	"testing"

	"fourtell/scene/input"
	"fourtell/scene/stage"
)

// Together is a stage and what goes on beside it, a house with other people: the same time passes for both.
type Together struct {
	*stage.Stage
	T      *testing.T
	In     *input.Script
	Beside func(ms int64) // lets a tick's time pass there, before it does at the stage
}

// tickMs is a tick, as what goes on beside a stage counts.
const tickMs = 17

// Pass lets so many ticks pass.
func (g *Together) Pass(n int) {
	g.T.Helper()
	for range n {
		g.Beside(tickMs)
		Step(g.T, g.Stage, 1)
	}
}

// Plays plays what the script still has to its end, and lets the answers come in so many ticks more.
func (g *Together) Plays(more int) {
	g.T.Helper()
	for !g.In.Done() {
		g.Pass(1)
	}
	g.Pass(more)
}

// Until lets time pass until something is so.
func (g *Together) Until(what string, so func() bool) {
	g.T.Helper()
	for range 2000 {
		if so() {
			return
		}
		g.Pass(1)
	}
	g.T.Fatalf("after half a minute: not yet %s; said %q", what, Said(g.Stage, 6))
}
