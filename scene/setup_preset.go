package scene

import (
	"fmt"
	"slices"
	"strings"

	"fourtell/engine/uno"
)

// rulesOver is the short text form of r as a start from that preset, so that the preset is found again.
func rulesOver(preset string, r uno.Rules) string {
	base, ok := uno.Preset(preset)
	if !ok {
		return r.String()
	}
	var b strings.Builder
	b.WriteString(preset)
	for _, s := range uno.Switches() {
		// The preset strict changes the bluff with the challenge unless it is told not to.
		told := preset == "strict" && s.ID == uno.WD4Bluff && r[uno.WD4Challenge] == uno.Off
		if r[s.ID] != base[s.ID] || told {
			fmt.Fprintf(&b, ",%s=%s", s.Name, r.Get(s.Name))
		}
	}
	return b.String()
}

// presetOf is the preset from which a text form starts.
func presetOf(text string) string {
	name, _, _ := strings.Cut(text, ",")
	if name = strings.TrimSpace(name); name == "" {
		return uno.Presets()[0]
	}
	return name
}

// switchSteps are the values a switch goes through, with the present one among them.
func switchSteps(s uno.Switch, now int16) []int16 {
	var all []int16
	if len(s.Values) > 0 {
		for i := range s.Values {
			all = append(all, int16(i))
		}
		return all
	}
	by, from := 1, s.Min
	switch s.ID {
	case uno.Target:
		by = 50
	case uno.UnoGraceMs:
		by = 250
	case uno.TurnSeconds:
		all, from, by = append(all, 0), 10, 5 // no clock, then ten seconds at least
	}
	for v := from; v <= s.Max; v += by {
		all = append(all, int16(v))
	}
	if at, ok := slices.BinarySearch(all, now); !ok {
		all = slices.Insert(all, at, now)
	}
	return all
}

// switchText is a value as the rules' text form writes it.
func switchText(s uno.Switch, v int16) string {
	if len(s.Values) > 0 {
		return s.Values[v]
	}
	return fmt.Sprint(v)
}
