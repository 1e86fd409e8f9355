// Package puzzles finds puzzles in rounds that have been played, and writes them as links.
//
// Contract: whatever is found is found again from the same seed, however the work is sliced, and what a link asks is proved anew
// where it is opened: a link has no answer in it. It imports the engine, its games, ai and ai/houses, and nothing besides.
package puzzles

import (
	"fmt"
	"hash/fnv"

	"fourtell/ai"
	"fourtell/ai/houses"
	"fourtell/engine"
	"fourtell/engine/games"
)

// Puzzle is a question: what is best for a seat at that point of a round.
type Puzzle struct {
	Record engine.Record // the round up to the question; its seats have no names
	Seat   engine.Seat   // whom it is asked
	ai.Proof
}

// Code is the puzzle as a text for links: letters, digits, - and _. It has neither the answer nor the seats' names.
func (p *Puzzle) Code() string { return encode(&p.Record, p.Seat) }

// View is what the seat sees when it is asked.
func (p *Puzzle) View() (engine.Snapshot, error) {
	g, err := p.play()
	if err != nil {
		return engine.Snapshot{}, err
	}
	return g.View(p.Seat), nil
}

func (p *Puzzle) play() (engine.Game, error) {
	g, err := games.New(p.Record.Setup)
	if err != nil {
		return nil, err
	}
	for i, c := range p.Record.Commands {
		if _, err := g.Apply(c); err != nil {
			return nil, fmt.Errorf("its command %d is refused: %w", i+1, err)
		}
	}
	return g, nil
}

// Right says whether that is the answer, given what its seat saw.
func (p *Puzzle) Right(s *engine.Snapshot, c engine.Command) bool {
	h, ok := houses.Of(s.Game).(ai.Prover)
	return ok && h.Same(s, p.Answer, c)
}

// bluffs says whether what waits to be doubted is a bluff or a lie: what a doubt would show. The game is changed.
func bluffs(g engine.Game, seat engine.Seat) bool {
	beats, err := g.Apply(engine.Do(seat, engine.VerbChallenge))
	if err != nil {
		return false
	}
	for _, b := range beats {
		for i := range b.Events {
			if e := &b.Events[i]; e.Kind.Judges() {
				return e.Verdict == engine.Guilty
			}
		}
	}
	return false
}

// prove begins to prove it, given what its seat sees; false where there is nothing to ask. Whether a bluff waits takes playing it up
// to there, and is found out only where it matters.
func (p *Puzzle) prove(view engine.Snapshot) (ai.Proving, bool) {
	h, ok := houses.Of(p.Record.Setup.Game).(ai.Prover)
	if !ok {
		return nil, false
	}
	sum := fnv.New64a()
	sum.Write([]byte(p.Code()))
	mind, ok := h.Prove(view, false, sum.Sum64())
	if _, waits := ai.Find(&view, engine.VerbChallenge); !ok || !waits {
		return mind, ok
	}
	doubted, ok := h.Prove(view, true, sum.Sum64())
	if !ok || mind.Done() && doubted.Done() {
		return mind, ok
	}
	g, err := p.play()
	if err != nil {
		return nil, false
	}
	if bluffs(g, p.Seat) {
		mind = doubted
	}
	return mind, true
}

// Check proves what a link asks, a slice at a time.
type Check struct {
	puzzle Puzzle
	mind   ai.Proving
}

// Read reads a Code, or an address that ends with # and the mark and one. The error is a *BadLink, one sentence.
func Read(text string) (*Check, error) {
	record, seat, err := decode(text)
	if err != nil {
		return nil, err
	}
	k := &Check{puzzle: Puzzle{Record: record, Seat: seat}}
	view, err := k.puzzle.View()
	if err != nil {
		return nil, &BadLink{Fault: Unplayable, Why: err}
	}
	var ok bool
	if k.mind, ok = k.puzzle.prove(view); !ok {
		return nil, &BadLink{Fault: Idle}
	}
	return k, nil
}

// Game is the game it is of, "" the usual one.
func (k *Check) Game() string { return k.puzzle.Record.Setup.Game }

// Work does so many units, or what is left of them.
func (k *Check) Work(units int) { k.mind.Work(units) }

// Done says that it is settled.
func (k *Check) Done() bool { return k.mind.Done() }

// Puzzle is what came of it, once Done; the error is ErrNoPuzzle.
func (k *Check) Puzzle() (Puzzle, error) {
	proof, ok := k.mind.Proof()
	if !ok {
		return Puzzle{}, ErrNoPuzzle
	}
	k.puzzle.Proof = proof
	return k.puzzle, nil
}
