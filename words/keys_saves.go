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
	SaveRenamed   Key = "save.renamed"
	SaveRenamedTo Key = "save.renamed_to" // {name} {n} {who}
	SaveNowhere   Key = "save.nowhere"
	SaveForbidden Key = "save.forbidden" // why a page keeps nothing

	ReplaysTitle  Key = "replays.title"
	ReplaysEmpty  Key = "replays.empty"
	ReplaysCount  Key = "replays.count" // {n}
	ReplaysWon    Key = "replays.won"   // {names}
	ReplaysDrawn  Key = "replays.drawn"
	ReplaysRounds Key = "replays.rounds" // {n}
	ReplaysOnline Key = "replays.online" // {room}, {n}
	ReplayPlay    Key = "replay.play"
	ReplayPause   Key = "replay.pause"
	ReplayBack    Key = "replay.back"
	ReplayOn      Key = "replay.on"
	ReplayJump    Key = "replay.jump"
	ReplayNoJump  Key = "replay.no_jump"
	ReplayAll     Key = "replay.all"
	ReplayView    Key = "replay.view"
	ReplayAt      Key = "replay.at" // {n} {of} {round}
)
