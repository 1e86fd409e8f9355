package uno

import (
	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/engine/uno"
)

// Unseen is how many copies of each face, by its number, lie where the viewer of the Snapshot does not see them: in the draw
// pile and in others' hands. Cards that have been shuffled back count again. false when the rules can't be read.
func Unseen(s *engine.Snapshot) (left [shed.Faces]int, ok bool) {
	rules, err := uno.ParseRules(s.Rules)
	if err != nil {
		return left, false
	}
	for f := engine.Face(1); int(f) < shed.Faces; f++ {
		left[f] = copies(f) * int(rules[uno.Decks])
	}
	take := func(cards []engine.SeenCard) {
		for _, c := range cards {
			if c.Face != engine.NoFace && int(c.Face) < shed.Faces {
				left[c.Face] = max(left[c.Face]-1, 0)
			}
		}
	}
	take(s.Discard)
	for i := range s.Hands {
		take(s.Hands[i].Cards)
	}
	return left, true
}
