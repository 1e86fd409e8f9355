package lobby

import (
	"net/url"

	"fourtell/engine"
	"fourtell/online/client"
	"fourtell/online/wire"
	"fourtell/scene/kit"
	"fourtell/scene/online"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

// phase is how far the way to the house is.
type phase uint8

const (
	nameless  phase = iota // nobody has said what they want to be called
	houseless              // no house has been named
	asking                 // it has not answered yet
	away                   // it does not answer, and is tried again
	alone                  // the page has no house behind it
	ended                  // it will not have this client
	here                   // it is there, and its rooms are known
)

// way is the way to the house, and what the screen says while there is nothing else to show.
type way struct {
	line  *online.Line
	page  string // the origin of the page; "": a window
	to    string // the house that has been asked for; "": the one that is kept, or the page's
	phase phase

	asked  *client.Client // whose rooms have been asked for
	known  bool           // and have come
	was    client.State
	ever   bool   // it has answered once
	since  uint64 // the tick since when it is asked
	second int64  // the last one that was told

	set   *kit.Button // names what is missing
	again *kit.Button // tries now
	line1 string
	line2 string
	mine  []stage.Node

	x, y, bigHigh float32 // where it is said
	big, small    paint.Style
}

// origin is the origin of an address; "" of none.
func origin(page string) string {
	u, err := url.Parse(page)
	if err != nil || u.Host == "" || u.Scheme != "https" && u.Scheme != "http" {
		return ""
	}
	return u.Scheme + "://" + u.Host
}

// wrongName is what is wrong with a name; "" where nothing is.
func wrongName(l *words.Language, name string) string {
	if engine.CheckName(name) != nil {
		return l.Rooms().No(string(wire.BadName))
	}
	return ""
}

// house is the origin of the house that one is at, or wants to go to; "" where none is known.
func (w *way) house() string {
	switch {
	case w.to != "":
		return w.to
	case w.line.Client() != nil:
		return w.line.House()
	}
	return ""
}

// named is the house as it is kept.
func (w *way) named(s *stage.Stage) string {
	if h := w.line.Who(s).House; h != "" {
		return h
	}
	return w.page
}

// step takes the next step to the house, and says what is missing: a name, a house, or nothing.
func (w *way) step(s *stage.Stage) phase {
	if w.line.Who(s).Name == "" {
		return nameless
	}
	if c := w.line.Client(); c != nil && c.State() != client.Ended && (w.to == "" || w.to == w.line.House()) {
		w.to = w.line.House()
		return asking
	}
	if w.to == "" {
		w.to = w.named(s)
	}
	if w.to == "" {
		return houseless
	}
	w.visit(s, w.to)
	return asking
}

// begin asks for what is missing before anybody has wanted anything. A table nearby, or one of this window's own, wants no house to be
// named: where there may be such it is not asked for.
func (w *way) begin(s *stage.Stage, b *Lobby) {
	if b.ways.Nearby == nil || b.heads != nil || w.step(s) != houseless {
		b.ask(s)
	}
}

// visit goes to a house.
func (w *way) visit(s *stage.Stage, house string) { w.follow(s, client.Link{House: house}) }

// follow goes to the house of a link, or by way of it to a table that a player deals.
func (w *way) follow(s *stage.Stage, link client.Link) {
	w.to = link.House
	w.line.Follow(s, link)
	w.since = s.Ticks()
}

// anew goes to the house again, under another name; a house of this very program keeps the old one.
func (w *way) anew(s *stage.Stage) {
	if w.line.Client() != nil && w.line.House() == w.line.Who(s).House {
		w.line.Close()
	}
}

// make makes what can be pressed meanwhile.
func (w *way) make(s *stage.Stage, b *Lobby) {
	l := s.Lang()
	w.set = &kit.Button{Size: 20, OnPress: func(s *stage.Stage) {
		if w.phase == nameless {
			b.askName(s)
		} else {
			b.askHouse(s)
		}
	}}
	w.again = &kit.Button{Text: l.Say(words.LobbyTry), Size: 20, Kind: kit.CreamVerb, OnPress: func(s *stage.Stage) {
		if c := w.line.Client(); c != nil && c.State() == client.Lost {
			c.TryNow()
		} else {
			b.ask(s)
		}
	}}
	w.tell(s)
}

// tick follows the house, and says whether there is anything new to show.
func (w *way) tick(s *stage.Stage, b *Lobby) bool {
	if c := w.line.Client(); c == nil {
		w.asked, w.known, w.was, w.ever = nil, false, client.Reaching, false
	} else {
		if c != w.asked {
			w.asked, w.known, w.was, w.ever, w.since = c, false, client.Reaching, false, s.Ticks()
		}
		if now := c.State(); now != w.was {
			w.was = now
			if now == client.Here {
				w.ever = true
				w.list(c)
			} else {
				w.known, w.since = false, s.Ticks()
			}
		}
	}
	phase, second := w.now(s), w.seconds(s)
	if phase == w.phase && second == w.second {
		return false
	}
	anew := phase != w.phase
	if w.tell(s); anew && phase != here {
		s.Speech().Say(words.Join(w.line1, w.line2))
	}
	return true
}

// seconds is how long it is asked already, or until it is tried again.
func (w *way) seconds(s *stage.Stage) int64 {
	switch c := w.line.Client(); w.now(s) {
	case asking:
		return int64(s.Ticks()-w.since) / stage.TicksPerSecond
	case away:
		return (c.AgainIn() + 999) / 1000
	}
	return 0
}

// list asks for the open rooms, and to be told of changes.
func (w *way) list(c *client.Client) {
	_ = c.Ask(&wire.List{Watch: true}, func(wire.Body) { w.known = w.asked == c })
}

// now is how far the way is.
func (w *way) now(s *stage.Stage) phase {
	c := w.line.Client()
	switch {
	case w.line.Who(s).Name == "":
		return nameless
	case c == nil && w.to == "" && w.named(s) == "":
		return houseless
	case c == nil:
		return asking
	}
	switch c.State() {
	case client.Ended:
		return ended
	case client.Here:
		if w.known {
			return here
		}
	case client.Lost:
		if !w.ever && w.page != "" && w.line.House() == w.page {
			return alone
		}
		return away
	}
	return asking
}

// tell says how far it is.
func (w *way) tell(s *stage.Stage) {
	l, c := s.Lang(), w.line.Client()
	w.phase, w.second = w.now(s), w.seconds(s)
	w.line1, w.line2, w.mine = "", "", w.mine[:0]
	switch w.phase {
	case nameless:
		w.line1, w.line2, w.set.Text = l.Say(words.LobbyNameless), l.Say(words.LobbyNameHelp), l.Say(words.LobbyNameSet)
		w.mine = append(w.mine, w.set)
	case houseless:
		w.line1, w.line2, w.set.Text = l.Say(words.LobbyNoHouse), l.Say(words.LobbyHouseHelp), l.Say(words.LobbyHouseSet)
		w.mine = append(w.mine, w.set)
	case alone:
		w.line1, w.line2, w.set.Text = l.Say(words.LobbyAlone), l.Say(words.LobbyAloneHelp), l.Say(words.LobbyHouseSet)
		w.mine = append(w.mine, w.again, w.set)
	case asking:
		w.line1 = l.Say(words.LobbyAsking)
		if w.second >= 2 {
			w.line2 = l.Say(words.LobbySoFar, words.Count("n", int(w.second)))
		}
	case away:
		w.line1, w.line2 = l.Say(words.LobbyAway), l.Say(words.LobbyAgain, words.Count("n", int(w.second)))
		if w.second == 0 {
			w.line2 = l.Say(words.LobbyAgainNow)
		}
		w.set.Text = l.Say(words.LobbyHouseOther)
		w.mine = append(w.mine, w.again, w.set)
	case ended:
		if why := c.Why(); why != nil {
			w.line1 = l.Rooms().No(string(why.Code))
		}
		w.mine = append(w.mine, w.again)
	}
}

// nodes are what can be pressed meanwhile.
func (w *way) nodes() []stage.Node { return w.mine }
