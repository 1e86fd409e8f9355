package uno

import (
	"fmt"
	"strings"

	"fourtell/engine"
	"fourtell/engine/shed"
)

// SwitchID is the place of one switch in Rules.
type SwitchID uint8

// The switches of RULES.md, in its order.
const (
	WD4Legality SwitchID = iota
	WD4Bluff
	WD4Challenge
	WD4Timing
	WD4Guilty
	WD4InnocentExtra
	WD4AfterGuilty
	WD4Reveal
	OpenerWild
	OpenerReverse
	OpenerActions
	DrawAfter
	DrawMode
	ForcedPlay
	StackTwo
	StackFour
	StackCross
	StackChallenge
	JumpIn
	SevenSwap
	ZeroRotate
	MultiPlay
	UnoCall
	UnoPenalty
	UnoFalseCatch
	UnoGraceMs
	Finish
	LastDrawHits
	Blocked
	Score
	Target
	Teams
	HandSize
	Decks
	Leaver
	TurnSeconds
	ReverseDeflect // the second wave
	SkipDeflect
	Revenge
	Bomb
	HandLimit
	HandReveal
	BlindDraw
	Misplay
	MisplayCards
	CallWindow
	DoubleScore
	BlitzSeconds
	ShuffleSeats
	RoundOut
	ShowPlayable
	switchCount
)

// Values of the switches that are choices; 0 is always the first one listed in the switch's table row.
const (
	Off int16 = 0
	On  int16 = 1

	LegalityColour            int16 = 0
	LegalityAnyPlayable       int16 = 1
	LegalityAnyPlayableNoWild int16 = 2
	LegalityFree              int16 = 3
	BluffAllowed              int16 = 0
	BluffRefused              int16 = 1
	AfterDraw                 int16 = 0
	BeforeDraw                int16 = 1
	Additive                  int16 = 0
	Instead                   int16 = 1
	ChallengerSkipped         int16 = 0
	ChallengerPlays           int16 = 1
	RevealChallenger          int16 = 0
	RevealVerdict             int16 = 1
	RevealEveryone            int16 = 2
	WildReflip                int16 = 0
	WildFirstPlayerChooses    int16 = 1
	WildColourless            int16 = 2
	ReverseDealerStarts       int16 = 0
	ReverseRightOfDealer      int16 = 1
	OpenerApply               int16 = 0
	OpenerNumbersOnly         int16 = 1
	MayPlay                   int16 = 0
	EndTurn                   int16 = 1
	MustPlayDrawn             int16 = 2
	DrawOne                   int16 = 0
	DrawUntilPlayable         int16 = 1
	StackChallengeLatest      int16 = 0
	StackChallengeOff         int16 = 1
	JumpInColoured            int16 = 1
	JumpInAny                 int16 = 2
	CallCatch                 int16 = 0
	CallAuto                  int16 = 1
	CallCosmetic              int16 = 2
	FinishAny                 int16 = 0
	FinishNoWild              int16 = 1
	FinishNoAction            int16 = 2
	BlockedLowestHand         int16 = 0
	BlockedDraw               int16 = 1
	BlockedPlayOn             int16 = 2
	ScoreSingle               int16 = 0
	ScoreWinnerTakes          int16 = 1
	ScoreLowestTotal          int16 = 2
	ScoreElimination          int16 = 3
	TeamsOpposite             int16 = 1
	LeaverBot                 int16 = 0
	LeaverWait                int16 = 1
	LeaverWalkover            int16 = 2
	DeflectTwo                int16 = 1
	DeflectBoth               int16 = 2
	SwapWithNext              int16 = 2
	MisplayPenalty            int16 = 1
	CallBefore                int16 = 0
	CallAfter                 int16 = 1
)

// Switch is one switch and its place in Rules.
type Switch struct {
	ID SwitchID
	engine.Switch
}

// Switches are all switches in the order of RULES.md. The slice is the caller's own.
func Switches() []Switch {
	rows := switchRows()
	all := make([]Switch, 0, len(rows))
	for i := range rows {
		all = append(all, rows[i].made())
	}
	return all
}

// SwitchNamed finds a switch by name.
func SwitchNamed(name string) (Switch, bool) {
	rows := switchRows()
	for i := range rows {
		if rows[i].name == name {
			return rows[i].made(), true
		}
	}
	return Switch{}, false
}

// switchRow is a switch as its table has it.
type switchRow struct {
	id          SwitchID
	name        string
	values      string // with spaces between; "": a number
	normal      int16
	least, most int // of a number
}

func (r *switchRow) made() Switch {
	s := Switch{r.id, engine.Switch{Name: r.name, Values: strings.Fields(r.values), Default: r.normal, Min: r.least, Max: r.most}}
	switch r.id {
	case Target:
		s.Step = 50
	case UnoGraceMs:
		s.Step = 250
	case TurnSeconds:
		s.Switch = engine.TurnSeconds()
	case HandLimit:
		s.Least = 10
	case HandReveal:
		s.Least = 1
	case BlitzSeconds:
		s.Step, s.Least = 30, 60
	}
	return s
}

func switchRows() [switchCount]switchRow {
	return [...]switchRow{
		{WD4Legality, "wd4_legality", "colour any_playable any_playable_except_wild free", 0, 0, 0},
		{WD4Bluff, "wd4_bluff", "allowed refused", 0, 0, 0},
		{WD4Challenge, "wd4_challenge", "off on", On, 0, 0},
		{WD4Timing, "wd4_timing", "after_draw before_draw", 0, 0, 0},
		{WD4Guilty, "wd4_guilty", "additive instead", 0, 0, 0},
		{WD4InnocentExtra, "wd4_innocent_extra", "", 2, 0, 4},
		{WD4AfterGuilty, "wd4_after_guilty", "challenger_skipped challenger_plays", 0, 0, 0},
		{WD4Reveal, "wd4_reveal", "challenger verdict everyone", 0, 0, 0},
		{OpenerWild, "opener_wild", "reflip first_player_chooses colourless", 0, 0, 0},
		{OpenerReverse, "opener_reverse", "dealer_starts right_of_dealer", 0, 0, 0},
		{OpenerActions, "opener_actions", "apply numbers_only", 0, 0, 0},
		{DrawAfter, "draw_after", "may_play end_turn must_play", 0, 0, 0},
		{DrawMode, "draw_mode", "one until_playable", 0, 0, 0},
		{ForcedPlay, "forced_play", "off on", Off, 0, 0},
		{StackTwo, "stack_two", "off on", Off, 0, 0},
		{StackFour, "stack_four", "off on", Off, 0, 0},
		{StackCross, "stack_cross", "off on", Off, 0, 0},
		{StackChallenge, "stack_challenge", "latest off", 0, 0, 0},
		{JumpIn, "jump_in", "off coloured any", 0, 0, 0},
		{SevenSwap, "seven_swap", "off on next", Off, 0, 0},
		{ZeroRotate, "zero_rotate", "off on", Off, 0, 0},
		{MultiPlay, "multi_play", "off on", Off, 0, 0},
		{UnoCall, "uno_call", "catch auto cosmetic", 0, 0, 0},
		{UnoPenalty, "uno_penalty", "", 2, 0, 6},
		{UnoFalseCatch, "uno_false_catch", "", 0, 0, 2},
		{UnoGraceMs, "uno_grace_ms", "", 1000, 0, 5000},
		{Finish, "finish", "any no_wild no_action", 0, 0, 0},
		{LastDrawHits, "last_draw_hits", "off on", On, 0, 0},
		{Blocked, "blocked", "lowest_hand draw play_on", 0, 0, 0},
		{Score, "score", "single winner_takes lowest_total elimination", 0, 0, 0},
		{Target, "target", "", 500, 100, 1000},
		{Teams, "teams", "off opposite", 0, 0, 0},
		{HandSize, "hand_size", "", 7, 1, 15},
		{Decks, "decks", "", 1, 1, 3},
		{Leaver, "leaver", "bot wait walkover", 0, 0, 0},
		{id: TurnSeconds, name: "turn_seconds"},
		{ReverseDeflect, "reverse_deflect", "off two both", Off, 0, 0},
		{SkipDeflect, "skip_deflect", "off two both", Off, 0, 0},
		{Revenge, "revenge", "off on", Off, 0, 0},
		{Bomb, "bomb", "off on", Off, 0, 0},
		{HandLimit, "hand_limit", "", 0, 0, 30},
		{HandReveal, "hand_reveal", "", 0, 0, 5},
		{BlindDraw, "blind_draw", "off on", Off, 0, 0},
		{Misplay, "misplay", "prevented penalty", 0, 0, 0},
		{MisplayCards, "misplay_cards", "", 1, 1, 4},
		{CallWindow, "call_window", "before after", 0, 0, 0},
		{DoubleScore, "double_score", "off on", Off, 0, 0},
		{BlitzSeconds, "blitz_seconds", "", 0, 0, 1800},
		{ShuffleSeats, "shuffle_seats", "off on", Off, 0, 0},
		{RoundOut, "round_out", "off on", Off, 0, 0},
		{ShowPlayable, "show_playable", "off on", On, 0, 0},
	}
}

// Rules is a rule set: one value a switch, plain data that can be compared, saved and sent.
type Rules [switchCount]int16

// stack_cross implies stack_two and stack_four (RULES.md, "Drawing and stacking").
func (r *Rules) stacksTwo() bool  { return r[StackTwo] == On || r[StackCross] == On }
func (r *Rules) stacksFour() bool { return r[StackFour] == On || r[StackCross] == On }

// deflects says whether such a switch, reverse_deflect or skip_deflect, turns away a draw card of that kind.
func (r *Rules) deflects(by SwitchID, kind shed.PendingKind) bool {
	return r[by] == DeflectBoth && kind != shed.NothingPending || r[by] == DeflectTwo && kind == shed.PendingDrawTwo
}

// answered says whether the victim of such a draw card may have a card to answer it with, be it stacked or turned away.
func (r *Rules) answered(kind shed.PendingKind) bool {
	stacks := r.stacksTwo()
	if kind == shed.PendingWD4 {
		stacks = r.stacksFour()
	}
	return stacks || r.deflects(ReverseDeflect, kind) || r.deflects(SkipDeflect, kind)
}

// MayChallenge says whether a Wild Draw Four may be challenged at all. stack_challenge off bars a single one too where
// fours are stacked (RULES.md, "More on refusals and edges").
func (r *Rules) MayChallenge() bool {
	return r[WD4Challenge] == On && !(r.stacksFour() && r[StackChallenge] == StackChallengeOff)
}

// Get is the value of a switch as text; "" for a name that is none.
func (r Rules) Get(name string) string {
	s, ok := SwitchNamed(name)
	if !ok {
		return ""
	}
	return s.Text(r[s.ID])
}

// Set sets one switch; a plain switch takes true and false as well as on and off. The error names the switch or the value.
func (r *Rules) Set(name, value string) error {
	s, ok := SwitchNamed(name)
	if !ok {
		return &engine.BadRules{Fault: engine.FaultSwitch, Name: name}
	}
	if value == "true" {
		value = "on"
	} else if value == "false" {
		value = "off"
	}
	v, err := s.Read(value)
	if err != nil {
		return err
	}
	r[s.ID] = v
	return nil
}

// Check refuses the combinations that make no table (RULES.md, "Drawing and stacking" and "decks"), with a sentence that
// says why.
func (r Rules) Check(seats int) error {
	if err := engine.CheckSeats(seats); err != nil {
		return err
	}
	for _, s := range Switches() {
		if v := int(r[s.ID]); len(s.Values) > 0 && (v < 0 || v >= len(s.Values)) || len(s.Values) == 0 && !s.Takes(v) {
			return fmt.Errorf("switch %s has no value %d", s.Name, v)
		}
	}
	for _, c := range clashes() {
		if r[c.one] != Off && r[c.other] == c.at == c.bars {
			return &engine.BadRules{Fault: engine.FaultClash, Name: SwitchName(c.one), Other: SwitchName(c.other), Value: r.Get(SwitchName(c.other))}
		}
	}
	if r[Teams] == TeamsOpposite {
		if err := engine.CheckTeams(seats); err != nil {
			return err
		}
		if r[Score] == ScoreLowestTotal || r[Score] == ScoreElimination {
			return &engine.BadRules{Fault: engine.FaultTeamScore, Value: r.Get("score")}
		}
	}
	if need, have := seats*int(r[HandSize]), 100*int(r[Decks])-1; need > have {
		return &engine.BadRules{Fault: engine.FaultCards, Seats: seats, Cards: int(r[HandSize]), Need: need, Decks: int(r[Decks]), Have: have}
	}
	return nil
}

// clash is two switches that make no table together: the one, switched on, and the other, if bars at that value, else at any
// other.
type clash struct {
	one, other SwitchID
	at         int16
	bars       bool
}

// clashes are those of RULES.md, "The second wave": what is refused at set-up.
func clashes() [4]clash {
	return [...]clash{
		{ShuffleSeats, Teams, TeamsOpposite, true},
		{RoundOut, Score, ScoreElimination, false},
		{BlindDraw, DrawMode, DrawUntilPlayable, true},
		{Misplay, ForcedPlay, On, true},
	}
}

// SwitchName is the name of a switch.
func SwitchName(id SwitchID) string { return switchRows()[id].name }
