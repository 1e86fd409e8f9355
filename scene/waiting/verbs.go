package waiting

import (
	"fourtell/online/client"
	"fourtell/online/wire"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/stage"
	"fourtell/words"
)

// verbs are the buttons that the moment wants: the one to press, and what else can be done.
type verbs struct {
	main  *kit.Button
	ready *kit.Button // of the host, whose main one starts
	stand *kit.Button
	leave *kit.Button
	note  string // below the main one: what it waits for

	shown []stage.Node
}

func (v *verbs) make(t *Waiting, s *stage.Stage) {
	l := s.Lang()
	v.main = &kit.Button{Size: 28, Cap: input.ActSkip, Shortcut: input.ActSkip}
	v.ready = &kit.Button{Size: 19}
	v.stand = &kit.Button{Text: l.Say(words.WaitingStand), Size: 19, OnPress: t.stand}
	v.leave = &kit.Button{Text: l.Say(words.WaitingLeave), Size: 19, OnPress: t.menus.askToLeave}
}

// refresh makes them as the moment wants them. A new note is spoken.
func (v *verbs) refresh(t *Waiting, s *stage.Stage) {
	l, b, was := s.Lang(), v.main, v.note
	b.Kind, b.Off, v.note = kit.CoralVerb, false, ""
	v.shown = append(v.shown[:0], b)
	seated := t.seat >= 0
	switch taken, ready := t.taken(); {
	case client.DealerAway(&t.room):
		b.Text, b.Off, v.note = l.Say(words.WaitingStart), true, l.Rooms().News("dealer", "")
	case t.room.State == wire.Finished:
		b.Text, b.OnPress = l.Say(words.ButtonRematch), func(s *stage.Stage) { t.ask(s, &wire.Again{}) }
		b.Off = !seated && !t.host()
		v.note = l.Rooms().State(string(wire.Finished))
	case !t.waits():
		b.Text, b.Off, v.note = l.Say(words.WaitingStart), true, l.Say(words.WaitingDealt)
	case t.host():
		b.Text, b.OnPress = l.Say(words.WaitingStart), func(s *stage.Stage) { t.ask(s, &wire.Start{}) }
		v.note = t.whyNot(l)
		if b.Off = v.note != ""; !b.Off {
			v.note = l.Say(words.WaitingMayStart, words.Count("n", ready), words.Count("most", taken))
		}
		if seated {
			v.readies(t, v.ready, l)
			v.shown = append(v.shown, v.ready)
		}
	case seated:
		v.readies(t, b, l)
		v.note = l.Say(words.WaitingStarts, words.With("name", t.called(t.room.Host)))
	case t.role == wire.RoleWait:
		b.Text, b.Off, v.note = l.Say(words.WaitingForSeat), true, l.Rooms().Role(string(t.role))
	case taken < len(t.room.Seats):
		b.Text, b.OnPress, v.note = l.Say(words.WaitingSit), t.sitAnywhere, l.Rooms().Role(string(t.role))
	default:
		b.Text, b.OnPress, v.note = l.Say(words.WaitingForSeat), t.sitAnywhere, l.Rooms().Role(string(t.role))
	}
	if seated && t.waits() || t.role == wire.RoleWait {
		v.shown = append(v.shown, v.stand)
	}
	v.shown = append(v.shown, v.leave)
	if was != "" && was != v.note && s.Top() == nil {
		s.Speech().Say(v.note)
	}
}

// readies makes a button the one by which one is ready, or is not after all.
func (v *verbs) readies(t *Waiting, b *kit.Button, l *words.Language) {
	on := !t.chairs[t.seat].of.Ready
	b.Text = l.Say(words.WaitingReady)
	if !on {
		b.Text = l.Say(words.WaitingUnready)
	}
	if b == v.main && !on {
		b.Kind = kit.Quiet
	}
	b.OnPress = func(s *stage.Stage) { t.setReady(s, on) }
}

// nodes adds the buttons that are shown, the main one last.
func (v *verbs) nodes(n []stage.Node) []stage.Node {
	return append(append(n, v.shown[1:]...), v.main)
}
