package company

import (
	"fourtell/engine"
	"fourtell/scene/table"
)

// told is the round in sentences, of what one's own seat has seen of it: what happened while one was away is in it too.
type told struct {
	entries []Entry
	round   int
	known   int // events of the round's history that are in it
	away    int // how many entries there were when the line was lost; -1: nothing was missed
}

// follow takes in what the table shows once its picture rests, and says whether that was anything.
func (l *told) follow(t *table.Table) bool {
	now := t.Shown()
	if now.Round == l.round && len(now.History) == l.known || !t.Queue().Idle() {
		return false
	}
	if now.Round != l.round || len(now.History) < l.known {
		l.entries, l.known, l.away = nil, 0, min(l.away, 0)
	}
	for i, e := range now.History[l.known:] {
		if e.Kind == engine.EventTurn {
			continue
		}
		if i += l.known; i > 0 && e.Kind == engine.EventColorChosen && len(now.History[i-1].Cards) > 0 && now.History[i-1].Color == e.Color {
			continue // the play has said it
		}
		if line := t.Words().Event(e, t.Viewer(), t.Names()); line != "" {
			l.entries = append(l.entries, Entry{Kind: Told, Seat: e.Seat, What: line})
		}
	}
	l.round, l.known = now.Round, len(now.History)
	return true
}
