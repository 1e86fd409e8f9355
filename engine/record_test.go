package engine_test

import (
	"bytes"
	"encoding/json"
	"reflect"
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/engine/enginetest"
	"fourtell/engine/uno"
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

func TestAMarkOfUTF8IsPassedOver(t *testing.T) {
	r, err := engine.ReadRecord(strings.NewReader("\ufeff" + header + `{"seat":0,"do":"draw"}`))
	if err != nil || len(r.Commands) != 1 {
		t.Errorf("%+v, %v", r, err)
	}
}

func TestANameThatIsNoneCostsNobodyTheRecord(t *testing.T) {
	for _, c := range []struct{ name, in, out string }{
		{"one that speaks for the game", `Bo\nYour turn. Top: B9`, "Bo Your turn. Top: B9"},
		{"one that orders the terminal about", `\u001b[2J`, "[2J"},
		{"one that turns the line round", `Bo\u202e`, "Bo"},
		{"one of 5000 letters", strings.Repeat("n", 5000), strings.Repeat("n", 26) + "…" + strings.Repeat("n", 13)},
		{"none", "", "?"},
	} {
		text := strings.Replace(header, `"Bo"`, `"`+c.in+`"`, 1) + `{"seat":0,"do":"draw"}`
		r, err := engine.ReadRecord(strings.NewReader(text))
		if err != nil || len(r.Commands) != 1 || r.Setup.Seats[0] != "Ann" || r.Setup.Seats[1] != c.out || !reflect.DeepEqual(r.Renamed, []engine.Seat{1}) {
			t.Errorf("%s: %q, %v renamed, %d commands, %v", c.name, r.Setup.Seats, r.Renamed, len(r.Commands), err)
		}
	}
}

func TestABadRecordSaysWhichLineAndWhy(t *testing.T) {
	for _, c := range []struct{ name, text, line, why string }{
		{"nothing", "", "line 1", "ends before its set-up"},
		{"another text", "{}\n", "line 1", "not a record"},
		{"no version", "fourtell record one\n", "line 1", "no version"},
		{"version nought", "fourtell record 0\n", "line 1", "no version"},
		{"a newer version", "fourtell record 4\n", "line 1", "newer"},
		{"no set-up", "fourtell record 1\n", "line 2", "ends before its set-up"},
		{"an unknown key in the set-up", "fourtell record 1\n{\"sead\":1}\n", "line 2", "sead"},
		{"a set-up that is a list", "fourtell record 1\n[]\n", "line 2", "line 2: an object is wanted, not an array"},
		{"seats that are a number", "fourtell record 1\n{\"seats\":4}\n", "line 2", `line 2: "seats" cannot be a number`},
		{"a set-up cut short", "fourtell record 1\n{\"seed\":1\n", "line 2", ""},
		{"a command that is none", header + "{\"seat\":0,\"do\":\"draw\"}\n{\"seat\":0,\"do\":\"drw\"}\n", "line 4", `"drw"`},
		{"a command cut short", header + "{\"seat\":0,\"do\":\"dr", "line 3", ""},
		{"a line beyond all measure", header + strings.Repeat("x", 5<<20), "line 3", "line 3: it is too long: no line of a record has more than 4 MB"},
		{"no JSON", header + `{"seat":0,do:"draw"}`, "line 3", `line 3: it is no JSON from letter 11 on: "do:\"draw\"}"`},
		{"a set-up that is no JSON", "fourtell record 1\n{seed}\n", "line 2", `line 2: it is no JSON from letter 2 on: "seed}"`},
		{"something after the set-up", strings.TrimSuffix(header, "\n") + " {}\n", "line 2", `after the set-up stands "{}"`},
		{"a key of 100 KB", "fourtell record 1\n{\"" + strings.Repeat("k", 100<<10) + "\":1}\n", "line 2", `there is no key "` + strings.Repeat("k", 40) + `…"`},
		{"a verb of 100 KB", header + `{"seat":0,"do":"` + strings.Repeat("d", 100<<10) + `"}`, "line 3", `"` + strings.Repeat("d", 40) + `…" is no command`},
		{"a card of 100 KB", header + `{"seat":0,"do":"play","card":"` + strings.Repeat("R", 100<<10) + `"}`, "line 3", `…" is no card`},
		{"a number of 100 KB", "fourtell record 1\n{\"seed\":1" + strings.Repeat("0", 100<<10) + "}\n", "line 2", `"seed" cannot be number 1`},
		{"a version of 100 KB", "fourtell record " + strings.Repeat("1", 100<<10), "line 1", "is no version of a record"},
		{"no UTF-8", strings.Replace(header, "Bo", "B\xff", 1), "line 2", "byte 50, 0xff, is no UTF-8"},
	} {
		_, err := engine.ReadRecord(strings.NewReader(c.text))
		if err == nil || !strings.Contains(err.Error(), c.line) || !strings.Contains(err.Error(), c.why) {
			t.Errorf("%s: %v does not say %q and %q", c.name, err, c.line, c.why)
		}
		if err != nil && len(err.Error()) > 300 {
			t.Errorf("%s: what is wrong takes %d bytes to say", c.name, len(err.Error()))
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
		for _, name := range r.Setup.Seats {
			if err := engine.CheckName(name); err != nil {
				t.Fatal(err)
			}
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

func TestACommandThatNamesCardsByIdentityAloneIsRecordedByFacesOfItsOwnGame(t *testing.T) {
	c := engine.Do(1, engine.VerbPlay)
	c.Card, c.Cards = engine.SeenCard{ID: 7}, []engine.SeenCard{{ID: 9}, {ID: 3, Face: face("R5").Face}}
	for _, tt := range []struct {
		game engine.Rulebook
		want string
	}{
		{uno.Book{}, `{"seat":1,"do":"play","card":"R3","cards":["R4","R5"]}`},
		{enginetest.Book{}, `{"seat":1,"do":"play","card":"#70","cards":["#72","R5"]}`},
	} {
		if text, err := json.Marshal(c.Faced(tt.game).Recorded()); err != nil || string(text) != tt.want {
			t.Errorf("%s: %s, %v; want %s", tt.game.Name(), text, err, tt.want)
		}
	}
	if c.Card.Face != engine.NoFace || c.Cards[0].Face != engine.NoFace {
		t.Error("the command itself has changed")
	}
	c.OfDeck = true
	if got := c.Faced(uno.Book{}); !reflect.DeepEqual(got, c) {
		t.Errorf("the deck's own cards have become %+v", got)
	}
}
