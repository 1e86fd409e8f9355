package room

import (
	"errors"

	"fourtell/engine"
)

// Desk is a table as one screen has it: what a picture needs to show the table and to play at it, and nothing more. A LocalDesk
// stands at a Table of this program; a desk whose table is elsewhere holds nothing but what its own seats have been shown.
//
// It is polled, never blocks, calls back only out of Step, Hear, Do, NextRound and Watch, and is not safe for concurrent use.
// What is handed out (Snapshots, Names, Records) is not to be changed. A seat there is none of is ignored, and nobody sits on it.
//
// Time passes at a desk by Step alone: a screen that stands still (a pause, a curtain) does not call it, and a table of this
// program stands with it. One that is elsewhere goes on, and what happened comes with the next Step.
type Desk interface {
	// Names are the seats' names, by seat.
	Names() []string

	// Watch shows every beat, in order, as that viewer may see it (engine.Spectator: what everybody may). Once the table has
	// begun, a new look begins with one Snapshot of the table as it is. stop ends it. show must not command the table.
	Watch(viewer engine.Seat, show func(engine.Snapshot)) (stop func())
	// Settled tells that this screen's picture has come to rest on the beat with that Seq. Bots are not shown the table, and do
	// nothing, before each of its desks rests on the newest beat; for one that does not they wait a while and no longer.
	Settled(seq uint32)

	// Public is the newest Snapshot of which only what everybody may know is to be read, with the clock as it stands.
	Public() engine.Snapshot
	// Over says that the newest round, or the match, has ended.
	Over() bool
	// View is what that seat may know now, with the clock as it stands; of a seat that is not played at this desk it may be no
	// more than Public. Its Seq is 0 before the opening.
	View(seat engine.Seat) engine.Snapshot
	// Now is the table's time since the deal.
	Now() engine.Millis
	// Thinking says whether somebody on that seat is thinking about the decision it owes, as far as a picture is to show it: a bot.
	Thinking(seat engine.Seat) bool

	// Sit puts somebody at this screen on a seat, in place of whoever sat there. Their wishes and refusals go by their chair; a
	// person who sits down at a table that has begun is shown it.
	Sit(seat engine.Seat, p *Person)
	// StandIn lets a bot of the house play the seat, until somebody sits down there; the game does not hear of it.
	StandIn(seat engine.Seat)
	// Person is whoever plays that seat by hand at this screen, nil where a bot, a program or somebody elsewhere does.
	Person(seat engine.Seat) *Person
	// Do asks for a command at once, also while the screen stands: a catch that somebody wishes for under a curtain. The error is
	// an *engine.Illegal where it is refused on the spot; nil says that it is granted, or under way.
	Do(c engine.Command) error
	// NextRound asks for the match's next round. The error is as Do's: not_now while a round is on.
	NextRound() error

	// Step lets a tick pass, 60 to the second: it takes up what the people here wish and shows what came of it at the table.
	Step()
	// Hear is Step without time, as far as the table's time is this screen's: people may still call and catch.
	Hear()

	// Finished is the record of the newest round, opened, once it is over: its deal, its commands, all hands, and while the match
	// goes on nothing that tells the next deal. The error is ErrRoundOn before, and says else why it is not opened.
	Finished() (engine.Record, error)
}

// ErrRoundOn is why a round is not opened: it is not over.
var ErrRoundOn = errors.New("the round is not over")

// A desk can do what follows where the table is this screen's own to set, so a picture asks for it by a type assertion.

// Host is a Desk that decides who sits on every chair and how fast the bots play.
type Host interface {
	// Seat puts anybody on a chair, in place of whoever sat there; nil leaves it empty: only the turn clock plays it then.
	Seat(seat engine.Seat, c Controller)
	// Controller is who sits on that chair; nil for an empty or unknown one.
	Controller(seat engine.Seat) Controller
	// SetPace changes the pace of the bots.
	SetPace(p Pace)
}

// Undoer is a Desk at which a decision can be taken back: in practice, where nobody else plays.
type Undoer interface {
	// CanUndo says whether Undo would go anywhere.
	CanUndo(seat engine.Seat) bool
	// Undo goes back to the seat's own last decision of the round. Nobody watches the table then and the people's chairs are
	// empty: they sit down and look at it anew. The error is ErrNotAlone where another person plays and ErrNothingToUndo before
	// the seat's first decision; the table stays as it is then.
	Undo(seat engine.Seat) error
}

// Keeper is a Desk that has the match itself, so that it can be saved and taken up again.
type Keeper interface {
	// Record is the match so far. It is a copy, and tells what nobody at the table knows: it is for the store alone.
	Record() engine.Record
	// Public is the newest Snapshot as everybody may see it.
	Public() engine.Snapshot
}
