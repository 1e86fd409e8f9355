package main

import (
	"fourtell/ai"
	"fourtell/engine"
)

// seldom is of how many that are asked together whether they doubt somebody one does: rounds end, and piles are taken.
const seldom = 24

// loadWish is what somebody in a load does who owes something; false where nothing is legal that a load does.
func loadWish(s *engine.Snapshot) (engine.Command, bool) {
	chance := engine.Mix(uint64(s.Decision), uint64(s.Viewer+1))
	if len(s.Owing) > 0 && chance%seldom == 0 {
		if c, ok := ai.Find(s, engine.VerbChallenge); ok {
			return c, true
		}
	}
	var claims []engine.Command // of which one by chance, since the first that is legal would always be a true one
	for _, c := range s.Legal {
		if c.Verb == engine.VerbClaim {
			claims = append(claims, c)
		}
	}
	if len(claims) > 0 {
		return claims[chance%uint64(len(claims))], true
	}
	return ai.First(s, engine.VerbPlay, engine.VerbChooseColor, engine.VerbAccept, engine.VerbPass, engine.VerbDraw)
}
