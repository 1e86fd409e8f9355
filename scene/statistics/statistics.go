package statistics

import (
	"cmp"
	"maps"
	"slices"
	"strconv"

	"fourtell/engine/games"
	"fourtell/room"
	"fourtell/scene/guests"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/stage"
	"fourtell/words"
	"fourtell/words/tellers"
)

// Statistics is what has been counted over time, as pictures, by player, rules, seats and opponents.
type Statistics struct {
	read    room.Statistics
	game    string // whose rounds are shown
	games   []string
	sum     room.Sum
	filters []*statisticsFilter
	plates  []*plate
	shelf   []stage.Node // the plates
	list    kit.Scroller
	Nodes   stage.FocusGroup
	back    *kit.Button
	from    stage.Scene // to which it goes back; nil: the title
	save    *kit.Button
	reset   *kit.Button
	onward  []*kit.Button  // to screens of their own, in the order they lie in
	invite  kit.Invitation // where nothing has been counted

	w, h, k     float32
	in          input.Tick // in that size
	edge, width float32
	tall        bool
	roomy       bool // text is large: the plates are higher, and scroll
	title       string
	count       string
}

// statisticsFilter is one of the boxes over the pictures: all, or one of what there is.
type statisticsFilter struct {
	kit.Pick
	head string
	ids  []string                        // of the values; "" takes all
	asks func(f *room.Filter, id string) // for one of them
}

const statisticsFilterHigh = 72

// Routes lead from the statistics to the screens beside them.
type Routes struct {
	Rating func(back stage.Scene) stage.Scene
	Awards func(back stage.Scene) stage.Scene
}

// New is the scene; it goes back to where it was asked for: a result, or, where that is nil, the title.
func New(from stage.Scene) *Statistics { return &Statistics{from: from} }

// close goes back.
func (t *Statistics) close(s *stage.Stage) { kit.GoBack(s, t.from) }

// Enter reads what has been counted.
func (t *Statistics) Enter(s *stage.Stage) {
	l := s.Lang()
	s.Toasts().Clear() // of the table that was left
	t.title = l.Say(words.StatisticsTitle)
	t.invite = kit.NewInvitation(s, l.Say(words.StatisticsEmpty), l.Say(words.StatisticsInvite))
	if slices.ContainsFunc(s.Kept().Records(), func(k room.Kept) bool { return k.Head.Notes[guests.NoteApart] != "" }) {
		t.invite.Help = l.Say(words.StatisticsApart)
	}
	t.back = &kit.Button{Text: l.Say(words.ButtonTitle), Size: 20, OnPress: t.close}
	if t.from != nil {
		t.back.Text = l.Say(words.StatisticsBack)
	}
	t.save = &kit.Button{Text: l.Say(words.StatisticsExport), Size: 20, OnPress: t.export}
	t.reset = &kit.Button{Text: l.Say(words.StatisticsReset), Size: 20, OnPress: t.ask}
	ways := stage.Way[Routes](s)
	t.onward = t.onward[:0]
	t.leads(l.Say(words.RatingTitle), ways.Rating)
	t.leads(l.Say(words.AwardsTitle), ways.Awards)
	t.begin(s)
	s.Speech().Say(t.title + ". " + t.count)
	if t.none() {
		s.Speech().Say(words.Join(t.invite.Line, t.invite.Help))
	}
	s.Speech().Placed(t.Nodes.Focused(), t.Nodes.Nodes)
}

// leads adds the way to a screen, where there is one.
func (t *Statistics) leads(text string, to func(back stage.Scene) stage.Scene) {
	if to != nil {
		t.onward = append(t.onward, &kit.Button{Text: text, OnPress: func(s *stage.Stage) { s.Go(to(t)) }})
	}
}

// none says that nothing has been counted.
func (t *Statistics) none() bool { return len(t.read.Played) == 0 }

// begin reads the store, and begins with the game that was played last.
func (t *Statistics) begin(s *stage.Stage) {
	t.read, t.games = s.Kept().Statistics(), nil
	for _, book := range games.All() {
		if sum := t.read.Sum(room.Filter{Game: book.Name()}); sum.Rounds > 0 || sum.Matches > 0 {
			t.games = append(t.games, book.Name())
		}
	}
	t.game = games.All()[0].Name()
	if n := len(t.read.Played); n > 0 {
		t.game = cmp.Or(t.read.Played[n-1].Game, t.game)
	}
	t.choose(s)
	t.Nodes.SetFocus(t.Nodes.Nodes[0])
	t.list.Lit = t.Nodes.Focused()
	s.Redraw()
}

// choose makes the filters and the plates of the chosen game: what is counted of one is never added to what is of another.
func (t *Statistics) choose(s *stage.Stage) {
	l := s.Lang()
	t.filters = nil
	var who, rules, seats, against tallyOf
	online, newest := false, false
	for i := range t.read.Played {
		p := &t.read.Played[i]
		if cmp.Or(p.Game, games.All()[0].Name()) != t.game {
			continue
		}
		online, newest = online || p.Online, p.Online
		who.add(p.Who, p.Rounds)
		rules.add(p.Rules, p.Rounds)
		seats.add(strconv.Itoa(p.Seats), p.Rounds)
		once := slices.Clone(p.Against)
		slices.Sort(once)
		for _, a := range slices.Compact(once) {
			against.add(a, p.Rounds)
		}
	}
	t.whichGame(s)
	t.filter(l.Say(words.StatisticsWho), l.Say(words.StatisticsEverybody), who, func(id string) string { return id }).asks = func(f *room.Filter, id string) { f.Who = id }
	t.filter(l.Say(words.StatisticsRules), l.Say(words.StatisticsAllRules), rules, func(id string) string { return kit.RulesName(s, t.game, id) }).asks = func(f *room.Filter, id string) { f.Rules = id }
	t.filter(l.Say(words.StatisticsSeats), l.Say(words.StatisticsAllSeats), seats, func(id string) string {
		n, _ := strconv.Atoi(id)
		return l.Say(words.StatisticsSeatsOf, words.Count("n", n))
	}).asks = func(f *room.Filter, id string) { f.Seats, _ = strconv.Atoi(id) } // "" is any number
	t.filter(l.Say(words.StatisticsAgainst), l.Say(words.StatisticsAllAgainst), against, func(id string) string { return guests.OpponentName(l, id) }).asks = func(f *room.Filter, id string) { f.Against = id }
	if online {
		t.where(l, newest)
	}
	t.makePlates(s)
	t.add(s)
	t.lay(s)
}

// whichGame asks for one of the games, where rounds of several have been counted.
func (t *Statistics) whichGame(s *stage.Stage) {
	if len(t.games) < 2 {
		return
	}
	l := s.Lang()
	f := &statisticsFilter{head: l.Say(words.StatisticsGame), ids: t.games, asks: func(*room.Filter, string) {}}
	f.Text, f.At = f.head, max(0, slices.Index(t.games, t.game))
	for _, id := range t.games {
		f.Values = append(f.Values, l.Terms(id).Game())
	}
	f.OnChange = func(s *stage.Stage, at int) {
		t.game = t.games[at]
		t.list.At = 0
		t.choose(s)
		t.Nodes.SetFocus(t.filters[0])
		t.list.Lit = t.Nodes.Focused()
		s.Speech().Say(t.count)
	}
	t.filters = append(t.filters, f)
}

// counted says how many wholes the game counts, and whether it counts a number besides.
func (t *Statistics) counted(l *words.Language) (wholes int, number bool) {
	wholes = len(t.counts(l))
	if wholes > 0 && t.counts(l)[wholes-1].Number != "" {
		return wholes - 1, true
	}
	return wholes, false
}

// counts are what the game says of what has been added up.
func (t *Statistics) counts(l *words.Language) []words.Tallied {
	if of, ok := tellers.Of(t.game).(words.Counted); ok {
		return of.Counts(l, t.sum.Deeds)
	}
	return nil
}

// where asks where rounds were played, here or in rooms, which are never added up together, and begins where the newest was.
func (t *Statistics) where(l *words.Language, rooms bool) {
	f := t.filter(l.Say(words.StatisticsWhere), l.Say(words.StatisticsHere), tallyOf{inRooms: 1}, func(string) string { return l.Say(words.StatisticsRooms) })
	f.asks = func(f *room.Filter, id string) {
		if id == inRooms {
			f.Where = room.InRooms
		}
	}
	if rooms {
		f.At = 1
	}
}

// inRooms is the value of the filter that takes rounds in rooms.
const inRooms = "rooms"

// tallyOf counts how often something is there.
type tallyOf map[string]int

func (c *tallyOf) add(id string, n int) {
	if *c == nil {
		*c = tallyOf{}
	}
	(*c)[id] += n
}

// often are the things counted, the most frequent first.
func (c tallyOf) often() []string {
	return slices.SortedFunc(maps.Keys(c), func(a, b string) int { return cmp.Or(cmp.Compare(c[b], c[a]), cmp.Compare(a, b)) })
}

func (t *Statistics) filter(head, all string, of tallyOf, name func(string) string) *statisticsFilter {
	f := &statisticsFilter{head: head, ids: append([]string{""}, of.often()...)}
	f.Text, f.Values = head, []string{all}
	for _, id := range f.ids[1:] {
		f.Values = append(f.Values, name(id))
	}
	f.OnChange = func(s *stage.Stage, _ int) {
		t.add(s)
		s.Speech().Say(t.count)
	}
	t.filters = append(t.filters, f)
	return f
}

// add adds up what the filters let through.
func (t *Statistics) add(s *stage.Stage) {
	asked := room.Filter{Game: t.game, Where: room.AtScreen}
	for _, f := range t.filters {
		f.asks(&asked, f.ids[f.At])
	}
	t.sum = t.read.Sum(asked)
	t.count = s.Lang().Say(words.StatisticsCount, words.Count("n", t.sum.Rounds))
	if t.sum.Rounds == 0 && !t.none() {
		t.count = s.Lang().Say(words.StatisticsNone)
	}
	counts := t.counts(s.Lang())
	for _, p := range t.plates {
		if !p.none {
			p.fill(s.Lang(), &t.sum, counts)
		}
	}
	s.Redraw()
}

// export saves everything that has been counted to a file.
func (t *Statistics) export(s *stage.Stage) {
	l := s.Lang()
	text, err := t.read.Export(s.Kept().Now())
	where := ""
	if err == nil {
		name := "fourtell-statistics.json"
		if now := s.Kept().Now(); !now.IsZero() {
			name = "fourtell-statistics-" + now.Local().Format("2006-01-02") + ".json"
		}
		where, err = s.Files().Keep(name, text)
	}
	if err != nil {
		s.Toasts().Alert(l.Say(words.StatisticsUnsaved), err.Error())
		return
	}
	s.Toasts().Show(l.Say(words.StatisticsSaved), where)
}

// ask forgets everything that has been counted, once the player has said that it is meant.
func (t *Statistics) ask(s *stage.Stage) {
	l := s.Lang()
	all := t.read.Sum(room.Filter{})
	m := &kit.ListModal{Title: l.Say(words.StatisticsAsk), Help: l.Say(words.StatisticsAskLine, words.Count("n", all.Rounds))}
	m.Items = []kit.ListItem{{Text: l.Say(words.StatisticsReset), Does: func(s *stage.Stage) {
		if word := s.Kept().Saves.ForgetStatistics(); word != nil {
			s.Kept().TellStatistics(word)
			return
		}
		t.begin(s)
		s.Toasts().Show(s.Lang().Say(words.StatisticsGone), "")
	}}}
	m.First = len(m.Items) // the way out has the focus
	s.Open(m)
}

// Update follows the filters and the list; Escape goes back.
func (t *Statistics) Update(s *stage.Stage, in *input.Tick) error {
	if w, h := s.Window().Size(); w != t.w || h != t.h {
		t.list.Relay(s, t.shelf, t.Nodes.Focused(), t.lay)
	}
	if in.Take(input.ActCancel) {
		t.close(s)
		return nil
	}
	t.list.Tend(s, t.in.Scaled(in, t.k), &t.Nodes, t.shelf, t.lay)
	return nil
}

// Leave lets everything go.
func (t *Statistics) Leave() {}
