package words_test

import (
	"testing"

	"fourtell/engine/bluff"
	"fourtell/words"
)

func TestACardThatIsWrittenAsARankAndALetterIsSpokenInWords(t *testing.T) {
	for tag, want := range map[string][2]string{
		"en": {"ace of diamonds", "10 of spades"}, "de": {"Karo Ass", "Pik 10"}, "fr": {"as de carreau", "10 de pique"},
		"es": {"as de diamantes", "10 de picas"}, "pl": {"as karo", "10 pik"}, "ja": {"ダイヤのエース", "スペードの10"},
	} {
		l := words.At(bluff.Book{}, words.Named(tag))
		aloud := words.Aloud(l)
		for i, written := range []string{"AD", "10S"} {
			f, ok := bluff.Book{}.FaceNamed(written)
			if !ok {
				t.Fatalf("%s is no card", written)
			}
			if got := aloud.Face(f); got != want[i] {
				t.Errorf("%s: %s is spoken %q, want %q", tag, written, got, want[i])
			}
			if got := l.Face(f); got != written {
				t.Errorf("%s: %s is written %q", tag, written, got)
			}
		}
	}
}
