package figures

import (
	"errors"
	"fmt"
	"math"

	"fourtell/ai"
	unoai "fourtell/ai/uno"
	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/engine/shed"
	"fourtell/engine/uno"
)

// four is a Wild Draw Four that its victim was asked about, and what was true of it.
type four struct {
	guilty bool
	doubts bool // the victim challenged
	// The victim's chance of winning the round, hands open: after accepting it, and after challenging it.
	accept, challenge float64
	odds              unoai.Odds // to the victim
	kept, held        int        // cards the accused has left; cards the victim had, the four not counted
	again             bool       // it named the colour that was active before
}

// rolls are the roll-outs behind each chance. No choice rests on them, so that their noise makes no figure larger.
const rolls = 150

// match plays rounds of one table and shows each draw four that could be challenged.
type match struct {
	rules  string
	seats  int
	rounds int // at most; a match by points may end before
	seed   uint64
	plays  []ai.Bot // decide for their seats
	doubts []ai.Bot // answer a draw four for them
	see    func(f four)

	game *uno.Game
}

func (m *match) play() (err error) {
	names := make([]string, m.seats)
	for i := range names {
		names[i] = fmt.Sprint("seat ", i)
	}
	if m.game, err = uno.Known(games.New(engine.Setup{Rules: m.rules, Seats: names, Seed: m.seed})); err != nil {
		return err
	}
	for n, round := uint64(0), 1; n < 1e6; n++ {
		public := m.game.View(engine.Spectator)
		if public.Phase == engine.PhaseMatchOver || public.Over() && round == m.rounds {
			return nil
		}
		c := engine.Do(0, engine.VerbNextRound)
		if public.Over() {
			round++
		} else if c, err = m.decide(public.Turn, engine.Mix(m.seed, n)); err != nil {
			return err
		}
		if _, err := m.game.Apply(c); err != nil {
			return err
		}
	}
	return errors.New("a match did not end")
}

// decide asks the seat, and looks at what it was asked and what it says.
func (m *match) decide(seat engine.Seat, seed uint64) (engine.Command, error) {
	v := m.game.View(seat)
	asked := shed.Of(&v).Pending != nil && shed.Of(&v).Pending.Challenge
	bot := m.plays[seat]
	if asked {
		bot = m.doubts[seat]
	}
	c, ok := bot.Decide(v)
	if !ok {
		return c, errors.New("a player had nothing to say to its own question")
	}
	if asked {
		return c, m.look(&v, c, seed)
	}
	return c, nil
}

// look measures an open challenge.
func (m *match) look(v *engine.Snapshot, c engine.Command, seed uint64) error {
	p := shed.Of(v).Pending
	f := four{guilty: m.game.Truth().Pending.WasBluff, doubts: c.Verb == engine.VerbChallenge, kept: v.Hands[p.By].Count, held: v.Hands[v.Viewer].Count,
		again: shed.Of(v).Color == p.ColorBefore}
	if f.odds, _ = unoai.OddsOf(*v); p.Paid {
		f.held -= p.Stack
	}
	table := m.game.Opened(0)
	chances := make([]float64, m.seats)
	if err := after(&table, engine.Do(v.Viewer, engine.VerbAccept), seed, chances); err != nil {
		return err
	}
	f.accept = chances[v.Viewer]
	if err := after(&table, engine.Do(v.Viewer, engine.VerbChallenge), seed, chances); err != nil {
		return err
	}
	f.challenge = chances[v.Viewer]
	m.see(f)
	return nil
}

// after is everybody's chance of winning once the command is carried out.
func after(table *uno.State, c engine.Command, seed uint64, chances []float64) error {
	s := *table
	move := s.MoveOf(c)
	if code := s.Do(&move); code != engine.Legal {
		return fmt.Errorf("%s is refused: %s", c.Verb, code)
	}
	unoai.Outlook(&s, rolls, seed, chances)
	return nil
}

// sums is a ratio's numerator and denominator, by clusters: games of one match are not independent, matches are.
type sums struct{ over, under []float64 }

func (s *sums) add(over, under float64) {
	s.over, s.under = append(s.over, over), append(s.under, under)
}

// ratio is Σ over / Σ under and half the width of its 95 % interval (the linearised ratio estimator: Cochran, "Sampling
// Techniques", 1977, chapter 6).
func (s *sums) ratio() (value, half float64) {
	a, b := 0.0, 0.0
	for i := range s.over {
		a, b = a+s.over[i], b+s.under[i]
	}
	n := float64(len(s.over))
	if b == 0 || n < 2 {
		return 0, math.Inf(1)
	}
	value = a / b
	for i := range s.over {
		d := s.over[i] - value*s.under[i]
		half += d * d
	}
	return value, 1.96 * math.Sqrt(half*n/(n-1)) / b
}
