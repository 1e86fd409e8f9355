package scene

import (
	"slices"

	"fourtell/engine"
	"fourtell/room"
	"fourtell/scene/input"
	"fourtell/scene/stage"
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

// screen is what the table does when somebody else is shown it.
type screen interface {
	empty()        // the picture of whoever was shown it is gone
	layHUD(*Stage) // everything has its place anew
	pause(*Stage)  // the menu is asked for
	Update(*Stage, *input.Tick) error
}

// sharing hands the screen from person to person: who is shown the table, what the others miss meanwhile, and the curtain between.
type sharing struct {
	*chair
	people   *people
	peek     *peek
	hud      *hud
	hand     *hand
	felt     *felt
	verdict  *verdictShow
	question *question
	bubble   *bubble
	hint     *hinter
	log      *tableLog
	saving   *saving
	keys     *ownKeys
	screen   screen
	// standIn lets a bot play for the person with that index.
	standIn func(s *Stage, i int, how absence)
}

// newSharing makes them of the parts that a person leaves something behind in.
func newSharing(m *moves, v *verdictShow, h *hinter, l *tableLog, save *saving, keys *ownKeys, on screen) *sharing {
	return &sharing{chair: m.chair, people: m.people, peek: m.asker.peek, hud: m.hud, hand: m.hand, felt: m.felt, question: m.question, bubble: m.bubble,
		verdict: v, hint: h, log: l, saving: save, keys: keys, screen: on}
}

// sit puts a person on each of the people's chairs and shows each their own beats.
func (r *sharing) sit() {
	h := r.people
	*h = people{view: r.view, sharers: make([]sharer, len(r.o.Persons))}
	for i, seat := range r.o.Persons {
		h.sharers[i] = sharer{seat: seat, chair: &room.Person{}}
		if slices.Contains(r.o.Away, seat) {
			h.sharers[i].away = awayLong
		}
		r.people.sitDown(&h.sharers[i])
		r.table.Watch(seat, func(s engine.Snapshot) { r.seen(i, s) })
	}
	h.covered = r.people.curtains()
	if len(h.sharers) == 0 || r.people.shared() && !h.covered {
		r.lookOn()
		return
	}
	at := 0
	if h.covered {
		at = r.people.sharerAt(r.people.firstAsked())
		h.next = h.sharers[at].seat
	}
	r.viewer, r.person = h.sharers[at].seat, h.sharers[at].chair
	if h.sharers[at].away != here {
		r.person = nil
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
func (r *sharing) seen(i int, s engine.Snapshot) {
	if r.left {
		return
	}
	p := &r.people.sharers[i]
	if p.seat == r.viewer && !r.people.covered && !r.people.catching {
		r.watch(s)
		return
	}
	if s.Cause.Kind == engine.EventDealt || len(p.missed) == missedBeatsMost {
		p.missed = p.missed[:0]
	}
	p.missed = append(p.missed, s)
	if p.seat == r.viewer && r.people.catching {
		r.newest = s.Seq
	}
}

// passOn lets the curtain fall for the person who is asked, once the viewer has seen what came of the last move.
func (r *sharing) passOn(s *Stage) {
	h := r.people
	if !r.people.shared() || h.covered {
		return
	}
	asked := r.table.Public()
	if asked.Over() || asked.Turn == r.viewer || r.people.playsByHand(asked.Turn) < 0 ||
		!r.queue.Idle() || !r.current() || r.hold > 0 || r.verdict.on || h.catching {
		h.rested = 0
		return
	}
	wait := coverAfter
	switch {
	case r.mayCall():
		wait = coverAfterCall
	case r.speed == stage.SpeedInstant:
		wait = coverAtOnce
	}
	if h.rested++; h.rested >= wait {
		r.cover(s, asked.Turn)
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
func (r *sharing) tick() {
	switch {
	case r.people.catching:
	case r.people.passing():
		r.table.Hear()
	default:
		r.table.Step()
	}
}

// cover lets the curtain fall; it lifts for that person. Where bots play for everybody there is nobody to lift it for.
func (r *sharing) cover(s *Stage, next engine.Seat) {
	h := r.people
	if !r.people.curtains() || h.covered {
		return
	}
	h.covered, h.next, h.rested = true, next, 0
	r.peek.stays, r.peek.tapped = false, false
	r.hand.cancel(s)
	s.Hush()
	r.bubble.end()
	r.hint.close(s)
	if next != r.viewer {
		for top := s.Top(); top != nil; top = s.Top() { // a pause too: it goes on from here
			s.Close(top)
		}
	}
	r.saving.stand()
	s.Unsay()
	r.dropCurtain(s)
}

// coverNow hides the hand on the table from whoever passes by: the player turns away from it.
func (r *sharing) coverNow(s *Stage) {
	if r.people.lastPerson() {
		return
	}
	next := r.viewer
	if r.people.playsByHand(next) < 0 && r.people.curtains() {
		next = r.people.firstAsked()
	}
	r.cover(s, next)
}

// dropCurtain opens the curtain over a table that is covered.
func (r *sharing) dropCurtain(s *Stage) {
	s.CallPlayer(false)
	r.people.cloth = newCurtain(r, r.people.next)
	s.Open(r.people.cloth)
}

// FocusLost is told when the window has lost the keyboard.
func (t *Table) FocusLost(s *Stage) {
	if !t.o.Demo && !t.left {
		t.sharing.coverNow(s)
	}
}

// PadLost is told when a gamepad has gone while one is played with: the table waits.
func (t *Table) PadLost(s *Stage) {
	if t.o.Demo || t.left || t.shown.Over() {
		return
	}
	s.Alert(t.lang.Say(words.PadGone), t.lang.Say(words.PadGoneLine))
	for i := range s.Modals {
		if p, ok := s.Modals[i].(stage.Pauser); ok && p.Pauses() {
			return // it waits already
		}
	}
	t.pause(s)
}

// reveal shows the table to the person the curtain has lifted for, with what they have missed first.
func (r *sharing) reveal(s *Stage) error {
	h := r.people
	h.covered, h.cloth = false, nil
	p := &h.sharers[r.people.sharerAt(h.next)]
	if p.seat != r.viewer {
		r.change(s, p)
	}
	r.person = p.chair
	if n := len(p.missed); n > 0 {
		h.catching = true
		r.newest = p.missed[n-1].Seq
	}
	s.CallPlayer(r.mine())
	blank := input.Blank()
	return r.screen.Update(s, &blank) // so that the first frame is this person's
}

// clearView keeps what the person shown the table leaves behind, and empties the picture: whatever they have opened over
// it is theirs.
func (r *sharing) clearView(s *Stage) {
	r.question.end()
	for len(s.Modals) > 0 {
		if _, menu := s.Modals[0].(*Pause); menu {
			break // everybody's, and what is opened from it
		}
		s.Close(s.Modals[0])
	}
	if stop := r.people.stopLooking; stop != nil {
		stop()
		r.people.stopLooking = nil
	}
	if i := r.people.sharerAt(r.viewer); i >= 0 {
		old := &r.people.sharers[i]
		old.chair.Forget()
		old.log, old.last = r.log.all(), engine.Snapshot{}
		if r.shown.Viewer == old.seat {
			old.last = r.shown
		}
		old.sorted, old.manual, old.bluffed = slices.Clone(r.hand.sorted), r.hand.manual, r.bluffed
	}
	r.wishes, r.bluffed, r.hold = false, false, 0
	r.verdict.clear()
	r.hand.clear()
	r.hud.zone, r.felt.banner, r.felt.announced = zoneHand, 0, asking{}
	r.shown, r.newest, r.people.catching = engine.Snapshot{}, 0, false
	r.facts = facts{}
	r.screen.empty()
}

// change turns the table to another person, as they left it.
func (r *sharing) change(s *Stage, p *sharer) {
	r.clearView(s)
	r.viewer, r.person = p.seat, p.chair
	r.log.take(p.log)
	r.hand.sorted, r.hand.manual, r.bluffed = slices.Clone(p.sorted), p.manual, p.bluffed
	base := p.last
	if n := len(p.missed); n > 0 && base.Seq+1 != p.missed[0].Seq {
		base = engine.Snapshot{} // another deal, or a table taken up: nothing of what was seen last leads to it
	}
	if base.Seq == 0 {
		return // what comes first is put on an empty table
	}
	r.hand.arrange(&base)
	r.queue.Settle(base)
	r.shown, r.newest = base, base.Seq
	r.facts.read(r.view, &base)
	r.screen.layHUD(s)
	r.hand.meet(&base)
	clear(r.hand.pulse[:])
}

// catchUp plays the next beat that the viewer has missed, each at its own pace, and ends when all have been seen.
func (r *sharing) catchUp() {
	h := r.people
	if !h.catching || !r.queue.Idle() || r.hold > 0 || r.verdict.on {
		return
	}
	p := &h.sharers[r.people.sharerAt(r.viewer)]
	if len(p.missed) == 0 {
		h.catching = !r.current()
		return
	}
	next := p.missed[0]
	copy(p.missed, p.missed[1:])
	clear(p.missed[len(p.missed)-1:])
	p.missed = p.missed[:len(p.missed)-1]
	r.hand.arrange(&next)
	r.queue.Push(next)
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
