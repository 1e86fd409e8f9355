package enginetest

import (
	"fourtell/engine"
)

// Leads is the game's own word for a card that is higher than all laid before it.
var Leads = engine.WordOf("leads")

// Own is the game's own part of a snapshot.
type Own struct {
	Best int `json:"best"` // the highest card laid, 0 where there is none
}

// Of is the snapshot's own part.
func Of(s *engine.Snapshot) Own {
	o, _ := s.Own.(Own)
	return o
}

// MarshalSnapshot writes the part as "own".
func (o Own) MarshalSnapshot(s *engine.Snapshot) ([]byte, error) { return engine.WriteSnapshot(s, o) }

// Accent: what leads lands hard, and nothing opens.
func (o Own) Accent(_ *engine.Event, c engine.SeenCard) engine.Accent {
	if c.Face == face(o.Best) {
		return engine.Accent{Weight: engine.Firm}
	}
	return engine.Accent{}
}

// Tint: there are no colours.
func (Own) Tint() engine.Color { return engine.NoColor }

// Doubtful: nobody is ever doubted.
func (Own) Doubtful() bool { return false }

// ReadSnapshot reads a snapshot and its own part.
func (Book) ReadSnapshot(text []byte) (engine.Snapshot, error) {
	var o Own
	s, err := engine.ReadSnapshot(text, &o)
	s.Own = o
	return s, err
}
