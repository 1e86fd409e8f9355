package settings

import (
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/platform"
	"fourtell/scene/stage"
	"fourtell/words"
)

// option is a row of the settings.
type option struct {
	name string // beside the control, or above it; "" where the control has its own label
	node stage.Focusable
	at   *paint.Rect // of the control
	sync func(*stage.Stage)

	label paint.Rect
}

// optionGroup are the rows that are shown together.
type optionGroup []*option

// of makes a row of a control that has its label.
func switchRow(c *kit.Switch) *option { return &option{node: c, at: &c.Rect} }
func sliderRow(c *kit.Slider) *option { return &option{node: c, at: &c.Rect} }

// wordsRow makes a row of words to choose from.
func wordsRow(c *kit.Segments) *option { return &option{name: c.Text, node: c, at: &c.Rect} }

// playOptions is how the player plays.
func playOptions(s *stage.Stage) optionGroup {
	set, l := s.Settings(), s.Lang()
	c := kit.NewChoices(s)
	odds := &kit.Segments{Text: l.Say(words.SettingOdds), Words: []string{l.Say(words.SettingOn), l.Say(words.SettingOff), l.Say(words.SettingByLevel)},
		At: int(set.Odds), OnChange: func(s *stage.Stage, i int) {
			s.Settings().Odds = stage.Odds(i)
			s.Changed()
		}}
	drawn := &kit.Segments{Text: l.Say(words.SettingDrawn), Words: []string{l.Say(words.SettingAsk), l.Say(words.SettingPlays), l.Say(words.SettingKeeps)},
		At: int(set.Drawn), OnChange: func(s *stage.Stage, i int) {
			s.Settings().Drawn = stage.Drawn(i)
			s.Changed()
		}}
	toasts := &kit.Segments{Text: l.Say(words.SettingToasts), Words: []string{"×1", "×2", "×3", l.Say(words.SettingStays)},
		At: int(set.Toasts), OnChange: func(s *stage.Stage, i int) {
			s.Settings().Toasts = stage.ToastTime(i)
			s.Changed()
		}}
	g := optionGroup{
		wordsRow(c.Speed), inputRowOf(s), switchRow(c.Click), switchRow(kit.Toggle(l.Say(words.SettingPlayable), &set.ShowPlayable)),
		wordsRow(drawn), wordsRow(odds), switchRow(kit.Toggle(l.Say(words.SettingAutoCall), &set.AutoCall)), callRow(s),
		switchRow(kit.Toggle(l.Say(words.SettingPeek), &set.PeekOnHold)), switchRow(pressOnce(s)), wordsRow(toasts),
	}
	if carry := stage.Way[Routes](s).Carry; carry != nil {
		g = append(g, carryRow(s, carry))
	}
	if platform.HasWindow {
		g = append(g, terminalRow(s)) // a page speaks by itself
	}
	return g
}

// pressOnce is the switch for those who can't or won't hold anything down; switched on it says what one press does then.
func pressOnce(s *stage.Stage) *kit.Switch {
	c := kit.Toggle(s.Lang().Say(words.SettingPress), &s.Settings().PressOnce)
	set := c.OnChange
	c.OnChange = func(s *stage.Stage, on bool) {
		set(s, on)
		if on {
			s.Toasts().Show(s.Lang().Say(words.SettingPress), s.Lang().Say(words.SettingPressHelp))
		}
	}
	return c
}

// pictureOptions is what the player sees.
func pictureOptions(s *stage.Stage) optionGroup {
	g := optionGroup{languageRow(s), themeRow(s), switchRow(kit.NewChoices(s).Reduced)}
	g = append(append(g, textRow(s), readableRow(s), contrastRow(s)), paletteRows(s)...)
	if platform.CanFill() {
		full := &kit.Switch{Text: s.Lang().Say(words.SettingFull), On: s.Window().Fills(), OnChange: func(s *stage.Stage, on bool) { s.Window().Fill(on) }}
		row := switchRow(full)
		row.sync = func(s *stage.Stage) { full.On = s.Window().Fills() } // its key, or the browser's
		g = append(g, row)
	}
	return append(g, lookRows(s)...)
}

// soundOptions is what the player hears.
func soundOptions(s *stage.Stage) optionGroup {
	set, l := s.Settings(), s.Lang()
	c := kit.NewChoices(s)
	mute := kit.Toggle(l.Say(words.SettingMute), &set.Mute)
	muted := switchRow(mute)
	muted.sync = func(s *stage.Stage) { mute.On = s.Settings().Mute } // its key
	quiet := &kit.Switch{Text: l.Say(words.SettingUnfocused), On: !set.PlayUnfocused, OnChange: func(s *stage.Stage, on bool) {
		s.Settings().PlayUnfocused = !on
		s.Changed()
	}}
	talk := &kit.Switch{Text: l.Say(words.SettingTalk), On: !set.QuietGuests, OnChange: func(s *stage.Stage, on bool) {
		s.Settings().QuietGuests = !on
		s.Changed()
	}}
	return optionGroup{sliderRow(kit.Volume(l.Say(words.SettingMaster), &set.Master)), sliderRow(c.Music), sliderRow(c.Effects), sliderRow(kit.Volume(l.Say(words.SettingVoice), &set.Voice)), muted, switchRow(quiet), switchRow(talk)}
}

// callButton shows the word to call and asks for another.
type callButton struct {
	kit.Button
	name string
}

func (b *callButton) Speak(s *stage.Stage) { kit.SayValue(s, b.name, b.Text) }

// pageButton leads to a page of settings of its own.
type pageButton struct {
	kit.Button
	name string
}

func (b *pageButton) Speak(s *stage.Stage) { s.Speech().Say(b.name) }

// inputRowOf makes the row that leads to the keys and buttons.
func inputRowOf(s *stage.Stage) *option {
	b := &pageButton{kit.Button{Text: s.Lang().Say(words.InputChange), Size: 20, OnPress: func(s *stage.Stage) { s.Open(NewInputPage()) }}, s.Lang().Say(words.InputTitle)}
	return &option{name: b.name, node: b, at: &b.Rect}
}

// carryRow makes the row from which what one has come to goes to another device.
func carryRow(s *stage.Stage, carry func(*stage.Stage) stage.Modal) *option {
	b := &pageButton{kit.Button{Text: s.Lang().Say(words.LuggageShow), Size: 20, OnPress: func(s *stage.Stage) { s.Open(carry(s)) }}, s.Lang().Say(words.LuggageRow)}
	return &option{name: b.name, node: b, at: &b.Rect}
}

// callRow makes the row of the word to call.
func callRow(s *stage.Stage) *option {
	name := s.Lang().Say(words.SettingCallWord)
	b := &callButton{Button: kit.Button{Text: s.Lang().CallWord, Size: 20}, name: name}
	b.OnPress = func(s *stage.Stage) {
		s.Open(&kit.Entry{Title: name, Accept: s.Lang().Say(words.ButtonOK),
			Help:  s.Lang().Say(words.SettingCallHelp, words.Count("n", stage.CallWordMost), words.With("word", s.Lang().Say(words.CallWord))),
			Field: kit.TextField{Line: kit.Line{Text: s.Lang().CallWord, Most: stage.CallWordMost}}, Check: func(string) string { return "" },
			Take: func(s *stage.Stage, text string) {
				s.Tongue().SetCallWord(text)
				b.Text = s.Lang().CallWord
				b.Speak(s)
			}})
	}
	return &option{name: name, node: b, at: &b.Rect}
}

// high is how much room the rows need, under each other; narrow: the labels stand above.
func (g optionGroup) high(p *paint.Painter, narrow bool) float32 {
	high := float32(8)
	for _, row := range g {
		high += row.high(p, narrow) + optionGap
	}
	return high
}

func (row *option) high(p *paint.Painter, narrow bool) float32 {
	if narrow && row.name != "" {
		return controlHigh(p) + nameHigh(p)
	}
	return controlHigh(p)
}

// controlHigh is the height of a row's control, for two lines of larger text, nameHigh that of a label above one.
func controlHigh(p *paint.Painter) float32 { return optionHigh + 1.25*p.Grown(optionStyle()) }
func nameHigh(p *paint.Painter) float32    { return optionName + p.Grown(optionStyle()) }

func optionStyle() paint.Style { return paint.Style{Face: paint.Body, Size: 18, Color: paint.Cream2} }

// lay puts the rows under each other.
func (g optionGroup) lay(p *paint.Painter, x, y, w float32, narrow bool) {
	high, name := controlHigh(p), nameHigh(p)
	for _, row := range g {
		*row.at = paint.Box(x, y, w, high)
		switch {
		case row.name == "":
		case narrow:
			row.label = paint.Box(x, y, w, name-4)
			row.at.Y += name
		default:
			left := w * (1 - kit.SliderTrack)
			row.label = paint.Box(x, y, left-16, high)
			row.at.X, row.at.W = x+left, w-left
		}
		y += row.high(p, narrow) + optionGap
	}
}

// drawNames draws the labels that the controls do not draw.
func (g optionGroup) drawNames(p *paint.Painter) {
	for _, row := range g {
		if row.name != "" {
			p.TextIn(row.name, row.label, paint.Style{Face: paint.Body, Size: 18, Color: paint.Cream2, Fit: row.label.W})
		}
	}
}
