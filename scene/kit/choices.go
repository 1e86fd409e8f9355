package kit

import (
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

// SpeedWords are the speeds as a player reads them, in order.
func SpeedWords(l *words.Language) []string {
	return []string{l.Say(words.SettingSlow), l.Say(words.SettingNormal), l.Say(words.SettingFast), l.Say(words.SettingInstant)}
}

// Choices are the controls of the settings that the pause has too.
type Choices struct {
	Speed          *Segments
	Music, Effects *Slider
	Reduced, Click *Switch
}

// NewChoices makes them as the settings stand.
func NewChoices(s *stage.Stage) Choices {
	set, l := s.Settings(), s.Lang()
	return Choices{
		Speed: &Segments{Text: l.Say(words.SettingSpeed), Words: SpeedWords(l), At: int(set.Speed), OnChange: func(s *stage.Stage, i int) {
			s.Settings().Speed = stage.Speed(i)
			s.Changed()
		}},
		Music:   Volume(l.Say(words.SettingMusic), &set.Music),
		Effects: Volume(l.Say(words.SettingEffects), &set.Effects),
		Reduced: Toggle(l.Say(words.SettingMotion), &set.ReducedMotion),
		Click:   Toggle(l.Say(words.SettingOneClick), &set.OneClick),
	}
}

// Volume is the slider of a stored volume.
func Volume(text string, to *float64) *Slider {
	return &Slider{Text: text, Value: *to, OnChange: func(s *stage.Stage, v float64) {
		*to = v
		s.Changed()
	}}
}

// Toggle is the switch of a stored yes or no.
func Toggle(text string, to *bool) *Switch {
	return &Switch{Text: text, On: *to, OnChange: func(s *stage.Stage, on bool) {
		*to = on
		s.Changed()
	}}
}

// Lay puts the controls under each other, as high as a finger needs them, and gives the y after the last.
func (c *Choices) Lay(x, y, w, finger float32) float32 {
	c.Speed.Rect = paint.Box(x, y, w, max(48, finger))
	y += c.Speed.H + 16
	high := max(44, finger)
	for _, r := range []*paint.Rect{&c.Music.Rect, &c.Effects.Rect, &c.Reduced.Rect, &c.Click.Rect} {
		*r = paint.Box(x, y, w, high)
		y += high + 8
	}
	return y
}

// Nodes are the controls, from the top.
func (c *Choices) Nodes() []stage.Node {
	return []stage.Node{c.Speed, c.Music, c.Effects, c.Reduced, c.Click}
}
