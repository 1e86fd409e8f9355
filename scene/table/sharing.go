package table

import (
	"slices"

	"fourtell/engine"
	"fourtell/room"
	"fourtell/scene/input"
	"fourtell/scene/stage"
)

const (
	coverAfter      = stage.TicksPerSecond * 5 / 6 // the picture rests so long before the curtain falls on it
	coverAfterCall  = 2 * stage.TicksPerSecond     // where the one who has played may still call
	coverAtOnce     = 8                            // at instant speed
	missedBeatsMost = 4096                         // beats kept for one who has not looked; nobody misses a round of that length
)

// screen is what the table does when somebody else is shown it.
type screen interface {
	empty()              // the picture of whoever was shown it is gone
	LayHUD(*stage.Stage) // everything has its place anew
	pause(*stage.Stage)  // the menu is asked for
	Update(*stage.Stage, *input.Tick) error
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
	standIn func(s *stage.Stage, i int, how absence)
}

// newSharing makes them of the parts that a person leaves something behind in.
func newSharing(m *moves, v *verdictShow, h *hinter, l *tableLog, save *saving, keys *ownKeys, on screen) *sharing {
	r := &sharing{chair: m.chair, people: m.people, peek: m.asker.peek, hud: m.hud, hand: m.hand, felt: m.felt, question: m.question, bubble: m.bubble,
		verdict: v, hint: h, log: l, saving: save, keys: keys, screen: on}
	keys.doubts.looks = r.passTo
	return r
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
func (r *sharing) passOn(s *stage.Stage) {
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
func (r *sharing) cover(s *stage.Stage, next engine.Seat) {
	h := r.people
	if !r.people.curtains() || h.covered {
		return
	}
	h.covered, h.next, h.rested = true, next, 0
	r.peek.stays, r.peek.tapped = false, false
	r.hand.cancel(s)
	s.Toasts().Clear()
	r.bubble.end()
	r.hint.close(s)
	if next != r.viewer {
		for top := s.Top(); top != nil; top = s.Top() { // a pause too: it goes on from here
			s.Close(top)
		}
	}
	r.saving.stand()
	s.Speech().Unsay()
	r.dropCurtain(s)
}

// coverNow hides the hand on the table from whoever passes by: the player turns away from it.
func (r *sharing) coverNow(s *stage.Stage) {
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
func (r *sharing) dropCurtain(s *stage.Stage) {
	s.Window().Call(false)
	r.people.cloth = newCurtain(r, r.people.next)
	s.Open(r.people.cloth)
}

// reveal shows the table to the person the curtain has lifted for, with what they have missed first.
func (r *sharing) reveal(s *stage.Stage) error {
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
	s.Window().Call(r.mine())
	blank := input.Blank()
	return r.screen.Update(s, &blank) // so that the first frame is this person's
}

// clearView keeps what the person shown the table leaves behind, and empties the picture: whatever they have opened over
// it is theirs.
func (r *sharing) clearView(s *stage.Stage) {
	r.question.end()
	for len(s.Modals()) > 0 {
		if _, menu := s.Modals()[0].(*Pause); menu {
			break // everybody's, and what is opened from it
		}
		s.Close(s.Modals()[0])
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
func (r *sharing) change(s *stage.Stage, p *sharer) {
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
	r.screen.LayHUD(s)
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

// lookOn shows the table as everybody may see it: people share the screen, and bots play for all of them.
func (r *sharing) lookOn() {
	r.viewer, r.person = engine.Spectator, nil
	r.people.stopLooking = r.table.Watch(engine.Spectator, r.watch)
}

// putBack settles the picture on the table as it is, so that a question that stands is asked now.
func (r *sharing) putBack() {
	now := r.table.View(r.viewer)
	if now.Seq == 0 || r.stage == nil {
		return
	}
	r.hold = 0
	r.newest = now.Seq
	r.hand.arrange(&now)
	r.queue.Settle(now)
}

// askAgain settles the picture on the table as it is for a player who has been away, and asks what the table asks of them anew. What
// they were about to play stays as they left it.
func (r *sharing) askAgain(s *stage.Stage) {
	r.felt.announced = asking{}
	if m := r.question.modal; m != nil && r.question.card.ID == 0 && s.Top() == stage.Modal(m) {
		r.question.end()
		s.Close(m)
	}
	r.putBack()
}

// leaveTable lets go of what the person shown the table was about to do.
func (r *sharing) leaveTable(s *stage.Stage) {
	r.hand.cancel(s)
	r.wishes, r.felt.banner, r.felt.announced, r.hand.chosen = false, 0, asking{}, 0
	r.bubble.end()
	if m := r.question.modal; m != nil {
		r.question.end()
		s.Close(m)
	}
	s.Window().Call(false)
}

// passTo lets the curtain fall for somebody, or hands the one that is down over to them.
func (r *sharing) passTo(s *stage.Stage, seat engine.Seat) {
	h := r.people
	if !h.covered {
		r.cover(s, seat)
		return
	}
	h.next = seat
	if h.cloth != nil {
		h.cloth.passTo(s, seat)
	}
}

// uncover takes the curtain away without showing anybody's hand.
func (r *sharing) uncover(s *stage.Stage) {
	if h := r.people; h.covered {
		h.covered = false
		if h.cloth != nil {
			s.Close(h.cloth)
			h.cloth = nil
		}
	}
}
