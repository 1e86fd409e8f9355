//go:build display

package scene

import (
	"testing"

	"fourtell/scene/kit"
	"fourtell/scene/result"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
	"fourtell/words"
)

// ended is a round that is over: the result that stands, what its table tells of it, and the ways on.
type ended struct {
	screen *result.Result
	data   tables.ResultData
	again  *kit.Button
	review *kit.Button // nil: there is nothing to look back at
	counts *kit.Button // nil: nothing is counted
	change *kit.Button
	title  *kit.Button
	middle func(*kit.Button) (x, y float32) // of one of them on the screen
	*heed                                   // of what it thinks; nil: nobody watches
}

// endOf is the end of a table's round; nil: no result stands.
func endOf(t *testing.T, s *stage.Stage, table *tables.Table) *ended {
	r, ok := s.Scene().(*result.Result)
	if !ok {
		return nil
	}
	of := func(says words.Key) *kit.Button { return buttonOf(s, s.Lang().Say(says)) }
	return &ended{screen: r, data: table.Inside().Result(s), again: againOf(s), review: of(words.ButtonReview), counts: of(words.StatisticsTitle),
		change: of(words.ButtonChange), title: of(words.ButtonTitle),
		middle: func(b *kit.Button) (x, y float32) { return textAt(t, s, b.Text) }}
}

// againOf is the button of a result that goes on; nil: no result stands.
func againOf(s *stage.Stage) *kit.Button {
	r, ok := s.Scene().(*result.Result)
	if !ok {
		return nil
	}
	again, _ := r.FocusNodes().Nodes[0].(*kit.Button)
	return again
}

// heed is what a test knows of the look back of the rounds at a stage's tables.
type heed struct {
	looks bool            // the result has asked what there is to think about
	back  tables.Thinking // what it thinks; nil: nothing, or it has come to its end
}

func (h *heed) Think(s *stage.Stage) bool {
	if h.back == nil || h.back.Think(s) {
		return h.back != nil
	}
	h.back = nil
	return false
}

// heeded is a look back that is watched.
type heeded struct {
	tables.Hindsight
	heed *heed
}

func (h *heeded) LookBack(s *stage.Stage) tables.Thinking {
	if h.heed.looks, h.heed.back = true, h.Hindsight.LookBack(s); h.heed.back == nil {
		return nil
	}
	return h.heed
}

// watchLooks watches the look back of every table that is set from now on.
func watchLooks(s *stage.Stage) *heed {
	h := &heed{}
	more := s.Options().Routes.More
	for i, r := range more {
		if ways, ok := r.(tables.Routes); ok {
			was := ways.Hindsight
			ways.Hindsight = func(p *tables.Past) tables.Hindsight {
				*h = heed{}
				return &heeded{was(p), h}
			}
			more[i] = ways
		}
	}
	return h
}
