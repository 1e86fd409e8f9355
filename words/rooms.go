package words

// The families of what is said in rooms: each names its sentences by the keys of the wire (docs/rooms.md), which this package does
// not know; a test of online holds that none is missing.
const (
	roomCode   = "room.code."
	roomPhrase = "room.phrase."
	roomEmote  = "room.emote."
	roomState  = "room.state."
	roomHere   = "room.here."
	roomRole   = "room.role."
	roomWhy    = "room.why."
	roomLine   = "room.line."
	roomNews   = "room.news."
	roomCheck  = "room.check."
)

// Rooms is what a language says of rooms.
type Rooms struct{ l *Language }

// Rooms is what is said of rooms.
func (l *Language) Rooms() Rooms { return Rooms{l} }

// No is why a house does not do something, by the code of its no: "There is no place left." A game's codes are not among them.
func (r Rooms) No(code string) string { return r.l.Say(Key(roomCode + code)) }

// Phrase is a set phrase as its reader says it.
func (r Rooms) Phrase(phrase string) string { return r.l.Say(Key(roomPhrase + phrase)) }

// Emote is a face somebody makes, as it follows their name: "laughs".
func (r Rooms) Emote(emote string) string { return r.l.Say(Key(roomEmote + emote)) }

// State is how far a room is: "A match is on".
func (r Rooms) State(state string) string { return r.l.Say(Key(roomState + state)) }

// Here is how somebody is reached, as it stands on their plate: "slow line".
func (r Rooms) Here(here string) string { return r.l.Say(Key(roomHere + here)) }

// Role is one's own part in a room: "You are watching."
func (r Rooms) Role(role string) string { return r.l.Say(Key(roomRole + role)) }

// Why is why one is out of a room: "The room is closed."
func (r Rooms) Why(why string) string { return r.l.Say(Key(roomWhy + why)) }

// Walkover is why one is out of a room whose match goes to those of these names, since who dealt it is gone: somebody else, or oneself.
func (r Rooms) Walkover(names []string, oneself bool) string {
	key := Key(roomWhy + "walkover")
	if oneself {
		key += "_you"
	}
	return r.l.Say(key, With("name", r.l.List(names)))
}

// Line is how one's own line stands: reaching, silent, lost, back, or missed, which counts beats by Count("n", …).
func (r Rooms) Line(how string, args ...Arg) string {
	return r.l.Say(Key(roomLine+how), args...)
}

// News is what has happened in a room besides the game, to somebody of that name: came, left, sits, stands, lost, back, bot,
// host, ready. Of nobody are paused, dealer (who is away) and goes_on; of rules the name is theirs.
func (r Rooms) News(what, name string) string {
	return r.l.Say(Key(roomNews+what), With("name", name))
}

// Said is what somebody says, free or as a phrase in the reader's language: "Ann: Well played!"
func (r Rooms) Said(name, text string) string {
	return r.l.Say(Key(roomNews+"says"), With("name", name), With("text", text))
}

// Does is a face somebody makes, told: "Ann laughs."
func (r Rooms) Does(name, emote string) string {
	return r.l.Say(Key(roomNews+"does"), With("name", name), With("text", r.Emote(emote)))
}

// Check is what the check of a deal came to: "Deal checked", or what is wrong with it; none is a deal one can't check.
func (r Rooms) Check(finding string) string { return r.l.Say(Key(roomCheck + finding)) }
