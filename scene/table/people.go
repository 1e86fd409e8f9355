package table

import (
	"slices"

	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/room"
	"fourtell/scene/guests"
	"fourtell/scene/stage"
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

// shared says whether people take turns at this screen.
func (h *people) shared() bool { return len(h.sharers) > 1 }

// sharerAt is the index of the person on that seat, -1 where a bot sits.
func (h *people) sharerAt(seat engine.Seat) int {
	return slices.IndexFunc(h.sharers, func(p sharer) bool { return p.seat == seat })
}

// firstAsked is the person who is asked, or, while a bot is, the one whose turn comes next. Nobody for whom a bot plays is.
func (h *people) firstAsked() engine.Seat {
	p := h.table.Public()
	seat := max(p.Turn, 0)
	for range h.names {
		if h.playsByHand(seat) >= 0 {
			return seat
		}
		seat = p.Beside(seat, int(p.Direction))
	}
	return h.sharers[0].seat
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

// offer is a catch that one of the people may ask for while the curtain is down, the one it lifts for before the others;
// ok says that there is one.
func (h *people) offer() (c engine.Command, ok bool) {
	public := h.table.Public()
	for i := range public.Hands {
		held, target := shed.At(&public, i), engine.Seat(i)
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

// byHand says whether the person with that index plays by hand: not where a bot plays for them, or they are out.
func (h *people) byHand(i int) bool {
	p := &h.sharers[i]
	return h.table.Person(p.seat) == p.chair && !h.table.Public().Hands[p.seat].Out
}

// playsByHand is the index of the person who plays that seat by hand, -1 where a bot or nobody does.
func (h *people) playsByHand(seat engine.Seat) int {
	i := h.sharerAt(seat)
	if i >= 0 && !h.byHand(i) {
		return -1
	}
	return i
}

// byHandAtAll says whether anybody at this screen plays by hand.
func (h *people) byHandAtAll() bool {
	return slices.ContainsFunc(h.sharers, func(p sharer) bool { return h.playsByHand(p.seat) >= 0 })
}

// lastPerson says whether the person shown the table is the last of the people still in the match: from nobody else is
// their hand to be hidden.
func (h *people) lastPerson() bool {
	hands := h.table.Public().Hands
	return h.viewer >= 0 && !hands[h.viewer].Out &&
		!slices.ContainsFunc(h.sharers, func(p sharer) bool { return p.seat != h.viewer && !hands[p.seat].Out })
}

// curtains says whether a curtain may fall: several people share the screen, and somebody plays by hand.
func (h *people) curtains() bool { return h.shared() && h.byHandAtAll() }

// sitDown puts the person on their chair, or the bot that plays for them.
func (h *people) sitDown(p *sharer) {
	if p.away == here {
		h.table.Sit(p.seat, p.chair)
		return
	}
	h.table.StandIn(p.seat)
}

// changeTable goes to the set-up screen with this table's seats and rules. A program that a file has named does not come
// along: the set-up starts what it shows.
func (h *people) changeTable(s *stage.Stage) {
	plan := make([]stage.SeatPlan, len(h.names))
	for i, name := range h.names {
		plan[i] = stage.SeatPlan{Who: stage.SitsHouse, Name: name, Guest: h.guestName(i)}
		if i < len(h.o.Bots) {
			if _, program := guests.ProgramOf(h.o.Bots[i]); guests.Sitters()[guests.SitterAt(h.o.Bots[i])].Bot != nil || program && h.o.Programs {
				plan[i].Who = h.o.Bots[i]
			}
		}
		if h.sharerAt(engine.Seat(i)) >= 0 {
			plan[i].Who = stage.SitsPerson
		}
	}
	s.Settings().Table, s.Settings().Seats = plan, len(plan)
	s.Settings().TakeRules(h.o.Setup.Game, h.o.Setup.Rules)
	s.Changed()
	s.Go(h.ways.SetUp())
}
