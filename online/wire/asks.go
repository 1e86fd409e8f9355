package wire

import "fourtell/engine"

// What a client asks for.
type (
	// Hello is the first that a client says: who it is, and where it was.
	Hello struct {
		V     int    `json:"v"`
		Token string `json:"token"`
		Name  string `json:"name"`
		Lang  string `json:"lang,omitempty"`
		Since *Since `json:"since,omitempty"`
	}
	// Since is the newest beat a client has of a room.
	Since struct {
		Room RoomCode `json:"room"`
		Seq  uint32   `json:"seq"`
	}
	// List asks for the open rooms, and to be told of changes.
	List struct {
		Watch bool `json:"watch,omitempty"`
	}
	// Create opens a room.
	Create struct {
		Name  string `json:"name,omitempty"` // "": its host's
		Game  string `json:"game,omitempty"` // "": the usual one
		Rules string `json:"rules,omitempty"`
		Seats int    `json:"seats"`
		Open  bool   `json:"open,omitempty"`
		Deal  string `json:"deal,omitempty"` // "": as it is done there
		Chat  string `json:"chat,omitempty"`
	}
	// Join goes into a room; As is seat, watch or sealed.
	Join struct {
		Room RoomCode `json:"room"`
		As   string   `json:"as,omitempty"`
	}
	// Sit takes a chair: that one, or any.
	Sit struct {
		Seat *int `json:"seat,omitempty"`
	}
	// Stand gives the chair up and watches.
	Stand struct{}
	// Leave leaves the room.
	Leave struct{}
	// Set is the host's: what is left out stays as it is.
	Set struct {
		Name  *string `json:"name,omitempty"`
		Game  *string `json:"game,omitempty"`
		Rules *string `json:"rules,omitempty"`
		Seats *int    `json:"seats,omitempty"`
		Open  *bool   `json:"open,omitempty"`
		Chat  *string `json:"chat,omitempty"`
	}
	// SetBot puts a bot on a chair: a guest, or a level; neither takes the one there away.
	SetBot struct {
		Seat  int    `json:"seat"`
		Level string `json:"level,omitempty"`
		Guest string `json:"guest,omitempty"`
	}
	// Kick puts somebody out for good.
	Kick struct {
		UID UID `json:"uid"`
	}
	// Host hands the role on.
	Host struct {
		UID UID `json:"uid"`
	}
	// Ready says that one is, or is not.
	Ready struct {
		On *bool `json:"on,omitempty"` // left out: one is
	}
	// Start begins the match.
	Start struct{}
	// Next asks for the next round.
	Next struct{}
	// Again asks for a rematch.
	Again struct{}
	// Do is a wish at the table. Seat and time of the command are the table's to set.
	Do struct{ Command engine.Command }
	// Share is what one gives to the deal of a round: 16 bytes by chance, as 32 hexadecimal digits.
	Share struct {
		Round int    `json:"round"`
		Share string `json:"share"`
	}
	// Say says something in one's own words.
	Say struct {
		Text string `json:"text"`
	}
	// Emote makes a face, Phrase says one of Phrases.
	Emote struct {
		Emote string `json:"emote"`
	}
	// Phrase says one of Phrases.
	Phrase struct {
		Phrase string `json:"phrase"`
	}
	// Sync asks for the table whole.
	Sync struct {
		Seq uint32 `json:"seq,omitempty"`
	}
	// Past asks for a round that is over, as it was told then.
	Past struct {
		Room RoomCode `json:"room,omitempty"` // left out: the one one is in
		N    int      `json:"n,omitempty"`    // left out: the newest
	}
	// Relay hands a box on, at a table that a player deals, which nobody on the way can open: from that player to somebody there, from
	// others to that player.
	Relay struct {
		To  UID    `json:"to,omitempty"` // left out: the player who deals
		Box []byte `json:"box"`
	}
	// Dated asks how everybody's tries at the deal of a day or a week have come out, and, with a Place, has one's own counted: once.
	Dated struct {
		Deal  string `json:"deal"`            // "2026-11-28", or "2026-W48"
		Place int    `json:"place,omitempty"` // 1 … Of; left out: one only asks
		Of    int    `json:"of,omitempty"`    // seats
		Held  int    `json:"held,omitempty"`  // points left in the hand, or cards
	}
	// Ping asks for a Pong.
	Ping struct{}
)

// As what somebody joins.
const (
	AsSeat  = "seat"
	AsWatch = "watch"
	// AsSealed is how one comes to a table that a player deals: with boxes alone, to which one has the key.
	AsSealed = "sealed"
)

// T is a kind's name on the wire.
func (*Hello) T() string  { return "hello" }
func (*List) T() string   { return "rooms" }
func (*Create) T() string { return "create" }
func (*Join) T() string   { return "join" }
func (*Sit) T() string    { return "sit" }
func (*Stand) T() string  { return "stand" }
func (*Leave) T() string  { return "leave" }
func (*Set) T() string    { return "set" }
func (*SetBot) T() string { return "bot" }
func (*Kick) T() string   { return "kick" }
func (*Host) T() string   { return "host" }
func (*Ready) T() string  { return "ready" }
func (*Start) T() string  { return "start" }
func (*Next) T() string   { return "next" }
func (*Again) T() string  { return "again" }
func (*Do) T() string     { return "do" }
func (*Share) T() string  { return "share" }
func (*Say) T() string    { return "say" }
func (*Emote) T() string  { return "emote" }
func (*Phrase) T() string { return "phrase" }
func (*Sync) T() string   { return "sync" }
func (*Past) T() string   { return "round" }
func (*Relay) T() string  { return "relay" }
func (*Dated) T() string  { return "dated" }
func (*Ping) T() string   { return "ping" }

// ask is an empty request of that kind; nil where there is none.
func ask(t string) asked {
	switch t {
	case "do":
		return new(Do)
	case "relay":
		return new(Relay)
	case "ping":
		return new(Ping)
	case "hello":
		return new(Hello)
	case "rooms":
		return new(List)
	case "create":
		return new(Create)
	case "join":
		return new(Join)
	case "sit":
		return new(Sit)
	case "stand":
		return new(Stand)
	case "leave":
		return new(Leave)
	case "set":
		return new(Set)
	case "bot":
		return new(SetBot)
	case "kick":
		return new(Kick)
	case "host":
		return new(Host)
	case "ready":
		return new(Ready)
	case "start":
		return new(Start)
	case "next":
		return new(Next)
	case "again":
		return new(Again)
	case "share":
		return new(Share)
	case "say":
		return new(Say)
	case "emote":
		return new(Emote)
	case "phrase":
		return new(Phrase)
	case "sync":
		return new(Sync)
	case "round":
		return new(Past)
	case "dated":
		return new(Dated)
	}
	return nil
}
