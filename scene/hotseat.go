package scene

import (
	"slices"

	"fourtell/engine"
	"fourtell/room"
	"fourtell/scene/input"
	"fourtell/words"
)

const (
	coverAfter      = TicksPerSecond * 5 / 6 // the picture rests so long before the curtain falls on it
	coverAfterCall  = 2 * TicksPerSecond     // where the one who has played may still call
	coverAtOnce     = 8                      // at instant speed
	missedBeatsMost = 4096                   // beats kept for one who has not looked; nobody misses a round of that length
)

// sharer is one of the people at this screen: the chair, and the table as that person left it.
type sharer struct {
	seat   engine.Seat
	chair  *room.Person
	last   engine.Snapshot   // what they saw last; its Seq is 0 before the first look
	missed []engine.Snapshot // what has happened since, as they may see it
	log    tableLog
	sorted []engine.SeenCard
	manual bool
	// bluffed: their own bluff waits for its answer, or has got it while they did not look.
	bluffed bool
	away    absence // a bot plays for them
	since   uint32  // the decision at which it began
}

// people are those who share the screen. The table shows one of them, the viewer; the others see nothing and get
// what they miss, from their own seats, when the curtain lifts for them.
type people struct {
	*view
	sharers  []sharer
	covered  bool        // the curtain is down: the table stands and is not drawn
	next     engine.Seat // for whom it lifts
	catching bool        // what the viewer has missed is being shown; the table waits
	rested   int         // ticks the picture has rested while somebody else is asked
	cloth    *Curtain    // while it is down
	// stopLooking ends the look at the table that everybody may have; nil: somebody is shown theirs.
	stopLooking func()
}

func newPeople(v *view) *people { return &people{view: v} }

// sit puts a person on each of the people's chairs and shows each their own beats.
func (t *Table) sit() {
	h := t.people
	*h = people{view: t.view, sharers: make([]sharer, len(t.o.Persons))}
	for i, seat := range t.o.Persons {
		h.sharers[i] = sharer{seat: seat, chair: &room.Person{}}
		if slices.Contains(t.o.Away, seat) {
			h.sharers[i].away = awayLong
		}
		t.people.sitDown(&h.sharers[i])
		t.table.Watch(seat, func(s engine.Snapshot) { t.seen(i, s) })
	}
	h.covered = t.people.curtains()
	if len(h.sharers) == 0 || t.people.shared() && !h.covered {
		t.lookOn()
		return
	}
	at := 0
	if h.covered {
		at = t.people.sharerAt(t.people.firstAsked())
		h.next = h.sharers[at].seat
	}
	t.viewer, t.person = h.sharers[at].seat, h.sharers[at].chair
	if h.sharers[at].away != here {
		t.person = nil
	}
}

// shared says whether people take turns at this screen.
func (h *people) shared() bool { return len(h.sharers) > 1 }

// sharerAt is the index of the person on that seat, -1 where a bot sits.
func (h *people) sharerAt(seat engine.Seat) int {
	return slices.IndexFunc(h.sharers, func(p sharer) bool { return p.seat == seat })
}

// firstAsked is the person who is asked, or, while a bot is, the one whose turn comes next. Nobody for whom a bot plays is.
func (h *people) firstAsked() engine.Seat {
	p := h.table.Public()
	n, seat := len(h.names), int(max(p.Turn, 0))
	for range n {
		if h.playsByHand(engine.Seat(seat)) >= 0 {
			return engine.Seat(seat)
		}
		seat = (seat + int(p.Direction) + n) % n
	}
	return h.sharers[0].seat
}

// seen takes in a beat as a person may see it: at once when it is their picture, else it waits until they look.
func (t *Table) seen(i int, s engine.Snapshot) {
	if t.left {
		return
	}
	p := &t.people.sharers[i]
	if p.seat == t.viewer && !t.people.covered && !t.people.catching {
		t.watch(s)
		return
	}
	if s.Cause.Kind == engine.EventDealt || len(p.missed) == missedBeatsMost {
		p.missed = p.missed[:0]
	}
	p.missed = append(p.missed, s)
	if p.seat == t.viewer && t.people.catching {
		t.newest = s.Seq
	}
}

// passOn lets the curtain fall for the person who is asked, once the viewer has seen what came of the last move.
func (t *Table) passOn(s *Stage) {
	h := t.people
	if !t.people.shared() || h.covered {
		return
	}
	asked := t.table.Public()
	if asked.Over() || asked.Turn == t.viewer || t.people.playsByHand(asked.Turn) < 0 ||
		!t.queue.Idle() || !t.current() || t.hold > 0 || t.verdict.on || h.catching {
		h.rested = 0
		return
	}
	wait := coverAfter
	switch {
	case t.mayCall():
		wait = coverAfterCall
	case t.speed == SpeedInstant:
		wait = coverAtOnce
	}
	if h.rested++; h.rested >= wait {
		t.cover(s, asked.Turn)
	}
}

// passing says whether the turn has come to another person, who does not see the table yet, while a clock runs: what
// passes until the curtain has lifted for them is not their time.
func (h *people) passing() bool {
	if !h.shared() || h.covered {
		return false
	}
	now := h.table.Public()
	return now.Clock.Deadline != 0 && !now.Over() && now.Turn != h.viewer && h.playsByHand(now.Turn) >= 0
}

// tick lets a tick pass at the table, as far as time passes there.
func (t *Table) tick() {
	switch {
	case t.people.catching:
	case t.people.passing():
		t.table.Hear()
	default:
		t.table.Step()
	}
}

// cover lets the curtain fall; it lifts for that person. Where bots play for everybody there is nobody to lift it for.
func (t *Table) cover(s *Stage, next engine.Seat) {
	h := t.people
	if !t.people.curtains() || h.covered {
		return
	}
	h.covered, h.next, h.rested = true, next, 0
	t.peek.stays, t.peek.tapped = false, false
	t.hand.cancel(s)
	s.hush()
	t.bubble.end()
	t.hint.close(s)
	if next != t.viewer {
		for top := s.Top(); top != nil; top = s.Top() { // a pause too: it goes on from here
			s.Close(top)
		}
	}
	t.saving.stand()
	s.unsay()
	t.dropCurtain(s)
}

// coverNow hides the hand on the table from whoever passes by: the player turns away from it.
func (t *Table) coverNow(s *Stage) {
	if t.people.lastPerson() {
		return
	}
	next := t.viewer
	if t.people.playsByHand(next) < 0 && t.people.curtains() {
		next = t.people.firstAsked()
	}
	t.cover(s, next)
}

// dropCurtain opens the curtain over a table that is covered.
func (t *Table) dropCurtain(s *Stage) {
	s.CallPlayer(false)
	t.people.cloth = newCurtain(t, t.people.next)
	s.Open(t.people.cloth)
}

// FocusLost is told when the window has lost the keyboard.
func (t *Table) FocusLost(s *Stage) {
	if !t.o.Demo && !t.left {
		t.coverNow(s)
	}
}

// PadLost is told when a gamepad has gone while one is played with: the table waits.
func (t *Table) PadLost(s *Stage) {
	if t.o.Demo || t.left || t.shown.Over() {
		return
	}
	s.Alert(t.lang.Say(words.PadGone), t.lang.Say(words.PadGoneLine))
	for i := range s.modals {
		if p, ok := s.modals[i].(pauser); ok && p.Pauses() {
			return // it waits already
		}
	}
	t.pause(s)
}

// reveal shows the table to the person the curtain has lifted for, with what they have missed first.
func (t *Table) reveal(s *Stage) error {
	h := t.people
	h.covered, h.cloth = false, nil
	p := &h.sharers[t.people.sharerAt(h.next)]
	if p.seat != t.viewer {
		t.change(s, p)
	}
	t.person = p.chair
	if n := len(p.missed); n > 0 {
		h.catching = true
		t.newest = p.missed[n-1].Seq
	}
	s.CallPlayer(t.mine())
	blank := input.Blank()
	return t.Update(s, &blank) // so that the first frame is this person's
}

// clearView keeps what the person shown the table leaves behind, and empties the picture: whatever they have opened over
// it is theirs.
func (t *Table) clearView(s *Stage) {
	t.question.end()
	for len(s.modals) > 0 {
		if _, menu := s.modals[0].(*Pause); menu {
			break // everybody's, and what is opened from it
		}
		s.Close(s.modals[0])
	}
	if stop := t.people.stopLooking; stop != nil {
		stop()
		t.people.stopLooking = nil
	}
	if i := t.people.sharerAt(t.viewer); i >= 0 {
		old := &t.people.sharers[i]
		old.chair.Forget()
		old.log, old.last = t.log.all(), engine.Snapshot{}
		if t.shown.Viewer == old.seat {
			old.last = t.shown
		}
		old.sorted, old.manual, old.bluffed = slices.Clone(t.hand.sorted), t.hand.manual, t.bluffed
	}
	t.wishes, t.bluffed, t.hold, t.over = false, false, 0, 0
	t.verdict.clear()
	t.hand.clear()
	t.hud.zone, t.felt.banner, t.felt.announced = zoneHand, 0, asking{}
	t.shown, t.newest, t.people.catching = engine.Snapshot{}, 0, false
	t.facts = facts{}
	t.newQueue()
}

// change turns the table to another person, as they left it.
func (t *Table) change(s *Stage, p *sharer) {
	t.clearView(s)
	t.viewer, t.person = p.seat, p.chair
	t.log.take(p.log)
	t.hand.sorted, t.hand.manual, t.bluffed = slices.Clone(p.sorted), p.manual, p.bluffed
	base := p.last
	if n := len(p.missed); n > 0 && base.Seq+1 != p.missed[0].Seq {
		base = engine.Snapshot{} // another deal, or a table taken up: nothing of what was seen last leads to it
	}
	if base.Seq == 0 {
		return // what comes first is put on an empty table
	}
	t.hand.arrange(&base)
	t.queue.Settle(base)
	t.shown, t.newest = base, base.Seq
	t.facts.read(t, &base)
	t.layHUD(s)
	t.hand.meet(&base)
	clear(t.hand.pulse[:])
}

// catchUp plays the next beat that the viewer has missed, each at its own pace, and ends when all have been seen.
func (t *Table) catchUp() {
	h := t.people
	if !h.catching || !t.queue.Idle() || t.hold > 0 || t.verdict.on {
		return
	}
	p := &h.sharers[t.people.sharerAt(t.viewer)]
	if len(p.missed) == 0 {
		h.catching = !t.current()
		return
	}
	next := p.missed[0]
	copy(p.missed, p.missed[1:])
	clear(p.missed[len(p.missed)-1:])
	p.missed = p.missed[:len(p.missed)-1]
	t.hand.arrange(&next)
	t.queue.Push(next)
}

// offer is a catch that one of the people may ask for while the curtain is down, the one it lifts for before the others;
// ok says that there is one.
func (h *people) offer() (c engine.Command, ok bool) {
	public := h.table.Public()
	for i := range public.Hands {
		held, target := &public.Hands[i], engine.Seat(i)
		if !held.Catchable || public.Clock.Now < held.CatchFrom {
			continue
		}
		by := engine.NoSeat
		for k := range h.sharers {
			seat := h.sharers[k].seat
			if seat != target && h.byHand(k) && (by == engine.NoSeat || seat == h.next) {
				by = seat
			}
		}
		if by != engine.NoSeat {
			c = engine.Do(by, engine.VerbCatchUno)
			c.Target, c.Decision = target, public.Decision
			return c, true
		}
	}
	return c, false
}
