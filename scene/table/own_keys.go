package table

import (
	"slices"
	"strings"

	"fourtell/assets"
	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/scene/input"
	"fourtell/scene/paint"
	"fourtell/scene/stage"
	"fourtell/words"
	"fourtell/words/tellers"
)

// ownKeys is what is shown of the keys of the people whose picture this is not.
type ownKeys struct {
	*view
	people *people
	open   uint16 // by person: somebody may be caught by them now
	texts  [input.People]ownCap
	caps   [input.People]padButton // that can be pressed too
	finger bool                    // no key is named to who touches the screen
	bound  input.Bindings          // as they are shown
	doubts *doubters
}

// ownCap is a person's key and button, with the words round them.
type ownCap struct {
	before, after string
	glyphs        [2]paint.KeyGlyph
}

func newOwnKeys(v *view, p *people) *ownKeys {
	return &ownKeys{view: v, people: p, doubts: newDoubters(v, p)}
}

// name is what the own key of the person with that index is called.
func (k *ownKeys) name(i int) string {
	return k.stage.Keys().NameOf(input.OnKeys, k.stage.Settings().Bindings.Of(input.OnKeys, input.ActOwn+input.Action(i)))
}

// hear puts what the other people wish on their own chairs, while one of them is shown the table. Whatever is not
// possible now sounds the same, whoever holds what.
func (k *ownKeys) hear(s *stage.Stage, in *input.Tick) {
	if !k.people.shared() {
		return
	}
	for i := range k.people.sharers {
		p := &k.people.sharers[i]
		w := s.Devices().Tick.TakeWishes(i, p.seat != k.viewer)
		if k.caps[i].update(s, in, k.open>>i&1 == 1) {
			w |= input.WishCatch
		}
		if s.Top() == nil { // else the question passes it on
			w |= k.doubts.press(s, in, i)
		}
		if w == 0 {
			continue
		}
		if k.doubts.look(s, i, w) {
			return
		}
		c, ok := k.wishOf(i, w)
		if !ok || !p.chair.Want(c) {
			s.Audio().Play(assets.SoundRefuse)
		}
	}
	k.show(s)
	k.doubts.show(s)
}

// wishOf is the command of a person's wish; ok is false where there is none now.
func (k *ownKeys) wishOf(i int, w input.Wishes) (c engine.Command, ok bool) {
	p := &k.people.sharers[i]
	if k.people.covered || k.people.catching || !k.current() || k.shown.Over() || !k.people.byHand(i) {
		return c, false
	}
	if c, ok = k.doubts.wish(i, w); ok {
		return c, true
	}
	if c, ok = k.catchOrCall(p, w); ok {
		return c, true
	}
	if w&input.WishJump == 0 {
		return c, false
	}
	return jumpIn(p.chair.Last(), k.table.Public().Seq)
}

// catchOrCall is the catch or the call of a person's wish, from what everybody knows. Where a key is both, a call of one's
// own goes before a catch that can only be a false one.
func (k *ownKeys) catchOrCall(p *sharer, w input.Wishes) (c engine.Command, ok bool) {
	public := k.table.Public()
	target := engine.NoSeat
	if w&input.WishCatch != 0 {
		target = k.prey(p.seat, graceRuns)
	}
	if target == engine.NoSeat && w&input.WishCall != 0 && mayCallLate(p.chair.Last(), &public) {
		c = engine.Do(p.seat, engine.VerbCallUno)
		c.Decision = public.Decision
		return c, true
	}
	if target == engine.NoSeat && w&input.WishCatch != 0 {
		target = k.prey(p.seat, oneCard)
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
func (k *ownKeys) prey(by engine.Seat, least chance) engine.Seat {
	public := k.table.Public()
	best := engine.NoSeat
	for i := range public.Hands {
		h, p, has := &public.Hands[i], shed.At(&public, i), oneCard
		switch {
		case h.Count != 1 || h.Out || engine.Seat(i) == by:
			continue
		case p.Catchable && k.table.Now() >= p.CatchFrom:
			has = catchNow
		case p.Catchable:
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
			if c.Color != engine.NoColor && shed.ColorOf(held.Face) == c.Color {
				worth++
			}
		}
		if worth > most {
			best, most, ok = c, worth, true
		}
	}
	return best, ok
}

// refused tells everybody why a catch or a call of another person was refused: all of that lies open. A jump-in
// that came too late says nothing that one without the card would not say.
func (k *ownKeys) refused(s *stage.Stage) {
	if !k.people.shared() {
		return
	}
	for i := range k.people.sharers {
		p := &k.people.sharers[i]
		if p.seat == k.viewer {
			continue
		}
		c, why, ok := p.chair.Refusal()
		switch {
		case !ok:
		case c.Verb == engine.VerbCatchUno || c.Verb == engine.VerbCallUno:
			s.Toasts().Alert(k.names[p.seat], tellers.Of(k.shown.Game).Why(&k.lang, *why, nil, k.names))
			s.Audio().Play(assets.SoundRefuse)
		default:
			s.Audio().Play(assets.SoundRefuse)
		}
	}
}

// show shows each of the other people their key while they may catch somebody, and says it once.
func (k *ownKeys) show(s *stage.Stage) {
	open := uint16(0)
	if k.current() && !k.people.covered && !k.people.catching && !k.shown.Over() {
		for i := range k.people.sharers {
			seat := k.people.sharers[i].seat
			if seat != k.viewer && k.people.byHand(i) && k.prey(seat, catchNow) != engine.NoSeat {
				open |= 1 << i
			}
		}
	}
	if finger := s.Devices().Tick.Device == paint.DeviceTouch; open != k.open || open != 0 && (finger != k.finger || k.bound != s.Settings().Bindings) {
		began := k.open == 0
		k.open, k.finger, k.bound = open, finger, s.Settings().Bindings
		for i := range k.people.sharers {
			k.texts[i] = k.capText(s, i)
		}
		if began {
			s.Speech().Say(k.lang.Say(words.OwnKeyCatch, words.With("keys", k.catchKeys())))
		}
		s.Redraw()
	}
	for i := range k.people.sharers {
		if open>>i&1 == 1 {
			k.caps[i].at = k.capAt(s.Painter(), i)
		}
	}
}

// capText is what stands at a person's plate while they may catch somebody.
func (k *ownKeys) capText(s *stage.Stage, i int) ownCap {
	var c ownCap
	n, b := 0, &s.Settings().Bindings
	if v := b.Of(input.OnKeys, input.ActOwn+input.Action(i)); v > 0 && !k.finger {
		c.glyphs[n], n = s.Keys().GlyphOf(input.OnKeys, v), n+1
	}
	if v := b.Of(input.OnPad, input.ActCatch); v > 0 && s.Devices().Tick.PadOf(i) {
		c.glyphs[n], n = s.Keys().GlyphOf(input.OnPad, v), n+1
	}
	if n == 0 {
		c.after = k.labels.catchWord
		return c
	}
	c.before, c.after, _ = strings.Cut(k.lang.Say(words.OwnKeyCap, words.With("key", stage.PlaceOfKey)), stage.PlaceOfKey)
	return c
}

// capAt is where that stands.
func (k *ownKeys) capAt(p *paint.Painter, i int) paint.Rect {
	seat := int(k.people.sharers[i].seat)
	if seat >= len(k.queue.Layout().Plates) {
		return paint.Rect{}
	}
	c := &k.texts[i]
	w := p.GlyphLineWide(c.before, c.glyphs[:], c.after, k.capStyle())
	box, u := k.plateOf(seat), k.u
	return paint.Box(box.X+4*u, box.Y+box.H-9*u, w+22*u, 28*u)
}

func (k *ownKeys) capStyle() paint.Style {
	return paint.Style{Face: paint.Display, Size: k.px(15), Color: paint.Ink, Align: paint.Middle}
}

// draw puts the keys at the plates of those who may catch somebody with them.
func (k *ownKeys) draw(p *paint.Painter) {
	k.doubts.draw(p)
	if k.open == 0 || k.people.covered {
		return
	}
	u := k.u
	for i := range k.people.sharers {
		b := &k.caps[i]
		if k.open>>i&1 == 0 || b.at.W == 0 {
			continue
		}
		r := b.drawCap(p, u)
		c := &k.texts[i]
		p.GlyphLine(c.before, c.glyphs[:], c.after, r, k.capStyle())
	}
}

// catchKeys lists the keys of those who may catch somebody; of whoever is shown the table only while the curtain is down.
func (k *ownKeys) catchKeys() string {
	var all []string
	for i := range k.people.sharers {
		seat := k.people.sharers[i].seat
		if seat == k.viewer && !k.people.covered {
			continue
		}
		if k.people.byHand(i) && k.prey(seat, catchNow) != engine.NoSeat {
			all = append(all, k.lang.Say(words.OwnKeysOne, words.With("name", k.names[seat]), words.With("key", k.name(i))))
		}
	}
	return strings.Join(all, " · ")
}

// catchCovered lets the people catch and call by their own keys while the curtain is down and the table stands; it says
// whether anything has come of it.
func (k *ownKeys) catchCovered(s *stage.Stage) (did bool) {
	for i := range k.people.sharers {
		p := &k.people.sharers[i]
		w := s.Devices().Tick.TakeWishes(i, true)
		if w&^input.WishLook == 0 {
			continue
		}
		c, ok := k.catchOrCall(p, w)
		if ok && k.people.byHand(i) && k.table.Do(c) == nil {
			did = true
			continue
		}
		s.Audio().Play(assets.SoundRefuse)
	}
	return did
}

// help tells in the pause which key is whose; nothing where one person plays.
func (k *ownKeys) help(s *stage.Stage) []string {
	if !k.people.shared() {
		return nil
	}
	var all []string
	for i := range k.people.sharers {
		all = append(all, k.lang.Say(words.OwnKeysOne, words.With("name", k.names[k.people.sharers[i].seat]), words.With("key", k.name(i))))
	}
	if k.tools.claim {
		return []string{k.lang.Say(words.DoubtOwnKeys, words.With("keys", strings.Join(all, " · "))), k.doubts.howToLook(s)}
	}
	help := []string{k.lang.Say(words.OwnKeysTitle), strings.Join(all, " · "), k.lang.Say(words.OwnKeysJump)}
	if s.Devices().Tick.PadsHere() > 1 {
		b := &s.Settings().Bindings
		help = append(help, k.lang.Say(words.OwnKeysPads, words.With("catch", s.Keys().NameOf(input.OnPad, b.Of(input.OnPad, input.ActCatch))),
			words.With("call", s.Keys().NameOf(input.OnPad, b.Of(input.OnPad, input.ActCall))), words.With("jump", s.Keys().NameOf(input.OnPad, b.Of(input.OnPad, input.ActDraw)))))
	}
	return help
}
