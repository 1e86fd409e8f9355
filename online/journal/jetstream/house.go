package jetstream

import (
	"context"
	"errors"
	"fmt"
	"sync/atomic"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"fourtell/online/wire"
)

const (
	// lease is how long a dealer's lasts without being renewed: longer than an election, during which nothing can be.
	lease = 10 * time.Second
	// renewEvery is how often it is renewed; lapseAfter how long after the last time it counts as over here, earlier than elsewhere.
	renewEvery = 2 * time.Second
	lapseAfter = 9 * time.Second
	// dealersBucket has a key for each dealer with a lease, holdersBucket for each room that has a holder.
	dealersBucket = "fourtell_dealers"
	holdersBucket = "fourtell_holders"
	// madeBucket has a key for each request that has made a room lately: for longer than anybody asks again who had no answer.
	madeBucket = "fourtell_made"
	madeFor    = time.Hour
	// words is where a dealer hears what is said to it, and toAll what is said to all.
	words = "fourtell.dealer."
	toAll = words + "all"
	// mostUnheard is how many words may wait until they are looked at.
	mostUnheard = 1 << 16
	fromHeader  = "From"
)

// House is a dealer among those who have the journal together: what they say to each other, and who holds which room.
type House struct {
	j       *Journal
	name    string
	conn    *nats.Conn // one alone, so that words stay in their order
	dealers jetstream.KeyValue
	holders jetstream.KeyValue
	made    jetstream.KeyValue
	place   string // where it stands
	ctx     context.Context
	stop    context.CancelFunc
	leaving chan struct{} // closed when the lease is given up
	ended   chan struct{} // closed when nothing renews it any more
	renewed atomic.Int64  // when a renewal that went well was begun, Unix ns; 0: the lease is over
	left    atomic.Bool
}

// House joins the dealers of the journal's servers under a name of its own. place is where it stands, as no two can at once: the lease
// of whoever stood there before, and has ended without a word, is over. heard is told what the others send, lapsed that the lease
// could not be renewed in time; both from other goroutines. The error is one sentence.
func (j *Journal) House(place string, replicas int, heard func(data []byte, from string), lapsed func()) (*House, error) {
	h := &House{j: j, place: place, name: nats.NewInbox()[len("_INBOX."):], conn: j.conns[0], leaving: make(chan struct{}), ended: make(chan struct{})}
	h.ctx, h.stop = context.WithCancel(j.ctx)
	for _, b := range []struct {
		kv     *jetstream.KeyValue
		config jetstream.KeyValueConfig
	}{
		{&h.dealers, jetstream.KeyValueConfig{Bucket: dealersBucket, TTL: lease, Replicas: max(replicas, 1)}},
		{&h.holders, jetstream.KeyValueConfig{Bucket: holdersBucket, Replicas: max(replicas, 1)}},
		{&h.made, jetstream.KeyValueConfig{Bucket: madeBucket, TTL: madeFor, Replicas: max(replicas, 1)}},
	} {
		if err := j.persist(func(ctx context.Context) (err error) {
			*b.kv, err = j.js[0].CreateOrUpdateKeyValue(ctx, b.config)
			return err
		}); err != nil {
			h.stop()
			return nil, fmt.Errorf("the dealers' bucket %s cannot be opened: %w", b.config.Bucket, err)
		}
	}
	if err := h.succeed(); err != nil {
		h.stop()
		return nil, fmt.Errorf("the dealers' leases cannot be read: %w", err)
	}
	if err := h.renew(); err != nil {
		h.stop()
		return nil, fmt.Errorf("this dealer gets no lease: %w", err)
	}
	inbox := make(chan *nats.Msg, mostUnheard)
	for _, s := range []string{words + h.name, toAll} {
		if _, err := h.conn.ChanSubscribe(s, inbox); err != nil { // both into one, so that they stay in their order
			h.stop()
			return nil, fmt.Errorf("this dealer cannot hear the others: %w", err)
		}
	}
	go h.hear(inbox, heard)
	go h.keep(lapsed)
	return h, nil
}

// Name is this dealer's.
func (h *House) Name() string { return h.name }

// Send sends to a dealer, or with "" to all others.
func (h *House) Send(to string, data []byte) {
	subject := toAll
	if to != "" {
		subject = words + to
	}
	_ = h.conn.PublishMsg(&nats.Msg{Subject: subject, Data: data, Header: nats.Header{fromHeader: {h.name}}}) // what is lost is missed
}

func (h *House) hear(inbox chan *nats.Msg, heard func([]byte, string)) {
	for {
		select {
		case <-h.ctx.Done():
			return
		case m := <-inbox:
			if from := m.Header.Get(fromHeader); from != h.name {
				heard(m.Data, from)
			}
		}
	}
}

// succeed ends the lease of whoever stood where this dealer stands. Should it live all the same it renews its lease, and where this one
// has gone on with a room of its own meanwhile the journal refuses it.
func (h *House) succeed() error {
	if h.place == "" {
		return nil
	}
	return h.j.persist(func(ctx context.Context) error {
		names, err := h.dealers.Keys(ctx)
		if err != nil && !errors.Is(err, jetstream.ErrNoKeysFound) {
			return err
		}
		for _, name := range names {
			e, err := h.dealers.Get(ctx, name)
			if err == nil && string(e.Value()) == h.place {
				err = h.dealers.Delete(ctx, name)
			}
			if err != nil && !errors.Is(err, jetstream.ErrKeyNotFound) {
				return err
			}
		}
		return nil
	})
}

// renew renews the lease once.
func (h *House) renew() error {
	begun := time.Now()
	ctx, cancel := context.WithTimeout(h.ctx, attempt)
	defer cancel()
	if _, err := h.dealers.PutString(ctx, h.name, h.place); err != nil {
		return err
	}
	h.renewed.Store(begun.UnixNano())
	return nil
}

// keep renews the lease for as long as the dealer is there.
func (h *House) keep(lapsed func()) {
	defer close(h.ended)
	t := time.NewTicker(renewEvery)
	defer t.Stop()
	for {
		select {
		case <-h.ctx.Done():
			return
		case <-h.leaving:
			return
		case <-t.C:
		}
		if at := h.renewed.Load(); at > 0 && time.Since(time.Unix(0, at)) > lapseAfter {
			h.renewed.Store(0)
			lapsed()
		}
		_ = h.renew() // it is tried again soon
	}
}

// errNoLease says that this dealer has none just now.
var errNoLease = errors.New("this dealer has no lease")

// Claim gives a room to this dealer where no dealer with a lease holds it, and says who does now.
func (h *House) Claim(room wire.RoomCode) (holder string, err error) {
	err = h.j.persist(func(ctx context.Context) error {
		if at := h.renewed.Load(); h.left.Load() || at == 0 || time.Since(time.Unix(0, at)) > lapseAfter {
			return errNoLease
		}
		e, err := h.holders.Get(ctx, string(room))
		after := uint64(0)
		switch {
		case err == nil:
			holder, after = string(e.Value()), e.Revision()
			if holder == h.name {
				return nil
			}
			if stands, err := h.stands(ctx, holder); err != nil || stands {
				return err
			}
		case !errors.Is(err, jetstream.ErrKeyNotFound):
			return err
		}
		if after > 0 {
			_, err = h.holders.Update(ctx, string(room), []byte(h.name), after)
		} else {
			_, err = h.holders.Create(ctx, string(room), []byte(h.name))
		}
		holder = h.name
		return err // another may have been quicker: that is looked at when it is asked for again
	})
	return holder, err
}

// stands says whether a dealer has a lease.
func (h *House) stands(ctx context.Context, dealer string) (bool, error) {
	_, err := h.dealers.Get(ctx, dealer)
	if errors.Is(err, jetstream.ErrKeyNotFound) {
		return false, nil
	}
	return err == nil, err
}

// Free are those of the rooms that no other dealer with a lease holds.
func (h *House) Free(rooms []wire.RoomCode) (free []wire.RoomCode, err error) {
	stand := map[string]bool{h.name: false}
	for _, room := range rooms {
		var holder string
		if err := h.j.persist(func(ctx context.Context) error {
			e, err := h.holders.Get(ctx, string(room))
			if errors.Is(err, jetstream.ErrKeyNotFound) {
				holder = h.name // nobody's
				return nil
			}
			if err != nil {
				return err
			}
			holder = string(e.Value())
			if _, known := stand[holder]; !known {
				stand[holder], err = h.stands(ctx, holder)
			}
			return err
		}); err != nil {
			return nil, err
		}
		if !stand[holder] {
			free = append(free, room)
		}
	}
	return free, nil
}

// Made remembers which room a request makes, and says which it is: the one that was said first.
func (h *House) Made(by wire.UID, request uint64, room wire.RoomCode) (first wire.RoomCode, err error) {
	key := fmt.Sprint(by, ".", request)
	err = h.j.persist(func(ctx context.Context) error {
		_, err := h.made.Create(ctx, key, []byte(room))
		if err == nil {
			first = room
			return nil
		}
		if !errors.Is(err, jetstream.ErrKeyExists) {
			return err
		}
		e, err := h.made.Get(ctx, key)
		if err == nil {
			first = wire.RoomCode(e.Value())
		}
		return err
	})
	return first, err
}

// Forget drops a room that is no more.
func (h *House) Forget(room wire.RoomCode) error {
	return h.j.persist(func(ctx context.Context) error { return h.holders.Purge(ctx, string(room)) })
}

// Leave gives the lease up, and every room with it.
func (h *House) Leave() error {
	if h.left.Swap(true) {
		return nil
	}
	close(h.leaving)
	<-h.ended // nothing renews it afterwards
	return h.j.persist(func(ctx context.Context) error { return h.dealers.Delete(ctx, h.name) })
}

// Close ends it; where it has not left its lease ends by itself.
func (h *House) Close() { h.stop() }
