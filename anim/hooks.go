package anim

import (
	"fourtell/engine"
)

// hooks keeps what has to be announced. A beat's end is noted on the tick on which its last card comes to rest and
// announced on the next, if the table still rests then: a settle in between takes its place.
type hooks struct {
	unannounced bool
	kind        Kind
	asked       bool   // the question of Decision askedFor has been announced
	askedFor    uint32 // Decision
}

func (h *hooks) ended(k Kind) { h.unannounced, h.kind = true, k }

// settled: whoever resumes has to be told again, the open question included.
func (h *hooks) settled() {
	h.ended(Settled)
	h.asked = false
}

// forget is a new deal: its decisions are not those of the round before.
func (h *hooks) forget() { h.asked = false }

// announce calls the hooks for a beat that has ended.
func (q *Queue) announce() {
	if !q.unannounced {
		return
	}
	q.unannounced = false
	shown := q.shown
	if q.OnIdle != nil {
		q.OnIdle(q.kind, shown)
	}
	// Only the newest snapshot may ask: OnIdle may have brought the answer, or it was waiting in the queue already.
	newest := q.newest()
	if len(q.pending) > 0 || newest.Seq != shown.Seq || newest.Decision != shown.Decision || q.unannounced {
		return
	}
	if !Asks(&q.shown) || q.asked && q.askedFor == q.shown.Decision {
		return
	}
	q.asked, q.askedFor = true, q.shown.Decision
	if q.OnQuestion != nil {
		q.OnQuestion(q.shown)
	}
	if q.OnChallengeReady != nil && ChallengeOpen(&q.shown) && len(q.pending) == 0 && q.shown.Decision == shown.Decision && !q.unannounced {
		q.OnChallengeReady(q.shown)
	}
}

// Asks says whether the snapshot is a question that somebody, or several, owe an answer to.
func Asks(s *engine.Snapshot) bool {
	return s.Phase != engine.PhaseResolving && !s.Over() && (s.Turn != engine.NoSeat || len(s.Owing) > 0)
}

// ChallengeOpen says whether the snapshot waits for an answer to the question whether somebody is believed.
func ChallengeOpen(s *engine.Snapshot) bool {
	return s.Phase == engine.PhaseRespond && s.Doubtful()
}
