//go:build display

package setup

import (
	"testing"

	"fourtell/engine/uno"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/scenetest"
	"fourtell/scene/stage"
)

func TestRulesAreCopiedAndPastedAsText(t *testing.T) {
	in, lies := input.NewScript(), &scenetest.Clipboard{}
	s, setup := setupStage(t, 1280, 720, in, func(s *stage.Settings) { s.Rules = "party,hand_size=9" })
	s.Options().Clipboard = lies
	open := func() *kit.Entry {
		scenetest.Run(t, s, in.Click(setup.board.share.Center()).Wait(20))
		m, ok := s.Top().(*kit.Entry)
		if !ok || len(m.Tools) != 2 {
			t.Fatalf("%T stands", s.Top())
		}
		return m
	}
	m := open()
	scenetest.Run(t, s, in.Click(m.Tools[0].Center()))
	if lies.Text != "party,hand_size=9" || scenetest.Said(s, 1)[0] != "Copied" {
		t.Errorf("copied %q, said %q", lies.Text, scenetest.Said(s, 1))
	}
	lies.Text = "\n chaos,decks=2\u200b\n"
	scenetest.Run(t, s, in.Click(m.Tools[1].Center()))
	if m.Field.Text != "chaos,decks=2" || scenetest.Said(s, 1)[0] != m.Field.Text {
		t.Errorf("pasted %q, said %q", m.Field.Text, scenetest.Said(s, 1))
	}
	scenetest.Run(t, s, in.Key(input.ActConfirm))
	if want, _ := uno.ParseRules("chaos,decks=2"); s.Top() != nil || ruled(setup) != want {
		t.Errorf("the rules are %q", s.Settings().Rules)
	}
	m = open()
	lies.Text = "a letter to grandma"
	scenetest.Run(t, s, in.Click(m.Tools[1].Center()).Key(input.ActConfirm))
	if s.Top() != stage.Modal(m) || m.Wrong == "" || s.Settings().Rules != "chaos,decks=2" {
		t.Errorf("a letter: %q, the rules are %q", m.Wrong, s.Settings().Rules)
	}
	lies.Fails = true
	scenetest.Run(t, s, in.Click(m.Tools[1].Center()))
	if said := scenetest.Said(s, 1)[0]; said != "There is no text to paste" || m.Field.Text != "a letter to grandma" {
		t.Errorf("nothing to paste: %q stands, said %q", m.Field.Text, said)
	}
	scenetest.Run(t, s, in.Click(m.Tools[0].Center()))
	if said := scenetest.Said(s, 1)[0]; said != "It could not be copied" {
		t.Errorf("said %q", said)
	}
}
