package words

import "math"

// surely is the chance from which on one speaks of certainty, and below whose counterpart of none.
const surely = 0.96

// shares are the chances people count in, as so many in so many.
func shares() [][2]int {
	return [][2]int{{1, 20}, {1, 10}, {1, 6}, {1, 5}, {1, 4}, {1, 3}, {2, 5}, {1, 2}, {3, 5}, {2, 3}, {3, 4}, {4, 5}, {5, 6}, {9, 10}, {19, 20}}
}

// near is the share next to a chance.
func near(p float64) (n, of int) {
	least := math.Inf(1)
	for _, s := range shares() {
		if d := math.Abs(p - float64(s[0])/float64(s[1])); d < least {
			least, n, of = d, s[0], s[1]
		}
	}
	return n, of
}

func sameShare(n, of int, p float64) bool {
	m, o := near(p)
	return m == n && o == of
}

// Share is a chance, 0 … 1, as people say it: "about 1 in 4", "all but certain".
func Share(l *Language, p float64) string {
	switch {
	case p > surely:
		return l.Say(HintSure)
	case p < 1-surely:
		return l.Say(HintHardly)
	}
	return share(l, p, HintShare, HintPercent)
}

// Against is a chance and the bar it is measured by, both as people say them. Where they would sound alike, or as good as certain, they are
// told in per cent.
func Against(l *Language, p, even float64) (said, bar string) {
	said, bar = Share(l, p), share(l, even, HintBare, HintBareCent)
	if n, of := near(p); p >= surely || p <= 1-surely || even > surely || even < 1-surely || sameShare(n, of, even) {
		if p < surely && p > 1-surely {
			said = l.Say(HintPercent, Count("n", Cent(p)))
		}
		bar = l.Say(HintBareCent, Count("n", min(Cent(even), 99))) // one that is made pays
	}
	return said, bar
}

func share(l *Language, p float64, key, percent Key) string {
	if p > surely || p < 1-surely {
		return l.Say(percent, Count("n", Cent(p)))
	}
	n, of := near(p)
	return l.Say(key, Count("n", n), Count("of", of))
}

// Cent is a chance, 0 … 1, in per cent.
func Cent(p float64) int { return int(math.Round(100 * min(max(p, 0), 1))) }
