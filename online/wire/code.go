package wire

import "fourtell/engine"

// Code is why something was not done. Besides these there are the codes of an engine.Illegal.
type Code string

// The codes of a No that are no game's.
const (
	BadMessage Code = "bad_message"
	BadVersion Code = "version"
	TooBig     Code = "too_big"
	Rate       Code = "rate"
	BadName    Code = "name"
	NoRoom     Code = "no_room"
	Full       Code = "full"
	NotMember  Code = "not_member"
	NotHost    Code = "not_host"
	NotSeated  Code = "not_seated"
	NotNow     Code = "not_now"
	Taken      Code = "taken"
	Kicked     Code = "kicked"
	Closed     Code = "closed"
	Stale      Code = "stale"
	Replaced   Code = "replaced"
	Busy       Code = "busy"
	NeedsLink  Code = "needs_link"
	BadSeal    Code = "seal"
)

// Codes are all codes that are no game's. Two of them, not_now and stale, are games' too, and mean the same there.
func Codes() []Code {
	return []Code{BadMessage, BadVersion, TooBig, Rate, BadName, NoRoom, Full, NotMember, NotHost, NotSeated, NotNow, Taken, Kicked, Closed,
		Stale, Replaced, Busy, NeedsLink, BadSeal}
}

// Say is the code as a sentence in English, for people who read the wire: a player is told in their own language. A code that is
// not among Codes gives "".
func (c Code) Say() string {
	switch c {
	case BadMessage:
		return "This is no message that can be understood."
	case BadVersion:
		return "The house speaks another version of the protocol."
	case TooBig:
		return "The message is too long."
	case Rate:
		return "That was too much at once; wait a moment."
	case BadName:
		return "A name needs letters that can be seen."
	case NoRoom:
		return "There is no such room."
	case Full:
		return "There is no place left."
	case NotMember:
		return "You are not in a room."
	case NotHost:
		return "Only the host may do that."
	case NotSeated:
		return "You have no seat at this table."
	case NotNow:
		return "That cannot be done now."
	case Taken:
		return "Somebody sits there already."
	case Kicked:
		return "The host has put you out of this room."
	case Closed:
		return "The room is closed."
	case Stale:
		return "That answers a question which is no longer asked."
	case Replaced:
		return "Another device goes on in your name."
	case Busy:
		return "The house takes nothing new just now; try again soon."
	case NeedsLink:
		return "This table is dealt by a player and sealed: come with its whole link."
	case BadSeal:
		return "Something on the way has changed what was sent; the line is taken up anew."
	}
	return ""
}

// Known says whether a house may say that code: one of Codes, or a game's.
func (c Code) Known() bool {
	if c.Say() != "" {
		return true
	}
	_, ok := engine.ParseCode(string(c))
	return ok
}

// Fault is the error of a frame that is no message: the code it is answered with, the id of the request where one could be read, and
// what is wrong in English.
type Fault struct {
	Code Code
	Re   uint64
	Why  string
}

// Error is the sentence.
func (f *Fault) Error() string { return string(f.Code) + ": " + f.Why }
