package gateway

import "testing"

func TestSoManyComeFromAnAddressAndNoMore(t *testing.T) {
	d := doors{most: 8, mostPer: 2, per: map[string]int{}}
	for _, c := range []struct {
		from string
		want bool
	}{{"192.0.2.1", true}, {"192.0.2.1", true}, {"192.0.2.1", false}, {"127.0.0.1", true}, {"127.0.0.1", true}, {"127.0.0.1", true},
		{"2001:db8::1", true}, {"2001:db8::ffff:2", true}, {"2001:db8::3", false}, {"2001:db8:0:1::3", true}, {"192.0.2.2", false}} {
		if got := d.enter(c.from); got != c.want {
			t.Errorf("from %s: %v", c.from, got)
		}
	}
	d.leave("192.0.2.1")
	if !d.enter("192.0.2.1") || len(d.per) != 4 {
		t.Errorf("who goes leaves no room: %v", d.per)
	}
}

func TestAGateTellsAddressesApartAsTheDoorDoes(t *testing.T) {
	for from, want := range map[string]string{"192.0.2.1": "192.0.2.1", "127.0.0.1": "", "::1": "", "2001:db8::1": "2001:db8::", "2001:db8::ffff:2": "2001:db8::",
		"a proxy's word": "a proxy's word"} {
		if got := told(from); got != want {
			t.Errorf("%s is %q, not %q", from, got, want)
		}
	}
}

func TestAHouseThatEndsLetsNobodyIn(t *testing.T) {
	d := doors{most: 5, mostPer: 2, per: map[string]int{}}
	if d.shut(); d.enter("192.0.2.1") {
		t.Error("somebody is let in")
	}
}
