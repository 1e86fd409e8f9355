//go:build display

package scene

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/engine/uno"
	"fourtell/scene/rules"
	"fourtell/scene/table"
	"fourtell/words"
	"fourtell/words/tellers"
)

// lacking is what a switch still needs before a player can see it, set it and read of it.
func lacking(l *words.Language, sw uno.Switch) (all []string) {
	lack := func(what string, it bool) {
		if it {
			all = append(all, what)
		}
	}
	_, known := rules.Pictured("", sw.Name)
	lack("a picture in the rules", !known)
	lack("a name", !l.Has(words.Key("switch."+sw.Name)))
	lack("a sentence", !l.Has(words.Key("switch."+sw.Name+".help")))
	for _, v := range sw.Values {
		lack("a word for "+v, !sw.Plain() && !l.Has(words.Key("value."+sw.Name+"."+v)) && !(v == "off" || v == "on") && !l.Has(words.Key("value."+sw.Name)))
	}
	lack("a unit", len(sw.Values) == 0 && !l.Has(words.Key("value."+sw.Name)))
	lack("a group", !slices.ContainsFunc(tellers.Of("").Groups(l), func(g words.Group) bool { return slices.Contains(g.Switches, sw.Name) }))
	return all
}

// What would show a new switch as if it were none, or not at all, is named; the switches there are lack nothing.
func TestASwitchThatIsNotShownWhereItShouldBeIsNamed(t *testing.T) {
	l := words.English()
	for _, sw := range uno.Switches() {
		if all := lacking(&l, sw); len(all) > 0 {
			t.Errorf("%s lacks %s", sw.Name, strings.Join(all, ", "))
		}
	}
	for _, c := range []struct {
		sw   uno.Switch
		want string
	}{
		{uno.Switch{ID: 200, Switch: engine.Switch{Name: "no_such", Values: []string{"off", "on"}}},
			"a picture in the rules, a name, a sentence, a group"},
		{uno.Switch{ID: 200, Switch: engine.Switch{Name: "no_such", Values: []string{"off", "colour", "any"}}},
			"a picture in the rules, a name, a sentence, a word for colour, a word for any, a group"},
		{uno.Switch{ID: 200, Switch: engine.Switch{Name: "no_such_ms", Max: 5000}},
			"a picture in the rules, a name, a sentence, a unit, a group"},
	} {
		if got := strings.Join(lacking(&l, c.sw), ", "); got != c.want {
			t.Errorf("%s lacks %s, want %s", c.sw.Name, got, c.want)
		}
	}
	for _, id := range tellers.Of("").Chapters() {
		if _, known := rules.Pictured("", id); !known {
			t.Errorf("the chapter %s has no picture", id)
		}
	}
}

// Of every refusal the rule is known that a player is shown for it, or that it is about no rule.
func TestEveryRefusalHasItsRuleOrIsAboutNone(t *testing.T) {
	none := []engine.Code{engine.BadClaim, engine.OwnClaim, engine.Stale, engine.NotNow, engine.BadSeat, engine.UnknownCommand}
	for _, code := range engine.Codes() {
		id := table.RuleRefused(engine.Do(0, engine.VerbPlay), &engine.Illegal{Code: code})
		if _, known := rules.Pictured("", id); known == slices.Contains(none, code) {
			t.Errorf("a refusal with %s is about %s", code, fmt.Sprintf("%q", id))
		}
	}
}
