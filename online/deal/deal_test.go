package deal

import (
	"encoding/json"
	"reflect"
	"slices"
	"testing"

	"fourtell/engine"
	"fourtell/engine/games"
)

// bytesOf is a share of a test.
func bytesOf(n byte) Bytes { return Bytes{n, 1, 2, 3} }

// A round of three of whom seat 2 is a bot, as a dealer deals it and its people see it.
type table struct {
	round engine.Record
	proof Proof
	last  map[engine.Seat]engine.Snapshot
}

// roundOf plays a round dealt from a secret and shares.
func roundOf(t *testing.T, secret Secret, shares []Share, late ...engine.Seat) table {
	t.Helper()
	game, err := games.New(engine.Setup{Rules: "official", Seats: []string{"Ann", "Bo", "Cy"}, Key: Key(secret, shares)})
	if err != nil {
		t.Fatal(err)
	}
	out := table{proof: Proof{Promise: secret.Promise(), Secret: secret, Shares: shares, Late: late}, last: map[engine.Seat]engine.Snapshot{}}
	chance := engine.NewRand(3)
	for n := 0; ; n++ {
		v := game.View(engine.Spectator)
		if v.Over() {
			break
		}
		if n > 3000 {
			t.Fatal("the round does not end")
		}
		v = game.View(max(v.Turn, 0))
		c := v.Legal[chance.Below(uint32(len(v.Legal)))]
		c.At = engine.Millis(n) * 100
		if _, err := game.Apply(c); err == nil {
			out.round.Commands = append(out.round.Commands, c.Recorded())
		}
	}
	out.round.Setup = game.Round()
	for v := engine.Spectator; v < 3; v++ {
		b, err := json.Marshal(game.View(v)) // as a client has it
		if err != nil {
			t.Fatal(err)
		}
		if out.last[v], err = games.ReadSnapshot(b); err != nil {
			t.Fatal(err)
		}
	}
	return out
}

func (t table) witness(seat engine.Seat) Witness {
	w := Witness{Seat: seat, Promise: t.proof.Promise, Last: t.last[seat], People: []engine.Seat{0, 1}}
	for _, s := range t.proof.Shares {
		if s.Seat == seat {
			w.Share, w.Taken = &s.Bytes, true
		}
	}
	return w
}

// shares are those of the two people.
func shares() []Share { return []Share{{1, bytesOf(21)}, {0, bytesOf(20)}} }

func TestEverybodyFindsAnHonestDealFair(t *testing.T) {
	for name, tb := range map[string]table{
		"all shares":      roundOf(t, Secret{1}, shares()),
		"one came late":   roundOf(t, Secret{2}, shares()[:1], 0),
		"both came late":  roundOf(t, Secret{3}, nil, 0, 1),
		"another evening": roundOf(t, Secret{4}, shares()),
	} {
		b, err := json.Marshal(tb.proof)
		if err != nil {
			t.Fatal(err)
		}
		var read Proof
		if err := json.Unmarshal(b, &read); err != nil || !reflect.DeepEqual(read, tb.proof) {
			t.Fatalf("%s: %s is read as %+v: %v", name, b, read, err)
		}
		for v := engine.Spectator; v < 3; v++ {
			if f := Check(tb.round, read, tb.witness(v)); f != Fair {
				t.Errorf("%s: seat %d finds %s", name, v, f)
			}
		}
	}
}

func TestADealerWhoCheatsIsFound(t *testing.T) {
	other := roundOf(t, Secret{9}, shares())
	for name, c := range map[string]struct {
		change func(tb *table, w *Witness)
		want   Finding
	}{
		"another promise than was published":     {func(tb *table, w *Witness) { w.Promise = other.proof.Promise }, OtherPromise},
		"another secret than was promised":       {func(tb *table, w *Witness) { tb.proof.Secret = Secret{7} }, OtherSecret},
		"my share changed":                       {func(tb *table, w *Witness) { tb.proof.Shares[1].Bytes[15]++ }, OtherShare},
		"a share of mine that I never gave":      {func(tb *table, w *Witness) { w.Share, w.Taken = nil, false }, OtherShare},
		"a share for a bot":                      {func(tb *table, w *Witness) { tb.proof.Shares = append(tb.proof.Shares, Share{2, Bytes{}}) }, OtherShare},
		"two shares of a seat":                   {func(tb *table, w *Witness) { tb.proof.Shares = append(tb.proof.Shares, tb.proof.Shares[0]) }, OtherShare},
		"late and yet there":                     {func(tb *table, w *Witness) { tb.proof.Late = []engine.Seat{1} }, OtherShare},
		"my share called late though it was not": {func(tb *table, w *Witness) { tb.proof.Shares, tb.proof.Late = tb.proof.Shares[:1], []engine.Seat{0} }, ShareLeftOut},
		"somebody's share simply gone":           {func(tb *table, w *Witness) { tb.proof.Shares = tb.proof.Shares[1:] }, ShareLeftOut},
		"somebody else's share changed":          {func(tb *table, w *Witness) { tb.proof.Shares[0].Bytes[0]++ }, OtherDeal},
		"a card chosen":                          {func(tb *table, w *Witness) { tb.round.Setup.Deal.Lots[4] ^= 1 }, OtherDeal},
		"a lot more":                             {func(tb *table, w *Witness) { tb.round.Setup.Deal.Lots = append(tb.round.Setup.Deal.Lots, 0) }, OtherDeal},
		"a command changed":                      {func(tb *table, w *Witness) { tb.round.Commands = tb.round.Commands[:len(tb.round.Commands)-1] }, OtherTable},
		"another round altogether":               {func(tb *table, w *Witness) { w.Last = other.last[0] }, OtherTable},
		"no round at all":                        {func(tb *table, w *Witness) { tb.round.Setup.Deal = nil }, NoTable},
		"rules that are none":                    {func(tb *table, w *Witness) { tb.round.Setup.Rules = "no rules" }, NoTable},
	} {
		tb := roundOf(t, Secret{5}, shares())
		w := tb.witness(0)
		tb.proof.Shares = slices.Clone(tb.proof.Shares)
		c.change(&tb, &w)
		if got := Check(tb.round, tb.proof, w); got != c.want {
			t.Errorf("%s: found %s, not %s", name, got, c.want)
		}
	}
}

func TestTheKeyHangsOnTheSecretAndEveryShareAndNotOnTheirOrder(t *testing.T) {
	seen := map[engine.Key]string{}
	for name, k := range map[string]engine.Key{
		"all":             Key(Secret{1}, shares()),
		"another secret":  Key(Secret{2}, shares()),
		"no share":        Key(Secret{1}, nil),
		"one share":       Key(Secret{1}, shares()[:1]),
		"shares swapped":  Key(Secret{1}, []Share{{0, bytesOf(21)}, {1, bytesOf(20)}}),
		"one bit changed": Key(Secret{1}, []Share{{1, bytesOf(21)}, {0, bytesOf(22)}}),
	} {
		if was, there := seen[k]; there {
			t.Errorf("%s and %s make the same key", name, was)
		}
		if seen[k] = name; k.Check() != nil {
			t.Errorf("%s: %v", name, k.Check())
		}
	}
	turned := shares()
	slices.Reverse(turned)
	if Key(Secret{1}, turned) != Key(Secret{1}, shares()) {
		t.Error("the order in which the shares came makes another key")
	}
}

func TestProofsWithWrongDigitsAreRefused(t *testing.T) {
	for _, text := range []string{`{"secret":"12"}`, `{"promise":"x"}`, `{"secret":"` + string(make([]byte, 64)) + `"}`,
		`{"shares":[{"seat":0,"share":"00112233445566778899aabbccddeegg"}]}`} {
		var p Proof
		if err := json.Unmarshal([]byte(text), &p); err == nil {
			t.Errorf("%s is read as %+v", text, p)
		}
	}
}
