package setup

import (
	"maps"
	"slices"
	"strings"

	"fourtell/engine"
	"fourtell/scene/kit"
	"fourtell/scene/stage"
	"fourtell/words"
)

// ruleSets are the rules of the table that is set, and the set they started from.
type ruleSets struct {
	of     game
	preset string // the house's rule set that the rules start from
	own    string // the player's own that they start from; "" = preset
	rules  engine.Rules

	changed func(*stage.Stage) // shows the rules as they are now
	scrolls func(*stage.Stage) // lays the board out as it is scrolled
	on      *ruleBoard
	keys    *stage.FocusGroup
}

// shown tells the rule sets on which board they are shown, who shows a change, and who lays it out.
func (t *ruleSets) shown(changed, scrolls func(*stage.Stage), on *ruleBoard, keys *stage.FocusGroup) {
	t.changed, t.scrolls, t.on, t.keys = changed, scrolls, on, keys
}

// makeBoard makes what stands on the board.
func (t *ruleSets) makeBoard(s *stage.Stage) {
	b, l := t.on, s.Lang()
	b.save = &kit.Chip{Text: l.Say(words.SetupSave), Small: true, OnPress: t.saveSet}
	b.share = &kit.Chip{Text: l.Say(words.SetupShare), Small: true, OnPress: t.shareSet}
	b.reset = &kit.Chip{Small: true, OnPress: func(s *stage.Stage) { t.choose(s, t.preset, t.own) }}
	b.remove = &kit.Chip{OnPress: t.deleteSet}
	b.every = &kit.Chip{Small: true}
	b.make(s, t.of, t.change, t.toGroup)
	b.search.OnChange = t.seek
	t.makeSets(s)
}

// show shows the rules on the board as they are now.
func (t *ruleSets) show(s *stage.Stage) {
	b, l := t.on, s.Lang()
	b.set(l, t.of, t.rules, t.base(s))
	house := t.of.Presets()
	for i, c := range b.sets { // the house's come first
		c.On = i < len(house) && t.own == "" && house[i] == t.preset || i >= len(house) && c.Text == t.own
	}
	b.rest, b.own = l.Terms(t.of.Name()).PresetHelp(t.preset), t.own != ""
	if b.own {
		b.rest = l.Say(words.SetupOwn)
	}
	b.remove.Text = l.Say(words.SetupDelete, words.With("name", t.own))
}

// change sets one switch, and nothing else.
func (t *ruleSets) change(s *stage.Stage, set engine.Setting) {
	t.rules = t.of.with(t.rules, set)
	t.changed(s)
}

// seek leaves the switches that have been searched for.
func (t *ruleSets) seek(s *stage.Stage) {
	t.on.list.At = 0
	t.changed(s)
	s.Speech().Say(t.on.told())
}

// toGroup brings a group of switches to the view's top, and the focus to the first of them.
func (t *ruleSets) toGroup(s *stage.Stage, g *ruleGroup) {
	if r := t.on.first(g.chip); r != nil {
		t.on.list.By(g.at.Y - t.on.list.View.Y)
		t.scrolls(s)
		t.keys.SetFocus(t.on.shelf(r))
		s.Redraw()
	}
}

// makeSets makes the chips of the rule sets: the house's, then the player's own.
func (t *ruleSets) makeSets(s *stage.Stage) {
	t.on.sets = nil
	for _, name := range t.of.Presets() {
		t.on.sets = append(t.on.sets, &kit.Chip{Text: s.Lang().Terms(t.of.Name()).Preset(name), OnPress: func(s *stage.Stage) { t.choose(s, name, "") }})
	}
	for _, name := range slices.Sorted(maps.Keys(t.chosen(s).Presets)) {
		t.on.sets = append(t.on.sets, &kit.Chip{Text: name, OnPress: func(s *stage.Stage) { t.choose(s, "", name) }})
	}
}

// setName is the rule set the rules started from, as its chip says.
func (t *ruleSets) setName(l *words.Language) string {
	if t.own != "" {
		return t.own
	}
	return l.Terms(t.of.Name()).Preset(t.preset)
}

// choose takes a rule set over as it is: one of the player's own, or one of the house's.
func (t *ruleSets) choose(s *stage.Stage, preset, own string) {
	text := preset
	if own != "" {
		text = t.chosen(s).Presets[own]
	}
	if _, err := engine.ParseRules(t.of, text); err != nil {
		s.Toasts().Alert(s.Lang().Say(words.SetupUnreadable, words.With("why", s.Lang().WhyRules(err))), "")
		return
	}
	t.begin(s, text)
	t.own = own
	t.changed(s)
	s.Speech().Say(s.Lang().Say(words.SetupUsing, words.With("name", t.setName(s.Lang()))) + ". " + t.on.rest)
}

// saveSet keeps the rules under a name.
func (t *ruleSets) saveSet(s *stage.Stage) {
	l := s.Lang()
	warned := ""
	s.Open(&kit.Entry{
		Title: l.Say(words.SetupSetTitle), Help: l.Say(words.SetupSetHelp), Accept: l.Say(words.ButtonDone),
		Field: kit.TextField{Line: kit.Line{Text: t.own, Most: setNameMost}},
		Check: func(name string) string {
			switch {
			case name == "":
				return l.Say(words.SetupNoName)
			case slices.ContainsFunc(t.of.Presets(), func(p string) bool {
				return strings.EqualFold(l.Terms(t.of.Name()).Preset(p), name) || strings.EqualFold(p, name)
			}):
				return l.Say(words.SetupTaken, words.With("name", name))
			}
			if _, kept := t.chosen(s).Presets[name]; kept && name != t.own && name != warned {
				warned = name
				return l.Say(words.SetupReplaces, words.With("name", name))
			}
			return ""
		},
		Take: func(s *stage.Stage, name string) {
			sets := maps.Clone(t.chosen(s).Presets)
			if sets == nil {
				sets = map[string]string{}
			}
			sets[name] = t.of.over(t.preset, t.rules)
			t.own = name
			t.keepSets(s, sets)
			t.makeSets(s)
			t.changed(s)
			s.Toasts().Show(l.Say(words.SetupSaved, words.With("name", name)), "")
		},
	})
}

// deleteSet forgets the player's own rule set; the rules stay as they are.
func (t *ruleSets) deleteSet(s *stage.Stage) {
	name := t.own
	sets := maps.Clone(t.chosen(s).Presets)
	delete(sets, name)
	t.own = ""
	t.keepSets(s, sets)
	t.makeSets(s)
	t.changed(s)
	t.keys.SetFocus(t.on.save)
	s.Toasts().Show(s.Lang().Say(words.SetupDeleted, words.With("name", name)), "")
}

// shareSet shows the rules as text, to give away or to be typed over.
func (t *ruleSets) shareSet(s *stage.Stage) {
	l := s.Lang()
	s.Open(&kit.Entry{
		Title: l.Say(words.SetupShareTitle), Help: l.Say(words.SetupShareHelp), Accept: l.Say(words.SetupUse), Copies: true, Pastes: true,
		Field: kit.TextField{Line: kit.Line{Text: t.of.over(t.preset, t.rules), Most: shareMost}, Lines: true},
		Check: func(text string) string {
			if _, err := engine.ParseRules(t.of, text); err != nil {
				return l.Say(words.SetupUnreadable, words.With("why", l.WhyRules(err)))
			}
			return ""
		},
		Take: func(s *stage.Stage, text string) {
			r, err := engine.ParseRules(t.of, text) // checked
			if err == nil && r.String() == t.rules.String() {
				return
			}
			t.begin(s, text)
			t.changed(s)
			s.Toasts().Show(l.Say(words.SetupUsing, words.With("name", t.setName(l))), "")
		},
	})
}

// begin takes over rules in their text form.
func (t *ruleSets) begin(s *stage.Stage, text string) {
	r, err := engine.ParseRules(t.of, text)
	if err != nil { // the settings hold only readable ones
		text, r = t.of.Presets()[0], t.of.usual()
	}
	t.preset, t.own, t.rules = t.of.presetOf(text), "", r
}

// base is the rule set the rules started from.
func (t *ruleSets) base(s *stage.Stage) engine.Rules {
	if text, ok := t.chosen(s).Presets[t.own]; ok {
		if r, err := engine.ParseRules(t.of, text); err == nil {
			return r
		}
	}
	return t.of.preset(t.preset)
}

// chosen is what the settings hold of the game's rules.
func (t *ruleSets) chosen(s *stage.Stage) stage.RuleChoice { return s.Settings().Chosen(t.of.Name()) }

// keepSets keeps the player's own rule sets of the game.
func (t *ruleSets) keepSets(s *stage.Stage, sets map[string]string) {
	c := t.chosen(s)
	c.Presets = sets
	s.Settings().Choose(t.of.Name(), c)
	s.Changed()
}
