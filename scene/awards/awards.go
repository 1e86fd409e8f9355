package awards

import (
	"slices"
	"time"

	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

// Awards is the scene.
type Awards struct {
	from  stage.Scene // to which it goes back; nil: the title
	tiles []*tile
	shelf []stage.Node // the tiles
	at    *tile        // of which is told beside
	list  kit.Scroller
	nodes stage.FocusGroup
	back  *kit.Button

	w, h, k     float32
	in          input.Tick // in that size
	edge, width float32
	tall        bool
	plate       paint.Rect // where the one is told
	title       string
	count       string
	says        detail
	dressed     bool // the emblems have come
}

// detail are the texts of the one that is told.
type detail struct{ title, how, far, day, opens string }

// New is the scene; it goes back to where it was asked for, or, where that is nil, to the title.
func New(from stage.Scene) *Awards { return &Awards{from: from} }

// close goes back.
func (t *Awards) close(s *stage.Stage) { kit.GoBack(s, t.from) }

// Enter reads how far the player has come, and begins with what was earned last.
func (t *Awards) Enter(s *stage.Stage) {
	s.Toasts().Clear() // of the table that was left
	s.Looks().OpenWardrobe()
	t.build(s)
	newest := t.tiles[0]
	for _, o := range t.tiles {
		if o.Day > newest.Day {
			newest = o
		}
	}
	t.point(s, newest)
	s.Speech().Say(t.title + ". " + t.count)
	s.Speech().Placed(t.nodes.Focused(), t.nodes.Nodes)
}

// SayAnew makes every text in the language that is spoken.
func (t *Awards) SayAnew(s *stage.Stage) {
	at, told := t.nodes.Index(), slices.Index(t.tiles, t.at)
	t.build(s)
	t.choose(s, t.tiles[max(told, 0)])
	t.nodes.FocusAt(at)
}

// build makes a tile of each.
func (t *Awards) build(s *stage.Stage) {
	l := s.Lang()
	t.title = l.Say(words.AwardsTitle)
	t.tiles, t.shelf = nil, nil
	done := 0
	for _, st := range s.Kept().Awards() {
		o := &tile{Standing: st, choose: t.point}
		if o.earned() {
			done++
		}
		d := detailOf(l, o)
		o.said = words.Sentences(d.title, d.how, d.far, d.day, d.opens)
		t.tiles = append(t.tiles, o)
		t.shelf = append(t.shelf, &kit.Shelved{Focusable: o, On: &t.list})
	}
	t.count = l.Say(words.AwardsCount, words.Count("n", done), words.Count("of", len(t.tiles)))
	t.back = &kit.Button{Text: l.Say(words.StatisticsTitle), Size: 20, OnPress: t.close}
	if t.from == nil {
		t.back.Text = l.Say(words.ButtonTitle)
	}
	t.nodes = stage.FocusGroup{Nodes: append(slices.Clone(t.shelf), t.back)}
	t.dressed = false
	t.dress(s)
	t.lay(s)
	s.Redraw()
}

// dress looks the emblems up once they have come: a page fetches them.
func (t *Awards) dress(s *stage.Stage) {
	look := s.Looks().Cards()
	if t.dressed || !look.Wardrobe.Open || !s.Painter().Shows(look) {
		return
	}
	t.dressed = true
	for _, o := range t.tiles {
		o.emblem, o.dressed = s.Painter().Sprite("emblem/"+o.Name), true
	}
	s.Redraw()
}

// detailOf are the texts of one.
func detailOf(l *words.Language, o *tile) (d detail) {
	d.title, d.how = l.Award(o.Name), l.AwardHow(o.Name, o.Of)
	d.far = l.Say(words.AwardsCount, words.Count("n", o.Done), words.Count("of", o.Of))
	if o.earned() {
		d.day = l.Say(words.AwardsOn, words.With("day", dayOf(l, o.Day)))
	}
	if o.Opens.Name != "" {
		d.opens = l.Say(words.AwardsOpens, words.With("look", l.Look(o.Opens.Name)))
	}
	return d
}

// dayOf is a day as the calendar speaks of it; one that is none as it stands there.
func dayOf(l *words.Language, name string) string {
	day, err := time.Parse(time.DateOnly, name)
	if err != nil {
		return name
	}
	return words.Date(l, day)
}

// point puts the focus on one, and tells of it.
func (t *Awards) point(s *stage.Stage, o *tile) {
	t.nodes.SetFocus(t.shelf[slices.Index(t.tiles, o)])
	t.list.Lit = t.nodes.Focused()
	t.choose(s, o)
}

// choose tells of one.
func (t *Awards) choose(s *stage.Stage, o *tile) {
	if t.at != nil {
		t.at.chosen = false
	}
	t.at, o.chosen = o, true
	t.says = detailOf(s.Lang(), o)
	s.Redraw()
}

// Update follows the tiles; Escape goes back.
func (t *Awards) Update(s *stage.Stage, in *input.Tick) error {
	if w, h := s.Window().Size(); w != t.w || h != t.h {
		t.list.Relay(s, t.shelf, t.nodes.Focused(), t.lay)
	}
	if in.Take(input.ActCancel) {
		t.close(s)
		return nil
	}
	t.dress(s)
	t.list.Tend(s, t.in.Scaled(in, t.k), &t.nodes, t.shelf, t.lay)
	if n, ok := t.nodes.Focused().(*kit.Shelved); ok {
		if o := n.Focusable.(*tile); o != t.at {
			t.choose(s, o)
		}
	}
	return nil
}

// Leave lets everything go.
func (t *Awards) Leave() {}

// FocusNodes are the tiles and the way back.
func (t *Awards) FocusNodes() *stage.FocusGroup { return &t.nodes }
