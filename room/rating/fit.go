package rating

import "math"

// Met is a table of some players, and how many of its rounds each has won. The rounds are taken as one trial: those of one deal are not
// independent.
type Met struct {
	Players []int     // who, by their number; each once, two or more
	Wins    []float64 // by the same places
	Seats   []int     // how many of the table's seats each had, by the same places; nil: one
}

// seats is how many sat there.
func (m *Met) seats() int {
	if m.Seats == nil {
		return len(m.Players)
	}
	n := 0
	for _, of := range m.Seats {
		n += of
	}
	return n
}

// Fitted is what everybody is worth on one scale by what has been played.
type Fitted struct {
	Ratings []float64 // points; First for the one by whom the others are measured
	Within  []float64 // points up and down from it that hold the truth in 95 of 100
	Luck    float64   // how fast a difference in strength drowns where more sit: see Discrimination
	LuckTo  float64   // up and down from that
}

// spread is the deviation, in points, of how strong anybody may be before anything is known. It keeps who has lost every round from
// being infinitely weak, and tells nothing where a hundred rounds do.
const spread = 600.0

// Discrimination is how much of a difference in strength shows in one round of so many seats, 2 or more, where luck is that of Fit: all of
// it at two.
func Discrimination(luck float64, seats int) float64 {
	return discrimination(math.Pow(2/max(2, float64(seats)), within(luck, 0, 4, 0)))
}

// Fit finds the strengths by which what has been played is likeliest (Bradley–Terry, and Luce for more than two), anchor being the player
// whose rating is First. Intervals are the greater of what the likelihood's curvature says and what tables differ among themselves.
func Fit(players, anchor int, tables []Met) Fitted {
	f := fitter{n: players, anchor: anchor, tables: tables, at: make([]float64, players+1)}
	f.at[players] = 0.5
	last := f.likelihood(f.at)
	for range 200 {
		hessian, slope, _ := f.look()
		step := solve(hessian, slope)
		k, best := 1.0, f.at
		for ; k > 1e-6; k /= 2 { // never past the top
			next := make([]float64, players+1)
			for i := range next {
				next[i] = f.at[i] + k*step[i]
			}
			next[players] = within(next[players], 0, 4, 0.5)
			if now := f.likelihood(next); now >= last {
				last, best = now, next
				break
			}
		}
		moved := 0.0
		for i := range best {
			moved = max(moved, math.Abs(best[i]-f.at[i]))
		}
		if f.at = best; moved < 1e-9 {
			break
		}
	}
	return f.tell()
}

// fitter looks for the likeliest strengths, on the inner scale and the anchor's 0; the luck is the last of them.
type fitter struct {
	n, anchor int
	tables    []Met
	at        []float64
}

// chances are how likely each wins at a table, by its places, and how much of a difference in strength shows there.
func (f *fitter) chances(at []float64, t *Met) (p []float64, a float64) {
	a = math.Pow(2/float64(t.seats()), at[f.n])
	p = make([]float64, len(t.Players))
	most, sum := math.Inf(-1), 0.0
	for _, i := range t.Players {
		most = max(most, a*at[i])
	}
	for k, i := range t.Players {
		p[k] = math.Exp(a*at[i] - most)
		if t.Seats != nil {
			p[k] *= float64(t.Seats[k])
		}
		sum += p[k]
	}
	for k := range p {
		p[k] /= sum
	}
	return p, a
}

func (f *fitter) likelihood(at []float64) float64 {
	sum := 0.0
	for i := range f.n {
		sum -= at[i] * at[i] / 2 / (spread * spread / scale / scale)
	}
	for i := range f.tables {
		t := &f.tables[i]
		p, _ := f.chances(at, t)
		for k, w := range t.Wins {
			if w > 0 {
				sum += w * math.Log(max(p[k], 1e-300))
			}
		}
	}
	return sum
}

// look is the likelihood's curvature, its slope, and how much the tables' slopes differ.
func (f *fitter) look() (curve [][]float64, slope []float64, differ [][]float64) {
	m := f.n + 1
	curve, differ, slope = square(m), square(m), make([]float64, m)
	for i := range f.n {
		k := 1 / (spread * spread / scale / scale)
		curve[i][i] += k
		slope[i] -= k * f.at[i]
	}
	curve[f.n][f.n] += 1e-6 // where all tables are of one size nothing is known of the luck
	for i := range f.tables {
		t := &f.tables[i]
		p, a := f.chances(f.at, t)
		falls := a * math.Log(2/float64(t.seats()))
		rounds, mean := 0.0, 0.0
		for k, who := range t.Players {
			rounds += t.Wins[k]
			mean += p[k] * f.at[who]
		}
		own := make([]float64, len(p)+1) // this table's slope, the luck's last
		for k, who := range t.Players {
			own[k] = a * (t.Wins[k] - rounds*p[k])
			own[len(p)] += falls * (t.Wins[k] - rounds*p[k]) * f.at[who]
		}
		where := append(append([]int{}, t.Players...), f.n)
		for x := range where {
			slope[where[x]] += own[x]
			for y := range where {
				differ[where[x]][where[y]] += own[x] * own[y]
			}
		}
		for x, who := range t.Players {
			for y, other := range t.Players {
				c := -p[x] * p[y]
				if x == y {
					c += p[x]
				}
				curve[who][other] += rounds * a * a * c
				curve[f.n][f.n] += rounds * falls * falls * c * f.at[who] * f.at[other]
			}
			c := rounds * a * falls * p[x] * (f.at[who] - mean)
			curve[who][f.n] += c
			curve[f.n][who] += c
		}
	}
	for i := range m { // the anchor stays
		curve[f.anchor][i], curve[i][f.anchor], differ[f.anchor][i], differ[i][f.anchor] = 0, 0, 0, 0
	}
	curve[f.anchor][f.anchor], slope[f.anchor] = 1, 0
	return curve, slope, differ
}

// tell is what has been found, in points.
func (f *fitter) tell() Fitted {
	curve, _, differ := f.look()
	m := f.n + 1
	inverse := square(m)
	for i := range m {
		unit := make([]float64, m)
		unit[i] = 1
		for j, v := range solve(curve, unit) {
			inverse[j][i] = v
		}
	}
	out := Fitted{Ratings: make([]float64, f.n), Within: make([]float64, f.n), Luck: f.at[f.n]}
	for i := range m {
		among := 0.0
		for x := range m {
			for y := range m {
				among += inverse[i][x] * differ[x][y] * inverse[y][i]
			}
		}
		half := 1.96 * math.Sqrt(max(among, inverse[i][i], 0))
		switch {
		case i == f.n:
			out.LuckTo = half
		case i == f.anchor:
			out.Ratings[i] = First
		default:
			out.Ratings[i], out.Within[i] = First+scale*f.at[i], scale*half
		}
	}
	return out
}

func square(n int) [][]float64 {
	s := make([][]float64, n)
	for i := range s {
		s[i] = make([]float64, n)
	}
	return s
}

// solve is x of a·x = b, a being positive definite.
func solve(a [][]float64, b []float64) []float64 {
	n := len(b)
	m := square(n)
	x := append([]float64{}, b...)
	for i := range a {
		copy(m[i], a[i])
	}
	for i := range n {
		top := i
		for r := i + 1; r < n; r++ {
			if math.Abs(m[r][i]) > math.Abs(m[top][i]) {
				top = r
			}
		}
		m[i], m[top], x[i], x[top] = m[top], m[i], x[top], x[i]
		for r := i + 1; r < n; r++ {
			k := m[r][i] / m[i][i]
			for c := i; c < n; c++ {
				m[r][c] -= k * m[i][c]
			}
			x[r] -= k * x[i]
		}
	}
	for i := n - 1; i >= 0; i-- {
		for c := i + 1; c < n; c++ {
			x[i] -= m[i][c] * x[c]
		}
		x[i] /= m[i][i]
	}
	return x
}
