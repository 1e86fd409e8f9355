package scene

import (
	"maps"
	"slices"
	"strings"

	"fourtell/ai"
	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/scene/guests"
	"fourtell/scene/kit"
	"fourtell/scene/stage"
	"fourtell/words"
)

// makeSets makes the chips of the rule sets: the house's, then the player's own.
func (t *TableSetup) makeSets(s *Stage) {
	t.board.sets = nil
	for _, name := range games.All()[0].Presets() {
		t.board.sets = append(t.board.sets, &kit.Chip{Text: s.Lang().PresetName(name), OnPress: func(s *Stage) { t.choose(s, name, "") }})
	}
	for _, name := range slices.Sorted(maps.Keys(s.Settings().Presets)) {
		t.board.sets = append(t.board.sets, &kit.Chip{Text: name, OnPress: func(s *Stage) { t.choose(s, "", name) }})
	}
}

// setName is the rule set the rules started from, as its chip says.
func (t *TableSetup) setName(l *words.Language) string {
	if t.own != "" {
		return t.own
	}
	return l.PresetName(t.preset)
}

// choose takes a rule set over as it is: one of the player's own, or one of the house's.
func (t *TableSetup) choose(s *Stage, preset, own string) {
	text := preset
	if own != "" {
		text = s.Settings().Presets[own]
	}
	if _, err := games.Rules("", text); err != nil {
		s.Toasts().Alert(s.Lang().Say(words.SetupUnreadable, words.With("why", s.Lang().WhyRules(err))), "")
		return
	}
	t.begin(s, text)
	t.own = own
	t.refresh(s)
	s.Speech().Say(s.Lang().Say(words.SetupUsing, words.With("name", t.setName(s.Lang()))) + ". " + t.board.rest)
}

// saveSet keeps the rules under a name.
func (t *TableSetup) saveSet(s *Stage) {
	l := s.Lang()
	warned := ""
	s.Open(&kit.Entry{
		Title: l.Say(words.SetupSetTitle), Help: l.Say(words.SetupSetHelp), Accept: l.Say(words.ButtonDone),
		Field: kit.TextField{Line: kit.Line{Text: t.own, Most: setNameMost}},
		Check: func(name string) string {
			switch {
			case name == "":
				return l.Say(words.SetupNoName)
			case slices.ContainsFunc(games.All()[0].Presets(), func(p string) bool { return strings.EqualFold(l.PresetName(p), name) || strings.EqualFold(p, name) }):
				return l.Say(words.SetupTaken, words.With("name", name))
			}
			if _, kept := s.Settings().Presets[name]; kept && name != t.own && name != warned {
				warned = name
				return l.Say(words.SetupReplaces, words.With("name", name))
			}
			return ""
		},
		Take: func(s *Stage, name string) {
			sets := maps.Clone(s.Settings().Presets)
			if sets == nil {
				sets = map[string]string{}
			}
			sets[name] = rulesOver(t.preset, t.rules)
			s.Settings().Presets, t.own = sets, name
			s.Changed()
			t.makeSets(s)
			t.refresh(s)
			s.Toasts().Show(l.Say(words.SetupSaved, words.With("name", name)), "")
		},
	})
}

// deleteSet forgets the player's own rule set; the rules stay as they are.
func (t *TableSetup) deleteSet(s *Stage) {
	name := t.own
	s.Settings().Presets = maps.Clone(s.Settings().Presets)
	delete(s.Settings().Presets, name)
	t.own = ""
	s.Changed()
	t.makeSets(s)
	t.refresh(s)
	t.group.SetFocus(t.board.save)
	s.Toasts().Show(s.Lang().Say(words.SetupDeleted, words.With("name", name)), "")
}

// shareSet shows the rules as text, to give away or to be typed over.
func (t *TableSetup) shareSet(s *Stage) {
	l := s.Lang()
	s.Open(&kit.Entry{
		Title: l.Say(words.SetupShareTitle), Help: l.Say(words.SetupShareHelp), Accept: l.Say(words.SetupUse), Copies: true, Pastes: true,
		Field: kit.TextField{Line: kit.Line{Text: rulesOver(t.preset, t.rules), Most: shareMost}, Lines: true},
		Check: func(text string) string {
			if _, err := games.Rules("", text); err != nil {
				return l.Say(words.SetupUnreadable, words.With("why", l.WhyRules(err)))
			}
			return ""
		},
		Take: func(s *Stage, text string) {
			r, err := games.Rules("", text) // checked
			if err == nil && r.String() == t.rules.String() {
				return
			}
			t.begin(s, text)
			t.refresh(s)
			s.Toasts().Show(l.Say(words.SetupUsing, words.With("name", t.setName(l))), "")
		},
	})
}

// addSeat sets one more chair for a guest of the house.
func (t *TableSetup) addSeat(s *Stage) {
	if len(t.plan) == engine.MaxSeats {
		return
	}
	t.plan = append(t.plan, guests.NewGuest(t.plan))
	t.refresh(s)
	t.seatList.By(t.seatList.Content)
	t.lay(s)
	s.Speech().Say(t.plan[len(t.plan)-1].Name + ". " + t.count)
}

// sit lets the next or the previous kind of player sit on a chair.
func (t *TableSetup) sit(s *Stage, at, d int) bool {
	all := guests.Sitters()
	i := t.nextSitter(at, d)
	if i < 0 || i >= len(all) {
		return false
	}
	if c, ok := guests.CharacterOf(all[i].ID); ok {
		t.sitCharacter(s, at, c)
		return true
	}
	t.plan[at].Who = all[i].ID
	if all[i].ID == stage.SitsProgram {
		t.plan[at].Who += t.command
	}
	t.refresh(s)
	s.Speech().Say(t.plan[at].Name + ": " + s.Lang().Say(all[i].Name))
	return true
}

// guest gives a seat the next portrait; the seat that had it takes the old one.
func (t *TableSetup) guest(s *Stage, at, d int) {
	all := guests.Portraits()
	was := t.plan[at].Guest
	now := was
	for range all {
		now = all[(slices.Index(all, now)+d+len(all))%len(all)]
		if c, ok := ai.CharacterWithFace(now); !ok || !t.sits(c, at) {
			break // a character keeps its face
		}
	}
	for i := range t.plan {
		if t.plan[i].Guest == now {
			t.plan[i].Guest = was
		}
	}
	t.plan[at].Guest = now
	t.refresh(s)
	s.Speech().Say(s.Lang().Say(words.SetupPortrait, words.With("name", t.plan[at].Name)))
}

// move changes places with the seat above or below; the focus goes along.
func (t *TableSetup) move(s *Stage, at, d int) {
	to := at + d
	if to < 0 || to >= len(t.plan) {
		return
	}
	t.plan[at], t.plan[to] = t.plan[to], t.plan[at]
	t.refresh(s)
	if n, ok := t.group.Focused().(*kit.Shelved); ok {
		if i := slices.Index(t.seats[at].shelves, Node(n)); i >= 0 {
			t.group.SetFocus(t.seats[to].shelves[i])
		}
	}
	s.Speech().Say(s.Lang().Say(words.SetupMoved, words.With("name", t.plan[to].Name), words.Count("n", to+1)))
}

// rename asks for a seat's name.
func (t *TableSetup) rename(s *Stage, at int) {
	l := s.Lang()
	s.Open(&kit.Entry{
		Title: l.Say(words.SetupNameTitle), Help: l.Say(words.SetupNameHelp, words.Count("n", guests.NameMost)), Accept: l.Say(words.ButtonDone),
		Field: kit.TextField{Line: kit.Line{Text: t.plan[at].Name, Most: guests.NameMost}},
		Check: func(name string) string {
			if name != "?" && engine.CleanLabel(name, guests.NameMost) == "?" { // empty, or nothing of it can be seen
				return l.Say(words.SetupNoName)
			}
			return ""
		},
		Take: func(s *Stage, name string) {
			t.plan[at].Name = engine.CleanLabel(name, guests.NameMost)
			t.refresh(s)
		},
	})
}

// dealButton deals the cards, or says why it cannot: so it keeps the focus when a table becomes none.
type dealButton struct {
	Button
	of *TableSetup
}

// Enabled says that it can have the focus.
func (b *dealButton) Enabled() bool { return true }

// Activate deals, or says what is wrong.
func (b *dealButton) Activate(s *Stage) {
	if b.Off {
		s.Toasts().Alert(b.of.problem, "")
		return
	}
	b.Button.Activate(s)
}

// spreadBoard gives the switches the whole window, or shows the seats beside them again.
func (t *TableSetup) spreadBoard(s *Stage) {
	t.board.spread = !t.board.spread
	t.refresh(s)
}

// seek leaves the switches that have been searched for.
func (t *TableSetup) seek(s *Stage) {
	t.board.list.At = 0
	t.refresh(s)
	s.Speech().Say(t.board.told())
}

// toGroup brings a group of switches to the view's top, and the focus to the first of them.
func (t *TableSetup) toGroup(s *Stage, g *ruleGroup) {
	if r := t.board.first(g.chip); r != nil {
		t.board.list.By(g.at.Y - t.board.list.View.Y)
		t.lay(s)
		t.group.SetFocus(t.board.shelf(r))
		s.Redraw()
	}
}
