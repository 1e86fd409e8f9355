package learn

import (
	"slices"
	"strconv"

	"fourtell/engine"
	"fourtell/room"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
	"fourtell/scene/rules"
	"fourtell/scene/stage"
	"fourtell/scene/table"
	"fourtell/words"
)

const (
	guestWaits  = 40 // ticks the table rests before a guest plays
	endWaits    = 50 // and before a lesson ends
	wishForgets = 45 // after which a wish that came to nothing may be wished again
)

// guide leads a table through a drill: it lets the guests play, shows the player what to do, and tells how it ended.
type guide struct {
	d       drill
	at      int // the command to come
	chairs  []*room.Person
	sent    bool   // it has been wished for
	seq     uint32 // and the beat at which
	since   int    // ticks since
	rest    int    // ticks the table has rested
	wait    int    // ticks the file wants to pass
	said    int    // the step about which something has been said, from 1
	text    string // of a guest's step, to be read before it is played
	goOn    kit.Button
	box     paint.Rect
	tried   bool           // a puzzle has been answered
	answer  engine.Command // with this
	ended   bool
	verdict bool // how it ended: as it should
	head    [2]string
	chances string // of a bluff, as the cards told when it was asked
}

// Begin sits the guests down, once.
func (g *guide) Begin(s *stage.Stage, t *table.Table) {
	l := s.Lang()
	g.head = [2]string{g.d.title(l), g.d.number(l)}
	g.goOn.Text, g.goOn.Kind = l.Say(words.LessonGoOn), kit.CoralVerb
	g.goOn.OnPress = func(s *stage.Stage) { g.text = ""; s.Redraw() }
	if g.chairs != nil {
		return
	}
	g.chairs = make([]*room.Person, len(t.Names()))
	for i := range g.chairs {
		if seat := engine.Seat(i); seat != t.Viewer() {
			g.chairs[i] = &room.Person{}
			t.Desk().Sit(seat, g.chairs[i])
		}
	}
	s.Speech().Say(g.head[1] + ": " + g.head[0])
	if line := g.task(l); line != "" {
		s.Toasts().Show(g.head[0], line)
	}
}

// task is what a puzzle asks for.
func (g *guide) task(l *words.Language) string {
	switch g.d.kind {
	case drillWin:
		return l.Say(words.PuzzleWinLine)
	case drillBluff:
		return l.Say(words.PuzzleBluffLine)
	}
	return ""
}

// step is the command to come; ok is false after the last.
func (g *guide) step() (c engine.Command, ok bool) {
	if g.at >= len(g.d.script) {
		return c, false
	}
	return g.d.script[g.at], true
}

// says is what the lesson says at the step to come.
func (g *guide) says(l *words.Language) string {
	if g.d.kind != drillLesson {
		return ""
	}
	return l.Lesson(g.d.key(), strconv.Itoa(g.at+1))
}

// Allows takes what is shown, and in a puzzle anything.
func (g *guide) Allows(s *stage.Stage, t *table.Table, c engine.Command) bool {
	if g.ended || g.sent {
		return false
	}
	if g.d.kind == drillLesson {
		if want, ok := g.step(); !ok || want.Seat != t.Viewer() || !meant(&want, &c) {
			g.deny(s, t, c)
			return false
		}
	}
	if g.d.kind == drillBluff && (c.Verb == engine.VerbChallenge || c.Verb == engine.VerbAccept) {
		g.tried, g.answer = true, c
		g.reckon(t.Words(), *t.Shown(), t.Names())
	}
	g.send(t)
	return true
}

func (g *guide) send(t *table.Table) { g.sent, g.seq, g.since = true, t.Newest(), 0 }

// meant says whether a wish is what the file says, whichever of two equal cards it names, and in whatever order several that are claimed.
func meant(want, c *engine.Command) bool {
	if want.Verb != c.Verb || want.Color != c.Color || want.Rank != c.Rank || want.Blind != c.Blind || want.Target != c.Target && want.Target != engine.NoSeat || len(want.Cards) != len(c.Cards) {
		return false
	}
	if len(want.Cards) == 0 {
		return want.Card.Face == c.Card.Face
	}
	a, b := faces(want.Cards), faces(c.Cards)
	if want.Verb == engine.VerbClaim {
		slices.Sort(a)
		slices.Sort(b)
	}
	return slices.Equal(a, b)
}

func faces(cards []engine.SeenCard) (all []engine.Face) {
	for _, c := range cards {
		all = append(all, c.Face)
	}
	return all
}

// deny says that something else is to be done first.
func (g *guide) deny(s *stage.Stage, t *table.Table, c engine.Command) {
	card := c.Card.ID
	if len(c.Cards) > 0 {
		card = c.Cards[0].ID
	}
	t.Deny(s, card, t.Words().Say(words.LessonNotNow))
	g.rest = -2 * stage.TicksPerSecond // what is shown comes back when that has been read
}

// Update goes on with the drill whenever the table has come to rest.
func (g *guide) Update(s *stage.Stage, t *table.Table, in *input.Tick) {
	t.Entitle(g.head[0], g.head[1])
	if g.ended {
		return
	}
	if g.sent && !g.came(t) {
		return
	}
	if !t.Rests() {
		g.rest = min(g.rest, 0)
		return
	}
	if g.rest++; g.rest < 1 {
		return
	}
	if g.d.kind == drillLesson {
		g.lead(s, t, in)
		return
	}
	g.watch(s, t)
}

// came says whether what was wished for has happened; a wish that came to nothing is forgotten after a while.
func (g *guide) came(t *table.Table) bool {
	if t.Newest() != g.seq {
		g.sent, g.text = false, ""
		if g.d.kind == drillLesson || g.at < len(g.d.script) && g.d.script[g.at].Seat != t.Viewer() {
			g.at++
		}
		return true
	}
	if g.since++; g.since > wishForgets {
		g.sent = false
	}
	return false
}

// lead is a tick of a lesson at rest.
func (g *guide) lead(s *stage.Stage, t *table.Table, in *input.Tick) {
	c, ok := g.step()
	switch {
	case !ok:
		if g.rest > endWaits {
			g.end(s, t, true)
		}
	case c.Verb == engine.VerbWait:
		if g.wait++; g.wait*1000 >= int(c.Wait)*stage.TicksPerSecond {
			g.at, g.wait = g.at+1, 0
		}
	case c.Seat == t.Viewer():
		g.show(s, t, c)
	default:
		g.guest(s, t, c, in)
	}
}

// show lights up what the player is to do, as advice does.
func (g *guide) show(s *stage.Stage, t *table.Table, c engine.Command) {
	text := g.says(t.Words())
	if !t.Show(c, text) {
		return
	}
	if g.said != g.at+1 {
		g.said = g.at + 1
		s.Speech().Say(text)
	}
	s.Redraw()
}

// guest lets a guest play, after what there is to say about it has been read.
func (g *guide) guest(s *stage.Stage, t *table.Table, c engine.Command, in *input.Tick) {
	if g.said != g.at+1 {
		g.said, g.text = g.at+1, g.says(t.Words())
		if g.text != "" {
			s.Toasts().Clear()
			g.lay(s, t)
			g.goOn.Focus(true)
			s.Speech().Say(g.text + " " + g.goOn.Text + ".")
			s.Redraw()
			g.rest = 1
		}
	}
	if g.text != "" {
		g.read(s, t, in)
		return
	}
	if g.rest > guestWaits {
		g.plays(t, c)
	}
}

// read waits until the player wants to go on: by the button, a press anywhere on the words, or a key.
func (g *guide) read(s *stage.Stage, t *table.Table, in *input.Tick) {
	g.lay(s, t)
	g.goOn.Update(s, in)
	if g.text != "" && (in.Take(input.ActConfirm) || in.Take(input.ActSkip)) {
		g.goOn.Activate(s)
	}
	if g.text == "" {
		g.rest = guestWaits // it need not wait once more
		return
	}
	if in.In(g.box) {
		in.TakePointer() // nothing below it is meant
	}
}

// plays lets a guest play what the file says.
func (g *guide) plays(t *table.Table, c engine.Command) {
	if g.chairs[c.Seat].Want(c) {
		g.send(t)
	}
}

// Asked is the player's wish for advice: a lesson says again what is to be done.
func (g *guide) Asked(s *stage.Stage, t *table.Table) {
	if g.d.kind != drillLesson {
		t.Tell(s, t.Words().Say(words.PuzzleNoHint))
		return
	}
	s.Speech().Say(g.says(t.Words()))
}

// Over is the end of the round.
func (g *guide) Over(s *stage.Stage, t *table.Table) {
	if g.ended {
		return
	}
	switch g.d.kind {
	case drillLesson:
		g.end(s, t, true)
	case drillWin:
		g.end(s, t, len(t.Shown().Winners) > 0 && t.Shown().Winners[0] == t.Viewer())
	}
}

// end notes how it went and says so.
func (g *guide) end(s *stage.Stage, t *table.Table, well bool) {
	g.ended, g.verdict = true, well
	t.Unshow(s)
	d := &g.d
	s.Kept().NoteProgress(func(p *room.Progress) {
		if d.kind == drillLesson {
			p.Learn(d.name)
		} else {
			p.Try(d.name, well)
		}
	})
	s.Open(newDrillEnd(func(s *stage.Stage) kit.Outcome { return g.ending(s, t) }))
}

// Leave keeps nothing: a drill begins anew.
func (g *guide) Leave(*stage.Stage, *table.Table) {}

// Pause is the drill's own ways out.
func (g *guide) Pause(s *stage.Stage, t *table.Table) table.PauseActions {
	a := table.PauseActions{Title: func(s *stage.Stage) { s.Go(s.Options().Routes.Title()) }, Rules: func(s *stage.Stage) { s.Open(rules.New(g.d.setup.Game, g.d.setup.Rules)) }}
	a.More = append(a.More, table.PauseVerb{Text: words.LearnAgain, Do: g.d.start})
	if g.d.kind == drillLesson {
		a.More = append(a.More, table.PauseVerb{Text: words.LessonSkip, Do: g.d.next})
	}
	a.More = append(a.More, table.PauseVerb{Text: words.LearnAll, Do: func(s *stage.Stage) { s.Go(New()) }})
	return a
}

// SayAnew says what stands in another language.
func (g *guide) SayAnew(s *stage.Stage, t *table.Table) {
	g.Begin(s, t)
	g.text = g.retext(s.Lang())
	if t.Shows() && g.d.kind == drillLesson {
		t.Unshow(s) // it comes back in the other language
	}
}

func (g *guide) retext(l *words.Language) string {
	if g.text == "" {
		return ""
	}
	return g.says(l)
}

// lay puts what there is to read where most of it is free: under the discards.
func (g *guide) lay(s *stage.Stage, t *table.Table) {
	u, l := t.Unit(), t.Queue().Layout()
	p := s.Painter()
	wide := min(620*u, float32(l.W)-32*u)
	_, h := p.Measure(g.text, g.style(u, wide))
	high := h + 88*u
	g.box = paint.Centered(float32(l.W)/2, 0, wide, high)
	g.box.Y = min(float32(l.Discard.Y)+float32(l.Ring)+4*u, float32(l.H)-high-16*u)
	g.goOn.Size = 20 * u
	g.goOn.Rect = paint.Box(g.box.X+wide-176*u, g.box.Y+high-62*u, 156*u, 44*u)
}

func (g *guide) style(u, wide float32) paint.Style {
	return paint.Style{Face: paint.Body, Size: 19 * u, Color: paint.Ink, Wrap: wide - 84*u}
}

// Draw paints what is to be read before a guest plays.
func (g *guide) Draw(p *paint.Painter, t *table.Table) {
	if g.text == "" || g.ended {
		return
	}
	u, r := t.Unit(), g.box
	p.Shadow(r, 18*u, 5*u, 12*u, paint.ShadowInk.Fade(0.6))
	p.RoundRect(r, 18*u, paint.Cream)
	t.DrawLamp(p, r.X+36*u, r.Y+36*u, 1.15*u)
	p.Text(g.text, r.X+66*u, r.Y+36*u, g.style(u, r.W))
	p.TellTarget(g.goOn.Rect)
	g.goOn.Draw(p)
}

// HidesOdds says that a puzzle asks for them.
func (g *guide) HidesOdds() bool { return g.d.kind == drillBluff }
