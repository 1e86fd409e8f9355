package words

import (
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
