package scene

import (
	"fourtell/engine"
	"fourtell/words"
)

// zone is where the keys are.
type zone uint8

const (
	zoneHand zone = iota
	zoneDraw
	zonePlayed
	zoneCatch
	zoneCall
	zoneSort
	zoneHint
	zoneLog
	zonePause
	zoneGuest // one of the guests that talk, guestLines.at
	zones
)

// hud is everything round the table that can be pressed.
type hud struct {
	*chair
	peek      *peek
	zone      zone
	pressed   int  // ticks the pointer has been down on the empty table
	hurry     bool // one press has made everything faster
	pause     padButton
	sort      padButton
	corner    bool      // the log is a button in the corner
	lamp      padButton // to ask for advice
	log       padButton
	call      padButton
	pile      padButton
	underPile padButton   // the word under the pile, where it says what a press on it does
	played    padButton   // the discard pile
	catches   []padButton // by seat
	play      Button
	keep      Button
	fresh     bool // the log has something new
}

func newHUD(c *chair, k *peek) *hud { return &hud{chair: c, peek: k} }

// reachable says whether the keys can go there now.
func (co *controls) reachable(z zone) bool {
	switch z {
	case zoneCatch:
		return co.catchable() != engine.NoSeat
	case zoneCall:
		return co.mayCall()
	case zoneGuest:
		return co.lines.talker(engine.NoSeat, 1) != engine.NoSeat
	}
	return true
}

// nextZone goes to the next zone, or the one before.
func (co *controls) nextZone(s *Stage, d int) {
	for range zones {
		co.hud.zone = zone((int(co.hud.zone) + d + int(zones)) % int(zones))
		if co.reachable(co.hud.zone) {
			break
		}
	}
	if co.hud.zone == zoneGuest {
		co.lines.at = co.lines.talker(engine.NoSeat, d)
	}
	co.sayZone(s)
	s.Redraw()
}

// sayZone says what the keys are on; the hand says its card.
func (co *controls) sayZone(s *Stage) {
	l := &co.lang
	switch co.hud.zone {
	case zoneHand:
		co.sayFocus(s)
	case zoneDraw:
		s.Say(words.Sentences(l.Say(words.ZoneDraw, words.Count("n", co.shown.Draw))))
	case zonePlayed:
		s.Say(words.Sentences(l.Say(words.ZonePlayed), capital(l.Card(co.shown.Top()))))
	case zoneCatch:
		s.Say(co.labels.catchWord + ": " + co.names[co.catchable()])
	case zoneCall:
		s.Say(l.CallWord)
	case zoneSort:
		s.Say(l.Say(words.ZoneSort))
	case zoneHint:
		s.Say(l.Say(words.ZoneHint))
	case zoneLog:
		s.Say(co.labels.logWord)
	case zonePause:
		s.Say(l.Say(words.ZonePause))
	case zoneGuest:
		co.lines.sayTalker(s)
	}
}

// pressZone is Enter on a button.
func (co *controls) pressZone(s *Stage) {
	switch co.hud.zone {
	case zoneCatch:
		co.calls.catch(s, co.catchable())
	case zoneCall:
		co.calls.call(s)
	case zoneSort:
		co.resort(s)
	case zoneHint:
		co.hint.ask(s)
	case zoneLog:
		co.doors.log(s)
	case zonePlayed:
		co.doors.played(s)
	case zonePause:
		co.doors.pause(s)
	case zoneGuest:
		co.lines.mute(s, co.lines.at)
	}
	if !co.reachable(co.hud.zone) {
		co.hud.zone = zoneHand
	}
}

func (k *calls) call(s *Stage) {
	if k.person == nil || !k.current() {
		return
	}
	c := engine.Do(k.viewer, engine.VerbCallUno)
	c.Decision = k.shown.Decision
	k.want(c)
}

// autoCall calls for players who have asked for it: for who is shown the table, and for those of the others who have come to
// their last card by a jump-in.
func (k *calls) autoCall(s *Stage) {
	if !s.Settings.AutoCall || k.o.Demo || k.guided() != nil || k.people.covered || k.people.catching {
		return
	}
	if k.mayCall() {
		k.call(s)
	}
	public := k.table.Public()
	for i := range k.people.sharers {
		if p := &k.people.sharers[i]; p.seat != k.viewer && k.people.byHand(i) && mayCallLate(p.chair.Last(), &public) {
			p.chair.Want(engine.Do(p.seat, engine.VerbCallUno))
		}
	}
}

// catchAnybody catches who may be caught. Else it tries whoever has one card, and the table says what that is: too early,
// a false catch, or nothing at all; with nobody to try it says so itself.
func (k *calls) catchAnybody(s *Stage) {
	seat := k.keys.prey(k.viewer, oneCard)
	if seat == engine.NoSeat || k.shown.Over() {
		k.bubble.sayRule(s, k.lang.Say(words.Key("why.cannot_catch")), "call", 0)
		return
	}
	k.catch(s, seat)
}

func (k *calls) catch(s *Stage, seat engine.Seat) {
	if seat == engine.NoSeat || k.person == nil {
		return
	}
	c := engine.Do(k.viewer, engine.VerbCatchUno)
	c.Target, c.Decision = seat, k.shown.Decision
	k.want(c)
}

// resort changes the order of the hand and keeps it.
func (co *controls) resort(s *Stage) {
	if co.peek.hidden() { // how cards change their places tells of their faces
		s.Say(co.peek.hint(s))
		return
	}
	if !co.hand.manual { // after a hand put in order by hand, the first press sorts as before
		s.Settings.SortBySymbol = !s.Settings.SortBySymbol
		s.Changed()
	}
	co.hand.manual = false
	if co.viewer >= 0 && len(co.hand.sorted) > 0 {
		co.hand.order(append([]engine.SeenCard(nil), co.hand.sorted...), true)
	}
	s.Redraw()
}

// pause stops the table and its clock.
func (t *Table) pause(s *Stage) {
	t.hand.cancel(s)
	t.saving.stand()
	t.sharing.coverNow(s)
	if t.o.Led != nil {
		s.Open(NewPause(t.o.Led.pause(s, t)))
		return
	}
	s.Open(NewPause(PauseActions{
		NewRound: func(s *Stage) { t.restart(s) },
		Title:    func(s *Stage) { s.Go(NewTitle()) },
		Keys:     t.keysShown.help(s),
		Seats:    t.stands.seatRows(),
		Undo:     t.undo,
		NoUndo:   t.undos.refused(),
		Rules:    func(s *Stage) { s.Open(NewRulesPage(t.o.Setup.Rules, &s.Lang)) },
		More:     linkVerbs(&t.o, s),
	}))
}

// restart deals a new game at the same table.
func (t *Table) restart(s *Stage) {
	o := t.o
	o.Setup.Seed = engine.Mix(o.Setup.Seed, uint64(t.shown.Seq), 7)
	o.BotSeed = engine.Mix(o.BotSeed, 8)
	o.Setup.Position = nil
	next, err := NewTable(o)
	if err != nil { // the same set-up has made this table
		s.Alert(err.Error(), "")
		return
	}
	next.saving.replaces = true
	s.Go(next)
}
