package rating

import "math"

// The bounds of what is rated, in points but for the volatility.
const (
	First           = 1500.0 // whoever has played nothing
	FirstDeviation  = 350.0  // their deviation, and the greatest there is: that nothing is known
	LeastDeviation  = 30.0   // however much is known, so that a rating stays alive
	FirstVolatility = 0.06   // how much strength is expected to change in a period, on the inner scale
	LeastVolatility = 0.01
	MostVolatility  = 0.15
	Least, Most     = 0.0, 4000.0 // a rating
	PeriodDays      = 5           // with FirstVolatility, whoever is at ±60 and away for a year is at about ±110
	change          = 0.5         // τ of the paper: how much the volatility itself may change
	scale           = 173.7178    // points of one unit of the inner scale, 400/ln 10
	enough          = 1e-6        // ε of the paper
	mostTries       = 100         // of the search for the volatility, which ends long before
	farthest        = 1e6         // a table may be stronger than anybody
)

// Player is somebody who is rated.
type Player struct {
	Rating     float64 // points, Least … Most; 400 more is ten to one in a game of two
	Deviation  float64 // points, LeastDeviation … FirstDeviation: true strength lies within two of it in 95 of 100
	Volatility float64 // LeastVolatility … MostVolatility
}

// Opponent is whom, or what, somebody has met: a player, a level of the house, a puzzle, a whole table.
type Opponent struct {
	Rating    float64 // points
	Deviation float64 // points, 0 where it is known exactly
}

// Result is how a meeting has ended.
type Result struct {
	Opponent
	Score float64 // 1 won, 0 lost, between them shared

	// Discrimination is how much of a difference in strength shows in one such meeting, above 0 and up to 1; 0 is taken as 1, all of it.
	Discrimination float64
}

// Newcomer is who has played nothing.
func Newcomer() Player { return Player{First, FirstDeviation, FirstVolatility} }

// As is the player as an opponent of others.
func (p Player) As() Opponent { return Opponent{p.Rating, p.Deviation} }

// Points is the rating in whole points, as it is shown.
func (p Player) Points() int { return int(math.Round(p.bounded().Rating)) }

// Within is twice the deviation in whole points, as it is shown: the true strength lies so far up or down in 95 of 100.
func (p Player) Within() int { return int(math.Round(1.96 * p.bounded().Deviation)) }

// Range is where the player's true strength lies in 95 of 100, in points.
func (p Player) Range() (low, high float64) {
	return p.Rating - 1.96*p.Deviation, p.Rating + 1.96*p.Deviation
}

// Days are so many days as parts of a period, never negative.
func Days(n int) float64 { return max(0, float64(n)) / PeriodDays }

// After is the player after that time, in periods (Days), and then the results, which are taken as of one moment. Nothing that is no
// number comes of it: what lies outside its bounds is taken as the nearest that does not, and what is no number as a newcomer's.
func (p Player) After(periods float64, results ...Result) Player {
	p = p.bounded()
	mu, phi, sigma := (p.Rating-First)/scale, p.Deviation/scale, p.Volatility
	periods = within(periods, 0, 1e4, 0)
	if len(results) == 0 {
		p.Deviation = scale * math.Sqrt(phi*phi+periods*sigma*sigma)
		return p.bounded()
	}
	var news, gain float64 // 1/v and Δ/v of the paper
	for _, r := range results {
		a, g, e := r.expected(mu)
		news += a * a * g * g * e * (1 - e)
		gain += a * g * (within(r.Score, 0, 1, 0.5) - e)
	}
	news = max(news, 1e-9)
	if periods > 0 {
		sigma = volatility(phi, sigma, 1/news, gain/news)
	}
	phi = math.Sqrt(phi*phi + periods*sigma*sigma)
	phi = min(phi, FirstDeviation/scale)
	phi = 1 / math.Sqrt(1/(phi*phi)+news)
	mu += phi * phi * gain
	return Player{First + scale*mu, scale * phi, sigma}.bounded()
}

// Expected is the score the player is expected to have of a result's meeting, 0 … 1.
func (p Player) Expected(r Result) float64 {
	_, _, e := r.expected((p.bounded().Rating - First) / scale)
	return e
}

// expected is the discrimination, how much the opponent's uncertainty leaves of the news, and the expected score.
func (r Result) expected(mu float64) (a, g, e float64) {
	a = discrimination(r.Discrimination)
	phi := within(r.Deviation, 0, FirstDeviation, FirstDeviation) / scale
	g = 1 / math.Sqrt(1+3*a*a*phi*phi/(math.Pi*math.Pi))
	e = 1 / (1 + math.Exp(-a*g*(mu-(r.rating()-First)/scale)))
	return a, g, e
}

// rating is the opponent's, within a table's bounds: one of many strong seats is stronger than anybody.
func (o Opponent) rating() float64 { return within(o.Rating, -farthest, farthest, First) }

// discrimination is one within its bounds.
func discrimination(a float64) float64 {
	if a == 0 {
		return 1
	}
	return within(a, 0.01, 1, 1)
}

// Table is everybody else at a table as one opponent, for a round that one side wins: beating it is winning the round. Who wins is
// drawn in proportion to strength to the power of the discrimination. Without anybody it is as a newcomer is.
func Table(a float64, others ...Opponent) Opponent {
	if len(others) == 0 {
		return Newcomer().As()
	}
	a = discrimination(a)
	most := math.Inf(-1)
	for _, o := range others {
		most = max(most, o.rating())
	}
	var sum, squares float64
	for _, o := range others {
		w := math.Exp(a * (o.rating() - most) / scale)
		d := w * within(o.Deviation, 0, FirstDeviation, FirstDeviation)
		sum, squares = sum+w, squares+d*d
	}
	return Opponent{most + scale*math.Log(sum)/a, math.Sqrt(squares) / sum}
}

// volatility is step 5 of the paper: σ′ from φ, σ, v and Δ, by the Illinois algorithm.
func volatility(phi, sigma, v, delta float64) float64 {
	from := math.Log(sigma * sigma)
	f := func(x float64) float64 {
		e := math.Exp(x)
		d := phi*phi + v + e
		return e*(delta*delta-d)/(2*d*d) - (x-from)/(change*change)
	}
	low, high := from, 0.0
	if d := delta*delta - phi*phi - v; d > 0 {
		high = math.Log(d)
	} else {
		for k := 1.0; ; k++ {
			if high = from - k*change; f(high) >= 0 || k >= mostTries {
				break
			}
		}
	}
	fLow, fHigh := f(low), f(high)
	for range mostTries {
		if math.Abs(high-low) <= enough {
			break
		}
		x := low + (low-high)*fLow/(fHigh-fLow)
		y := f(x)
		if y*fHigh <= 0 {
			low, fLow = high, fHigh
		} else {
			fLow /= 2
		}
		high, fHigh = x, y
	}
	return within(math.Exp(low/2), LeastVolatility, MostVolatility, sigma)
}

// bounded is the player within all bounds.
func (p Player) bounded() Player {
	return Player{
		within(p.Rating, Least, Most, First),
		within(p.Deviation, LeastDeviation, FirstDeviation, FirstDeviation),
		within(p.Volatility, LeastVolatility, MostVolatility, FirstVolatility),
	}
}

// within is x in those bounds, or what else where it is no number.
func within(x, low, high, or float64) float64 {
	if x != x {
		return or
	}
	return min(max(x, low), high)
}
