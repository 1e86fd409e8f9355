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
func (t *Table) reachable(z zone) bool {
	switch z {
	case zoneCatch:
		return t.catchable() != engine.NoSeat
	case zoneCall:
		return t.mayCall()
	case zoneGuest:
		return t.lines.talker(engine.NoSeat, 1) != engine.NoSeat
	}
	return true
}

// nextZone goes to the next zone, or the one before.
func (t *Table) nextZone(s *Stage, d int) {
	for range zones {
		t.hud.zone = zone((int(t.hud.zone) + d + int(zones)) % int(zones))
		if t.reachable(t.hud.zone) {
			break
		}
	}
	if t.hud.zone == zoneGuest {
		t.lines.at = t.lines.talker(engine.NoSeat, d)
	}
	t.sayZone(s)
	s.Redraw()
}

// sayZone says what the keys are on; the hand says its card.
func (t *Table) sayZone(s *Stage) {
	l := &t.lang
	switch t.hud.zone {
	case zoneHand:
		t.sayFocus(s)
	case zoneDraw:
		s.Say(words.Sentences(l.Say(words.ZoneDraw, words.Count("n", t.shown.Draw))))
	case zonePlayed:
		s.Say(words.Sentences(l.Say(words.ZonePlayed), capital(l.Card(t.shown.Top()))))
	case zoneCatch:
		s.Say(t.labels.catchWord + ": " + t.names[t.catchable()])
	case zoneCall:
		s.Say(l.CallWord)
	case zoneSort:
		s.Say(l.Say(words.ZoneSort))
	case zoneHint:
		s.Say(l.Say(words.ZoneHint))
	case zoneLog:
		s.Say(t.labels.logWord)
	case zonePause:
		s.Say(l.Say(words.ZonePause))
	case zoneGuest:
		t.lines.sayTalker(s)
	}
}

// pressZone is Enter on a button.
func (t *Table) pressZone(s *Stage) {
	switch t.hud.zone {
	case zoneCatch:
		t.calls.catch(s, t.catchable())
	case zoneCall:
		t.calls.call(s)
	case zoneSort:
		t.resort(s)
	case zoneHint:
		t.hint.ask(s)
	case zoneLog:
		t.openLog(s)
	case zonePlayed:
		t.openPlayed(s)
	case zonePause:
		t.pause(s)
	case zoneGuest:
		t.lines.mute(s, t.lines.at)
	}
	if !t.reachable(t.hud.zone) {
		t.hud.zone = zoneHand
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
func (t *Table) resort(s *Stage) {
	if t.peek.hidden() { // how cards change their places tells of their faces
		s.Say(t.peek.hint(s))
		return
	}
	if !t.hand.manual { // after a hand put in order by hand, the first press sorts as before
		s.Settings.SortBySymbol = !s.Settings.SortBySymbol
		s.Changed()
	}
	t.hand.manual = false
	if t.viewer >= 0 && len(t.hand.sorted) > 0 {
		t.hand.order(append([]engine.SeenCard(nil), t.hand.sorted...), true)
	}
	s.Redraw()
}

// pause stops the table and its clock.
func (t *Table) pause(s *Stage) {
	t.cancel(s)
	t.saving.stand()
	t.coverNow(s)
	if t.o.Led != nil {
		s.Open(NewPause(t.o.Led.pause(s, t)))
		return
	}
	s.Open(NewPause(PauseActions{
		NewRound: func(s *Stage) { t.restart(s) },
		Title:    func(s *Stage) { s.Go(NewTitle()) },
		Keys:     t.keysShown.help(s),
		Seats:    t.seatRows(),
		Undo:     t.undo,
		NoUndo:   t.noUndo(),
		Rules:    func(s *Stage) { s.Open(NewRulesPage(t.o.Setup.Rules, &s.Lang)) },
		More:     t.linkVerbs(s),
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
