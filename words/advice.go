package words

import "fourtell/engine"

// Advice is what somebody who thinks has found out about a decision: the numbers that a hint is made of. ai.Told has the same
// fields, so that one is converted into the other and neither package knows the other.
type Advice struct {
	Best   engine.Command
	Win    float64   // 0 … 1: the chance of winning the round with it
	Others []Weighed // what else there was, best first
	// Chances says that Win and those of Others are chances: where points count they stand for more.
	Chances bool
	// Doubted is the chance that the next seat challenges a draw four played now.
	Doubted float64
	// Belief that the draw four which waits was a bluff, and from which belief on a challenge pays; Judged says that one
	// waits.
	Judged            bool
	Belief, BreakEven float64
	// Cards is the chance of a bluff by the cards alone, as it stands in the question; below 0 where nobody can tell.
	Cards float64
}

// Weighed is another answer to the question, and the chance of winning the round with it, 0 … 1.
type Weighed = struct {
	Command engine.Command
	Win     float64
}
