package uno

import (
	"strings"

	"fourtell/engine"
	"fourtell/words"
)

// Teller is the game's words.Teller.
type Teller struct{}

// Groups begin with what families play differently.
func (Teller) Groups(l *words.Language) []words.Group {
	group := func(id, switches string) words.Group {
		return words.Group{Title: l.Say(words.Key("group." + id)), Short: l.Say(words.Key("group." + id + ".short")), Switches: strings.Fields(switches)}
	}
	return []words.Group{
		group("stacking", "stack_two stack_four stack_cross stack_challenge"),
		group("extras", "seven_swap zero_rotate jump_in multi_play"),
		group("drawing", "draw_mode forced_play draw_after hand_limit blind_draw misplay misplay_cards"),
		group("challenge", "wd4_challenge wd4_bluff wd4_legality wd4_timing wd4_guilty wd4_innocent_extra wd4_after_guilty wd4_reveal"),
		group("twists", "reverse_deflect skip_deflect revenge bomb hand_reveal"),
		group("match", "score target double_score round_out teams hand_size decks shuffle_seats"),
		group("call", "uno_call call_window uno_penalty uno_false_catch uno_grace_ms"),
		group("opening", "opener_wild opener_reverse opener_actions"),
		group("finish", "finish last_draw_hits blocked"),
		group("table", "turn_seconds blitz_seconds leaver show_playable"),
	}
}

// Chapters go from the aim of the game to its end.
func (Teller) Chapters() []string { return []string{"aim", "turn", "action", "bluff", "call", "end"} }

// Hint gives the reasons a person would.
func (Teller) Hint(l *words.Language, s *engine.Snapshot, a words.Advice) (move string, why []string) {
	return advised(l, s, a)
}

// HintAside is the hint to call, or to catch somebody.
func (Teller) HintAside(l *words.Language, s *engine.Snapshot, c engine.Command) (move, why string) {
	if c.Verb == engine.VerbCatchUno {
		return toCatch(l, s, c.Target)
	}
	return toCall(l, s)
}
