package words

// Keys of the house's guests: on the set-up screen, and what they say at the table. What belongs to one of them is put
// together by its name: GuestName, GuestManner, GuestLine.
const (
	GuestTitle  Key = "guests.title" // {name} of the chair
	GuestLevel  Key = "guests.level" // {name} {level} {stars} {manner}
	GuestSeated Key = "guests.seated"
	GuestChair  Key = "guests.chair" // {name} {manner}
	GuestQuiet  Key = "guests.quiet" // {name}
	GuestTalks  Key = "guests.talks" // {name}
	GuestSays   Key = "guests.says"  // {name} {line}
	SettingTalk Key = "setting.guests_talk"
)
