package setup

import (
	"slices"
	"strings"

	"fourtell/engine"
	"fourtell/scene/kit"
)

// game is the game of a table that is set, with what is done with its rules here.
type game struct{ engine.Rulebook }

// gameOf is the game of that name; "" is the usual one.
func gameOf(name string) game { return game{kit.BookOf(name)} }

// usual are the rules nobody has changed.
func (g game) usual() engine.Rules {
	r, _ := g.Build("", nil) // the usual preset is part of the program
	return r
}

// preset is the house's rule set of that name; of a name that is none the usual one.
func (g game) preset(name string) engine.Rules {
	if r, err := g.Build(name, nil); err == nil {
		return r
	}
	return g.usual()
}

// with are the rules with one switch set, and nothing else; the same rules where it has no such value.
func (g game) with(r engine.Rules, set engine.Setting) engine.Rules {
	var all []engine.Setting
	for _, s := range g.Switches() {
		all = append(all, engine.Setting{Name: s.Name, Value: r.Get(s.Name)})
	}
	now, err := g.Build("", append(all, set))
	if err != nil {
		return r
	}
	return now
}

// over is the short text form of r as a start from that preset, so that the preset is found again. What a game sets by
// itself along with a switch is told as well where it is to stay.
func (g game) over(preset string, r engine.Rules) string {
	if !slices.Contains(g.Presets(), preset) {
		return r.String()
	}
	told := map[string]bool{}
	for {
		settings := g.toldOf(r, told)
		now, err := g.Build(preset, settings)
		if err != nil {
			return r.String()
		}
		before := len(told)
		for _, s := range g.Switches() {
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
func (g game) toldOf(r engine.Rules, told map[string]bool) (settings []engine.Setting) {
	for _, s := range g.Switches() {
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
func (g game) presetOf(text string) string {
	name, _, _ := strings.Cut(text, ",")
	if name = strings.TrimSpace(name); name == "" {
		return g.Presets()[0]
	}
	return name
}
