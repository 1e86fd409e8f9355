package engine_test

import (
	"bytes"
	"reflect"
	"strings"
	"testing"

	"fourtell/engine"
)

const header = "fourtell record 1\n" + `{"game":"uno","rules":"classic","seats":["Ann","Bo"],"seed":7,"dealer":1}` + "\n"

func TestARecordGrowsByLinesAndReadsBack(t *testing.T) {
	r := engine.Record{
		Setup: engine.Setup{Game: "uno", Rules: "classic", Seats: []string{"Ann", "Bo"}, Seed: 7, Dealer: 1},
		Commands: []engine.Command{
			engine.Play(0, face("R5"), engine.NoColor, engine.NoSeat),
			{Seat: 1, Verb: engine.VerbDraw, Target: engine.NoSeat, At: 1200, Decision: 2},
		},
	}
	var whole, grown bytes.Buffer
	if err := r.Write(&whole); err != nil {
		t.Fatal(err)
	}
	if !strings.HasPrefix(whole.String(), header) {
		t.Errorf("it begins %q", whole.String())
	}
	if err := engine.WriteRecordHeader(&grown, r.Setup); err != nil {
		t.Fatal(err)
	}
	for i, c := range r.Commands {
		if err := engine.WriteRecordCommand(&grown, c); err != nil {
			t.Fatal(err)
		}
		part, err := engine.ReadRecord(bytes.NewReader(grown.Bytes()))
		if err != nil || len(part.Commands) != i+1 {
			t.Errorf("after command %d it reads %d, %v", i+1, len(part.Commands), err)
		}
	}
	back, err := engine.ReadRecord(&whole)
	if err != nil || !reflect.DeepEqual(back, r) {
		t.Errorf("it reads back as %+v, %v", back, err)
	}
}

func TestEmptyLinesAndForeignLineEndsArePassedOver(t *testing.T) {
	r, err := engine.ReadRecord(strings.NewReader("\n" + strings.ReplaceAll(header, "\n", "\r\n") + "\r\n" + `{"seat":0,"do":"draw"}`))
	if err != nil || len(r.Commands) != 1 {
		t.Errorf("%+v, %v", r, err)
	}
}

func TestABadRecordSaysWhichLineAndWhy(t *testing.T) {
	for _, c := range []struct{ name, text, line, why string }{
		{"nothing", "", "line 1", "ends before its set-up"},
		{"another text", "{}\n", "line 1", "not a record"},
		{"no version", "fourtell record one\n", "line 1", "no version"},
		{"version nought", "fourtell record 0\n", "line 1", "no version"},
		{"a newer version", "fourtell record 2\n", "line 1", "newer"},
		{"no set-up", "fourtell record 1\n", "line 2", "ends before its set-up"},
		{"an unknown key in the set-up", "fourtell record 1\n{\"sead\":1}\n", "line 2", "sead"},
		{"a set-up that is a list", "fourtell record 1\n[]\n", "line 2", "line 2: an object is wanted, not an array"},
		{"seats that are a number", "fourtell record 1\n{\"seats\":4}\n", "line 2", `line 2: "seats" cannot be a number`},
		{"a set-up cut short", "fourtell record 1\n{\"seed\":1\n", "line 2", ""},
		{"a command that is none", header + "{\"seat\":0,\"do\":\"draw\"}\n{\"seat\":0,\"do\":\"drw\"}\n", "line 4", `"drw"`},
		{"a command cut short", header + "{\"seat\":0,\"do\":\"dr", "line 3", ""},
		{"a line beyond all measure", header + strings.Repeat("x", 5<<20), "line 3", "too long"},
	} {
		_, err := engine.ReadRecord(strings.NewReader(c.text))
		if err == nil || !strings.Contains(err.Error(), c.line) || !strings.Contains(err.Error(), c.why) {
			t.Errorf("%s: %v does not say %q and %q", c.name, err, c.line, c.why)
		}
	}
}

// FuzzReadRecord: whatever the text, it is a record that writes and reads back the same, or an error.
func FuzzReadRecord(f *testing.F) {
	f.Add([]byte(header + `{"seat":0,"do":"play","card":"W","color":"B"}` + "\n" + `{"seat":1,"do":"wait","ms":5,"at":7}`))
	f.Add([]byte(header + `{"seat":0,"do":"play","cards":["R5",{"id":3,"face":"R2"}],"target":1,"decision":4}`))
	f.Add([]byte("fourtell record 1\n" + `{"game":"uno","seats":["a"],"position":{"hands":[["R1"]],"discard":["W:B"],"opener":"W","turn":0,"direction":1}}`))
	f.Add([]byte("fourtell record 99"))
	f.Fuzz(func(t *testing.T, text []byte) {
		r, err := engine.ReadRecord(bytes.NewReader(text))
		if err != nil {
			return
		}
		var first, second bytes.Buffer
		if err := r.Write(&first); err != nil {
			t.Fatal(err)
		}
		again, err := engine.ReadRecord(bytes.NewReader(first.Bytes()))
		if err != nil {
			t.Fatalf("what was written is not read: %v\n%s", err, first.Bytes())
		}
		if err := again.Write(&second); err != nil || !bytes.Equal(first.Bytes(), second.Bytes()) {
			t.Errorf("it is written as\n%s\nthen as\n%s", first.Bytes(), second.Bytes())
		}
	})
}
