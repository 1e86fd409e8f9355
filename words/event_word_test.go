package words

import (
	"maps"
	"testing"

	"fourtell/engine"
)

func TestWhatOnlyOneGameKnowsIsToldByItsWordWhereThereIsASentenceForIt(t *testing.T) {
	l, names := English(), []string{"Ann", "Theo"}
	e := engine.Event{Kind: engine.EventNews, Word: engine.WordOf("leads"), Seat: 1, Target: engine.NoSeat}
	if got := l.Event(e, 0, names); got != "" {
		t.Errorf("without a sentence it says %q", got)
	}
	l.messages = maps.Clone(l.messages)
	l.messages["event.word.leads.you"], l.messages["event.word.leads.other"] = "You lead.", "{name} leads."
	for viewer, want := range map[engine.Seat]string{0: "Theo leads.", 1: "You lead.", engine.Spectator: "Theo leads."} {
		for _, e.Kind = range []engine.EventKind{engine.EventNews, engine.EventMoment} {
			if got := l.Event(e, viewer, names); got != want {
				t.Errorf("a %s says %q to %d, not %q", e.Kind, got, viewer, want)
			}
		}
	}
}
