package words

import "testing"

func TestJapaneseSentences(t *testing.T) {
	l := Named("ja")
	for key, want := range map[Key]string{
		"event.skipped.you":   "あなたは1回休み。",
		"event.skipped.other": "{name}は1回休み。",
		"why.does_not_fit":    "そのカードは出せません",
		"turn.you":            "あなたの番です。",
		"table.cards":         "{n}枚",
	} {
		if got := l.messages[key]; got != want {
			t.Errorf("%s reads %q, not %q", key, got, want)
		}
	}
	if got := Match("ja-JP"); got != "ja" {
		t.Errorf("ja-JP finds %q", got)
	}
}
