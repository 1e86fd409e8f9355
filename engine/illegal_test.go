package engine

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"
)

func TestARefusalIsReadAsItWasWritten(t *testing.T) {
	for _, code := range Codes() {
		for _, e := range []Illegal{
			{Code: code, Seat: 1, Turn: 0, Color: 3, Top: SeenCard{ID: 68, Face: named("G9")}, Card: SeenCard{ID: 105, Face: named("W+4")}, Owed: 4},
			{Code: code, Seat: 2, Turn: NoSeat, Top: SeenCard{ID: 101, Face: named("W"), Stamp: 4}, Card: SeenCard{Face: named("RS")}},
			{Code: code, Card: SeenCard{ID: 300}},
		} {
			b, err := json.Marshal(e)
			if err != nil {
				t.Fatal(err)
			}
			var got Illegal
			if err := json.Unmarshal(b, &got); err != nil || !reflect.DeepEqual(got, e) {
				t.Errorf("%s is read as %+v, not as %+v: %v", b, got, e, err)
			}
			if !strings.HasPrefix(string(b), `{"refused":"`+code.String()+`",`) {
				t.Errorf("it is written as %s", b)
			}
		}
	}
}

func TestARefusalThatIsNoneSaysWhy(t *testing.T) {
	for _, text := range []string{`{"refused":"no_idea","seat":0}`, `{"refused":"","seat":0}`, `{"refused":3}`} {
		var e Illegal
		if err := json.Unmarshal([]byte(text), &e); err == nil {
			t.Errorf("%s is read as %+v", text, e)
		}
	}
	var e Illegal
	if err := json.Unmarshal([]byte(`{"refused":"no_idea"}`), &e); err == nil || !strings.Contains(err.Error(), `"no_idea" is no code of a refusal`) {
		t.Errorf("it is told by %v", err)
	}
}

// named is the face of that name.
func named(name string) Face {
	f, ok := ParseFace(name)
	if !ok {
		panic(name + " is no face")
	}
	return f
}
