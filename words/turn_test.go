package words_test

import (
	"testing"

	"fourtell/words"
)

func TestWhoeverIsAskedIsCalledByNameUnlessTheNameIsYou(t *testing.T) {
	for _, tt := range []struct{ tag, self, named string }{
		{"en", "Your turn", "Your turn, Ann"},
		{"de", "Du bist dran", "Du bist dran, Ann"},
		{"es", "Tu turno", "Te toca, Ann"},
		{"fr", "À toi", "À toi, Ann"},
		{"ja", "あなたの番", "Ann、あなたの番"},
		{"pl", "Twoja kolej", "Twoja kolej, Ann"},
	} {
		l := words.Named(tt.tag)
		if got := l.YourTurn(l.Say(words.SeatYou)); got != tt.self {
			t.Errorf("%s: to oneself it says %q", tt.tag, got)
		}
		if got := l.YourTurn("Ann"); got != tt.named {
			t.Errorf("%s: to Ann it says %q", tt.tag, got)
		}
	}
}
