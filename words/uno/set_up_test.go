package uno_test

import (
	"testing"

	"fourtell/engine"
	"fourtell/engine/games"
	"fourtell/words"
	unowords "fourtell/words/uno"
)

func TestBluffsAreOfferedToBeRefusedOnlyWhereTheyAreFree(t *testing.T) {
	l := words.English()
	for _, c := range []struct {
		rules string
		want  bool
	}{
		{"classic", false},
		{"classic,wd4_challenge=off", true},
		{"classic,wd4_challenge=off,wd4_bluff=refused", false},
		{"classic,wd4_challenge=off,wd4_legality=free", false}, // no card is a bluff there
		{"strict,wd4_challenge=off", false},                    // refuses them by itself
		{"strict,wd4_challenge=off,wd4_bluff=allowed", true},
		{"minimal", false},
	} {
		r, err := games.Rules("", c.rules)
		if err != nil {
			t.Fatal(err)
		}
		o, ok := unowords.Teller{}.Offer(&l, r)
		if ok != c.want {
			t.Errorf("%s: offered is %v", c.rules, ok)
		}
		if want := (engine.Setting{Name: "wd4_bluff", Value: "refused"}); ok && (o.Set != want || o.Why == "" || o.Yes == "") {
			t.Errorf("%s: offered is %+v", c.rules, o)
		}
	}
}
