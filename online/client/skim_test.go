package client

import (
	"fmt"
	"testing"

	"fourtell/engine"
	"fourtell/online/wire"
)

func TestWhoSkimsATableKnowsItsNewestBeatAndWhatOneMayDoThen(t *testing.T) {
	p := newPlace(&Client{})
	p.Skim()
	beat := func(since, seq uint32, name string, turn int) {
		snap := fmt.Sprintf(`{"since":%d,"seq":%d,"viewer":1,"phase":"play","turn":%d,"hands":[{"name":%q}],"legal":[{"seat":1,"do":"draw"}]}`, since, seq, turn, name)
		if since == 0 {
			snap = `{` + snap[len(`{"since":0,`):]
		}
		p.take(&wire.Beat{Snap: []byte(snap)})
	}
	beat(0, 4, "A", 0)
	beat(4, 6, `"turn":7,"seq":99`, 1)
	seq, turn := p.Skimmed()
	s, err := p.Newest()
	if seq != 6 || turn != 1 || p.Beats() != 2 || err != nil || p.muddled {
		t.Fatalf("beat %d, turn %d, %d beats, %v, muddled %v", seq, turn, p.Beats(), err, p.muddled)
	}
	if !s.Owes() || len(s.Legal) != 1 || s.Legal[0].Verb != engine.VerbDraw {
		t.Errorf("what may be done is %+v", s.Legal)
	}
	p.c.place, p.asked = p, true // it would ask
	beat(7, 8, "A", 0)
	if !p.muddled {
		t.Error("a beat that comes after one that never came is no matter")
	}
	if got, _ := p.Skimmed(); got != 6 {
		t.Errorf("it is taken for beat %d", got)
	}
}

func TestWhatAHouseTellsOfSeatsThatSitNowhereIsNotShown(t *testing.T) {
	for order, shown := range map[string]bool{`[0,1]`: true, `[0,0]`: false, `[1,0]`: false, `[0,2]`: false, `[0]`: false} {
		for _, since := range []string{"", `"since":1,`} {
			p := newPlace(&Client{})
			text := fmt.Sprintf(`{%s"game":"uno","rules":"classic","seq":2,"viewer":1,"phase":"play","order":%s,"hands":[{"name":"A"},{"name":"B"}]}`, since, order)
			p.snap, p.asked = engine.Snapshot{Game: "uno", Rules: "classic", Viewer: 1, Seq: 1}, true
			if since == "" {
				p.whole([]byte(text))
			} else {
				p.beat([]byte(text))
			}
			if p.muddled == shown || (len(p.beats) == 1) != shown {
				t.Errorf("%s: muddled %v, %d beats", text, p.muddled, len(p.beats))
			}
		}
	}
}
