package words

import (
	"strings"
	"testing"

	"fourtell/engine"
)

func TestAClaimIsSaidAsPeopleSayIt(t *testing.T) {
	for _, c := range []struct {
		tag  string
		n    int
		rank string
		want string
	}{
		{"en", 1, "A", "one Ace"}, {"en", 2, "K", "two Kings"}, {"en", 3, "7", "three Sevens"}, {"en", 12, "6", "12 Sixes"},
		{"de", 1, "K", "ein König"}, {"de", 2, "Q", "zwei Damen"}, {"es", 4, "J", "cuatro jotas"}, {"fr", 1, "Q", "une dame"},
		{"pl", 2, "K", "2 króle"}, {"pl", 5, "K", "5 króli"}, {"ja", 3, "7", "7が3枚"},
	} {
		l := Named(c.tag)
		r, ok := engine.ParseRank(c.rank)
		if !ok {
			t.Fatalf("%s is no rank", c.rank)
		}
		if got := l.Claim(c.n, r); got != c.want {
			t.Errorf("%s: %d of %s are %q, want %q", c.tag, c.n, c.rank, got, c.want)
		}
	}
}

func TestAClaimIsToldAsAPersonSaysIt(t *testing.T) {
	king, _ := engine.ParseRank("K")
	for _, c := range []struct {
		tag  string
		n    int
		want string
	}{
		{"en", 1, "Theo claims one King."}, {"en", 2, "Theo claims two Kings."}, {"en", 5, "Theo claims 5 Kings."},
		{"de", 1, "Theo behauptet: ein König."}, {"de", 2, "Theo behauptet: zwei Könige."},
		{"es", 2, "Theo dice: dos reyes."}, {"fr", 3, "Theo annonce : trois rois."}, {"ja", 2, "Theoは「キングが2枚」と宣言した。"},
		{"pl", 1, "Theo deklaruje: jeden król."}, {"pl", 2, "Theo deklaruje: 2 króle."}, {"pl", 5, "Theo deklaruje: 5 króli."},
	} {
		l := Named(c.tag)
		e := engine.Event{Kind: engine.EventClaimed, Seat: 1, Target: engine.NoSeat, Count: c.n, Rank: king}
		if got := strings.ReplaceAll(l.Event(e, 0, []string{"Ann", "Theo"}), "\u202f", " "); strings.ReplaceAll(got, "\u00a0", " ") != c.want {
			t.Errorf("%s: %q, want %q", c.tag, got, c.want)
		}
	}
}
