package main

import (
	"strings"
	"testing"

	"fourtell/online/client"
	"fourtell/online/deal"
	"fourtell/online/wire"
	"fourtell/words"
)

// What the wire says by keys is said to a player in every language; English says a code as the wire does.
func TestEveryKeyOfTheWireIsSaidInEveryLanguage(t *testing.T) {
	var findings []string
	for f := deal.Fair; f.String() != "?"; f++ {
		findings = append(findings, f.String())
	}
	if len(findings) < 8 {
		t.Fatalf("only the findings %q", findings)
	}
	house := words.English()
	english := house.Rooms()
	for _, tag := range words.Tags() {
		named := words.Named(tag)
		l := named.Rooms()
		said := map[string]string{}
		say := func(family, key, text string) {
			t.Helper()
			switch other, twice := said[family+" "+text]; {
			case strings.TrimSpace(text) == "" || strings.ContainsAny(text, "{}"):
				t.Errorf("%s: %s %s is said as %q", tag, family, key, text)
			case twice:
				t.Errorf("%s: %s %s and %s are both %q", tag, family, key, other, text)
			}
			said[family+" "+text] = key
		}
		for _, c := range wire.Codes() {
			say("code", string(c), l.No(string(c)))
			if text := english.No(string(c)); text != c.Say() {
				t.Errorf("%s is %q to a player and %q on the wire", c, text, c.Say())
			}
		}
		for _, p := range wire.Phrases() {
			say("phrase", p, l.Phrase(p))
		}
		for _, e := range wire.Emotes() {
			say("emote", e, l.Emote(e))
		}
		for _, s := range []wire.State{wire.Waiting, wire.Playing, wire.Paused, wire.Finished} {
			say("state", string(s), l.State(string(s)))
		}
		for _, h := range []wire.Here{wire.HereYes, wire.HereSlow, wire.HereGone, wire.HereBot} {
			say("here", string(h), l.Here(string(h)))
		}
		for _, r := range []wire.Role{wire.RoleSeat, wire.RoleWatch, wire.RoleWait} {
			say("role", string(r), l.Role(string(r)))
		}
		for _, w := range []wire.Why{wire.LeftYou, wire.LeftKicked, wire.LeftClosed, wire.LeftReplaced, wire.LeftIdle} {
			say("why", string(w), l.Why(string(w)))
		}
		for _, f := range append(findings, "none") {
			say("check", f, l.Check(f))
		}
		for _, how := range []string{"reaching", "silent", "lost", "back", "missed"} {
			say("line", how, l.Line(how, words.Count("n", 3)))
		}
		for _, what := range client.NewsKinds() {
			say("news", what, l.News(what, "Ann"))
		}
		say("says", "", l.Said("Ann", l.Phrase(wire.Phrases()[0])))
		say("does", "", l.Does("Ann", wire.Emotes()[0]))
	}
}
