package gateway

import (
	"testing"

	"fourtell/online/wire"
)

func TestWhoSendsTooMuchIsToldAndWhoGoesOnIsCut(t *testing.T) {
	r := newRates(0)
	count := map[verdict]int{}
	for range 3 * wire.MostPer10s {
		count[r.allow(0, false)]++
	}
	if count[fine] != wire.MostPer10s || count[tooFast] != wire.MostPer10s || count[flood] != wire.MostPer10s {
		t.Errorf("of three times as much as may be: %v", count)
	}
	if r.allow(1000, false) != fine || r.allow(11_000, false) != fine {
		t.Error("who has waited may not go on")
	}
}

func TestTalkHasALimitOfItsOwnAndPlayIsNotHeldUpByIt(t *testing.T) {
	r := newRates(0)
	for range wire.MostChatPer10s {
		if r.allow(0, true) != fine {
			t.Fatal("talk is refused too soon")
		}
	}
	if r.allow(0, true) != tooFast {
		t.Error("talk without end")
	}
	if r.allow(0, false) != fine {
		t.Error("who has talked too much may not play")
	}
}

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
