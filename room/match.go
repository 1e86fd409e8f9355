package room

import (
	"slices"

	"fourtell/engine"
)

// match is the game at a table: what it grants, when by the table's clock, and what everybody may know of it.
type match struct {
	clock
	recording
	game   engine.Game
	book   engine.Rulebook
	public engine.Snapshot // what everybody knows now: whose turn, who may be caught, when time runs out
}

// open takes a match up as the game stands.
func (m *match) open(game engine.Game) {
	m.game = game
	m.sync()
	m.book = bookOf(&m.public)
}

// grant asks the game for a command at the time it is, and writes down what is granted. The error is an *engine.Illegal.
func (m *match) grant(c engine.Command) ([]engine.Beat, error) {
	c.At = m.Now()
	beats, err := m.game.Apply(c)
	if err != nil {
		return nil, err
	}
	m.add(c.Faced(m.book), m.answers(c))
	m.sync()
	return beats, nil
}

// repeat takes up a command of a record: it is written down already, and its time is its own.
func (m *match) repeat(c engine.Command) error {
	if _, err := m.game.Apply(c); err != nil {
		return err
	}
	m.note(c, m.answers(c))
	m.sync()
	return nil
}

// answers says whether a command is one to go back before. A call or a catch beside the question is none; a question that ran
// out of time was the seat's all the same. The public Snapshot is as it was before the command.
func (m *match) answers(c engine.Command) bool {
	if c.Verb.OfTable() {
		return c.Verb == engine.VerbTimeout && c.Round == 0
	}
	s := m.public
	s.Viewer = c.Seat
	return isMove(m.book, &s, c)
}

// sync takes over what the game says everybody knows, and its clock.
func (m *match) sync() {
	m.public = m.game.View(engine.Spectator)
	m.follow(m.public.Clock.Now)
}

// now is the Snapshot with the clock as it stands, since some are shown long after their beat.
func (m *match) now(s engine.Snapshot) engine.Snapshot {
	s.Clock.Now = max(s.Clock.Now, m.Now())
	return s
}

// Public is what everybody may know of the table now.
func (m *match) Public() engine.Snapshot { return m.now(m.public) }

// View is what that seat may know now: for the picture's first frame, and for whoever sits down.
func (m *match) View(s engine.Seat) engine.Snapshot { return m.now(m.game.View(s)) }

// Over says that the round, or the match, has ended.
func (m *match) Over() bool { return m.public.Over() }

// Record is the match so far. It is a copy.
func (m *match) Record() engine.Record {
	return engine.Record{Setup: m.game.Setup(), Commands: slices.Clone(m.granted)}
}

// State is the whole truth in canonical form, for records, tests and hashes only: no Controller may ever see it.
func (m *match) State() []byte { return m.game.State() }
