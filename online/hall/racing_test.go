package hall

import (
	"testing"

	"fourtell/engine"
	"fourtell/online/journal"
	"fourtell/online/wire"
	"fourtell/room"
)

// claimed is a table of bluff at which Ann has claimed something, and everybody else is asked whether they doubt it.
func claimed(t *testing.T, rules string) *pairTable {
	t.Helper()
	p := newPairTable(t, "bluff", rules, engine.Position{
		Hands: [][]engine.SeenCard{standard("AC", "2C", "3C"), standard("AD", "2D", "3D"), standard("AH", "2H", "3H"), standard("AS", "2S", "3S")},
		Turn:  0, Direction: 1})
	p.pass(2000)
	p.seats[0].must(&wire.Do{Command: engine.Claim(0, standard("2C"), 1)})
	p.pass(2000)
	return p
}

// standard reads cards of the standard deck.
func standard(texts ...string) (all []engine.SeenCard) {
	for _, text := range texts {
		f, _ := engine.ParseFace(text)
		all = append(all, engine.SeenCard{Face: f})
	}
	return all
}

// doubt is a doubt of the claim that somebody has been told of.
func (g *guest) doubt() *wire.Do {
	return &wire.Do{Command: engine.Command{Verb: engine.VerbChallenge, Decision: g.snap.Decision, Target: engine.NoSeat}}
}

// doubter is whose doubt was heard; engine.NoSeat: nobody's yet.
func (p *pairTable) doubter() engine.Seat {
	for _, c := range p.room(p.code).table.Record().Commands {
		if c.Verb == engine.VerbChallenge {
			return c.Seat
		}
	}
	return engine.NoSeat
}

func TestDoubtsOfTheSameMomentAreJudgedByTheTablesTime(t *testing.T) {
	for _, tt := range []struct {
		name   string
		trip   int64 // of Cy's line, ms
		gap    int64 // Cy's doubt comes so long after Bo's
		chance bool  // decides; else Bo was the first
	}{
		{"both come at once", 0, 0, true},
		{"within a tick", 0, 15, true},
		{"a moment later over a quick line", 0, 30, false},
		{"a slow line is given half its round trip", 400, 200, true},
		{"and no more", 400, 230, false},
		{"a very slow one half a second", 60_000, 500, true},
		{"at most", 60_000, 530, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			firsts := map[engine.Seat]int{}
			for seed := range uint64(12) {
				p := claimed(t, "classic")
				p.room(p.code).botSeed = seed
				p.hall.Delay(p.seats[2].uid, tt.trip)
				bo, cy := p.seats[1], p.seats[2]
				wish := cy.doubt() // of what Cy has seen when Bo doubts
				early := bo.ask(bo.doubt())
				p.pass(tt.gap)
				late := cy.ask(wish)
				if tt.chance && (early != nil || late != nil && tt.gap == 0) {
					t.Fatalf("Bo is answered %+v, Cy %+v, before it is known who was the first", early, late)
				}
				p.pass(oneTick + int64(mostDelay))
				first := p.doubter()
				firsts[first]++
				for _, g := range []*guest{bo, cy} {
					answer := g.byRe[g.id].Body
					n, refused := answer.(*wire.No)
					if refused == (g.snap.Viewer == first) || refused && n.Code != wire.Stale {
						t.Errorf("seat %d was the first, and %s is answered %+v", first, g.name, answer)
					}
				}
				if bo.snap.Decision != cy.snap.Decision || bo.snap.Doubtful() {
					t.Error("the question is asked still")
				}
				p.room(p.code).botSeed = 0 // as it is written
				if err := again(p); err != nil {
					t.Error(err)
				}
				p.sound()
			}
			if tt.chance != (firsts[2] > 0) || firsts[1]+firsts[2] != 12 || firsts[1] == 0 {
				t.Errorf("Bo was the first %d times of 12, Cy %d", firsts[1], firsts[2])
			}
		})
	}
}

// again opens the room from its journal, and compares the tables.
func again(p *pairTable) error {
	c := crowd{world: p.world}
	return c.sameAgain()
}

func TestADoubtIsHeardAtOnceWhereNobodyElseCanHaveDoubtedInTheSameMoment(t *testing.T) {
	for _, tt := range []struct {
		name   string
		before func(*pairTable)
		rules  string
		waits  bool
	}{
		{"others may", func(*pairTable) {}, "classic", true},
		{"the others have let it be", func(p *pairTable) {
			for _, g := range p.seats[2:] {
				g.must(&wire.Do{Command: engine.Do(0, engine.VerbPass)})
			}
		}, "classic", false},
		{"the others are cut off", func(p *pairTable) { p.seats[2].cut(); p.seats[3].cut() }, "classic", false},
		{"all are heard before anybody is told", func(*pairTable) {}, "classic,simultaneous=random", false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p := claimed(t, tt.rules)
			tt.before(p)
			if answer := p.seats[1].ask(p.seats[1].doubt()); (answer == nil) != tt.waits {
				t.Errorf("Bo is answered %+v", answer)
			}
			p.pass(oneTick)
			if _, done := p.seats[1].byRe[p.seats[1].id].Body.(*wire.Done); !done {
				t.Errorf("a tick later Bo is answered %+v", p.seats[1].byRe[p.seats[1].id])
			}
			p.sound()
		})
	}
}

func TestADoubtThatWaitsEndsWithTheLastAnswer(t *testing.T) {
	p := claimed(t, "classic")
	for _, g := range p.seats {
		p.hall.Delay(g.uid, 1000)
	}
	bo, cy, di := p.seats[1], p.seats[2], p.seats[3]
	_ = bo.ask(bo.doubt())
	if got := bo.refused(&wire.Do{Command: engine.Do(0, engine.VerbPass)}); got != wire.NotNow {
		t.Errorf("who has doubted lets it be after all: %s", got)
	}
	cy.must(&wire.Do{Command: engine.Do(0, engine.VerbPass)})
	if p.doubter() != engine.NoSeat {
		t.Error("Di is not waited for")
	}
	di.cut()
	if p.doubter() != 1 {
		t.Error("nobody else is asked, and it is not heard")
	}
	p.sound()
}

func TestADoubtThatWaitsAndIsSentAgainIsHeardOnce(t *testing.T) {
	p := claimed(t, "classic")
	p.hall.Delay(p.seats[2].uid, 1000)
	bo := p.seats[1]
	wish := bo.doubt()
	_ = bo.askAs(50, wish)
	_ = bo.askAs(51, &wire.Phrase{Phrase: "hello"})
	bo.cut()
	bo.back(p.code)
	if answer := bo.askAs(50, wish); answer != nil {
		t.Errorf("sent again it is answered %+v", answer)
	}
	p.pass(oneTick + int64(mostDelay))
	first := bo.byRe[50].Body
	if _, done := first.(*wire.Done); !done {
		t.Fatalf("it is answered %+v", first)
	}
	if _, done := bo.askAs(50, wish).(*wire.Done); !done {
		t.Error("afterwards it is answered otherwise")
	}
	n := 0
	for _, c := range p.room(p.code).table.Record().Commands {
		if c.Verb == engine.VerbChallenge {
			n++
		}
	}
	if n != 1 {
		t.Errorf("it was heard %d times", n)
	}
	p.sound()
}

func TestWhoGivesTheirChairUpWhileTheirDoubtWaitsDoubtsNothing(t *testing.T) {
	p := claimed(t, "classic")
	p.hall.Delay(p.seats[2].uid, 1000)
	bo := p.seats[1]
	id := bo.id + 1
	_ = bo.askAs(id, bo.doubt())
	bo.id = id
	bo.must(&wire.Stand{})
	p.pass(oneTick + int64(mostDelay))
	if n, refused := bo.byRe[id].Body.(*wire.No); !refused || n.Code != wire.NotSeated {
		t.Errorf("they are answered %+v", bo.byRe[id].Body)
	}
	p.sound()
}

// doubters are bots that claim what they may, and doubt at once.
type doubters struct{ luck }

func (doubters) Make(_, _ string) room.NewBot {
	return func(engine.Seat, uint64) room.Bot { return atOnce{} }
}

type atOnce struct{}

func (atOnce) Decide(s engine.Snapshot) (engine.Command, bool) {
	if len(s.Legal) == 0 {
		return engine.Command{}, false
	}
	return s.Legal[0], true // a doubt is listed before a pass
}

var _ interface {
	Bot(game, level, guest string) (journal.Bot, bool)
} = doubters{}

func TestABotsDoubtWaitsAsLongAsTheDoubtOfWhoIsFarAwayTakes(t *testing.T) {
	for trip, late := range map[int64]bool{0: false, 600: true} {
		w := newWorld(t, 8, func(c *Config) { c.Bots = doubters{} })
		ann, bo := w.guest("Ann"), w.guest("Bo")
		code := ann.create(&wire.Create{Game: "bluff", Seats: 3})
		bo.must(&wire.Join{Room: code, As: wire.AsSeat})
		ann.must(&wire.SetBot{Seat: 2, Level: "easy"})
		ann.must(&wire.Start{})
		for range 200 {
			w.pass(50)
			if s := ann.snap; s.Owes() && !s.Doubtful() {
				break
			}
			bo.move(1)
			if ann.snap.Doubtful() {
				ann.must(&wire.Do{Command: engine.Do(0, engine.VerbPass)})
			}
		}
		w.hall.Delay(bo.uid, trip)
		if !ann.move(1) {
			t.Fatal("it is never Ann's turn")
		}
		r := w.room(code)
		w.pass(millis(r.table.moving) + 200)
		if waits := ann.snap.Doubtful(); waits != late {
			t.Errorf("over a line of %d ms: 200 ms after the picture rests the bot's doubt is still to come: %v", trip, waits)
		}
		if late {
			if answer := bo.soon(bo.doubt()); answer.T() != "done" {
				t.Errorf("Bo's doubt comes before the bot's, and is answered %+v", answer)
			}
			continue
		}
		if got := bo.refused(&wire.Do{Command: engine.Command{Verb: engine.VerbChallenge, Decision: bo.snap.Decision - 1}}); got != wire.Stale {
			t.Errorf("who is slower than a bot is told %s", got)
		}
	}
}
