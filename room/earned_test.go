package room_test

import (
	"math/rand/v2"
	"strconv"
	"testing"

	"fourtell/room"
)

func TestWhatTwoDevicesHaveEarnedIsOneInWhateverOrder(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	some := func() room.Earned {
		text := "fourtell awards 1\n"
		for range r.IntN(6) {
			text += `{"award":"a` + strconv.Itoa(r.IntN(5)) + `","day":"2026-03-0` + strconv.Itoa(1+r.IntN(9)) + `"}` + "\n"
		}
		for range r.IntN(3) {
			text += `{"later":` + strconv.Itoa(r.IntN(3)) + "}\n"
		}
		e, word := room.ReadEarned([]byte(text))
		if word != nil {
			t.Fatal(word)
		}
		return e
	}
	text := func(e room.Earned) string { return string(e.Text()) }
	for range 500 {
		a, b, c := some(), some(), some()
		merge := room.MergeEarned
		ab := merge(a, b)
		if text(ab) != text(merge(b, a)) || text(merge(ab, c)) != text(merge(a, merge(b, c))) || text(merge(ab, b)) != text(ab) || text(merge(ab, ab)) != text(ab) {
			t.Fatalf("the order tells:\n%s%s%s", text(a), text(b), text(c))
		}
		for _, one := range []room.Earned{a, b} {
			for _, l := range one.List {
				if day, has := ab.Has(l.Award); !has || day > l.Day {
					t.Fatalf("%v is %q afterwards", l, day)
				}
			}
		}
	}
}

func TestAnAchievementIsEarnedOnceAndStays(t *testing.T) {
	store := room.NewMemory()
	saves := room.OpenSaves(store)
	for _, step := range []struct {
		day   string
		names []string
		fresh int
	}{{"2026-03-01", []string{"a", "b"}, 2}, {"2026-03-02", []string{"b", "c"}, 1}, {"2026-03-03", []string{"a", "b", "c"}, 0}} {
		if fresh, word := saves.NoteEarned(step.day, step.names); word != nil || len(fresh) != step.fresh {
			t.Errorf("on %s new are %v, %v", step.day, fresh, word)
		}
	}
	saves.ForgetStatistics()
	e, word := saves.Earned()
	if day, has := e.Has("b"); word != nil || len(e.List) != 3 || !has || day != "2026-03-01" {
		t.Errorf("kept are %v, %v", e.List, word)
	}
}

func TestALineOfAchievementsThatIsTornCostsNoOther(t *testing.T) {
	store := room.NewMemory()
	store.Write("awards.lines", []byte("fourtell awards 1\n{\"award\":\"a\",\"day\":\"2026-03-01\"}\n{\"award\":\"b\",\"day\":\"soon\"}\n{\"award\":\n{\"award\":\"c\",\"day\":\"2026-03-02\"}\n"))
	saves := room.OpenSaves(store)
	e, word := saves.Earned()
	if len(e.List) != 2 || word == nil || word.Kind != room.Damaged || word.Count != 2 || word.Aside == "" {
		t.Fatalf("%v, %v", e.List, word)
	}
	if e, word = saves.Earned(); len(e.List) != 2 || word != nil {
		t.Errorf("then %v, %v", e.List, word)
	}
}

func TestANewerVersionsAchievementsAreLeftAlone(t *testing.T) {
	store := room.NewMemory()
	const newer = "fourtell awards 2\nsomething\n"
	store.Write("awards.lines", []byte(newer))
	saves := room.OpenSaves(store)
	if fresh, word := saves.NoteEarned("2026-03-01", []string{"a"}); len(fresh) != 1 || word == nil || word.Kind != room.Newer {
		t.Errorf("new are %v, %v", fresh, word)
	}
	if text, _ := store.Read("awards.lines"); string(text) != newer {
		t.Errorf("it is %q now", text)
	}
	if e, _ := saves.Earned(); len(e.List) != 1 {
		t.Errorf("kept are %v", e.List)
	}
}
