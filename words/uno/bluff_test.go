package uno_test

import (
	"strings"
	"testing"

	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/words"
	unowords "fourtell/words/uno"
	"fourtell/words/wordstest"
)

func TestAVerdictSaysWhoDoubtedWhyAndWhatItCosts(t *testing.T) {
	l := words.English()
	names := []string{"Ann", "Bea", "Cy"}
	resolved := func(v engine.Verdict) engine.Event {
		return engine.Event{Kind: engine.EventChallengeResolved, Seat: 0, Target: 1, Color: shed.Blue, Before: shed.Red, Verdict: v, Count: 4}
	}
	for _, c := range []struct {
		name, rules       string
		verdict           engine.Verdict
		viewer            engine.Seat
		doubt, title, why string
	}{
		{"the bluffer is caught", "classic", engine.Guilty, 0, "Bea challenges you …", "You are caught!", "You held red. You draw 4."},
		{"the challenger was right", "classic", engine.Guilty, 1, "You challenge Ann …", "It was a bluff!", "Ann held red. Ann draws 4."},
		{"others look on", "classic", engine.Guilty, 2, "Bea challenges Ann …", "It was a bluff!", "Ann held red. Ann draws 4."},
		{"a wrong challenge costs two more", "classic", engine.Innocent, 1, "You challenge Ann …", "No bluff!", "Ann held no red. You draw 2 more."},
		{"where nothing is drawn yet it costs six", "official", engine.Innocent, 1, "You challenge Ann …", "No bluff!", "Ann held no red. You draw 6."},
		{"the bluffer draws in the other's place", "official", engine.Guilty, 1, "You challenge Ann …", "It was a bluff!", "Ann held red. Ann draws 4."},
		{"both draw where nothing is drawn yet and a bluff adds", "classic,wd4_timing=before_draw", engine.Guilty, 1, "You challenge Ann …", "It was a bluff!", "Ann held red. Ann draws 4. You draw 4."},
		{"the four drawn already go back", "classic,wd4_guilty=instead", engine.Guilty, 0, "Bea challenges you …", "You are caught!", "You held red. The 4 come back to you."},
		{"a wrong challenge may cost nothing", "classic,wd4_innocent_extra=0", engine.Innocent, 0, "Bea challenges you …", "No bluff!", "You held no red."},
		{"another card that fitted is a bluff too", "strict", engine.Guilty, 2, "Bea challenges Ann …", "It was a bluff!", "Ann had another card that fitted. Ann draws 4."},
		{"a stack goes to the bluffer whole", "party", engine.Guilty, 2, "Bea challenges Ann …", "It was a bluff!", "Ann held red. Ann draws 4."},
	} {
		t.Run(c.name, func(t *testing.T) {
			v := unowords.VerdictOf(&l, resolved(c.verdict), c.rules, c.viewer, names)
			wordstest.Expect(t, v.Doubt, c.doubt)
			wordstest.Expect(t, v.Title, c.title)
			wordstest.Expect(t, v.Why, c.why)
		})
	}
}

func TestAWildDrawFourSaysWhatMakesItABluff(t *testing.T) {
	l := words.English()
	s := engine.Snapshot{Rules: "classic", Viewer: 1, Hands: []engine.Hand{{Name: "Ann"}, {Name: "Bea"}},
		Own: shed.Own{Color: shed.Blue, Pending: &shed.Pending{Kind: shed.PendingWD4, By: 0, Victim: 1, Stack: 4, ColorBefore: shed.Red, Challenge: true}}}
	wordstest.Expect(t, unowords.BluffRule(&l, &s), "A bluff, if Ann still holds red.")
	s.Rules = "strict"
	wordstest.Expect(t, unowords.BluffRule(&l, &s), "A bluff, if Ann had another card that fitted.")
	shed.Change(&s, func(o *shed.Own) { o.Pending.Challenge = false })
	wordstest.Expect(t, unowords.BluffRule(&l, &s), "")
	mine := engine.Snapshot{Rules: "classic", Own: shed.Own{Color: shed.Red}}
	wordstest.Expect(t, unowords.BluffOwn(&l, &mine, true, "Bea"), "A bluff: you hold red. Bea may challenge.")
	wordstest.Expect(t, unowords.BluffOwn(&l, &mine, false, ""), "No bluff: you hold no red.")
	mine.Own = nil
	if text := unowords.BluffOwn(&l, &mine, true, "Bea"); strings.Contains(text, "hold") {
		t.Errorf("without a colour it says %q", text)
	}
}
