package replay

import (
	"fourtell/room"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
	"fourtell/words/tellers"
)

// Truths is what was true of the claims of a round: every lie that was told, and who stood out. Any of them opens on the table.
type Truths struct {
	table  *Player
	from   stage.Scene // to which it goes back: a result, or that table
	was    int         // the beat that table stood on
	claims []room.Said

	title, sub, count string
	honours           []honourPlate
	none              string // where nobody has lied
	rows              []*reviewRow
	shelf             []stage.Node
	list              kit.Scroller
	nodes             stage.FocusGroup
	leave             *kit.Button

	w, h, k     float32
	edge, width float32
	in          input.Tick // in that size
}

// honourPlate is who stood out, over the list.
type honourPlate struct {
	paint.Rect
	words.Honour
}

// newTruths tells of the round in which the beat that the player shows lies.
func newTruths(v *Player, from stage.Scene) *Truths {
	return &Truths{table: v, from: from, was: v.record.At(), claims: v.record.Claims()}
}

// Enter makes the rows.
func (t *Truths) Enter(s *stage.Stage) {
	l, v := s.Lang(), t.table
	s.Toasts().Clear()
	names := v.table.Names()
	t.was = v.record.At()
	t.title, t.sub = l.Say(words.ReviewTitle), l.Say(words.ReviewRound, words.Count("n", v.record.Round()))
	t.rows = lies(l, t.claims, names)
	for _, row := range t.rows {
		beat := t.claims[row.key.moment].Beat
		row.OnPress = func(s *stage.Stage) { t.open(s, beat) }
	}
	t.count = l.Say(words.ReviewLiesCount, words.Count("n", len(t.rows)), words.Count("of", len(t.claims)))
	t.none = ""
	if len(t.rows) == 0 {
		t.none = l.Say(words.ReviewLiesNone)
	}
	t.honours = nil
	v.record.Seek(v.roundEnd(v.record.Round()))
	end := v.record.View(v.home)
	v.record.Seek(t.was)
	if says, ok := tellers.Of(end.Game).(words.Afterwards); ok {
		for _, honour := range says.Honours(l, &end) {
			t.honours = append(t.honours, honourPlate{Honour: honour})
		}
	}
	t.leave = &kit.Button{Text: l.Say(words.ButtonClose), Size: 20, OnPress: t.close}
	t.shelf = nil
	for _, row := range t.rows {
		t.shelf = append(t.shelf, &kit.Shelved{Focusable: row, On: &t.list})
	}
	t.nodes = stage.FocusGroup{Nodes: append(append([]stage.Node{}, t.shelf...), t.leave)}
	t.lay(s)
	t.nodes.SetFocus(t.nodes.Nodes[0])
	t.list.Lit = t.nodes.Focused()
	s.Speech().Say(t.title + ", " + t.sub + ". " + l.Say(words.ReviewLies) + ": " + t.count + ".")
	for _, honour := range t.honours {
		s.Speech().Say(words.Sentences(l.Say(words.AfterHonour, words.With("title", honour.Title), words.With("names", honour.Names), words.With("why", honour.Why))))
	}
	s.Speech().Say(t.none)
	s.Speech().Placed(t.nodes.Focused(), t.nodes.Nodes)
	s.Redraw()
}

// open shows a claim on the table.
func (t *Truths) open(s *stage.Stage, beat int) {
	v := t.table
	v.playing, t.was = false, beat
	v.record.Seek(beat)
	if t.from != stage.Scene(v) {
		v.from = t
	}
	s.Go(v)
}

// close goes back.
func (t *Truths) close(s *stage.Stage) { s.Go(t.from) }

// Update follows the list; Escape leaves.
func (t *Truths) Update(s *stage.Stage, in *input.Tick) error {
	if w, h := s.Window().Size(); w != t.w || h != t.h {
		t.list.Relay(s, t.shelf, t.nodes.Focused(), t.lay)
	}
	if in.Take(input.ActCancel) {
		t.close(s)
		return nil
	}
	t.list.Tend(s, t.in.Scaled(in, t.k), &t.nodes, t.shelf, t.lay)
	return nil
}

// Leave gives the record back as it stood, or at the claim to be shown.
func (t *Truths) Leave() { t.table.record.Seek(t.was) }

// FocusNodes are the lies and the way back.
func (t *Truths) FocusNodes() *stage.FocusGroup { return &t.nodes }
