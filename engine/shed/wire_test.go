package shed

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"testing"

	"fourtell/engine"
)

// byJSON is the snapshot as package json writes its wire.
func byJSON(t testing.TB, s *engine.Snapshot) string {
	t.Helper()
	o := Of(s)
	w := wire{Game: s.Game, Rules: s.Rules, Seq: s.Seq, Decision: s.Decision, Viewer: s.Viewer, Round: s.Round, Phase: s.Phase, Turn: s.Turn,
		Owing: s.Owing, Direction: s.Direction, Dealer: s.Dealer, Order: s.Order, Color: o.Color, Draw: s.Draw, Discard: s.Discard, Drawn: s.Drawn,
		Pending: o.Pending, Legal: s.Legal, Clock: s.Clock, Cause: s.Cause, Riders: s.Riders, History: s.History,
		Winners: s.Winners, Points: s.Points, Totals: s.Totals}
	if s.Hands != nil {
		w.Hands = make([]wireHand, len(s.Hands))
	}
	for i, h := range s.Hands {
		p := At(s, i)
		w.Hands[i] = wireHand{Name: h.Name, Count: h.Count, Cards: h.Cards, Called: p.Called, Catchable: p.Catchable, CatchFrom: p.CatchFrom,
			Away: h.Away, Out: h.Out, Score: h.Score, Caught: p.Caught, Cleared: p.Cleared}
	}
	text, err := engine.MarshalPlain(w)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// fill sets every field by chance, some of them to nothing.
func fill(rng *rand.Rand, v reflect.Value) {
	if rng.IntN(3) == 0 {
		return
	}
	switch v.Interface().(type) {
	case engine.Key:
		return
	case engine.Color:
		v.SetUint(rng.Uint64N(5))
		return
	case engine.Face:
		v.SetUint(rng.Uint64N(uint64(Faces)))
		return
	case engine.Phase:
		v.SetUint(rng.Uint64N(8))
		return
	case engine.EventKind:
		v.SetUint(rng.Uint64N(31))
		return
	case engine.Reason:
		v.SetUint(rng.Uint64N(8))
		return
	case engine.Verdict:
		v.SetUint(rng.Uint64N(3))
		return
	case engine.Verb:
		v.SetUint(rng.Uint64N(16))
		return
	case PendingKind:
		v.SetUint(rng.Uint64N(3))
		return
	case engine.Word:
		v.Set(reflect.ValueOf(engine.WordOf([]string{"", "swap", "a_b"}[rng.IntN(3)])))
		return
	}
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			fill(rng, v.Field(i))
		}
	case reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
		fill(rng, v.Elem())
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), rng.IntN(4), 4))
		for i := range v.Len() {
			fill(rng, v.Index(i))
		}
	case reflect.String:
		v.SetString([]string{"uno", "classic,stack_two=on", "<A & \"B\">", "J\u00fcrgen \u2028\\", "\x01\xff", ""}[rng.IntN(6)])
	case reflect.Interface: // the part of its own is hung in afterwards
	case reflect.Bool:
		v.SetBool(rng.IntN(2) == 0)
	case reflect.Int, reflect.Int8, reflect.Int64:
		v.SetInt(rng.Int64N(200) - 50)
	default:
		v.SetUint(rng.Uint64N(1 << 16 >> (v.Type().Size() % 2 * 8)))
	}
}

func TestASnapshotIsWrittenByteForByteAsPackageJSONWouldWriteIt(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 8))
	keys := map[string]bool{}
	for n := range 3000 {
		var s engine.Snapshot
		var o Own
		fill(rng, reflect.ValueOf(&s).Elem())
		fill(rng, reflect.ValueOf(&o).Elem())
		s.Own = o
		got, err := o.MarshalSnapshot(&s)
		if want := byJSON(t, &s); err != nil || string(got) != want {
			t.Fatalf("%d: it is written\n%s, want\n%s (%v)", n, got, want, err)
		}
		for i := range reflect.TypeFor[engine.Snapshot]().NumField() {
			if !reflect.ValueOf(s).Field(i).IsZero() {
				keys[fmt.Sprint(i)] = true
			}
		}
	}
	if len(keys) != reflect.TypeFor[engine.Snapshot]().NumField() {
		t.Errorf("only the fields %v were ever filled", keys)
	}
}

// BenchmarkMarshalSnapshot is what a beat costs to write, by hand and by package json.
func BenchmarkMarshalSnapshot(b *testing.B) {
	rng := rand.New(rand.NewPCG(1, 1))
	s := engine.Snapshot{Game: "uno", Rules: "classic", Hands: make([]engine.Hand, 4), Legal: make([]engine.Command, 4), Riders: make([]engine.Event, 1), History: make([]engine.Event, 3)}
	for i := range s.Hands {
		s.Hands[i] = engine.Hand{Name: "Somebody", Count: 7}
	}
	for range 7 {
		s.Hands[1].Cards = append(s.Hands[1].Cards, engine.SeenCard{ID: engine.Card(1 + rng.IntN(100)), Face: 9})
	}
	o := Own{Color: Red, Players: make([]Player, 4)}
	s.Own = o
	b.Run("by hand", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			_, _ = o.MarshalSnapshot(&s)
		}
	})
	b.Run("by json", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			byJSON(b, &s)
		}
	})
}
