package engine

import "slices"

// Lots are the numbers of a match that come of chance: those of the round under way are kept, so that its Deal plays it again alone.
// They fall as they stand in the Deal a match is made from, as far as it goes; then from the key a round is dealt from, or where
// there is none from the table's generator. The zero value keeps a match that has neither.
type Lots struct {
	decided []uint16 // of a round that is played from its record: as they fell
	stream  *Stream  // nil: the generator's
	fallen  []uint16 // so far in this round
}

// LotsOf are the lots of a match made from that set-up, whose key and deal have been checked.
func LotsOf(s *Setup) Lots {
	l := Lots{fallen: []uint16{}}
	if s.Deal != nil {
		l.decided = s.Deal.Lots
	}
	l.DealFrom(s.Key)
	return l
}

// DealFrom has the lots of the rounds from now on fall from a key; from what they fell from before, where it is none.
func (l *Lots) DealFrom(k Key) {
	if k != "" {
		l.stream = NewStream(k)
	}
}

// Begin forgets the lots of the round before.
func (l *Lots) Begin() { l.fallen = []uint16{} }

// Draw is the next lot, 0 … n-1; n is 1 to 65536.
func (l *Lots) Draw(n uint32, generator *Rand) uint32 {
	var lot uint32
	if at := len(l.fallen); at < len(l.decided) && uint32(l.decided[at]) < n {
		lot = uint32(l.decided[at])
	} else if l.stream != nil {
		lot = l.stream.Below(n)
	} else {
		lot = generator.Below(n)
	}
	l.fallen = append(l.fallen, uint16(lot))
	return lot
}

// Numbers is how many numbers have been drawn of the key; 0 where there is none.
func (l *Lots) Numbers() uint64 {
	if l.stream == nil {
		return 0
	}
	return l.stream.Drawn()
}

// Tell is the round that began with that deal with the lots that have fallen in it. It is the caller's own.
func (l *Lots) Tell(round Setup) Setup {
	d := *round.Deal
	d.Lots = slices.Clone(l.fallen)
	round.Deal = &d
	return round
}
