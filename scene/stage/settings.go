package stage

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"fourtell/assets"
	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/room/awards"
	"fourtell/scene/input"
	"fourtell/scene/sound"
	"fourtell/start"
)

// Speed is how fast the table plays.
type Speed uint8

// The speeds of the game; Instant lays every card where it belongs at once.
const (
	SpeedSlow Speed = iota
	SpeedNormal
	SpeedFast
	SpeedInstant
	Speeds
)

// SpeedNames are the speeds as the settings file and the command line name
// them, in order.
func SpeedNames() []string { return start.Speeds() }

// String is the speed's name.
func (s Speed) String() string {
	if s < Speeds {
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

// Settings are what a player has chosen.
type Settings struct {
	Speed         Speed
	ReducedMotion bool           // fades instead of flights, no shaking, no confetti
	OneClick      bool           // one click of the mouse plays a card
	SortBySymbol  bool           // the hand by number rather than by colour
	ShowPlayable  bool           // cards that may be played stand out
	Bindings      input.Bindings // which key and which button asks for what
	PeekOnHold    bool           // where people share the screen, a hand is seen only while it is asked for
	PressOnce     bool           // what is held is pressed once instead: to look at a hand, to lift the curtain
	HandOnly      bool           // on a phone in a room one's hand alone, as the table is seen elsewhere
	AutoCall      bool           // the call is made for the player as soon as it is possible
	Theme         assets.Theme
	Palette       assets.Palette
	Back          string // of every card, Cloth of the table and Costume of the guests, by names of package awards; "": as the theme has it
	Cloth         string
	Costume       string
	AllLooks      bool // may be chosen, whatever has been earned
	TextSize      int  // of running text, one of textSizes
	Readable      Readable
	Contrast      Contrast
	Letters       bool   // a letter for each colour on the cards
	Patterns      bool   // a pattern for each colour on the cards
	QuietGuests   bool   // the house's guests say nothing
	CallWord      string // said with one card left, at most CallWordMost letters; "" = the language's
	Drawn         Drawn  // what becomes of a drawn card that fits
	Odds          Odds   // of a bluff, in the challenge
	Toasts        ToastTime
	sound.Levels  // of the sound
	Fullscreen    bool
	Language      string                // one of words.Tags; "" = the one the system prefers
	Seats         int                   // at the next table, 2 … 10
	Game          string                // of the next table; "" = the usual one
	RuleChoice                          // of the usual game
	Others        map[string]RuleChoice // of the other games, by name
	Table         []SeatPlan            // the chairs of the next table, empty ones too; none: the house's
	Season        string                // the month, as SeasonForm has it, in which the end of a season was told last; "": never
	Width, Height int                   // of the window, in units of the desktop; 0 = the default

	// other is what the file holds that this version does not know.
	other map[string]json.RawMessage
	// unread is what could not be read of it; the player is told once.
	unread unread
	// told is what the log is to say of it.
	told []string
	// kept is how they were last read or written, by name.
	kept map[string]json.RawMessage
	// lent are those that hold for this start alone.
	lent []lent
}

// SeasonForm is how a month is written in Season.
const SeasonForm = "2006-01"

// CallWordMost is how many letters the word to call may have.
const CallWordMost = 12

// unread is what a file of settings held that could not be read.
type unread struct {
	names []string // of single settings and of bindings ("keys.draw"), which have their defaults; sorted
	whole bool     // all of them: it is no file of settings
	kept  string   // what it was set aside as; "" where it could not be
}

// any says whether anything could not be read.
func (u *unread) any() bool { return u.whole || len(u.names) > 0 }

// DefaultSettings are the settings of somebody who has chosen nothing.
func DefaultSettings() Settings {
	return Settings{Speed: SpeedNormal, TextSize: TextSizes()[0], OneClick: true, ShowPlayable: true, Levels: sound.Levels{Master: 0.8, Music: 0.5, Effects: 0.8, Voice: 0.6}, Seats: 4, RuleChoice: RuleChoice{Rules: games.All()[0].Presets()[0]}}
}

// fields names what is stored. Pointers, so that what a file leaves out keeps
// its default.
func (s *Settings) fields() map[string]any {
	return map[string]any{
		"speed": &s.Speed, "reduced_motion": &s.ReducedMotion, "one_click": &s.OneClick,
		"sort_by_symbol": &s.SortBySymbol, "show_playable": &s.ShowPlayable, "auto_call": &s.AutoCall, "quiet_guests": &s.QuietGuests, "peek_on_hold": &s.PeekOnHold, "call_word": &s.CallWord,
		"drawn_card": &s.Drawn, "theme": &s.Theme, "palette": &s.Palette, "card_back": &s.Back, "table_cloth": &s.Cloth, "costume": &s.Costume, "all_looks": &s.AllLooks, "text_size": &s.TextSize, "readable": &s.Readable, "contrast": &s.Contrast, "letters": &s.Letters, "patterns": &s.Patterns, "odds": &s.Odds, "toasts": &s.Toasts, "master": &s.Master, "music": &s.Music, "effects": &s.Effects, "voice": &s.Voice,
		"mute": &s.Mute, "play_unfocused": &s.PlayUnfocused, "fullscreen": &s.Fullscreen, "language": &s.Language,
		"bindings": &s.Bindings, "press_once": &s.PressOnce, "hand_only": &s.HandOnly, "seats": &s.Seats, "rules": &s.Rules, "own": &s.Own, "table": &s.Table, "presets": &s.Presets, "game": &s.Game, "other_games": &s.Others,
		"season_told": &s.Season, "width": &s.Width, "height": &s.Height,
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
	for _, l := range s.lent {
		l.giveBack(all)
	}
	return json.MarshalIndent(all, "", "  ")
}

// DecodeSettings reads what Encode wrote. A value that is missing keeps its
// default, and so does one that cannot be read, whose name is noted; what is
// not known is kept for Encode. The error says why it is no file of settings
// at all.
func DecodeSettings(b []byte) (Settings, error) {
	s := DefaultSettings()
	b = engine.TrimMark(b)
	err := json.Unmarshal(b, &s.other)
	if err == nil && s.other == nil {
		err = errors.New("there is nothing in them")
	}
	if err != nil {
		s = DefaultSettings()
		s.unread.whole = true
		return s, fmt.Errorf("the settings are not readable: %w", engine.Plain(err, b))
	}
	for name := range s.fields() {
		raw, ok := s.other[name]
		if !ok {
			continue
		}
		delete(s.other, name)
		if name == "bindings" && s.readBindings(raw) {
			continue
		}
		read := s // half of a value must not stay
		if json.Unmarshal(raw, read.fields()[name]) != nil || !read.sound(name) {
			s.unread.names = append(s.unread.names, name)
			continue
		}
		s = read
	}
	slices.Sort(s.unread.names)
	for _, v := range []*float64{&s.Master, &s.Music, &s.Effects, &s.Voice} {
		*v = min(max(*v, 0), 1)
	}
	return s, nil
}

// readBindings takes in the bindings, of which each stands for itself; it says whether they are any.
func (s *Settings) readBindings(raw []byte) bool {
	b, lost, told, err := input.ReadBindings(raw)
	if err != nil {
		return false
	}
	s.Bindings = b
	s.unread.names = append(s.unread.names, lost...)
	s.told = append(s.told, told...)
	return true
}

// sound says whether the value of that name is one that can be used.
func (s *Settings) sound(name string) bool {
	switch name {
	case "seats":
		return s.Seats >= engine.MinSeats && s.Seats <= engine.MaxSeats
	case "table":
		return len(s.Table) <= engine.MaxSeats
	case "text_size":
		return slices.Contains(TextSizes(), s.TextSize)
	case "card_back":
		return soundLook(awards.Back, s.Back)
	case "table_cloth":
		return soundLook(awards.Cloth, s.Cloth)
	case "costume":
		return soundLook(awards.Costume, s.Costume)
	case "call_word":
		return soundCallWord(s.CallWord)
	case "season_told":
		_, err := time.Parse(SeasonForm, s.Season)
		return err == nil || s.Season == ""
	case "game":
		_, err := games.Named(s.Game)
		return err == nil
	case "other_games":
		return soundChoices(s.Others)
	case "rules":
		_, err := games.Rules("", s.Rules)
		return err == nil
	}
	return true
}

// soundLook says whether there is a look of that name.
func soundLook(k awards.Kind, name string) bool {
	return name == "" || slices.Contains(awards.Looks(k), awards.Look{Kind: k, Name: name})
}

// soundCallWord says whether that can be called: letters to be seen, not too many.
func soundCallWord(w string) bool {
	for _, r := range w {
		if !unicode.IsPrint(r) {
			return false
		}
	}
	return utf8.RuneCountInString(w) <= CallWordMost && strings.TrimSpace(w) == w
}
