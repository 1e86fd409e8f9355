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
	k       float32 // size of everything
	in      Input   // in that size
	choices choices
	master  *Slider
	quiet   *Switch
	call    *Switch
	full    *Switch // nil: no window of its own
	odds    *Segments
	done    *Button
	title   string
	speed   string
	oddsOf  string
}

// NewOptions is the settings panel.
func NewOptions() *OptionsPanel { return &OptionsPanel{} }

// Enter makes the controls as the settings stand.
func (o *OptionsPanel) Enter(s *Stage) {
	o.choices = newChoices(s)
	o.done = &Button{Text: s.Lang.Say(words.ButtonDone), Kind: CoralVerb, Size: 25, OnPress: func(s *Stage) { s.Close(o) }}
	o.more(s)
	o.Group.Nodes = append(o.choices.nodes(), o.master, o.quiet, o.odds, o.call)
	if o.full != nil {
		o.Group.Nodes = append(o.Group.Nodes, o.full)
	}
	o.Group.Nodes = append(o.Group.Nodes, o.done)
	o.lay(s)
	o.Group.SetFocus(o.choices.speed)
	o.title, o.speed = s.Lang.Say(words.SettingsTitle), s.Lang.Say(words.SettingSpeed)
	s.Say(o.title)
}

// more makes the controls that only this panel has.
func (o *OptionsPanel) more(s *Stage) {
	set, l := &s.Settings, &s.Lang
	o.master = &Slider{Text: l.Say(words.SettingMaster), Value: set.Master, OnChange: func(s *Stage, v float64) {
		s.Settings.Master = v
		s.Changed()
	}}
	o.quiet = &Switch{Text: l.Say(words.SettingUnfocused), On: !set.PlayUnfocused, OnChange: func(s *Stage, on bool) {
		s.Settings.PlayUnfocused = !on
		s.Changed()
	}}
	o.call = &Switch{Text: l.Say(words.SettingAutoCall), On: set.AutoCall, OnChange: func(s *Stage, on bool) {
		s.Settings.AutoCall = on
		s.Changed()
	}}
	o.oddsOf = l.Say(words.SettingOdds)
	o.odds = &Segments{Words: []string{l.Say(words.SettingOn), l.Say(words.SettingOff), l.Say(words.SettingByLevel)}, At: int(set.Odds),
		OnChange: func(s *Stage, i int) {
			s.Settings.Odds = Odds(i)
			s.Changed()
		}}
	if o.full = nil; hasWindow {
		o.full = &Switch{Text: l.Say(words.SettingFull), On: set.Fullscreen, OnChange: (*Stage).fullscreen}
	}
}

// lay puts the pause's controls at the left and the others at the right; in a window higher than wide they lie below, and
// everything is drawn larger.
func (o *OptionsPanel) lay(s *Stage) {
	w, h := s.Size()
	o.w, o.h, o.k = w, h, 1
	const gap, top = 48, 132
	if h > 1.15*w {
		o.k = w / 480
		o.Panel = Centered(w/o.k/2, h/o.k/2, 448, 850)
		x, wide := o.Panel.X+28, o.Panel.W-56
		y := o.choices.lay(x, o.Panel.Y+top, wide)
		y = o.layMore(x, y+42, wide)
		o.done.Rect = Rect{x, y + 12, wide, 56}
		return
	}
	o.Panel = Centered(w/2, h/2, 900, 560)
	x, wide := o.Panel.X+40, (o.Panel.W-80-gap)/2
	o.choices.lay(x, o.Panel.Y+top, wide)
	o.layMore(x+wide+gap, o.Panel.Y+top, wide)
	o.done.Rect = Rect{o.Panel.X + o.Panel.W - 40 - 300, o.Panel.Y + o.Panel.H - 88, 300, 56}
}

func (o *OptionsPanel) layMore(x, y, wide float32) float32 {
	o.odds.Rect = Rect{x, y, wide, 48}
	y += 64
	for _, r := range []*Rect{&o.master.Rect, &o.quiet.Rect, &o.call.Rect} {
		*r = Rect{x, y, wide, 44}
		y += 52
	}
	if o.full != nil {
		o.full.Rect = Rect{x, y, wide, 44}
		y += 52
	}
	return y
}

// Update follows the controls; Escape closes.
func (o *OptionsPanel) Update(s *Stage, in *Input) error {
	v := o.in.scaled(in, o.k)
	in.TakePointer()
	if o.UpdateDialog(s, v) {
		o.lay(s)
	}
	if v.Take(ActCancel) || v.Take(ActPause) {
		s.Close(o)
	}
	return nil
}

// Draw draws the panel.
func (o *OptionsPanel) Draw(p *Painter) {
	was := zoomIn(p, o.k)
	o.Begin(p)
	x, y := o.choices.speed.X+4, o.Panel.Y
	p.Text(o.title, x, y+66, Style{Face: Display, Size: 36, Color: Cream})
	p.Text(o.speed, x-4, y+116, Style{Face: Body, Size: 18, Color: Cream2})
	p.Text(o.oddsOf, o.odds.X, o.odds.Y-16, Style{Face: Body, Size: 18, Color: Cream2, Fit: o.odds.W})
	o.End(p)
	zoomOut(p, was)
}
