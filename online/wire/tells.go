package wire

import "encoding/json"

// What a house tells.
type (
	// Welcome is the first of all.
	Welcome struct {
		V      int    `json:"v"`
		House  string `json:"house"`
		Now    int64  `json:"now"` // Unix ms
		Limits Limits `json:"limits"`
	}
	// Limits are those that a client has to keep.
	Limits struct {
		Frame      int `json:"frame"`
		Per10s     int `json:"per_10s"`
		ChatPer10s int `json:"chat_per_10s"`
	}
	// You answers a Hello.
	You struct {
		UID   UID        `json:"uid"`
		Name  string     `json:"name"`
		Rooms []RoomCode `json:"rooms"` // in which one still has a place
	}
	// Rooms are the open ones; RoomOpen tells of a new or changed one, RoomShut of one that is no longer among them.
	Rooms struct {
		Rooms []Room `json:"rooms"`
	}
	// RoomOpen tells who watches the list of an open room, new or changed.
	RoomOpen struct {
		Room Room `json:"room"`
	}
	// RoomShut tells them that it is open no longer.
	RoomShut struct {
		Code RoomCode `json:"code"`
	}
	// Joined is a room as one comes into it, and whenever one's part in it changes.
	Joined struct {
		Room   Room            `json:"room"`
		Role   Role            `json:"role"`
		Seat   int             `json:"seat"` // -1: none
		Chat   []Said          `json:"chat"`
		Snap   json.RawMessage `json:"snap"` // null before the start
		Missed uint32          `json:"missed"`
	}
	// RoomNow is a room about which something has changed.
	RoomNow struct {
		Room Room `json:"room"`
	}
	// Beat is a beat as one's seat may know it, as an engine.Tail after the one before on this connection.
	Beat struct {
		Snap json.RawMessage `json:"snap"`
	}
	// Done answers what was done; Seq is the newest beat's then, 0 before the match.
	Done struct {
		Seq uint32 `json:"seq"`
	}
	// No answers what was not done, or says by itself what the house will not do.
	No struct {
		Code    Code            `json:"code"`
		Say     string          `json:"say"`
		Refused json.RawMessage `json:"refused,omitempty"` // a command's engine.Illegal
	}
	// Said is what somebody has said: Text, or Phrase.
	Said struct {
		UID    UID    `json:"uid"`
		Name   string `json:"name"`
		Text   string `json:"text,omitempty"`
		Phrase string `json:"phrase,omitempty"`
		At     int64  `json:"at"` // Unix ms
	}
	// Emoted is a face somebody makes.
	Emoted struct {
		UID   UID    `json:"uid"`
		Name  string `json:"name"`
		Emote string `json:"emote"`
		At    int64  `json:"at"` // Unix ms
	}
	// Promise is what a round that is about to be dealt will be checked by (docs/fair-deal.md): the SHA-256 of the dealer's secret, as
	// 64 hexadecimal digits. Who sits answers with a Share; it is waited for three seconds.
	Promise struct {
		Round   int    `json:"round"`
		Promise string `json:"promise"`
	}
	// Round is a round that is over: its Record as text, and by what its deal is checked. A room's rounds have numbers, which go on from
	// match to match, so that a room's code, when it was made and the number name a round for ever.
	Round struct {
		Room   RoomCode        `json:"room"`
		N      int             `json:"n"`    // 1 the room's first
		Seat   int             `json:"seat"` // where one sat in it; -1: nowhere
		Record string          `json:"record"`
		Proof  json.RawMessage `json:"proof"`
	}
	// Left says that one is out of the room.
	Left struct {
		Why Why `json:"why"`
	}
	// Relayed is a box that somebody at a table dealt by a player has handed on.
	Relayed struct {
		From UID    `json:"from"`
		Box  []byte `json:"box"`
	}
	// Shape answers a Dated: how the tries that have been counted came out.
	Shape struct {
		Deal    string `json:"deal"`
		Players int    `json:"players"`
		Places  []int  `json:"places"` // how many came in each place, the winners first
		Held    []int  `json:"held"`   // how many held so much, by HeldStep
	}
	// Pong answers a Ping.
	Pong struct {
		Now int64 `json:"now"` // Unix ms
	}
)

// Role is one's part in a room.
type Role string

// The roles.
const (
	RoleSeat  Role = "seat"
	RoleWatch Role = "watch"
	RoleWait  Role = "wait"
)

// Why is why somebody is out of a room.
type Why string

// The reasons.
const (
	LeftYou      Why = "you"
	LeftKicked   Why = "kicked"
	LeftClosed   Why = "closed"
	LeftReplaced Why = "replaced"
	LeftIdle     Why = "idle"
)

// T is a kind's name on the wire.
func (*Welcome) T() string  { return "welcome" }
func (*You) T() string      { return "you" }
func (*Rooms) T() string    { return "rooms" }
func (*RoomOpen) T() string { return "room_open" }
func (*RoomShut) T() string { return "room_shut" }
func (*Joined) T() string   { return "joined" }
func (*RoomNow) T() string  { return "room" }
func (*Beat) T() string     { return "beat" }
func (*Done) T() string     { return "done" }
func (*No) T() string       { return "no" }
func (*Said) T() string     { return "said" }
func (*Emoted) T() string   { return "emoted" }
func (*Promise) T() string  { return "promise" }
func (*Round) T() string    { return "round" }
func (*Left) T() string     { return "left" }
func (*Relayed) T() string  { return "relayed" }
func (*Shape) T() string    { return "shape" }
func (*Pong) T() string     { return "pong" }

// tell is an empty message of that kind from a house; nil where there is none.
func tell(t string) Body {
	switch t {
	case "beat":
		return new(Beat)
	case "relayed":
		return new(Relayed)
	case "done":
		return new(Done)
	case "no":
		return new(No)
	case "room":
		return new(RoomNow)
	case "joined":
		return new(Joined)
	case "said":
		return new(Said)
	case "emoted":
		return new(Emoted)
	case "promise":
		return new(Promise)
	case "round":
		return new(Round)
	case "shape":
		return new(Shape)
	case "left":
		return new(Left)
	case "pong":
		return new(Pong)
	case "welcome":
		return new(Welcome)
	case "you":
		return new(You)
	case "rooms":
		return new(Rooms)
	case "room_open":
		return new(RoomOpen)
	case "room_shut":
		return new(RoomShut)
	}
	return nil
}
