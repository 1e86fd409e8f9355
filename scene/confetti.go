package scene

import "math"

const (
	confettiPieces = 46
	confettiTicks  = 5 * TicksPerSecond
)

// confetti falls once when the player has won, and rests.
type confetti struct {
	pieces  []piece
	signs   [4]Sprite
	age     int
	running bool
}

type piece struct {
	sign             int
	x, y, vx, vy     float32
	angle, turn      float32
	scale, wave, per float32
}

// start throws the pieces over the window's left part, up to width.
func (c *confetti) start(s *Stage, width float32) {
	for i, name := range []string{"symbol/R", "symbol/Y", "symbol/G", "symbol/B"} {
		c.signs[i] = s.Painter().Sprite(name)
	}
	_, h := s.Size()
	for range confettiPieces {
		r := s.Rand.Float32
		c.pieces = append(c.pieces, piece{
			sign: s.Rand.IntN(4), x: r() * width, y: -40 - r()*h*0.9, vy: 2 + 2.2*r(), vx: r() - 0.5,
			angle: r() * 2 * math.Pi, turn: (r() - 0.5) * 0.12, scale: 0.5 + 0.5*r(), wave: 8 + 14*r(), per: 0.03 + 0.04*r(),
		})
	}
	c.running = true
}

// update moves the pieces and says whether they still move.
func (c *confetti) update() bool {
	if !c.running {
		return false
	}
	c.age++
	for i := range c.pieces {
		q := &c.pieces[i]
		q.y += q.vy
		q.x += q.vx
		q.angle += q.turn
	}
	if c.age >= confettiTicks {
		c.running = false
	}
	return true
}

func (c *confetti) draw(p *Painter) {
	if !c.running {
		return
	}
	fade := min(1, float32(confettiTicks-c.age)/45)
	for i := range c.pieces {
		q := &c.pieces[i]
		s, _ := sincos32(q.per * float32(c.age))
		p.Put(c.signs[q.sign], Pose{X: q.x + q.wave*s, Y: q.y, Angle: q.angle, ScaleX: q.scale, ScaleY: q.scale, Tint: White.Fade(fade)})
	}
}
