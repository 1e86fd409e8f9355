package uno

import (
	"fourtell/engine"
	"fourtell/engine/shed"
)

// fitting is what fits the top discard: the active colour, the same symbol, any wild; everything while no colour is active.
// State.fit holds it.
func fitting(color engine.Color, symbol shed.Symbol) faces {
	f := fitsColor[color%colorRoom]
	if symbol <= shed.DrawTwo {
		f |= oneSymbol << (uint(symbol) & 63)
	}
	return f
}

// colorRoom is the length of a table that every colour has a place in.
const colorRoom = 8

// fitsColor is what fits an active colour: its faces and the wilds; everything where there is none. It never changes.
var fitsColor = [colorRoom]faces{everyFace,
	ofColor(shed.Red) | wildFaces, ofColor(shed.Yellow) | wildFaces, ofColor(shed.Green) | wildFaces, ofColor(shed.Blue) | wildFaces}

// look is what a table makes of a card that comes to lie on top.
type look struct {
	fit    faces        // what fits it
	color  engine.Color // active with it
	symbol shed.Symbol  // NoSymbol while none lies there
	stamp  engine.Color // named for it; none of a card that has a colour
	due    int8         // cards that the next seat draws for it
	on     way          // what it makes of the turn
	turns  uint8        // 1 of a Reverse, which turns the direction
	points uint8
}

// looks are those of all faces, for each colour that may be named. They never change.
var looks = func() (all [colorRoom * faceRoom]look) {
	for n := range all {
		f, named := engine.Face(n%faceRoom), engine.Color(n/faceRoom)
		l := look{color: shed.ColorOf(f), symbol: shed.SymbolOf(f), points: uint8(shed.Points(f))}
		if l.color == engine.NoColor {
			l.color, l.stamp = named, named
		}
		l.fit = fitting(l.color, l.symbol)
		switch l.symbol {
		case shed.Skip:
			l.on = past
		case shed.Reverse:
			l.on, l.turns = turned, 1
		case shed.DrawTwo:
			l.due = 2
		case shed.WildDrawFour:
			l.due = 4
		}
		all[n] = l
	}
	return all
}()

// look is how the card lies on top when that colour has been named, which only wilds take.
func (i index) look(named engine.Color) *look {
	return (laid(named)*faceRoom + laid(i.face())).look()
}

// laid is a face as it is laid, with the colour named for it if any was: where its look stands.
type laid uint16

func (l laid) face() engine.Face   { return engine.Face(l % faceRoom) }
func (l laid) named() engine.Color { return engine.Color(l / faceRoom) }
func (l laid) look() *look         { return &looks[l%(colorRoom*faceRoom)] }

// playable is the faces the seat may play now, one card at a time, in whatever phase and on or off its turn: what fits,
// less what the finish and the bluff switches refuse.
func (s judge) playable(seat int8) faces {
	if s.turn == seat {
		return s.playableOnTurn()
	}
	return s.playableNow(seat)
}

// playableOnTurn is playable of the seat whose turn it is.
func (s judge) playableOnTurn() faces {
	if !s.strict {
		return s.hands[s.turn].faces & s.asked // nearly always
	}
	return s.playableNow(s.turn)
}

// mayAnswer says whether the seat on turn may play that card, which it has just drawn; one that it may not look at, whatever it is.
func (s judge) mayAnswer(i index) bool {
	may := s.asked
	if s.strict {
		if may = everyFace; s.rules[BlindDraw] != On {
			may = s.playableNow(s.turn)
		}
	}
	return may&i.bit() != 0
}

// asks is what may be played in answer to a question of that phase, whatever the seat holds and the finish and bluff switches
// refuse. State.asked holds it.
func (s judge) asks(phase engine.Phase) faces {
	switch phase {
	case engine.PhasePlay:
		return s.fit
	case engine.PhaseDrawn:
		return bitOf(s.drawnCard.face())
	case engine.PhaseRespond:
		return s.answers()
	}
	return 0
}

func (s judge) playableNow(seat int8) faces {
	h := &s.hands[seat]
	f := s.seen(seat)
	switch {
	case s.turn != seat:
		if s.phase != engine.PhasePlay {
			return 0
		}
		f &= s.identical()
	case s.phase == engine.PhaseDrawn:
		f = s.asked // though its owner may not have looked at it
	default:
		f &= s.asked
	}
	if h.count == 1 && s.rules[Finish] != FinishAny {
		f &= s.mayFinish()
	}
	if s.rules[WD4Bluff] == BluffRefused && f&wd4Face != 0 && s.bluffs(seat) {
		f &^= wd4Face
	}
	return f
}

// identical is the face of the top discard, for jump-ins; none while they are off, a wild's only under jump_in any.
func (s judge) identical() faces {
	if s.discardN == 0 || s.rules[JumpIn] == Off {
		return 0
	}
	f := bitOf(s.discard[s.discardN-1].card().face())
	if f&wildFaces != 0 && s.rules[JumpIn] != JumpInAny {
		return 0
	}
	return f
}

// answers is what may be stacked on the pending draw card.
func (s judge) answers() faces { return s.stacks() | s.deflects() }

// deflects is what sends the pending draw card on to another seat: a Reverse or a Skip of the active colour (RULES.md,
// "reverse_deflect", "skip_deflect"). What the pending card is, its last draw card says.
func (s judge) deflects() (f faces) {
	if s.rules.deflects(ReverseDeflect, s.pending.kind) {
		f = ofSymbol(shed.Reverse)
	}
	if s.rules.deflects(SkipDeflect, s.pending.kind) {
		f |= ofSymbol(shed.Skip)
	}
	return f & ofColor(s.color)
}

func (s judge) stacks() faces {
	switch s.pending.kind {
	case shed.PendingDrawTwo:
		if s.rules[StackCross] == On {
			return ofSymbol(shed.DrawTwo) | wd4Face
		}
		return ofSymbol(shed.DrawTwo)
	case shed.PendingWD4:
		if s.rules.stacksFour() {
			return wd4Face
		}
	}
	return 0
}

// mayFinish is what may be a last card.
func (s judge) mayFinish() faces {
	switch s.rules[Finish] {
	case FinishNoWild:
		return everyFace &^ wildFaces
	case FinishNoAction:
		return everyNumber
	}
	return everyFace
}

// bluffs says whether a Wild Draw Four played by the seat now would be a bluff, judged on its whole hand.
func (s judge) bluffs(seat int8) bool { return s.bluffed(seat, s.color, s.fit) }

// bluffed says whether one was that the seat has played where color was active and fit what fitted.
func (s judge) bluffed(seat int8, color engine.Color, fit faces) bool {
	return s.seen(seat)&betrays(&s.rules, color, fit) != 0
}

// MayBluff says whether a Wild Draw Four can be a bluff at all.
func (r *Rules) MayBluff() bool { return r[WD4Legality] != LegalityFree }

// betrays is the faces that make a Wild Draw Four a bluff when they lie in the hand it is played from, where color was
// active and fit what fitted. Other Wild Draw Fours never make it one; what could be played instead is judged by the top
// discard alone (RULES.md, "wd4_legality").
func betrays(r *Rules, color engine.Color, fit faces) faces {
	switch r[WD4Legality] {
	case LegalityFree:
		return 0
	case LegalityColour:
		return ofColor(color)
	case LegalityAnyPlayable:
		return fit &^ wd4Face
	}
	return fit &^ wildFaces
}

// Betrays says whether a hand that holds the face would bluff with a Wild Draw Four, played while that colour was active
// and a card of that symbol lay on top.
func Betrays(r Rules, f engine.Face, color engine.Color, symbol shed.Symbol) bool {
	return betrays(&r, color, fitting(color, symbol))&bitOf(f) != 0
}

// WouldBluff says whether a Wild Draw Four that the viewer played now would be a bluff for which it can be challenged. It
// looks at the viewer's own cards alone.
func WouldBluff(v *engine.Snapshot) bool {
	if v.Viewer < 0 || int(v.Viewer) >= len(v.Hands) || v.Hands[v.Viewer].Count < 2 {
		return false
	}
	r, err := ParseRules(v.Rules)
	if err != nil || !r.MayChallenge() {
		return false
	}
	for _, c := range v.Hands[v.Viewer].Cards {
		if c.Face != engine.NoFace && Betrays(r, c.Face, shed.Of(v).Color, shed.SymbolOf(v.Top().Face)) {
			return true
		}
	}
	return false
}

// playWouldLeaveOne says whether the seat on turn has a play that leaves it one card.
func (s judge) playWouldLeaveOne(seat int8) bool {
	if s.hands[seat].count == 2 {
		return s.playableOnTurn() != 0 || s.unseenDrawn()
	}
	return s.severalWouldLeaveOne(seat)
}

// severalWouldLeaveOne says whether a play of several cards would.
func (s judge) severalWouldLeaveOne(seat int8) bool {
	h := &s.hands[seat]
	if s.rules[MultiPlay] == Off || s.phase != engine.PhasePlay || h.count < 2 {
		return false
	}
	seen := s.seenHand(seat)
	for f := s.playable(seat) & everyNumber; f != 0; f &= f - 1 {
		if seen.sum(ofSymbol(shed.SymbolOf(f.first()))) >= int(h.count)-1 {
			return true
		}
	}
	return false
}
