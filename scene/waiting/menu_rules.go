package waiting

import (
	"fourtell/engine/games"
	"fourtell/scene/kit"
	"fourtell/scene/stage"
	"fourtell/words"
)

// offerRules lets the host choose other rules.
func (t *menus) offerRules(s *stage.Stage) {
	l := s.Lang()
	m := &kit.ListModal{Title: l.Say(words.WaitingEditTitle), Help: l.Say(words.WaitingEditHelp)}
	book, err := games.Named(t.room.Game)
	if err == nil {
		for _, name := range book.Presets() {
			m.Items = append(m.Items, kit.ListItem{Text: l.PresetName(name), Note: l.PresetHelp(name), Does: func(s *stage.Stage) { t.setRules(s, name) }})
		}
	}
	m.Items = append(m.Items,
		kit.ListItem{Text: l.Say(words.SetupShare), Does: t.writeRules},
		kit.ListItem{Text: l.Say(words.ButtonRules), Does: t.read})
	s.Open(m)
}

// writeRules lets the host write the rules down, or paste those of somebody.
func (t *menus) writeRules(s *stage.Stage) {
	l := s.Lang()
	s.Open(&kit.Entry{
		Title: l.Say(words.SetupShareTitle), Help: l.Say(words.SetupShareHelp), Accept: l.Say(words.SetupUse), Copies: true, Pastes: true,
		Field: kit.TextField{Line: kit.Line{Text: t.room.Rules, Most: rulesMost}, Lines: true},
		Check: func(text string) string {
			if _, err := games.Rules(t.room.Game, text); err != nil {
				return l.Say(words.SetupUnreadable, words.With("why", l.WhyRules(err)))
			}
			return ""
		},
		Take: t.setRules,
	})
}

// rulesMost is how many letters the rules as text may have here.
const rulesMost = 900

// read opens the page of the rules.
func (t *menus) read(s *stage.Stage) {
	if t.ways.Rules != nil {
		s.Open(t.ways.Rules(s, t.room.Rules))
	}
}
