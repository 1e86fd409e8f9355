package words

import (
	"strconv"
	"strings"

	"fourtell/engine"
	"fourtell/engine/games"
)

// Group is a part of the set-up screen and of the rules page: a title, a word for it where there is little room, and its
// switches, by name.
type Group struct {
	Title    string
	Short    string
	Switches []string
}

// Groups are all switches, each once, in the order a player asks for them: first what families play differently.
func (l *Language) Groups() []Group {
	group := func(id, switches string) Group {
		return Group{l.Say(Key("group." + id)), l.Say(Key("group." + id + ".short")), strings.Fields(switches)}
	}
	return []Group{
		group("stacking", "stack_two stack_four stack_cross stack_challenge"),
		group("extras", "seven_swap zero_rotate jump_in multi_play"),
		group("drawing", "draw_mode forced_play draw_after"),
		group("challenge", "wd4_challenge wd4_bluff wd4_legality wd4_timing wd4_guilty wd4_innocent_extra wd4_after_guilty wd4_reveal"),
		group("match", "score target teams hand_size decks"),
		group("call", "uno_call uno_penalty uno_false_catch uno_grace_ms"),
		group("opening", "opener_wild opener_reverse opener_actions"),
		group("finish", "finish last_draw_hits blocked"),
		group("table", "turn_seconds leaver"),
	}
}

// SwitchName is a switch's name as a player reads it: "Jumping in".
func (l *Language) SwitchName(name string) string { return l.Say(Key("switch." + name)) }

// SwitchHelp is one sentence about the switch.
func (l *Language) SwitchHelp(name string) string { return l.Say(Key("switch." + name + ".help")) }

// ValueName is one value of a switch as a player reads it; a number is itself with its unit.
func (l *Language) ValueName(name, value string) string {
	if key := Key("value." + name + "." + value); l.Has(key) {
		return l.Say(key)
	}
	if s, ok := engine.SwitchOf(games.All()[0], name); ok && s.Plain() {
		return l.Say(Key("value." + value))
	}
	return l.Say(Key("value."+name), With("n", value))
}

// PresetName is a preset's name as a player reads it.
func (l *Language) PresetName(name string) string { return l.Say(Key("preset." + name)) }

// PresetHelp is one sentence about the preset.
func (l *Language) PresetHelp(name string) string { return l.Say(Key("preset." + name + ".help")) }

// RulesPage is the rules for players as Markdown: how to play, every preset, every switch with its values.
func (l *Language) RulesPage() string {
	var b strings.Builder
	b.WriteString("# " + l.Say("page.title") + "\n\n")
	for _, part := range []string{"aim", "turn", "action", "bluff", "call", "end"} {
		b.WriteString("## " + l.Say(Key("page."+part+".title")) + "\n" + l.Say(Key("page."+part)) + "\n\n")
	}
	b.WriteString("## " + l.Say("page.presets.title") + "\n" + l.Say("page.presets") + "\n\n")
	for _, p := range games.All()[0].Presets() {
		b.WriteString("- **" + l.PresetName(p) + "** (`" + p + "`): " + l.PresetHelp(p) + "\n")
	}
	b.WriteString("\n## " + l.Say("page.switches.title") + "\n" + l.Say("page.switches") + "\n")
	for _, g := range l.Groups() {
		b.WriteString("\n### " + g.Title + "\n")
		for _, name := range g.Switches {
			b.WriteString("- **" + l.SwitchName(name) + "** (`" + name + "`): " + l.SwitchHelp(name) + " " + l.values(name) + "\n")
		}
	}
	return b.String()
}

func (l *Language) values(name string) string {
	s, ok := engine.SwitchOf(games.All()[0], name)
	if !ok {
		return ""
	}
	usual, _ := games.All()[0].Build("", nil)
	if len(s.Values) == 0 {
		return l.Say("page.number", With("low", l.ValueName(name, strconv.Itoa(s.Min))), With("high", l.ValueName(name, strconv.Itoa(s.Max))),
			With("usual", l.ValueName(name, usual.Get(name))))
	}
	var all []string
	for _, v := range s.Values {
		text := l.ValueName(name, v)
		if v == usual.Get(name) {
			text = "*" + text + "*"
		}
		all = append(all, text+" (`"+v+"`)")
	}
	return strings.Join(all, " · ")
}
