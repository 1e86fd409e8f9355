package uno

// Whoever does something to a State, or judges it, has a role: a type of its own whose methods stand together in a file. A role
// that only looks holds the table; one that acts holds the recorder too, which is nil where nobody watches. Neither has a
// state of its own, so that a table stays one plain value, and both cost nothing: they are what was handed on anyway.

// doing is a table on which something is being done, and who writes down what.
type doing struct {
	*State
	rec *recorder
}

type (
	dealing     doing // the deal and the opener; known positions: deal.go, position.go
	drawing     doing // the draw pile: drawing from it, penalties: draw.go
	turning     doing // whose turn it is; what is done instead of a play: turn.go
	playing     doing // what a card does: play.go
	challenging doing // the draw card that waits for an answer: challenge.go
	calling     doing // the call at one card: call.go
	leaving     doing // seats that go: leave.go
	scoring     doing // the end of a round and of a match: score.go
)

type (
	judge  struct{ *State } // what is allowed: fits.go, may.go
	tally  struct{ *State } // what hands and points come to: tally.go
	naming struct{ *State } // which card a command means: naming.go
)

func (s *State) doing(rec *recorder) doing { return doing{s, rec} }

func (s *State) judge() judge { return judge{s} }

func (s *State) tally() tally { return tally{s} }

func (s *State) naming() naming { return naming{s} }
