package scene

import (
	"strings"

	"fourtell/room"
	"fourtell/words"
)

// Replays is the list of kept records, newest first.
type Replays struct {
	kept  []room.Kept
	lines []replayLine
	rows  []*Button
	nodes FocusGroup
	back  *Button
	newer *Button
	older *Button
	from  int // of kept, the first one on the page
	page  int // rows of a page

	w, h         float32
	title, empty string
	count        string
}

// replayLine is what a row says.
type replayLine struct{ players, result, date string }

const (
	replayRow  = 72
	replayStep = 84
)

// NewReplays is the list.
func NewReplays() *Replays { return &Replays{} }

// Enter reads the list.
func (r *Replays) Enter(s *Stage) {
	l := &s.Lang
	s.toasts.clear() // of the table that was left
	r.title, r.empty = l.Say(words.ReplaysTitle), l.Say(words.ReplaysEmpty)
	if s.saves != nil {
		kept, troubles := s.saves.Kept()
		r.kept = kept
		for _, t := range troubles {
			s.tellTrouble(t)
		}
	}
	r.count = l.Say(words.ReplaysCount, words.Count("n", len(r.kept)))
	for i := range r.kept {
		r.lines = append(r.lines, lineOf(l, &r.kept[i]))
	}
	r.back = &Button{Text: l.Say(words.ButtonTitle), OnPress: func(s *Stage) { s.Go(NewTitle()) }}
	r.newer = &Button{Text: l.Say(words.ReplaysNewer), OnPress: func(s *Stage) { r.turn(s, -1) }}
	r.older = &Button{Text: l.Say(words.ReplaysOlder), OnPress: func(s *Stage) { r.turn(s, 1) }}
	r.lay(s)
	s.Say(r.title + ". " + r.count)
}

// lineOf is what there is to say about a record.
func lineOf(l *words.Language, k *room.Kept) replayLine {
	preset := l.PresetName(presetOf(k.Setup.Rules))
	line := replayLine{players: l.List(k.Setup.Seats), result: preset}
	if !k.Head.Begun.IsZero() {
		line.date = k.Head.Begun.Local().Format("2006-01-02 15:04")
	}
	if res := k.Head.Result; res != nil {
		var won []string
		for _, w := range res.Winners {
			if w >= 0 && int(w) < len(k.Setup.Seats) {
				won = append(won, k.Setup.Seats[w])
			}
		}
		end := l.Say(words.ReplaysDrawn)
		if len(won) > 0 {
			end = l.Say(words.ReplaysWon, words.With("names", l.List(won)))
		}
		line.result = strings.Join([]string{end, preset, l.Say(words.ReplaysRounds, words.Count("n", max(1, res.Rounds)))}, " · ")
	}
	return line
}

// turn goes to another page.
func (r *Replays) turn(s *Stage, d int) {
	if at := r.from + d*r.page; at >= 0 && at < len(r.kept) {
		r.from = at
		r.lay(s)
		s.Redraw()
	}
}

// lay makes the page's rows for the window as it is.
func (r *Replays) lay(s *Stage) {
	r.w, r.h = s.Size()
	r.page = max(1, int((r.h-250)/replayStep))
	r.from = r.from / r.page * r.page
	width := min(r.w-120, 1000)
	x, y := (r.w-width)/2, float32(130)
	r.rows, r.nodes = r.rows[:0], FocusGroup{}
	for i := r.from; i < min(r.from+r.page, len(r.kept)); i++ {
		b := &Button{Rect: Rect{x, y, width, replayRow}, OnPress: func(s *Stage) { r.open(s, i) }}
		r.rows = append(r.rows, b)
		r.nodes.Nodes = append(r.nodes.Nodes, b)
		y += replayStep
	}
	y = r.h - 96
	r.back.Rect = Rect{x, y, 240, 56}
	r.newer.Rect, r.older.Rect = Rect{x + width - 316, y, 150, 56}, Rect{x + width - 150, y, 150, 56}
	r.newer.Off, r.older.Off = r.from == 0, r.from+r.page >= len(r.kept)
	r.nodes.Nodes = append(r.nodes.Nodes, r.back)
	if len(r.kept) > r.page {
		r.nodes.Nodes = append(r.nodes.Nodes, r.newer, r.older)
	}
	r.nodes.SetFocus(r.nodes.Nodes[0])
}

// open shows a record.
func (r *Replays) open(s *Stage, i int) {
	save, ok, word := s.saves.OpenKept(r.kept[i].Name)
	s.tellTrouble(word)
	if !ok {
		return
	}
	next, err := newReplayTable(save)
	if err != nil {
		s.Alert(s.Lang.Say(words.SaveDamaged), err.Error())
		return
	}
	s.Go(next)
}

// Update follows the rows; the wheel turns pages, Escape goes back.
func (r *Replays) Update(s *Stage, in *Input) error {
	if w, h := s.Size(); w != r.w || h != r.h {
		r.lay(s)
	}
	switch {
	case in.Take(ActCancel):
		s.Go(NewTitle())
		return nil
	case in.WheelY > 0:
		r.turn(s, -1)
	case in.WheelY < 0:
		r.turn(s, 1)
	}
	r.nodes.Update(s, in)
	return nil
}

// Draw paints the list.
func (r *Replays) Draw(p *Painter) {
	p.Ground(Ground{X: r.w / 2, Y: r.h / 2, Wedges: 28, Turn: 0.056, Shade: 0.75, Base: TableColor, WedgeOf: Wedge,
		Glow: GlowPlum.Fade(0.4), GlowX: r.w / 2, GlowY: r.h / 2, GlowR: 420})
	x := r.back.X
	p.Text(r.title, x, 88, Style{Face: Display, Size: 44, Color: Cream})
	p.Text(r.count, r.older.X+r.older.W, 88, Style{Face: Body, Size: 18, Color: Cream2, Align: Right})
	r.nodes.Draw(p)
	if len(r.rows) == 0 {
		p.Text(r.empty, x, 160, Style{Face: Body, Size: 20, Color: Cream2, Wrap: r.w - 2*x})
	}
	for i, b := range r.rows {
		line := &r.lines[r.from+i]
		p.Text(line.players, b.X+26, b.Y+32, Style{Face: Display, Size: 20, Color: Cream, Fit: b.W - 230})
		p.Text(line.result, b.X+26, b.Y+56, Style{Face: Body, Size: 17, Color: Cream2, Fit: b.W - 230})
		p.Text(line.date, b.X+b.W-26, b.Y+43, Style{Face: Body, Size: 17, Color: Cream2, Align: Right})
	}
}

// Leave lets the list go.
func (r *Replays) Leave() {}

// replayed makes the table on which a record is shown: nobody sits at it, and nothing is saved.
func replayed(save room.Save) (*Table, error) {
	o := tableOfSave(save)
	o.Persons, o.Demo, o.Resume = nil, true, nil
	return NewTable(o)
}
