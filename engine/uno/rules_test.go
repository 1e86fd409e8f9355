package uno

import (
	"strings"
	"testing"
)

func TestEveryPresetHasItsOwnShortText(t *testing.T) {
	for _, name := range Presets() {
		r, ok := Preset(name)
		if !ok {
			t.Fatalf("preset %s is missing", name)
		}
		if got := r.String(); got != name {
			t.Errorf("preset %s writes itself as %q", name, got)
		}
		if err := r.Check(2); err != nil {
			t.Errorf("preset %s makes no table for two: %v", name, err)
		}
	}
}

func TestRulesSurviveTheirShortText(t *testing.T) {
	for _, s := range Switches() {
		values := s.Values
		if len(values) == 0 {
			values = []string{s.Text(s.Default), s.Text(int16(s.Max))}
		}
		for _, v := range values {
			text := "party," + s.Name + "=" + v
			r, err := ParseRules(text)
			if err != nil {
				t.Fatalf("%s: %v", text, err)
			}
			again, err := ParseRules(r.String())
			if err != nil || again != r {
				t.Errorf("%s writes itself as %s, which reads as other rules (%v)", text, r, err)
			}
			if r.Get(s.Name) != v {
				t.Errorf("%s: the switch reads %s", text, r.Get(s.Name))
			}
		}
	}
}

func TestBadRulesAreNamed(t *testing.T) {
	for text, want := range map[string]string{
		"clasic":                      `no preset "clasic"`,
		"classic,stack_too=on":        `no switch "stack_too"`,
		"classic,stack_two=maybe":     "stack_two is one of off, on",
		"classic,uno_penalty=9":       "uno_penalty is a number from 0 to 6",
		"classic,turn_seconds=5":      "turn_seconds is 0 or a number from 10 to 300",
		"classic,stack_two":           `"stack_two" is not switch=value`,
		"classic,wd4_timing=whenever": "wd4_timing is one of after_draw, before_draw",
	} {
		if _, err := ParseRules(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v; want a sentence with %q", text, err, want)
		}
	}
}

func TestTablesThatCannotBeAreRefused(t *testing.T) {
	for _, c := range []struct {
		text  string
		seats int
		want  string
	}{
		{"classic", 1, "2 to 10 seats"},
		{"classic", 11, "2 to 10 seats"},
		{"classic,teams=opposite", 5, "even number"},
		{"classic,teams=opposite", 2, "four or more"},
		{"classic,teams=opposite,score=elimination", 4, "single or winner_takes"},
		{"classic,hand_size=15", 7, "105 cards"},
		{"classic,hand_size=10", 10, "100 cards"},
	} {
		r, err := ParseRules(c.text)
		if err != nil {
			t.Fatal(err)
		}
		if err := r.Check(c.seats); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s with %d seats: %v; want a sentence with %q", c.text, c.seats, err, c.want)
		}
	}
	r, _ := ParseRules("classic,hand_size=15,decks=2")
	if err := r.Check(10); err != nil {
		t.Errorf("150 cards of two decks: %v", err)
	}
}

func TestStrictWithoutTheChallengeRefusesBluffs(t *testing.T) {
	for text, want := range map[string]string{
		"strict":                   "allowed",
		"strict,wd4_challenge=off": "refused",
		"strict,wd4_challenge=off,wd4_bluff=allowed": "allowed",
		"classic,wd4_challenge=off":                  "allowed",
	} {
		r, err := ParseRules(text)
		if err != nil || r.Get("wd4_bluff") != want {
			t.Errorf("%s: wd4_bluff is %s (%v), want %s", text, r.Get("wd4_bluff"), err, want)
		}
	}
}
