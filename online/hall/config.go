package hall

import (
	"fourtell/engine"
	"fourtell/online/journal"
	"fourtell/online/wire"
	"fourtell/room"
)

// Sink takes what people are told. Send must not block and must not call the hall; the frame is shared and not to be changed. A frame
// to somebody who is not connected is dropped.
type Sink interface {
	Send(to wire.UID, frame []byte)
}

// Bots is who plays for the house.
type Bots interface {
	// Bot is the bot of that game which a level or a guest names; both empty: who plays on for people. False where there is none.
	Bot(game, level, guest string) (journal.Bot, bool)
	// Make makes the players of a kind that Bot gave.
	Make(game, kind string) room.NewBot
}

// Config is what a hall is opened with. Journal, Sink, Bots and Secret are needed.
type Config struct {
	House   string // its name
	Journal journal.Journal
	Sink    Sink
	Bots    Bots
	// Deal is who deals here, wire.DealHouse or wire.DealPlayer; "": the house. Rooms dealt by others are refused.
	Deal string
	// Relays says that tables which players deal are taken in too: what is said at them is handed on, sealed as it is.
	Relays bool
	// Code is that of the first room; "": one by chance, as every other's.
	Code wire.RoomCode
	// Secret gives 32 bytes that nobody can reckon, others each time.
	Secret func() [32]byte
	// Why says a refusal in English; nil: by its code.
	Why func(*engine.Illegal) string
	// Trouble is told of a room that can't be read from the journal: it is not open then. nil: nobody is.
	Trouble func(error)
	// Pace is the bots'; the zero value is instant.
	Pace room.Pace
	// Wake is called when an append has been answered after the call that made it: Advance wants to be called soon. It may be called
	// from any goroutine, and must not call the hall. nil where the journal answers at once.
	Wake func()
	// Spawn runs elsewhere what may block for long: reading what was counted of a deal. nil: it is done at once.
	Spawn func(func())
	// Shared says that other dealers have rooms of the journal too: rooms are here that are made here or handed in by TakeUp, no others.
	Shared bool
	// Lost is told of a room that is here no longer and is not closed, and who was in it just now; nil: they are told to come back. It
	// must not call the hall.
	Lost func(room wire.RoomCode, there []wire.UID)
	// MostRooms and MostPeople are how many there may be at once; 0: 1000 and 4000.
	MostRooms  int
	MostPeople int
}

// The times of a room, in milliseconds.
const (
	// waitForCut is how long somebody who is cut off is waited for before the rule about leavers decides.
	waitForCut = 20_000
	// removeAfter is how long after that a seat is removed where the rule says so.
	removeAfter = 60_000
	// keepPlace is how long somebody who is cut off keeps a place where no match is on.
	keepPlace = 120_000
	// dealWithin is how long people's shares in a deal are waited for.
	dealWithin = 3000
	// nextRoundAfter is how long a result is looked at before the next round is dealt by itself.
	nextRoundAfter = 20_000
	// closeEmptyAfter is how long a room with nobody in it stays.
	closeEmptyAfter = 30 * 60_000
	// keepClosed is how long the journal of a room that is closed is kept for its members, and sweepEvery how often it is looked for
	// what is older.
	keepClosed = 7 * 24 * 3_600_000
	sweepEvery = 3_600_000
	// mostDelay is the most of a seat's own delay that is added to the grace of a call.
	mostDelay engine.Millis = 500
	// slowFrom is a round trip from which somebody counts as slow.
	slowFrom engine.Millis = 1000
	// listEvery is how often at most who watches the list of rooms is told of changes.
	listEvery = 1000
	// botsLook is how often a table is looked at at which bots have something to do.
	botsLook = 50
	// botsRest is for how long after a beat a bot may still do something out of turn.
	botsRest = 10_000
	// longestQuiet is for how long after a beat the table's time counts where no clock runs: longer than any grace and any bot's wait.
	longestQuiet = 30_000
	// mostLate is how much later than it was due a table may be looked at before the time that has passed is nobody's.
	mostLate = 2000
	// mostUnkept is how many entries may wait for the journal before a room takes nothing more.
	mostUnkept = 512
)
