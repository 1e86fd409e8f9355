package cluster

import (
	"sync"

	"fourtell/online/hall"
	"fourtell/online/journal"
	"fourtell/online/wire"
)

// Bus takes words to the other dealers of the house. Safe for concurrent use.
type Bus interface {
	// Name is this dealer's: no other has it, nor had it before.
	Name() string
	// Send sends to a dealer, or with "" to all others. It does not block. Words to one come in their order, where they come.
	Send(to string, data []byte)
}

// Leases say who holds a room. Safe for concurrent use; the methods may block.
type Leases interface {
	// Claim gives a room to this dealer where no dealer with a lease holds it, and says who does now. The error says why this is not
	// known.
	Claim(room wire.RoomCode) (holder string, err error)
	// Free are those of the rooms that no other dealer with a lease holds.
	Free(rooms []wire.RoomCode) ([]wire.RoomCode, error)
	// Made remembers which room a request makes, of whom and by what number, and says which it is: the one that was said first, by
	// whichever dealer. The error says why this is not known.
	Made(by wire.UID, request uint64, room wire.RoomCode) (wire.RoomCode, error)
	// Forget drops a room that is no more.
	Forget(room wire.RoomCode) error
	// Leave gives up this dealer's lease, and every room with it.
	Leave() error
}

// Door is a gate as a node uses it.
type Door interface {
	hall.Sink
	// Shut ends somebody's connection; replaced says that they have another now.
	Shut(uid wire.UID, replaced bool)
}

// Config is what a node is made with. All but Trouble is needed.
type Config struct {
	Bus     Bus
	Leases  Leases
	Journal journal.Journal
	Door    Door
	// Wake says, from any goroutine, that Advance wants to be called soon.
	Wake func()
	// Spawn runs what may block elsewhere.
	Spawn func(func())
	// Trouble is told of a room that can't be read from the journal; nil: nobody is.
	Trouble func(error)
}

// The times of a node, in milliseconds.
const (
	// beatEvery is how often the others are told that a dealer is there; after deaf without a word of it, it counts as gone.
	beatEvery = 2000
	deaf      = 6000
	// newsEvery is how often at most the others are told what has changed of the rooms here.
	newsEvery = 200
	// lookEvery is how often it is looked for rooms that nobody holds.
	lookEvery = 2500
	// lookAll is how long a room that another dealer held is not looked at again.
	lookAll = 30_000
	// longestLease is how long the lease of a dealer that is gone may stand.
	longestLease = 15_000
	// askAgain is how long after a claim without a result it is made again.
	askAgain = 500
	// mostWait is how long somebody waits at most for where their room is.
	mostWait = 60_000
	// mostQueued is how many requests of somebody may wait for that.
	mostQueued = 64
)

// Node is one dealer of a house.
type Node struct {
	cfg      Config
	hall     *hall.Hall
	self     string
	now      int64 // Unix ms
	stamped  uint64
	sessions map[wire.UID]*session
	visitors map[wire.UID]*visitor
	peers    map[string]*peer
	claims   claims
	hearing  wire.UID // whose words are being done just now: what they are told waits in told
	told     [][]byte
	gone     []departure // of rooms that were lost just now
	beatAt   int64
	newsAt   int64
	draining bool
	leaving  bool
	ended    bool            // the others have been told: nothing more is said to them
	handed   []wire.RoomCode // what has been let go of to the others
	over     chan struct{}   // closed when everything is handed over

	mu    sync.Mutex
	inbox []func()
}

// departure is a room that is here no longer, with who was in it.
type departure struct {
	room  wire.RoomCode
	there []wire.UID
}

// Open opens a hall as part of a house of several dealers. open is given what the hall is to be opened with besides: Shared, Journal,
// Sink and Lost are set. The error is open's; the node stands all the same.
func Open(cfg Config, now int64, open func(hall.Config) (*hall.Hall, error)) (*Node, error) {
	n := &Node{cfg: cfg, self: cfg.Bus.Name(), now: now, sessions: map[wire.UID]*session{}, visitors: map[wire.UID]*visitor{},
		peers: map[string]*peer{}, over: make(chan struct{})}
	n.claims.open(n)
	h, err := open(hall.Config{Shared: true, Spawn: cfg.Spawn, Journal: forgetting{cfg.Journal, cfg.Leases}, Sink: n, Wake: cfg.Wake, Lost: func(room wire.RoomCode, there []wire.UID) {
		n.gone = append(n.gone, departure{room, there})
	}})
	n.hall = h
	return n, err
}

// forgetting is a journal whose rooms are nobody's any more when they are forgotten.
type forgetting struct {
	journal.Journal
	leases Leases
}

func (f forgetting) Forget(room wire.RoomCode) error {
	if err := f.Journal.Forget(room); err != nil {
		return err
	}
	return f.leases.Forget(room)
}

// Heard takes in what another dealer has sent. Safe for concurrent use.
func (n *Node) Heard(data []byte, from string) { n.post(func() { linked{n}.hear(from, data) }) }

// Lapsed says that this dealer's lease could not be renewed in time. Safe for concurrent use.
func (n *Node) Lapsed() { n.post(n.lapsed) }

// Over is closed when a node that drains has handed everything over.
func (n *Node) Over() <-chan struct{} { return n.over }

// post has something done by Advance.
func (n *Node) post(f func()) {
	n.mu.Lock()
	n.inbox = append(n.inbox, f)
	n.mu.Unlock()
	n.cfg.Wake()
}

func (n *Node) tick(now int64) { n.now = max(n.now, now) }

// stamp is higher than any that has been seen.
func (n *Node) stamp() uint64 {
	n.stamped = max(uint64(n.now), n.stamped+1)
	return n.stamped
}

// Advance does what is due, and what has come in.
func (n *Node) Advance(now int64) {
	n.tick(now)
	n.mu.Lock()
	inbox := n.inbox
	n.inbox = nil
	n.mu.Unlock()
	for _, f := range inbox {
		f()
	}
	n.hall.Advance(n.now)
	n.claims.advance()
	if n.now >= n.beatAt {
		n.beatAt = n.now + beatEvery
		linked{n}.beat()
	}
	if n.draining {
		n.handOver()
	}
	n.settle()
}

// Due is when Advance wants to be called if nothing comes in, in Unix ms.
func (n *Node) Due() (int64, bool) {
	due := min(n.beatAt, n.claims.due())
	if n.newsAt > n.now {
		due = min(due, n.newsAt)
	}
	if at, ok := n.hall.Due(); ok {
		due = min(due, at)
	}
	return due, true
}

// Size is how many rooms are here, how many people are connected here, and how many bytes of rounds that are over are kept here.
func (n *Node) Size() (rooms, people, past int) {
	rooms, _, past = n.hall.Size()
	return rooms, len(n.sessions), past
}

// settle ends whatever has been done. Those come back whose room is elsewhere now: their connection is shut, and they find it. The
// others are told what has changed of the rooms here.
func (n *Node) settle() {
	for len(n.gone) > 0 {
		all := n.gone
		n.gone = nil
		for _, d := range all {
			for _, uid := range d.there {
				if v := n.visitors[uid]; v != nil {
					n.send(v.home, word{Kind: lost, UID: uid, Stamp: v.stamp})
					hosting{n}.unvisit(uid)
				} else if n.sessions[uid] != nil {
					n.shut(uid, false)
				}
			}
		}
	}
	if n.now >= n.newsAt {
		if all := n.hall.News(); len(all) > 0 {
			n.newsAt = n.now + newsEvery
			n.sendAll(word{Kind: news, News: all})
		}
	}
}

// lapsed lets go of all rooms: others may have taken them up already.
func (n *Node) lapsed() {
	for _, code := range n.hall.Codes() {
		n.hall.LetGo(n.now, code)
	}
	n.claims.forget()
}
