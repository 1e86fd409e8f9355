package room

import (
	"slices"

	"fourtell/engine"
	"fourtell/engine/games"
)

// Calling says whether the bot is about to call: nobody of the house is in its way meanwhile, itself included, so that two never wait for
// each other.
func (b *BotSeat) Calling() bool { return b.call.on && !b.muted }

// planAside works out what this Snapshot makes the bot do besides its turn, and when.
func (b *BotSeat) planAside() {
	b.jump, b.call, b.catch = sideAct{}, sideAct{}, sideAct{}
	switch {
	case b.snap.Over():
		return
	case b.snap.Doubtful():
		// While somebody has to believe or not, nobody is disturbed. Only who could not call before the play calls with it: the
		// answer may end the time for it.
		if of, ok := games.Ruled[engine.Calling](&b.snap); ok && of.CallsAt() == 1 {
			b.planCall()
		}
		return
	}
	b.planCall()
	b.planCatch()
	if c, ok := b.wish(engine.CutsIn); ok {
		b.jump = sideAct{true, c, ticks(b.pace.jump(jumpTime(), b.chance(forJump, uint64(b.snap.Decision))))}
	}
}

// planCall: mostly before the play, sometimes some moments after it, sometimes never. Where the rules let nobody call before the play,
// it is mostly as soon as the card lies. One chance covers both moments of one play.
func (b *BotSeat) planCall() {
	c, ok := b.wish(engine.Announces)
	if !ok {
		return
	}
	plays := playsSoFar(&b.snap, b.seat)
	before := b.snap.Hands[b.seat].Count > 1
	if before {
		plays++ // the play it would call for
	}
	chance := b.chance(forCall, plays)
	late, forgets := false, 0
	if b.pace.Slips {
		forgets = forgetsOneIn
	}
	if f, ok := b.bot.(Forgetful); ok {
		forgets = f.Forgets()
	}
	if forgets > 0 && chance%uint64(forgets) == 0 {
		return
	}
	if b.pace.Slips {
		late = chance/forgetsOneIn%lateOneIn == 0
	}
	switch {
	case !before:
		t := callTime()
		if late {
			t = lateCallTime()
		}
		at := ticks(b.pace.call(t, b.chance(forLateCall, plays)))
		if b.snap.Owes() {
			at = min(at, b.sooner()) // its own play takes its time to call too
		}
		b.call = sideAct{true, c, at}
	case !late && b.snap.Owes():
		b.call = sideAct{true, c, b.sooner()}
	case !late:
		b.call = sideAct{true, c, 1}
	}
}

// sooner is some moments before the answer that is owed.
func (b *BotSeat) sooner() int64 { return max((b.due-b.thought)*2/3, 1) }

// planCatch: some moments after the grace time, if this bot notices at all. Legal lists a catch from the grace time on
// only, and nothing need happen then, so the bot is asked ahead of it.
func (b *BotSeat) planCatch() {
	s, soon := b.snap, b.book.Soon(&b.snap)
	if s.Legal = commands(soon); len(soon) == 0 {
		return
	}
	c, ok := b.bot.Decide(s)
	at := slices.IndexFunc(soon, func(o engine.Soon) bool { return o.Command.Verb == c.Verb && o.Command.Target == c.Target })
	if !ok || at < 0 {
		return
	}
	// A window lies between two plays, so that the plays name it; its time would not: that depends on how long people took.
	window := playsSoFar(&s, engine.NoSeat)<<8 | uint64(c.Target)
	if b.pace.Slips && b.chance(forCatch, window)%100 < b.overlooks() {
		return
	}
	in := soon[at].From + catchTime().of(b.chance(forCatchTime, window)) - s.Clock.Now
	b.catch = sideAct{true, c, ticks(max(in, 0)) + 1}
}
