package bluff

import (
	"strings"
	"testing"

	"fourtell/ai"
)

const paranoid = `{"name": "Paranoid", "bots": 2, "decks": 2, "bluff_frequency": 0.25, "challenge_frequency": 0.70, "suspicion_memory": 20}`

func TestACharacterOfOnesOwnPlaysByItsNumbers(t *testing.T) {
	h, err := House{}.Cast([]byte("[" + paranoid + "]"))
	if err != nil {
		t.Fatal(err)
	}
	kind, ok := ai.Canonical(h, "char:Paranoid")
	if !ok || h.Named(kind) == nil || h.Named("level:expert") == nil {
		t.Fatalf("%q, %v", kind, ok)
	}
	p := h.Named(kind)(0, 1).(*Player)
	if l := p.level; l.Bluff != 0.25 || l.Challenge != 0.7 || l.Memory != 20 || l.Bots != 2 || l.Decks != 2 || l.Counts != CountsPiles {
		t.Errorf("it plays as %+v", l)
	}
	if House.Named(House{}, kind) != nil {
		t.Error("the house has it without the file")
	}
}

func TestAFileOfCharactersThatIsNoneSaysWhatIsWrong(t *testing.T) {
	for text, want := range map[string]string{
		"":                                    "characters: ",
		"[]":                                  "the list is empty",
		"{}":                                  "characters: ",
		"[" + paranoid + "] x":                "more behind the list",
		"[" + paranoid + "," + paranoid + "]": `the 2. of 2: "Paranoid" is there twice`,
		"[" + strings.Replace(paranoid, "Paranoid", "a,b", 1) + "]":                                 `"name" is 1 to 24 letters`,
		"[" + strings.Replace(paranoid, "0.70", "1.7", 1) + "]":                                     `"challenge_frequency" is 0 to 1`,
		"[" + strings.Replace(paranoid, `"bluff_frequency": 0.25, `, "", 1) + "]":                   `"bluff_frequency" is 0 to 1`,
		"[" + strings.Replace(paranoid, `"suspicion_memory": 20`, `"suspicion_memory": 0`, 1) + "]": `"suspicion_memory" is 1 to 1000`,
		"[" + strings.Replace(paranoid, `"decks": 2`, `"decks": 9`, 1) + "]":                        `"decks" is 1 to 8`,
		"[" + strings.Replace(paranoid, `"bots": 2`, `"bots": 10`, 1) + "]":                         `"bots" is 1 to 9`,
		"[" + strings.Replace(paranoid, "bots", "robots", 1) + "]":                                  `there is no key "robots"`,
	} {
		if _, err := ReadCast([]byte(text)); err == nil || !strings.Contains(err.Error(), want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: %v, want %q", text, err, want)
		}
	}
}
