package hall

import (
	"encoding/binary"

	"fourtell/engine"
	"fourtell/online/deal"
	"fourtell/online/journal"
	"fourtell/online/wire"
)

// begin promises the next round: everybody is told by what it will be checked, and who sits gives a share.
func (r dealing) begin() {
	secret := r.cfg.Secret()
	r.note(&journal.Promised{Secret: secret[:]})
	r.dealAt = r.now + dealWithin
	r.tellAll(r.promised())
}

// promised is the promise as people are told it.
func (r dealing) promised() *wire.Promise {
	text, _ := r.promise.secret.Promise().MarshalText() // it has no error
	return &wire.Promise{Round: r.coming(), Promise: string(text)}
}

// coming is the number of the round that is about to be dealt.
func (r dealing) coming() int {
	if r.table == nil {
		return 1
	}
	return r.table.Public().Round + 1
}

// share takes what somebody gives to the deal, once.
func (r dealing) share(uid wire.UID, b *wire.Share) wire.Body {
	switch {
	case r.chairOf(uid) < 0:
		return no(wire.NotSeated)
	case r.promise == nil || b.Round != r.coming():
		return no(wire.Stale)
	}
	if _, given := r.promise.shares[uid]; given {
		return no(wire.NotNow)
	}
	var share deal.Bytes
	if err := share.UnmarshalText([]byte(b.Share)); err != nil {
		return because(wire.BadMessage, err)
	}
	r.note(&journal.Shared{UID: uid, Share: share[:]})
	return r.done()
}

// complete says that everybody who sits has given theirs, but those a bot plays for: nobody else is waited for.
func (r dealing) complete() bool {
	if !r.presence.anybody() {
		return false
	}
	for i := range r.chairs {
		uid := r.chairs[i].uid
		if _, given := r.promise.shares[uid]; uid == "" || given || r.table != nil && r.table.hands()[i].Away {
			continue
		}
		return false
	}
	return true
}

// deal deals the round that was promised, from the secret and what was given in time. A match that can't begin any more, since somebody
// has left meanwhile, is called off.
func (r dealing) deal() {
	r.changed = true
	if r.table == nil {
		if (hosting{r.Room}).mayBegin() != nil {
			r.note(&journal.CalledOff{})
			playing{r.Room}.seatWaiters()
			return
		}
		r.beginMatch()
		return
	}
	key, proof := r.sealedBy(r.chairs)
	r.key = key
	r.note(&journal.Dealt{Proof: proof})
	_ = r.table.NextRound() // a match that nobody can go on with stays as it is
	r.key = ""
}

// beginMatch begins the match with whoever sits; empty chairs are closed for it.
func (r dealing) beginMatch() {
	s := engine.Setup{Game: r.game, Rules: r.rules}
	var taken []chair
	for _, c := range r.chairs {
		switch {
		case c.uid != "":
			s.Seats = append(s.Seats, r.member(c.uid).name)
		case c.bot != nil:
			s.Seats = append(s.Seats, c.bot.Name)
		default:
			continue
		}
		taken = append(taken, c)
	}
	key, proof := r.sealedBy(taken)
	chance := r.cfg.Secret()
	s.Key = key
	s.Dealer = engine.Seat(binary.LittleEndian.Uint64(chance[8:]) % uint64(len(s.Seats)))
	r.note(&journal.Started{Setup: s, BotSeed: binary.LittleEndian.Uint64(chance[:])})
	r.note(&journal.Dealt{Proof: proof})
	if _, err := openTable(r.Room, nil); err != nil {
		panic("a match by rules that were checked cannot begin: " + err.Error())
	}
}

// sealedBy is the key that the secret and the shares of who sits on these chairs make, and its proof.
func (r dealing) sealedBy(chairs []chair) (engine.Key, []byte) {
	p := deal.Proof{Promise: r.promise.secret.Promise(), Secret: r.promise.secret, Shares: []deal.Share{}}
	for i := range chairs {
		uid := chairs[i].uid
		share, given := r.promise.shares[uid]
		switch {
		case uid == "":
		case given:
			p.Shares = append(p.Shares, deal.Share{Seat: engine.Seat(i), Bytes: share})
		default:
			p.Late = append(p.Late, engine.Seat(i))
		}
	}
	proof, err := engine.MarshalPlain(p)
	if err != nil {
		panic("a proof is no JSON: " + err.Error())
	}
	return deal.Key(p.Secret, p.Shares), proof
}
