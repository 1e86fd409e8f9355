package engine

// Viewer shows the table to a seat, or to a spectator.
type Viewer interface{ View(Seat) Snapshot }

// Opener shows the table as that seat sees it, and every card that lies in a hand or went into one besides, all by the
// deck's own identities: what the seats know together. It is for records that lie open, and for no player.
type Opener interface{ Open(Seat) Snapshot }

// Beat is one visible moment: one moving event with the silent ones that ride on it, and the table just after it. Events
// are the whole truth and stay in the room; what leaves it is View's.
type Beat struct {
	Seq    uint32
	Events []Event     // the moving event is among them, not always first: a catch comes before its penalty
	Table  interface { // the table just after this beat; earlier beats of a command show it as resolving
		Viewer
		Opener
	}
}

// View is what the seat may see of the table just after the beat.
func (b Beat) View(s Seat) Snapshot { return b.Table.View(s) }

// Open is the same with all cards face up, for replays.
func (b Beat) Open(s Seat) Snapshot { return b.Table.Open(s) }

// Game is one match at one table. It is not safe for concurrent use.
type Game interface {
	Viewer
	// Apply grants the command with its beats (none where only the clock moved), or refuses it with an *Illegal and changes
	// nothing.
	Apply(Command) ([]Beat, error)
	// Opening are the beats of the deal, or of a set-up: what there is to show before the first command.
	Opening() []Beat
	// WonRound says whether the seat, or its partner, has won the round that has ended, whoever has won the match with it.
	WonRound(Seat) bool
	// Setup is what the match was made from: it and the commands granted are its Record.
	Setup() Setup
	// Round is what the round under way, or the one just over, is made from alone: with the commands since its deal it is
	// the Record of that round, and tells nothing of the deals to come. It is the caller's own.
	Round() Setup
	// State is the canonical JSON of the whole truth, the same bytes on every platform; for records, tests and hashes only.
	State() []byte
}
