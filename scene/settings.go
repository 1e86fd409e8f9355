package scene

import (
	"encoding/json"
	"fmt"
	"maps"
	"math"
	"slices"

	"fourtell/engine"
	"fourtell/engine/uno"
)

// Speed is how fast the table plays.
type Speed uint8

// The speeds of the game; Instant lays every card where it belongs at once.
const (
	SpeedSlow Speed = iota
	SpeedNormal
	SpeedFast
	SpeedInstant
	speeds
)

// SpeedNames are the speeds as the settings file and the command line name
// them, in order.
func SpeedNames() []string { return []string{"slow", "normal", "fast", "instant"} }

// String is the speed's name.
func (s Speed) String() string {
	if s < speeds {
		return SpeedNames()[s]
	}
	return "?"
}

// ParseSpeed reads a name.
func ParseSpeed(name string) (Speed, error) {
	for i, n := range SpeedNames() {
		if n == name {
			return Speed(i), nil
		}
	}
	return SpeedNormal, fmt.Errorf("%q is no speed: it is slow, normal, fast or instant", name)
}

// MarshalText writes the name.
func (s Speed) MarshalText() ([]byte, error) { return []byte(s.String()), nil }

// UnmarshalText reads a name.
func (s *Speed) UnmarshalText(b []byte) (err error) {
	*s, err = ParseSpeed(string(b))
	return err
}

// Factor is how much faster than normal motion runs; Instant's is no number to
// divide by, so it is large.
func (s Speed) Factor() float64 {
	switch s {
	case SpeedSlow:
		return 0.6
	case SpeedFast:
		return 2
	case SpeedInstant:
		return 1e6
	}
	return 1
}

// Settings are what a player has chosen. Volumes are 0 … 1 as the slider
// stands; what is heard is their square.
type Settings struct {
	Speed         Speed
	ReducedMotion bool // fades instead of flights, no shaking, no confetti
	OneClick      bool // one click of the mouse plays a card
	SortBySymbol  bool // the hand by number rather than by colour
	AutoCall      bool // the call is made for the player as soon as it is possible
	Odds          Odds // of a bluff, in the challenge
	Master        float64
	Music         float64
	Effects       float64
	Mute          bool
	PlayUnfocused bool // go on sounding when the window is not in front
	Fullscreen    bool
	Seats         int               // at the next table, 2 … 10
	Rules         string            // of the next table: a preset, or "preset,switch=value,…"
	Table         []SeatPlan        // the chairs of the next table, empty ones too; none: the house's
	Presets       map[string]string // rule sets of the player's own, by name, as text
	Width, Height int               // of the window, in units of the desktop; 0 = the default

	// other is what the file holds that this version does not know.
	other map[string]json.RawMessage
}

// Odds says when a challenge shows the odds of a bluff.
type Odds uint8

// Always, never, or not against the strongest players of the house, who leave it to the player.
const (
	OddsOn Odds = iota
	OddsOff
	OddsByLevel
)

// oddsNames are they as the settings file names them, in order.
func oddsNames() []string { return []string{"on", "off", "by_level"} }

// MarshalText writes the name.
func (o Odds) MarshalText() ([]byte, error) { return []byte(oddsNames()[min(int(o), 2)]), nil }

// UnmarshalText reads a name.
func (o *Odds) UnmarshalText(b []byte) error {
	i := slices.Index(oddsNames(), string(b))
	if i < 0 {
		return fmt.Errorf("%q is no choice: odds are on, off or by_level", b)
	}
	*o = Odds(i)
	return nil
}

// DefaultSettings are the settings of somebody who has chosen nothing.
func DefaultSettings() Settings {
	return Settings{Speed: SpeedNormal, OneClick: true, Master: 0.8, Music: 0.5, Effects: 0.8, Seats: 4, Rules: uno.Presets()[0]}
}

// fields names what is stored. Pointers, so that what a file leaves out keeps
// its default.
func (s *Settings) fields() map[string]any {
	return map[string]any{
		"speed": &s.Speed, "reduced_motion": &s.ReducedMotion, "one_click": &s.OneClick,
		"sort_by_symbol": &s.SortBySymbol, "auto_call": &s.AutoCall, "odds": &s.Odds, "master": &s.Master, "music": &s.Music, "effects": &s.Effects,
		"mute": &s.Mute, "play_unfocused": &s.PlayUnfocused, "fullscreen": &s.Fullscreen,
		"seats": &s.Seats, "rules": &s.Rules, "table": &s.Table, "presets": &s.Presets,
		"width": &s.Width, "height": &s.Height,
	}
}

// Encode writes the settings as JSON, with everything a newer version may have
// left in the file.
func (s *Settings) Encode() ([]byte, error) {
	all := map[string]any{}
	for k, v := range s.other {
		all[k] = v
	}
	maps.Copy(all, s.fields())
	return json.MarshalIndent(all, "", "  ")
}

// DecodeSettings reads what Encode wrote. A value that is missing or out of
// its range keeps its default; what is not known is kept for Encode.
func DecodeSettings(b []byte) (Settings, error) {
	s := DefaultSettings()
	if err := json.Unmarshal(b, &s.other); err != nil {
		return DefaultSettings(), fmt.Errorf("the settings are not readable: %w", err)
	}
	for name, to := range s.fields() {
		raw, ok := s.other[name]
		if !ok {
			continue
		}
		delete(s.other, name)
		if err := json.Unmarshal(raw, to); err != nil {
			return DefaultSettings(), fmt.Errorf("the setting %q is not readable: %w", name, err)
		}
	}
	for _, v := range []*float64{&s.Master, &s.Music, &s.Effects} {
		if math.IsNaN(*v) {
			*v = 0
		}
		*v = min(max(*v, 0), 1)
	}
	if s.Seats < engine.MinSeats || s.Seats > engine.MaxSeats {
		s.Seats = DefaultSettings().Seats
	}
	if len(s.Table) > engine.MaxSeats {
		s.Table = nil
	}
	if _, err := uno.ParseRules(s.Rules); err != nil {
		s.Rules = DefaultSettings().Rules
	}
	return s, nil
}
