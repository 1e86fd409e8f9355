//go:build display

package replay

import (
	"math"

	"fourtell/ai"
	"fourtell/engine"
	"fourtell/engine/shed"
)

// thoughtUp is a look back that was thought up, so that its picture is the same whatever the house's players learn.
type thoughtUp struct {
	moments []ai.Moment
	final   []float64
}

// thinkUp gives every command of the record chances and every decision a grade, by its number.
func thinkUp(v *Player) *thoughtUp {
	u := &thoughtUp{final: []float64{0, 0, 0, 0}}
	all := v.record.Record().Commands
	for i, c := range all {
		v.record.Seek(0)
		for v.record.Commands() <= i && v.record.Step(1) {
		}
		if v.record.Commands() > i {
			v.record.Step(-1)
		}
		snap := v.record.View(engine.Spectator)
		m := ai.Moment{Command: c, Beat: snap.Seq, Accused: engine.NoSeat}
		x := 6.28 * float64(i) / float64(len(all))
		rise := float64(i) / float64(len(all))
		m.Chances = []float64{0.25 + 0.1*math.Sin(2*x) + 0.25*rise*rise, 0.25 + 0.1*math.Sin(3*x+2) - 0.15*rise, 0.25 + 0.08*math.Cos(x) - 0.02*rise, 0}
		m.Chances[3] = 1 - m.Chances[0] - m.Chances[1] - m.Chances[2]
		if p := shed.Of(&snap).Pending; p != nil && p.Challenge {
			m.Doubt, m.Accused, m.Guilty = true, p.By, i%3 == 0
		}
		if m.Decided = c.Verb == engine.VerbPlay; m.Decided {
			m.Best = engine.Command{Verb: engine.VerbDraw, Target: engine.NoSeat}
			m.Lost = [...]float64{0, 0.02, 0.06, 0.1, 0.31, 0}[(i/4)%6]
		}
		u.moments = append(u.moments, m)
	}
	v.record.Seek(v.record.Len())
	for _, w := range v.record.View(engine.Spectator).Winners {
		u.final[w] = 1
	}
	v.record.Seek(0)
	return u
}

func (u *thoughtUp) Work(int) {}

func (u *thoughtUp) Prefer(engine.Seat) {}

func (u *thoughtUp) Progress() float64 { return 1 }

func (u *thoughtUp) Charted() bool { return true }

func (u *thoughtUp) Rated(engine.Seat) bool { return true }

func (u *thoughtUp) Done() bool { return true }

func (u *thoughtUp) Err() error { return nil }

func (u *thoughtUp) Moments() []ai.Moment { return u.moments }

func (u *thoughtUp) Final() []float64 { return u.final }

func (u *thoughtUp) Turns(int) []int { n := len(u.moments); return []int{n / 5, n / 2, n - 3} }

func (u *thoughtUp) After(i int) []float64 {
	if i+1 < len(u.moments) {
		return u.moments[i+1].Chances
	}
	return u.final
}

func (u *thoughtUp) Swing(i int) (engine.Seat, float64, bool) {
	return 0, u.After(i)[0] - u.moments[i].Chances[0], true
}

func (u *thoughtUp) Account(engine.Seat) ai.Account {
	a := ai.Account{Decisions: 14, Lost: 0.43, Luck: -0.17}
	a.Grades[ai.GradeBest] = 9
	return a
}
