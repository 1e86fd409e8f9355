package kit

import (
	"math"

	"fourtell/scene/paint"
	"fourtell/scene/stage"
)

const (
	confettiThrown = 40 // up out of the winner's portrait
	confettiFallen = 34 // from above
	confettiTicks  = 5 * stage.TicksPerSecond
	confettiWaits  = 14 // ticks before it is thrown: the portrait comes down then
	confettiPull   = 0.17
	confettiMost   = 2.6 // units a tick at which a sign falls in the end
)

// Confetti is the four signs, thrown up once when the player has won; they fall and rest.
type Confetti struct {
	pieces  []piece
	signs   [4]paint.Sprite
	age     int
	Running bool
}

type piece struct {
	sign             int
	x, y, vx, vy     float32
	angle, turn      float32
	scale, wave, per float32
	most             float32
}

// Start throws pieces up from a place, and lets others fall over the window's left part, up to width; k is the size of
// things.
func (c *Confetti) Start(s *stage.Stage, width, x, y, k float32) {
	for i, name := range []string{"symbol/R", "symbol/Y", "symbol/G", "symbol/B"} {
		c.signs[i] = s.Painter().Sprite(name)
	}
	_, h := s.Window().Size()
	r := s.Chance().Rand.Float32
	for i := range confettiThrown + confettiFallen {
		q := piece{
			sign: i % 4, x: x, y: y, vy: -(5.5 + 7.5*r()) * k, vx: (r() - 0.5) * 13 * k,
			angle: r() * 2 * math.Pi, turn: (r() - 0.5) * 0.2, scale: (0.5 + 0.5*r()) * k,
			wave: (8 + 14*r()) * k, per: 0.03 + 0.04*r(), most: confettiMost * (0.7 + 0.6*r()) * k,
		}
		if i >= confettiThrown {
			q.x, q.y, q.vx, q.vy = r()*width, -40-r()*h*0.7, r()-0.5, q.most
		}
		c.pieces = append(c.pieces, q)
	}
	c.Running = true
}

// Update moves the pieces and says whether they still move.
func (c *Confetti) Update() bool {
	if !c.Running {
		return false
	}
	c.age++
	if c.age < confettiWaits {
		return true
	}
	for i := range c.pieces {
		q := &c.pieces[i]
		q.vy = min(q.most, q.vy+confettiPull)
		q.vx *= 0.985
		q.y += q.vy
		q.x += q.vx
		q.angle += q.turn
	}
	if c.age >= confettiTicks {
		c.Running = false
	}
	return true
}

// Draw draws every piece where it is.
func (c *Confetti) Draw(p *paint.Painter) {
	if !c.Running || c.age < confettiWaits {
		return
	}
	fade := min(1, float32(confettiTicks-c.age)/45)
	grown := min(1, float32(c.age-confettiWaits)/10)
	for i := range c.pieces {
		q := &c.pieces[i]
		s, _ := paint.Sincos(q.per * float32(c.age))
		k := q.scale * grown
		p.Put(c.signs[q.sign], paint.Pose{X: q.x + q.wave*s*grown, Y: q.y, Angle: q.angle, ScaleX: k, ScaleY: k, Tint: paint.White.Fade(fade)})
	}
}
