package replay

import (
	"fourtell/room"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

// List is the list of kept records, newest first.
type List struct {
	kept  []room.Kept
	rows  []*listRow
	shelf []stage.Node // the nodes of all rows, top to bottom
	list  kit.Scroller
	nodes stage.FocusGroup
	back  *kit.Button
	file  *kit.Button
	none  kit.Invitation // where no record is kept
	at    int            // the record that was shown last

	w, h, k      float32
	in           input.Tick // in that size
	edge, width  float32    // of the column
	title, count string
}

const (
	rowHigh = 84
	rowStep = 96
)

// NewList is the list.
func NewList() *List { return &List{} }

// Enter reads the list.
func (r *List) Enter(s *stage.Stage) {
	l := s.Lang()
	s.Toasts().Clear() // of the table that was left
	r.title, r.none = l.Say(words.ReplaysTitle), kit.NewInvitation(s, l.Say(words.ReplaysEmpty), l.Say(words.ReplayEmptyHelp))
	r.back = &kit.Button{Text: l.Say(words.ButtonTitle), Size: 20, OnPress: func(s *stage.Stage) { s.Go(s.Options().Routes.Title()) }}
	r.file = &kit.Button{Text: l.Say(words.ReplayFile), Size: 20, OnPress: kit.ChooseFile}
	r.read(s, r.at)
	s.Speech().Say(r.title + ". " + r.count)
	if len(r.kept) == 0 {
		s.Speech().Say(words.Join(r.none.Line, r.none.Help))
	}
	s.Speech().Placed(r.nodes.Focused(), r.nodes.Nodes)
}

// read lists what is in the store, and puts the focus on a row.
func (r *List) read(s *stage.Stage, at int) {
	r.kept = s.Kept().Records()
	r.count = s.Lang().Say(words.ReplaysCount, words.Count("n", len(r.kept)))
	r.rows, r.shelf = r.rows[:0], r.shelf[:0]
	for i := range r.kept {
		row := newListRow(s, r, i)
		r.rows = append(r.rows, row)
		for j, n := range row.nodes() {
			r.shelf = append(r.shelf, &kit.Shelved{Focusable: n, On: &r.list, Said: row.spoken(s.Lang(), j)})
		}
	}
	r.nodes = stage.FocusGroup{Nodes: append([]stage.Node{}, r.shelf...)}
	if len(r.rows) == 0 {
		r.nodes.Nodes = []stage.Node{r.none.Play}
	}
	r.nodes.Nodes = append(r.nodes.Nodes, r.file, r.back)
	r.lay(s)
	r.nodes.SetFocus(r.nodes.Nodes[min(at, max(len(r.rows)-1, 0))*rowNodes])
	if r.list.Bring(r.nodes.Focused()) {
		r.lay(s)
	}
	s.Redraw()
}

// lay puts everything in its place.
func (r *List) lay(s *stage.Stage) {
	r.w, r.h = s.Window().Size()
	held := s.Window().Held()
	w, h := held.W, held.H
	r.k = held.K
	r.width = min(w-48, 1000) // beside it is room for the focus ring and the bar
	r.edge = (w - r.width) / 2
	top, foot := float32(104), h-92
	r.list.View = paint.Box(r.edge-12, top, r.width+24, foot-top)
	r.list.Content = float32(len(r.rows))*rowStep + 12
	r.list.By(0)
	r.none.Lay(r.edge, r.width, foot, held.Upright)
	y := top + 8 - r.list.At
	for _, row := range r.rows {
		row.lay(s.Painter(), r.edge, y, r.width, held.Upright)
		y += rowStep
	}
	half := (r.width - 16) / 2
	r.back.Rect = paint.Box(r.edge, foot+18, min(240, half), 52)
	r.file.Rect = paint.Box(r.edge+r.width-min(220, half), foot+18, min(220, half), 52)
}

// open reads a record. One that is gone, or set aside, is not listed any more.
func (r *List) open(s *stage.Stage, i int) (save room.Save, ok bool) {
	save, ok, word := s.Kept().Saves.OpenKept(r.kept[i].Name)
	s.Kept().Answer(word)
	if !ok {
		r.read(s, i)
	}
	return save, ok
}

// show replays a record.
func (r *List) show(s *stage.Stage, i int) {
	save, ok := r.open(s, i)
	if !ok {
		return
	}
	next, err := newPlayer(save)
	if err != nil {
		s.Toasts().Alert(s.Lang().Say(words.SaveDamaged), err.Error())
		return
	}
	next.own, next.from, r.at = true, r, i
	s.Go(next)
}

// export saves a record to a file.
func (r *List) export(s *stage.Stage, i int) {
	if save, ok := r.open(s, i); ok {
		export(s, save)
	}
}

// remove deletes a record, once the player has said that it is meant.
func (r *List) remove(s *stage.Stage, i int) {
	l, row := s.Lang(), r.rows[i]
	m := &kit.ListModal{Title: l.Say(words.ReplayDeleteTitle), Help: l.Say(words.ReplayDeleteLine, words.With("what", row.line.what()))}
	m.Items = []kit.ListItem{{Text: l.Say(words.ReplayDelete), Does: func(s *stage.Stage) {
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
func (r *List) Update(s *stage.Stage, in *input.Tick) error {
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
func (r *List) Draw(p *paint.Painter) {
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
func (r *List) Leave() {}
