package lobby

import (
	"strconv"
	"strings"

	"fourtell/engine/games"
	"fourtell/online/wire"
	"fourtell/scene/company"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/platform"
	"fourtell/scene/stage"
	"fourtell/words"
)

// row is a room in the list: a button that chooses it.
type row struct {
	kit.Button
	of   *Lobby
	node *kit.Shelved
	room wire.Room
	near platform.NearTable // of the local network; House is "" where it is one of the house's

	joins  bool // there is a free seat, and nothing is played
	name   string
	host   string
	rules  string
	clock  string
	timed  bool // there is a clock
	state  string
	kind   stateKind
	more   string // what stands under the state
	by     string // the host's name alone
	sought string // in small letters
	face   paint.Sprite
	seats  []chair
}

// chair is somebody on a chair, or nobody.
type chair struct {
	face  paint.Sprite
	name  string
	taken bool
}

// stateKind is what stands before the state.
type stateKind uint8

const (
	canSit stateKind = iota
	isPlayed
	isPaused
	isFull
	isNear
)

func newRow(b *Lobby) *row {
	w := &row{of: b}
	w.OnPress = func(s *stage.Stage) { b.choose(s, w) }
	w.node = &kit.Shelved{Focusable: w, On: &b.list.scroll}
	return w
}

// choose shows a room beside the list; keys go on to what can be done there.
func (b *Lobby) choose(s *stage.Stage, w *row) {
	b.chosen.code, b.chosen.near, b.chosen.lost = w.room.Code, w.near, false
	b.refresh(s)
	if s.Devices().Keyed() {
		b.nodes.Lead(s, b.chosen.first())
		return
	}
	b.chosen.speak(s)
}

// is says that it is the one that is chosen.
func (w *row) is() bool { return w.of.chosen.code != "" && w.of.chosen.code == w.room.Code }

// showNear shows a table of the local network.
func (w *row) showNear(s *stage.Stage, t platform.NearTable) {
	if w.near == t {
		return
	}
	w.near, w.room = t, wire.Room{Code: t.Room, Name: t.Name}
	w.kind, w.joins, w.name, w.host = isNear, true, t.Name, strings.TrimPrefix(strings.TrimPrefix(t.House, "http://"), "https://")
	w.by, w.state, w.more = w.host, s.Lang().Say(words.LobbyNear), string(t.Room)
	w.face = face(s.Painter(), t.House)
	w.sought = strings.ToLower(w.name + " " + w.host)
	w.node.Said = w.name + ", " + w.state
}

// show shows a room as it is now.
func (w *row) show(s *stage.Stage, r wire.Room) {
	l, p := s.Lang(), s.Painter()
	w.room, w.near = r, platform.NearTable{}
	w.chairs(p)
	free := 0
	for _, c := range w.seats {
		if !c.taken {
			free++
		}
	}
	host, who := "", ""
	for _, n := range r.Watching {
		if n.UID == r.Host {
			host, who = n.Name, string(n.UID)
		}
	}
	w.face = 0
	for i, c := range r.Seats {
		if c.UID != "" && c.UID == r.Host {
			host, w.face = c.Name, w.seats[i].face
		}
	}
	if w.face == 0 {
		w.face = face(p, who+string(r.Host))
	}
	w.name, w.host = r.Name, l.Say(words.LobbyHost, words.With("name", host))
	w.rules, w.clock, w.timed = rulesOf(s, r)
	w.joins = free > 0 && (r.State == wire.Waiting || r.State == wire.Finished)
	w.kind, w.more = canSit, l.Say(words.LobbyFree, words.Count("n", free))
	switch {
	case r.State == wire.Playing:
		w.kind, w.state = isPlayed, l.Say(words.LobbyPlays)
	case r.State == wire.Paused:
		w.kind, w.state = isPaused, l.Say(words.LobbyPaused)
	case free == 0:
		w.kind, w.state = isFull, l.Say(words.LobbyFull)
	case r.State == wire.Finished:
		w.state = l.Say(words.LobbyOver)
	default:
		w.state = l.Say(words.LobbyWaits)
	}
	switch {
	case (w.kind == isPlayed || w.kind == isPaused) && r.Round > 0:
		w.more = l.Say(words.LobbyRound, words.Count("n", r.Round))
	case w.kind != canSit:
		w.more = l.Say(words.LobbyWatch)
	}
	w.by = host
	w.sought = strings.ToLower(strings.Join([]string{w.name, host, w.rules, w.clock, string(r.Code)}, " "))
	w.node.Said = strings.Join([]string{w.name, w.host, w.rules, w.clock, w.state,
		l.Say(words.LobbyTaken, words.Count("n", len(r.Seats)-free), words.Count("most", len(r.Seats)))}, ", ")
}

// chairs are who sits there, with faces that are told apart.
func (w *row) chairs(p *paint.Painter) {
	w.seats = w.seats[:0]
	for i, f := range company.Faces(w.room.Seats) {
		c := chair{name: w.room.Seats[i].Name, taken: f != ""}
		if c.taken {
			c.face = p.Sprite("guest/" + f)
		}
		w.seats = append(w.seats, c)
	}
}

// rulesOf are the rules of a room as a player knows them, and its clock.
func rulesOf(s *stage.Stage, r wire.Room) (name, clock string, timed bool) {
	l := s.Lang()
	clock = l.Say(words.LobbyNoClock)
	rules, err := games.Rules(r.Game, r.Rules)
	if err != nil {
		return kit.Played(s, r.Game, r.Rules), clock, false
	}
	if n, err := strconv.Atoi(rules.Get("turn_seconds")); err == nil && n > 0 {
		clock, timed = l.Say(words.LobbyClock, words.Count("n", n)), true
	}
	return kit.Played(s, r.Game, r.Rules), clock, timed
}
