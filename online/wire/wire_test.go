package wire_test

import (
	"encoding/json"
	"errors"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"fourtell/engine"
	"fourtell/online/wire"
)

const token = "abcdefghijklmnopqrstuvwxyz0123456789-_ABCDE"

// one of each thing that a client may ask for.
func asks() []string {
	return []string{
		`{"t":"hello","id":1,"v":1,"token":"` + token + `","name":"Ann","lang":"de","since":{"room":"K7QF2M","seq":12}}`,
		`{"t":"hello","v":1,"token":"` + token + `","name":"Ann"}`,
		`{"t":"rooms","watch":true}`, `{"t":"rooms","id":2}`,
		`{"t":"create","id":3,"name":"Friday","game":"uno","rules":"classic,stack_two=on","seats":4,"open":true,"deal":"house","chat":"phrases"}`,
		`{"t":"join","id":4,"room":"K7QF2M","as":"watch"}`,
		`{"t":"sit","seat":0}`, `{"t":"sit"}`, `{"t":"stand"}`, `{"t":"leave","id":9}`,
		`{"t":"set","name":"X","rules":"party","seats":5,"open":false,"chat":"free"}`, `{"t":"set"}`,
		`{"t":"bot","seat":2,"level":"hard"}`, `{"t":"bot","seat":1,"guest":"theo"}`, `{"t":"bot","seat":0}`,
		`{"t":"kick","uid":"abcdefghijkl2345"}`, `{"t":"host","uid":"abcdefghijkl2345"}`,
		`{"t":"ready","on":false}`, `{"t":"ready"}`, `{"t":"start"}`, `{"t":"next"}`, `{"t":"again"}`,
		`{"t":"do","id":7,"c":{"do":"play","card":{"id":105,"face":"W+4"},"color":"R","decision":1}}`,
		`{"t":"do","c":{"do":"play","cards":["R7","B7"]}}`, `{"t":"do","c":{"do":"catch_uno","target":0}}`,
		`{"t":"do","c":{"do":"choose_color","color":"purple"}}`,
		`{"t":"share","round":3,"share":"00112233445566778899aabbccddeeff"}`,
		`{"t":"say","text":"Well then."}`, `{"t":"emote","emote":"wow"}`, `{"t":"phrase","phrase":"hello"}`,
		`{"t":"relay","id":5,"to":"abcdefghijkl2345","box":"c2VhbGVk"}`, `{"t":"relay","box":"AA=="}`, `{"t":"join","room":"K7QF2M","as":"sealed"}`,
		`{"t":"dated","id":6,"deal":"2026-11-28","place":2,"of":4,"held":21}`, `{"t":"dated","deal":"2026-W48"}`,
		`{"t":"sync","seq":4}`, `{"t":"ping","id":9007199254740992}`,
	}
}

func TestWhatAClientAsksForIsReadAndWrittenBackEqual(t *testing.T) {
	kinds := map[string]bool{}
	for _, text := range asks() {
		m, err := wire.ReadClient([]byte(text))
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		kinds[m.Body.T()] = true
		again(t, m)
	}
	if len(kinds) != 24 {
		t.Errorf("%d kinds are tried, of 24: %v", len(kinds), kinds)
	}
}

// again writes a client's message and reads it again.
func again(t testing.TB, m wire.Message) {
	t.Helper()
	text, err := wire.Write(m)
	if err != nil {
		t.Fatalf("%+v cannot be written: %v", m.Body, err)
	}
	back, err := wire.ReadClient(text)
	if err != nil {
		var f *wire.Fault
		if errors.As(err, &f) && f.Code == wire.TooBig && len(text) > wire.MostFrame {
			return // what JSON writes longer than it was read
		}
		t.Fatalf("%s is written, and not read again: %v", text, err)
	}
	if !reflect.DeepEqual(m, back) {
		t.Fatalf("%s is read as\n%#v\nand was\n%#v", text, back.Body, m.Body)
	}
}

func TestAFrameThatIsNoMessageIsAnsweredWithItsCode(t *testing.T) {
	long := strings.Repeat("x", 281)
	for _, tt := range []struct {
		name, in string
		code     wire.Code
		re       uint64
	}{
		{"nothing", ``, wire.BadMessage, 0},
		{"no JSON", `hello`, wire.BadMessage, 0},
		{"no object", `[1]`, wire.BadMessage, 0},
		{"null", `null`, wire.BadMessage, 0},
		{"two objects", `{"t":"ping"}{"t":"ping"}`, wire.BadMessage, 0},
		{"an unknown kind", `{"t":"cheat","id":5}`, wire.BadMessage, 5},
		{"a house's own kind", `{"t":"beat","id":5}`, wire.BadMessage, 5},
		{"no kind", `{"id":5}`, wire.BadMessage, 5},
		{"an id below 0", `{"t":"ping","id":-1}`, wire.BadMessage, 0},
		{"an id that is no whole number", `{"t":"ping","id":1.5}`, wire.BadMessage, 0},
		{"an id no client counts to", `{"t":"ping","id":9007199254740993}`, wire.BadMessage, 0},
		{"no UTF-8", "{\"t\":\"say\",\"text\":\"\xff\"}", wire.BadMessage, 0},
		{"too large", `{"t":"ping","x":"` + strings.Repeat("x", wire.MostFrame) + `"}`, wire.TooBig, 0},
		{"another version", `{"t":"hello","id":1,"v":2,"token":"` + token + `","name":"Ann"}`, wire.BadVersion, 1},
		{"no token", `{"t":"hello","v":1,"name":"Ann"}`, wire.BadMessage, 0},
		{"a short token", `{"t":"hello","v":1,"token":"abc","name":"Ann"}`, wire.BadMessage, 0},
		{"no name", `{"t":"hello","v":1,"token":"` + token + `"}`, wire.BadName, 0},
		{"a name nobody sees", `{"t":"hello","v":1,"token":"` + token + `","name":"\u200b\u202e"}`, wire.BadName, 0},
		{"one chair", `{"t":"create","seats":1}`, wire.BadMessage, 0},
		{"eleven chairs", `{"t":"create","seats":11}`, wire.BadMessage, 0},
		{"who deals", `{"t":"create","seats":4,"deal":"nobody"}`, wire.BadMessage, 0},
		{"a chat of no kind", `{"t":"create","seats":4,"chat":"loud"}`, wire.BadMessage, 0},
		{"rules without end", `{"t":"create","seats":4,"rules":"` + strings.Repeat("a", 2001) + `"}`, wire.BadMessage, 0},
		{"a room of no code", `{"t":"join","room":"AEIOU1"}`, wire.NoRoom, 0},
		{"a room of a long code", `{"t":"join","room":"` + strings.Repeat("2", 7) + `"}`, wire.NoRoom, 0},
		{"to come as a ghost", `{"t":"join","room":"K7QF2M","as":"ghost"}`, wire.BadMessage, 0},
		{"a chair that is none", `{"t":"bot","seat":10,"level":"easy"}`, wire.BadMessage, 0},
		{"a level of other letters", `{"t":"bot","seat":0,"level":"<b>"}`, wire.BadMessage, 0},
		{"somebody who is nobody", `{"t":"kick","uid":"Ann"}`, wire.BadMessage, 0},
		{"no command", `{"t":"do"}`, wire.BadMessage, 0},
		{"a command that is none", `{"t":"do","c":{"do":"cheat"}}`, wire.BadMessage, 0},
		{"a card that is none", `{"t":"do","c":{"do":"play","card":"R77"}}`, wire.BadMessage, 0},
		{"a seat that is none", `{"t":"do","c":{"do":"catch_uno","target":300}}`, wire.BadMessage, 0},
		{"a hundred cards", `{"t":"do","c":{"do":"play","cards":["R1"` + strings.Repeat(`,"R1"`, 99) + `]}}`, wire.BadMessage, 0},
		{"a share too short", `{"t":"share","round":1,"share":"0011"}`, wire.BadMessage, 0},
		{"a share of other letters", `{"t":"share","round":1,"share":"00112233445566778899AABBCCDDEEFF"}`, wire.BadMessage, 0},
		{"to say nothing", `{"t":"say","text":" \u200b "}`, wire.BadMessage, 0},
		{"to say too much", `{"t":"say","text":"` + long + `"}`, wire.TooBig, 0},
		{"a face that is none", `{"t":"emote","emote":"<script>"}`, wire.BadMessage, 0},
		{"a phrase that is none", `{"t":"phrase","phrase":"I will find you"}`, wire.BadMessage, 0},
	} {
		t.Run(tt.name, func(t *testing.T) {
			_, err := wire.ReadClient([]byte(tt.in))
			var f *wire.Fault
			if !errors.As(err, &f) {
				t.Fatalf("it is read: %v", err)
			}
			if f.Code != tt.code || f.Re != tt.re || f.Why == "" {
				t.Errorf("%+v, want the code %s for request %d, and why", f, tt.code, tt.re)
			}
		})
	}
}

func TestTextsAreCleanedOnTheirWayIn(t *testing.T) {
	read := func(text string) wire.Body {
		m, err := wire.ReadClient([]byte(text))
		if err != nil {
			t.Fatal(err)
		}
		return m.Body
	}
	h := read(`{"t":"hello","v":1,"token":"` + token + `","name":"  A\u202enn\n\n B. of a very long name indeed","lang":"<x>","since":{"room":"A","seq":1}}`).(*wire.Hello)
	if utf8.RuneCountInString(h.Name) > wire.LongestName || !strings.HasPrefix(h.Name, "Ann B. of") || engine.CheckName(h.Name) != nil {
		t.Errorf("the name is %q", h.Name)
	}
	if h.Lang != "" || h.Since != nil {
		t.Errorf("a language or a room that is none is kept: %+v", h)
	}
	if s := read(`{"t":"say","text":" a\u202eb\u0000\tc "}`).(*wire.Say); s.Text != "ab c" {
		t.Errorf("the text is %q", s.Text)
	}
	if j := read(`{"t":"join","room":"k7q-f2m"}`).(*wire.Join); j.Room != "K7QF2M" || j.As != wire.AsSeat {
		t.Errorf("the room is %q, as %q", j.Room, j.As)
	}
	c := read(`{"t":"do","c":{"seat":9,"do":"draw","at":99,"seed":5,"ms":7,"what":1}}`).(*wire.Do).Command
	if !reflect.DeepEqual(c, engine.Do(0, engine.VerbDraw)) {
		t.Errorf("of what is the table's stays %+v", c)
	}
}

func TestWhatAHouseTellsIsReadAndWrittenBackEqual(t *testing.T) {
	r := wire.Room{Code: "K7QF2M", Name: "Friday", Host: "abcdefghijkl2345", State: wire.Playing, Game: "uno", Rules: "classic", Deal: wire.DealHouse,
		Chat: wire.ChatFree, Created: 5, Round: 2, Totals: []int{10, 0}, Seats: []wire.Seat{{UID: "abcdefghijkl2345", Name: "Ann <3", Kind: wire.Person, Here: wire.HereSlow, Ready: true},
			{Name: "Theo", Guest: "theo", Kind: wire.Bot}, {Kind: wire.Empty}}, Watching: []wire.Watcher{{UID: "x", Name: "Eve", Waits: true}}}
	for _, m := range []wire.Message{
		{Body: &wire.Welcome{V: 1, House: "Home", Now: 7, Limits: wire.Limits{Frame: 1, Per10s: 2, ChatPer10s: 3}}},
		{Re: 4, Body: &wire.You{UID: "u", Name: "Ann", Rooms: []wire.RoomCode{"K7QF2M"}}},
		{Body: &wire.Rooms{Rooms: []wire.Room{r}}}, {Body: &wire.RoomOpen{Room: r}}, {Body: &wire.RoomShut{Code: "K7QF2M"}},
		{Re: 1, Body: &wire.Joined{Room: r, Role: wire.RoleWait, Seat: -1, Chat: []wire.Said{{UID: "u", Name: "Ann", Text: "a&b", At: 4}}, Snap: json.RawMessage(`{"seq":1}`), Missed: 3}},
		{Body: &wire.RoomNow{Room: r}}, {Body: &wire.Beat{Snap: json.RawMessage(`{"seq":2}`)}}, {Re: 9, Body: &wire.Done{Seq: 4}},
		{Re: 9, Body: &wire.No{Code: wire.Full, Say: wire.Full.Say(), Refused: json.RawMessage(`{"seat":1}`)}},
		{Body: &wire.Said{UID: "u", Name: "Ann", Phrase: "hello", At: 9}}, {Body: &wire.Emoted{UID: "u", Name: "Ann", Emote: "wow", At: 9}},
		{Body: &wire.Round{Record: "fourtell record 2\n", Proof: json.RawMessage(`null`)}}, {Body: &wire.Promise{Round: 2, Promise: "ab"}}, {Body: &wire.Left{Why: wire.LeftKicked}}, {Re: 2, Body: &wire.Pong{Now: 5}},
	} {
		text, err := wire.Write(m)
		if err != nil {
			t.Fatal(err)
		}
		back, err := wire.ReadHouse(text)
		if err != nil || !reflect.DeepEqual(m, back) {
			t.Errorf("%s is read as %+v, %v", text, back.Body, err)
		}
	}
	text, _ := wire.Write(wire.Message{Body: &wire.Beat{Snap: json.RawMessage(`{"seq":2}`)}})
	if short := wire.BeatFrame([]byte(`{"seq":2}`)); string(short) != string(text) {
		t.Errorf("a beat is written %s and %s", short, text)
	}
	if _, err := wire.ReadHouse([]byte(`{"t":"news"}`)); !errors.Is(err, wire.ErrUnknown) {
		t.Errorf("what a newer house says is %v", err)
	}
}

func TestEveryCodeHasASentence(t *testing.T) {
	said := map[string]bool{}
	for _, c := range wire.Codes() {
		if s := c.Say(); s == "" || said[s] {
			t.Errorf("%s says %q", c, s)
		} else {
			said[s] = true
		}
	}
	if len(wire.Codes()) != 19 {
		t.Errorf("there are %d codes, not 19", len(wire.Codes()))
	}
	if wire.Code("cheat").Known() || !wire.Code("must_pay").Known() || !wire.Busy.Known() {
		t.Error("codes are not known as they should be")
	}
}

func TestATokenIsAHousesOwnAndItsUidAlwaysTheSame(t *testing.T) {
	secret := []byte("32 random bytes, made only once.")
	a, b := wire.Token(secret, "https://a.example"), wire.Token(secret, "https://b.example")
	if a == b || len(a) != 43 {
		t.Errorf("tokens %q and %q", a, b)
	}
	if u := wire.UIDOf(a); u != wire.UIDOf(a) || u == wire.UIDOf(b) || !u.Valid() {
		t.Errorf("the uid %q", u)
	}
	if u := wire.UIDOf("abc"); u != "xj4bnp4pahh6uqkb" { // SHA-256 of abc is ba7816bf 8f01cfea 4141…
		t.Errorf("the uid of abc is %q", u)
	}
	for _, bad := range []wire.UID{"", "short", "ABCDEFGHIJKL2345", "abcdefghijkl2341"} {
		if bad.Valid() {
			t.Errorf("%q is taken for a uid", bad)
		}
	}
}

func TestRoomCodesAreOfLettersNoneOfWhichIsTakenForAnother(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 1))
	seen := map[wire.RoomCode]bool{}
	for range 1000 {
		c := wire.NewRoomCode(rng.Uint32N)
		if !c.Valid() || seen[c] || strings.ContainsAny(string(c), "01AEIOUY") {
			t.Fatalf("the code %q", c)
		}
		seen[c] = true
	}
}

func TestPhrasesAndEmotesAreKeys(t *testing.T) {
	for _, list := range [][]string{wire.Phrases(), wire.Emotes()} {
		sorted := slices.Clone(list)
		slices.Sort(sorted)
		if len(slices.Compact(sorted)) != len(list) {
			t.Errorf("%v has one twice", list)
		}
		for _, key := range list {
			if strings.Trim(key, "abcdefghijklmnopqrstuvwxyz_") != "" {
				t.Errorf("%q is no key", key)
			}
		}
	}
	if n := len(wire.Emotes()); n != 8 {
		t.Errorf("a wheel has 8 emotes, not %d", n)
	}
}
