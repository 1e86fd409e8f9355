package scene

import "fourtell/words"

// speedWords are the speeds as a player reads them, in order.
func speedWords(l *words.Language) []string {
	return []string{l.Say(words.SettingSlow), l.Say(words.SettingNormal), l.Say(words.SettingFast), l.Say(words.SettingInstant)}
}

// choices are the controls of the settings that both the settings panel and
// the pause have.
type choices struct {
	speed          *Segments
	music, effects *Slider
	reduced, click *Switch
}

func newChoices(s *Stage) choices {
	set, l := &s.Settings, &s.Lang
	return choices{
		speed: &Segments{Words: speedWords(l), At: int(set.Speed), OnChange: func(s *Stage, i int) {
			s.Settings.Speed = Speed(i)
			s.Changed()
		}},
		music: &Slider{Text: l.Say(words.SettingMusic), Value: set.Music, OnChange: func(s *Stage, v float64) {
			s.Settings.Music = v
			s.Changed()
		}},
		effects: &Slider{Text: l.Say(words.SettingEffects), Value: set.Effects, OnChange: func(s *Stage, v float64) {
			s.Settings.Effects = v
			s.Changed()
		}},
		reduced: &Switch{Text: l.Say(words.SettingMotion), On: set.ReducedMotion, OnChange: func(s *Stage, on bool) {
			s.Settings.ReducedMotion = on
			s.Changed()
		}},
		click: &Switch{Text: l.Say(words.SettingOneClick), On: set.OneClick, OnChange: func(s *Stage, on bool) {
			s.Settings.OneClick = on
			s.Changed()
		}},
	}
}

// lay puts the controls under each other and gives the y after the last.
func (c *choices) lay(x, y, w float32) float32 {
	c.speed.Rect = Rect{x, y, w, 48}
	y += 64
	for _, r := range []*Rect{&c.music.Rect, &c.effects.Rect, &c.reduced.Rect, &c.click.Rect} {
		*r = Rect{x, y, w, 44}
		y += 52
	}
	return y
}

func (c *choices) nodes() []Node {
	return []Node{c.speed, c.music, c.effects, c.reduced, c.click}
}

// OptionsPanel is the settings, over the title or the pause.
type OptionsPanel struct {
	Dialog
	choices choices
	done    *Button
	title   string
	speed   string
}

// NewOptions is the settings panel.
func NewOptions() *OptionsPanel { return &OptionsPanel{} }

// Enter makes the controls as the settings stand.
func (o *OptionsPanel) Enter(s *Stage) {
	o.choices = newChoices(s)
	o.done = &Button{Text: s.Lang.Say(words.ButtonDone), Kind: CoralVerb, Size: 25, OnPress: func(s *Stage) { s.Close(o) }}
	o.Group.Nodes = append(o.choices.nodes(), o.done)
	o.lay(s)
	o.Group.SetFocus(o.choices.speed)
	o.title, o.speed = s.Lang.Say(words.SettingsTitle), s.Lang.Say(words.SettingSpeed)
	s.Say(o.title)
}

func (o *OptionsPanel) lay(s *Stage) {
	o.Fit(s, 600, 520)
	x, w := o.Panel.X+44, o.Panel.W-88
	y := o.choices.lay(x, o.Panel.Y+132, w)
	o.done.Rect = Rect{x, y + 12, w, 56}
}

// Update follows the controls; Escape closes.
func (o *OptionsPanel) Update(s *Stage, in *Input) error {
	if o.UpdateDialog(s, in) {
		o.lay(s)
	}
	if in.Take(ActCancel) || in.Take(ActPause) {
		s.Close(o)
	}
	return nil
}

// Draw draws the panel.
func (o *OptionsPanel) Draw(p *Painter) {
	o.Begin(p)
	x, y := o.Panel.X+44, o.Panel.Y
	p.Text(o.title, x, y+66, Style{Face: Display, Size: 36, Color: Cream})
	p.Text(o.speed, x, y+116, Style{Face: Body, Size: 18, Color: Cream2})
	o.End(p)
}
