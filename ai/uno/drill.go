package uno

import (
	"encoding/base64"
	"fmt"
	"math"
	"strings"

	"fourtell/engine"
	"fourtell/engine/uno"
)

// Drill learns the net from rounds: how a seat whose turn it is fares from there (logistic regression by a net; steps: Kingma and Ba,
// "Adam", 2015). It is a tool of the house: nothing calls it in a game.
type Drill struct {
	rules                    []uno.Rules
	seed                     uint64
	one                      policy
	param, slope, mean, vary []float64 // in, bias, out, base
	steps, fill              int       // batches, and states in this one
	views                    []seen    // of the round in play
}

const drillBatch = 1024

// NewDrill begins from nothing.
func NewDrill(rules []string, seed uint64) (*Drill, error) {
	d := &Drill{seed: seed}
	for _, name := range rules {
		r, err := uno.ParseRules(name)
		if err != nil {
			return nil, err
		}
		d.rules = append(d.rules, r)
	}
	n := (questions+2)*hidden + 1
	d.param, d.slope, d.mean, d.vary = make([]float64, n), make([]float64, n), make([]float64, n), make([]float64, n)
	rng := engine.NewRand(seed)
	for i := range n - 1 {
		d.param[i] = (float64(rng.Uint32())/(1<<32) - 0.5) * 0.3
		if i >= questions*hidden && i < (questions+1)*hidden {
			d.param[i] = 0.3
		}
	}
	return d, nil
}

// Rounds plays so many, from the one of that number on, and learns from them, by so much at most a weight and batch.
func (d *Drill) Rounds(from, n int, most float64) {
	for b := from; b < from+n; b++ {
		won, ended := d.round(engine.Mix(d.seed, uint64(b)))
		for i := range d.views {
			if ended {
				d.learn(&d.views[i], won, most)
			}
		}
	}
}

// Skill plays so many other rounds and says how much of what decides them the net foretells: 0 is no more than a constant, 1 all.
func (d *Drill) Skill(rounds int, seed uint64) float64 {
	w := d.net()
	return d.foretells(&w, rounds, seed)
}

func (d *Drill) foretells(w *net, rounds int, seed uint64) float64 {
	off, sum, square, n := 0.0, 0.0, 0.0, 0.0
	for b := range rounds {
		won, ended := d.round(engine.Mix(seed, uint64(b), 7))
		for i := range d.views {
			if ended {
				miss := won - float64(w.chance(&d.views[i]))/(1<<16)
				off, sum, square, n = off+miss*miss, sum+won, square+won*won, n+1
			}
		}
	}
	mean := sum / n
	return 1 - off/(square-n*mean*mean)
}

// round plays one and leaves in views what a seat, that plays on by taste, was asked for each of its plays; 1 where it has won.
func (d *Drill) round(x uint64) (won float64, ended bool) {
	d.views = d.views[:0]
	seats := [...]int{2, 2, 3, 4, 4, 4, 5, 6}[x&7]
	rules := d.rules[x>>8%uint64(len(d.rules))]
	p, own := &d.one, engine.Seat(x>>16%uint64(seats))
	s := uno.NewState(rules, seats)
	s.Seed(x)
	s.Deal(nil)
	p.rng, p.taste, p.own, p.marks, p.strays = engine.NewRand(x+1), &houseTaste, own, marks{}, strays
	for i := range seats { // mostly by the obvious card, some otherwise
		p.doubts[i], p.manners[i] = anybodysDoubt, obvious
		if x>>(20+i)&3 == 0 {
			p.manners[i] = sensible
		}
		if k := x >> 40 & 7; k < 2 {
			p.manners[i] = keeping + manner(k)
		}
	}
	for n := 0; !s.Over(); n++ {
		if n == movesMost {
			return 0, false
		}
		if s.Turn() == own && s.Phase() == engine.PhasePlay {
			d.views = append(d.views, seen{})
			d.views[len(d.views)-1].view(&s, own, &p.manners)
		}
		m := p.move(&s)
		if p.do(&s, &m) != engine.Legal {
			return 0, false
		}
	}
	if s.Won(own) {
		won = 1
	}
	return won, true
}

// learn moves the weights to where the net foretells better what came of a table; they move once a batch.
func (d *Drill) learn(a *seen, won, most float64) {
	w := d.param
	bias, out, base := questions*hidden, (questions+1)*hidden, (questions+2)*hidden
	var x, h [hidden]float64
	copy(x[:], w[bias:])
	for _, at := range a.at[:a.n] {
		for i := range x {
			x[i] += w[int(at)*hidden+i]
		}
	}
	z := w[base]
	for i := range x {
		h[i] = min(max(x[i], 0), netMost/64.0)
		z += h[i] * w[out+i]
	}
	p := 1 / (1 + math.Exp(-z))
	g := p - won
	d.slope[base] += g
	for i := range x {
		d.slope[out+i] += g * h[i]
		if x[i] > 0 && x[i] < netMost/64.0 {
			k := g * w[out+i]
			d.slope[bias+i] += k
			for _, at := range a.at[:a.n] {
				d.slope[int(at)*hidden+i] += k
			}
		}
	}
	if d.fill++; d.fill < drillBatch {
		return
	}
	d.fill = 0
	d.steps++
	const keepMean, keepVary = 0.9, 0.999
	a1, a2 := 1-math.Pow(keepMean, float64(d.steps)), 1-math.Pow(keepVary, float64(d.steps))
	for i, s := range d.slope {
		s /= drillBatch
		d.mean[i] = keepMean*d.mean[i] + (1-keepMean)*s
		d.vary[i] = keepVary*d.vary[i] + (1-keepVary)*s*s
		w[i] -= most * d.mean[i] / a1 / (math.Sqrt(d.vary[i]/a2) + 1e-8)
		if i < out {
			w[i] = min(max(w[i], -127/64.0), 127/64.0)
		}
		d.slope[i] = 0
	}
}

// net is what has been learnt, in whole numbers.
func (d *Drill) net() (w net) {
	for i := range questions * hidden {
		w.in[i/hidden][i%hidden] = int8(math.Round(d.param[i] * 64))
	}
	for i := range hidden {
		w.bias[i] = int8(math.Round(d.param[questions*hidden+i] * 64))
		w.out[i] = int16(math.Round(d.param[(questions+1)*hidden+i] * 256))
	}
	w.base = int32(math.Round(d.param[(questions+2)*hidden] * (1 << 14)))
	return w
}

// Table is the Go file that holds it.
func (d *Drill) Table() string {
	w := d.net()
	var b []byte
	for i := range w.in {
		for _, x := range w.in[i] {
			b = append(b, byte(x))
		}
	}
	for _, x := range w.bias {
		b = append(b, byte(x))
	}
	for _, x := range w.out {
		b = append(b, byte(x), byte(x>>8))
	}
	b = append(b, byte(w.base), byte(w.base>>8), byte(w.base>>16), byte(w.base>>24))
	text := base64.StdEncoding.EncodeToString(b)
	var out strings.Builder
	out.WriteString("package uno\n\n// netText is the net, found by drilling (docs/ai.md, \"Value\"); `make taste` finds it anew.\nconst netText = \"\" +\n")
	for len(text) > 120 {
		fmt.Fprintf(&out, "\t\"%s\" +\n", text[:120])
		text = text[120:]
	}
	fmt.Fprintf(&out, "\t\"%s\"\n", text)
	return out.String()
}
