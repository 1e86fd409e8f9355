package scene

import (
	"slices"

	"fourtell/words"
)

// speakLanguage takes the language the player has chosen, or else the one the player's system prefers of those there are.
func (s *Stage) speakLanguage() {
	tag := s.Settings.Language
	if words.NameOf(tag) == "" {
		tag = words.Match(s.options.Speaks...)
	}
	s.Lang = s.languageOf(tag)
	speakIn(s.Lang.Tag)
	s.speakCall()
}

// planFor is the remembered table with that many players; who has no name but "You" has it in the language spoken now.
func (s *Stage) planFor(seats int) []SeatPlan {
	plan := planFor(s.Settings.Table, seats)
	for i := range plan {
		for _, tag := range words.Tags() {
			if l := words.Named(tag); plan[i].Who == sitsPerson && plan[i].Name == l.Say(words.SeatYou) {
				plan[i].Name = s.Lang.Say(words.SeatYou)
				break
			}
		}
	}
	return plan
}

// anew is a scene or a modal that can say in another language what it has said.
type anew interface{ sayAnew(*Stage) }

// changeLanguage speaks another language from the next tick on; "" is the system's.
func (s *Stage) changeLanguage(tag string) {
	s.Settings.Language, s.retold = tag, true
	s.Changed()
}

// greeter is a scene that says where one has come to.
type greeter interface{ greet(*Stage) }

// retell says everything that stands in the language that was chosen. It comes between two ticks, since controls are made anew.
func (s *Stage) retell() {
	s.retold = false
	was := s.Lang.Tag
	s.speakLanguage()
	s.resizeText()
	if a, ok := s.scene.(anew); ok {
		a.sayAnew(s)
	}
	for _, m := range s.modals {
		if a, ok := m.(anew); ok {
			a.sayAnew(s)
		}
	}
	if g, ok := s.scene.(greeter); ok && s.Lang.Tag != was && s.Top() == nil {
		g.greet(s) // a page's own language has come, after the greeting was spoken in English
	}
	s.Redraw()
}

func (t *Title) sayAnew(s *Stage) {
	at := t.nodes.index()
	t.words(s)
	t.nodes.focusAt(at)
}

func (m *Pause) sayAnew(s *Stage) {
	at := m.Group.index()
	m.Enter(s)
	m.Group.focusAt(at)
}

// sayAnew makes the rows anew and keeps the list where it was: the next press hits the row that it is meant for.
func (o *OptionsPanel) sayAnew(s *Stage) {
	at, focus, scrolled := o.tabs.At, o.Group.index(), o.list.at
	row := o.list.anchor(s, o.rows, o.Group.Focused())
	pressed := o.list.lastY
	o.Enter(s)
	o.tabs.At = at
	o.show(s)
	o.Group.focusAt(focus)
	o.list.at, o.list.lastY = scrolled, pressed
	o.lay(s)
	if o.list.hold(row, o.rows, o.Group.Focused()) {
		o.lay(s)
	}
}

func (t *Table) sayAnew(s *Stage) {
	t.lang, t.ruled = s.Lang, rulesName(s, t.o.Setup.Rules)
	t.makeHUD(s)
	t.facts.read(t, &t.shown)
	if g := t.guided(); g != nil {
		g.sayAnew(s, t)
	}
}

// languageRow makes the row of the language.
func languageRow(s *Stage) *option {
	tags := append([]string{""}, words.Tags()...)
	c := &Stepper{Text: s.Lang.Say(words.SettingLanguage), At: max(0, slices.Index(tags, s.Settings.Language))}
	for _, tag := range tags {
		c.Values = append(c.Values, words.NameOf(tag))
	}
	c.Values[0] = s.Lang.Say(words.SettingSystem)
	c.OnChange = func(s *Stage, i int) { s.changeLanguage(tags[i]) }
	return &option{node: c, at: &c.Rect}
}
