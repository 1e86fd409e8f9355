package engine

import (
	"fmt"
	"slices"
	"strings"
)

// Rulebook is one game as the house knows it while no table of it stands: what it is called, by which rules it may be played, and
// how a table of it is laid. It is a value that holds nothing that changes. Package games lists those there are, and what
// a game fills in besides is told in docs/adding-a-game.md.
type Rulebook interface {
	// Name is the game's in a Setup and a Snapshot, and in files.
	Name() string
	// New makes a match: dealt from the seed, or from a position. The error is one sentence that says what table cannot be.
	New(Setup) (Game, error)
	// Presets are the names of the rule sets there are; the first is the usual one.
	Presets() []string
	// Switches are what can be set over a preset, in the order of the rules.
	Switches() []Switch
	// Build sets switches over a preset; "" is the usual one. The error is a *BadRules.
	Build(preset string, settings []Setting) (Rules, error)
	// FaceName is how players write a face of this game's cards; "" for a face that is none of them. FaceNamed reads it.
	FaceName(Face) string
	FaceNamed(string) (Face, bool)
	// FaceOf is the face of the card that a viewer knows by that identity; NoFace where there is none.
	FaceOf(Card) Face
	// ReadSnapshot reads a Snapshot of this game as its Own's MarshalSnapshot writes it, Own included; ReadSnapshot of this package
	// does for a game that has none. The error is package json's.
	ReadSnapshot(text []byte) (Snapshot, error)
	// Verbs are all that a player of the game may ever wish, by whatever rules; what belongs to another verb has no place at
	// its tables.
	Verbs() []Verb
	// Aside says whether a command of the Snapshot's viewer answers the question that is owed, or what it is done for besides,
	// whoever is asked. It is read from what everybody may know.
	Aside(*Snapshot, Command) SideAct
	// Soon are the accusations that the viewer may make now or once a time has come, though Legal lists them only where it
	// had come when the beat was.
	Soon(*Snapshot) []Soon
	// Mark says whether a kind of event is worth jumping to in a replay, and as what. That rounds begin and end need not be said.
	Mark(EventKind) (MarkKind, bool)
}

// Rules is a rule set of some game: a value, never changed.
type Rules interface {
	// String is its short text form, PRESET or PRESET,switch=value,…: the same for equal rule sets.
	String() string
	// Get is the value of a switch as text; "" for a name that is none.
	Get(name string) string
	// Check says why nobody can play by it where that many sit; nil where they can.
	Check(seats int) error
	// Partner is the seat that wins and loses with another; NoSeat where each plays alone.
	Partner(of Seat, seats int) Seat
	// Match says whether rounds count together until somebody has won the match; else each stands alone.
	Match() bool
	// ToPoints is the same as a match to so many points. The error is a *BadRules.
	ToPoints(int) (Rules, error)
}

// SideAct is what a command is for that answers no question.
type SideAct uint8

// The side acts: a bot gives each its own moment.
const (
	NoSideAct SideAct = iota // it answers the question owed
	Announces                // something about one's own hand, with a play or soon after it: a call
	Accuses                  // somebody of something that may be over any moment: a catch, a doubt
	CutsIn                   // with a play, out of turn: a jump-in
)

// Soon is a command that is legal from some time on, as long as the table stays as it is.
type Soon struct {
	Command Command
	From    Millis // by the table's clock
}

// MarkKind says what there is to jump to in a replay.
type MarkKind uint8

// The kinds of marks.
const (
	MarkRound     MarkKind = iota // a round begins
	MarkChallenge                 // something is offered that may be doubted
	MarkVerdict                   // a doubt is resolved
	MarkCatch                     // somebody is caught, or falsely caught
	MarkRoundOver                 // a round ends
)

// ParseRules reads the short text form of a game's rules. The error is a *BadRules.
func ParseRules(book Rulebook, text string) (Rules, error) {
	preset, settings, err := SplitRules(text)
	if err != nil {
		return nil, err
	}
	return book.Build(preset, settings)
}

// SplitRules takes the short text form apart: PRESET, or PRESET,switch=value,… The error is a *BadRules.
func SplitRules(text string) (preset string, settings []Setting, err error) {
	parts := strings.Split(text, ",")
	for _, p := range parts[1:] {
		name, value, ok := strings.Cut(p, "=")
		if !ok {
			return "", nil, &BadRules{Fault: FaultSetting, Value: p}
		}
		settings = append(settings, Setting{strings.TrimSpace(name), strings.TrimSpace(value)})
	}
	return strings.TrimSpace(parts[0]), settings, nil
}

// CheckTable says what keeps a Setup from being a table of any game: too few or too many seats, a name that is none, a dealer
// or scores of other seats, a deal of a round that cannot be.
func CheckTable(s *Setup) error {
	if err := CheckSeats(len(s.Seats)); err != nil {
		return err
	}
	for seat, name := range s.Seats {
		if err := CheckName(name); err != nil && name != "" { // who deals without names gives none
			return fmt.Errorf("seat %d: %w", seat, err)
		}
	}
	if s.Dealer < 0 || int(s.Dealer) >= len(s.Seats) {
		return fmt.Errorf("the dealer is seat %d; the seats are 0 to %d", s.Dealer, len(s.Seats)-1)
	}
	if n := len(s.Scores); n != 0 && n != len(s.Seats) {
		return fmt.Errorf("there are %d scores for %d seats", n, len(s.Seats))
	}
	if s.Deal != nil {
		if err := s.Deal.check(s); err != nil {
			return err
		}
	}
	return s.Key.Check()
}

// OwnSetup is the set-up of a match of that game, checked, with its rules as the game reads them and in canonical form. It shares no
// seats with the one given.
func OwnSetup[R Rules](s Setup, game string, read func(rules string) (R, error)) (own Setup, rules R, err error) {
	if s.Game != "" && s.Game != game {
		return s, rules, fmt.Errorf("this is the game %q, not %s", game, Quote(s.Game))
	}
	if rules, err = read(s.Rules); err != nil {
		return s, rules, err
	}
	if err = rules.Check(len(s.Seats)); err != nil {
		return s, rules, err
	}
	if err = CheckTable(&s); err != nil {
		return s, rules, err
	}
	s.Game, s.Rules, s.Seats = game, rules.String(), slices.Clone(s.Seats)
	return s, rules, nil
}

// OwnMatch is a match that a shelf has made, for whoever knows the truth of that game: as New gives it, with its error, or with one of
// its own where the match is another game's.
func OwnMatch[G Game](game string, g Game, err error) (own G, _ error) {
	if err != nil {
		return own, err
	}
	own, ok := g.(G)
	if !ok {
		return own, fmt.Errorf("this is a match of %s, not of %s", g.Setup().Game, game)
	}
	return own, nil
}

// CheckSeats says what is wrong with a number of players, if anything is.
func CheckSeats(n int) error {
	if n < MinSeats || n > MaxSeats {
		return fmt.Errorf("a table has %d to %d seats, not %d", MinSeats, MaxSeats, n)
	}
	return nil
}

// CheckTeams says what keeps that many players from being parted into teams of opposite seats, if anything does. The error is a *BadRules.
func CheckTeams(seats int) error {
	if seats < 4 || seats%2 != 0 {
		return &BadRules{Fault: FaultTeamSeats, Seats: seats}
	}
	return nil
}

// Shelf is the games there are, the usual one first.
type Shelf []Rulebook

// Named finds a game; "" is the usual one. The error says which there are.
func (s Shelf) Named(name string) (Rulebook, error) {
	if name == "" {
		return s[0], nil
	}
	if i := slices.IndexFunc(s, func(b Rulebook) bool { return b.Name() == name }); i >= 0 {
		return s[i], nil
	}
	return nil, fmt.Errorf("there is no game %s; there is %s", Quote(name), strings.Join(s.Names(), ", "))
}

// Names are the games' names.
func (s Shelf) Names() (all []string) {
	for _, b := range s {
		all = append(all, b.Name())
	}
	return all
}
