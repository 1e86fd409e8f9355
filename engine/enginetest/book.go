package enginetest

import (
	"fmt"
	"slices"
	"strconv"

	"fourtell/engine"
)

// Book is the game's rule book.
type Book struct{}

// Name is "highcard".
func (Book) Name() string { return Name }

// New deals a match.
func (b Book) New(s engine.Setup) (engine.Game, error) {
	s, r, err := engine.OwnSetup(s, Name, func(text string) (engine.Rules, error) { return engine.ParseRules(b, text) })
	if err != nil {
		return nil, err
	}
	if s.Position != nil {
		return nil, fmt.Errorf("a table of %s is always dealt", Name)
	}
	if d := s.Deal; d != nil {
		if len(d.Lots) != cards && (s.Key == "" || len(d.Lots) > 0) {
			return nil, fmt.Errorf("the deal has %d lots; it takes %d", len(d.Lots), cards)
		}
		for i, lot := range d.Lots {
			if int(lot) > i {
				return nil, fmt.Errorf("lot %d of the deal is %d, more than there are cards", i, lot)
			}
		}
	}
	return newGame(s, r.(rules)), nil
}

// Presets: there is one.
func (Book) Presets() []string { return []string{"plain"} }

// Switches: how many cards to choose from, whether all lay at once, and how long they may think.
func (Book) Switches() []engine.Switch {
	return []engine.Switch{{Name: "hand", Min: 1, Max: 6, Default: 3}, {Name: "together", Values: []string{"off", "on"}}, {Name: "seconds", Max: 60}}
}

// Build sets switches.
func (b Book) Build(preset string, settings []engine.Setting) (engine.Rules, error) {
	if preset != "" && preset != "plain" {
		return nil, &engine.BadRules{Fault: engine.FaultPreset, Value: preset, Among: b.Presets()}
	}
	r := rules{hand: 3}
	for _, s := range settings {
		sw, ok := engine.SwitchOf(b, s.Name)
		n, err := strconv.Atoi(s.Value)
		switch {
		case !ok:
			return nil, &engine.BadRules{Fault: engine.FaultSwitch, Name: s.Name}
		case s.Name == "together" && !slices.Contains(sw.Values, s.Value):
			return nil, &engine.BadRules{Fault: engine.FaultChoice, Name: s.Name, Value: s.Value, Among: sw.Values}
		case s.Name == "together":
			r.together = s.Value == "on"
		case err != nil || n < sw.Min || n > sw.Max:
			return nil, &engine.BadRules{Fault: engine.FaultNumber, Name: s.Name, Value: s.Value, Span: strconv.Itoa(sw.Min) + "–" + strconv.Itoa(sw.Max)}
		case s.Name == "hand":
			r.hand = n
		default:
			r.clock = engine.Millis(n) * 1000
		}
	}
	return r, nil
}

// FaceName is the card's number.
func (Book) FaceName(f engine.Face) string {
	if f < face(1) || f > face(cards) {
		return ""
	}
	return strconv.Itoa(int(f-face(1)) + 1)
}

// FaceNamed reads a number.
func (Book) FaceNamed(s string) (engine.Face, bool) {
	n, err := strconv.Atoi(s)
	return face(n), err == nil && n >= 1 && n <= cards && strconv.Itoa(n) == s
}

// FaceOf is that of the card's number.
func (Book) FaceOf(c engine.Card) engine.Face {
	if c < 1 || c > cards {
		return engine.NoFace
	}
	return face(int(c))
}

// Verbs: cards are laid.
func (Book) Verbs() []engine.Verb { return []engine.Verb{engine.VerbPlay} }

// Aside: nothing is done besides.
func (Book) Aside(*engine.Snapshot, engine.Command) engine.SideAct { return engine.NoSideAct }

// Soon: nobody is accused of anything.
func (Book) Soon(*engine.Snapshot) []engine.Soon { return nil }

// Mark: there is nothing to jump to but rounds.
func (Book) Mark(engine.EventKind) (engine.MarkKind, bool) { return 0, false }
