package wire

// State is how far a room is.
type State string

// The states: Paused while somebody is waited for.
const (
	Waiting  State = "waiting"
	Playing  State = "playing"
	Paused   State = "paused"
	Finished State = "finished"
)

// Kind is who has a chair.
type Kind string

// The kinds.
const (
	Person Kind = "person"
	Bot    Kind = "bot"
	Empty  Kind = "empty"
)

// Here is how somebody with a chair is reached.
type Here string

// Whether somebody is here: HereBot says that a bot plays on for them.
const (
	HereYes  Here = "yes"
	HereSlow Here = "slow"
	HereGone Here = "gone"
	HereBot  Here = "bot"
)

// Who deals, and how people talk.
const (
	DealHouse   = "house"
	DealPlayer  = "player"
	ChatFree    = "free"
	ChatPhrases = "phrases"
)

// Room is a room as everybody may know it.
type Room struct {
	Code     RoomCode  `json:"code"`
	Name     string    `json:"name"`
	Host     UID       `json:"host"`
	State    State     `json:"state"`
	Game     string    `json:"game"`
	Rules    string    `json:"rules"`
	Open     bool      `json:"open"`
	Deal     string    `json:"deal"`
	Chat     string    `json:"chat"`
	Created  int64     `json:"created"` // Unix ms
	Round    int       `json:"round"`   // 0 before the first
	Totals   []int     `json:"totals"`  // the match's points, by seat; empty before it
	Seats    []Seat    `json:"seats"`
	Watching []Watcher `json:"watching"`
}

// Seat is a chair of a room; once the match has begun they are the table's seats, in its order.
type Seat struct {
	UID   UID    `json:"uid,omitempty"` // of a person
	Name  string `json:"name,omitempty"`
	Guest string `json:"guest,omitempty"` // whose face a bot has
	Kind  Kind   `json:"kind"`
	Here  Here   `json:"here,omitempty"` // of a person
	Ready bool   `json:"ready,omitempty"`
}

// Watcher is somebody in a room without a chair; Waits says that they take one as soon as there is one.
type Watcher struct {
	UID   UID    `json:"uid"`
	Name  string `json:"name"`
	Waits bool   `json:"waits,omitempty"`
}
