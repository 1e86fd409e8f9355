package gateway

import "testing"

func TestSoManyComeFromAnAddressAndNoMore(t *testing.T) {
	d := doors{most: 5, mostPer: 2, per: map[string]int{}}
	for _, c := range []struct {
		from string
		want bool
	}{{"192.0.2.1", true}, {"192.0.2.1", true}, {"192.0.2.1", false}, {"127.0.0.1", true}, {"127.0.0.1", true}, {"127.0.0.1", true}, {"192.0.2.2", false}} {
		if got := d.enter(c.from); got != c.want {
			t.Errorf("from %s: %v", c.from, got)
		}
	}
	d.leave("192.0.2.1")
	if !d.enter("192.0.2.1") || len(d.per) != 2 {
		t.Errorf("who goes leaves no room: %v", d.per)
	}
}
