package room_test

import (
	"testing"

	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/room"
)

// commandOf is the first granted command of a seat with that verb.
func commandOf(table *room.Table, s engine.Seat, v engine.Verb) (engine.Command, bool) {
	for _, c := range table.Record().Commands {
		if c.Seat == s && c.Verb == v {
			return c, true
		}
	}
	return engine.Command{}, false
}

func TestABotThinksAsLongAsThePaceSays(t *testing.T) {
	for _, c := range []struct {
		name     string
		pace     room.Pace
		from, to engine.Millis
	}{
		{"normal", room.Normal(), 600, 1120},
		{"slow", room.Slow(), 1000, 1860},
		{"fast is never below 350 ms", room.Fast(), 350, 570},
		{"instant", room.Instant(), 0, 20},
	} {
		t.Run(c.name, func(t *testing.T) {
			for seed := range uint64(40) {
				table := open(t, placed(t, "classic", "R5", 0, cards(t, "R2", "R1", "R3"), cards(t, "R7", "G3", "G4")), room.Options{Pace: c.pace})
				table.Seat(0, room.NewBotSeat(newPlain, 0, seed))
				stepUntil(t, table, "a play", func() bool { return len(table.Record().Commands) > 0 })
				if at := table.Record().Commands[0].At; at < c.from || at > c.to {
					t.Errorf("seed %d: it played after %d ms, want %d … %d", seed, at, c.from, c.to)
				}
			}
		})
	}
}

func TestABotThinksVisiblyLongerOverAChallengeAndNobodyDoesAnythingElse(t *testing.T) {
	// Ann's four leaves her one card, uncalled: both bots would catch her, but not while the challenge is open.
	table := open(t, placed(t, "classic", "R5", 0,
		cards(t, "W+4", "B1"), cards(t, "G3", "G4"), cards(t, "Y3", "Y4")), room.Options{Pace: room.Normal()})
	p := &room.Person{}
	table.Seat(0, p)
	table.Seat(1, room.NewBotSeat(newPlain, 1, 7))
	table.Seat(2, room.NewBotSeat(newPlain, 2, 7))
	table.Step()
	want(t, p, engine.VerbPlay, "W+4")
	table.Step()
	from := table.Now()
	if !table.Thinking(1) || table.Thinking(2) || table.Thinking(0) {
		t.Errorf("thinking: %v %v %v, want only the victim", table.Thinking(0), table.Thinking(1), table.Thinking(2))
	}
	stepUntil(t, table, "an answer", func() bool { return len(table.Record().Commands) > 1 })
	c := table.Record().Commands[1]
	if c.Seat != 1 || (c.Verb != engine.VerbAccept && c.Verb != engine.VerbChallenge) {
		t.Errorf("seat %d did %s while the challenge was open", c.Seat, c.Verb)
	}
	if took := c.At - from; took < 880 || took > 1620 {
		t.Errorf("it took %d ms, want 900 … 1600", took)
	}
	if table.Thinking(1) {
		t.Error("the victim still thinks after its answer")
	}
}

func TestTheTableHoldsTheNextBotWhileSomebodyMayBeCaughtWherePeoplePlay(t *testing.T) {
	for _, c := range []struct {
		name    string
		forgets bool // a person is who may be caught
		catcher bool // a person could catch
		pace    room.Pace
		held    bool
	}{
		{"a person could catch a person", true, true, room.Normal(), true},
		{"a person could catch a person, bots at instant speed", true, true, room.Instant(), true},
		{"only bots could catch a person", true, false, room.Normal(), true},
		{"a person could catch a bot", false, true, room.Normal(), true},
		{"only bots play", false, false, room.Normal(), false},
	} {
		t.Run(c.name, func(t *testing.T) {
			table := open(t, placed(t, "classic", "R5", 0,
				cards(t, "R1", "B1"), cards(t, "R3", "R4", "R6"), cards(t, "Y3", "Y4", "Y6")), room.Options{Pace: c.pace})
			for seat, person := range []bool{c.forgets, false, c.catcher} {
				if person {
					table.Seat(engine.Seat(seat), &room.Person{})
				} else {
					table.Seat(engine.Seat(seat), room.NewBotSeat(newQuiet, engine.Seat(seat), 7))
				}
			}
			table.Step()
			if p, ok := table.Controller(0).(*room.Person); ok {
				want(t, p, engine.VerbPlay, "R1")
			}
			stepUntil(t, table, "a play", func() bool { _, ok := commandOf(table, 0, engine.VerbPlay); return ok })
			at := table.Now()
			if now := table.Public(); !shed.At(&now, 0).Catchable {
				t.Fatal("seat 0 can't be caught")
			}
			stepUntil(t, table, "the bot's play", func() bool { _, ok := commandOf(table, 1, engine.VerbPlay); return ok })
			play, _ := commandOf(table, 1, engine.VerbPlay)
			if c.held && (play.At-at < 2500 || play.At-at > 2540) {
				t.Errorf("the bot played after %d ms, want 1000 of grace and 1500 more", play.At-at)
			}
			if !c.held && play.At-at > 1120 {
				t.Errorf("the bot was held for %d ms", play.At-at)
			}
		})
	}
}

func TestACatchEndsTheHoldAtOnce(t *testing.T) {
	table := open(t, placed(t, "classic", "R5", 0,
		cards(t, "R1", "B1"), cards(t, "R3", "R4", "R6"), cards(t, "Y3", "Y4", "Y6")), room.Options{Pace: room.Normal()})
	p, q := &room.Person{}, &room.Person{}
	table.Seat(0, p)
	table.Seat(1, room.NewBotSeat(newQuiet, 1, 7))
	table.Seat(2, q)
	table.Step()
	want(t, p, engine.VerbPlay, "R1")
	table.Step()
	from := table.Now()
	for table.Now() < from+1250 {
		table.Step()
	}
	c := engine.Do(2, engine.VerbCatchUno)
	c.Target = 0
	q.Want(c)
	table.Step()
	if _, why, refused := q.Refusal(); refused {
		t.Fatalf("the catch was refused: %v", why)
	}
	caught := table.Now()
	stepUntil(t, table, "the bot's play", func() bool { _, ok := commandOf(table, 1, engine.VerbPlay); return ok })
	if play, _ := commandOf(table, 1, engine.VerbPlay); play.At-caught > 100 {
		t.Errorf("the bot played %d ms after the catch, want at once", play.At-caught)
	}
}

func TestBotsCallWithTheirPlayLateOrNotAtAll(t *testing.T) {
	const games = 400
	before, after, never := 0, 0, 0
	for seed := range uint64(games) {
		table := open(t, placed(t, "classic", "R5", 0,
			cards(t, "R1", "R2"), cards(t, "Y3", "Y4", "Y6"), cards(t, "Y7", "Y8", "Y9")), room.Options{Pace: room.Normal()})
		table.Seat(0, room.NewBotSeat(newPlain, 0, seed))
		for range 4 * room.TicksPerSecond {
			table.Step()
		}
		play, ok := commandOf(table, 0, engine.VerbPlay)
		call, called := commandOf(table, 0, engine.VerbCallUno)
		switch {
		case !ok:
			t.Fatal("no play")
		case !called:
			never++
		case call.At < play.At:
			before++
		default:
			after++
		}
	}
	if before < games/2 || after < games/20 || never < games/30 || never > games/6 {
		t.Errorf("before %d, after %d, never %d of %d", before, after, never, games)
	}
}

func TestBotsCatchAFewMomentsAfterTheGraceTimeOrOverlookIt(t *testing.T) {
	const games = 200
	caught := 0
	for seed := range uint64(games) {
		table := open(t, placed(t, "classic", "R5", 0,
			cards(t, "R1", "B1"), cards(t, "R3", "R4", "R6")), room.Options{Pace: room.Normal()})
		p := &room.Person{}
		table.Seat(0, p)
		table.Seat(1, room.NewBotSeat(newPlain, 1, seed))
		if took, ok := caughtAfter(t, table, p, 1); ok {
			caught++
			if took < 1800 || took > 3550 {
				t.Errorf("seed %d: caught after %d ms, want 1000 of grace and 800 … 2500", seed, took)
			}
		}
	}
	if caught < games/4 || caught > games*3/4 {
		t.Errorf("%d of %d were caught, want about half", caught, games)
	}
}

// caughtAfter has the person play R1 without calling, and says whether that seat catches them before seat 1 has played, and
// how long after.
func caughtAfter(t *testing.T, table *room.Table, p *room.Person, by engine.Seat) (took engine.Millis, ok bool) {
	t.Helper()
	table.Step()
	want(t, p, engine.VerbPlay, "R1")
	table.Step()
	at := table.Now()
	stepUntil(t, table, "the next bot's play", func() bool { _, ok := commandOf(table, 1, engine.VerbPlay); return ok })
	c, ok := commandOf(table, by, engine.VerbCatchUno)
	return c.At - at, ok
}

// drowsy is plain, but overlooks so many of a hundred missed calls.
type drowsy struct {
	plain
	overlooks int
}

func (d drowsy) Overlooks() int { return d.overlooks }

func TestABotOverlooksAsManyMissedCallsAsItsKindDoes(t *testing.T) {
	const games = 300
	for _, overlooks := range []int{0, 20, 80, 100} {
		caught := 0
		for seed := range uint64(games) {
			table := open(t, placed(t, "classic", "R5", 0,
				cards(t, "R1", "B1"), cards(t, "R3", "R4", "R6")), room.Options{Pace: room.Normal()})
			p := &room.Person{}
			table.Seat(0, p)
			table.Seat(1, room.NewBotSeat(func(s engine.Seat, seed uint64) room.Bot { return drowsy{plain{s, seed}, overlooks} }, 1, seed))
			table.Step()
			want(t, p, engine.VerbPlay, "R1")
			stepUntil(t, table, "the bot's play", func() bool { _, ok := commandOf(table, 1, engine.VerbPlay); return ok })
			if _, ok := commandOf(table, 1, engine.VerbCatchUno); ok {
				caught++
			}
		}
		if want := games * (100 - overlooks) / 100; caught < want-games/12 || caught > want+games/12 {
			t.Errorf("of %d missed calls a bot that overlooks %d in a hundred caught %d", games, overlooks, caught)
		}
	}
}

func TestABotCatchesThoughItIsNotTheNextToPlay(t *testing.T) {
	const games = 200
	caught := 0
	for seed := range uint64(games) {
		table := open(t, placed(t, "classic", "R5", 0,
			cards(t, "R1", "B1"), cards(t, "R3", "R4", "R6"), cards(t, "Y3", "Y4", "Y6")), room.Options{Pace: room.Normal()})
		p := &room.Person{}
		table.Seat(0, p)
		table.Seat(1, room.NewBotSeat(newQuiet, 1, seed))
		table.Seat(2, room.NewBotSeat(func(s engine.Seat, seed uint64) room.Bot { return drowsy{plain: plain{s, seed}} }, 2, seed))
		if took, ok := caughtAfter(t, table, p, 2); ok {
			caught++
			if took < 1800 || took > 2540 {
				t.Errorf("seed %d: caught after %d ms, want 1000 of grace and 800 to 1500 more", seed, took)
			}
		}
	}
	if caught < games/4 || caught > games*3/5 {
		t.Errorf("%d of %d were caught, want two in five", caught, games)
	}
}

func TestACallInBetweenDoesNotMakeABotThinkAnew(t *testing.T) {
	table := open(t, placed(t, "classic", "R5", 0,
		cards(t, "R1", "B1"), cards(t, "R3", "R4", "R6"), cards(t, "Y3", "Y4")), room.Options{Pace: room.Normal()})
	p := &room.Person{}
	table.Seat(0, p)
	table.Seat(1, room.NewBotSeat(newQuiet, 1, 7))
	table.Step()
	want(t, p, engine.VerbPlay, "R1")
	table.Step()
	from := table.Now()
	for range room.TicksPerSecond / 2 {
		table.Step()
	}
	want(t, p, engine.VerbCallUno, "")
	stepUntil(t, table, "the bot's play", func() bool { _, ok := commandOf(table, 1, engine.VerbPlay); return ok })
	if play, _ := commandOf(table, 1, engine.VerbPlay); play.At-from < 600 || play.At-from > 1120 {
		t.Errorf("the bot played %d ms after the question was put, want 600 … 1100", play.At-from)
	}
}

func TestAPersonActsBeforeABotOnTheSameTick(t *testing.T) {
	table := open(t, placed(t, "classic,jump_in=coloured", "R5", 1,
		cards(t, "B1", "B2"), cards(t, "R3", "R4", "R6"), cards(t, "Y3", "R5", "Y4")), room.Options{})
	p := &room.Person{}
	table.Seat(1, room.NewBotSeat(newQuiet, 1, 7))
	table.Seat(2, p)
	p.Want(engine.Play(2, cards(t, "R5")[0], engine.NoColor, engine.NoSeat))
	table.Step()
	if c := table.Record().Commands; len(c) != 1 || c[0].Seat != 2 {
		t.Errorf("granted: %v", c)
	}
}
