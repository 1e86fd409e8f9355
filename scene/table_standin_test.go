//go:build display

package scene

import (
	"bytes"
	"fmt"
	"image"
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/room"
	"fourtell/scene/ask"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/result"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
	tables "fourtell/scene/table"
)

// heardOf says whether something has been said, and stands in the log of everybody at the screen.
func heardOf(t *testing.T, s *stage.Stage, table *tables.Table, line string) {
	t.Helper()
	if !strings.Contains(strings.Join(s.Speech().Said(), "\n"), line) {
		t.Errorf("%q was not said; said %q", line, scenetest.Said(s, 4))
	}
	logs := [][]tables.LogLine{table.Inside().Log.Lines()}
	for _, p := range *table.Inside().People.Sharers() {
		if p.Seat() != table.Viewer() {
			logs = append(logs, p.Log().Lines())
		}
	}
	for i, lines := range logs {
		found := false
		for _, l := range lines {
			found = found || l.Text() == line
		}
		if !found {
			t.Errorf("log %d does not tell that %s", i, line)
		}
	}
}

func TestStandInForOnePersonPlaysWhileTheyWatchAndOneClickGivesTheSeatBack(t *testing.T) {
	for _, size := range []image.Point{image.Pt(1280, 720), image.Pt(390, 844)} {
		in, set := input.NewScript(), stage.DefaultSettings()
		set.Speed = stage.SpeedFast
		s, table := tableStage(t, size.X, size.Y, quick(4, "classic", 3), set, in)
		scenetest.Until(t, s, "asked", table.Asked)
		before := len(hosted(table).Record().Commands)
		turn := table.Desk().Public().Turn
		scenetest.Run(t, s, in.Key(input.ActPause).Wait(20))
		m, ok := s.Top().(*tables.Pause)
		if !ok || len(m.Seats()) != 1 || m.Seats()[0].Text != "A bot plays for me" {
			t.Fatalf("%T stands", s.Top())
		}
		scenetest.Keep(t, s, scenetest.SizeName("pause-one", size))
		x, y := m.Seats()[0].Center()
		scenetest.Run(t, s, in.Click(x*m.K(), y*m.K()).Wait(3))
		if m.Seats()[0].Text != "I am back" || len(hosted(table).Record().Commands) != before || table.Desk().Public().Turn != turn {
			t.Errorf("the row says %q, turn %d after %d", m.Seats()[0].Text, table.Desk().Public().Turn, turn)
		}
		heardOf(t, s, table, "A bot plays for you")
		scenetest.Run(t, s, in.Key(input.ActCancel).Wait(30))
		scenetest.Until(t, s, "played by a bot", func() bool { return table.Desk().Public().Turn != 0 })
		for range 600 {
			if s.Top() != nil || table.Mine() {
				t.Fatalf("the person is asked: %T", s.Top())
			}
			if table.Desk().Over() {
				t.Fatal("over too soon")
			}
			scenetest.Step(t, s, 1)
		}
		scenetest.Keep(t, s, scenetest.SizeName("stand-in", size))
		scenetest.Run(t, s, in.Click(table.Inside().Stands.Back().Center()))
		if (*table.Inside().People.Sharers())[0].Away() != tables.Here || table.Person() == nil {
			t.Fatal("a click does not give the seat back")
		}
		scenetest.Until(t, s, "asked again", table.Asked)
	}
}

func TestStandInAnswersAQuestionThatIsOpenAndTheQuestionComesBack(t *testing.T) {
	in := input.NewScript()
	s, table := tableStage(t, 1280, 720, four(true)(t), stage.DefaultSettings(), in)
	playFour(t, s, table)
	scenetest.Until(t, s, "asked", func() bool { _, ok := s.Top().(*ask.Challenge); return ok })
	table.Inside().Stands.StandInFor(s, 0, tables.AwayLong)
	if s.Top() != nil {
		t.Fatalf("%T stands though a bot decides", s.Top())
	}
	scenetest.Step(t, s, 3)
	table.Inside().Stands.GiveBack(s, 0)
	scenetest.Until(t, s, "asked again", func() bool { _, ok := s.Top().(*ask.Challenge); return ok })
	table.Inside().Stands.StandInFor(s, 0, tables.AwayLong)
	scenetest.Until(t, s, "answered", func() bool { return table.Desk().Public().Phase != engine.PhaseRespond })
}

func TestStandInThisTurnIsAskedForAtTheCurtainAndEndsWithTheTurn(t *testing.T) {
	in := input.NewScript()
	s, table := tableStage(t, 1280, 720, sharedAt(t, 0, "G5 B1 Y2 W", "B2 B3 B9", "R1 R2 Y9", "G8 R8 R9"), stage.DefaultSettings(), in)
	m := curtainOf(s)
	scenetest.Step(t, s, tables.CurtainDeaf+1)
	scenetest.Run(t, s, in.Click(m.Bots()[0].Center()))
	m = curtainOf(s)
	if m == nil || m.Seat() != 2 || !table.Inside().People.Covered() {
		t.Fatalf("the curtain is for %v", m)
	}
	heardOf(t, s, table, "A bot plays this turn for Anna")
	lifts(t, s, in)
	if table.Viewer() != 2 {
		t.Fatalf("seat %d is shown", table.Viewer())
	}
	scenetest.Until(t, s, "given back", func() bool { return (*table.Inside().People.Sharers())[0].Away() == tables.Here })
	if table.Desk().Public().Turn == 0 || hosted(table).Controller(0) != (*table.Inside().People.Sharers())[0].Chair() {
		t.Error("Anna does not sit on her chair again")
	}
	heardOf(t, s, table, "Anna is back")
	if table.Viewer() != 2 || table.Shown().Hands[0].Count > 0 && len(table.Shown().Hands[0].Cards) > 0 && !table.Shown().Hands[0].Cards[0].Hidden() {
		t.Error("Bo sees Anna's hand")
	}
}

func TestStandInForAllOfSeveralPeopleShowsNobodysHand(t *testing.T) {
	in := input.NewScript()
	s, table := tableStage(t, 1280, 720, sharedAt(t, 0, "G5 B1 Y2 W", "B2 B3 B9 G1 G2", "R1 R2 Y9 G3", "G8 R8 R9 Y1"), stage.DefaultSettings(), in)
	for range 2 {
		scenetest.Step(t, s, tables.CurtainDeaf+1)
		scenetest.Run(t, s, in.Click(curtainOf(s).Bots()[1].Center()))
	}
	if s.Top() != nil || table.Inside().People.Covered() || table.Viewer() != engine.Spectator {
		t.Fatalf("%T stands, seat %d is shown", s.Top(), table.Viewer())
	}
	scenetest.Until(t, s, "played", func() bool { return table.Desk().Public().Turn > 0 && table.Queue().Idle() })
	for i := range 300 {
		scenetest.Step(t, s, 1)
		for seat, h := range table.Shown().Hands {
			if len(h.Cards) > 0 && !h.Cards[0].Hidden() && !table.Shown().Over() && table.Shown().Cause.Kind != engine.EventChallengeResolved {
				t.Fatalf("tick %d: seat %d's hand is seen", i, seat)
			}
		}
	}
	scenetest.Keep(t, s, "stand-in-all")
	scenetest.Run(t, s, in.Key(input.ActConfirm).Wait(20))
	m, ok := s.Top().(*tables.Pause)
	if !ok {
		t.Fatalf("%T stands", s.Top())
	}
	scenetest.Keep(t, s, "pause-all")
	scenetest.Run(t, s, in.Click(m.Seats()[1].Center()).Wait(2))
	if c := curtainOf(s); c == nil || c.Seat() != 2 {
		t.Fatalf("%T stands", s.Top())
	}
	lifts(t, s, in)
	scenetest.Until(t, s, "shown", func() bool { return table.Current() && table.Shown().Viewer == 2 && !table.Inside().People.Catching() })
	log := 0
	for _, l := range table.Inside().Log.Lines() {
		if strings.Contains(l.Text(), "Anna") {
			log++
		}
	}
	if log < 2 {
		t.Errorf("Bo's log does not tell what happened: %v", table.Inside().Log.Lines())
	}
	for range 1500 { // nobody is asked to pass the screen to Anna, for whom a bot plays
		if c := curtainOf(s); c != nil {
			t.Fatalf("a curtain for %s", c.Name())
		}
		if table.Asked() {
			return
		}
		scenetest.Step(t, s, 1)
	}
	t.Error("Bo is not asked")
}

func TestStandInIsKeptWithTheMatch(t *testing.T) {
	store := room.NewMemory()
	o := scenetest.KeptIn(store)
	table, err := tables.New(shared("classic", 5))
	if err != nil {
		t.Fatal(err)
	}
	o.First = func(*stage.Stage) stage.Scene { return table }
	s := testStage(t, 1280, 720, o)
	in := s.Devices().Source.(*input.Script)
	lifts(t, s, in)
	scenetest.Step(t, s, 60)
	table.Inside().Stands.StandInFor(s, 1, tables.AwayLong)
	scenetest.Step(t, s, 60)
	text, err := store.Read("match.save")
	if err != nil {
		t.Fatal(err)
	}
	save, word := room.OpenSave("match.save", text)
	if word != nil {
		t.Fatal(word)
	}
	again, err := tables.New(tables.TableOfSave(save))
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(hosted(again).State(), hosted(table).State()) || len(*again.Inside().People.Sharers()) != 2 || (*again.Inside().People.Sharers())[1].Away() != tables.AwayLong || (*again.Inside().People.Sharers())[0].Away() != tables.Here {
		t.Errorf("taken up with %+v", *again.Inside().People.Sharers())
	}
	if again.Inside().People.Next() != 0 {
		t.Errorf("the curtain is for seat %d", again.Inside().People.Next())
	}
	if got := strings.Join(tables.HeadOf(again.O(), s.Kept().Now()).Chairs, ","); got != "person,level:skilled,person away,level:skilled" {
		t.Errorf("the chairs are %s", got)
	}
}

func TestAWholeRoundIsPlayedThoughPeopleComeAndGo(t *testing.T) {
	for _, rules := range []string{"party", "chaos", "classic,turn_seconds=10"} {
		in, set := input.NewScript(), stage.DefaultSettings()
		set.Speed = stage.SpeedInstant
		s, table := tableStage(t, 1280, 720, shared(rules, 6), set, in)
		watch := &curtainWatch{t: t, table: table, asked: map[engine.Seat]int{}}
		n := 0
		hotRound(t, s, table, in, mouse{}, func(m *tables.Curtain) {
			if n++; n%61 == 0 && m == nil && s.Top() == nil {
				i := n / 61 % 2
				if p := &(*table.Inside().People.Sharers())[i]; p.Away() == tables.Here {
					table.Inside().Stands.StandInFor(s, i, tables.Absence(1+n/61%4/2))
				} else {
					table.Inside().Stands.GiveBack(s, i)
				}
			}
			watch.look(curtainOf(s))
		})
		if !bytes.Equal(headless(t, hosted(table).Record()).State(), hosted(table).State()) {
			t.Errorf("%s: the record replayed headless ends otherwise", rules)
		}
	}
}

func TestTheNextPersonHasTheWholeTurnClockAfterTheCurtain(t *testing.T) {
	for _, speed := range []stage.Speed{stage.SpeedNormal, stage.SpeedInstant} {
		in, set := input.NewScript(), stage.DefaultSettings()
		set.Speed = speed
		o := sharedAt(t, 0, "G5 B1", "B2 B3 B9", "R1 R2 Y9", "G8 R8 R9")
		o.Setup.Rules = "classic,turn_seconds=10"
		o.Persons = []engine.Seat{0, 1}
		s, table := tableStage(t, 1280, 720, o, set, in)
		lifts(t, s, in)
		still(t, s, table)
		in.Click(point(table, indexOfFace(t, table, "G5"))) // with one card left there is a call to wait for
		scenetest.Until(t, s, "covered", func() bool { return curtainOf(s) != nil })
		left := func() engine.Millis { return table.Desk().Public().Clock.Deadline - table.Desk().Now() }
		if left() != 10_000 {
			t.Errorf("speed %d: %d ms are left under the curtain", speed, left())
		}
		scenetest.Step(t, s, 120)
		lifts(t, s, in)
		scenetest.Until(t, s, "asked", table.Asked)
		if n := left(); n < 10_000-40 {
			t.Errorf("speed %d: %d ms are left for the next person", speed, n)
		}
		scenetest.Step(t, s, 60)
		if n := left(); n > 9_050 || n < 8_900 {
			t.Errorf("speed %d: %d ms are left a second later", speed, n)
		}
		for range 12 * stage.TicksPerSecond {
			scenetest.Step(t, s, 1)
		}
		if !bytes.Equal(headless(t, hosted(table).Record()).State(), hosted(table).State()) {
			t.Error("the record replayed headless ends otherwise")
		}
	}
}

func TestWhoHasPlayedMayStillCallWhileTheClockStandsForTheNext(t *testing.T) {
	in := input.NewScript()
	o := sharedAt(t, 0, "G5 B1", "B2 B3 B9", "R1 R2 Y9", "G8 R8 R9")
	o.Setup.Rules = "classic,turn_seconds=10"
	o.Persons = []engine.Seat{0, 1}
	s, table := tableStage(t, 1280, 720, o, stage.DefaultSettings(), in)
	lifts(t, s, in)
	still(t, s, table)
	in.Click(point(table, indexOfFace(t, table, "G5")))
	scenetest.Until(t, s, "a call", func() bool { return table.MayCall() && table.Desk().Public().Turn == 1 })
	in.Key(input.ActCall)
	scenetest.Until(t, s, "called", func() bool { return hasCalled(table, 0) })
	if c := curtainOf(s); c != nil {
		t.Error("the curtain has fallen before")
	}
}

func TestStandInIsReachedByKeysAtTheCurtain(t *testing.T) {
	in := input.NewScript()
	s, table := tableStage(t, 1280, 720, sharedAt(t, 0, "G5 B1 Y2 W", "B2 B3 B9", "R1 R2 Y9", "G8 R8 R9"), stage.DefaultSettings(), in)
	scenetest.Step(t, s, tables.CurtainDeaf+1)
	m := curtainOf(s)
	scenetest.Run(t, s, in.Key(input.ActTab).Key(input.ActTab))
	if m.Group.Focused() != stage.Focusable(m.Bots()[1]) {
		t.Fatalf("the focus is on %v", m.Group.Focused())
	}
	scenetest.Run(t, s, in.Key(input.ActConfirm).Wait(2))
	if (*table.Inside().People.Sharers())[0].Away() != tables.AwayLong || curtainOf(s) == nil || curtainOf(s).Seat() != 2 {
		t.Errorf("away %v, %T stands", (*table.Inside().People.Sharers())[0].Away(), s.Top())
	}
	if m := curtainOf(s); m.Group.Focused() != nil {
		t.Error("the focus has stayed on a button for the next person")
	}
}

func TestThePauseHoldsTenPeopleAndEveryRowCanBePressed(t *testing.T) {
	for _, size := range []image.Point{image.Pt(800, 450), image.Pt(390, 844), image.Pt(960, 720)} {
		in := input.NewScript()
		o := quick(10, "classic", 4)
		o.Persons = []engine.Seat{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}
		s, table := tableStage(t, size.X, size.Y, o, stage.DefaultSettings(), in)
		scenetest.Step(t, s, tables.CurtainDeaf+1)
		scenetest.Run(t, s, in.Connect(2).Key(input.ActPause).Wait(20))
		m, ok := s.Top().(*tables.Pause)
		if !ok {
			t.Fatalf("%T stands", s.Top())
		}
		scenetest.Keep(t, s, fmt.Sprintf("pause-ten-%d", size.X))
		for _, n := range m.Group.Nodes {
			b := n.Bounds()
			if b.X < m.Panel.X || b.Y < m.Panel.Y || b.X+b.W > m.Panel.X+m.Panel.W || b.Y+b.H+kit.Lip > m.KeysAt() || b.H < 30 {
				t.Errorf("%v: %v lies outside the panel %v", size, b, m.Panel)
			}
			for _, o := range m.Group.Nodes {
				if r := o.Bounds(); o != n && r.X < b.X+b.W && b.X < r.X+r.W && r.Y < b.Y+b.H && b.Y < r.Y+r.H {
					t.Errorf("%v: %v lies over %v", size, b, r)
				}
			}
		}
		if w, h := s.Window().Size(); m.Panel.X < 0 || m.Panel.Y < 0 || (m.Panel.X+m.Panel.W)*m.K() > w || (m.Panel.Y+m.Panel.H)*m.K() > h {
			t.Errorf("%v: the panel is %v", size, m.Panel)
		}
		for i := range 9 {
			x, y := m.Seats()[i].Center()
			scenetest.Run(t, s, in.Tap(x*m.K(), y*m.K()).Wait(2))
			if (*table.Inside().People.Sharers())[i].Away() != tables.AwayLong || table.Inside().People.Next() != engine.Seat(i+1) {
				t.Errorf("%v: row %d, the curtain is for %d", size, i, table.Inside().People.Next())
			}
		}
	}
}

func TestStandInForEverybodyGoesOnIntoTheNextRoundAndTheyComeBackThere(t *testing.T) {
	in, set := input.NewScript(), stage.DefaultSettings()
	set.Speed = stage.SpeedInstant
	s, table := tableStage(t, 1280, 720, shared("party,score=winner_takes,target=1000", 6), set, in)
	for i := range 2 {
		table.Inside().Stands.StandInFor(s, i, tables.Absence(1+i)) // Anna for a turn, Bo for long
	}
	if table.Inside().People.Covered() || table.Viewer() != engine.Spectator {
		t.Fatalf("seat %d is shown", table.Viewer())
	}
	scenetest.Until(t, s, "Anna is asked to look", func() bool { return curtainOf(s) != nil })
	if m := curtainOf(s); m.Seat() != 0 || (*table.Inside().People.Sharers())[0].Away() != tables.Here {
		t.Fatalf("the curtain is for %s", m.Name())
	}
	scenetest.Step(t, s, tables.CurtainDeaf+1)
	scenetest.Run(t, s, in.Click(curtainOf(s).Bots()[1].Center()))
	for n := range 2 {
		for range 20000 {
			if _, ok := s.Scene().(*result.Result); ok {
				break
			}
			if s.Top() != nil {
				t.Fatalf("%T stands", s.Top())
			}
			scenetest.Step(t, s, 1)
		}
		r := endOf(t, s, table)
		if r == nil {
			t.Fatalf("round %d does not end", n+1)
		}
		for _, row := range r.data.Rows {
			if len(row.Cards) == 0 && row.Note == "" {
				t.Errorf("the hand of %s is not shown", row.Name)
			}
		}
		scenetest.Run(t, s, in.Wait(10).Click(r.middle(r.again)).Wait(3))
		if s.Scene() != stage.Scene(table) || table.Desk().Public().Round != n+2 {
			t.Fatalf("%T stands in round %d", s.Scene(), table.Desk().Public().Round)
		}
	}
	table.Inside().Stands.GiveBack(s, 1)
	lifts(t, s, in)
	scenetest.Until(t, s, "Bo is shown the table", func() bool { return table.Shown().Viewer == 2 && table.Current() })
	if table.Inside().People.StopLooking() != nil || !bytes.Equal(headless(t, hosted(table).Record()).State(), hosted(table).State()) {
		t.Error("the picture is still everybody's, or another game is played")
	}
}
