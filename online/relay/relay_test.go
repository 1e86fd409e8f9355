package relay

import (
	"bytes"
	"encoding/base64"
	"slices"
	"testing"

	"fourtell/online/client"
	"fourtell/online/deal"
	"fourtell/online/wire"
)

func TestAMatchIsPlayedAtATableThatAPlayerDeals(t *testing.T) {
	for game, rules := range map[string]string{"uno": "classic,score=winner_takes,target=100", "bluff": "classic,rounds=3"} {
		t.Run(game, func(t *testing.T) { matchThatAPlayerDeals(t, game, rules) })
	}
}

func matchThatAPlayerDeals(t *testing.T, game, rules string) {
	w := newWorld(t)
	w.game = game
	people := w.begin(rules, "Ann", "Bo", "Cy")
	for _, p := range people {
		p.plays = true
	}
	w.until("the match is over", func() bool {
		return all(people, func(p *player) bool { return p.Place().Room().State == wire.Finished })
	})
	for _, p := range people {
		if f, ok := p.Place().Checked(); !ok || f != deal.Fair {
			t.Errorf("%s finds the deal %v, %v", p.name, f, ok)
		}
		if p.Place().Room().Deal != wire.DealPlayer || p.Place().Room().Host != people[0].UID() {
			t.Errorf("%s is told of %+v", p.name, p.Place().Room())
		}
	}
	place := people[1].Place()
	w.check(people[0].Ask(&wire.Leave{}, nil))
	w.until("the table ends", func() bool { return place.Gone() != "" })
	if got := place.Walkover(); got != nil {
		t.Errorf("a match that was played to its end is won by %q without a fight", got)
	}
	if people[0].dealer.Broken() != 0 || w.hall == nil {
		t.Error("something was not as it was sent")
	}
	for _, s := range w.spied {
		for _, plain := range []string{`"snap":{`, `"beat"`, "Ann", "classic", "card", "promise"} {
			if bytes.Contains(opened(s.text), []byte(plain)) {
				t.Fatalf("the house reads %q: %s", plain, s.text)
			}
		}
	}
}

// opened is a frame with the box in it as it is, not as it is written: letters by chance are no names.
func opened(frame []byte) []byte {
	before, box, _ := bytes.Cut(frame, []byte(`"box":"`))
	box, after, _ := bytes.Cut(box, []byte(`"`))
	text, _ := base64.StdEncoding.DecodeString(string(box))
	return slices.Concat(before, text, after)
}

func TestTwoPlayersDealAtOnce(t *testing.T) {
	w := newWorld(t)
	one := w.begin("classic,score=winner_takes,target=100", "Ann", "Bo")
	two := w.begin("classic,score=winner_takes,target=100", "Dan", "Eve")
	for _, p := range append(one, two...) {
		p.plays = true
	}
	w.until("both matches are over", func() bool {
		return all(w.people, func(p *player) bool { return p.Place().Room().State == wire.Finished })
	})
	if one[0].Place().Room().Code == two[0].Place().Room().Code {
		t.Error("both have one code")
	}
}

func TestWhoHasTheCodeAndNotTheKeyLearnsNothing(t *testing.T) {
	w := newWorld(t)
	people := w.begin("classic", "Ann", "Bo")
	link, _ := people[0].dealer.Link()
	bare := w.come("Cy", func(p *player) client.Dial { return w.way(&p.line) })
	var answer wire.Body
	w.check(bare.Ask(&wire.Join{Room: link.Room}, func(b wire.Body) { answer = b }))
	w.pass(500)
	if n, ok := answer.(*wire.No); !ok || n.Code != wire.NeedsLink || bare.Place() != nil {
		t.Errorf("by the code alone: %+v", answer)
	}
	wrong := link
	wrong.Key = Key(newPair(w.chance).public).String()
	eve := w.joins("Eve", wrong)
	w.pass(500)
	if eve.State() != client.Ended || eve.Why().Code != wire.NeedsLink || eve.Place() != nil {
		t.Errorf("by another key: %v %+v", eve.State(), eve.Why())
	}
	for _, s := range w.spied {
		if s.conn == eve.line.conn && isBox(s.text) {
			t.Fatal("a sealed box went to who has no key")
		}
	}
	if people[0].dealer.Broken() != 1 {
		t.Errorf("%d lines were ended", people[0].dealer.Broken())
	}
	gone := w.joins("Fay", client.Link{House: link.House, Room: "ZZZZZZ", Key: link.Key})
	w.pass(500)
	if gone.State() != client.Ended || gone.Why().Code != wire.NoRoom {
		t.Errorf("no such room: %v %+v", gone.State(), gone.Why())
	}
}

func TestAHouseThatMeddlesIsFoundOut(t *testing.T) {
	for name, meddle := range map[string]func(n int, frame []byte, kept [][]byte) [][]byte{
		"a byte changed": func(n int, frame []byte, _ [][]byte) [][]byte {
			if n == 5 {
				frame = bytes.Clone(frame)
				if at := len(frame) - 500; frame[at] == 'A' {
					frame[at] = 'B'
				} else {
					frame[at] = 'A'
				}
			}
			return [][]byte{frame}
		},
		"a box twice": func(n int, frame []byte, _ [][]byte) [][]byte {
			if n == 5 {
				return [][]byte{frame, frame}
			}
			return [][]byte{frame}
		},
		"a box left out": func(n int, frame []byte, _ [][]byte) [][]byte {
			if n == 5 {
				return nil
			}
			return [][]byte{frame}
		},
		"two boxes in another order": func(n int, frame []byte, kept [][]byte) [][]byte {
			switch n {
			case 5:
				return nil
			case 6:
				return [][]byte{frame, kept[5]}
			}
			return [][]byte{frame}
		},
		"a box cut short": func(n int, frame []byte, _ [][]byte) [][]byte {
			if n == 5 {
				i := bytes.LastIndexByte(frame, '"')
				return [][]byte{append(bytes.Clone(frame[:i-400]), frame[i:]...)}
			}
			return [][]byte{frame}
		},
		"an old box again": func(n int, frame []byte, kept [][]byte) [][]byte {
			if n == 6 {
				return [][]byte{kept[1], frame}
			}
			return [][]byte{frame}
		},
	} {
		for _, up := range []bool{true, false} {
			t.Run(name+map[bool]string{true: ", to who deals", false: ", from who deals"}[up], func(t *testing.T) {
				w := newWorld(t)
				people := w.begin("classic", "Ann", "Bo")
				ann, bo := people[0], people[1]
				n, kept := 0, [][]byte{}
				from := bo
				if !up {
					from = ann
				}
				w.meddle = func(l *wireLine, frame []byte) [][]byte {
					if l != from.line || !isBox(frame) {
						return [][]byte{frame}
					}
					kept = append(kept, frame)
					n++
					return meddle(n-1, frame, kept)
				}
				ann.plays, bo.plays = true, true
				seq := ann.person.Last().Seq
				w.until("it is found out", func() bool { return bo.told(wire.BadSeal) || ann.Place().Room().State == wire.Finished })
				if !bo.told(wire.BadSeal) || up != (ann.dealer.Broken() == 1) {
					t.Fatalf("Bo was not told; %d lines broke for who deals", ann.dealer.Broken())
				}
				w.until("they play on", func() bool {
					return bo.State() == client.Here && bo.person.Last().Seq > seq+10 || ann.Place().Room().State == wire.Finished
				})
			})
		}
	}
}

func TestWhoDealsIsCutOffAndComesBack(t *testing.T) {
	w := newWorld(t)
	people := w.begin("classic,score=winner_takes,target=100", "Ann", "Bo", "Cy")
	ann, bo := people[0], people[1]
	for _, p := range people {
		p.plays = true
	}
	w.pass(2000)
	ann.still = true
	ann.line.Close()
	w.pass(20_000)
	if r := bo.Place().Room(); r.State != wire.Paused || r.Seats[0].Here != wire.HereGone || bo.State() != client.Here {
		t.Errorf("without who deals: %s, %v", r.State, bo.State())
	}
	w.pass(60_000)
	ann.still = false
	w.until("all are back", func() bool {
		return all(people, func(p *player) bool { return p.Place() != nil && p.Place().Room().State == wire.Playing })
	})
	for _, s := range ann.Place().Room().Seats {
		if s.Here == wire.HereBot {
			t.Errorf("a bot plays for %s, who was not waited for", s.Name)
		}
	}
	w.until("they play to the end", func() bool {
		return all(people, func(p *player) bool { return p.Place().Room().State == wire.Finished })
	})
}

func TestWhoDealsAndStaysAwayLosesByWalkover(t *testing.T) {
	w := newWorld(t)
	people := w.begin("classic", "Ann", "Bo", "Cy")
	bo, cy := people[1], people[2]
	places := []*client.Place{bo.Place(), cy.Place()}
	people[0].still = true
	people[0].line.Close()
	w.pass(119_000)
	if bo.Place() == nil || bo.Place().Room().State != wire.Paused {
		t.Fatal("it ends too early")
	}
	w.pass(2000)
	for _, p := range places {
		r := p.Room()
		if p.Gone() != wire.LeftClosed || r.State != wire.Finished {
			t.Errorf("after two minutes: %q, %s", p.Gone(), r.State)
		}
		if got := client.Walkover(&r); len(got) != 2 || got[0] != 1 || got[1] != 2 {
			t.Errorf("it is won by %v", got)
		}
	}
	w.pass(10_000)
	if bo.State() != client.Ended || bo.Why().Code != wire.Closed {
		t.Errorf("afterwards: %v %+v", bo.State(), bo.Why())
	}
	people[0].still = false
	place := people[0].Place()
	w.pass(20_000)
	if r := place.Room(); place.Gone() != wire.LeftClosed || r.State != wire.Finished || people[0].State() != client.Ended {
		t.Errorf("who dealt finds %q, %s, %v", place.Gone(), r.State, people[0].State())
	}
}

func TestSomebodyWhoseLineBreaksComesBackToTheirSeat(t *testing.T) {
	w := newWorld(t)
	people := w.begin("classic", "Ann", "Bo")
	bo := people[1]
	uid := bo.UID()
	bo.still = true
	bo.line.Close()
	w.pass(1000)
	if s := people[0].Place().Room().Seats[1]; s.Here != wire.HereGone {
		t.Errorf("he is %s", s.Here)
	}
	bo.still = false
	w.until("he is back", func() bool { return people[0].Place().Room().Seats[1].Here == wire.HereYes })
	if bo.UID() != uid || bo.Place().Seat() != 1 {
		t.Error("he is somebody else")
	}
}

func TestWhoDealsLeavesAndTheTableEnds(t *testing.T) {
	w := newWorld(t)
	people := w.begin("classic", "Ann", "Bo")
	place := people[1].Place()
	w.check(people[0].Ask(&wire.Leave{}, nil))
	w.pass(2000)
	if place.Gone() != wire.LeftClosed {
		t.Errorf("Bo is told %q", place.Gone())
	}
	if rooms, _, _ := w.hall.Size(); rooms != 0 {
		t.Errorf("the house has %d rooms", rooms)
	}
}

func TestAHouseThatDoesNotRelaySaysSo(t *testing.T) {
	w := newWorld(t)
	w.hall.Drain(w.now)
	ann := w.deals("Ann")
	w.pass(1000)
	if ann.State() != client.Ended || ann.Why().Code != wire.Busy {
		t.Errorf("%v %+v", ann.State(), ann.Why())
	}
}

func TestNeitherHouseNorDealerIsShownTheTokenForTheOther(t *testing.T) {
	w := newWorld(t)
	people := w.begin("classic", "Ann", "Bo")
	if own := wire.UIDOf(wire.Token([]byte("Bo"), "house")); people[1].UID() == own || people[0].UID() == wire.UIDOf(wire.Token([]byte("Ann"), "house")) {
		t.Error("who deals is shown the house's token")
	}
	for _, s := range w.spied {
		if bytes.Contains(s.text, []byte(wire.Token([]byte("Bo"), "house"))) {
			t.Error("the house is shown whose line it is")
		}
	}
}
