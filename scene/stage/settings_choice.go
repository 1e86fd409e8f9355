package stage

import (
	"fmt"
	"slices"
)

// chosen reads one of a list of names. what is chosen is for the error.
func chosen(what string, names []string, b []byte) (uint8, error) {
	i := slices.Index(names, string(b))
	if i < 0 {
		return 0, fmt.Errorf("%q is no choice: %s is one of %q", b, what, names)
	}
	return uint8(i), nil
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
	i, err := chosen("odds", oddsNames(), b)
	*o = Odds(i)
	return err
}

// Drawn says what becomes of a card that the player has drawn and may play, where the table asks.
type Drawn uint8

// The player says so each time, it is played, or it is kept.
const (
	DrawnAsk Drawn = iota
	DrawnPlay
	DrawnKeep
)

func drawnNames() []string { return []string{"ask", "play", "keep"} }

// MarshalText writes the name.
func (d Drawn) MarshalText() ([]byte, error) { return []byte(drawnNames()[min(int(d), 2)]), nil }

// UnmarshalText reads a name.
func (d *Drawn) UnmarshalText(b []byte) error {
	i, err := chosen("drawn_card", drawnNames(), b)
	*d = Drawn(i)
	return err
}

// ToastTime says how long a message at the top stays.
type ToastTime uint8

// Once, twice or three times 2.5 s; or until the player puts it away, or newer ones need its place.
const (
	ToastsOnce ToastTime = iota
	ToastsTwice
	ToastsThrice
	ToastsStay
)

func toastNames() []string { return []string{"once", "twice", "three_times", "stay"} }

// MarshalText writes the name.
func (t ToastTime) MarshalText() ([]byte, error) { return []byte(toastNames()[min(int(t), 3)]), nil }

// UnmarshalText reads a name.
func (t *ToastTime) UnmarshalText(b []byte) error {
	i, err := chosen("toasts", toastNames(), b)
	*t = ToastTime(i)
	return err
}

// Contrast says whether the windows and the table are drawn in colours that keep far apart. The cards' own palettes are another
// setting.
type Contrast uint8

// As the system asks for, the house's colours, or high contrast.
const (
	ContrastSystem Contrast = iota
	ContrastUsual
	ContrastHigh
)

func contrastNames() []string { return []string{"system", "usual", "high"} }

// MarshalText writes the name.
func (c Contrast) MarshalText() ([]byte, error) { return []byte(contrastNames()[min(int(c), 2)]), nil }

// UnmarshalText reads a name.
func (c *Contrast) UnmarshalText(b []byte) error {
	i, err := chosen("contrast", contrastNames(), b)
	*c = Contrast(i)
	return err
}

// Readable says where the readable letters stand in the place of the house's: Atkinson Hyperlegible, whose letters are drawn to
// be told apart by who sees little (https://www.brailleinstitute.org/freefont/).
type Readable uint8

// Nowhere, in running text, or in headings, names and buttons too.
const (
	ReadableOff Readable = iota
	ReadableText
	ReadableAll
)

func readableNames() []string { return []string{"off", "text", "all"} }

// MarshalText writes the name.
func (r Readable) MarshalText() ([]byte, error) { return []byte(readableNames()[min(int(r), 2)]), nil }

// UnmarshalText reads a name.
func (r *Readable) UnmarshalText(b []byte) error {
	i, err := chosen("readable", readableNames(), b)
	*r = Readable(i)
	return err
}
