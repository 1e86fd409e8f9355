package uno_test

import (
	"encoding/json"
	"testing"

	"fourtell/ai"
	unoai "fourtell/ai/uno"
	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/engine/shed"
)

// FuzzAPlayerIsNotLedAstray: whatever Snapshot it is shown, a player answers with something legal or not at all.
func FuzzAPlayerIsNotLedAstray(f *testing.F) {
	for seed := range uint64(3) {
		playRound(f, dealt("party", 3, seed), quickPlayers(3, seed), func(s engine.Snapshot, _ engine.Command) {
			if s.Seq%9 == 0 {
				b, err := json.Marshal(s)
				if err != nil {
					f.Fatal(err)
				}
				f.Add(b, uint8(0), uint16(0))
				f.Add(b, uint8(s.Seq), uint16(s.Seq*977))
			}
		})
	}
	f.Fuzz(func(t *testing.T, b []byte, what uint8, n uint16) {
		s, err := games.ReadSnapshot(b)
		if err != nil || len(s.Hands) < engine.MinSeats || len(s.Hands) > engine.MaxSeats ||
			s.Viewer < 0 || int(s.Viewer) >= len(s.Hands) || len(s.History) > 2000 {
			return
		}
		spoil(&s, what, n)
		c, ok := unoai.NewPlayer(quick(), ai.Style{}, s.Viewer, 1).Decide(s)
		if ok && !among(c, s.Legal) {
			t.Fatalf("answered %+v, which is not legal", c)
		}
	})
}

// spoil sets something to what it can't be.
func spoil(s *engine.Snapshot, what uint8, n uint16) {
	v := int(n)
	switch what % 12 {
	case 1:
		s.Hands[v%len(s.Hands)].Count = v
	case 2:
		s.Direction = int8(v)
	case 3:
		s.Turn = engine.Seat(v)
	case 4:
		shed.Change(s, func(o *shed.Own) { o.Color = engine.Color(v) })
	case 5:
		shed.Change(s, func(o *shed.Own) {
			o.Pending = &shed.Pending{Kind: shed.PendingWD4, By: engine.Seat(v), Victim: engine.Seat(v >> 8), Stack: v, Challenge: true}
		})
	case 6, 7, 8:
		if len(s.History) > 0 {
			e := &s.History[v%len(s.History)]
			e.Seat, e.Target, e.Count = engine.Seat(v), engine.Seat(v>>8), v*1000
			for i := range e.Cards {
				e.Cards[i].ID = engine.Card(n)
			}
		}
	case 9:
		s.Drawn.ID = engine.Card(n)
	case 10:
		s.Discard = append(s.Discard, engine.SeenCard{ID: engine.Card(n), Face: shed.FaceWild})
	case 11:
		s.Dealer, s.Draw = engine.Seat(v), -v
	}
}
