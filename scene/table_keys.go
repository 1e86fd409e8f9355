package scene

import (
	"slices"
	"strings"

	"fourtell/assets"
	"fourtell/engine"
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/words"
)

// ownKeys is what is shown of the keys of the people whose picture this is not.
type ownKeys struct {
	open   uint16 // by person: somebody may be caught by them now
	shown  [input.People]ownCap
	caps   [input.People]padButton // that can be pressed too
	finger bool                    // no key is named to who touches the screen
	bound  input.Bindings          // as they are shown
}

// ownCap is a person's key and button, with the words round them.
type ownCap struct {
	before, after string
	glyphs        [2]paint.KeyGlyph
}

// ownKeyName is what the own key of the person with that index is called.
func (t *Table) ownKeyName(i int) string {
	return t.stage.boundName(input.OnKeys, t.stage.Settings.Bindings.Of(input.OnKeys, input.ActOwn+input.Action(i)))
}

// hearOthers puts what the other people wish on their own chairs, while one of them is shown the table. Whatever is not
// possible now sounds the same, whoever holds what.
func (t *Table) hearOthers(s *Stage, in *input.Tick) {
	if !t.shared() {
		return
	}
	for i := range t.hot.sharers {
		p := &t.hot.sharers[i]
		w := s.input.TakeWishes(i, p.seat != t.viewer)
		if k := &t.keysShown; k.caps[i].update(s, in, k.open>>i&1 == 1) {
			w |= input.WishCatch
		}
		if w == 0 {
			continue
		}
		c, ok := t.wishOf(i, w)
		if !ok || !p.chair.Want(c) {
			s.Audio.Play(assets.SoundRefuse)
		}
	}
	t.showKeys(s)
}

// byHand says whether the person with that index plays by hand: not where a bot plays for them, or they are out.
func (t *Table) byHand(i int) bool {
	p := &t.hot.sharers[i]
	return t.table.Controller(p.seat) == p.chair && !t.table.Public().Hands[p.seat].Out
}

// wishOf is the command of a person's wish; ok is false where there is none now.
func (t *Table) wishOf(i int, w input.Wishes) (c engine.Command, ok bool) {
	p := &t.hot.sharers[i]
	if t.hot.covered || t.hot.catching || !t.current() || t.shown.Over() || !t.byHand(i) {
		return c, false
	}
	if c, ok = t.catchOrCall(p, w); ok {
		return c, true
	}
	if w&input.WishJump == 0 {
		return c, false
	}
	return jumpIn(p.chair.Last(), t.table.Public().Seq)
}

// catchOrCall is the catch or the call of a person's wish, from what everybody knows. Where a key is both, a call of one's
// own goes before a catch that can only be a false one.
func (t *Table) catchOrCall(p *sharer, w input.Wishes) (c engine.Command, ok bool) {
	public := t.table.Public()
	target := engine.NoSeat
	if w&input.WishCatch != 0 {
		target = t.prey(p.seat, graceRuns)
	}
	if target == engine.NoSeat && w&input.WishCall != 0 && mayCallLate(p.chair.Last(), &public) {
		c = engine.Do(p.seat, engine.VerbCallUno)
		c.Decision = public.Decision
		return c, true
	}
	if target == engine.NoSeat && w&input.WishCatch != 0 {
		target = t.prey(p.seat, oneCard)
	}
	c = engine.Do(p.seat, engine.VerbCatchUno)
	c.Target, c.Decision = target, public.Decision
	return c, target != engine.NoSeat
}

// mayCallLate says whether somebody who holds their last card may still call. That a call is possible before the play
// nobody else may learn: it tells that a card of theirs fits.
func mayCallLate(s engine.Snapshot, public *engine.Snapshot) bool {
	return s.Seq == public.Seq && public.Hands[s.Viewer].Count == 1 &&
		slices.ContainsFunc(s.Legal, func(c engine.Command) bool { return c.Verb == engine.VerbCallUno })
}

// chance is what may come of a catch.
type chance uint8

const (
	oneCard   chance = iota + 1 // of somebody with one card who can't be caught: the table says why, or what it costs
	graceRuns                   // it is too early still
	catchNow
)

// prey is the seat that somebody's catch means, the one with the best chance; NoSeat where there is none with as good a
// chance as that.
func (t *Table) prey(by engine.Seat, least chance) engine.Seat {
	public := t.table.Public()
	best := engine.NoSeat
	for i := range public.Hands {
		h, has := &public.Hands[i], oneCard
		switch {
		case h.Count != 1 || h.Out || engine.Seat(i) == by:
			continue
		case h.Catchable && t.table.Now() >= h.CatchFrom:
			has = catchNow
		case h.Catchable:
			has = graceRuns
		}
		if has > least || has == least && best == engine.NoSeat {
			best, least = engine.Seat(i), has
		}
	}
	return best
}

// jumpIn is the card with which somebody jumps in on the table as it is: of a wild the colour they hold most of, of a 7 the
// swap with the fewest cards. There is none for who owes the decision: that would be a play.
func jumpIn(s engine.Snapshot, now uint32) (best engine.Command, ok bool) {
	if s.Seq != now || s.Owes() {
		return best, false
	}
	most := -1
	for _, c := range s.Legal {
		if c.Verb != engine.VerbPlay || len(c.Cards) > 0 {
			continue
		}
		worth := 1000
		if c.Target >= 0 && int(c.Target) < len(s.Hands) {
			worth -= s.Hands[c.Target].Count
		}
		for _, held := range s.Hands[s.Viewer].Cards {
			if c.Color != engine.NoColor && held.Face.Color() == c.Color {
				worth++
			}
		}
		if worth > most {
			best, most, ok = c, worth, true
		}
	}
	return best, ok
}

// othersRefused tells everybody why a catch or a call of another person was refused: all of that lies open. A jump-in
// that came too late says nothing that one without the card would not say.
func (t *Table) othersRefused(s *Stage) {
	if !t.shared() {
		return
	}
	for i := range t.hot.sharers {
		p := &t.hot.sharers[i]
		if p.seat == t.viewer {
			continue
		}
		c, why, ok := p.chair.Refusal()
		switch {
		case !ok:
		case c.Verb == engine.VerbCatchUno || c.Verb == engine.VerbCallUno:
			s.Alert(t.names[p.seat], t.lang.Why(*why, t.names))
			s.Audio.Play(assets.SoundRefuse)
		default:
			s.Audio.Play(assets.SoundRefuse)
		}
	}
}

// showKeys shows each of the other people their key while they may catch somebody, and says it once.
func (t *Table) showKeys(s *Stage) {
	k := &t.keysShown
	open := uint16(0)
	if t.current() && !t.hot.covered && !t.hot.catching && !t.shown.Over() {
		for i := range t.hot.sharers {
			seat := t.hot.sharers[i].seat
			if seat != t.viewer && t.byHand(i) && t.prey(seat, catchNow) != engine.NoSeat {
				open |= 1 << i
			}
		}
	}
	if finger := s.input.Device == paint.DeviceTouch; open != k.open || open != 0 && (finger != k.finger || k.bound != s.Settings.Bindings) {
		began := k.open == 0
		k.open, k.finger, k.bound = open, finger, s.Settings.Bindings
		for i := range t.hot.sharers {
			k.shown[i] = t.capText(s, i)
		}
		if began {
			s.Say(t.lang.Say(words.OwnKeyCatch, words.With("keys", t.catchKeys())))
		}
		s.Redraw()
	}
	for i := range t.hot.sharers {
		if open>>i&1 == 1 {
			k.caps[i].at = t.capAt(s.Painter(), i)
		}
	}
}

// capText is what stands at a person's plate while they may catch somebody.
func (t *Table) capText(s *Stage, i int) ownCap {
	var c ownCap
	n, b := 0, &s.Settings.Bindings
	if v := b.Of(input.OnKeys, input.ActOwn+input.Action(i)); v > 0 && !t.keysShown.finger {
		c.glyphs[n], n = s.glyphOf(input.OnKeys, v), n+1
	}
	if v := b.Of(input.OnPad, input.ActCatch); v > 0 && s.input.PadOf(i) {
		c.glyphs[n], n = s.glyphOf(input.OnPad, v), n+1
	}
	if n == 0 {
		c.after = t.hud.catchWord
		return c
	}
	c.before, c.after, _ = strings.Cut(t.lang.Say(words.OwnKeyCap, words.With("key", placeOfKey)), placeOfKey)
	return c
}

// capAt is where that stands.
func (t *Table) capAt(p *paint.Painter, i int) paint.Rect {
	seat := int(t.hot.sharers[i].seat)
	if seat >= len(t.queue.Layout().Plates) {
		return paint.Rect{}
	}
	c := &t.keysShown.shown[i]
	w := p.GlyphLineWide(c.before, c.glyphs[:], c.after, t.capStyle())
	box, u := t.plateOf(seat), t.u
	return paint.Box(box.X+4*u, box.Y+box.H-9*u, w+22*u, 28*u)
}

func (t *Table) capStyle() paint.Style {
	return paint.Style{Face: paint.Display, Size: t.px(15), Color: paint.Ink, Align: paint.Middle}
}

// drawKeys puts the keys at the plates of those who may catch somebody with them.
func (t *Table) drawKeys(p *paint.Painter) {
	if t.keysShown.open == 0 || t.hot.covered {
		return
	}
	u := t.u
	for i := range t.hot.sharers {
		b := &t.keysShown.caps[i]
		if t.keysShown.open>>i&1 == 0 || b.at.W == 0 {
			continue
		}
		r, body := b.at, paint.Cream
		if b.hover {
			body = paint.White
		}
		if b.pressedNow() {
			r = r.Move(0, 2*u)
		} else {
			p.Shadow(r, 9*u, 3*u, 6*u, paint.ShadowInk.Fade(0.5))
		}
		p.RoundRect(r, 9*u, body)
		c := &t.keysShown.shown[i]
		p.GlyphLine(c.before, c.glyphs[:], c.after, r, t.capStyle())
	}
}

// catchKeys lists the keys of those who may catch somebody; of whoever is shown the table only while the curtain is down.
func (t *Table) catchKeys() string {
	var all []string
	for i := range t.hot.sharers {
		seat := t.hot.sharers[i].seat
		if seat == t.viewer && !t.hot.covered {
			continue
		}
		if t.byHand(i) && t.prey(seat, catchNow) != engine.NoSeat {
			all = append(all, t.lang.Say(words.OwnKeysOne, words.With("name", t.names[seat]), words.With("key", t.ownKeyName(i))))
		}
	}
	return strings.Join(all, " · ")
}

// catchCovered lets the people catch and call by their own keys while the curtain is down and the table stands; it says
// whether anything has come of it.
func (t *Table) catchCovered(s *Stage) (did bool) {
	for i := range t.hot.sharers {
		p := &t.hot.sharers[i]
		w := s.input.TakeWishes(i, true)
		if w == 0 {
			continue
		}
		c, ok := t.catchOrCall(p, w)
		if ok && t.byHand(i) && t.table.Do(c) == nil {
			did = true
			continue
		}
		s.Audio.Play(assets.SoundRefuse)
	}
	return did
}

// keyHelp tells in the pause which key is whose; nothing where one person plays.
func (t *Table) keyHelp(s *Stage) []string {
	if !t.shared() {
		return nil
	}
	var all []string
	for i := range t.hot.sharers {
		all = append(all, t.lang.Say(words.OwnKeysOne, words.With("name", t.names[t.hot.sharers[i].seat]), words.With("key", t.ownKeyName(i))))
	}
	help := []string{t.lang.Say(words.OwnKeysTitle), strings.Join(all, " · "), t.lang.Say(words.OwnKeysJump)}
	if s.input.PadsHere() > 1 {
		b := &s.Settings.Bindings
		help = append(help, t.lang.Say(words.OwnKeysPads, words.With("catch", s.boundName(input.OnPad, b.Of(input.OnPad, input.ActCatch))),
			words.With("call", s.boundName(input.OnPad, b.Of(input.OnPad, input.ActCall))), words.With("jump", s.boundName(input.OnPad, b.Of(input.OnPad, input.ActDraw)))))
	}
	return help
}

// OwnPads keeps the gamepads of the other people out of a picture that is one person's: whoever is shown the table, or is
// to lift the curtain. A menu listens to everybody's.
func (t *Table) OwnPads(s *Stage, in *input.Tick) {
	if !t.curtains() || in.PadsHere() < 2 {
		return
	}
	owner := t.viewer
	switch m := s.Top().(type) {
	case *Curtain:
		owner = m.seat
	case pauser:
		if m.Pauses() {
			return
		}
	}
	in.OnlyPads(t.sharerAt(owner), len(t.hot.sharers))
}

// sayKeys speaks, at the first table of a session, what can be done at it and by which keys.
func (t *Table) sayKeys(s *Stage) {
	if s.helped || t.person == nil {
		return
	}
	s.helped = true
	var args []words.Arg
	for _, k := range [...]struct {
		name string
		act  input.Action
	}{{"play", input.ActConfirm}, {"draw", input.ActDraw}, {"call", input.ActCall}, {"catch", input.ActCatch}, {"stand", input.ActPeek}, {"hint", input.ActHint}, {"log", input.ActLog}, {"pause", input.ActPause}} {
		args = append(args, words.With(k.name, s.spokenKey(k.act)))
	}
	s.Say(s.Lang.Say(words.SpokenKeys, args...))
}
