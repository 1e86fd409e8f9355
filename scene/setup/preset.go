package setup

import (
	"slices"
	"strings"

	"fourtell/engine"
	"fourtell/engine/games"
)

// book is the game of the tables that are set here.
func book() engine.Rulebook { return games.All()[0] }

// usualRules are those nobody has changed.
func usualRules() engine.Rules {
	r, _ := book().Build("", nil) // the usual preset is part of the program
	return r
}

// preset is the house's rule set of that name; of a name that is none the usual one.
func preset(name string) engine.Rules {
	if r, err := book().Build(name, nil); err == nil {
		return r
	}
	return usualRules()
}

// with are the rules with one switch set, and nothing else; the same rules where it has no such value.
func with(r engine.Rules, set engine.Setting) engine.Rules {
	var all []engine.Setting
	for _, s := range book().Switches() {
		all = append(all, engine.Setting{Name: s.Name, Value: r.Get(s.Name)})
	}
	now, err := book().Build("", append(all, set))
	if err != nil {
		return r
	}
	return now
}

// rulesOver is the short text form of r as a start from that preset, so that the preset is found again. What a game sets by
// itself along with a switch is told as well where it is to stay.
func rulesOver(preset string, r engine.Rules) string {
	if !isPreset(preset) {
		return r.String()
	}
	told := map[string]bool{}
	for {
		settings := toldOf(r, told)
		now, err := book().Build(preset, settings)
		if err != nil {
			return r.String()
		}
		before := len(told)
		for _, s := range book().Switches() {
			if now.Get(s.Name) != r.Get(s.Name) {
				told[s.Name] = true
			}
		}
		if len(told) == before {
			return textForm(preset, settings)
		}
	}
}

// toldOf are the values of some switches in the order of the rules.
func toldOf(r engine.Rules, told map[string]bool) (settings []engine.Setting) {
	for _, s := range book().Switches() {
		if told[s.Name] {
			settings = append(settings, engine.Setting{Name: s.Name, Value: r.Get(s.Name)})
		}
	}
	return settings
}

// textForm is PRESET,switch=value,…
func textForm(preset string, settings []engine.Setting) string {
	var b strings.Builder
	b.WriteString(preset)
	for _, s := range settings {
		b.WriteString("," + s.Name + "=" + s.Value)
	}
	return b.String()
}

// presetOf is the preset from which a text form starts.
func presetOf(text string) string {
	name, _, _ := strings.Cut(text, ",")
	if name = strings.TrimSpace(name); name == "" {
		return book().Presets()[0]
	}
	return name
}

// isPreset says whether the house has a rule set of that name.
func isPreset(name string) bool { return slices.Contains(book().Presets(), name) }
