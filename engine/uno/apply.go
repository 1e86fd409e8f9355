package uno

import "fourtell/engine"

// noSeat is a target that was not given.
const noSeat int8 = -1

// Move is a Command inside the engine: small, without pointers but for the cards of a play of several.
type Move struct {
	Verb     engine.Verb
	Seat     int8
	Target   int8 // noSeat when not given
	Color    engine.Color
	badColor bool
	blind    bool    // the drawn card, unseen
	round    int16   // timeout: of the round, not of a decision
	seed     uint64  // of the deal that is asked for; 0: none is given
	card     index   // noCard when none was given
	cards    []index // several cards in one play, in order
}

// Apply is the one core of the rules: it grants a move, or refuses it and changes nothing. rec may be nil.
func (s *State) Apply(m *Move, rec *recorder) engine.Code {
	if s.Over() || s.out|s.away != 0 || uint8(m.Seat) >= uint8(s.seats) { // else there is nothing that bars anybody
		if code := s.judge().admit(m); code != engine.Legal {
			return code
		}
	}
	s.verdict = engine.Open
	do := s.doing(rec)
	if m.Verb == engine.VerbPlay {
		return playing(do).tryPlay(m)
	}
	switch m.Verb {
	case engine.VerbDraw:
		return drawing(do).tryDraw(m.Seat)
	case engine.VerbPass:
		return turning(do).tryPass(m.Seat)
	case engine.VerbAccept:
		return challenging(do).tryAccept(m.Seat)
	case engine.VerbChallenge:
		return challenging(do).tryChallenge(m.Seat)
	case engine.VerbChooseColor:
		return turning(do).tryChooseColor(m)
	case engine.VerbCallUno:
		return calling(do).call(m.Seat)
	case engine.VerbCatchUno:
		return calling(do).catch(m.Seat, m.Target)
	case engine.VerbTimeout:
		return turning(do).tryTimeout(m)
	case engine.VerbWait:
		return engine.Legal
	case engine.VerbLeave:
		return leaving(do).leave(m.Seat)
	case engine.VerbReturn:
		return leaving(do).comeBack(m.Seat)
	case engine.VerbRemove:
		return leaving(do).remove(m.Seat)
	case engine.VerbNextRound:
		return dealing(do).nextRound(m.seed)
	}
	return engine.UnknownCommand
}
