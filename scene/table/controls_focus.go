package table

import (
	"fourtell/engine"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/stage"
	"fourtell/words"
)

// keepFocus puts the focus on a card where keys are used and it is nowhere, when the player is asked or has pressed one: on
// one that may be played. So it is always to be seen, and told, what Enter would play.
func (co *controls) keepFocus(s *stage.Stage, in *input.Tick) {
	h := co.hand
	co.leadFocus(s)
	if co.asked() && h.early != 0 {
		if c := co.cardAt(co.indexOf(h.focus)); c.ID == h.early && !co.facts.plain && !co.playable(c) {
			h.focus = 0
		}
		h.early = 0
	}
	if co.person == nil || co.o.Demo || !s.Devices().Keyed() || co.hud.zone != zoneHand || co.peek.hidden() || s.Top() != nil ||
		co.indexOf(h.focus) != noCard || !co.asked() && !in.Keyed() {
		return
	}
	if c := co.cardAt(co.hand.firstPlayable(1)).ID; c != 0 {
		h.focus = c
		if co.asked() { // else it is the table's turn to speak
			co.sayFocus(s)
		} else {
			h.early = c
		}
		s.Redraw()
	}
}

// leadFocus goes, at each new question, to what can be done: to the draw pile where nothing can be played, and back from there,
// and from a card that can't be played to one that can. Whoever has gone elsewhere by key is left there.
func (co *controls) leadFocus(s *stage.Stage) {
	h := co.hand
	if !co.asked() || co.shown.Decision == h.led || co.o.Demo || !s.Devices().Keyed() || co.peek.hidden() || s.Top() != nil || co.shown.Phase != engine.PhasePlay {
		return
	}
	h.led = co.shown.Decision
	switch {
	case co.hand.mustDraw() && co.hud.zone == zoneHand:
		co.hud.zone, h.sent = zoneDraw, true
		co.sayZone(s)
	case !co.hand.mustDraw() && h.sent && co.hud.zone == zoneDraw:
		co.hud.zone, h.sent = zoneHand, false
		if c := co.cardAt(co.indexOf(h.focus)); !co.facts.plain && !co.playable(c) {
			h.focus = 0 // keepFocus finds one that may be played
			return
		}
		co.sayFocus(s)
	case !co.facts.plain && co.hud.zone == zoneHand && co.facts.plays > 0 && h.early == 0 && co.indexOf(h.focus) != noCard && !co.playable(co.cardAt(co.indexOf(h.focus))):
		h.focus = 0
	default:
		return
	}
	s.Redraw()
}

// sayFocus speaks the card that the keys are on, and whether it may be played. Only the viewer's own hand has a focus.
func (co *controls) sayFocus(s *stage.Stage) {
	c := co.cardAt(co.indexOf(co.hand.focus))
	switch {
	case c.ID == 0 || co.people.covered:
		return
	case c.ID == unseenCard:
		s.Speech().Say(co.labels.drawnTag + ". " + co.labels.unseenWord + ".")
		return
	}
	if co.claim.on() {
		co.claim.sayCard(s, c)
		return
	}
	key := words.FocusNot
	if co.playable(c) {
		key = words.FocusPlay
	}
	s.Speech().Say(co.lang.Say(key, words.With("card", kit.Capital(co.lang.Face(c.Face)))))
}

func (co *controls) digit(s *stage.Stage, i int) {
	c := co.cardAt(i)
	if c.ID == 0 {
		return
	}
	co.hud.zone = zoneHand
	if co.hand.focus == c.ID && (co.playable(c) || co.facts.plain || co.facts.slip > 0) {
		co.moves.try(s, c)
		return
	}
	co.focusOn(s, i)
}

// focusOn puts the focus on a card of the hand and tells of it.
func (co *controls) focusOn(s *stage.Stage, at int) {
	co.hand.unpick(s)
	co.hand.focus = co.cardAt(at).ID
	co.sayFocus(s)
	s.Redraw()
}

// besideFocus is the next card that the focus may be on: closed cards have none, but for the one in question.
func (co *controls) besideFocus(at, d int) int {
	n := co.queue.Layout().Hand.Count
	for range n {
		at = (at + d + n) % n
		if co.cardAt(at).ID != 0 {
			break
		}
	}
	return at
}

// stepFocus goes to the next card; the first step finds a playable one.
func (co *controls) stepFocus(s *stage.Stage, d int) {
	if co.hud.zone != zoneHand {
		if !co.lines.nextTalker(s, d) && !co.mates.step(s, d) {
			co.nextZone(s, d)
		}
		return
	}
	n := co.queue.Layout().Hand.Count
	if n == 0 {
		return
	}
	at := co.indexOf(co.hand.focus)
	if at == noCard {
		at = co.hand.firstPlayable(d)
	} else {
		at = co.besideFocus(at, d)
	}
	co.focusOn(s, at)
}

// stepRow goes up or down: between the rows of a dense hand, to the pile, and back.
func (co *controls) stepRow(s *stage.Stage, d int) {
	l := co.queue.Layout()
	at := co.indexOf(co.hand.focus)
	if co.hud.zone == zoneHand && at != noCard && l.Hand.Rows > 1 {
		perRow := (l.Hand.Count + l.Hand.Rows - 1) / l.Hand.Rows
		if next := at + d*perRow; next >= 0 && next < l.Hand.Count {
			co.focusOn(s, next)
			return
		}
	}
	switch {
	case d < 0 && co.hud.zone == zoneHand && co.tools.pile:
		co.hud.zone = zoneDraw
	case d < 0 && co.hud.zone == zoneHand && co.reachable(zoneRanks):
		co.hud.zone = zoneRanks
		co.sayZone(s)
	case d < 0 && co.hud.zone == zoneHand && co.mates.stops(): // a pad has no other way to them
		co.nextZone(s, -1)
		return
	case d > 0:
		co.hud.zone = zoneHand
	}
	s.Redraw()
}

// reachable says whether the keys can go there now.
func (co *controls) reachable(z zone) bool {
	switch z {
	case zoneCatch:
		return co.catchable() != engine.NoSeat
	case zoneCall:
		return co.mayCall()
	case zoneDraw:
		return co.tools.pile
	case zoneRanks:
		return co.claim.on() && co.claim.chooses()
	case zoneClaim:
		return co.claim.asks()
	case zoneSort, zoneLog:
		return !co.queue.Layout().HandOnly
	case zoneHint:
		return co.tools.hint && !co.queue.Layout().HandOnly
	case zoneCompany:
		return co.mates.stops()
	case zoneGuest:
		return co.lines.talker(engine.NoSeat, 1) != engine.NoSeat
	}
	return true
}

// nextZone goes to the next zone, or the one before.
func (co *controls) nextZone(s *stage.Stage, d int) {
	for range zones {
		co.hud.zone = zone((int(co.hud.zone) + d + int(zones)) % int(zones))
		if co.reachable(co.hud.zone) {
			break
		}
	}
	if co.hud.zone == zoneCompany {
		co.mates.come(d)
	}
	if co.hud.zone == zoneGuest {
		co.lines.at = co.lines.talker(engine.NoSeat, d)
	}
	co.sayZone(s)
	s.Redraw()
}

// sayZone says what the keys are on; the hand says its card.
func (co *controls) sayZone(s *stage.Stage) {
	l := &co.lang
	switch co.hud.zone {
	case zoneHand:
		co.sayFocus(s)
	case zoneDraw:
		s.Speech().Say(words.Sentences(l.Say(words.ZoneDraw, words.Count("n", co.shown.Draw))))
	case zoneRanks, zoneClaim:
		s.Speech().Say(co.claim.named(co.hud.zone))
	case zonePlayed:
		s.Speech().Say(words.Sentences(l.Say(words.ZonePlayed), kit.Capital(l.Card(co.shown.Top()))))
	case zoneCatch:
		s.Speech().Say(co.labels.catchWord + ": " + co.names[co.catchable()])
	case zoneCall:
		s.Speech().Say(l.CallWord)
	case zoneSort:
		s.Speech().Say(l.Say(words.ZoneSort))
	case zoneHint:
		s.Speech().Say(l.Say(words.ZoneHint))
	case zoneLog:
		s.Speech().Say(co.labels.logWord)
	case zonePause:
		s.Speech().Say(l.Say(words.ZonePause))
	case zoneCompany:
		co.mates.say(s)
	case zoneGuest:
		co.lines.sayTalker(s)
	}
}

// pressZone is Enter on a button.
func (co *controls) pressZone(s *stage.Stage) {
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
	case zoneClaim:
		co.claim.lay(s)
	case zonePause:
		co.doors.pause(s)
	case zoneCompany:
		co.o.Company.Press(s, co.mates.at)
	case zoneGuest:
		co.lines.mute(s, co.lines.at)
	}
	if !co.reachable(co.hud.zone) {
		co.hud.zone = zoneHand
	}
}

// resort changes the order of the hand and keeps it.
func (co *controls) resort(s *stage.Stage) {
	if co.peek.hidden() { // how cards change their places tells of their faces
		s.Speech().Say(co.peek.hint(s))
		return
	}
	if !co.hand.manual { // after a hand put in order by hand, the first press sorts as before
		s.Settings().SortBySymbol = !s.Settings().SortBySymbol
		s.Changed()
	}
	co.hand.manual = false
	if co.viewer >= 0 && len(co.hand.sorted) > 0 {
		co.hand.order(append([]engine.SeenCard(nil), co.hand.sorted...), true)
	}
	s.Redraw()
}
