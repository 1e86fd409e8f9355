package cluster

import (
	"fmt"
	"slices"
	"testing"

	"fourtell/ai"
	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/online/client"
	"fourtell/online/journal"
	"fourtell/online/wire"
	"fourtell/room"
)

func TestWhoIsConnectedToOneDealerPlaysInARoomOfAnother(t *testing.T) {
	for _, game := range games.All().Names() {
		t.Run(game, func(t *testing.T) { playFarAway(t, game) })
	}
}

func playFarAway(t *testing.T, game string) {
	w := newWorld(t, 2)
	ann, bo := w.guest("Ann", w.dealers[0]), w.guest("Bo", w.dealers[1])
	code := ann.opens(&wire.Create{Game: game})
	bo.joins(code)
	if h := w.holder(code); h != w.dealers[0] {
		t.Fatal("the room is not held where it was made")
	}
	if p := bo.Place(); p.Seat() != 1 || p.Room().Code != code {
		t.Fatalf("Bo has seat %d of %s", p.Seat(), p.Room().Code)
	}
	bo.must(&wire.Say{Text: "hello"})
	ann.hears("hello")
	ann.must(&wire.Say{Text: "there you are"})
	bo.hears("there you are")
	ann.must(&wire.Start{})
	play(t, w, 40, ann, bo)
	if got, want := bo.Place().Room().Seats, ann.Place().Room().Seats; len(got) != 2 || got[0].UID != want[0].UID {
		t.Errorf("they see different rooms: %+v, %+v", got, want)
	}
	bo.must(&wire.Leave{})
	bo.until("is out", func() bool { return bo.Place() == nil })
	if n, ok := bo.answered(&wire.Say{Text: "x"}).(*wire.No); !ok || n.Code != wire.NotMember {
		t.Errorf("who is out speaks: %+v", n)
	}
	own := bo.opens(&wire.Create{})
	if w.holder(own) != w.dealers[1] {
		t.Error("their own room is not held where they are connected")
	}
}

// play has people do what is legal, so many things, and holds that nobody is told a beat twice or in another order.
func play(t *testing.T, w *world, actions int, all ...*guest) {
	t.Helper()
	var people []*room.Person
	var desks []*client.Desk
	seqs, dealt := make([]uint32, len(all)), map[int]bool{}
	for i, g := range all {
		g.until("is dealt to", func() bool {
			return g.Place() != nil && g.Place().Seat() >= 0 && g.Place().Room().State == wire.Playing
		})
		d := g.Place().Desk(nil)
		d.Step()
		d.Watch(0, func(s engine.Snapshot) {
			if s.Seq < seqs[i] {
				t.Errorf("%s is shown beat %d after %d", g.name, s.Seq, seqs[i])
			}
			seqs[i] = s.Seq
		})
		p := &room.Person{}
		d.Sit(g.Place().Seat(), p)
		people, desks = append(people, p), append(desks, d)
	}
	step := func() {
		w.pass(10)
		for i, g := range all {
			g.Step(w.now)
			desks[i].Step()
		}
	}
	for done, idle := 0, 0; done < actions; idle++ {
		if idle > 2000 {
			t.Fatalf("after %d of %d actions nobody owes anything", done, actions)
		}
		step()
		for i, g := range all {
			s := people[i].Last()
			if s.Over() && g.Place().Host() {
				if !dealt[s.Round] {
					dealt[s.Round] = true
					g.must(&wire.Next{})
				}
				break
			}
			if !s.Owes() {
				continue
			}
			c, ok := ai.First(&s, engine.VerbPlay, engine.VerbClaim, engine.VerbChooseColor, engine.VerbAccept, engine.VerbPass, engine.VerbDraw)
			if !ok {
				continue
			}
			if d, ok := g.must(&wire.Do{Command: c}).(*wire.Done); !ok || d.Seq == 0 {
				t.Fatalf("%s does %+v and is answered %+v", g.name, c, d)
			}
			done, idle = done+1, 0
			for range 3 {
				step()
			}
			break
		}
	}
}

func TestTheListHasTheRoomsOfAllDealers(t *testing.T) {
	w := newWorld(t, 3)
	ann, bo, cy := w.guest("Ann", w.dealers[0]), w.guest("Bo", w.dealers[1]), w.guest("Cy", w.dealers[2])
	cy.must(&wire.List{Watch: true})
	one, hidden := ann.opens(&wire.Create{Open: true}), bo.opens(&wire.Create{})
	cy.until("sees what is open", func() bool { return len(cy.Open()) == 1 && cy.Open()[one].Code == one })
	w.dealer("D")
	w.pass(5000)
	di := w.guest("Di", w.dealers[3])
	if list := di.must(&wire.List{}).(*wire.Rooms); len(list.Rooms) != 1 {
		t.Errorf("at a dealer that has come later there are %+v", list.Rooms)
	}
	if slices.Contains(di.told, wire.Body(nil)) || cy.Open()[hidden].Code != "" {
		t.Error("a room that is not open is shown")
	}
	ann.must(&wire.Leave{})
	w.pass(35 * 60_000)
	cy.until("sees it shut", func() bool { return len(cy.Open()) == 0 })
}

func TestASecondConnectionAtAnotherDealerTakesOver(t *testing.T) {
	w := newWorld(t, 3)
	ann := w.guest("Ann", w.dealers[0])
	bo := w.guest("Bo", w.dealers[1])
	code := ann.opens(&wire.Create{})
	bo.joins(code)
	for _, to := range []int{2, 0, 1} {
		was := bo
		bo = w.guest("Bo", w.dealers[to])
		was.until("is replaced", func() bool { return was.State() == client.Ended })
		if was.Why().Code != wire.Replaced {
			t.Errorf("the first is told %s", was.Why().Code)
		}
		bo.joins(code)
		if bo.Place().Seat() != 1 {
			t.Errorf("at dealer %d they have seat %d", to, bo.Place().Seat())
		}
		bo.must(&wire.Say{Text: fmt.Sprint("from ", to)})
		ann.hears(fmt.Sprint("from ", to))
		people := 0
		for _, d := range w.dealers {
			_, n, _ := d.node.Size()
			people += n
		}
		if people != 2 {
			t.Errorf("%d people are connected", people)
		}
	}
	if all := entries[*journal.Came](w, code); len(all) != 2 {
		t.Errorf("%d have come", len(all))
	}
}

func TestTheRoomsOfADealerThatDiesAreGoneOnWith(t *testing.T) {
	w := newWorld(t, 3)
	ann, bo, cy := w.guest("Ann", w.dealers[0]), w.guest("Bo", w.dealers[1]), w.guest("Cy", w.dealers[2])
	code := ann.opens(&wire.Create{Seats: 3})
	bo.joins(code)
	cy.joins(code)
	ann.must(&wire.Start{})
	play(t, w, 10, ann, bo, cy)
	alone := ann.opens(&wire.Create{Open: true}) // which nobody asks for afterwards
	ann.joins(code)
	before := map[*guest]engine.Seat{ann: ann.Place().Seat(), bo: bo.Place().Seat(), cy: cy.Place().Seat()}
	commands := len(entries[*journal.Command](w, code))
	w.dealers[0].kill()
	ann.at = w.dealers[1]
	for g, seat := range before {
		g.until("is back", func() bool {
			for other := range before {
				other.Step(w.now)
			}
			return w.holder(code) != nil && g.State() == client.Here && g.Place() != nil && g.Place().Seat() == seat
		})
	}
	play(t, w, 10, ann, bo, cy)
	if n := len(entries[*journal.Command](w, code)); n < commands+10 {
		t.Errorf("after %d commands and 10 more there are %d", commands, n)
	}
	w.pass(15_000)
	if w.holder(alone) == nil && len(entries[*journal.Closed](w, alone)) == 0 {
		t.Error("a room that nobody asks for is nobody's")
	}
}

func TestADealerThatEndsHandsItsRoomsOverAtOnce(t *testing.T) {
	w := newWorld(t, 3)
	bo := w.guest("Bo", w.dealers[1])
	var codes []wire.RoomCode
	for i := range 6 {
		codes = append(codes, w.guest(fmt.Sprint("Host", i), w.dealers[0]).opens(&wire.Create{}))
	}
	bo.joins(codes[0])
	w.dealers[0].gate.Advance(w.now)
	w.dealers[0].node.Drain(w.now)
	w.pass(500)
	select {
	case <-w.dealers[0].node.Over():
	default:
		t.Fatal("it has not handed over half a second later")
	}
	w.dealers[0].kill()
	w.pass(500)
	by := map[*dealer]int{}
	for _, code := range codes {
		by[w.holder(code)]++
	}
	if by[w.dealers[1]] != 3 || by[w.dealers[2]] != 3 {
		t.Errorf("a second after it was told to end its six rooms are shared out as %v", by)
	}
	bo.until("is back", func() bool { return bo.State() == client.Here && bo.Place() != nil && bo.Place().Seat() == 1 })
	bo.must(&wire.Say{Text: "still here"})
}

func TestADealerWhoseLeaseLapsesLetsGoOfItsRooms(t *testing.T) {
	w := newWorld(t, 2)
	ann, bo := w.guest("Ann", w.dealers[0]), w.guest("Bo", w.dealers[1])
	code := ann.opens(&wire.Create{})
	bo.joins(code)
	w.dealers[0].mute = true
	w.pass(lease - 500)
	w.dealers[0].node.Lapsed()
	w.pass(10)
	if w.dealers[0].hall.Holds(code) {
		t.Fatal("it holds the room still")
	}
	both := func() bool {
		ann.Step(w.now)
		bo.Step(w.now)
		return w.holder(code) == w.dealers[1] && ann.Place() != nil && ann.State() == client.Here && bo.State() == client.Here
	}
	w.until("the other holds the room and everybody is back", 20_000, both)
	ann.must(&wire.Say{Text: "from afar"})
	bo.hears("from afar")
}

// A dealer that was stopped and does not know that its lease is over writes no more: the journal refuses it, and it lets go.
func TestADealerThatDoesNotKnowThatItsLeaseIsOverIsFencedOff(t *testing.T) {
	w := newWorld(t, 2)
	ann, bo := w.guest("Ann", w.dealers[0]), w.guest("Bo", w.dealers[1])
	code := ann.opens(&wire.Create{})
	bo.joins(code)
	stopped := w.dealers[0]
	w.dealers = w.dealers[1:] // nothing reaches it, and it does nothing
	w.holders[code] = ""
	bo.until("is back", func() bool {
		return w.holder(code) == w.dealers[0] && bo.State() == client.Here && bo.Place() != nil && bo.Place().Seat() == 1
	})
	bo.must(&wire.Say{Text: "new"})
	answered := false
	_ = ann.Ask(&wire.Say{Text: "old"}, func(wire.Body) { answered = true })
	ann.Step(w.now)
	if stopped.hall.Holds(code) || answered {
		t.Error("it goes on with a room that another has")
	}
	ann.at = w.dealers[0]
	ann.until("what was refused is asked again where the room is", func() bool { return answered })
	var said []string
	for _, s := range entries[*journal.Said](w, code) {
		said = append(said, s.Text)
	}
	if fmt.Sprint(said) != "[new old]" {
		t.Errorf("said was %v", said)
	}
}

func TestWhereAWordBetweenDealersIsLostThoseItMayHaveBeenForComeBack(t *testing.T) {
	for _, to := range []int{0, 1} {
		t.Run(fmt.Sprint("to dealer ", to), func(t *testing.T) {
			w := newWorld(t, 2)
			ann, bo := w.guest("Ann", w.dealers[0]), w.guest("Bo", w.dealers[1])
			code := ann.opens(&wire.Create{})
			bo.joins(code)
			w.dealers[to].lose = 1
			bo.must(&wire.Say{Text: "is it heard?"})
			ann.hears("is it heard?")
			ann.must(&wire.Say{Text: "it is"})
			bo.hears("it is")
			if n := len(entries[*journal.Said](w, code)); n != 2 {
				t.Errorf("%d things were said", n)
			}
		})
	}
}

func TestACodeThatIsNoRoomIsNone(t *testing.T) {
	w := newWorld(t, 2)
	bo := w.guest("Bo", w.dealers[1])
	if n, ok := bo.answered(&wire.Join{Room: "222222", As: wire.AsSeat}).(*wire.No); !ok || n.Code != wire.NoRoom {
		t.Errorf("it is answered %+v", n)
	}
	if len(w.holders) != 0 {
		t.Errorf("somebody holds %v", w.holders)
	}
}

func TestWhoGoesFromOneDealersRoomToAnothersIsInOneAlone(t *testing.T) {
	w := newWorld(t, 3)
	ann, di, bo := w.guest("Ann", w.dealers[0]), w.guest("Di", w.dealers[1]), w.guest("Bo", w.dealers[2])
	hosts := []*guest{ann, di}
	codes := []wire.RoomCode{ann.opens(&wire.Create{}), di.opens(&wire.Create{})}
	seated := func(host *guest) bool {
		host.Step(w.now)
		return slices.ContainsFunc(host.Place().Room().Seats, func(s wire.Seat) bool { return s.UID == bo.UID() })
	}
	for _, to := range []int{0, 1, 0, 2, 1, 2} { // 2: a room of their own, where they are connected
		if to == 2 {
			bo.opens(&wire.Create{})
		} else {
			bo.joins(codes[to])
		}
		for i, host := range hosts {
			host.until(fmt.Sprintf("Bo, who is at %d, sits at %d or not", to, i), func() bool { return seated(host) == (i == to) })
			host.must(&wire.Say{Text: fmt.Sprint("at ", i, " while Bo is at ", to)})
		}
		w.pass(100)
		bo.Step(w.now)
		for i := range hosts {
			if text := fmt.Sprint("at ", i, " while Bo is at ", to); slices.Contains(bo.talk(), text) != (i == to) {
				t.Errorf("Bo hears %v", bo.talk())
			}
		}
		if code := w.dealers[2].hall.At(bo.UID()); (code == "") != (to != 2) {
			t.Errorf("at %d they are in room %q where they are connected", to, code)
		}
		if to == 2 {
			bo.must(&wire.Say{Text: "mine"})
			for _, host := range hosts {
				if host.Step(w.now); slices.Contains(host.talk(), "mine") {
					t.Error("what is said in one room is heard in another")
				}
			}
		}
	}
	own := w.dealers[2].hall.Codes()
	if len(own) != 2 {
		t.Fatalf("of their own there are %v", own)
	}
	for _, code := range own {
		in := len(entries[*journal.Came](w, code)) > len(entries[*journal.Went](w, code))
		if in != (w.dealers[2].hall.At(bo.UID()) == code) {
			t.Errorf("in room %s they have a place: %v", code, in)
		}
	}
}
