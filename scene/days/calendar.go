package days

import (
	"strconv"

	"fourtell/room"
	"fourtell/room/dated"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/stage"
	"fourtell/words"
)

// Calendar is what has come of each day and week, month by month. What is over can be played for practice; what is to come can't.
type Calendar struct {
	page           month
	chosen         string // the day or week that is told of
	today          string // it was built for; "" where there is no date
	earlier, later *kit.Button
	cells          []*cell
	verbs          []*kit.Button
	back           *kit.Button
	nodes          stage.FocusGroup

	title, named, streak string   // the screen, the month, the days running
	heads                []string // of the columns, the weeks' last
	headAt               []float32
	worlds               map[string]*world // how others did, of what has been asked
	detail               [3]string         // of what is chosen: which it is, what sort of rules, how it stands
	layout
	in input.Tick // in that size
}

// New is the calendar of this month, with today chosen.
func New() *Calendar { return At("") }

// At is the calendar with that day or week chosen; "" is today.
func At(name string) *Calendar { return &Calendar{chosen: name} }

// Enter reads what has been counted and lays it out.
func (t *Calendar) Enter(s *stage.Stage) {
	s.Toasts().Clear() // of the table that was left
	if t.today = Today(s); t.chosen == "" {
		t.chosen = t.today
	}
	t.page = monthOf(t.chosen, 1)
	if t.chosen == "" {
		t.page = month{firstYear, 1, 1}
	}
	t.build(s)
	t.focusOn(t.chosen)
	s.Speech().Say(words.Sentences(t.title, t.named, t.streak))
	s.Speech().Placed(t.nodes.Focused(), t.nodes.Nodes)
}

// build makes a button of everything.
func (t *Calendar) build(s *stage.Stage) {
	l := s.Lang()
	t.today = Today(s)
	t.page.first, _ = strconv.Atoi(l.Say(words.CalendarFirst))
	p := s.Kept().Progress()
	t.title, t.streak = l.Say(words.CalendarTitle), ""
	if n := p.Streak(t.today); n > 0 {
		t.streak = l.Say(words.DailyStreak, words.Count("n", n))
	}
	t.named = words.MonthOfYear(l, t.page.year, int(t.page.month))
	t.heads = t.heads[:0]
	for i := range 7 {
		t.heads = append(t.heads, words.Weekday(l, (t.page.first-1+i)%7+1))
	}
	t.heads = append(t.heads, l.Say(words.CalendarWeeks))
	t.earlier = &kit.Button{Text: "‹", Size: 24, Off: !t.page.hasBefore(), OnPress: t.turn(-1)}
	t.later = &kit.Button{Text: "›", Size: 24, Off: !t.page.hasAfter(t.today), OnPress: t.turn(1)}
	t.nodes = stage.FocusGroup{Nodes: []stage.Node{spoken{t.earlier, words.CalendarEarlier}, spoken{t.later, words.CalendarLater}}}
	t.cells = t.cells[:0]
	for i, r := range t.page.rows() {
		for column, day := range r.days {
			if day != "" {
				c := t.cell(s, &p, day, i, column)
				c.run = column > 0 && c.played.Of > 0 && r.days[column-1] != "" && counted(&p, r.days[column-1])
			}
		}
		if r.week != "" {
			t.cell(s, &p, r.week, i, 7)
		}
	}
	t.tell(s, &p)
	t.back = &kit.Button{Text: l.Say(words.LearnTitle), Size: 20, OnPress: back}
	t.gather(s)
}

// gather puts everything among the nodes, and in its place.
func (t *Calendar) gather(s *stage.Stage) {
	t.nodes.Nodes = t.nodes.Nodes[:2]
	for _, c := range t.cells {
		t.nodes.Nodes = append(t.nodes.Nodes, c)
	}
	for _, b := range t.verbs {
		t.nodes.Nodes = append(t.nodes.Nodes, b)
	}
	t.nodes.Nodes = append(t.nodes.Nodes, t.back)
	t.lay(s)
	s.Redraw()
}

func counted(p *room.Progress, name string) bool { _, ok := p.Day(name); return ok }

// cell makes the button of a day or a week.
func (t *Calendar) cell(s *stage.Stage, p *room.Progress, name string, row, column int) *cell {
	c := &cell{name: name, week: column == 7, chosen: name == t.chosen}
	c.at = [2]int{row, column}
	c.number = strconv.Itoa(dated.Day(name).Day())
	if c.week {
		_, n := dated.Monday(name).ISOWeek()
		c.number = strconv.Itoa(n)
	}
	c.today = name == t.today || c.week && name == Week(s)
	c.played, _ = p.Day(name)
	c.left = p.Left(name) != nil
	c.Off = t.today == "" || !dated.Begun(name, s.Kept().Now())
	if c.chosen {
		c.Kind = kit.CreamVerb
	}
	c.OnPress = func(s *stage.Stage) { t.choose(s, name) }
	l := s.Lang()
	c.said = called(l, name)
	if c.today {
		key := words.CalendarToday
		if c.week {
			key = words.CalendarNow
		}
		c.said += ", " + l.Say(key)
	}
	c.said += ": " + t.stands(l, c)
	t.cells = append(t.cells, c)
	return c
}

// stands says how a day or a week stands.
func (t *Calendar) stands(l *words.Language, c *cell) string {
	switch {
	case c.played.Of > 0:
		return sentence(l, c.played)
	case c.left:
		return l.Say(words.CalendarLeft)
	}
	return l.Say(words.CalendarOpen)
}

// choose tells of a day or a week.
func (t *Calendar) choose(s *stage.Stage, name string) {
	t.chosen = name
	p := s.Kept().Progress()
	for _, c := range t.cells {
		c.chosen, c.Kind = c.name == name, kit.Quiet
		if c.chosen {
			c.Kind = kit.CreamVerb
		}
	}
	t.tell(s, &p)
	t.gather(s)
	s.Speech().Say(words.Sentences(t.detail[:]...))
}

// tell says of what is chosen what it is, how it stands and what can be done with it.
func (t *Calendar) tell(s *stage.Stage, p *room.Progress) {
	l := s.Lang()
	t.verbs, t.detail = nil, [3]string{l.Say(words.DailyNoDate)}
	d, ok := dated.Of(t.chosen)
	if !ok || t.today == "" {
		return
	}
	now := d.Name == t.today || d.Name == Week(s)
	t.detail[0] = called(l, d.Name)
	if !d.Weekly() {
		t.detail[0] = l.Say(words.DailyTitle) + ", " + t.detail[0]
	}
	sort := l.Say(words.DailyLine)
	play := &kit.Button{Text: l.Say(words.DailyPlay), Size: 20, Kind: kit.CoralVerb, OnPress: func(s *stage.Stage) { Play(s, d.Name) }}
	if d.Weekly() {
		name, line := words.Odd(l, d.Odd)
		t.detail[0] += ": " + name
		sort, play.Text = line, l.Say(words.WeeklyPlay)
	}
	t.verbs = []*kit.Button{play}
	switch r, done := p.Day(d.Name); {
	case done:
		t.detail[1], t.detail[2] = sort, words.Sentences(sentence(l, r), t.world(s, r).sentence(l))
		play.Text, play.Kind = l.Say(words.DailyPractice), kit.Quiet
		t.verbs = append(t.verbs, &kit.Button{Text: l.Say(words.DailyShare), Size: 20, OnPress: func(s *stage.Stage) { Share(s, r) }})
	case p.Left(d.Name) != nil:
		t.detail[1], play.Text = sort, l.Say(words.DailyResume)
		if d.Weekly() || !now {
			play.Text = l.Say(words.WeeklyResume)
		}
	case now:
		t.detail[1] = sort
		if d.Weekly() {
			t.detail[2] = l.Say(words.WeeklyLine)
		}
	default:
		t.detail[1], t.detail[2] = sort, l.Say(words.DatedOver)
		play.Text, play.Kind = l.Say(words.DatedPractise), kit.Quiet
	}
	if !d.Weekly() && !now {
		t.detail[1] = "" // the line speaks of today's
	}
}

// world is how others did at a deal that has been counted; it is asked for once.
func (t *Calendar) world(s *stage.Stage, r room.DailyPlayed) *world {
	if w := t.worlds[r.Day]; w != nil {
		return w
	}
	if t.worlds == nil {
		t.worlds = map[string]*world{}
	}
	w := newWorld(s, r, func() {
		if s.Scene() != stage.Scene(t) || t.chosen != r.Day || t.worlds[r.Day] == nil {
			return
		}
		p := s.Kept().Progress()
		at := t.nodes.Index()
		t.tell(s, &p)
		t.gather(s)
		t.nodes.FocusAt(at)
		s.Speech().Say(t.worlds[r.Day].sentence(s.Lang()))
	})
	t.worlds[r.Day] = w
	return w
}

// turn shows another month.
func (t *Calendar) turn(by int) func(*stage.Stage) {
	return func(s *stage.Stage) {
		at := t.nodes.Index()
		t.page = t.page.turned(by)
		t.build(s)
		t.nodes.FocusAt(at)
		if t.nodes.Focused() == nil || !t.nodes.Focused().Enabled() {
			t.nodes.FocusAt(1 - at)
		}
		s.Speech().Say(t.named)
	}
}

// focusOn puts the focus on a day or week, or else on the way back.
func (t *Calendar) focusOn(name string) {
	for _, c := range t.cells {
		if c.name == name && !c.Off {
			t.nodes.SetFocus(c)
			return
		}
	}
	t.nodes.SetFocus(t.back)
}

func (t *Calendar) SayAnew(s *stage.Stage) {
	at := t.nodes.Index()
	t.build(s)
	t.nodes.FocusAt(at)
}

// Update follows the buttons; Escape goes back.
func (t *Calendar) Update(s *stage.Stage, in *input.Tick) error {
	if w, h := s.Window().Size(); w != t.w || h != t.h {
		t.lay(s)
	}
	if t.today != Today(s) { // another day has begun
		t.SayAnew(s)
	}
	if in.Take(input.ActCancel) {
		back(s)
		return nil
	}
	t.nodes.Update(s, t.in.Scaled(in, t.k))
	return nil
}

// Leave lets everything go.
func (t *Calendar) Leave() {}

// spoken is a button whose sign says less than its words.
type spoken struct {
	*kit.Button
	says words.Key
}

// Speak says the words.
func (b spoken) Speak(s *stage.Stage) { s.Speech().Say(s.Lang().Say(b.says)) }
