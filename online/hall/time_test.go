package hall

import (
	"testing"

	"fourtell/engine"
	"fourtell/online/wire"
	"fourtell/room"
)

func TestADecisionsTimeBeginsWhenAnUnhurriedPictureWouldHaveComeToRest(t *testing.T) {
	w, code, all := four(t, "classic,turn_seconds=10")
	turn, _ := owner(all)
	table := w.room(code).table
	w.room(code).advance(w.now) // which nothing has asked for
	if table.moving != 0 {
		t.Fatalf("after five seconds the deal still moves: %d ticks", table.moving)
	}
	turn.must(&wire.Do{Command: engine.Do(0, engine.VerbDraw)})
	for turn.snap.Owes() {
		if !turn.move(1) {
			t.Fatal("they cannot move")
		}
	}
	asked := w.now
	rest := millis(table.moving)
	next, _ := owner(all)
	if rest < 200 || next == nil {
		t.Fatalf("the picture moves for %d ms", rest)
	}
	left := next.snap.Clock.Deadline - next.snap.Clock.Now
	if left != 10_000 {
		t.Errorf("they are given %d ms", left)
	}
	w.pass(10_000 + rest - 100)
	if next.happened(engine.EventTimedOut) {
		t.Errorf("time runs out %d ms after the beat, of which %d are the picture's", w.now-asked, rest)
	}
	w.pass(200)
	if !next.happened(engine.EventTimedOut) {
		t.Error("time does not run out")
	}
	w.sound()
}

func TestABotNeverActsBeforeThePictureRests(t *testing.T) {
	w := newWorld(t, 12) // whose bots think no time at all
	ann := w.guest("Ann")
	code := ann.create(&wire.Create{Seats: 4, Rules: "party,hand_size=5"})
	for i := 1; i < 4; i++ {
		ann.must(&wire.SetBot{Seat: i, Level: "easy"})
	}
	ann.must(&wire.Start{})
	beats, restAt := 0, w.now
	for range 4000 {
		was := ann.snap.Seq
		w.pass(5)
		if got := ann.snap.Seq; got != was {
			if w.now < restAt-5 {
				t.Fatalf("beat %d comes %d ms before the picture rests", got, restAt-w.now)
			}
			beats++
			restAt = w.now + millis(w.room(code).table.moving)
		}
		if ann.snap.Owes() && ann.move(uint64(was)) {
			restAt = w.now + millis(w.room(code).table.moving)
		}
		if ann.snap.Over() {
			break
		}
	}
	if beats < 10 {
		t.Errorf("only %d beats were the bots'", beats)
	}
	w.sound()
}

func TestTheGraceOfACallIsLengthenedByTheSeatsOwnDelay(t *testing.T) {
	for _, tt := range []struct {
		name  string
		trip  int64 // ms
		after int64 // ms of the table's time after the play
		want  wire.Code
	}{
		{"nobody is caught within the grace", 0, 900, "too_early"},
		{"with a quick line it ends there", 0, 1050, ""},
		{"with a slow one half the trip is added", 400, 1150, "too_early"},
		{"and no more", 400, 1250, ""},
		{"with a very slow one half a second", 60_000, 1450, "too_early"},
		{"at most", 60_000, 1550, ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			w := newWorld(t, 3)
			p := newPairTable(t, "uno", "classic", engine.Position{
				Hands:   [][]engine.SeenCard{cards("R1 R2"), cards("B1 B2 B3"), cards("B4 B5 B6"), cards("G4 G5 G6")},
				Discard: cards("R5"), Rest: true, Turn: 0, Direction: 1})
			w = p.world
			w.hall.Delay(p.seats[0].uid, tt.trip)
			w.pass(2000)
			p.seats[0].must(&wire.Do{Command: engine.Play(0, cards("R1")[0], engine.NoColor, engine.NoSeat)})
			w.pass(millis(w.room(p.code).table.moving) + tt.after)
			c := engine.Do(0, engine.VerbCatchUno)
			c.Target = 0
			answer := p.seats[1].ask(&wire.Do{Command: c})
			if n, refused := answer.(*wire.No); refused != (tt.want != "") || refused && n.Code != tt.want {
				t.Errorf("the catch is answered %+v", answer)
			}
			if p.seats[1].seatOf(p.seats[0].uid).Here == wire.HereSlow != (tt.trip >= 1000) {
				t.Errorf("the plate of a line of %d ms says %s", tt.trip, p.seats[1].seatOf(p.seats[0].uid).Here)
			}
		})
	}
}

// cards reads faces.
func cards(text string) (all []engine.SeenCard) {
	for len(text) > 0 {
		c, _ := engine.ParseCard(text[:2])
		all = append(all, c)
		text = text[min(3, len(text)):]
	}
	return all
}

func TestARoomAtRestIsNeverDue(t *testing.T) {
	w, _, all := four(t, "classic")
	if at, ok := w.hall.Due(); ok {
		t.Errorf("four people think, and the room wants to be looked at in %d ms", at-w.now)
	}
	w.pass(3_600_000)
	turn, _ := owner(all)
	if !turn.move(1) {
		t.Error("after an hour they cannot move")
	}
	ann := all[0]
	for _, g := range all[1:] {
		g.must(&wire.Leave{})
	}
	w.pass(60_000)
	for range 100 {
		ann.move(2)
		w.pass(3000)
	}
	if at, ok := w.hall.Due(); ok && ann.snap.Owes() && at < w.now+1000 {
		w.pass(2 * botsRest)
		if at, ok := w.hall.Due(); ok {
			t.Errorf("bots wait for a person, and the room wants to be looked at in %d ms", at-w.now)
		}
	}
	w.sound()
}

func TestTimeWithoutAClockIsNotCountedForEver(t *testing.T) {
	w, code, all := four(t, "classic")
	w.pass(30 * 24 * 3_600_000)
	turn, _ := owner(all)
	if !turn.move(1) {
		t.Error("after a month they cannot move")
	}
	if now := w.room(code).table.Now(); now < longestQuiet-1000 || now > longestQuiet+5000 {
		t.Errorf("by the table's time %d ms have passed", now)
	}
	w.sound()
}

func TestAMachineThatSleptEndsNobodysTime(t *testing.T) {
	w, _, all := four(t, "classic,turn_seconds=10")
	turn, other := owner(all)
	w.now += 8 * 3_600_000 // and nobody has looked
	w.hall.Advance(w.now)
	timeouts := 0
	for _, e := range other.snap.History {
		if e.Kind == engine.EventTimedOut {
			timeouts++
		}
	}
	if timeouts > 1 {
		t.Errorf("%d decisions have run out of time", timeouts)
	}
	w.pass(1000)
	next, _ := owner(all)
	if next == nil || next == turn && timeouts == 1 {
		t.Error("the table stands")
	}
	w.sound()
}

func TestAPictureIsNeverFurtherBehindThanItMayBe(t *testing.T) {
	w, code, all := four(t, "classic")
	for n := range 30 {
		if turn, _ := owner(all); turn != nil {
			turn.move(uint64(n))
		}
	}
	if got := w.room(code).table.moving; got > longestQueue || got < 60 {
		t.Errorf("after thirty plays at once the picture is given %d ticks", got)
	}
}

func TestTicksBecomeMillisecondsRoundedUp(t *testing.T) {
	for ticks, want := range map[int64]int64{0: 0, 1: 17, 3: 50, 60: 1000, 61: 1017} {
		if got := millis(ticks); got != want {
			t.Errorf("%d ticks are %d ms, not %d", ticks, got, want)
		}
	}
	if room.TicksPerSecond != 60 {
		t.Error("a table has other ticks")
	}
}
