//go:build display

package scene

import (
	"slices"
	"strings"
	"testing"

	"fourtell/room"
	"fourtell/scene/scenetest"
)

// lateStore is a store of which it is not known at once whether another window has the match, as a browser's is.
type lateStore struct {
	room.Store
	claim room.ClaimState
}

func (s *lateStore) Claim() room.Claim      { return s }
func (s *lateStore) State() room.ClaimState { return s.claim }
func (s *lateStore) Release()               {}

// Where the title stands before the browser has said whose the match is, who hears the game is told of it then.
func TestAMatchThatIsKnownLateToWaitIsSpokenToo(t *testing.T) {
	store, _, _ := killed(t, "classic", 400)
	late := &lateStore{Store: store, claim: room.Asking}
	s := testStage(t, 1280, 720, scenetest.KeptIn(late))
	scenetest.Step(t, s, 10)
	resumes := func(line string) bool { return strings.HasPrefix(line, "Resume, ") }
	if said := scenetest.Said(s, 10); slices.ContainsFunc(said, resumes) {
		t.Fatalf("said before it is known: %q", said)
	}
	late.claim = room.Held
	scenetest.Step(t, s, 2)
	said := scenetest.Said(s, 2)
	if !resumes(said[0]) || !strings.Contains(said[0], "round 1") || !strings.HasSuffix(said[1], "1 of 12") {
		t.Errorf("said when it is known: %q", said)
	}
}
