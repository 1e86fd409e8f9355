package learn

import (
	"strconv"
	"strings"

	"fourtell/engine"
	"fourtell/room"
	"fourtell/scene/guests"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/rules"
	"fourtell/scene/stage"
	"fourtell/scene/table"
	"fourtell/words"
)

// daily leads the deal of the day: the same cards and the same guests for everybody on a date. The first try of a day counts:
// it may be left and gone on with, but not begun anew. What is played at it goes into no statistics.
type daily struct {
	day    string // as room.DayOf gives it
	head   string
	counts bool   // this is the first try
	kept   uint32 // the beat up to which it has been kept
	played room.DailyPlayed
}

const (
	dailySeats = 4
	dailyGame  = "" // the usual one
)

// dailyTable is the table of a day.
func dailyTable(day string, l *words.Language) table.Options {
	n, _ := strconv.ParseUint(strings.ReplaceAll(day, "-", ""), 10, 64) // 20261128; a day has no other form
	seed := engine.Mix(n, dailySeats)
	o := table.Options{Setup: guests.QuickSetup(dailySeats, "classic", seed), BotSeed: engine.Mix(seed, 1), Persons: []engine.Seat{0}, Led: &daily{day: day}}
	o.Setup.Seats = append([]string(nil), o.Setup.Seats...)
	o.Setup.Seats[0] = l.Say(words.SeatYou)
	o.Setup.Dealer = engine.Seat(n % dailySeats)
	return o
}

// playDaily puts the deal of a day on the stage; a try that counts as far as it was played.
func playDaily(s *stage.Stage, day string) {
	o := dailyTable(day, s.Lang())
	p := s.Kept().Progress()
	_, counted := p.Day(day)
	o.Led.(*daily).counts = !counted
	if p.Game != nil && p.Game.Day == day && !counted {
		if record, err := engine.ReadRecord(strings.NewReader(p.Game.Record)); err == nil && record.Setup.Seed == o.Setup.Seed {
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
		s.Toasts().Alert(s.Lang().Say(words.DailyTitle), err.Error())
		return
	}
	s.Toasts().Clear()
	s.Go(t)
}

// Begin says what it is.
func (d *daily) Begin(s *stage.Stage, _ *table.Table) {
	d.head = s.Lang().Say(words.DailyTitle)
	s.Speech().Say(d.head + " " + d.day)
	if !d.counts {
		s.Toasts().Show(d.head, s.Lang().Say(words.DailyCounted))
	}
}

// Allows lets everything happen.
func (d *daily) Allows(*stage.Stage, *table.Table, engine.Command) bool { return true }

// Update shows the day in the corner, and keeps what has been played, so that whatever ends the program takes nothing back.
func (d *daily) Update(s *stage.Stage, t *table.Table, _ *input.Tick) {
	t.Entitle(d.head, d.day)
	d.keep(s, t)
}

// Leave keeps what the last tick has brought.
func (d *daily) Leave(s *stage.Stage, t *table.Table) { d.keep(s, t) }

// keep writes down the try that counts where it has gone on.
func (d *daily) keep(s *stage.Stage, t *table.Table) {
	keeper, ok := t.Desk().(room.Keeper)
	if !ok || !d.counts || t.Newest() == d.kept || d.played.Of != 0 {
		return
	}
	d.kept = t.Newest()
	var text strings.Builder
	if err := keeper.Record().Write(&text); err != nil {
		return // a text takes everything
	}
	s.Kept().NoteProgress(func(p *room.Progress) {
		if _, counted := p.Day(d.day); !counted {
			p.Game = &room.DailyGame{Day: d.day, Record: text.String()}
		}
	})
}

// Draw paints nothing.
func (d *daily) Draw(*paint.Painter, *table.Table) {}

// Pause is as at any table.
func (d *daily) Pause(_ *stage.Stage, t *table.Table) table.PauseActions {
	return table.PauseActions{
		Title: func(s *stage.Stage) { s.Go(s.Options().Routes.Title()) },
		Rules: func(s *stage.Stage) { s.Open(rules.New("", t.Rules())) },
		More:  []table.PauseVerb{{Text: words.LearnAll, Do: func(s *stage.Stage) { s.Go(New()) }}},
	}
}

// Over notes how it went and says so.
func (d *daily) Over(s *stage.Stage, t *table.Table) {
	d.played = dailyResult(d.day, t.Shown(), t.Viewer())
	s.Kept().NoteProgress(func(p *room.Progress) { p.Count(d.played) })
	s.Open(newDrillEnd(d.ending))
}

// dailyResult is a finished round as it counts for a seat: the fewer points a hand holds, the better its place.
func dailyResult(day string, end *engine.Snapshot, seat engine.Seat) room.DailyPlayed {
	r := room.DailyPlayed{Day: day, Of: len(end.Hands)}
	r.Place, r.Held = table.Standing(end, seat)
	for i := range end.History {
		if e := &end.History[i]; e.Kind == engine.EventChallengeResolved && e.Verdict == engine.Guilty && e.Target == seat {
			r.Caught++
		}
	}
	return r
}

func (d *daily) ending(s *stage.Stage) kit.Outcome {
	l := s.Lang()
	e := kit.Outcome{Title: l.Say(words.DailyTitle) + " " + d.day, Well: d.played.Place == 1}
	lines := []string{dailyWords(l, words.DailyResult, d.played)}
	p := s.Kept().Progress()
	if !d.counts {
		lines = append(lines, l.Say(words.DailyCounted))
	}
	if n := p.Streak(d.day); n > 1 {
		lines = append(lines, l.Say(words.DailyStreak, words.Count("n", n))+".")
	}
	e.Lines = words.Join(lines...)
	e.Verbs = []*kit.Button{
		{Text: l.Say(words.DailyShare), OnPress: func(s *stage.Stage) { shareDaily(s, d.played) }},
		{Text: l.Say(words.DailyPractice), OnPress: func(s *stage.Stage) { playDaily(s, d.day) }},
		{Text: l.Say(words.LearnAll), OnPress: func(s *stage.Stage) { s.Go(New()) }},
	}
	return e
}

// dailyWords are a result in a sentence.
func dailyWords(l *words.Language, key words.Key, r room.DailyPlayed) string {
	return l.Say(key, words.With("day", r.Day), words.With("place", l.Place(r.Place)), words.Count("of", r.Of),
		words.Count("held", r.Held), words.Count("caught", r.Caught))
}

// shareDaily shows the line to pass on; a page puts it on the clipboard, a window into a file.
func shareDaily(s *stage.Stage, r room.DailyPlayed) {
	l := s.Lang()
	m := &kit.Entry{Title: l.Say(words.DailyShare), Help: l.Say(words.DailyShareHelp), Copies: true, Accept: l.Say(words.DailyWrite)}
	m.Field.Text, m.Field.Lines = dailyWords(l, words.DailyText, r), true
	m.Check = func(string) string { return "" }
	m.Take = func(s *stage.Stage, text string) {
		where, err := s.Files().Keep("fourtell-daily-"+r.Day+".txt", []byte(text+"\n"))
		if err != nil {
			s.Toasts().Alert(s.Lang().Say(words.DailyUnsaved), err.Error())
			return
		}
		s.Toasts().Show(s.Lang().Say(words.DailyWritten), where)
	}
	s.Open(m)
}
