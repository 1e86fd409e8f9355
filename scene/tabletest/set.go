//go:build display

package tabletest

import (
	"image"
	"testing"

	"fourtell/engine"
	"fourtell/scene/guests"
	"fourtell/scene/scenetest"
	"fourtell/scene/table"
)

// Dense is a hand of forty cards.
const Dense = "R1 R2 R3 R4 R5 R6 R7 R8 R9 RS RR R+2 Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 YS Y+2 G0 G1 G2 G3 G4 G5 G6 GS GR B1 B2 B3 B4 B5 B6 W W W+4"

// Quick is a table as the title sets it, seat 0 at the screen.
func Quick(seats int, rules string, seed uint64) table.Options {
	return table.Options{Setup: guests.QuickSetup(seats, rules, seed), Persons: []engine.Seat{0}, BotSeed: seed}
}

// Placed is a table in a known state: hands by seat, the discards, and whose turn it is.
func Placed(t *testing.T, rules string, turn engine.Seat, discard string, hands ...string) table.Options {
	t.Helper()
	o := Quick(len(hands), rules, 11)
	p := &engine.Position{Turn: turn, Direction: 1, Discard: scenetest.Cards(t, discard), Rest: true}
	for _, h := range hands {
		p.Hands = append(p.Hands, scenetest.Cards(t, h))
	}
	o.Setup.Position = p
	return o
}

// Shared is a table of four at which Anna and Bo sit across from each other, with bots between them.
func Shared(rules string, seed uint64) table.Options {
	o := Quick(4, rules, seed)
	o.Setup.Seats = []string{"Anna", "Theo", "Bo", "Mira"}
	o.Guests = []string{"moon", "fox", "cat", "rabbit"}
	o.Persons = []engine.Seat{0, 2}
	return o
}

// SharedAt is such a table in a known state.
func SharedAt(t *testing.T, turn engine.Seat, hands ...string) table.Options {
	t.Helper()
	o := Shared("classic", 11)
	o.Setup.Position = Placed(t, "classic", turn, "R4 R7 G7", hands...).Setup.Position
	return o
}

// Four is the table of the challenge: Mira puts four on the player.
func Four(bluff bool) func(*testing.T) table.Options {
	return func(t *testing.T) table.Options {
		mira := "W+4 R3 B8 Y1 YS"
		if bluff {
			mira = "W+4 R3 G8 Y1 YS"
		}
		return Placed(t, "classic", 3, "R4 R7 G7", "R3 R7 Y2 Y8 G5 B1 B9 W", "B2", "R1 R2 R5 G3 Y5 W", mira)
	}
}

// PageSizes are windows in which what is read has little room and much.
func PageSizes() []image.Point {
	return []image.Point{{X: 1280, Y: 720}, {X: 800, Y: 450}, {X: 390, Y: 844}}
}

// FullName is the name of a seat, as long as a name may be.
func FullName(i int) string {
	r := []rune(scenetest.FullNames()[i])
	return string(r[:min(len(r), guests.NameMost)])
}
