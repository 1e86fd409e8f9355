package uno

import (
	"strings"

	"fourtell/engine"
)

// Setting is one switch set over a preset.
type Setting = engine.Setting

type preset struct {
	name     string
	over     string // the preset it starts from
	settings []Setting
}

// presets are RULES.md's table of that name, in its order; the first is the default.
func presets() []preset {
	set := func(pairs ...string) (out []Setting) {
		for i := 0; i < len(pairs); i += 2 {
			out = append(out, Setting{Name: pairs[i], Value: pairs[i+1]})
		}
		return out
	}
	return []preset{
		{name: "classic"},
		{name: "official", over: "classic", settings: set("wd4_timing", "before_draw", "wd4_guilty", "instead",
			"wd4_after_guilty", "challenger_plays", "opener_wild", "first_player_chooses", "score", "winner_takes", "target", "500")},
		{name: "official_us", over: "official", settings: set("opener_wild", "reflip", "opener_reverse", "right_of_dealer")},
		{name: "strict", over: "classic", settings: set("wd4_legality", "any_playable", "wd4_timing", "before_draw",
			"wd4_guilty", "instead", "wd4_reveal", "verdict", "opener_wild", "reflip")},
		{name: "minimal", over: "classic", settings: set("wd4_legality", "free", "wd4_challenge", "off", "opener_wild", "colourless",
			"draw_after", "end_turn", "uno_call", "cosmetic", "blocked", "play_on", "leaver", "walkover")},
		{name: "party", over: "classic", settings: set("stack_two", "on", "stack_four", "on", "seven_swap", "on",
			"zero_rotate", "on", "jump_in", "coloured")},
		{name: "chaos", over: "party", settings: set("stack_cross", "on", "jump_in", "any", "draw_mode", "until_playable", "multi_play", "on")},
		{name: "wild_night", over: "chaos", settings: set("draw_mode", "one", "reverse_deflect", "both", "skip_deflect", "both",
			"revenge", "on", "bomb", "on", "hand_reveal", "2", "shuffle_seats", "on")},
	}
}

// Presets are the presets' names; the first is the default.
func Presets() []string {
	var names []string
	for _, p := range presets() {
		names = append(names, p.name)
	}
	return names
}

// Preset is the rule set of that name.
func Preset(name string) (Rules, bool) {
	for _, p := range presets() {
		if p.name != name {
			continue
		}
		var r Rules
		if p.over == "" {
			for _, s := range Switches() {
				r[s.ID] = s.Default
			}
		} else {
			r, _ = Preset(p.over)
		}
		for _, s := range p.settings {
			if err := r.Set(s.Name, s.Value); err != nil {
				panic("preset " + name + ": " + err.Error()) // a preset is part of the program: a test builds each
			}
		}
		return r, true
	}
	return Rules{}, false
}

// BuildRules sets switches over a preset; "" is the default preset. The preset strict, with the challenge switched off,
// refuses bluffs unless told otherwise (RULES.md, "Presets").
func BuildRules(name string, settings []Setting) (Rules, error) {
	if name == "" {
		name = Presets()[0]
	}
	r, ok := Preset(name)
	if !ok {
		return r, &engine.BadRules{Fault: engine.FaultPreset, Value: name, Among: Presets()}
	}
	told := false
	for _, s := range settings {
		if err := r.Set(s.Name, s.Value); err != nil {
			return r, err
		}
		told = told || s.Name == "wd4_bluff"
	}
	if name == "strict" && r[WD4Challenge] == Off && !told {
		r[WD4Bluff] = BluffRefused
	}
	return r, nil
}

// ParseRules reads the short text form: PRESET, or PRESET,switch=value,…
func ParseRules(text string) (Rules, error) {
	preset, settings, err := engine.SplitRules(text)
	if err != nil {
		return Rules{}, err
	}
	return BuildRules(preset, settings)
}

// String is the short text form, the same for equal rule sets: a preset's name, or classic with the switches that differ.
func (r Rules) String() string {
	for _, name := range Presets() {
		if p, _ := Preset(name); p == r {
			return name
		}
	}
	base, _ := Preset("classic")
	var b strings.Builder
	b.WriteString("classic")
	for _, s := range Switches() {
		if r[s.ID] != base[s.ID] {
			b.WriteString("," + s.Name + "=" + s.Text(r[s.ID]))
		}
	}
	return b.String()
}
