package hall

import (
	"slices"
	"sync"

	"fourtell/online/journal"
	"fourtell/online/wire"
)

// ledger is what a room has to write down and what it has to tell, in this order: what rests on an entry is told when the entry is
// kept. The journal may answer at once or later.
type ledger struct {
	code   wire.RoomCode
	to     journal.Journal
	sink   Sink
	wake   func()          // says, from any goroutine, that the journal has answered
	fresh  []journal.Entry // not yet handed to the journal
	last   uint64          // the newest entry's number
	kept   uint64          // the newest that is kept
	frames []frame         // in the order they were made
	acks   acks
	lost   error // why the room is not this hall's any more
}

// frame is what somebody is told once an entry is kept.
type frame struct {
	to    wire.UID
	after uint64
	text  []byte
}

// acks are the journal's answers, which come from anywhere.
type acks struct {
	mu       sync.Mutex
	kept     uint64
	err      error
	handling bool // the room will look at them by itself
}

// note hands a fact on to be kept.
func (l *ledger) note(e journal.Entry) {
	l.fresh = append(l.fresh, e)
}

// tell has a frame sent once everything noted so far is kept.
func (l *ledger) tell(to wire.UID, text []byte) {
	if l.lost != nil {
		return
	}
	l.frames = append(l.frames, frame{to, l.last, text})
}

// settle hands what is fresh to the journal and sends what may be sent. It says whether the room is still this hall's.
func (l *ledger) settle() bool {
	if l.lost != nil {
		return false
	}
	if len(l.fresh) > 0 {
		batch := l.fresh
		l.fresh = nil
		upto := batch[len(batch)-1].N
		l.acks.begin()
		l.to.Append(l.code, batch, func(err error) {
			if l.acks.answered(upto, err) {
				l.wake()
			}
		})
	}
	l.kept, l.lost = l.acks.look()
	if l.lost != nil {
		l.frames = nil
		return false
	}
	n := 0
	for n < len(l.frames) && l.frames[n].after <= l.kept {
		l.sink.Send(l.frames[n].to, l.frames[n].text)
		n++
	}
	rest := copy(l.frames, l.frames[n:])
	clear(l.frames[rest:])
	l.frames = l.frames[:rest]
	return true
}

// unkept is how many entries wait for the journal.
func (l *ledger) unkept() uint64 { return l.last - l.kept }

// letGo gives the room up; what has not been kept is not told.
func (l *ledger) letGo() {
	if l.lost == nil {
		l.lost, l.frames = journal.ErrFenced, nil
	}
}

// begin says that an append is under way, whose answer is looked at without being woken if it comes now.
func (a *acks) begin() {
	a.mu.Lock()
	a.handling = true
	a.mu.Unlock()
}

// answered takes an answer; it says whether somebody has to be woken for it.
func (a *acks) answered(upto uint64, err error) bool {
	a.mu.Lock()
	defer a.mu.Unlock()
	if err != nil && a.err == nil {
		a.err = err
	} else if err == nil && a.err == nil {
		a.kept = max(a.kept, upto)
	}
	return !a.handling
}

// look is what has been answered.
func (a *acks) look() (kept uint64, err error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.handling = false
	return a.kept, a.err
}

// drop forgets what somebody has not been told yet: their connection is gone, or they are elsewhere. What they asked for is answered
// when they ask again.
func (l *ledger) drop(uid wire.UID) {
	l.frames = slices.DeleteFunc(l.frames, func(f frame) bool { return f.to == uid })
}

// waits says that something has not been kept yet.
func (l *ledger) waits() bool { return l.lost == nil && l.kept < l.last }

// kept is the rooms the journal has answered that have not been looked at since: they alone, so that an answer costs the same
// however many rooms wait for theirs.
type kept struct {
	mu    sync.Mutex
	rooms []*Room
}

func (k *kept) add(r *Room) {
	k.mu.Lock()
	k.rooms = append(k.rooms, r)
	k.mu.Unlock()
}

func (k *kept) take() (rooms []*Room) {
	k.mu.Lock()
	defer k.mu.Unlock()
	rooms, k.rooms = k.rooms, nil
	return rooms
}
