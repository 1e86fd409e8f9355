package table

import (
	"math"

	"fourtell/room"
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/rules"
	"fourtell/scene/stage"
)

// Company are the people elsewhere who sit at a table of another program's, or look on: how they are reached, what they say and what
// one can say to them. A table in company is not saved, its rounds are the company's to keep and count, and it goes on while the pause is
// open.
type Company interface {
	// Begin is called when the table is put on the stage, and again when another language is spoken.
	Begin(s *stage.Stage, t *Table)
	// Update is a tick, before the table looks at the input; what it takes the table does not get.
	Update(s *stage.Stage, t *Table, in *input.Tick)
	// Beside is how many units at the right edge of the window the table leaves free.
	Beside() float32
	// Far says that the table is looked at from afar, as a big screen; HandOnly that a phone holds a hand alone, as the table is seen
	// elsewhere.
	Far() bool
	HandOnly() bool
	// Plate is what stands on a seat's plate in the place of the number of cards, "" where nothing does.
	Plate(seat int) (line string, ink paint.Color)
	// DrawPlate draws how somebody is reached on their plate, which lies in that box and has its portrait at x, y. What it gives is how
	// much of the room at the name's end that takes.
	DrawPlate(p *paint.Painter, seat int, box paint.Rect, x, y, r float32) (taken float32)
	// Draw paints above the table.
	Draw(p *paint.Painter)
	// Stops are how many buttons the keys reach from the table; Speak says the nth, Press presses it, Mark puts the focus on it (-1: on
	// none).
	Stops() int
	Speak(s *stage.Stage, n int)
	Press(s *stage.Stage, n int)
	Mark(n int)
	// GoesOn says whether anything of it moves or counts, though nobody at this screen does anything.
	GoesOn() bool
	// Returns are how often one's own line has come back: whoever was away is asked again what is open.
	Returns() int
	// Behind is how far the picture may be behind the table, in ticks that a beat waits to be shown and in beats that do.
	Behind() (ticks, beats int)
	// Pause is what can be done besides playing on.
	Pause(s *stage.Stage, t *Table) PauseActions
	// Opened says that all has come which belongs to the end of the round on the table; its result waits for it.
	Opened() bool
	// Result changes what the end of a round shows; next goes back to the table, which has gone on by itself.
	Result(s *stage.Stage, t *Table, d *ResultData, next func(*stage.Stage))
	// Head is how what is kept of the round that is over knows it; nil: nothing is kept of it.
	Head() *room.Head
	// Leave is called when the table leaves the stage.
	Leave(s *stage.Stage, t *Table)
}

// nobody is the company at a table of this program's own: it waits for the picture, and its pause ends the game.
type nobody struct{}

func (nobody) Begin(*stage.Stage, *Table)               {}
func (nobody) Update(*stage.Stage, *Table, *input.Tick) {}
func (nobody) Beside() float32                          { return 0 }
func (nobody) HandOnly() bool                           { return false }
func (nobody) Far() bool                                { return false }
func (nobody) Plate(int) (line string, ink paint.Color) { return "", paint.Clear }
func (nobody) DrawPlate(*paint.Painter, int, paint.Rect, float32, float32, float32) (taken float32) {
	return 0
}
func (nobody) Draw(*paint.Painter)                                          {}
func (nobody) Stops() int                                                   { return 0 }
func (nobody) Speak(*stage.Stage, int)                                      {}
func (nobody) Press(*stage.Stage, int)                                      {}
func (nobody) Mark(int)                                                     {}
func (nobody) GoesOn() bool                                                 { return false }
func (nobody) Returns() int                                                 { return 0 }
func (nobody) Behind() (ticks, beats int)                                   { return math.MaxInt, math.MaxInt }
func (nobody) Opened() bool                                                 { return true }
func (nobody) Result(*stage.Stage, *Table, *ResultData, func(*stage.Stage)) {}
func (nobody) Head() *room.Head                                             { return nil }
func (nobody) Leave(*stage.Stage, *Table)                                   {}

// Pause leads to a new game, to the title, and to whatever else the table's routes offer.
func (nobody) Pause(s *stage.Stage, t *Table) PauseActions {
	a := PauseActions{
		NewRound: t.restart,
		Title:    func(s *stage.Stage) { s.Go(s.Options().Routes.Title()) },
		Keys:     t.keysShown.help(s),
		Seats:    t.stands.seatRows(),
		Undo:     undoing{t}.undo,
		NoUndo:   t.undos.refused(),
	}
	if s.Lang().Terms(t.o.Setup.Game).Known() {
		a.Rules = func(s *stage.Stage) { s.Open(rules.New(t.o.Setup.Game, t.o.Setup.Rules)) }
	}
	if more := t.ways.Verbs; more != nil {
		a.More = more(&t.o, s)
	}
	return a
}

// mates are the company as the table's parts know it, and what keeps the picture close to a table that does not wait for it.
type mates struct {
	*chair
	hud     *hud
	sharing *sharing
	verdict *verdictShow
	at      int    // which of the company's buttons the keys are on
	returns int    // of the company, at the last look
	again   bool   // one is back, and what was asked before may be open still
	asked   asking // that
	ticks   int
	known   uint32  // the newest beat that has been noted
	came    [64]int // when a beat came, by its Seq
}

func newMates(r *sharing) *mates {
	return &mates{chair: r.chair, hud: r.hud, sharing: r, verdict: r.verdict}
}

func (m *mates) begin(s *stage.Stage, t *Table) { m.o.Company.Begin(s, t) }

func (m *mates) update(s *stage.Stage, t *Table, in *input.Tick) {
	m.o.Company.Update(s, t, in)
	if m.hud.zone != zoneCompany {
		m.o.Company.Mark(-1)
	}
}

func (m *mates) leave(s *stage.Stage, t *Table) { m.o.Company.Leave(s, t) }

func (m *mates) draw(p *paint.Painter) { m.o.Company.Draw(p) }

func (m *mates) result(s *stage.Stage, t *Table, d *ResultData) {
	m.o.Company.Result(s, t, d, func(s *stage.Stage) {
		t.forget()
		t.left = false
		s.Go(t)
	})
}

func (m *mates) goesOn() bool { return m.o.Company.GoesOn() }

// room is the part of the window in which the table lies.
func (m *mates) room(s *stage.Stage) (w, h float32) {
	w, h = s.Window().Size()
	return w - m.o.Company.Beside(), h
}

// seen says how the company has the table seen, and whether that is new.
func (m *mates) seen() (anew bool) {
	was := m.geom
	m.geom.Public, m.geom.HandOnly = m.o.Company.Far(), m.o.Company.HandOnly()
	return m.geom.Public != was.Public || m.geom.HandOnly != was.HandOnly
}

// stops says whether the keys can go to the company's buttons.
func (m *mates) stops() bool { return m.o.Company.Stops() > 0 }

// step goes along them, and says whether there was another.
func (m *mates) step(s *stage.Stage, d int) bool {
	if m.hud.zone != zoneCompany || !m.stops() || m.at+d < 0 || m.at+d >= m.o.Company.Stops() {
		return false
	}
	m.at += d
	m.say(s)
	return true
}

// come is the keys' coming to them from one side.
func (m *mates) come(d int) {
	m.at = 0
	if d < 0 {
		m.at = m.o.Company.Stops() - 1
	}
}

// keys go along the buttons of who has no hand to go through, and press them.
func (m *mates) keys(s *stage.Stage, in *input.Tick) {
	if !m.stops() {
		return
	}
	d := 0
	switch {
	case in.Take(input.ActRight), in.Take(input.ActDown), in.Take(input.ActTab):
		d = 1
	case in.Take(input.ActLeft), in.Take(input.ActUp), in.Take(input.ActBackTab):
		d = -1
	case m.hud.zone == zoneCompany && in.Take(input.ActConfirm):
		m.o.Company.Press(s, m.at)
		return
	}
	if d != 0 && !m.step(s, d) {
		m.hud.zone = zoneCompany
		m.come(d)
		m.say(s)
	}
}

func (m *mates) say(s *stage.Stage) {
	m.o.Company.Mark(m.at)
	m.o.Company.Speak(s, m.at)
	s.Redraw()
}

// keepUp puts the newest beat on the table without motion where the picture has fallen behind, or one is back and nothing else
// is asked than before.
func (m *mates) keepUp(s *stage.Stage) {
	if n := m.o.Company.Returns(); n != m.returns {
		m.returns, m.again, m.asked = n, true, m.sharing.felt.announced
	}
	m.ticks++
	if m.known > m.newest || m.newest-m.known > uint32(len(m.came)) {
		m.known = m.newest - min(m.newest, 1)
	}
	for m.known != m.newest {
		m.known++
		m.came[m.known%uint32(len(m.came))] = m.ticks
	}
	n := m.queue.Behind()
	if n == 0 {
		if m.again && m.asked == m.sharing.felt.announced && m.asked == (asking{m.shown.Round, m.shown.Decision}) {
			m.verdict.clear()
			m.sharing.askAgain(s)
		}
		m.again = false
		return
	}
	oldest := m.newest - uint32(n) + 1
	ticks, beats := m.o.Company.Behind()
	if n > beats || m.ticks-m.came[oldest%uint32(len(m.came))] > ticks {
		m.verdict.clear()
		m.sharing.putBack()
	}
}
