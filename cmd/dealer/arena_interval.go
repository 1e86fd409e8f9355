package main

import (
	"encoding/json"
	"math"
)

// fewDeals is below how many deals a reader is told that an interval says little.
const fewDeals = 30

// interval is from … to, 0 … 1.
type interval struct{ from, to float64 }

// MarshalJSON writes [from,to].
func (i interval) MarshalJSON() ([]byte, error) {
	return json.Marshal([2]float64{round(i.from, 4), round(i.to, 4)})
}

// clustered is the 95 % interval of the mean of deals: games of one deal are not independent, deals are. It is Student's,
// since few deals tell little about how far deals spread. Deals that do not spread at all tell nothing about it: then it is
// Wilson's score interval, as if a deal were won or lost as a whole, which is the most it can spread.
func clustered(rates []float64) interval {
	n := float64(len(rates))
	if n < 2 {
		return interval{0, 1}
	}
	mean, spread := 0.0, 0.0
	for _, r := range rates {
		mean += r / n
	}
	for _, r := range rates {
		spread += (r - mean) * (r - mean) / (n - 1)
	}
	t := student(len(rates) - 1)
	centre, half := mean, t*math.Sqrt(spread/n)
	if spread < 1e-12 {
		centre = (mean + t*t/(2*n)) / (1 + t*t/n)
		half = t / (1 + t*t/n) * math.Sqrt(mean*(1-mean)/n+t*t/(4*n*n))
	}
	return interval{max(0, centre-half), min(1, centre+half)}
}

// student is how many standard errors of a mean hold 95 % to both sides, with so many degrees of freedom, 1 or more: the
// 97.5th percentile of Student's t, from a table up to ten and beyond it by the expansion about the normal's of Abramowitz
// and Stegun, 26.7.5.
func student(freedom int) float64 {
	small := [...]float64{12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281}
	if freedom <= len(small) {
		return small[freedom-1]
	}
	const z = 1.959964
	v := float64(freedom)
	g1 := (math.Pow(z, 3) + z) / 4
	g2 := (5*math.Pow(z, 5) + 16*math.Pow(z, 3) + 3*z) / 96
	g3 := (3*math.Pow(z, 7) + 19*math.Pow(z, 5) + 17*math.Pow(z, 3) - 15*z) / 384
	return z + g1/v + g2/(v*v) + g3/(v*v*v)
}
