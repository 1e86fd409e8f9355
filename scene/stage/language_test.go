//go:build display

package stage

import (
	"testing"

	"fourtell/words"
)

// tongue is a language of which no stage is needed.
func tongue(prefers ...string) (v *Tongue, changed, anew *int) {
	set := DefaultSettings()
	changed, anew = new(int), new(int)
	return &Tongue{settings: &set, speaks: prefers, changed: func() { *changed++ }, anew: func() { *anew++ },
		alert: func(string, string) {}}, changed, anew
}

func TestTheLanguageIsThePlayersOrElseTheSystems(t *testing.T) {
	for name, c := range map[string]struct {
		chosen  string
		prefers []string
		want    string
	}{
		"nobody says":                   {"", nil, "en"},
		"the system's":                  {"", []string{"de-AT", "fr"}, "de"},
		"the player's goes before it":   {"fr", []string{"de-AT"}, "fr"},
		"one there is none of":          {"xx", []string{"ja"}, "ja"},
		"neither of the system's there": {"", []string{"xx", "yy"}, "en"},
	} {
		v, _, _ := tongue(c.prefers...)
		v.settings.Language = c.chosen
		if v.take(); v.lang.Tag != c.want {
			t.Errorf("%s: %q is spoken, want %q", name, v.lang.Tag, c.want)
		}
	}
}

func TestAnotherLanguageIsSpokenWhenEverythingIsSaidAnew(t *testing.T) {
	v, changed, anew := tongue()
	v.take()
	if v.Change("de"); v.lang.Tag != "en" || *changed != 1 || *anew != 1 {
		t.Errorf("in the same tick %q is spoken; changed %d times, said anew %d times", v.lang.Tag, *changed, *anew)
	}
	if v.take(); v.lang.Tag != "de" || v.lang.CallWord != v.lang.Say(words.CallWord) {
		t.Errorf("%q is spoken, and %q called", v.lang.Tag, v.lang.CallWord)
	}
}

func TestTheWordToCallIsThePlayersOrTheLanguages(t *testing.T) {
	english := words.English()
	own := english.Say(words.CallWord)
	for text, want := range map[string]string{
		" Fertig! ": "Fertig!", "": "", own: "", "thirteen let": "thirteen let", "thirteen lett": "", "\a": "",
	} {
		v, changed, _ := tongue()
		v.take()
		v.SetCallWord(text)
		called := want
		if want == "" {
			called = own
		}
		if v.settings.CallWord != want || v.lang.CallWord != called || *changed != 1 {
			t.Errorf("%q: kept is %q, called %q, changed %d times", text, v.settings.CallWord, v.lang.CallWord, *changed)
		}
	}
}
