//go:build display

package puzzles

import (
	"testing"
	"time"

	"fourtell/ai"
	"fourtell/ai/houses"
	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/room"
	"fourtell/scene/stage"
)

// keepRound plays a round of the game of lying to its end, in which seat 0 is the player's, and keeps its record: as one of this screen,
// or as that of a room, which has been told to whoever sat there.
func keepRound(t *testing.T, s *stage.Stage, elsewhere bool) {
	t.Helper()
	g, err := games.New(engine.Setup{Game: "bluff", Rules: "classic", Seats: []string{"Ann", "Bo", "Cy"}, Seed: 6})
	if err != nil {
		t.Fatal(err)
	}
	var bots []ai.Bot
	for i := range 3 {
		make, _ := houses.NamedOf("bluff", "level:casual")
		bots = append(bots, make(engine.Seat(i), 9))
	}
	record := engine.Record{Setup: g.Setup()}
	for {
		if now := g.View(engine.Spectator); now.Over() {
			break
		}
		for i, bot := range bots {
			c, ok := bot.Decide(g.View(engine.Seat(i)))
			if !ok {
				continue
			}
			if _, err := g.Apply(c); err != nil {
				t.Fatal(err)
			}
			record.Commands = append(record.Commands, c.Recorded())
			break
		}
	}
	head := room.Head{Begun: time.Date(2026, 11, 27, 10, 0, 0, 0, time.UTC), Chairs: []string{"person", "bot", "bot"}}
	if elsewhere {
		record.Setup = g.Round()
		record.Setup.Deal.Round, head.Online = 3, &room.Online{Room: "K7QF2M", Created: 1800000000000, N: 3}
	}
	word := s.Kept().Saves.KeepRound(head, record)
	if word != nil {
		t.Fatal(word)
	}
}
