//go:build display

package scene

import (
	"encoding/json"
	"slices"
	"testing"

	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/engine/shed"
	"fourtell/engine/uno"
	"fourtell/room"
	"fourtell/scene/guests"
	"fourtell/scene/input"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
	"fourtell/scene/title"
)

// farDesk is a desk whose table is elsewhere: of it there is here what the line has brought of one seat, and nothing else.
type farDesk struct {
	names  []string
	seat   engine.Seat
	in     [][]byte // from the table: Snapshots of that seat
	out    [][]byte // to it: Commands
	rest   uint32   // and where the picture rests
	last   engine.Snapshot
	ticks  int64 // since then
	show   []func(engine.Snapshot)
	person *room.Person
}

func (d *farDesk) Names() []string { return d.names }
func (d *farDesk) Watch(_ engine.Seat, show func(engine.Snapshot)) func() {
	i := len(d.show)
	d.show = append(d.show, show)
	return func() { d.show[i] = func(engine.Snapshot) {} }
}
func (d *farDesk) Settled(seq uint32)      { d.rest = max(d.rest, seq) }
func (d *farDesk) Public() engine.Snapshot { return d.View(d.seat) }
func (d *farDesk) Over() bool              { return d.last.Over() }
func (d *farDesk) Now() engine.Millis {
	return d.last.Clock.Now + engine.Millis(d.ticks*1000/stage.TicksPerSecond)
}
func (d *farDesk) Thinking(seat engine.Seat) bool    { return d.last.Turn == seat && seat != d.seat }
func (d *farDesk) Sit(_ engine.Seat, p *room.Person) { d.person = p }
func (d *farDesk) StandIn(engine.Seat)               { d.person = nil }
func (d *farDesk) Person(seat engine.Seat) *room.Person {
	if seat != d.seat {
		return nil
	}
	return d.person
}
func (d *farDesk) View(engine.Seat) engine.Snapshot {
	s := d.last
	s.Clock.Now = d.Now()
	return s
}
func (d *farDesk) Do(c engine.Command) error {
	line, err := json.Marshal(c)
	d.out = append(d.out, line)
	return err
}
func (d *farDesk) NextRound() error { return d.Do(engine.Do(d.seat, engine.VerbNextRound)) }
func (d *farDesk) Hear()            { d.Step() }
func (d *farDesk) Step() {
	d.ticks++
	for _, line := range d.in {
		s, err := games.ReadSnapshot(line)
		if err != nil {
			panic(err)
		}
		d.last, d.ticks = s, 0
		if d.person != nil {
			d.person.Show(s)
		}
		for _, show := range d.show {
			show(s)
		}
	}
	d.in = nil
	if d.person == nil {
		return
	}
	if c, ok := d.person.Poll(); ok {
		c.Seat = d.seat
		_ = d.Do(c)
	}
}
func (d *farDesk) Finished() (engine.Record, error) { return engine.Record{}, room.ErrRoundOn }

// farEnd is the far end of its line: the table, with the screen's seat and its desk there.
type farEnd struct {
	d     *farDesk
	match *room.Table
	desk  *room.LocalDesk
	wish  []engine.Command
}

// Show sends the seat's Snapshot off.
func (e *farEnd) Show(s engine.Snapshot) {
	line, err := json.Marshal(s)
	if err != nil {
		panic(err)
	}
	e.d.in = append(e.d.in, line)
}

// Poll is what the screen wishes.
func (e *farEnd) Poll() (c engine.Command, ok bool) {
	if len(e.wish) == 0 {
		return c, false
	}
	c, e.wish = e.wish[0], e.wish[1:]
	return c, true
}

// step is a tick at the table, with what the line has brought.
func (e *farEnd) step() {
	for _, line := range e.d.out {
		var c engine.Command
		if err := json.Unmarshal(line, &c); err != nil {
			panic(err)
		}
		e.wish = append(e.wish, c)
	}
	e.d.out = nil
	e.desk.Settled(e.d.rest)
	e.match.Step()
}

// A screen plays at a table that is elsewhere, by what a line brings of its own seat.
func TestATurnIsPlayedAtATableThatIsElsewhere(t *testing.T) {
	placedAt := placed(t, "classic", 0, "R4 G7 R7", "R3 R8 Y2", "R1 B2 B5 B7", "R2 R5 Y5")
	game, err := uno.New(placedAt.Setup)
	if err != nil {
		t.Fatal(err)
	}
	d := &farDesk{names: placedAt.Setup.Seats}
	end := &farEnd{d: d, match: room.NewTable(game, room.Options{Pace: room.Instant()})}
	end.desk = end.match.Desk(room.LongestRest)
	end.match.Seat(0, end)
	for seat := engine.Seat(1); seat < 3; seat++ {
		end.match.Seat(seat, room.NewBotSeat(guests.SeatedBot("", nil), seat, 5))
	}
	in := &input.Script{}
	s, table := tableStage(t, 1280, 720, tables.Options{Desk: d, Persons: []engine.Seat{0}, Setup: engine.Setup{Rules: "classic", Seats: d.names}}, stage.DefaultSettings(), in)
	run := func(what string, until func() bool) {
		t.Helper()
		for range 1200 {
			if until() {
				return
			}
			end.step()
			scenetest.Step(t, s, 1)
		}
		t.Fatalf("%s: never", what)
	}
	run("the deal is seen and the question asked", table.Asked)
	if n := len(end.match.Record().Commands); n != 0 {
		t.Fatalf("%d commands before the player's", n)
	}
	red := slices.IndexFunc(table.Shown().Hands[0].Cards, func(c engine.SeenCard) bool { return shed.ColorOf(c.Face) == shed.Red })
	q := table.Queue().Layout().HandPose(table.IndexOf(table.Shown().Hands[0].Cards[red].ID))
	played := q.Card
	in.MoveTo(float32(q.X), float32(q.Y))
	in.Click(float32(q.X), float32(q.Y))
	run("the play is granted there", func() bool { return len(end.match.Record().Commands) > 0 })
	c := end.match.Record().Commands[0]
	if c.Seat != 0 || c.Verb != engine.VerbPlay || c.Card.Face != played.Face {
		t.Fatalf("the table got %v, want the play of %v", c, played.Face)
	}
	run("everybody else has played and it is the player's turn again", func() bool { return len(table.Shown().Hands[0].Cards) == 2 && table.Asked() })
	if all := end.match.Record().Commands; len(all) < 3 {
		t.Errorf("%d commands in a round of three", len(all))
	}
	if got, want := asText(*table.Shown()), asText(end.match.View(0)); got != want {
		t.Errorf("the picture shows\n%s\nand the table is\n%s", got, want)
	}
	if _, ours := table.Desk().(room.Host); ours || table.Inside().Saving.Saved(s) || table.Inside().Undos.Refused() == "" {
		t.Error("a table that is elsewhere is saved, or taken back at")
	}
	s.Go(title.New())
	scenetest.Step(t, s, 2)
}

// asText is a Snapshot as it goes over a line, whenever it is.
func asText(s engine.Snapshot) string {
	s.Clock.Now = 0
	line, err := json.Marshal(s)
	if err != nil {
		return err.Error()
	}
	return string(line)
}
