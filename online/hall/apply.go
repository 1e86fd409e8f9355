package hall

import (
	"fmt"
	"slices"

	"fourtell/online/deal"
	"fourtell/online/journal"
	"fourtell/online/wire"
)

// apply makes an entry true. It is the one place where a room's state changes. The error is of an entry that no room of this program
// has made.
func (s *state) apply(e *journal.Entry) error {
	switch f := e.Fact.(type) {
	case *journal.Created:
		s.name, s.game, s.rules, s.size, s.open, s.deal, s.chat = f.Name, f.Game, f.Rules, f.Size, f.Open, f.Deal, f.Chat
		s.created, s.host, s.phase = e.At, e.By, wire.Waiting
		s.chairs = make([]chair, max(f.Size, 0))
		s.kicked = map[wire.UID]bool{}
	case *journal.Came:
		s.came(f)
	case *journal.Went:
		s.went(f)
	case *journal.Sat:
		return s.sat(e.N, f)
	case *journal.Stood:
		if f.Chair < 0 || f.Chair >= len(s.chairs) {
			return fmt.Errorf("entry %d: there is no chair %d", e.N, f.Chair)
		}
		s.chairs[f.Chair] = chair{}
	case *journal.Waits:
		if m := s.member(f.UID); m != nil {
			m.waits = f.On
		}
	case *journal.Hosted:
		s.host = f.UID
	case *journal.Set:
		s.set(f)
	case *journal.Readied:
		if m := s.member(f.UID); m != nil {
			m.ready = f.On
		}
	case *journal.Promised:
		if len(f.Secret) != len(deal.Secret{}) {
			return fmt.Errorf("entry %d: a secret has %d bytes, not %d", e.N, len(deal.Secret{}), len(f.Secret))
		}
		s.promise = &promise{deal.Secret(f.Secret), map[wire.UID]deal.Bytes{}}
	case *journal.Shared:
		if s.promise == nil || len(f.Share) != len(deal.Bytes{}) {
			return fmt.Errorf("entry %d: a share of %d bytes in no deal, or in one that takes others", e.N, len(f.Share))
		}
		s.promise.shares[f.UID] = deal.Bytes(f.Share)
	case *journal.CalledOff:
		s.promise = nil
	case *journal.Dealt:
		s.promise, s.sealed = nil, f.Proof
	case *journal.Started:
		s.phase, s.setup, s.botSeed = wire.Playing, f.Setup, f.BotSeed
		s.compact(0)
		s.nobodyReady()
		s.round = 0
		if len(s.chairs) != len(f.Setup.Seats) {
			return fmt.Errorf("entry %d: a match of %d seats begins with %d people", e.N, len(f.Setup.Seats), len(s.chairs))
		}
	case *journal.Command: // the table knows it
	case *journal.Taken: // by another dealer, which changes nothing
	case *journal.Said:
		s.say(e, f)
	case *journal.Round:
		s.end(e.At, f)
		s.nobodyReady()
		if f.Last {
			s.phase = wire.Finished
		}
	case *journal.Again:
		s.phase = wire.Waiting
		s.compact(s.size)
		s.nobodyReady()
		s.round = 0
	case *journal.Closed:
		s.closed = true
	default:
		return fmt.Errorf("entry %d: %T is nothing a room knows", e.N, f)
	}
	return nil
}

func (s *state) came(f *journal.Came) {
	if m := s.member(f.UID); m != nil {
		m.name = f.Name
		return
	}
	s.members = append(s.members, member{uid: f.UID, name: f.Name})
}

func (s *state) went(f *journal.Went) {
	if i := s.chairOf(f.UID); i >= 0 {
		s.chairs[i] = chair{}
	}
	s.members = slices.DeleteFunc(s.members, func(m member) bool { return m.uid == f.UID })
	if f.Why == wire.LeftKicked {
		s.kicked[f.UID] = true
	}
}

func (s *state) sat(n uint64, f *journal.Sat) error {
	if f.Chair < 0 || f.Chair >= len(s.chairs) {
		return fmt.Errorf("entry %d: there is no chair %d", n, f.Chair)
	}
	if f.UID == "" {
		s.chairs[f.Chair] = chair{bot: f.Bot}
		return nil
	}
	m := s.member(f.UID)
	if m == nil || s.chairOf(f.UID) >= 0 {
		return fmt.Errorf("entry %d: who sits down has a chair, or no place", n)
	}
	m.waits = false
	s.chairs[f.Chair] = chair{uid: f.UID}
	return nil
}

func (s *state) set(f *journal.Set) {
	if f.Game != s.game || f.Rules != s.rules || f.Size != s.size {
		s.nobodyReady()
	}
	s.name, s.game, s.rules, s.open, s.chat = f.Name, f.Game, f.Rules, f.Open, f.Chat
	if f.Size == s.size {
		return
	}
	s.size = f.Size
	if s.phase != wire.Waiting {
		return
	}
	for i := f.Size; i < len(s.chairs); i++ {
		if !s.chairs[i].empty() {
			s.compact(f.Size)
			return
		}
	}
	for len(s.chairs) < f.Size {
		s.chairs = append(s.chairs, chair{})
	}
	s.chairs = s.chairs[:f.Size]
}

func (s *state) say(e *journal.Entry, f *journal.Said) {
	name := ""
	if m := s.member(e.By); m != nil {
		name = m.name
	}
	if len(s.said) == wire.ChatKept {
		s.said = append(s.said[:0], s.said[1:]...)
	}
	s.said = append(s.said, wire.Said{UID: e.By, Name: name, Text: f.Text, Phrase: f.Phrase, At: e.At})
}
