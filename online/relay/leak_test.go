package relay

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/online/client"
	"fourtell/online/gate"
	"fourtell/online/wire"
)

// trace is what the house sees of a table: whose frame, which way, how long, when.
func trace(spied []spied, from int) string {
	var b strings.Builder
	for _, s := range spied[from:] {
		fmt.Fprintln(&b, s.conn, s.up, len(s.text), isBox(s.text))
	}
	return b.String()
}

// drawn plays a table at which everybody draws and passes, whatever they hold; it gives what everybody may know of it, what nobody but
// a seat may, and what the house sees.
func drawn(t *testing.T, lots uint64) (public, private, seen string) {
	w := newWorld(t)
	w.lots = lots
	people := w.begin("classic", "Ann", "Bo", "Cy")
	var open strings.Builder
	people[0].desk.Watch(engine.Spectator, func(s engine.Snapshot) {
		fmt.Fprint(&open, s.Cause.Kind, s.Cause.Seat, s.Cause.Count, len(s.Riders), s.Turn, " ")
	})
	from := len(w.spied)
	for moves := 0; moves < 6; {
		w.step(50)
		for _, p := range people {
			s := p.person.Last()
			if _, waits := p.desk.Underway(); waits || p.person.Waiting() {
				continue
			}
			for _, verb := range []engine.Verb{engine.VerbPass, engine.VerbDraw, engine.VerbAccept} {
				if i := slices.IndexFunc(s.Legal, func(c engine.Command) bool { return c.Verb == verb }); i >= 0 {
					p.person.Want(s.Legal[i])
					moves++
					break
				}
			}
		}
	}
	w.pass(1000)
	hands := ""
	for _, p := range people {
		s := p.person.Last()
		hands += fmt.Sprint(s.Hands[p.Place().Seat()].Cards)
	}
	return open.String(), hands, trace(w.spied, from)
}

func TestTheHouseSeesTheSameOfTablesThatDifferInWhatIsHidden(t *testing.T) {
	type one struct{ private, seen string }
	groups := map[string][]one{}
	for n := range uint64(40) {
		public, private, seen := drawn(t, n<<32)
		groups[public] = append(groups[public], one{private, seen})
	}
	pairs := 0
	for public, all := range groups {
		for _, o := range all[1:] {
			if o.private == all[0].private {
				t.Fatal("two tables are one")
			}
			pairs++
			if o.seen != all[0].seen {
				a, b := strings.Split(all[0].seen, "\n"), strings.Split(o.seen, "\n")
				at := 0
				for at < min(len(a), len(b)) && a[at] == b[at] {
					at++
				}
				t.Fatalf("of two tables that go alike (%d letters of %.60s) the house sees %d and %d frames, other ones from %d on: %q, %q",
					len(public), public, len(a), len(b), at, a[at:min(at+3, len(a))], b[at:min(at+3, len(b))])
			}
			if strings.Count(o.seen, "true\n") < 20 {
				t.Fatalf("little happened: %d lines", strings.Count(o.seen, "\n"))
			}
		}
	}
	if pairs < 5 {
		t.Errorf("%d pairs of 40 tables go alike: too few", pairs)
	}
}

func TestEveryBoxOfACompleteMatchIsOfOneSize(t *testing.T) {
	w := newWorld(t)
	people := w.begin("party,score=winner_takes,target=100", "Ann", "Bo", "Cy", "Di")
	for _, p := range people {
		p.plays = true
	}
	w.until("the match is over", func() bool { return people[0].Place().Room().State == wire.Finished })
	sizes := map[int]int{}
	for _, s := range w.spied {
		var b struct {
			T   string `json:"t"`
			Box []byte `json:"box"`
		}
		if json.Unmarshal(s.text, &b) == nil && b.Box != nil {
			sizes[len(b.Box)]++
		}
	}
	if len(sizes) != 2 || sizes[helloBytes] != 12 || sizes[boxBytes] < 500 {
		t.Errorf("boxes by their size: %v", sizes)
	}
}

// TestThousandsOfRandomBoxesChangeNothing throws boxes at both ends that nobody sealed.
func TestThousandsOfRandomBoxesChangeNothing(t *testing.T) {
	w := newWorld(t)
	people := w.begin("classic", "Ann", "Bo")
	ann := people[0]
	link, _ := ann.dealer.Link()
	rng := rand.New(rand.NewPCG(7, 8))
	random := func() []byte {
		n := []int{1, 2, helloBytes, boxBytes, boxBytes - 1, rng.IntN(wire.MostBox) + 1}[rng.IntN(6)]
		b := make([]byte, n)
		for i := range b {
			b[i] = byte(rng.Uint32())
		}
		b[0] = byte(rng.IntN(6))
		return b
	}
	for n := range 3000 {
		uid := wire.UID(fmt.Sprintf("a%015d", n/3))
		uid = wire.UID(strings.Map(func(r rune) rune {
			if r >= '0' && r <= '9' {
				return 'a' + r - '0'
			}
			return r
		}, string(uid)))
		ann.dealer.box(uid, random())
	}
	if got := ann.dealer.Broken(); got != 1000 {
		t.Errorf("%d lines were ended, not 1000", got)
	}
	for range 2000 {
		j := &joining{line: line{table: &table{}}, link: link, key: Key{9}, chance: w.chance, house: &wireLine{w: w, conn: gate.Conn(1 << 40), state: client.LineUp}}
		j.look(&wire.Room{State: wire.Waiting})
		j.open(random())
		for _, frame := range j.in {
			if m, err := wire.ReadHouse(frame); err != nil || m.Body.T() != "no" {
				t.Fatalf("somebody is told %s", frame)
			}
		}
		if j.state != client.LineDown {
			t.Fatal("a box that nobody sealed is taken")
		}
	}
	people[1].plays, ann.plays = true, true
	seq := ann.person.Last().Seq
	w.until("they play on", func() bool { return ann.person.Last().Seq > seq+5 })
	if people[1].told(wire.BadSeal) {
		t.Error("Bo's line is broken by others' boxes")
	}
}

func FuzzBoxes(f *testing.F) {
	chance := func(b []byte) {
		for i := range b {
			b[i] = byte(i * 7)
		}
	}
	secret := newPair(chance)
	_, box, _ := newHello(Key(secret.public), "K7QF2M", chance)
	f.Add(box)
	f.Add([]byte{boxSealed})
	f.Add([]byte{})
	f.Fuzz(func(t *testing.T, box []byte) {
		_, _, _ = answer(secret, "K7QF2M", chance, box)
		h, _, err := newHello(Key(secret.public), "K7QF2M", chance)
		if err != nil {
			t.Fatal(err)
		}
		if s, err := h.answered(box); err == nil || s != nil {
			t.Fatal("an answer that nobody gave is taken")
		}
		talk := talk{seals: newSeals("comes", "deals", Key{}, "K7QF2M", nil, nil), most: longestAsked}
		if frames, err := talk.hear(box); err == nil || frames != nil {
			t.Fatal("a box that nobody sealed is opened")
		}
	})
}
