package table

import (
	"fourtell/engine"
	"fourtell/scene/guests"
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/scene/umpire"
)

// asker is what a question over the table knows of it: who is asked what, what they may play, and what stays in force beside it.
type asker struct {
	*chair
	peek    *peek
	besides *besides
}

func newAsker(c *chair, k *peek, b *besides) *asker { return &asker{chair: c, peek: k, besides: b} }

// Name is what a seat is called.
func (v *asker) Name(seat engine.Seat) string { return v.names[seat] }

// Portrait is a seat's.
func (v *asker) Portrait(seat engine.Seat) string { return v.guestName(int(seat)) }

// Plays are the legal plays that begin with a card.
func (v *asker) Plays(card engine.SeenCard) []engine.Command { return v.plays(card) }

// MayPlay says whether a card may answer.
func (v *asker) MayPlay() bool { return v.mayAnswer() }

// Unaided says whether the player may not be shown which cards those are.
func (v *asker) Unaided() bool { return v.facts.plain }

// Held counts the player's cards of a colour.
func (v *asker) Held(c engine.Color) int { return v.facts.held[c] }

// Umpire answers for the game that is played.
func (v *asker) Umpire() umpire.Umpire { return umpire.Of(v.shown.Game) }

// Victim is who would pay for a draw card of the player's.
func (v *asker) Victim() engine.Seat { return v.victim(&v.shown, v.viewer) }

// Discreet says whether others look on.
func (v *asker) Discreet() bool { return v.peek.peeks() }

// DoubtAt is where a claim that waits is told of, and where it is answered.
func (v *asker) DoubtAt() (told, verbs paint.Rect) {
	l := v.queue.Layout()
	return rectOf(l.Doubt), rectOf(l.Verbs)
}

// Beside is a tick of what stays in force beside a question.
func (v *asker) Beside(s *stage.Stage, in *input.Tick, cover paint.Rect, challenge bool) {
	v.besides.update(s, in, cover, challenge)
}

// DrawBeside draws that.
func (v *asker) DrawBeside(p *paint.Painter, cover paint.Rect, x, y, k float32) {
	v.besides.draw(p, cover, x, y, k)
}

// Badge is a number on a small disc.
func (v *asker) Badge(p *paint.Painter, n int, x, y, size float32, body, ink paint.Color) {
	v.badge(p, v.art.number(n), x, y, size, body, ink)
}

// ShowsOdds says whether the player is told the odds of a bluff of that seat.
func (v *asker) ShowsOdds(seat engine.Seat) bool {
	if g := v.guided(); g != nil && g.HidesOdds() {
		return false // that is the puzzle
	}
	switch v.stage.Settings().Odds {
	case stage.OddsOff:
		return false
	case stage.OddsByLevel:
		kind := ""
		if i := int(seat); i >= 0 && i < len(v.o.Bots) {
			kind = v.o.Bots[i]
		}
		level := guests.LevelOf(kind)
		return level != "expert" && level != "master"
	}
	return true
}
