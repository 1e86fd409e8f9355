package bluff

import (
	"slices"
	"strconv"
	"strings"

	"fourtell/engine"
)

// SwitchID is a switch's place in Rules.
type SwitchID int

// The switches of RULES.md, "Bluff", in its order.
const (
	RankRule SwitchID = iota
	CardsPerPlay
	AfterChallenge
	FinalPlay
	Simultaneous
	Rounds
	TurnLimit // 0: none
	Mode
	Decks       // 0: by the seats
	TurnSeconds // 0: no clock
	switchCount
)

// The values of switches that are a choice.
const (
	RankRotation       int16 = 0
	RankSameOrAdjacent int16 = 1
	RankSameOrHigher   int16 = 2
	RankFree           int16 = 3
	CardsFour          int16 = 0 // a deck
	CardsOne           int16 = 1
	NextInTurn         int16 = 0
	WinnerLeads        int16 = 1
	LoserLeads         int16 = 2
	FinalChallengeable int16 = 0
	FinalImmune        int16 = 1
	DoubtFirst         int16 = 0
	DoubtNearestLeft   int16 = 1
	DoubtRandom        int16 = 2
	ModeNormal         int16 = 0
	ModeTruth          int16 = 1
	ModeChaos          int16 = 2
	ModeTeam           int16 = 3
)

// chaosCards is the most cards of a claim in chaos, whatever the decks and cards_per_play.
const chaosCards = 4

// switches are all of them, by their SwitchID. The slice is the caller's own.
func switches() []engine.Switch {
	return []engine.Switch{
		{Name: "rank_rule", Values: []string{"rotation", "same_or_adjacent", "same_or_higher", "free"}},
		{Name: "cards_per_play", Values: []string{"4", "1"}},
		{Name: "after_challenge", Values: []string{"next_in_turn", "winner_leads", "loser_leads"}},
		{Name: "final_play", Values: []string{"challengeable", "immune"}},
		{Name: "simultaneous", Values: []string{"first", "nearest_left", "random"}},
		{Name: "rounds", Min: 1, Max: 20, Default: 1},
		{Name: "turn_limit", Min: 0, Max: 200, Step: 5, Least: 1},
		{Name: "mode", Values: []string{"normal", "truth", "chaos", "team"}},
		{Name: "decks", Min: 0, Max: maxDecks, Least: 1},
		engine.TurnSeconds(),
	}
}

// Rules is a rule set: one value a switch, plain data that can be compared, saved and sent.
type Rules [switchCount]int16

// preset is the rule set of that name.
func preset(name string) (r Rules, ok bool) {
	for id, s := range switches() {
		r[id] = s.Default
	}
	switch name {
	case "", "classic":
		return r, true
	case "arcade":
		r[RankRule], r[CardsPerPlay], r[AfterChallenge], r[FinalPlay], r[TurnLimit] = RankFree, CardsOne, WinnerLeads, FinalImmune, 20
		return r, true
	}
	return r, false
}

func presetNames() []string { return []string{"classic", "arcade"} }

// ParseRules reads the short text form. The error is an *engine.BadRules.
func ParseRules(text string) (Rules, error) {
	name, settings, err := engine.SplitRules(text)
	if err != nil {
		return Rules{}, err
	}
	return buildRules(name, settings)
}

func buildRules(name string, settings []engine.Setting) (Rules, error) {
	r, ok := preset(name)
	if !ok {
		return r, &engine.BadRules{Fault: engine.FaultPreset, Value: name, Among: presetNames()}
	}
	for _, s := range settings {
		if err := r.set(s.Name, s.Value); err != nil {
			return r, err
		}
	}
	return r, nil
}

// set sets one switch; what may be none takes "off" as well, and cards_per_play the way RULES.md writes it.
func (r *Rules) set(name, value string) error {
	id := slices.IndexFunc(switches(), func(s engine.Switch) bool { return s.Name == name })
	if id < 0 {
		return &engine.BadRules{Fault: engine.FaultSwitch, Name: name}
	}
	s := switches()[id]
	if SwitchID(id) == CardsPerPlay && (value == "1-4" || value == "1–4") {
		value = "4"
	}
	v, err := s.Read(value)
	if err != nil {
		return err
	}
	r[id] = v
	return nil
}

// Get is the value of a switch as text; "" for a name that is none.
func (r Rules) Get(name string) string {
	for id, s := range switches() {
		if s.Name == name {
			return s.Text(r[id])
		}
	}
	return ""
}

// String is the shortest text form: the preset that leaves the fewest switches to set.
func (r Rules) String() string {
	best, least := "", int(switchCount)+1
	for _, name := range presetNames() {
		base, _ := preset(name)
		var parts []string
		for id, s := range switches() {
			if r[id] != base[id] {
				parts = append(parts, s.Name+"="+s.Text(r[id]))
			}
		}
		if len(parts) < least {
			best, least = strings.Join(append([]string{name}, parts...), ","), len(parts)
		}
	}
	return best
}

// Check refuses teams of seats that cannot be parted.
func (r Rules) Check(seats int) error {
	if err := engine.CheckSeats(seats); err != nil {
		return err
	}
	if r[Mode] == ModeTeam {
		return engine.CheckTeams(seats)
	}
	return nil
}

// Decks is how many decks that many seats play with: where the rules leave it to the seats, so many that each has ten cards or more.
func (r Rules) Decks(seats int) int {
	if n := int(r[Decks]); n > 0 {
		return n
	}
	if seats > 5 {
		return 2
	}
	return 1
}

// Hands is how many cards each of so many seats is dealt: the least and the most, which are one apart where all cards cannot be
// dealt evenly.
func (r Rules) Hands(seats int) (least, most int) {
	all := r.Decks(seats) * cardsPerDeck
	return all / seats, (all + seats - 1) / seats
}

// OfRank is how many cards of each rank there are where that many sit.
func (r Rules) OfRank(seats int) int { return suits * r.Decks(seats) }

// most is how many cards a claim may have.
func (r *Rules) most(decks int) int {
	switch {
	case r[Mode] == ModeChaos:
		return chaosCards
	case r[CardsPerPlay] == CardsOne:
		return 1
	}
	return 4 * decks
}

// Partner is the seat opposite in team mode.
func (r Rules) Partner(of engine.Seat, seats int) engine.Seat {
	if r[Mode] != ModeTeam {
		return engine.NoSeat
	}
	return of.Opposite(seats)
}

// Match says whether rounds count together.
func (r Rules) Match() bool { return r[Rounds] > 1 }

// Time is how long a claim may take, and how long it may be doubted.
func (r Rules) Time() engine.Millis { return engine.Millis(r[TurnSeconds]) * 1000 }

// ToPoints is the same over so many rounds, since a round won is a point. The error is a *BadRules.
func (r Rules) ToPoints(n int) (engine.Rules, error) {
	if err := r.set("rounds", strconv.Itoa(n)); err != nil {
		return nil, err
	}
	return r, nil
}
