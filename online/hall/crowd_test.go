package hall

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"fourtell/engine"
	"fourtell/online/journal"
	"fourtell/online/wire"
)

// crowd is a world of people who do anything at all, and is looked at after each step.
type crowd struct {
	*world
	rng    *rand.Rand
	steps  int
	starts int
	rounds int
	backs  int
	least  map[wire.UID]seen // what somebody has been told of a match
}

// seen is a beat of a match.
type seen struct {
	room wire.RoomCode
	from string // the match, by its key
	seq  uint32
}

// ruleset is rules of a game.
type ruleset struct{ game, rules string }

// rulesets are rules by which rounds are short.
func rulesets() []ruleset {
	return []ruleset{{"uno", "classic,hand_size=2,score=winner_takes,target=100"}, {"uno", "classic,hand_size=3,turn_seconds=10,leaver=wait"},
		{"bluff", "classic,rounds=2"}, {"uno", "party,hand_size=2,turn_seconds=10"}, {"uno", "classic,hand_size=2,leaver=walkover,turn_seconds=10"},
		{"bluff", "arcade,turn_limit=2,simultaneous=random"}, {"uno", "chaos,hand_size=2"}, {"bluff", "classic,mode=chaos,turn_limit=3"}}
}

func (c *crowd) any() *guest { return c.order[c.rng.IntN(len(c.order))] }

// code is that of a room there is, mostly.
func (c *crowd) code() wire.RoomCode {
	codes := []wire.RoomCode{"222222"}
	for code := range c.hall.rooms {
		codes = append(codes, code)
	}
	slices.Sort(codes)
	return codes[c.rng.IntN(len(codes))]
}

// body is something to ask for.
func (c *crowd) body(g *guest) wire.Body {
	r := c.at(g)
	if c.rng.IntN(3) > 0 && r != nil && r.table != nil {
		if at := r.chairOf(g.uid); at >= 0 {
			s := r.table.View(engine.Seat(at))
			if cmd, ok := pick(&s, c.rng.Uint64()); ok {
				return &wire.Do{Command: cmd}
			}
		}
	}
	switch {
	case r != nil && r.host == g.uid && r.phase == wire.Waiting && r.taken() > 1 && c.rng.IntN(3) == 0:
		return &wire.Start{}
	case r != nil && r.host == g.uid && r.phase == wire.Finished && c.rng.IntN(6) == 0:
		return &wire.Again{}
	case r == nil && len(c.hall.rooms) > 4 && c.rng.IntN(4) > 0:
		return &wire.Join{Room: c.code(), As: wire.AsSeat}
	}
	somebody := c.any().uid
	if r != nil && len(r.members) > 0 {
		somebody = r.members[c.rng.IntN(len(r.members))].uid
	}
	seat, on, by, name := c.rng.IntN(5), c.rng.IntN(2) == 0, rulesets()[c.rng.IntN(len(rulesets()))], "Room"
	chairs := 2 + c.rng.IntN(4)
	all := []wire.Body{
		&wire.Create{Seats: chairs, Game: by.game, Rules: by.rules, Open: on},
		&wire.Join{Room: c.code(), As: wire.AsSeat}, &wire.Join{Room: c.code(), As: wire.AsSeat}, &wire.Join{Room: c.code(), As: wire.AsWatch},
		&wire.Sit{}, &wire.Sit{Seat: &seat}, &wire.Stand{}, &wire.Leave{}, &wire.Ready{On: &on}, &wire.Start{}, &wire.Start{}, &wire.Start{},
		&wire.Next{}, &wire.Next{}, &wire.Again{}, &wire.Again{}, &wire.Sync{Seq: 3}, &wire.Past{N: seat}, &wire.Ping{}, &wire.List{Watch: on}, &wire.Share{Round: seat, Share: g.share(2)},
		&wire.Set{Game: &by.game, Rules: &by.rules}, &wire.Set{Seats: &chairs}, &wire.Set{Name: &name, Open: &on},
		&wire.SetBot{Seat: seat, Level: "easy"}, &wire.SetBot{Seat: seat, Guest: "theo"}, &wire.SetBot{Seat: seat},
		&wire.Kick{UID: somebody}, &wire.Host{UID: somebody},
		&wire.Say{Text: "Hello"}, &wire.Phrase{Phrase: "hello"}, &wire.Emote{Emote: "wow"},
		&wire.Do{Command: engine.Do(0, engine.Verb(1+c.rng.IntN(15)))},
	}
	return all[c.rng.IntN(len(all))]
}

func (c *crowd) at(g *guest) *Room {
	if p := c.hall.people[g.uid]; p != nil {
		return p.at
	}
	return nil
}

// step has somebody do something, or time pass.
func (c *crowd) step() string {
	c.steps++
	g := c.any()
	if !g.on {
		if c.rng.IntN(3) == 0 {
			c.backs++
			g.back(c.code())
			return g.name + " comes back"
		}
		g = c.any()
	}
	if !g.on {
		c.pass(int64(c.rng.IntN(4000)))
		return "time passes"
	}
	switch n := c.rng.IntN(100); {
	case n < 3:
		g.cut()
		return g.name + " is cut off"
	case n < 12:
		c.pass(int64(c.rng.IntN(3000)))
		return "a moment passes"
	case n < 13:
		c.pass(int64(c.rng.IntN(40_000)))
		return "a while passes"
	case n < 15: // the same request again, or an old one
		id := uint64(c.rng.IntN(int(g.id + 1)))
		g.askAs(id, c.body(g))
		return g.name + " asks again"
	case n < 17:
		c.hall.Delay(g.uid, int64(c.rng.IntN(3000)))
		return g.name + " is slow"
	case n < 18:
		g.hello(nil)
		return g.name + " comes with another device"
	}
	b := c.body(g)
	answer := g.ask(b)
	if _, start := b.(*wire.Start); start {
		if _, done := answer.(*wire.Done); done {
			c.starts++
		}
	}
	return fmt.Sprintf("%s asks for %s %+v", g.name, b.T(), b)
}

// check says what is wrong anywhere.
func (c *crowd) check() error {
	for code, r := range c.hall.rooms {
		if err := c.checkRoom(r); err != nil {
			return fmt.Errorf("room %s, %s: %w", code, r.phase, err)
		}
	}
	for uid, p := range c.hall.people {
		if p.at != nil && (c.hall.rooms[p.at.code] != p.at || !p.here || !p.at.presence.here(uid)) {
			return fmt.Errorf("%s is in room %s, and is not", p.name, p.at.code)
		}
		if !p.here && len(p.places) == 0 {
			return fmt.Errorf("%s is remembered for nothing", p.name)
		}
		for _, r := range p.places {
			if r.member(uid) == nil || c.hall.rooms[r.code] != r {
				return fmt.Errorf("%s has a place in room %s, and has not", p.name, r.code)
			}
		}
	}
	for _, g := range c.order {
		if g.wrong != nil {
			return g.wrong
		}
		if r := c.at(g); r != nil && r.table != nil && g.seen && !g.lazy && !c.journal.hold && g.snap.Viewer != r.viewer(g.uid) {
			return fmt.Errorf("%s sits on %d and is told what %d sees", g.name, r.viewer(g.uid), g.snap.Viewer)
		}
	}
	if at, ok := c.hall.Due(); ok && at < c.now-listEvery {
		return fmt.Errorf("something has been due since %d ms", c.now-at)
	}
	return nil
}

func (c *crowd) checkRoom(r *Room) error {
	sits := map[wire.UID]bool{}
	for i := range r.chairs {
		uid := r.chairs[i].uid
		switch {
		case uid != "" && sits[uid]:
			return fmt.Errorf("%s sits on two chairs", uid)
		case uid != "" && r.member(uid) == nil:
			return fmt.Errorf("on chair %d sits somebody who has no place", i)
		case uid != "" && r.chairs[i].bot != nil:
			return fmt.Errorf("chair %d has two", i)
		}
		sits[uid] = true
	}
	if at := r.wants(); at != 0 && at <= c.now-botsLook {
		return fmt.Errorf("it wanted to be looked at %d ms ago", c.now-at)
	}
	if len(r.members) > 0 && r.member(r.host) == nil {
		return fmt.Errorf("the host is not there")
	}
	for i := range r.members {
		m := &r.members[i]
		if r.presence[m.uid] == nil {
			return fmt.Errorf("nobody knows whether %s is here", m.name)
		}
		if r.kicked[m.uid] {
			return fmt.Errorf("%s was put out, and is here", m.name)
		}
		if m.waits && r.chairOf(m.uid) >= 0 {
			return fmt.Errorf("%s has a chair and waits for one", m.name)
		}
	}
	if r.phase == wire.Playing && r.table.Public().Phase == engine.PhaseMatchOver {
		return fmt.Errorf("the match is over, and nobody says so")
	}
	if len(r.presence) != len(r.members) {
		return fmt.Errorf("%d people are known of, %d have a place", len(r.presence), len(r.members))
	}
	if (r.phase == wire.Waiting) != (r.table == nil) && !r.closed {
		return fmt.Errorf("it is %s, with a table: %v", r.phase, r.table != nil)
	}
	if r.table != nil {
		return c.checkTable(r)
	}
	return nil
}

// checkTable says who sits where nobody of them should.
func (c *crowd) checkTable(r *Room) error {
	hands := r.table.hands()
	for i := range r.chairs {
		ch, who := &r.chairs[i], r.table.Controller(engine.Seat(i))
		_, person := who.(feed)
		switch {
		case r.phase != wire.Playing:
		case hands[i].Out && who != nil:
			return fmt.Errorf("somebody plays seat %d, which is out", i)
		case person != (ch.uid != "" && !hands[i].Away && !hands[i].Out):
			return fmt.Errorf("seat %d: a person plays: %v; it is %+v, %+v", i, person, *ch, hands[i])
		case ch.uid != "" && r.presence.here(ch.uid) && hands[i].Away:
			return fmt.Errorf("seat %d is here, and away", i)
		}
	}
	return nil
}

// look looks over somebody's shoulder: nobody sees the cards of others, and what somebody has been told is never taken back.
func (c *crowd) look(g *guest, s *engine.Snapshot) error {
	if _, over := s.Happened(engine.EventRoundOver); over {
		c.rounds++
	}
	if r := c.at(g); r != nil && r.phase == wire.Playing {
		now := seen{r.code, string(r.setup.Key), s.Seq}
		if had := c.least[g.uid]; had.room == now.room && had.from == now.from && had.seq > now.seq {
			return fmt.Errorf("%s was told beat %d, and now %d", g.name, had.seq, now.seq)
		}
		c.least[g.uid] = now
	}
	for i := range s.Hands {
		if engine.Seat(i) != s.Viewer && len(s.Hands[i].Cards) > 0 && !s.Over() {
			return fmt.Errorf("%s sees the cards of seat %d", g.name, i)
		}
	}
	return nil
}

// sameAgain says how the rooms differ from those that their journal tells of.
func (c *crowd) sameAgain() error {
	cfg := c.cfg
	cfg.Sink = nobody{}
	again, err := Open(cfg, c.now)
	if again.RestoreAll(); err != nil || len(c.trouble) > 0 {
		return errors.Join(append(c.trouble, err)...)
	}
	for code, r := range c.hall.rooms {
		twin := again.rooms[code]
		switch {
		case r.ledger.waits():
			continue
		case twin == nil:
			return fmt.Errorf("room %s is not in its journal", code)
		case !reflect.DeepEqual(r.state, twin.state):
			return fmt.Errorf("room %s is\n%+v\nand again\n%+v", code, r.state, twin.state)
		case (r.table == nil) != (twin.table == nil):
			return fmt.Errorf("room %s has a table: %v, and again: %v", code, r.table != nil, twin.table != nil)
		case r.table != nil && !bytes.Equal(r.table.State(), twin.table.State()):
			return fmt.Errorf("room %s has another table again", code)
		}
		for uid, had := range r.answers {
			if p := twin.answers[uid]; p != nil && p.newest > had.newest {
				return fmt.Errorf("room %s has answered more again", code)
			}
		}
	}
	return nil
}

// nobody is a sink that drops everything.
type nobody struct{}

func (nobody) Send(wire.UID, []byte) {}

func TestACrowdThatDoesAnythingAtAllLeavesEveryRoomWhole(t *testing.T) {
	var starts, rounds, backs, people int
	for seed := range uint64(18) {
		c := newCrowd(t, seed, 120)
		people += len(c.order)
		for range 1000 {
			if did, err := c.once(); err != nil {
				t.Fatalf("world %d, step %d, %s: %v", seed, c.steps, did, err)
			}
		}
		starts, rounds, backs = starts+c.starts, rounds+c.rounds, backs+c.backs
	}
	t.Logf("%d people, %d matches, %d rounds seen, %d came back", people, starts, rounds, backs)
	if starts < 60 || rounds < 100 || backs < 500 || people < 2000 {
		t.Errorf("%d people: %d matches, %d rounds, %d came back: too little has happened to mean anything", people, starts, rounds, backs)
	}
}

func newCrowd(t testing.TB, seed uint64, people int) *crowd {
	c := &crowd{world: newWorld(t, seed), rng: rand.New(rand.NewPCG(seed, 15)), least: map[wire.UID]seen{}}
	c.journal.hold = seed%3 == 1
	for i := range people {
		g := c.guest(fmt.Sprintf("P%d", i))
		g.eyes = c
		g.lazy = i%5 > 0
		g.mean = i%7 == 0
	}
	return c
}

// once is a step, and a look at everything.
func (c *crowd) once() (string, error) {
	did := c.step()
	c.pass(2)
	if c.journal.hold && c.rng.IntN(2) == 0 {
		c.journal.answer(1 + c.rng.IntN(20))
		c.hall.Advance(c.now)
	}
	err := c.check()
	if err == nil && c.steps%150 == 0 {
		err = c.sameAgain()
	}
	if err == nil && c.steps%400 == 0 {
		did = "the dealer is killed"
		c.journal.held = nil // what was not answered has never been
		c.restart()
		err = c.check()
	}
	return did, err
}

func TestARoomThatAnotherDealerHasIsLetGo(t *testing.T) {
	w := newWorld(t, 3)
	ann, bo := w.guest("Ann"), w.guest("Bo")
	code := ann.create(&wire.Create{})
	bo.must(&wire.Join{Room: code, As: wire.AsSeat})
	w.journal.lose = journal.ErrFenced
	bo.told = nil
	if answer := ann.ask(&wire.Start{}); answer != nil {
		t.Errorf("what is not kept was answered: %T", answer)
	}
	if n, ok := bo.told[len(bo.told)-1].Body.(*wire.No); !ok || n.Code != wire.Busy {
		t.Errorf("Bo was told %T", bo.told[len(bo.told)-1].Body)
	}
	if w.room(code) != nil {
		t.Error("the room is still here")
	}
	if got := bo.refused(&wire.Phrase{Phrase: "hello"}); got != wire.NotMember {
		t.Errorf("who asks on is told %s", got)
	}
}
