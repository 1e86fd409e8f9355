package anim

import (
	"fmt"
	"testing"

	"fourtell/engine"
	"fourtell/engine/shed"
)

// heard records the hooks in order.
type heard struct {
	t      *testing.T
	log    []string
	onIdle func(Kind, engine.Snapshot) // called from inside OnIdle
}

func listen(t *testing.T, q *Queue) *heard {
	h := &heard{t: t}
	q.OnIdle = func(k Kind, s engine.Snapshot) {
		h.log = append(h.log, fmt.Sprintf("%s %d", k, s.Seq))
		atRest(t, q)
		if h.onIdle != nil {
			h.onIdle(k, s)
		}
	}
	q.OnChallengeReady = func(s engine.Snapshot) {
		h.log = append(h.log, fmt.Sprintf("ready %d", s.Seq))
		atRest(t, q)
		if !ChallengeOpen(&s) {
			t.Errorf("asked for a challenge that is not open, seq %d", s.Seq)
		}
	}
	return h
}

func (h *heard) want(log ...string) {
	h.t.Helper()
	if fmt.Sprint(h.log) != fmt.Sprint(log) {
		h.t.Errorf("hooks %v, want %v", h.log, log)
	}
}

// drawFour are the two beats of a Wild Draw Four of seat 1 against seat 2 under after_draw.
func drawFour(tb *table) (played, paid engine.Snapshot) {
	tb.giveWild(1)
	tb.phase, tb.pending = engine.PhaseResolving, nil
	tb.stamps[wildID] = shed.Blue
	played = tb.snap(tb.play(1, len(tb.hands[1])-1))
	e := tb.take(2, 4)
	tb.decision++
	tb.phase, tb.turn = engine.PhaseRespond, 2
	tb.pending = &shed.Pending{Kind: shed.PendingWD4, By: 1, Victim: 2, Stack: 4, Paid: true, Challenge: true}
	paid = tb.snap(e, engine.Event{Kind: engine.EventChallengeOffered, Seat: 1, Target: 2})
	return played, paid
}

// answered is the beat after the victim kept the four.
func answered(tb *table) engine.Snapshot {
	tb.decision++
	tb.phase, tb.turn, tb.pending = engine.PhasePlay, 3, nil
	return tb.snap(engine.Event{Kind: engine.EventChallengeAccepted, Seat: 2, Target: 1})
}

var everyTiming = map[string]Timing{
	"slow": {Speed: Slow}, "normal": {}, "fast": {Speed: Fast}, "instant": {Speed: Instant},
	"reduced": {Reduced: true}, "reduced and slow": {Speed: Slow, Reduced: true}, "reduced and instant": {Speed: Instant, Reduced: true},
}

func TestTheChallengeIsAskedOnTheSecondIdleAtEverySpeed(t *testing.T) {
	for name, timing := range everyTiming {
		t.Run(name, func(t *testing.T) {
			tb := newTable(4, 7)
			q := settledAt(tb.snap(quiet()), timing)
			h := listen(t, q)
			played, paid := drawFour(tb)
			q.Push(played)
			q.Push(paid)
			run(t, q)
			h.want("play 2", "draw 3", "ready 3")
			for range 100 {
				q.Tick()
			}
			h.want("play 2", "draw 3", "ready 3")
			q.Push(answered(tb))
			run(t, q)
			h.want("play 2", "draw 3", "ready 3", "quiet 4")
		})
	}
}

func TestAnIdleIsAnnouncedOnTheTickAfterTheLastMotion(t *testing.T) {
	tb := newTable(4, 7)
	q := settledAt(tb.snap(quiet()), Timing{})
	h := listen(t, q)
	q.Push(tb.snap(tb.play(1, 0)))
	for q.running || q.Behind() > 0 {
		q.Tick()
	}
	h.want()
	q.Tick()
	h.want("play 2")
	q.Tick()
	h.want("play 2")
}

func TestUnderBeforeDrawTheChallengeIsAskedAfterThePlay(t *testing.T) {
	tb := newTable(4, 7)
	q := settledAt(tb.snap(quiet()), Timing{})
	h := listen(t, q)
	tb.giveWild(1)
	e := tb.play(1, 7)
	tb.decision, tb.phase, tb.turn = 1, engine.PhaseRespond, 2
	tb.pending = &shed.Pending{Kind: shed.PendingWD4, By: 1, Victim: 2, Stack: 4, Challenge: true}
	q.Push(tb.snap(e, engine.Event{Kind: engine.EventChallengeOffered, Seat: 1, Target: 2}))
	run(t, q)
	h.want("play 2", "ready 2")
}

func TestAChallengeAnsweredWhileTheQueueStillMovesIsNeverAsked(t *testing.T) {
	for name, timing := range everyTiming {
		t.Run(name, func(t *testing.T) {
			tb := newTable(4, 7)
			q := settledAt(tb.snap(quiet()), timing)
			h := listen(t, q)
			played, paid := drawFour(tb)
			q.Push(played)
			q.Push(paid)
			q.Tick()
			q.Push(answered(tb))
			run(t, q)
			h.want("play 2", "draw 3", "quiet 4")
		})
	}
}

func TestAnAnswerGivenInsideOnIdleComesBeforeTheQuestion(t *testing.T) {
	tb := newTable(4, 7)
	q := settledAt(tb.snap(quiet()), Timing{})
	h := listen(t, q)
	played, paid := drawFour(tb)
	q.Push(played)
	q.Push(paid)
	h.onIdle = func(k Kind, s engine.Snapshot) {
		if k == Drew {
			q.Push(answered(tb))
		}
	}
	run(t, q)
	h.want("play 2", "draw 3", "quiet 4")
}

func TestACallInBetweenDelaysTheQuestionAndNeverLosesOrRepeatsIt(t *testing.T) {
	call := engine.Event{Kind: engine.EventUnoCalled, Seat: 3, Target: engine.NoSeat}
	t.Run("while the cards still move", func(t *testing.T) {
		tb := newTable(4, 7)
		q := settledAt(tb.snap(quiet()), Timing{})
		h := listen(t, q)
		played, paid := drawFour(tb)
		q.Push(played)
		q.Push(paid)
		q.Push(tb.snap(call))
		run(t, q)
		h.want("play 2", "draw 3", "quiet 4", "ready 4")
	})
	t.Run("after it was asked", func(t *testing.T) {
		tb := newTable(4, 7)
		q := settledAt(tb.snap(quiet()), Timing{})
		h := listen(t, q)
		played, paid := drawFour(tb)
		q.Push(played)
		q.Push(paid)
		run(t, q)
		q.Push(tb.snap(call))
		run(t, q)
		h.want("play 2", "draw 3", "ready 3", "quiet 4")
	})
}

func TestEveryQuestionIsAnnouncedOnceAndAChallengeRightAfterIt(t *testing.T) {
	tb := newTable(4, 7)
	q := settledAt(tb.snap(quiet()), Timing{})
	h := listen(t, q)
	q.OnQuestion = func(s engine.Snapshot) { h.log = append(h.log, fmt.Sprintf("asks %d", s.Seq)) }
	played, paid := drawFour(tb)
	q.Push(played)
	q.Push(paid)
	run(t, q)
	q.Push(tb.snap(engine.Event{Kind: engine.EventUnoCalled, Seat: 3, Target: engine.NoSeat}))
	q.Push(answered(tb))
	run(t, q)
	h.want("play 2", "draw 3", "asks 3", "ready 3", "quiet 4", "quiet 5", "asks 5")
}

func TestAQuestionOfSeveralIsAnnouncedOnceUntilTheNextIsAsked(t *testing.T) {
	tb := newTable(4, 7)
	first := tb.snap(quiet())
	first.Turn, first.Owing = engine.NoSeat, []engine.Seat{0, 1, 2}
	q := NewQueue(desk, Timing{})
	asked := 0
	q.OnQuestion = func(engine.Snapshot) { asked++ }
	q.Settle(first)
	run(t, q)
	second := tb.snap(quiet())
	second.Turn, second.Owing = engine.NoSeat, []engine.Seat{0, 2}
	q.Push(second)
	run(t, q)
	if asked != 1 {
		t.Errorf("asked %d times", asked)
	}
	over := tb.snap(quiet())
	over.Phase, over.Turn, over.Decision = engine.PhaseRoundOver, engine.NoSeat, over.Decision+1
	q.Push(over)
	run(t, q)
	if asked != 1 {
		t.Errorf("a round that is over asks, %d times", asked)
	}
}

func TestTwoChallengesInARowAreAskedOnceEach(t *testing.T) {
	tb := newTable(4, 7)
	q := settledAt(tb.snap(quiet()), Timing{Speed: Fast})
	h := listen(t, q)
	for range 2 {
		played, paid := drawFour(tb)
		q.Push(played)
		q.Push(paid)
		run(t, q)
		q.Push(answered(tb))
		run(t, q)
		tb.discard = tb.discard[:len(tb.discard)-1] // the same wild is dealt again; the photograph shows it
		q.Settle(tb.snap(quiet()))
		run(t, q)
	}
	h.want("play 2", "draw 3", "ready 3", "quiet 4", "settle 5", "play 6", "draw 7", "ready 7", "quiet 8", "settle 9")
}

func TestASkipEndsTheMotionAndKeepsTheHooks(t *testing.T) {
	tb := newTable(4, 7)
	q := settledAt(tb.snap(quiet()), Timing{Speed: Slow})
	h := listen(t, q)
	played, paid := drawFour(tb)
	q.Push(played)
	q.Push(paid)
	n := 0
	for !q.Idle() {
		q.Skip()
		q.Tick()
		n++
	}
	h.want("play 2", "draw 3", "ready 3")
	if n > 8 {
		t.Errorf("two skipped beats took %d ticks", n)
	}
}

func TestASettleWithAnOpenChallengeAsksOnceOnTheNextIdle(t *testing.T) {
	tb := newTable(4, 7)
	q := NewQueue(desk, Timing{})
	h := listen(t, q)
	_, paid := drawFour(tb)
	q.Settle(paid)
	h.want()
	for range 5 {
		q.Tick()
	}
	h.want("settle 2", "ready 2")
}

func TestASettleInTheMiddleOfTheDrawFourAsksOnceForWhatItShows(t *testing.T) {
	tb := newTable(4, 7)
	q := settledAt(tb.snap(quiet()), Timing{})
	h := listen(t, q)
	played, paid := drawFour(tb)
	q.Push(played)
	q.Push(paid)
	for range 20 {
		q.Tick()
	}
	q.Settle(paid)
	run(t, q)
	for range 50 {
		q.Tick()
	}
	h.want("play 2", "settle 3", "ready 3")
}

func TestASettleWithTheAnswerLeavesNoQuestionBehind(t *testing.T) {
	tb := newTable(4, 7)
	q := settledAt(tb.snap(quiet()), Timing{})
	h := listen(t, q)
	played, paid := drawFour(tb)
	q.Push(played)
	q.Push(paid)
	for q.shown.Seq != paid.Seq || q.running { // the four have landed, the idle is not announced yet
		q.Tick()
	}
	q.Settle(answered(tb))
	run(t, q)
	h.want("play 2", "settle 4")
}

func TestAJumpInSeqSettlesWithoutMotion(t *testing.T) {
	tb := newTable(4, 7)
	q := settledAt(tb.snap(quiet()), Timing{})
	h := listen(t, q)
	tb.play(1, 0)
	tb.seq += 3
	q.Push(tb.snap(tb.play(2, 0)))
	atRest(t, q)
	run(t, q)
	h.want("settle 5")
}

func TestTheSameBeatAgainReplacesItWithoutMotionOrHook(t *testing.T) {
	tb := newTable(4, 7)
	first := tb.snap(quiet())
	q := settledAt(first, Timing{})
	h := listen(t, q)
	first.Clock.Now = 900
	q.Push(first)
	run(t, q)
	h.want()
	if q.Shown().Clock.Now != 900 {
		t.Error("the newer view of the beat is not shown")
	}
}

func TestAnotherViewerSettles(t *testing.T) {
	tb := newTable(4, 7)
	q := settledAt(tb.snap(quiet()), Timing{})
	h := listen(t, q)
	tb.viewer = 2
	q.Push(tb.snap(quiet()))
	run(t, q)
	atRest(t, q)
	h.want("settle 2")
}

func TestBeatsThatPileUpAreAllPlayedAndFaster(t *testing.T) {
	tb := newTable(4, 7)
	q := settledAt(tb.snap(quiet()), Timing{})
	h := listen(t, q)
	q.Push(tb.snap(tb.play(0, 0)))
	one := run(t, q)
	for i := range 20 {
		q.Push(tb.snap(tb.play(engine.Seat(i%4), 0)))
	}
	if many := run(t, q); many >= 20*one*3/4 {
		t.Errorf("twenty beats took %d ticks, one takes %d", many, one)
	}
	if len(h.log) != 21 {
		t.Errorf("%d idles for 21 beats", len(h.log))
	}
}
