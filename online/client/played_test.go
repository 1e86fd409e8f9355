package client_test

import (
	"slices"
	"strings"
	"testing"

	"fourtell/online/client"
	"fourtell/online/deal"
	"fourtell/online/onlinetest"
	"fourtell/online/wire"
)

// match is a match that goes on, of three of whom all play.
const match = "classic,hand_size=3,score=winner_takes,target=1000"

// logged notes what rounds somebody is told of.
func logged(p *onlinetest.Player) *[]client.Played {
	all := &[]client.Played{}
	p.OnRound(func(r client.Played) { *all = append(*all, r) })
	return all
}

func TestARoundIsToldOnceHoweverOftenItComes(t *testing.T) {
	w := onlinetest.NewWorld(t)
	people := w.Table(match, "Ann", "Bo", "Cy")
	told := logged(people[0])
	for _, p := range people {
		p.Plays = true
	}
	w.Until("the round is over", func() bool { return len(*told) > 0 })
	people[0].Line.Cut()
	w.Until("Ann is back", func() bool { return people[0].State() == client.Here })
	_ = people[0].Ask(&wire.Sync{}, nil)
	_ = people[0].Ask(&wire.Past{}, nil)
	for range 20 {
		w.Step(50)
	}
	if r := (*told)[0]; len(*told) != 1 || r.N != 1 || r.Seat != 0 || r.Finding != deal.Fair || !r.Held || r.Room.Created == 0 || len(r.Record.Commands) == 0 {
		t.Errorf("she is told %d rounds, the first %d at seat %d: %s", len(*told), r.N, r.Seat, r.Finding)
	}
	w.Until("the second is over", func() bool { return len(*told) > 1 })
	if r := (*told)[1]; r.N != 2 || r.Finding != deal.Fair || !r.Held {
		t.Errorf("the second is %d: %s", r.N, r.Finding)
	}
}

// Each match of one round begins with round 1 anew: the house that tells the last match's once more, as after it was killed, speaks of
// another deal than the one that is promised now.
func TestARoundToldAgainIsHeldToItsOwnPromise(t *testing.T) {
	w := onlinetest.NewWorld(t)
	people := w.Table("classic,hand_size=10,score=winner_takes,target=100", "Ann", "Bo", "Cy")
	ann, told := people[0], logged(people[0])
	for _, p := range people {
		p.Plays = true
	}
	w.Until("the match is over", func() bool { return len(*told) == 1 && ann.Place().Room().State == wire.Finished })
	_ = ann.Ask(&wire.Again{}, nil)
	w.Until("all are there again", func() bool { return ann.Place().Room().State == wire.Waiting })
	for _, p := range people {
		p.Plays = false
	}
	_ = ann.Ask(&wire.Start{}, nil)
	w.Until("the second match is on", func() bool { return ann.Place().Room().State == wire.Playing && ann.Place().Begun() })
	_ = ann.Ask(&wire.Past{N: 1}, nil)
	for range 20 {
		w.Step(50)
	}
	if f, ok := ann.Place().Checked(); ok && f != deal.Fair {
		t.Errorf("once the first round is told again the second is found to be %s", f)
	}
	for _, p := range people {
		p.Plays = true
	}
	w.Until("the second match is over", func() bool { return len(*told) == 2 })
	if r := (*told)[1]; r.N != 2 || r.Finding != deal.Fair || !r.Held {
		t.Errorf("round %d is found to be %s, held to its promise: %v", r.N, r.Finding, r.Held)
	}
}

func TestRoundsThatEndedWhileOneWasAwayAreTold(t *testing.T) {
	w := onlinetest.NewWorld(t)
	people := w.Table(match, "Ann", "Bo", "Cy")
	ann, told, others := people[0], logged(people[0]), logged(people[1])
	for _, p := range people {
		p.Plays = true
	}
	w.Until("a round is over", func() bool { return len(*others) == 1 && people[1].Place().Room().State == wire.Playing })
	w.Until("the second is on", func() bool { return people[1].Desk.Public().Round == 2 && ann.Person.Last().Round == 2 })
	ann.Line.Cut()
	w.Away = true
	w.People = slices.DeleteFunc(w.People, func(p *onlinetest.Player) bool { return p == ann }) // she is asleep
	w.Until("three more are over and another is on", func() bool { return len(*others) == 4 && people[1].Desk.Public().Round == 5 })
	w.Away = false
	w.People = append(w.People, ann)
	w.Until("she knows them", func() bool { return len(*told) == 4 })
	got := map[int]client.Played{}
	for _, r := range *told {
		got[r.N] = r
	}
	for n := 1; n <= 4; n++ {
		if r := got[n]; r.Finding != deal.Fair || r.Held != (n <= 2) || r.Seat != 0 || r.Record.Setup.FirstRound() != n {
			t.Errorf("round %d is told as %d: %s, held to a promise: %v", n, r.Record.Setup.FirstRound(), r.Finding, r.Held)
		}
	}
}

func TestWhoSawNoPromiseStillFindsThatAProofIsAnothers(t *testing.T) {
	for name, tt := range map[string]struct {
		other func(*wire.Round)
		want  deal.Finding
	}{
		"as it was":           {func(*wire.Round) {}, deal.Fair},
		"another secret":      {func(r *wire.Round) { r.Proof = flip(r.Proof, `"secret":"`) }, deal.OtherSecret},
		"another share":       {func(r *wire.Round) { r.Proof = flip(r.Proof, `"share":"`) }, deal.OtherDeal},
		"no proof":            {func(r *wire.Round) { r.Proof = []byte("null") }, deal.OtherSecret},
		"no record":           {func(r *wire.Round) { r.Record = "fourtell record 2\n" }, deal.NoTable},
		"a seat that is none": {func(r *wire.Round) { r.Seat = 7 }, deal.NoTable},
	} {
		t.Run(name, func(t *testing.T) {
			w := onlinetest.NewWorld(t)
			people := w.Table(match, "Ann", "Bo")
			for _, p := range people {
				p.Plays = true
			}
			w.Until("the round is over", func() bool { return people[0].Place().Round() != nil })
			round := *people[0].Place().Round()
			tt.other(&round)
			ann := w.Come("Ann") // her page, loaded anew
			w.Until("she is known", func() bool { return ann.State() == client.Here })
			told := logged(ann)
			_ = ann.Ask(&wire.Join{Room: round.Room}, nil)
			w.Carry(ann.Line)
			w.Hall.Advance(w.Now)
			ann.Line.Forge(func(frame []byte) []byte {
				if !strings.Contains(string(frame), `"t":"round"`) {
					return frame
				}
				frame, err := wire.Write(wire.Message{Body: &round})
				if err != nil {
					t.Fatal(err)
				}
				return frame
			})
			w.Until("she is told", func() bool { return len(*told) == 1 })
			if r := (*told)[0]; r.Held || r.Finding != tt.want {
				t.Errorf("she finds %s, held to a promise: %v", r.Finding, r.Held)
			}
		})
	}
}

// flip is a text with the digit after a key changed.
func flip(text []byte, key string) []byte {
	text = slices.Clone(text)
	at := strings.Index(string(text), key) + len(key)
	text[at] = map[bool]byte{true: '1', false: '0'}[text[at] == '0']
	return text
}
