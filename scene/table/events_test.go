//go:build display

package table_test

import (
	"testing"

	"fourtell/anim"
	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/scene/scenetest"
	"fourtell/words"
)

// unseen says of every kind of event why there is no toast for it, and why no motion; "" where there is one.
type unseen struct{ toast, motion string }

// eventsTold is the one list of all kinds of events.
func eventsTold() map[engine.EventKind]unseen {
	return map[engine.EventKind]unseen{
		engine.EventDealt:             {toast: "the deal is seen, and the round is named at the top"},
		engine.EventOpener:            {}, // one that hits is cried
		engine.EventPlayed:            {toast: ""},
		engine.EventColorChosen:       {toast: "the chip and the edges name the colour"},
		engine.EventDrawn:             {toast: "the cards fly, and the count at the plate goes up"},
		engine.EventPenalty:           {toast: "the draw card, the catch or the verdict has cried already"},
		engine.EventSkipped:           {},
		engine.EventReversed:          {},
		engine.EventPassed:            {toast: "the turn moves on, and nothing else has happened", motion: "nothing moves when somebody passes but the light at the plates"},
		engine.EventStacked:           {},
		engine.EventChallengeOffered:  {toast: "a strip under the discards says who may challenge", motion: "the eye of the card looks at the victim meanwhile"},
		engine.EventChallengeAccepted: {toast: "the cards that are kept have been seen to come", motion: "the strip under the discards goes"},
		engine.EventChallengeResolved: {},
		engine.EventUnoCalled:         {},
		engine.EventUnoCaught:         {},
		engine.EventFalseCatch:        {},
		engine.EventHandsSwapped:      {},
		engine.EventHandsRotated:      {},
		engine.EventJumpedIn:          {},
		engine.EventReshuffled:        {},
		engine.EventPileExhausted:     {},
		engine.EventTurn:              {toast: "the plate is lit, and the player's own turn has a banner", motion: "it rides on a beat; the light goes from plate to plate"},
		engine.EventTimedOut:          {motion: "the ring has run empty, and what the table does next moves"},
		engine.EventSeatLeft:          {toast: "who plays for whom is told where it is decided", motion: "no card moves"},
		engine.EventSeatReturned:      {toast: "who plays for whom is told where it is decided", motion: "no card moves"},
		engine.EventSeatRemoved:       {toast: "the hand is seen to go under the pile, and the plate says so"},
		engine.EventRoundOver:         {toast: "the result follows at once"},
		engine.EventMatchOver:         {toast: "the result follows at once"},
		engine.EventClaimed:           {toast: "what is claimed stands beside the pile as long as it may be doubted"},
		engine.EventDoubted:           {},
		engine.EventRevealed:          {},
		engine.EventLimit:             {},
		engine.EventMisplayed:         {},
		engine.EventUnfit:             {},
		engine.EventPileTaken:         {toast: "the pile is seen to go to the hand, and the verdict has had its toast"},
	}
}

func TestEveryKindOfEventHasASentenceAToastOrAReasonForNoneAndAChoreography(t *testing.T) {
	l, names := words.English(), []string{"Ann", "Bob", "Cy"}
	told := eventsTold()
	next := engine.Snapshot{Viewer: 0, Direction: 1, Hands: make([]engine.Hand, 3), Discard: scenetest.Cards(t, "G+2"),
		Own: shed.Own{Color: shed.Green}}
	layout := anim.Arrange(&next, anim.Geometry{W: 1280, H: 720})
	for _, k := range engine.EventKinds() {
		t.Run(k.String(), func(t *testing.T) {
			why, listed := told[k]
			if !listed {
				t.Fatal("is in no list: say whether it has a toast and a motion, or why it has none")
			}
			e := engine.Event{Kind: k, Seat: 1, Target: 2, Count: 2, Reason: engine.ForDrawTwo, Verdict: engine.Guilty,
				Winners: []engine.Seat{1}, Points: []int{0, 5, 0}, Cards: scenetest.Cards(t, "G+2")}
			if l.Event(e, 0, names) == "" {
				t.Error("the log has no sentence for it")
			}
			if cry := l.Toast(e, 0, names); (cry == "") != (why.toast != "") {
				t.Errorf("its toast is %q, and the reason for none %q", cry, why.toast)
			}
			next.Cause = e
			plan := anim.Choreograph(anim.Diff{Event: e, Swept: -1}, next, layout, anim.Timing{})
			if moves := plan.Kind != anim.Quiet || len(plan.Effects) > 0; moves != (why.motion == "") {
				t.Errorf("it is choreographed: %v; the reason for no motion is %q", moves, why.motion)
			}
		})
	}
	if len(told) != len(engine.EventKinds()) {
		t.Errorf("%d kinds are listed, and there are %d", len(told), len(engine.EventKinds()))
	}
}
