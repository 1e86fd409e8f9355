package lobby

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"fourtell/online/wire"
	"fourtell/scene/kit"
	"fourtell/scene/platform"
	"fourtell/scene/stage"
	"fourtell/words"
)

// list are the rooms: those of the house that are open to everybody, or the tables of the local network.
type list struct {
	chosen *chosen
	rows   []*row // in view of the search
	kept   map[wire.RoomCode]*row
	shelf  []stage.Node
	scroll kit.Scroller
	search kit.SearchBox
	tabs   []*kit.Chip // none where there is nothing but the house
	near   bool        // the tables of the local network are shown
	tables []platform.NearTable
	stale  bool // what the house has told is not shown yet

	hints  [2]string // what is searched for, and a word where there is little room
	heads4 [4]string // over the columns
	head   string    // where there are no tabs
	found  string
	empty  string // where no row is
	help   string
	count  int // rooms there are, whatever is searched for
}

// make makes what stands over the rooms.
func (r *list) make(s *stage.Stage, b *Lobby) {
	l := s.Lang()
	r.kept = map[wire.RoomCode]*row{}
	for i, key := range [4]words.Key{words.LobbyHeadRoom, words.LobbyHeadSeats, words.LobbyHeadRules, words.LobbyHeadState} {
		r.heads4[i] = l.Say(key)
	}
	text := r.search.Text
	r.search = kit.SearchBox{}
	r.search.Make(l)
	r.search.Label, r.search.Hint, r.search.Text = l.Say(words.LobbySearch), l.Say(words.LobbySearch), text
	r.hints = [2]string{l.Say(words.LobbySearch), l.Say(words.LobbySearchShort)}
	r.search.OnChange = func(s *stage.Stage) {
		r.scroll.At = 0
		b.refresh(s)
		s.Speech().Say(r.found)
	}
	r.search.OnSubmit = func(s *stage.Stage) { b.nodes.Lead(s, b.first()) }
	r.tabs = nil
	if b.ways.Nearby == nil {
		return
	}
	for i, key := range [2]words.Key{words.LobbyRooms, words.LobbyNear} {
		near := i == 1
		r.tabs = append(r.tabs, &kit.Chip{Text: l.Say(key), OnPress: func(s *stage.Stage) {
			r.near, r.scroll.At = near, 0
			b.refresh(s)
			s.Speech().Say(words.Join(r.empty, r.help))
		}})
	}
}

// heads are the nodes over the rooms: the tabs, without a house too, since tables nearby need none, and a search where there is a list.
func (r *list) heads(listed bool) []stage.Node {
	var all []stage.Node
	for _, t := range r.tabs {
		all = append(all, t)
	}
	if listed {
		all = append(all, &r.search)
	}
	return all
}

// look asks for the tables of the local network, and says whether there are others.
func (r *list) look(s *stage.Stage, b *Lobby) bool {
	if b.ways.Nearby == nil {
		return false
	}
	tables := b.ways.Nearby(s)
	if slices.Equal(tables, r.tables) {
		return false
	}
	r.tables = slices.Clone(tables)
	return true
}

// fill makes a row of every room that is searched for; who is shown already keeps theirs, so that the focus does.
func (r *list) fill(s *stage.Stage, b *Lobby) {
	l := s.Lang()
	wanted := r.search.Wanted()
	r.rows, r.shelf, r.empty, r.help = r.rows[:0], nil, "", ""
	of, open := r.ofNear(s, b), 0
	if c := b.line.Client(); c != nil && b.way.phase == here {
		open = len(c.Open())
	}
	if !r.near {
		of = r.ofHouse(s, b)
	}
	for _, w := range of {
		if wanted.In(w.sought) {
			r.rows = append(r.rows, w)
			r.shelf = append(r.shelf, w.node)
		}
	}
	r.count = len(of)
	if r.head = l.Say(words.LobbyRooms); open > 0 {
		r.head += " · " + strconv.Itoa(open)
	}
	r.found = r.search.Told(l, len(r.rows))
	for i, t := range r.tabs {
		t.On = r.near == (i == 1)
		n := open
		if i == 1 {
			n = len(r.tables)
		}
		t.Text = l.Say([2]words.Key{words.LobbyRooms, words.LobbyNear}[i])
		if n > 0 {
			t.Text += " · " + strconv.Itoa(n)
		}
	}
	switch {
	case len(r.rows) > 0:
	case r.count > 0:
		r.empty = r.found
	case r.near:
		r.empty, r.help = l.Say(words.LobbyNoneNear), l.Say(words.LobbyNearHelp)
	default:
		r.empty, r.help = l.Say(words.LobbyNone), l.Say(words.LobbyNoneHelp)
	}
}

// ofHouse are the rows of the house's open rooms: those with a free seat first, and of those the newest.
func (r *list) ofHouse(s *stage.Stage, b *Lobby) []*row {
	var all []*row
	c := b.line.Client()
	if c == nil || b.way.phase != here {
		return nil
	}
	open := c.Open()
	for code := range r.kept {
		if _, ok := open[code]; !ok {
			delete(r.kept, code)
		}
	}
	for code, room := range open {
		w := r.kept[code]
		if w == nil {
			w = newRow(b)
			r.kept[code] = w
		}
		w.show(s, room)
		all = append(all, w)
	}
	slices.SortFunc(all, func(x, y *row) int {
		if x.joins != y.joins {
			if x.joins {
				return -1
			}
			return 1
		}
		return cmp.Or(cmp.Compare(y.room.Created, x.room.Created), strings.Compare(string(x.room.Code), string(y.room.Code)))
	})
	return all
}

// ofNear are the rows of the local network's tables, in the order of their names.
func (r *list) ofNear(s *stage.Stage, b *Lobby) []*row {
	if !r.near {
		return nil
	}
	var all []*row
	for code, w := range r.kept {
		if w.near.House != "" && !slices.Contains(r.tables, w.near) {
			delete(r.kept, code)
		}
	}
	for _, t := range r.tables {
		w := r.kept[t.Room]
		if w == nil {
			w = newRow(b)
			r.kept[t.Room] = w
		}
		w.showNear(s, t)
		all = append(all, w)
	}
	return all
}
