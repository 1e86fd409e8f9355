package uno

import (
	"fourtell/ai"
	"fourtell/engine"
)

// Seated seats a character.
func Seated(c ai.Character, seat engine.Seat, seed uint64) *Player {
	l, _ := ai.LevelNamed(c.Level)
	p := NewPlayer(l, c.Style, seat, seed)
	p.pace = c.Pace
	return p
}

// Pace is how long the player thinks by others, in percent.
func (b *Player) Pace() int { return b.pace }

// Overlooks is how many in a hundred of others' missed calls the player does not notice at a table of people: who often
// forgets its own overlooks more of them. From the weakest level up that is 65, 31, 20, 11 and 5.
func (b *Player) Overlooks() int {
	const least, most = 5, 240
	if b.level.Forgets == 0 {
		return least
	}
	return least + min(most/b.level.Forgets, 100-least)
}

// MostUnits is how many units of Work a decision takes the player at most. Sequential halving spends a budget, and a
// little more where it has to be rounded up for so many options.
func (b *Player) MostUnits() int { return b.level.Worlds + mostOptions }

// mostOptions is more than a hand and its colours and targets ever give: each round of halving tries each option left once
// at least.
const mostOptions = 128
