package room_test

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/room"
)

// keysOf are the keys of a struct in JSON, with those of what it embeds.
func keysOf(t reflect.Type) (keys []string) {
	for i := range t.NumField() {
		f := t.Field(i)
		if f.Anonymous {
			keys = append(keys, keysOf(f.Type)...)
		} else if key, _, _ := strings.Cut(f.Tag.Get("json"), ","); key != "-" {
			keys = append(keys, key)
		}
	}
	return keys
}

func TestWhatAGameCountsHasNoKeyThatStatisticsHaveThemselves(t *testing.T) {
	own := map[string]bool{"review": true}
	for _, key := range keysOf(reflect.TypeFor[room.Played]()) {
		own[key] = true
	}
	if len(own) != 20 {
		t.Fatalf("a line has %d keys of its own: %v", len(own), own)
	}
	for _, book := range games.All() {
		of, ok := book.(engine.Counting)
		if !ok {
			continue
		}
		for _, name := range of.DeedNames() {
			if own[name] || name == "" {
				t.Errorf("%s counts %q", book.Name(), name)
			}
		}
	}
}

func TestALineOfStatisticsIsWrittenAsEverAndReadAgain(t *testing.T) {
	const line = `{"id":"m.1.0","who":"Ann","rules":"classic","seats":3,"against":["level skilled"],"rounds":1,"wins":1,` +
		`"fours":2,"bluffs":1,"caught":1,"faced":3,"right":1,"wrong":1,"calls":4,"missed":1,"catches":2,"false":1}`
	st, word := room.ReadStatistics([]byte("fourtell statistics 1\n" + line + "\n"))
	if word != nil || len(st.Played) != 1 {
		t.Fatalf("%v, %v", st.Played, word)
	}
	want := room.Deeds{"fours": 2, "bluffs": 1, "caught": 1, "faced": 3, "right": 1, "wrong": 1, "calls": 4, "missed": 1, "catches": 2, "false": 1}
	if !reflect.DeepEqual(st.Played[0].Deeds, want) {
		t.Errorf("it reads as %v", st.Played[0].Deeds)
	}
	if sum := st.Sum(room.Filter{}); !reflect.DeepEqual(sum.Deeds, want) {
		t.Errorf("its sum is %v", sum.Deeds)
	}
	text, err := json.Marshal(&st.Played[0])
	if err != nil || string(text) != line {
		t.Errorf("%v, written as\n%s, want\n%s", err, text, line)
	}
	var back room.Played
	if err := json.Unmarshal(text, &back); err != nil || !reflect.DeepEqual(back, st.Played[0]) {
		t.Errorf("%v, %+v", err, back)
	}
	for _, odd := range []struct {
		line string
		want room.Deeds
	}{
		{`{ "fours" : 2 , "who":"a \" , \"fours\":7", "rules":"classic","seats":2,"rounds":1}`, room.Deeds{"fours": 2}},
		{`{"later":{"fours":5,"list":[1,{"calls":2},"}"]},"who":"Ann","rules":"classic","seats":2,"rounds":1,"calls":3}`, room.Deeds{"calls": 3}},
		{`{"who":"Ann","rules":"classic","seats":2,"rounds":1,"calls":3,"calls":4,"false":null}`, room.Deeds{"calls": 4}},
		{`{"who":"Ann","rules":"classic","seats":2,"rounds":1,"calling":3}`, nil},
	} {
		st, word := room.ReadStatistics([]byte("fourtell statistics 1\n" + odd.line + "\n"))
		if word != nil || len(st.Played) != 1 || !reflect.DeepEqual(st.Played[0].Deeds, odd.want) {
			t.Errorf("%s\nreads as %+v, %v; want %v", odd.line, st.Played, word, odd.want)
		}
	}
	for _, bad := range []string{`"fours":-1`, `"fours":"two"`, `"fours":1.5`} {
		st, word := room.ReadStatistics([]byte("fourtell statistics 1\n" + strings.Replace(line, `"fours":2`, bad, 1) + "\n"))
		if word != nil || len(st.Played) != 0 {
			t.Errorf("%s is read: %+v, %v", bad, st.Played, word)
		}
	}
}
