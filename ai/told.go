package ai

import "fourtell/engine"

// Told is an Advice as it is told in sentences. words.Advice has the same fields and says what each means.
type Told struct {
	Best   engine.Command
	Win    float64
	Others []struct {
		Command engine.Command
		Win     float64
	}
	Chances           bool
	Doubted           float64
	Judged            bool
	Belief, BreakEven float64
	Cards             float64
}
