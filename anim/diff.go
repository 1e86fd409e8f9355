package anim

import "fourtell/engine"

// Move is one card that changes places, or a bundle of them that goes as one.
type Move struct {
	From, To Place
	Was      engine.SeenCard // as the viewer saw it before; hidden where it was not seen
	Card     engine.SeenCard // as the viewer sees it afterwards
	Count    int             // 1, or how many cards the bundle stands for
}

// Diff says which cards changed places between two snapshots of the same viewer.
type Diff struct {
	Event engine.Event // the beat's moving event: decides the manner, never the places
	Moves []Move
	// Swept is how many cards lay on the table and went back into the draw pile before the moves: a new deal. Without
	// a new deal it is -1.
	Swept int
	// Reseated says that the seats sit in another order than before.
	Reseated bool
}

// Between compares two photographs. Cards seen in both are followed by identity; hidden ones are interchangeable, and
// of those as few as possible move. Where counts leave a choice the event of next breaks the tie; hands that trade
// places move whole because the event says so, since a counter sees nothing. A difference in the number of cards is
// made up by the draw pile.
func Between(prev, next engine.Snapshot) Diff {
	d := Diff{Event: next.Cause, Swept: -1}
	if len(prev.Hands) != len(next.Hands) || prev.Round != next.Round || next.Cause.Kind == engine.EventDealt {
		d.Swept = len(prev.Discard)
		for i := range prev.Hands {
			d.Swept += prev.Hands[i].Count
		}
		d.Moves = dealing(&next)
		d.Reseated = len(prev.Hands) == len(next.Hands) && resits(&prev, &next)
		return d
	}
	if moves := trades(&prev, &next); moves != nil {
		d.Moves = moves
		return d
	}
	d.Moves = flows(&prev, &next)
	return d
}

// resits says whether anybody sits beside somebody else than before.
func resits(prev, next *engine.Snapshot) bool {
	if prev.Order == nil && next.Order == nil {
		return false
	}
	for s := range next.Hands {
		if seat := engine.Seat(s); prev.Beside(seat, 1) != next.Beside(seat, 1) {
			return true
		}
	}
	return false
}

// dealing is every card on the table, from the draw pile, in dealing order: round and round from the dealer's left,
// then the discards.
func dealing(next *engine.Snapshot) []Move {
	n, most, total := len(next.Hands), 0, len(next.Discard)
	for i := range next.Hands {
		most = max(most, next.Hands[i].Count)
		total += next.Hands[i].Count
	}
	if total == 0 {
		return nil
	}
	moves := make([]Move, 0, total)
	for k := range most {
		for i := range n {
			s := next.Beside(next.Dealer, 1+i)
			h := &next.Hands[s]
			if k >= h.Count {
				continue
			}
			m := Move{From: drawPile(), To: handOf(s), Count: 1}
			if k < len(h.Cards) {
				m.Card = h.Cards[k]
			}
			moves = append(moves, m)
		}
	}
	for _, c := range next.Discard {
		moves = append(moves, Move{From: drawPile(), To: discardPile(), Card: c, Count: 1})
	}
	return moves
}

// ledger is what is known of one snapshot: where each identity lies, and how many cards each place holds.
type ledger struct {
	at    [maxID]int8 // 1 + index of the place, 0 = not seen
	count [maxPlaces]int
}

func (l *ledger) note(s *engine.Snapshot) {
	l.count[0], l.count[1] = s.Draw, len(s.Discard)
	l.see(s.Discard, 1)
	for i := range s.Hands {
		l.count[2+i] = s.Hands[i].Count
		l.see(s.Hands[i].Cards, 2+i)
	}
}

func (l *ledger) see(cards []engine.SeenCard, place int) {
	for _, c := range cards {
		if c.ID > 0 && c.ID < maxID {
			l.at[c.ID] = int8(place + 1)
		}
	}
}

// lose forgets the cards that went from the pile of discards into the draw pile: nobody can follow them there, and another card
// may be known by their identity at once.
func (l *ledger) lose(discards []engine.SeenCard, now *ledger) {
	for _, c := range discards {
		if now.where(c) != 1 && c.ID > 0 && c.ID < maxID {
			l.at[c.ID] = 0
		}
	}
}

// where is the index of the place the card lies in, or -1.
func (l *ledger) where(c engine.SeenCard) int {
	if c.ID == 0 || c.ID >= maxID {
		return -1
	}
	return int(l.at[c.ID]) - 1
}

// cardsAt are the cards the viewer sees in a place.
func cardsAt(s *engine.Snapshot, place int) []engine.SeenCard {
	switch {
	case place == 0:
		return nil
	case place == 1:
		return s.Discard
	}
	return s.Hands[place-2].Cards
}

// flows is the general case: follow what is seen, then move as few hidden cards as the counts allow.
func flows(prev, next *engine.Snapshot) []Move {
	f := flow{places: 2 + len(next.Hands)}
	f.was.note(prev)
	f.is.note(next)
	if next.Cause.Kind == engine.EventReshuffled {
		f.was.lose(prev.Discard, &f.is)
	}
	moving := 0
	for p := range f.places {
		moving += f.explain(prev, next, p)
	}
	if moving == 0 {
		return nil
	}
	f.moves = make([]Move, 0, moving)
	// A card that lands on the discard pile is the beat's point and goes first; cards for the draw pile go last.
	f.known(prev, next, 1)
	f.fill(prev, next, 1)
	for p := 2; p < f.places; p++ {
		f.known(prev, next, p)
		f.fill(prev, next, p)
	}
	f.known(prev, next, 0)
	f.fill(prev, next, 0)
	for p := range f.places { // more cards left than arrived: the draw pile takes them
		f.carry(prev, next, p, 0, f.leaving(p))
	}
	return f.moves
}

// flow is the work sheet of flows. It holds no pointer into the snapshots, so that nothing but the moves is allocated.
type flow struct {
	was, is ledger
	// Per place: leaving cards seen and hidden, arriving cards seen and hidden, that no identity explains and that are
	// not handed out yet.
	seenOut, hidOut, seenIn, hidIn [maxPlaces]int
	usedOut, usedIn                [maxPlaces]int // how many of a place's cards seen once only have been handed out
	places                         int
	moves                          []Move
}

// explain fills in one place: what identity explains needs nothing more, and of the rest as many stay as can. It gives
// the number of moves to expect at most.
func (f *flow) explain(prev, next *engine.Snapshot, p int) int {
	moving := 0
	seenOut, hidOut, seenIn, hidIn := 0, f.was.count[p], 0, f.is.count[p]
	for _, c := range cardsAt(prev, p) {
		if f.was.where(c) < 0 {
			continue
		}
		hidOut--
		if to := f.is.where(c); to < 0 {
			seenOut++
		} else if to != p {
			moving++
		}
	}
	for _, c := range cardsAt(next, p) {
		if f.is.where(c) < 0 {
			continue
		}
		hidIn--
		if f.was.where(c) < 0 {
			seenIn++
		}
	}
	hidOut, hidIn = stay(hidOut, hidIn)
	seenOut, hidIn = stay(seenOut, hidIn) // turned face down where it lies
	hidOut, seenIn = stay(hidOut, seenIn) // turned face up where it lies
	f.seenOut[p], f.hidOut[p], f.seenIn[p], f.hidIn[p] = seenOut, hidOut, seenIn, hidIn
	return moving + seenIn + hidIn + seenOut + hidOut
}

// stay leaves as many cards where they are as leave and arrive.
func stay(out, in int) (int, int) {
	out, in = max(0, out), max(0, in)
	n := min(out, in)
	return out - n, in - n
}

func (f *flow) leaving(p int) int  { return f.seenOut[p] + f.hidOut[p] }
func (f *flow) arriving(p int) int { return f.seenIn[p] + f.hidIn[p] }

// known moves the cards that were seen elsewhere before and are seen here now.
func (f *flow) known(prev, next *engine.Snapshot, to int) {
	for _, c := range cardsAt(next, to) {
		if from := f.was.where(c); from >= 0 && from != to && f.is.where(c) == to {
			was := c
			for _, b := range cardsAt(prev, from) {
				if b.ID == c.ID {
					was = b
				}
			}
			f.moves = append(f.moves, Move{From: placeAt(from), To: placeAt(to), Was: was, Card: c, Count: 1})
		}
	}
}

// fill brings what is still missing in a place from the likeliest sources.
func (f *flow) fill(prev, next *engine.Snapshot, to int) {
	if f.arriving(to) == 0 {
		return
	}
	event := &next.Cause
	switch to {
	case 1: // played by the event's seat, or by any, or turned up from the draw pile
		if event.Kind != engine.EventOpener {
			f.bring(prev, next, 2+int(event.Seat), to)
			for p := 2; p < f.places; p++ {
				f.bring(prev, next, p, to)
			}
		}
		f.bring(prev, next, 0, to)
	case 0:
		f.bring(prev, next, 1, to)
	default:
		if event.Kind == engine.EventPenalty && event.Target != engine.NoSeat {
			f.bring(prev, next, 2+int(event.Target), to)
		}
		if event.Kind == engine.EventReshuffled {
			// The last cards of the old pile were drawn just before: they come from the pile, and as many more go to it.
			n := min(f.arriving(to), f.was.count[0])
			f.hidOut[0] += n
			f.carry(prev, next, 0, to, n)
			f.hidIn[0] += n
		}
		f.bring(prev, next, 0, to)
		f.bring(prev, next, 1, to)
	}
	for p := range f.places {
		f.bring(prev, next, p, to)
	}
	// Other cards than before in the same place turn over; what nobody has left comes from the draw pile.
	f.carry(prev, next, to, to, min(f.leaving(to), f.arriving(to)))
	f.carry(prev, next, 0, to, f.arriving(to))
}

// bring carries what one place can give and another wants.
func (f *flow) bring(prev, next *engine.Snapshot, from, to int) {
	if from >= 0 && from < f.places && from != to {
		f.carry(prev, next, from, to, min(f.leaving(from), f.arriving(to)))
	}
}

// carry moves n cards, pairing cards seen before with cards unseen after and the other way round: a card seen both
// times was followed by identity already.
func (f *flow) carry(prev, next *engine.Snapshot, from, to, n int) {
	if n <= 0 || from == 0 && to == 0 {
		return
	}
	if from == 1 && to == 0 { // a reshuffle goes as one bundle
		take(&f.seenOut[1], &f.hidOut[1], n)
		take(&f.hidIn[0], &f.seenIn[0], n)
		f.moves = append(f.moves, Move{From: placeAt(from), To: placeAt(to), Count: n})
		return
	}
	for range n {
		m := Move{From: placeAt(from), To: placeAt(to), Count: 1}
		if f.seenIn[to] > 0 {
			m.Card = once(next, &f.was, to, &f.usedIn[to])
			f.seenIn[to]--
			take(&f.hidOut[from], &f.seenOut[from], 1)
		} else {
			if f.seenOut[from] > 0 {
				m.Was = once(prev, &f.is, from, &f.usedOut[from])
			}
			take(&f.seenOut[from], &f.hidOut[from], 1)
			take(&f.hidIn[to], &f.seenIn[to], 1)
		}
		f.moves = append(f.moves, m)
	}
}

// take lowers the first counter by n as far as it goes, then the other.
func take(a, b *int, n int) {
	k := min(n, *a)
	*a -= k
	*b -= min(n-k, *b)
}

// once gives the next card of a place in s that the other snapshot does not show.
func once(s *engine.Snapshot, other *ledger, place int, used *int) engine.SeenCard {
	k := 0
	for _, c := range cardsAt(s, place) {
		if c.ID == 0 || c.ID >= maxID || other.where(c) >= 0 {
			continue
		}
		if k == *used {
			*used++
			return c
		}
		k++
	}
	return engine.SeenCard{}
}
