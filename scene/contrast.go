package scene

import (
	"fourtell/anim"
	"fourtell/assets"
	"fourtell/words"
)

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

// highContrast says whether the player, or else their system, wants high contrast.
func (s *Stage) highContrast() bool {
	return s.Settings.Contrast == ContrastHigh || s.Settings.Contrast == ContrastSystem && s.options.MoreContrast
}

// dress draws in the colours the player wants from the next frame on.
func (s *Stage) dress() {
	if high := s.highContrast(); high != s.painter.contrast {
		s.painter.contrast = high
		s.painter.tones = s.painter.tonesOf(s.painter.look.Theme)
		s.dirty = true
	}
}

// tonesOf are a theme's tones in the contrast that is wanted.
func (p *Painter) tonesOf(t assets.Theme) tones {
	out := tonesOf(t)
	if p.contrast {
		for on := range out {
			out[on] = out[on].HighContrast()
		}
	}
	return out
}

// plainInk is the colour of a text: in high contrast none is dimmed, and none is of the accent, which is too near to the plate
// of who is to move.
func (p *Painter) plainInk(c Color) Color {
	if !p.contrast || c&0xFF == 0 {
		return c
	}
	if c |= 0xFF; c == Coral || c == Said {
		return Cream
	}
	return c
}

// edge is the colour of an outline: in high contrast that of a text.
func (p *Painter) edge(c Color) Color {
	if p.contrast && (c == Plum500 || c == Plum600) {
		return Cream
	}
	return c
}

// outlineCard draws the edge of a card in high contrast.
func (t *Table) outlineCard(p *Painter, at Pose) {
	if !p.contrast {
		return
	}
	p.Push(at.X, at.Y, 0, 0, at.ScaleY, at.Angle, float32(at.Tint&0xFF)/255)
	w := anim.CardW * at.ScaleX / max(at.ScaleY, 0.01)
	p.StrokeRoundRect(Centered(at.X, at.Y, w, anim.CardH), p.cardRound(), 3, Cream)
	p.Pop()
}

// contrastRow makes the row of the contrast.
func contrastRow(s *Stage) *option {
	l := &s.Lang
	return wordsRow(&Segments{Text: l.Say(words.SettingContrast), At: int(s.Settings.Contrast),
		Words: []string{l.Say(words.ContrastSystem), l.Say(words.ContrastUsual), l.Say(words.ContrastHigh)},
		OnChange: func(s *Stage, i int) {
			s.Settings.Contrast = Contrast(i)
			s.Changed()
		}})
}
