//go:build display

package replay

import (
	"testing"

	"fourtell/ai"
	"fourtell/ai/puzzles"
	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/room"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
)

// ways are Routes that note what is asked of them.
type ways struct {
	posed, shared, kept []string
	begun               int64
	back                stage.Scene
}

func (w *ways) routes() Routes {
	return Routes{
		Pose: func(_ *stage.Stage, p puzzles.Puzzle, back stage.Scene) {
			w.posed, w.back = append(w.posed, p.Code()), back
		},
		Share: func(_ *stage.Stage, p *puzzles.Puzzle) { w.shared = append(w.shared, p.Code()) },
		Keep:  func(_ *stage.Stage, p puzzles.Puzzle, begun int64) { w.kept, w.begun = append(w.kept, p.Code()), begun },
	}
}

// lookingBack is a stage at the review of the round, which is one of the player's own where it has been counted.
func lookingBack(t *testing.T, counted bool) (*stage.Stage, *Review, *ways) {
	t.Helper()
	v, w := replayOfSave(t, theRound(t)), &ways{}
	o := scenetest.KeptIn(room.NewMemory())
	o.Routes.More = []any{w.routes()}
	o.First = func(*stage.Stage) stage.Scene { return v }
	s := scenetest.NewStage(t, 1280, 720, o)
	scenetest.Step(t, s, 5)
	if counted {
		mine := func(int, engine.Seat) bool { return false }
		if word := s.Kept().Saves.Count(v.save.Head, v.save.Record, []engine.Seat{0}, mine, s.Kept().Now()); word != nil {
			t.Fatal(word)
		}
	}
	r, err := newReview(v, 0, v)
	if err != nil {
		t.Fatal(err)
	}
	r.think = thinkUp(v)
	s.Go(r)
	return s, r, w
}

// seek waits until a seat's decisions have been looked through.
func seek(t *testing.T, s *stage.Stage, r *Review, seat engine.Seat) {
	t.Helper()
	r.choose(s, int(seat))
	scenetest.Until(t, s, "the puzzles", func() bool { return !r.seeks(seat) })
}

// ofKind are the rows of a kind.
func (r *Review) ofKind(k rowKind) (all []*reviewRow) {
	for _, row := range r.rows {
		if row.key.kind == k {
			all = append(all, row)
		}
	}
	return all
}

func TestAMomentThatIsAPuzzleIsOfferedToBePlayedAndShared(t *testing.T) {
	for seat, want := range []int{1, 1, 2, 0} { // a call is none, because everybody has met it
		s, r, w := lookingBack(t, false)
		seek(t, s, r, engine.Seat(seat))
		plays, links := r.ofKind(rowPuzzle), r.ofKind(rowPuzzleLink)
		if len(plays) != want || len(links) != want {
			t.Fatalf("seat %d has %d puzzles and %d links, want %d", seat, len(plays), len(links), want)
		}
		for i, row := range plays {
			row.OnPress(s)
			links[i].OnPress(s)
			c := r.save.Record.Commands[row.key.moment]
			if c.Seat != engine.Seat(seat) {
				t.Errorf("seat %d is offered a moment of seat %d", seat, c.Seat)
			}
			r.table.record.Seek(r.table.record.Answered(row.key.moment))
			if n := r.table.record.Commands(); n > row.key.moment {
				t.Errorf("the beat that is told has the answer %d in it: %d commands", row.key.moment, n)
			}
			check, err := puzzles.Read(w.posed[i])
			if err != nil {
				t.Fatal(err)
			}
			for !check.Done() {
				check.Work(1000)
			}
			if p, err := check.Puzzle(); err != nil || p.Kind == ai.PuzzleCall || w.shared[i] != w.posed[i] || w.back != stage.Scene(r) {
				t.Errorf("seat %d: puzzle %d is proved as %v, %v; shared is %q, asked %q, and it leads back to %T", seat, i, p.Kind, err, w.shared[i], w.posed[i], w.back)
			}
		}
		if len(w.kept) != 0 {
			t.Errorf("a round of somebody else's gives the player %d puzzles", len(w.kept))
		}
	}
}

func TestAReviewGivesThePuzzlesOfAnOwnRoundToThoseThatWait(t *testing.T) {
	s, r, w := lookingBack(t, true)
	seek(t, s, r, 2)
	if len(w.kept) != 2 || w.begun != r.save.Head.Begun.Unix() {
		t.Errorf("%d puzzles are kept, of a match that began at %d, want 2 of %d", len(w.kept), w.begun, r.save.Head.Begun.Unix())
	}
	seek(t, s, r, 0)
	seek(t, s, r, 2)
	if len(w.kept) != 3 {
		t.Errorf("a second look at a seat gives them again: %d", len(w.kept))
	}
}

// A round in a room comes without its seed, alone, with what fell by lot in it: whoever sat there as a guest has no more than that.
func TestTheReviewOfARoundInARoomOffersItsPuzzlesToo(t *testing.T) {
	v := replayOfSave(t, theRound(t))
	g, err := games.New(v.save.Record.Setup)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range v.save.Record.Commands {
		if _, err := g.Apply(c); err != nil {
			t.Fatal(err)
		}
	}
	v.save.Record.Setup = g.Round()
	v.save.Head.Online = &room.Online{Room: "K7QF2M", Created: 1800000000000, N: 1}
	text, err := v.save.Text()
	if err != nil {
		t.Fatal(err)
	}
	told, word := room.OpenSave("told.save", text)
	if word != nil {
		t.Fatal(word)
	}
	a, err := newAnalysis(told, told.Record.Setup.FirstRound())
	if err != nil {
		t.Fatal(err)
	}
	if told.Record.Setup.Seed != 0 || told.Record.Setup.Deal == nil {
		t.Fatal("the record has the seed of its match")
	}
	f := a.findsOf(2)
	n := 0
	for f.finder != nil && !f.finder.Done() {
		f.finder.Work(1000)
		for p, ok := f.finder.Take(); ok; p, ok = f.finder.Take() {
			if _, err := puzzles.Read(p.Code()); err != nil {
				t.Error(err)
			}
			if p.Kind != ai.PuzzleCall {
				n++
			}
		}
	}
	if n != 2 {
		t.Errorf("%d puzzles are found, want the 2 that the same round has at this screen", n)
	}
}

func TestAReviewThatIsStoppedLooksForNoPuzzles(t *testing.T) {
	s, r, _ := lookingBack(t, false)
	r.stopped = true
	scenetest.Step(t, s, 200)
	if !r.seeks(r.seat) || len(r.ofKind(rowPuzzle)) != 0 {
		t.Errorf("it has looked on: %d", len(r.ofKind(rowPuzzle)))
	}
}

func TestThePuzzlesOfAReviewLookAsAccepted(t *testing.T) {
	s, r, _ := lookingBack(t, false)
	seek(t, s, r, 2)
	s.Devices().Source.(*input.Script).MoveTo(2, 2)
	r.list.By(300) // the puzzles stand below the turning points
	r.lay(s)
	scenetest.Step(t, s, 40)
	scenetest.Golden(t, "review-puzzles-720", scenetest.Shot(s))
}
