package words

import "testing"

func TestSentencesFollowEachOtherAsTheirScriptWantsIt(t *testing.T) {
	for _, c := range []struct {
		name string
		list []string
		want string
	}{
		{"a space between", []string{"You draw.", "Cy plays."}, "You draw. Cy plays."},
		{"what is empty leaves no space", []string{"", "You draw.", " ", "Cy plays."}, "You draw. Cy plays."},
		{"a full stop where there is none", []string{"Your turn", "Draw?"}, "Your turn. Draw?"},
		{"none of it in Japanese but the full stop", []string{"あなたの番", "場：赤の7。", "パス！"}, "あなたの番。場：赤の7。パス！"},
		{"a name in Latin letters begins without a space after a Japanese mark", []string{"あなたの番。", "Theoは休み"}, "あなたの番。Theoは休み。"},
		{"nothing at all", nil, ""},
	} {
		if got := Sentences(c.list...); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
	if got := Join("no stop", "is added"); got != "no stop is added" {
		t.Errorf("%q", got)
	}
	for text, want := range map[string]string{"Bea": "Bea, 2 of 4", "It was red.": "It was red. 2 of 4.", "Word to call: Uno!": "Word to call: Uno!, 2 of 4"} {
		if got := Placed(text, "2 of 4"); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
