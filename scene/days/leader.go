package days

import (
	"strings"
	"time"

	"fourtell/ai"
	"fourtell/engine"
	"fourtell/room"
	"fourtell/room/dated"
	"fourtell/scene/guests"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/rules"
	"fourtell/scene/stage"
	"fourtell/scene/table"
	"fourtell/words"
)

// leader leads the deal of a day or a week: the same cards, rules and guests for everybody. The first try counts: it may be left and gone
// on with, but not begun anew. What is played at it goes into no statistics.
type leader struct {
	deal   dated.Deal
	head   string
	under  string // what stands below it: the day, or the odd rules
	counts bool   // this is the first try, in its time
	kept   uint32 // the beat up to which it has been kept
	played room.DailyPlayed
	world  *world // how others did; nil: it is not asked
}

// tableOf is the table of a deal.
func tableOf(d dated.Deal, l *words.Language) table.Options {
	o := table.Options{Setup: d.Setup(l.Say(words.SeatYou)), BotSeed: d.BotSeed, Persons: []engine.Seat{0}, Led: &leader{deal: d}}
	if d.Levels {
		return o
	}
	o.Guests, o.Bots = []string{guests.Portraits()[0]}, []string{""}
	for _, g := range d.Guests {
		c, _ := ai.CharacterNamed(g)
		o.Guests, o.Bots = append(o.Guests, c.Guest), append(o.Bots, ai.CharMark+g)
	}
	return o
}

// Today and Week are those of now by UTC; "" where there is no date.
func Today(s *stage.Stage) string { return named(s, dated.DayOf) }

// Week is the week of now.
func Week(s *stage.Stage) string { return named(s, dated.WeekOf) }

func named(s *stage.Stage, by func(time.Time) string) string {
	now := s.Kept().Now()
	if now.IsZero() {
		return ""
	}
	return by(now)
}

// Counts says whether a try at that deal would count: it is today's or this week's, or was begun when it was, and has not been counted.
func Counts(s *stage.Stage, p *room.Progress, name string) bool {
	_, counted := p.Day(name)
	return !counted && (name == Today(s) || name == Week(s) || p.Left(name) != nil)
}

// Play puts the deal of a day or a week on the stage; a try that counts as far as it was played. Of what has no date nothing happens.
func Play(s *stage.Stage, name string) {
	d, ok := dated.Of(name)
	if !ok {
		return
	}
	o := tableOf(d, s.Lang())
	p := s.Kept().Progress()
	o.Led.(*leader).counts = Counts(s, &p, name)
	if left := p.Left(name); left != nil {
		if record, err := engine.ReadRecord(strings.NewReader(left.Record)); err == nil && record.Setup.Seed == o.Setup.Seed {
			record.Setup.Seats = o.Setup.Seats // in the language of now
			o.Resume = &room.Save{Head: room.Head{BotSeed: o.BotSeed}, Record: record}
		}
	}
	t, err := table.New(o)
	if err != nil && o.Resume != nil { // what was kept of it plays no more: it begins anew
		o.Resume = nil
		t, err = table.New(o)
	}
	if err != nil { // this table stands on every day
		s.Toasts().Alert(title(s.Lang(), &d), err.Error())
		return
	}
	s.Toasts().Clear()
	s.Go(t)
}

// Begin says what it is.
func (d *leader) Begin(s *stage.Stage, _ *table.Table) {
	l := s.Lang()
	d.head, d.under = title(l, &d.deal), d.deal.Name
	said := d.head + " " + d.under
	if d.deal.Weekly() {
		var line string
		d.under, line = words.Odd(l, d.deal.Odd)
		said = words.Join(d.head+": "+d.under+".", line)
		s.Toasts().Show(d.under, line)
	} else {
		s.Speech().Say(said)
	}
	if !d.counts {
		s.Toasts().Show(d.head, d.forFun(s))
	}
}

// forFun says why it does not count.
func (d *leader) forFun(s *stage.Stage) string {
	key := words.DatedOver
	switch d.deal.Name {
	case Today(s):
		key = words.DailyCounted
	case Week(s):
		key = words.WeeklyCounted
	}
	return s.Lang().Say(key)
}

// Allows lets everything happen.
func (d *leader) Allows(*stage.Stage, *table.Table, engine.Command) bool { return true }

// Update shows the day in the corner, and keeps what has been played, so that whatever ends the program takes nothing back.
func (d *leader) Update(s *stage.Stage, t *table.Table, _ *input.Tick) {
	t.Entitle(d.head, d.under)
	d.keep(s, t)
}

// Leave keeps what the last tick has brought.
func (d *leader) Leave(s *stage.Stage, t *table.Table) { d.keep(s, t) }

// keep writes down the try that counts where it has gone on.
func (d *leader) keep(s *stage.Stage, t *table.Table) {
	keeper, ok := t.Desk().(room.Keeper)
	if !ok || !d.counts || t.Newest() == d.kept || d.played.Of != 0 {
		return
	}
	d.kept = t.Newest()
	var text strings.Builder
	if err := keeper.Record().Write(&text); err != nil {
		return // a text takes everything
	}
	s.Kept().NoteProgress(func(p *room.Progress) { p.Leave(room.DailyGame{Day: d.deal.Name, Record: text.String()}) })
}

// Draw paints nothing.
func (d *leader) Draw(*paint.Painter, *table.Table) {}

// Pause is as at any table.
func (d *leader) Pause(_ *stage.Stage, t *table.Table) table.PauseActions {
	return table.PauseActions{
		Title: func(s *stage.Stage) { s.Go(s.Options().Routes.Title()) },
		Rules: func(s *stage.Stage) { s.Open(rules.New(d.deal.Game, t.Rules())) },
		More:  []table.PauseVerb{{Text: words.CalendarTitle, Do: func(s *stage.Stage) { s.Go(At(d.deal.Name)) }}},
	}
}

// Over notes how it went and says so.
func (d *leader) Over(s *stage.Stage, t *table.Table) {
	d.played = result(d.deal.Name, t.Shown(), t.Viewer())
	if now := s.Kept().Now(); !now.IsZero() {
		d.played.At = now.Unix()
	}
	if d.counts {
		s.Kept().NoteProgress(func(p *room.Progress) { p.Count(d.played) })
	}
	end := kit.NewEnding(d.ending, func(s *stage.Stage) { s.Go(At(d.deal.Name)) })
	if r, counted := ofDeal(s, d.deal.Name); counted {
		d.world = newWorld(s, r, func() {
			if s.Top() == stage.Modal(end) {
				end.Anew(s)
				s.Speech().Say(d.world.sentence(s.Lang()))
			}
		})
	}
	s.Open(end)
}

// ofDeal is what has been counted of a deal.
func ofDeal(s *stage.Stage, name string) (room.DailyPlayed, bool) {
	p := s.Kept().Progress()
	return p.Day(name)
}

// result is a finished round as it counts for a seat.
func result(day string, end *engine.Snapshot, seat engine.Seat) room.DailyPlayed {
	r := room.DailyPlayed{Day: day, Of: len(end.Hands)}
	r.Place, r.Held, r.Caught = dated.Came(end, seat)
	return r
}

func (d *leader) ending(s *stage.Stage) kit.Outcome {
	l := s.Lang()
	e := kit.Outcome{Title: title(l, &d.deal) + " " + d.deal.Name, Well: d.played.Place == 1}
	lines := []string{sentence(l, d.played)}
	if d.deal.Name == Today(s) {
		lines[0] = daySays(l, words.DailyResult, d.played)
	}
	p := s.Kept().Progress()
	if !d.counts {
		lines = append(lines, d.forFun(s))
	}
	if n := p.Streak(d.deal.Name); n > 1 && !d.deal.Weekly() {
		lines = append(lines, l.Say(words.DailyStreak, words.Count("n", n)))
	}
	if d.world != nil {
		lines = append(lines, d.world.sentence(l))
		if d.world.sent {
			lines = append(lines, l.Say(words.WorldPrivacy))
		}
		if d.world.how == told {
			e.Picture = d.world
		}
	}
	e.Lines = words.Sentences(lines...)
	e.Verbs = []*kit.Button{
		{Text: l.Say(words.DailyShare), OnPress: func(s *stage.Stage) { Share(s, d.played) }},
		{Text: l.Say(words.DailyPractice), OnPress: func(s *stage.Stage) { Play(s, d.deal.Name) }},
		{Text: l.Say(words.CalendarTitle), OnPress: func(s *stage.Stage) { s.Go(At(d.deal.Name)) }},
	}
	return e
}
