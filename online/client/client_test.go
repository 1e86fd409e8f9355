package client_test

import (
	"encoding/json"
	"slices"
	"testing"

	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/online/client"
	"fourtell/online/deal"
	"fourtell/online/onlinetest"
	"fourtell/online/wire"
)

func TestThreePeoplePlayARoundAndEachHasItsRecord(t *testing.T) {
	for _, book := range games.All() {
		t.Run(book.Name(), func(t *testing.T) { playARound(t, book) })
	}
}

func playARound(t *testing.T, book engine.Rulebook) {
	w := onlinetest.NewWorld(t)
	w.Game = book.Name()
	people := w.Table(book.Presets()[0], "Ann", "Bo", "Cy")
	for _, p := range people {
		p.Plays = true
	}
	w.Until("the round is over", func() bool {
		return onlinetest.All(people, func(p *onlinetest.Player) bool { return p.Desk.Over() && p.Place().Round() != nil })
	})
	for _, p := range people {
		for i := 1; i < len(p.Seen); i++ {
			if p.Seen[i] != p.Seen[i-1]+1 {
				t.Errorf("%s was shown beat %d after %d", p.Name, p.Seen[i], p.Seen[i-1])
			}
		}
		if f, ok := p.Place().Checked(); !ok || f != deal.Fair {
			t.Errorf("%s finds the deal %s (%v)", p.Name, f, ok)
		}
		record, err := p.Desk.Finished()
		if err != nil || len(record.Commands) == 0 || record.Setup.Seed != 0 || record.Setup.Key != "" {
			t.Errorf("%s has the record %+v, %v", p.Name, record.Setup, err)
		}
	}
}

func TestALineThatBreaksIsTakenUpAgainAtTheSameSeat(t *testing.T) {
	for name, c := range map[string]struct {
		away  int64 // ms nobody reaches the house
		alone bool  // nobody plays meanwhile
	}{
		"a moment":                        {away: 0},
		"three seconds of a round":        {away: 3_000},
		"longer than a bot waits for":     {away: 40_000},
		"with nobody playing for a while": {away: 3_000, alone: true},
	} {
		t.Run(name, func(t *testing.T) {
			w := onlinetest.NewWorld(t)
			people := w.Table("classic", "Ann", "Bo", "Cy")
			ann := people[0]
			for _, p := range people[1:] {
				p.Plays = !c.alone
			}
			for range 40 {
				w.Step(50)
			}
			before := ann.Person.Last()
			w.Away = true
			ann.Line.Cut()
			w.Step(50)
			if ann.State() != client.Lost || ann.LostFor() == 0 {
				t.Fatalf("the break is not seen: state %d", ann.State())
			}
			for at := w.Now; w.Now-at < c.away; {
				w.Step(50)
			}
			w.Away = false
			w.Until("Ann is back", func() bool { return ann.State() == client.Here })
			w.Until("she has the table", func() bool { return ann.Person.Last().Seq >= people[1].Person.Last().Seq })
			if ann.Place().Seat() != before.Viewer || ann.LostFor() != 0 {
				t.Errorf("she sits at %d and not at %d", ann.Place().Seat(), before.Viewer)
			}
			missed, back := ann.Place().Missed()
			if want := ann.Person.Last().Seq - before.Seq; missed > want || (missed > 0) != back || c.away > 10_000 && missed == 0 {
				t.Errorf("she is told of %d missed beats (%v) of %d", missed, back, want)
			}
			for _, p := range people {
				p.Plays = true
			}
			w.Until("the round is over", func() bool { return onlinetest.All(people, func(p *onlinetest.Player) bool { return p.Desk.Over() }) })
		})
	}
}

// The line breaks when the house has done what was asked and before it has said so: asked again, it is not done twice.
func TestWhatWasAskedBeforeABreakIsDoneOnce(t *testing.T) {
	w := onlinetest.NewWorld(t)
	people := w.Table("classic", "Ann", "Bo")
	said := 0
	people[1].Hear(func(b wire.Body) {
		if _, ok := b.(*wire.Said); ok {
			said++
		}
	})
	answers := 0
	if err := people[0].Ask(&wire.Say{Text: "hello"}, func(b wire.Body) {
		if _, ok := b.(*wire.Done); !ok {
			t.Errorf("the answer is %T", b)
		}
		answers++
	}); err != nil {
		t.Fatal(err)
	}
	w.Carry(people[0].Line) // it is there
	people[0].Line.Cut()    // and its answer is lost
	w.Until("it is answered", func() bool { return answers > 0 })
	for range 100 {
		w.Step(50)
	}
	if said != 1 || answers != 1 {
		t.Errorf("said %d times and answered %d times", said, answers)
	}
}

func TestAHouseThatIsRestartedHasItsPeopleBackAtTheirTable(t *testing.T) {
	w := onlinetest.NewWorld(t)
	people := w.Table("classic", "Ann", "Bo", "Cy")
	for _, p := range people {
		p.Plays = true
	}
	for range 100 {
		w.Step(50)
	}
	before := people[2].Person.Last()
	w.Open() // killed and begun anew
	w.Until("all are back", func() bool {
		return onlinetest.All(people, func(p *onlinetest.Player) bool { return p.State() == client.Here && p.Person.Last().Seq >= before.Seq })
	})
	after := people[2].Person.Last()
	if after.Viewer != before.Viewer || after.Round != before.Round {
		t.Errorf("Cy sits at %d in round %d, and sat at %d in round %d", after.Viewer, after.Round, before.Viewer, before.Round)
	}
	w.Until("the round is over", func() bool { return onlinetest.All(people, func(p *onlinetest.Player) bool { return p.Desk.Over() }) })
}

func TestARefusedWishIsToldToWhoWishedIt(t *testing.T) {
	w := onlinetest.NewWorld(t)
	people := w.Table("classic", "Ann", "Bo")
	waits := people[0]
	if s := waits.Person.Last(); s.Owes() {
		waits = people[1]
	}
	waits.Person.Want(engine.Do(waits.Place().Seat(), engine.VerbDraw))
	w.Until("it is refused", func() bool {
		_, why, ok := waits.Person.Refusal()
		if ok && why.Code != engine.NotYourTurn {
			t.Errorf("the refusal is %s", why.Code)
		}
		return ok
	})
	if _, under := waits.Desk.Underway(); under {
		t.Error("it is still under way")
	}
}

func TestASecondDeviceTakesOver(t *testing.T) {
	w := onlinetest.NewWorld(t)
	people := w.Table("classic", "Ann", "Bo")
	second := w.Come("Ann")
	w.Until("the second is known", func() bool { return second.State() == client.Here })
	_ = second.Ask(&wire.Join{Room: people[0].Place().Room().Code}, nil)
	w.Until("it has the table", func() bool { return second.Place() != nil && second.Place().Seat() == people[0].Place().Seat() })
}

// A house that is not to be trusted may call people what it likes: nothing of it reaches a terminal or a picture that cannot be
// seen there.
func TestNamesOfAHouseAreCleanBeforeTheyAreShown(t *testing.T) {
	w := onlinetest.NewWorld(t)
	people := w.Table("classic", "Ann", "Bo")
	s := people[0].Person.Last()
	hands := slices.Clone(s.Hands)
	hands[1].Name = "\x1b[2JBo\u202e"
	s.Hands, s.Seq = hands, s.Seq+1
	text, err := json.Marshal(s)
	if err != nil {
		t.Fatal(err)
	}
	people[0].Line.Tell(wire.BeatFrame(text))
	w.Step(50)
	if got := people[0].Desk.Names()[1]; got == hands[1].Name || engine.CheckName(got) != nil {
		t.Errorf("the name is shown as %q", got)
	}
}

// Whatever a house says, a client stands.
func FuzzAHouseSaysAnything(f *testing.F) {
	for _, b := range []wire.Body{&wire.Welcome{V: 1}, &wire.You{}, &wire.Joined{Room: wire.Room{Code: "K7QF2M"}, Seat: 3}, &wire.Beat{Snap: json.RawMessage(`{"seq":4,"since":9,"kept":-4}`)},
		&wire.Left{Why: wire.LeftKicked}, &wire.No{Code: wire.Busy}, &wire.Round{Record: "fourtell record 2"}, &wire.Rooms{}, &wire.RoomShut{}} {
		frame, err := wire.Write(wire.Message{Re: 3, Body: b})
		if err != nil {
			f.Fatal(err)
		}
		f.Add(frame, frame)
	}
	f.Fuzz(func(t *testing.T, one, two []byte) {
		w := onlinetest.NewWorld(t)
		p := w.Come("Ann")
		w.Until("she is known", func() bool { return p.State() == client.Here })
		_ = p.Ask(&wire.Create{Seats: 2}, nil)
		w.Until("the room is open", func() bool { return p.Place() != nil })
		p.Sit()
		p.Line.Tell(one, two)
		for range 5 {
			w.Step(50)
		}
		if p.Place() != nil {
			p.Desk.Names()
			p.Desk.Thinking(engine.Seat(p.Place().Seat()))
			p.Desk.Public()
			_, _ = p.Desk.Finished()
		}
	})
}

func TestWhoHasTheirNetworkBackHasTheirSeatBackAMomentLater(t *testing.T) {
	for name, c := range map[string]struct{ cut, within int64 }{
		"a blink":                {cut: 0, within: 400},
		"ten seconds":            {cut: 10_000, within: 700},
		"half a minute":          {cut: 30_000, within: 1_200},
		"an hour, without hurry": {cut: 3_600_000, within: 8_200},
	} {
		t.Run(name, func(t *testing.T) {
			w := onlinetest.NewWorld(t)
			ann := w.Come("Ann")
			w.Until("the house knows her", func() bool { return ann.State() == client.Here })
			w.Away = true
			ann.Line.Cut()
			for since := w.Now; w.Now-since < c.cut; {
				w.Step(50)
				if got := ann.LostFor(); got < w.Now-since-100 {
					t.Fatalf("after %d ms the line has been lost for %d", w.Now-since, got)
				}
			}
			w.Away = false
			back := w.Now
			w.Until("she is back", func() bool { return ann.State() == client.Here })
			if took := w.Now - back; took > c.within {
				t.Errorf("it took %d ms, want %d at most", took, c.within)
			}
		})
	}
}
