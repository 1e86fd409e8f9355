package table

import (
	"fourtell/anim"
	"fourtell/assets"
	"fourtell/engine"
	"fourtell/scene/stage"
)

// soundOf is the effect of each cue; the result's scene sounds a win or a loss itself.
func soundOf(c anim.Cue) assets.SoundName {
	switch c {
	case anim.CueDeal:
		return assets.SoundDeal
	case anim.CuePlay:
		return assets.SoundPlay
	case anim.CueDraw:
		return assets.SoundDraw
	case anim.CueShuffle:
		return assets.SoundShuffle
	case anim.CueHeavy:
		return assets.SoundDrawFour
	case anim.CueFirm:
		return assets.SoundDrawTwo
	case anim.CueSkip:
		return assets.SoundSkip
	case anim.CueReverse:
		return assets.SoundReverse
	case anim.CueFan:
		return assets.SoundFanOpen
	case anim.CueColor:
		return assets.SoundColorNamed
	case anim.CueSwap:
		return assets.SoundSwap
	case anim.CueRotate:
		return assets.SoundRotate
	case anim.CueReveal:
		return assets.SoundChallenge
	case anim.CueCaught:
		return assets.SoundCaught
	case anim.CueFair:
		return assets.SoundFair
	case anim.CueCall:
		return assets.SoundCall
	case anim.CueCatch:
		return assets.SoundCatch
	case anim.CueTurn:
		return assets.SoundYourTurn
	case anim.CueRefuse:
		return assets.SoundRefuse
	case anim.CueClaim:
		return assets.SoundClaim
	case anim.CueLaid:
		return assets.SoundLaid
	case anim.CuePass:
		return assets.SoundLetPass
	case anim.CueDoubt:
		return assets.SoundDoubt
	case anim.CueBreath:
		return assets.SoundBreath
	case anim.CueTurnUp:
		return assets.SoundTurnUp
	case anim.CueTrue:
		return assets.SoundTrue
	case anim.CueLie:
		return assets.SoundLie
	case anim.CueTruth:
		return assets.SoundTruth
	case anim.CueGather:
		return assets.SoundGather
	case anim.CueGathered:
		return assets.SoundGathered
	}
	return ""
}

const (
	farthest = 0.5 // how far to the side a seat at the table's edge is heard
	fanShare = 0.6 // of its loudness, where it is somebody else's wild that opens
)

// sounds are what is heard of a table's motion.
type sounds struct {
	*view
	trues int // cards of the row that have turned out true: each is heard a step higher than the one before
}

// cue sounds what the queue asks for, from the seat that does it.
func (so *sounds) cue(s *stage.Stage, c anim.Cue) {
	if so.o.Demo {
		return
	}
	n, share := soundOf(c), 1.0
	shown := so.queue.Shown()
	place := so.placeOf(shown.Cause.Seat)
	switch c {
	case anim.CueCatch:
		if _, wrong := shown.Happened(engine.EventFalseCatch); wrong {
			n = assets.SoundFalseCatch
		}
	case anim.CueFan:
		share = fanShare
	case anim.CueBreath:
		so.trues, place = 0, 0
	case anim.CueTrue:
		s.Audio().PlayStep(n, so.trues)
		so.trues++
		return
	case anim.CueShuffle, anim.CueDeal, anim.CueSwap, anim.CueRotate, anim.CueReveal, anim.CueCaught, anim.CueFair, anim.CueTurn,
		anim.CueTurnUp, anim.CueLie, anim.CueTruth:
		place = 0 // these are the table's, or the player's
	}
	if n != "" {
		s.Audio().PlayFrom(n, place, share)
	}
}
