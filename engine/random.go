package engine

import "math/bits"

// Rand is the table's generator, held by value in the state: a 64-bit linear congruential step with a permuted 32-bit
// output (PCG-XSH-RR 64/32, M. E. O'Neill, "PCG: A Family of Simple Fast Space-Efficient Statistically Good Algorithms for
// Random Number Generation", 2014, stream 1442695040888963407). The same seed gives the same numbers on every platform.
type Rand struct{ state uint64 }

const (
	pcgMultiplier = 6364136223846793005
	pcgIncrement  = 1442695040888963407
)

// NewRand is the generator of that seed; every seed is usable.
func NewRand(seed uint64) Rand {
	r := Rand{state: seed + pcgIncrement}
	r.Uint32()
	return r
}

// Uint32 is the next number, uniform over all 32-bit values.
func (r *Rand) Uint32() uint32 {
	old := r.state
	r.state = old*pcgMultiplier + pcgIncrement
	x := uint32(((old >> 18) ^ old) >> 27)
	return bits.RotateLeft32(x, -int(old>>59))
}

// Below is uniform over 0 … n-1 without bias (Lemire, "Fast Random Integer Generation in an Interval", 2019); n must be at
// least 1.
func (r *Rand) Below(n uint32) uint32 {
	m := uint64(r.Uint32()) * uint64(n)
	if uint32(m) < n {
		m = r.unbiased(m, n)
	}
	return uint32(m >> 32)
}

// unbiased draws again while the product falls where it would favour some numbers. It stands apart so that Below is small
// enough to be inlined.
//
//go:noinline
func (r *Rand) unbiased(m uint64, n uint32) uint64 {
	for limit := -n % n; uint32(m) < limit; {
		m = uint64(r.Uint32()) * uint64(n)
	}
	return m
}

// State is the generator's whole state, for the canonical form of a table.
func (r *Rand) State() uint64 { return r.state }

// Mix folds numbers into a seed, for chance that must not be a running stream: a bot's is Mix(bot seed, seat, decision)
// (splitmix64 finaliser, Steele et al. 2014).
func Mix(seed uint64, more ...uint64) uint64 {
	for _, m := range more {
		seed = mix64(seed + 0x9e3779b97f4a7c15 + mix64(m))
	}
	return mix64(seed)
}

func mix64(z uint64) uint64 {
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}
