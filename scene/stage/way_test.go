//go:build display

package stage

import "testing"

func TestAWayIsFoundByItsType(t *testing.T) {
	type one struct{ n int }
	type other struct{ n int }
	s := &Stage{options: Options{Routes: Routes{More: []any{one{1}, &other{2}}}}}
	if got := Way[one](s); got.n != 1 {
		t.Errorf("%v, want the value that was laid", got)
	}
	if got := Way[*other](s); got == nil || got.n != 2 {
		t.Errorf("%v, want the pointer that was laid", got)
	}
	if got := Way[other](s); got.n != 0 {
		t.Errorf("%v, want none: only a pointer was laid", got)
	}
}
