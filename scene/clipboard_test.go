//go:build display

package scene

import (
	"testing"

	"fourtell/engine/uno"
	"fourtell/scene/input"
	"fourtell/scene/kit"
)

// testBoard is a clipboard of a test's own.
type testBoard struct {
	text  string
	fails bool
}

func (b *testBoard) Write(text string, done func(bool)) {
	if !b.fails {
		b.text = text
	}
	done(!b.fails)
}

func (b *testBoard) Read(done func(string, bool)) { done(b.text, !b.fails && b.text != "") }

func TestRulesAreCopiedAndPastedAsText(t *testing.T) {
	in, lies := input.NewScript(), &testBoard{}
	s, setup := setupStage(t, 1280, 720, in, func(s *Settings) { s.Rules = "party,hand_size=9" })
	s.Options.Clipboard = lies
	open := func() *kit.Entry {
		run(t, s, in.Click(setup.board.share.Center()).Wait(20))
		m, ok := s.Top().(*kit.Entry)
		if !ok || len(m.Tools) != 2 {
			t.Fatalf("%T stands", s.Top())
		}
		return m
	}
	m := open()
	run(t, s, in.Click(m.Tools[0].Center()))
	if lies.text != "party,hand_size=9" || lastSaid(s, 1)[0] != "Copied" {
		t.Errorf("copied %q, said %q", lies.text, lastSaid(s, 1))
	}
	lies.text = "\n chaos,decks=2\u200b\n"
	run(t, s, in.Click(m.Tools[1].Center()))
	if m.Field.Text != "chaos,decks=2" || lastSaid(s, 1)[0] != m.Field.Text {
		t.Errorf("pasted %q, said %q", m.Field.Text, lastSaid(s, 1))
	}
	run(t, s, in.Key(input.ActConfirm))
	if want, _ := uno.ParseRules("chaos,decks=2"); s.Top() != nil || setup.rules != want {
		t.Errorf("the rules are %q", s.Settings.Rules)
	}
	m = open()
	lies.text = "a letter to grandma"
	run(t, s, in.Click(m.Tools[1].Center()).Key(input.ActConfirm))
	if s.Top() != Modal(m) || m.Wrong == "" || s.Settings.Rules != "chaos,decks=2" {
		t.Errorf("a letter: %q, the rules are %q", m.Wrong, s.Settings.Rules)
	}
	lies.fails = true
	run(t, s, in.Click(m.Tools[1].Center()))
	if said := lastSaid(s, 1)[0]; said != "There is no text to paste" || m.Field.Text != "a letter to grandma" {
		t.Errorf("nothing to paste: %q stands, said %q", m.Field.Text, said)
	}
	run(t, s, in.Click(m.Tools[0].Center()))
	if said := lastSaid(s, 1)[0]; said != "It could not be copied" {
		t.Errorf("said %q", said)
	}
}
