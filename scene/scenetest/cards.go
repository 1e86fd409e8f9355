package scenetest

import (
	"strings"
	"testing"

	"fourtell/engine"
)

// Cards reads cards in the notation of the rules: "R5 GS W+4:B".
func Cards(t *testing.T, text string) []engine.SeenCard {
	t.Helper()
	var out []engine.SeenCard
	for _, f := range strings.Fields(text) {
		c, ok := engine.ParseCard(f)
		if !ok {
			t.Fatalf("%q is no card", f)
		}
		out = append(out, c)
	}
	return out
}

// Face reads a card that has no colour chosen for it: "W+4".
func Face(t *testing.T, text string) engine.SeenCard {
	t.Helper()
	f, ok := engine.ParseFace(text)
	if !ok {
		t.Fatalf("%q is no face", text)
	}
	return engine.SeenCard{Face: f}
}

// FullNames are names of people as long as they may be, and in another script.
func FullNames() []string {
	return []string{"Wilhelmina-Marie", "さくら", "Maximilian Wolff", "Przemysława Wójć", "ばんごはんのカレーライスやさん",
		"Bartholomew King", "Jacqueline-Louis", "Ñandú y Yaguaret", "Großmutter Ilsebi", "Ōoka"}
}

// FullRules is as long as a name of rules may be.
const FullRules = "Sonntags bei Großmutters"
