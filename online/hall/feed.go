package hall

import (
	"encoding/json"

	"fourtell/engine"
	"fourtell/online/wire"
)

// feed is a person's chair at the table: it hands on what the seat is shown, and wishes nothing by itself.
type feed struct {
	t    *table
	seat engine.Seat
}

// Show sends a beat on.
func (f feed) Show(s engine.Snapshot) { f.t.show(s) }

// Poll has nothing: what people wish is done when it comes.
func (feed) Poll() (engine.Command, bool) { return engine.Command{}, false }

// beat is what spectators are shown, and what the hall knows of a beat.
func (t *table) beat(s engine.Snapshot) {
	n := moves(&s)
	t.moving = min(t.moving+n, max(n, longestQueue))
	t.quiet = 0
	if e, ok := s.Happened(engine.EventTimedOut); ok && e.Seat >= 0 && int(e.Seat) < len(t.r.chairs) {
		if c := t.r.presence[t.r.chairs[e.Seat].uid]; c != nil && !c.on {
			c.decided = true
		}
	}
	t.show(s)
}

// show sends a beat to everybody who looks through its viewer's eyes: what has come since the one before. It is written once for all of
// them.
func (t *table) show(s engine.Snapshot) {
	last := &t.views[s.Viewer+1]
	if s.Seq == last.Seq {
		return
	}
	tail := s.After(last)
	*last = s
	var text []byte
	for i := range t.r.members {
		uid := t.r.members[i].uid
		if uid == t.r.deaf || !t.r.presence.here(uid) || t.r.viewer(uid) != s.Viewer {
			continue
		}
		if text == nil {
			text = wire.BeatFrame(written(tail))
		}
		t.r.ledger.tell(uid, text)
	}
}

// whole is the table as a viewer may know it now, and how many beats have been since one; who has been told this is told the beats after
// it.
func (t *table) whole(viewer engine.Seat, since uint32) (snap json.RawMessage, missed uint32) {
	s := t.View(viewer)
	t.views[viewer+1] = s
	if since > 0 && since <= s.Seq {
		missed = s.Seq - since
	}
	return written(s.After(&engine.Snapshot{})), missed
}

func written(t engine.Tail) []byte {
	text, err := t.MarshalJSON()
	if err != nil {
		panic("a snapshot is no JSON: " + err.Error())
	}
	return text
}
