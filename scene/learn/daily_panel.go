package learn

import (
	"fourtell/room"
	"fourtell/scene/days"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
)

// dailyPanel is the deal of the day among what there is to learn.
type dailyPanel struct {
	day                string // it was built for; "" where there is no date
	title, line, count string
	verbs              []*kit.Button
	at                 paint.Rect
	done               bool
	away               bool    // it is a deal of another game than that of the page
	low                float32 // units that the verbs stand lower, for a line of large text that needs two
}

// build says how the player has done today.
func (d *dailyPanel) build(s *stage.Stage, p *room.Progress) {
	l := s.Lang()
	*d = dailyPanel{title: l.Say(words.DailyTitle), line: l.Say(words.DailyLine)}
	day := days.Today(s)
	if d.day = day; day == "" {
		d.line = l.Say(words.DailyNoDate)
		return
	}
	if n := p.Streak(day); n > 0 {
		d.count = l.Say(words.DailyStreak, words.Count("n", n))
	}
	first := &kit.Button{Text: l.Say(words.DailyPlay), Size: 20, OnPress: func(s *stage.Stage) { days.Play(s, day) }}
	d.verbs = []*kit.Button{first, {Text: l.Say(words.CalendarTitle), Size: 20, OnPress: func(s *stage.Stage) { s.Go(days.New()) }}}
	if p.Left(day) != nil {
		first.Text = l.Say(words.DailyResume)
	}
	if played, ok := p.Day(day); ok {
		d.done, d.line = true, days.Says(l, played)
		first.Text, first.OnPress = l.Say(words.DailyShare), func(s *stage.Stage) { days.Share(s, played) }
	}
}

// turned says that another day has begun since it was built.
func (d *dailyPanel) turned(s *stage.Stage) bool { return !d.away && d.day != days.Today(s) }

// lay puts it into a width, with verbs of a height, and gives the y below it.
func (d *dailyPanel) lay(x, y, w, high float32) float32 {
	d.at = paint.Box(x, y, w, 102+d.low+high)
	each := w
	if len(d.verbs) > 1 {
		each = (w - 12) / 2
	}
	for i, b := range d.verbs {
		b.Rect = paint.Box(x+float32(i)*(each+12), y+92+d.low, each, high)
	}
	return y + 102 + d.low + high
}

func (d *dailyPanel) draw(p *paint.Painter) {
	if d.away {
		return
	}
	p.Text(d.title, d.at.X, d.at.Y+34, paint.Style{Face: paint.Display, Size: 24, Most: 30, Color: paint.Cream, Fit: 0.6 * d.at.W})
	p.Text(d.count, d.at.X+d.at.W, d.at.Y+34, paint.Style{Face: paint.Body, Size: 18, Most: 30, Color: paint.Cream2, Align: paint.Right, Fit: 0.36 * d.at.W})
	line := paint.Style{Face: paint.Body, Size: 16, Most: 17, Color: paint.Cream2, Wrap: d.at.W}
	if len(d.verbs) == 0 {
		line = p.Within(d.line, line, d.at.H-62, line.Size) // nothing stands below
	}
	p.Text(d.line, d.at.X, d.at.Y+62+p.Drop(line), line)
}
