package words

// Keys of matches put aside and taken up, with their placeholders.
const (
	ResumeNote    Key = "resume.note"    // {n} {held}
	ResumeAgainst Key = "resume.against" // {names}
	ResumeTitle   Key = "resume.title"
	ResumeRound   Key = "resume.round" // {n} {names} {held}
	ResumeLost    Key = "resume.lost"
	ButtonAnew    Key = "button.anew"
	SaveCutShort  Key = "save.cut_short"
	SaveCutLine   Key = "save.cut_line" // {name} {n}
	SaveDamaged   Key = "save.damaged"
	SaveForeign   Key = "save.foreign"
	SaveAside     Key = "save.aside" // {name} {aside}
	SaveAsIs      Key = "save.as_is" // {name}
	SaveNewer     Key = "save.newer"
	SaveInUse     Key = "save.in_use"
	SaveInUseLine Key = "save.in_use_line"
	SaveRoom      Key = "save.room"
	SaveRoomLine  Key = "save.room_line" // {n}
	SaveUnwritten Key = "save.unwritten"
	SaveUnread    Key = "save.unread" // {name}
	SaveNowhere   Key = "save.nowhere"
	SaveSeveral   Key = "save.several"
	SaveSeveralTo Key = "save.several_to"
)
