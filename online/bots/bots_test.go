package bots

import (
	"encoding/json"
	"os"
	"regexp"
	"strings"
	"testing"

	"fourtell/ai"
	"fourtell/online/hall"
)

var _ hall.Bots = House{}

func TestABotIsFoundByItsLevelOrItsGuest(t *testing.T) {
	for _, tt := range []struct {
		name, level, guest string
		kind, called       string // kind "": there is none
	}{
		{"whoever plays on for people", "", "", "level:skilled", "Skilled"},
		{"a level", "expert", "", "level:expert", "Expert"},
		{"a level by its whole kind", "level:expert", "", "level:expert", "Expert"},
		{"a guest by name", "", "Theo", "char:theo", "Theo"},
		{"a guest by face", "", "fox", "char:theo", "Theo"},
		{"a level nobody has", "divine", "", "", ""},
		{"a guest nobody knows", "", "nobody", "", ""},
		{"nonsense", ":", "", "", ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			b, ok := House{}.Bot("uno", tt.level, tt.guest)
			if ok != (tt.kind != "") || ok && (b.Kind != tt.kind || b.Name != tt.called) {
				t.Errorf("it is %+v, %t", b, ok)
			}
			if ok && (House{}).Make("uno", b.Kind)(0, 1) == nil {
				t.Errorf("there is no player of kind %s", b.Kind)
			}
		})
	}
}

func TestAKindOfANewerJournalIsPlayedByTheHouse(t *testing.T) {
	if b := (House{}).Make("uno", "level:of-tomorrow")(0, 1); b == nil {
		t.Error("nobody plays")
	}
}

func TestTheDocumentsBotsAreHad(t *testing.T) {
	text, err := os.ReadFile("../../docs/rooms.md")
	if err != nil {
		t.Fatal(err)
	}
	shown := regexp.MustCompile(`\{"t":"bot".*\}`).FindAll(text, -1)
	for _, line := range shown {
		var ask struct{ Level, Guest string }
		if err := json.Unmarshal(line, &ask); err != nil {
			t.Fatal(err)
		}
		if _, ok := (House{}).Bot("uno", ask.Level, ask.Guest); !ok {
			t.Errorf("the house refuses %s", line)
		}
	}
	for _, l := range ai.Levels() {
		if !strings.Contains(string(text), "`"+l.Name+"`") {
			t.Errorf("the document does not name the level %s", l.Name)
		}
	}
	if len(shown) == 0 {
		t.Error("the document shows no bot")
	}
}
