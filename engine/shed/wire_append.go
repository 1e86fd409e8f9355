package shed

import (
	"strconv"

	"fourtell/engine"
)

// MarshalSnapshot writes the snapshot that the part is of, as a wire. The error is nil.
func (o Own) MarshalSnapshot(s *engine.Snapshot) ([]byte, error) {
	b := make([]byte, 0, 512+96*(len(s.Hands)+len(s.Riders)+len(s.History))+48*(len(s.Legal)+len(s.Discard)))
	b = engine.AppendText(append(b, `{"game":`...), s.Game)
	b = engine.AppendText(append(b, `,"rules":`...), s.Rules)
	b = strconv.AppendUint(append(b, `,"seq":`...), uint64(s.Seq), 10)
	b = strconv.AppendUint(append(b, `,"decision":`...), uint64(s.Decision), 10)
	b = number(b, `,"viewer":`, s.Viewer)
	b = number(b, `,"round":`, s.Round)
	b = engine.AppendText(append(b, `,"phase":`...), s.Phase.String())
	b = number(b, `,"turn":`, s.Turn)
	if len(s.Owing) > 0 {
		b = engine.AppendNumbers(append(b, `,"owing":`...), s.Owing)
	}
	b = number(b, `,"direction":`, s.Direction)
	b = number(b, `,"dealer":`, s.Dealer)
	if len(s.Order) > 0 {
		b = engine.AppendNumbers(append(b, `,"order":`...), s.Order)
	}
	b = engine.AppendColor(append(b, `,"active_color":`...), o.Color)
	b = appendHands(append(b, `,"hands":`...), s)
	b = number(b, `,"draw":`, s.Draw)
	b = append(b, `,"discard":`...)
	if s.Discard == nil {
		b = append(b, "null"...)
	} else {
		b = engine.AppendCards(b, s.Discard)
	}
	b = engine.AppendCard(append(b, `,"drawn":`...), s.Drawn)
	if o.Pending != nil {
		b = o.Pending.append(append(b, `,"pending":`...))
	}
	if len(s.Legal) > 0 {
		b = engine.AppendCommands(append(b, `,"legal":`...), s.Legal)
	}
	b = number(b, `,"clock":{"now":`, s.Clock.Now)
	b = engine.AppendKey(b, `,"deadline":`, int64(s.Clock.Deadline))
	b = append(engine.AppendKey(b, `,"round_end":`, int64(s.Clock.RoundEnd)), '}')
	b = engine.AppendEvent(append(b, `,"cause":`...), &s.Cause)
	if len(s.Riders) > 0 {
		b = engine.AppendEvents(append(b, `,"riders":`...), s.Riders)
	}
	if len(s.History) > 0 {
		b = engine.AppendEvents(append(b, `,"history":`...), s.History)
	}
	if len(s.Winners) > 0 {
		b = engine.AppendNumbers(append(b, `,"winners":`...), s.Winners)
	}
	if len(s.Points) > 0 {
		b = engine.AppendNumbers(append(b, `,"points":`...), s.Points)
	}
	if len(s.Totals) > 0 {
		b = engine.AppendNumbers(append(b, `,"totals":`...), s.Totals)
	}
	return append(b, '}'), nil
}

func number[N ~int | ~int8 | ~int64](b []byte, key string, n N) []byte {
	return strconv.AppendInt(append(b, key...), int64(n), 10)
}

func appendHands(b []byte, s *engine.Snapshot) []byte {
	if s.Hands == nil {
		return append(b, "null"...)
	}
	b = append(b, '[')
	for i := range s.Hands {
		if i > 0 {
			b = append(b, ',')
		}
		h, p := &s.Hands[i], At(s, i)
		b = engine.AppendText(append(b, `{"name":`...), h.Name)
		b = number(b, `,"count":`, h.Count)
		if len(h.Cards) > 0 {
			b = engine.AppendCards(append(b, `,"cards":`...), h.Cards)
		}
		b = truth(b, `,"called":true`, p.Called)
		b = truth(b, `,"catchable":true`, p.Catchable)
		b = engine.AppendKey(b, `,"catch_from":`, int64(p.CatchFrom))
		b = truth(b, `,"away":true`, h.Away)
		b = truth(b, `,"out":true`, h.Out)
		b = number(b, `,"score":`, h.Score)
		b = engine.AppendKey(b, `,"caught":`, int64(p.Caught))
		b = append(engine.AppendKey(b, `,"cleared":`, int64(p.Cleared)), '}')
	}
	return append(b, ']')
}

func (p *Pending) append(b []byte) []byte {
	b = engine.AppendText(append(b, `{"kind":`...), p.Kind.String())
	b = number(b, `,"by":`, p.By)
	b = number(b, `,"victim":`, p.Victim)
	b = number(b, `,"stack":`, p.Stack)
	b = engine.AppendColor(append(b, `,"color_before":`...), p.ColorBefore)
	b = truth(b, `,"paid":true`, p.Paid)
	b = truth(b, `,"challenge":true`, p.Challenge)
	return append(truth(b, `,"answerable":true`, p.Answerable), '}')
}

// truth appends what is said where it is so.
func truth(b []byte, said string, so bool) []byte {
	if so {
		return append(b, said...)
	}
	return b
}
