package scene

import (
	"fourtell/room"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/words"
)

// Replays is the list of kept records, newest first.
type Replays struct {
	kept  []room.Kept
	rows  []*replayRow
	shelf []Node // the nodes of all rows, top to bottom
	list  kit.Scroller
	nodes FocusGroup
	back  *Button
	file  *Button
	none  kit.Invitation // where no record is kept
	at    int            // the record that was shown last

	w, h, k      float32
	in           input.Tick // in that size
	edge, width  float32    // of the column
	title, count string
}

const (
	replayRowHigh = 84
	replayRowStep = 96
)

// NewReplays is the list.
func NewReplays() *Replays { return &Replays{} }

// Enter reads the list.
func (r *Replays) Enter(s *Stage) {
	l := s.Lang()
	s.Toasts().Clear() // of the table that was left
	r.title, r.none = l.Say(words.ReplaysTitle), kit.NewInvitation(s, l.Say(words.ReplaysEmpty), l.Say(words.ReplayEmptyHelp))
	r.back = &Button{Text: l.Say(words.ButtonTitle), Size: 20, OnPress: func(s *Stage) { s.Go(s.Options().Routes.Title()) }}
	r.file = &Button{Text: l.Say(words.ReplayFile), Size: 20, OnPress: kit.ChooseFile}
	r.read(s, r.at)
	s.Speech().Say(r.title + ". " + r.count)
	if len(r.kept) == 0 {
		s.Speech().Say(words.Join(r.none.Line, r.none.Help))
	}
	s.Speech().Placed(r.nodes.Focused(), r.nodes.Nodes)
}

// read lists what is in the store, and puts the focus on a row.
func (r *Replays) read(s *Stage, at int) {
	r.kept = s.Kept().Records()
	r.count = s.Lang().Say(words.ReplaysCount, words.Count("n", len(r.kept)))
	r.rows, r.shelf = r.rows[:0], r.shelf[:0]
	for i := range r.kept {
		row := newReplayRow(s, r, i)
		r.rows = append(r.rows, row)
		for j, n := range row.nodes() {
			r.shelf = append(r.shelf, &kit.Shelved{Focusable: n, On: &r.list, Said: row.spoken(s.Lang(), j)})
		}
	}
	r.nodes = FocusGroup{Nodes: append([]Node{}, r.shelf...)}
	if len(r.rows) == 0 {
		r.nodes.Nodes = []Node{r.none.Play}
	}
	r.nodes.Nodes = append(r.nodes.Nodes, r.file, r.back)
	r.lay(s)
	r.nodes.SetFocus(r.nodes.Nodes[min(at, max(len(r.rows)-1, 0))*replayRowNodes])
	if r.list.Bring(r.nodes.Focused()) {
		r.lay(s)
	}
	s.Redraw()
}

// lay puts everything in its place.
func (r *Replays) lay(s *Stage) {
	r.w, r.h = s.Window().Size()
	held := s.Window().Held()
	w, h := held.W, held.H
	r.k = held.K
	r.width = min(w-48, 1000) // beside it is room for the focus ring and the bar
	r.edge = (w - r.width) / 2
	top, foot := float32(104), h-92
	r.list.View = paint.Box(r.edge-12, top, r.width+24, foot-top)
	r.list.Content = float32(len(r.rows))*replayRowStep + 12
	r.list.By(0)
	r.none.Lay(r.edge, r.width, foot, held.Upright)
	y := top + 8 - r.list.At
	for _, row := range r.rows {
		row.lay(s.Painter(), r.edge, y, r.width, held.Upright)
		y += replayRowStep
	}
	half := (r.width - 16) / 2
	r.back.Rect = paint.Box(r.edge, foot+18, min(240, half), 52)
	r.file.Rect = paint.Box(r.edge+r.width-min(220, half), foot+18, min(220, half), 52)
}

// open reads a record. One that is gone, or set aside, is not listed any more.
func (r *Replays) open(s *Stage, i int) (save room.Save, ok bool) {
	save, ok, word := s.Kept().Saves.OpenKept(r.kept[i].Name)
	s.Kept().Answer(word)
	if !ok {
		r.read(s, i)
	}
	return save, ok
}

// show replays a record.
func (r *Replays) show(s *Stage, i int) {
	save, ok := r.open(s, i)
	if !ok {
		return
	}
	next, err := newReplayTable(save)
	if err != nil {
		s.Toasts().Alert(s.Lang().Say(words.SaveDamaged), err.Error())
		return
	}
	next.own, next.from, r.at = true, r, i
	s.Go(next)
}

// export saves a record to a file.
func (r *Replays) export(s *Stage, i int) {
	if save, ok := r.open(s, i); ok {
		exportRecord(s, save)
	}
}

// remove deletes a record, once the player has said that it is meant.
func (r *Replays) remove(s *Stage, i int) {
	l, row := s.Lang(), r.rows[i]
	m := &kit.ListModal{Title: l.Say(words.ReplayDeleteTitle), Help: l.Say(words.ReplayDeleteLine, words.With("what", row.line.what()))}
	m.Items = []kit.ListItem{{Text: l.Say(words.ReplayDelete), Does: func(s *Stage) {
		if word := s.Kept().Saves.RemoveKept(r.kept[i].Name); word != nil {
			s.Kept().Answer(word)
			return
		}
		r.read(s, i)
		s.Toasts().Show(s.Lang().Say(words.ReplayDeleted), "")
	}}}
	m.First = len(m.Items) // the way out has the focus
	s.Open(m)
}

// Update follows the list; Escape goes back.
func (r *Replays) Update(s *Stage, in *input.Tick) error {
	if w, h := s.Window().Size(); w != r.w || h != r.h {
		r.list.Relay(s, r.shelf, r.nodes.Focused(), r.lay)
	}
	if in.Take(input.ActCancel) {
		s.Go(s.Options().Routes.Title())
		return nil
	}
	r.list.Tend(s, r.in.Scaled(in, r.k), &r.nodes, r.shelf, r.lay)
	return nil
}

// Draw paints the list.
func (r *Replays) Draw(p *paint.Painter) {
	p.Ground(paint.Ground{X: r.w / 2, Y: r.h / 2, Wedges: 28, Turn: 0.056, Shade: 0.75, Base: paint.TableColor, WedgeOf: paint.Wedge,
		Glow: paint.GlowColor.Fade(0.4), GlowX: r.w / 2, GlowY: r.h / 2, GlowR: 420})
	was := p.ZoomIn(r.k)
	p.Text(r.title, r.edge, 70, paint.Style{Face: paint.Display, Size: 42, Color: paint.Cream, Fit: r.width * 0.6})
	p.Text(r.count, r.edge+r.width, 70, paint.Style{Face: paint.Body, Size: 18, Color: paint.Cream2, Align: paint.Right, Fit: r.width * 0.38})
	if len(r.rows) == 0 {
		r.none.Draw(p)
		r.none.Play.Draw(p)
	}
	r.list.Draw(p, r.shelf)
	p.PushClip(r.list.View)
	for _, row := range r.rows {
		if y := row.show.Y; y+row.show.H > r.list.View.Y && y < r.list.View.Y+r.list.View.H {
			row.draw(p)
		}
	}
	p.Pop()
	r.file.Draw(p)
	r.back.Draw(p)
	p.ZoomOut(was)
}

// Leave lets the list go.
func (r *Replays) Leave() {}
