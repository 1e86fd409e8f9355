package room

import "fourtell/engine"

// Mannered is a Bot with a pace of its own: how long it thinks by others, in percent. 100 is like anybody, 200 twice as long.
type Mannered = interface {
	Pace() int
}

// Measured is a Thoughtful bot that says how many units of work a decision takes it at most, however little there is to
// choose: the time it takes must not tell what it holds.
type Measured = interface {
	MostUnits() int
}

// Overlooking is a Bot that overlooks so many in a hundred of others' missed calls; the rest overlook as many as any bot.
type Overlooking = interface {
	Overlooks() int
}

// overlooks is how many catches in a hundred the bot does not see.
func (b *BotSeat) overlooks() uint64 {
	if own, ok := b.bot.(Overlooking); ok {
		return uint64(min(max(own.Overlooks(), 0), 100))
	}
	return overlooks
}

// dueFor is how many polls a decision takes: the bot's time at its own pace, and no less than the longest thought of its
// kind takes at this pace's slices. It depends on nothing that the bot holds.
func (b *BotSeat) dueFor(t span, chance uint64) int64 {
	if own, ok := b.bot.(Mannered); ok && own.Pace() > 0 {
		t.from, t.to = t.from*engine.Millis(own.Pace())/100, t.to*engine.Millis(own.Pace())/100
	}
	due := ticks(b.pace.think(t, chance))
	if m, ok := b.bot.(Measured); ok && b.pace.Slice > 0 && b.pace.Percent > 0 {
		due = max(due, int64((m.MostUnits()+b.pace.Slice-1)/b.pace.Slice))
	}
	return due
}
