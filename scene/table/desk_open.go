package table

import (
	"io"
	"slices"

	"fourtell/engine"
	"fourtell/room"
	"fourtell/scene/guests"
)

// openDesk sets a table of this program with what is granted written to record, or takes the match up that waits, and gives the
// desk at it: the one place in scene that knows a table. On every chair that is nobody's at this screen sits a bot of the house.
// replaced is told whose program was at fault. The head is that of a match that has been taken up. The error is one sentence about a set-up that makes no table.
func openDesk(o *Options, record io.Writer, replaced func(engine.Seat, error)) (room.Desk, *room.Head, error) {
	if o.Desk != nil {
		return o.Desk, nil, nil
	}
	table, head, err := openTable(o, room.Options{Record: record, Pace: room.Normal(), NewBot: guests.SeatedBot(o.Setup.Game, o.Bots), BotSeed: o.BotSeed, Replaced: replaced})
	if err != nil {
		return nil, nil, err
	}
	desk := table.Desk(room.LongestRest)
	for i := range o.Setup.Seats {
		if seat := engine.Seat(i); !slices.Contains(o.Persons, seat) {
			desk.StandIn(seat)
		}
	}
	return desk, head, nil
}

// openTable deals, or takes up what waits; that is done once.
func openTable(o *Options, with room.Options) (*room.Table, *room.Head, error) {
	if save := o.Resume; save != nil {
		table, err := save.Resume(with)
		if err != nil {
			return nil, nil, err
		}
		o.Resume = nil
		return table, &save.Head, nil
	}
	game, err := room.NewGame(o.Setup)
	if err != nil {
		return nil, nil, err
	}
	return room.NewTable(game, with), nil, nil
}
