package room

import (
	"slices"

	"fourtell/engine"
)

// Bot decides for a seat from what the seat may know. It is pure: the same Snapshot gets the same answer, whenever asked;
// chance comes from a seed and Snapshot.Decision. It never sees time pass: when to say it is BotSeat's business. The
// answer is one of Snapshot.Legal; false says that it would rather do nothing.
//
// It is an alias, so that a package that may not import room can hand out Bots all the same.
type Bot = interface {
	Decide(engine.Snapshot) (engine.Command, bool)
}

// Thoughtful is a Bot that thinks so long that it must be done in slices. Its answer is the same however the work is cut.
type Thoughtful = interface {
	Think(engine.Snapshot) Thought
}

// Thought is one question being thought about: Work does so many units of it, and once it is Done there is an Answer.
type Thought = interface {
	Work(units int)
	Done() bool
	Answer() (engine.Command, bool)
}

// Forgetful is a Bot that forgets one call in so many, at every pace; 0: none. Others forget as the Pace says.
type Forgetful = interface {
	Forgets() int
}

// NewBot makes the Bot of a seat.
type NewBot func(seat engine.Seat, seed uint64) Bot

// What a number of chance is for, folded into the seed so that none depends on another.
const (
	forThink uint64 = iota + 1
	forCall
	forLateCall
	forCatch
	forCatchTime
	forJump
)

const (
	forgetsOneIn = 12 // calls never made
	lateOneIn    = 5  // of those made, made after the play
	overlooks    = 50 // of a hundred catches this bot overlooks so many
)

// BotSeat sits a Bot on a chair and gives it a human pace: it thinks before it answers, longer over a challenge, calls
// with its play or a little later, catches after a moment. It asks the Bot one thing at a time, by showing it only that
// part of Legal. While a challenge is open it does nothing out of turn, but calls with the card that may be challenged where
// nobody may call before a play.
//
// All its chance is a function of seed, seat and what the Snapshot says, so that a resumed game goes on as it would have.
type BotSeat struct {
	bot  Bot
	seat engine.Seat
	seed uint64
	pace Pace
	book engine.Rulebook // of the game it is shown

	snap     engine.Snapshot
	ticks    int64 // polls since the Snapshot was shown
	decision uint32
	thought  int64   // polls spent on the decision owed
	due      int64   // polls it takes
	asked    bool    // the answer to this Snapshot was given
	refusals int     // of answers to this decision
	mind     Thought // of a Thoughtful bot, about this Snapshot
	muted    bool    // a wish out of turn was refused: none until the next Snapshot

	jump, call, catch sideAct
}

// sideAct is something to do besides the turn, at a tick after the Snapshot was shown.
type sideAct struct {
	on  bool
	cmd engine.Command
	at  int64
}

// NewBotSeat sits a new bot down. The same seed may be used for every seat of a table.
func NewBotSeat(make NewBot, seat engine.Seat, seed uint64) *BotSeat {
	return &BotSeat{bot: make(seat, seed), seat: seat, seed: seed, pace: Normal()}
}

// SetPace changes the pace from the next decision on; Instant works at once.
func (b *BotSeat) SetPace(p Pace) {
	b.pace = p
	if p.Percent <= 0 {
		b.due = 0
	}
}

// Thinking says whether the bot owes a decision and is not done thinking.
func (b *BotSeat) Thinking() bool { return b.snap.Owes() && b.snap.Viewer == b.seat && !b.asked }

// Show takes in the table as the bot may know it. Thinking goes on where only something else has happened meanwhile.
func (b *BotSeat) Show(s engine.Snapshot) {
	if b.book == nil || s.Game != b.snap.Game {
		b.book = bookOf(&s)
	}
	b.snap, b.ticks, b.asked, b.muted, b.mind = s, 0, false, false, nil
	if s.Decision != b.decision {
		b.decision, b.thought, b.refusals = s.Decision, 0, 0
		t := thinkTime()
		if s.Doubtful() {
			t = challengeTime()
		}
		b.due = b.dueFor(t, b.chance(forThink, uint64(s.Decision)))
	}
	b.planAside()
}

// Poll counts a tick and answers when the time has come.
func (b *BotSeat) Poll() (engine.Command, bool) {
	if b.snap.Over() || b.snap.Phase == engine.PhaseResolving {
		return engine.Command{}, false
	}
	b.ticks++
	if !b.muted {
		for _, act := range []*sideAct{&b.call, &b.catch, &b.jump} {
			if act.on && b.ticks >= act.at && (act == &b.call || !b.Calling()) {
				act.on = false
				return act.cmd, true
			}
		}
	}
	if !b.snap.Owes() || b.asked || len(b.snap.Legal) == 0 {
		return engine.Command{}, false
	}
	b.thought++
	if ready := b.think(); !ready || b.thought < b.due || b.Calling() || (b.catch.on && !b.muted && !b.pace.Still) {
		return engine.Command{}, false
	}
	b.asked = true
	return b.answer()
}

// think goes on with a Thoughtful bot's thinking and says whether it is done; at a pace without slices it does all at once, and
// not before the time has come.
func (b *BotSeat) think() bool {
	slow, ok := b.bot.(Thoughtful)
	if !ok || b.refusals > 0 || b.pace.Slice <= 0 {
		return true
	}
	if b.mind == nil {
		b.mind = slow.Think(b.owed())
	}
	b.mind.Work(b.pace.Slice)
	return b.mind.Done()
}

// owed is the Snapshot with what answers the question.
func (b *BotSeat) owed() engine.Snapshot {
	return b.narrowed(engine.NoSideAct)
}

// Refused falls back to a safe answer: a bot that is wrong once is not asked again about this decision.
func (b *BotSeat) Refused(c engine.Command, _ *engine.Illegal) {
	if b.book.Aside(&b.snap, c) != engine.NoSideAct {
		b.muted = true
		return
	}
	b.refusals++
	b.asked = false
}

// answer is the bot's, or after a refusal a safe one; with every legal command refused there is none.
func (b *BotSeat) answer() (engine.Command, bool) {
	turn := b.owed()
	if b.refusals == 0 {
		decide := func() (engine.Command, bool) { return b.bot.Decide(turn) }
		if b.mind != nil && b.mind.Done() {
			decide = b.mind.Answer
		}
		if c, ok := decide(); ok {
			return c, true
		}
	}
	safe := Safe(&turn)
	if n := max(b.refusals-1, 0); n < len(safe) {
		return safe[n], true
	}
	return engine.Command{}, false
}

// Safe sorts what answers the question, so that the first commits a seat to least (engine.Cautious). A table falls back to it
// where a player can't or won't answer sensibly.
func Safe(s *engine.Snapshot) []engine.Command {
	book := bookOf(s)
	out := make([]engine.Command, 0, len(s.Legal))
	for _, c := range s.Legal {
		if isMove(book, s, c) {
			out = append(out, c)
		}
	}
	if of, ok := book.(engine.Cautious); ok {
		slices.SortStableFunc(out, func(a, b engine.Command) int { return of.Commits(a) - of.Commits(b) })
	}
	return out
}

// playsSoFar counts the plays of the round by that seat, or by everybody (engine.NoSeat), with the round's number above.
func playsSoFar(s *engine.Snapshot, by engine.Seat) uint64 {
	n := uint64(s.Round) << 32
	for i := range s.History {
		e := &s.History[i]
		if (e.Seat == by || by == engine.NoSeat) && e.Kind.Plays() {
			n++
		}
	}
	return n
}

// wish asks the bot about a part of what is legal.
func (b *BotSeat) wish(part engine.SideAct) (engine.Command, bool) {
	s := b.narrowed(part)
	if len(s.Legal) == 0 {
		return engine.Command{}, false
	}
	return b.bot.Decide(s)
}

// narrowed is the Snapshot with only a part of Legal: what answers, or one kind of side act.
func (b *BotSeat) narrowed(part engine.SideAct) engine.Snapshot {
	s := b.snap
	s.Legal = nil
	for _, c := range b.snap.Legal {
		if b.book.Aside(&b.snap, c) == part {
			s.Legal = append(s.Legal, c)
		}
	}
	return s
}

func (b *BotSeat) chance(what, of uint64) uint64 {
	return engine.Mix(b.seed, uint64(b.seat)+1, of, what)
}
