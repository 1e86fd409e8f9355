package guests

import (
	"slices"
	"testing"
)

func TestWhoComesTogetherHasFacesThatAreToldApartAndStayTheirs(t *testing.T) {
	who := []string{"aaaa", "", "bbbb", "cccc", "Theo", "dddd"}
	own := []string{"", "", "", "", "fox", ""}
	faces := Faces(who, own)
	if faces[1] != "" || faces[4] != "fox" {
		t.Errorf("an empty chair and a guest of the house are %v", faces)
	}
	seen := map[string]bool{}
	for i, f := range faces {
		if who[i] == "" {
			continue
		}
		if !slices.Contains(Portraits(), f) || seen[f] {
			t.Errorf("%s has %q of %v", who[i], f, faces)
		}
		seen[f] = true
	}
	moved := Faces([]string{"", "aaaa", "dddd", "Theo", "cccc", "bbbb"}, []string{"", "", "", "fox", "", ""})
	for i, at := range []int{1, 0, 5, 4, 3, 2} {
		if moved[at] != faces[i] {
			t.Errorf("%q on another chair is %s, and was %s", who[i], moved[at], faces[i])
		}
	}
}

func TestMoreThanThereAreFacesStillHaveOneEach(t *testing.T) {
	var who []string
	for _, c := range "abcdefghijkl" {
		who = append(who, string(c))
	}
	for i, f := range Faces(who, nil) {
		if f == "" {
			t.Errorf("%s has none", who[i])
		}
	}
}
