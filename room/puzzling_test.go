package room_test

import (
	"strconv"
	"testing"

	"fourtell/room"
)

func TestSolvingAPuzzleRaisesTheRatingAndFailingOneLowersIt(t *testing.T) {
	var p room.Progress
	last := p.Puzzled("a", "")
	if last.Rating != 1500 || last.Tried != 0 {
		t.Fatalf("who has tried nothing stands at %+v", last)
	}
	for i, solved := range []bool{true, true, false, true, false} {
		now := p.NotePuzzle("a", room.PuzzleDone{Tries: 1, Solved: solved, Rating: 1400})
		if solved != (now.Rating > last.Rating) || now.Deviation >= last.Deviation || now.Tried != i+1 {
			t.Errorf("try %d: %+v after %+v", i+1, now, last)
		}
		last = now
	}
	if last.Solved != 3 {
		t.Errorf("solved are %d", last.Solved)
	}
	if other := p.Puzzled("a", "bluff"); other.Tried != 0 || other.Rating != 1500 {
		t.Errorf("another game stands at %+v", other)
	}
}

func TestWhatIsNotRatedChangesNoRating(t *testing.T) {
	var p room.Progress
	before := p.NotePuzzle("a", room.PuzzleDone{Tries: 1, Solved: true, Rating: 1200})
	now := p.NotePuzzle("a", room.PuzzleDone{Tries: 1, Solved: true, Rush: 7})
	if now.Player != before.Player || now.Tried != 2 || now.Rush != 7 {
		t.Errorf("%+v after %+v", now, before)
	}
	if now = p.NotePuzzle("a", room.PuzzleDone{Rush: 3, Streak: 4}); now.Rush != 7 || now.Streak != 4 || now.Tried != 2 {
		t.Errorf("then %+v", now)
	}
}

func TestTwoDevicesCountTogetherAndTheRatingGoesOnFromTheOneThatKnowsMore(t *testing.T) {
	var a, b room.Progress
	for range 3 {
		a.NotePuzzle("a", room.PuzzleDone{Tries: 1, Solved: true, Rating: 1500, Streak: 3})
	}
	b.NotePuzzle("b", room.PuzzleDone{Tries: 1, Rating: 1500, Rush: 12})
	m := room.MergeProgress(a, b)
	now, of := m.Puzzled("b", ""), a.Puzzled("a", "")
	if now.Tried != 4 || now.Solved != 3 || now.Streak != 3 || now.Rush != 12 || now.Player != of.Player {
		t.Errorf("together they stand at %+v", now)
	}
	next := m.NotePuzzle("b", room.PuzzleDone{Tries: 1, Solved: true, Rating: 1500})
	if next.Rating <= now.Rating || next.Tried != 5 {
		t.Errorf("and then at %+v", next)
	}
	again := room.MergeProgress(m, a)
	if back := again.Puzzled("b", ""); back != next {
		t.Errorf("what is put together once more stands at %+v, not %+v", back, next)
	}
}

func TestOnlyTheNewestFindsAreKeptAndOneThatIsDoneStaysDone(t *testing.T) {
	var p room.Progress
	for i := range room.MostFinds + 5 {
		p.Find(room.PuzzleFind{Code: strconv.Itoa(i), At: int64(i)})
	}
	if len(p.Finds) != room.MostFinds || p.Finds[0].Code != strconv.Itoa(room.MostFinds+4) {
		t.Fatalf("kept are %+v", p.Finds)
	}
	p.FindDone(p.Finds[0].Code)
	p.Find(room.PuzzleFind{Code: p.Finds[0].Code, At: p.Finds[0].At})
	if !p.Finds[0].Done || len(p.Finds) != room.MostFinds {
		t.Errorf("found again it stands at %+v", p.Finds[0])
	}
}

func TestADeviceKeepsItsName(t *testing.T) {
	store := room.NewMemory()
	a, b := room.OpenSaves(store).Device(7), room.OpenSaves(store).Device(8)
	if a != b || len(a) != 16 {
		t.Errorf("it is called %q, then %q", a, b)
	}
	if c := room.OpenSaves(room.NewMemory()).Device(8); c == a {
		t.Errorf("another is called %q too", c)
	}
}
