package hall

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/online/deal"
	"fourtell/online/wire"
)

// witness is what that guest's client knows of the round by itself.
func (g *guest) witness(t *testing.T, round int) deal.Witness {
	t.Helper()
	w := deal.Witness{Seat: g.snap.Viewer, Last: g.snap}
	for _, p := range g.proof {
		if p.Round == round {
			if err := w.Promise.UnmarshalText([]byte(p.Promise)); err != nil {
				t.Fatal(err)
			}
		}
	}
	for i, s := range g.room.Seats {
		if s.Kind == wire.Person {
			w.People = append(w.People, engine.Seat(i))
		}
	}
	if !g.mean && g.snap.Viewer >= 0 {
		var b deal.Bytes
		if err := b.UnmarshalText([]byte(g.share(round))); err != nil {
			t.Fatal(err)
		}
		w.Share, w.Taken = &b, true
	}
	return w
}

// checked is what that guest finds of the round that is over.
func (g *guest) checked(t *testing.T, round int) (deal.Finding, deal.Proof) {
	t.Helper()
	record, err := engine.ReadRecord(strings.NewReader(g.round.Record))
	if err != nil {
		t.Fatal(err)
	}
	var p deal.Proof
	if err := json.Unmarshal(g.round.Proof, &p); err != nil {
		t.Fatal(err)
	}
	return deal.Check(record, p, g.witness(t, round)), p
}

func TestEveryoneChecksThatARoundWasDealtAsPromised(t *testing.T) {
	w := newWorld(t, 21)
	var all []*guest
	for _, name := range []string{"Ann", "Bo", "Mean"} {
		all = append(all, w.guest(name))
	}
	eve := w.guest("Eve")
	all[2].mean = true
	code := all[0].create(&wire.Create{Seats: 4, Rules: "classic,hand_size=3,score=winner_takes,target=1000"})
	for _, g := range all[1:] {
		g.must(&wire.Join{Room: code, As: wire.AsSeat})
	}
	eve.must(&wire.Join{Room: code, As: wire.AsWatch})
	all[0].must(&wire.SetBot{Seat: 3, Level: "easy"})
	all[0].must(&wire.Start{})
	if all[0].seen || all[0].room.State != wire.Waiting {
		t.Error("it is dealt before everybody has given a share")
	}
	w.pass(dealWithin - 10)
	if all[0].seen {
		t.Error("somebody who gives none is not waited for")
	}
	w.pass(20)
	for round := 1; round <= 2; round++ {
		if !w.play(3000, all...) {
			t.Fatal("the round does not end")
		}
		for _, g := range append(slices.Clone(all), eve) {
			f, p := g.checked(t, round)
			if f != deal.Fair {
				t.Errorf("round %d: %s finds %s", round, g.name, f)
			}
			if len(p.Shares) != 2 || !slices.Equal(p.Late, []engine.Seat{2}) {
				t.Errorf("round %d: given by %v, not by %v", round, p.Shares, p.Late)
			}
		}
		all[0].round.Proof = []byte(strings.Replace(string(all[0].round.Proof), all[0].share(round), all[1].share(round+1), 1))
		if f, _ := all[0].checked(t, round); f == deal.Fair {
			t.Error("another share in place of one's own is found to be fair")
		}
		all[0].must(&wire.Next{})
		w.pass(dealWithin + 10)
	}
	w.sound()
}

func TestAShareIsTakenOnceAndInTimeFromWhoSits(t *testing.T) {
	w := newWorld(t, 22)
	ann, bo, eve := w.guest("Ann"), w.guest("Bo"), w.guest("Eve")
	ann.mean, bo.mean = true, true
	code := ann.create(&wire.Create{Seats: 2})
	bo.must(&wire.Join{Room: code, As: wire.AsSeat})
	eve.must(&wire.Join{Room: code, As: wire.AsWatch})
	share := func(round int) *wire.Share { return &wire.Share{Round: round, Share: ann.share(round)} }
	if got := ann.refused(share(1)); got != wire.Stale {
		t.Errorf("before the promise: %s", got)
	}
	ann.must(&wire.Start{})
	for _, tt := range []struct {
		name string
		who  *guest
		ask  wire.Body
		want wire.Code
	}{
		{"who watches gives", eve, share(1), wire.NotSeated},
		{"to another round", ann, share(2), wire.Stale},
		{"it starts twice", ann, &wire.Start{}, wire.NotNow},
		{"rules change under the deal", ann, &wire.Set{}, wire.NotNow},
		{"a bot comes into the deal", ann, &wire.SetBot{Seat: 1, Level: "easy"}, wire.NotNow},
		{"somebody changes chairs in the deal", ann, &wire.Sit{}, wire.NotNow},
		{"somebody stands up in the deal", bo, &wire.Stand{}, wire.NotNow},
	} {
		if got := tt.who.refused(tt.ask); got != tt.want {
			t.Errorf("%s: %s, want %s", tt.name, got, tt.want)
		}
	}
	ann.must(share(1))
	if got := ann.refused(share(1)); got != wire.NotNow {
		t.Errorf("twice: %s", got)
	}
	late := w.guest("Late")
	if j := late.must(&wire.Join{Room: code, As: wire.AsWatch}).(*wire.Joined); j.Role != wire.RoleWatch || len(late.proof) != 1 {
		t.Errorf("who comes in the midst of the deal is %s, and told %d promises", j.Role, len(late.proof))
	}
	bo.must(share(1))
	if !ann.seen {
		t.Error("all have given, and nothing is dealt")
	}
	if got := bo.refused(share(1)); got != wire.Stale {
		t.Errorf("after the deal: %s", got)
	}
	w.sound()
}

func TestADealThatIsPromisedOutlastsTheDealer(t *testing.T) {
	w := newWorld(t, 23)
	ann, bo := w.guest("Ann"), w.guest("Bo")
	bo.mean = true
	code := ann.create(&wire.Create{Seats: 2, Rules: "classic,hand_size=3"})
	bo.must(&wire.Join{Room: code, As: wire.AsSeat})
	ann.must(&wire.Start{})
	w.pass(1000)
	promised := *ann.proof[0]
	w.restart()
	ann.back(code)
	bo.mean = false
	bo.back(code)
	if *ann.proof[len(ann.proof)-1] != promised || *bo.proof[len(bo.proof)-1] != promised {
		t.Error("another dealer promises something else")
	}
	if !ann.seen || !bo.seen {
		t.Fatal("both have given, and nothing is dealt")
	}
	if !w.play(3000, ann, bo) {
		t.Fatal("the round does not end")
	}
	if f, p := ann.checked(t, 1); f != deal.Fair || len(p.Shares) != 2 {
		t.Errorf("Ann finds %s, with %d shares", f, len(p.Shares))
	}
	w.sound()
}

func TestAMatchIsCalledOffWhenTooFewAreLeftForIt(t *testing.T) {
	w := newWorld(t, 24)
	ann, bo, cy := w.guest("Ann"), w.guest("Bo"), w.guest("Cy")
	ann.mean = true
	code := ann.create(&wire.Create{Seats: 2})
	bo.must(&wire.Join{Room: code, As: wire.AsSeat})
	cy.must(&wire.Join{Room: code, As: wire.AsWatch})
	ann.must(&wire.Start{})
	cy.must(&wire.Sit{})
	bo.must(&wire.Leave{})
	w.pass(dealWithin + 10)
	if ann.seen || ann.room.State != wire.Waiting || cy.joined.Role != wire.RoleSeat {
		t.Errorf("the room is %s, Cy is %s", ann.room.State, cy.joined.Role)
	}
	ann.must(&wire.Start{})
	w.pass(dealWithin + 10)
	if !ann.seen || ann.room.State != wire.Playing {
		t.Error("it cannot begin any more")
	}
	w.sound()
}

func TestAMatchThatEndsBetweenTwoRoundsIsOver(t *testing.T) {
	w, code, all := four(t, "classic,hand_size=2,score=winner_takes,target=1000,leaver=walkover")
	if !w.play(2000, all...) {
		t.Fatal("the round does not end")
	}
	for _, g := range all[1:] {
		g.must(&wire.Leave{})
	}
	if all[0].room.State != wire.Finished {
		t.Errorf("all others have left, and the room is %s", all[0].room.State)
	}
	w.pass(60_000)
	all[0].must(&wire.Again{})
	all[1].must(&wire.Join{Room: code, As: wire.AsSeat})
	all[0].must(&wire.Start{})
	w.pass(60_000)
	if at, ok := w.hall.Due(); ok {
		t.Errorf("two people think, and the room of the rematch wants to be looked at in %d ms", at-w.now)
	}
	w.sound()
}

func TestNoFrameOfARoundTellsItsSecretBeforeItIsOver(t *testing.T) {
	w, code, all := four(t, "classic,hand_size=12")
	for _, g := range all {
		g.keeps = true
	}
	r := w.room(code)
	key := string(r.setup.Key)
	var sealed deal.Proof
	if err := json.Unmarshal(r.sealed, &sealed); err != nil {
		t.Fatal(err)
	}
	secret, _ := sealed.Secret.MarshalText()
	for range 9 {
		for _, g := range all {
			g.move(5)
		}
		w.pass(500)
		all[1].ask(&wire.Sync{})
	}
	if r.table.Over() {
		t.Fatal("it was over before it was looked at")
	}
	frames := 0
	for _, g := range all {
		for _, h := range g.heard {
			frames++
			if strings.Contains(string(h.text), key) || strings.Contains(string(h.text), string(secret)) {
				t.Fatalf("%s is told %s", g.name, h.text)
			}
		}
	}
	if frames < 60 {
		t.Errorf("%d frames: too few to mean anything", frames)
	}
}
