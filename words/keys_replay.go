package words

// Keys of records shown, saved to files, opened from them and played on, with their placeholders.
const (
	ReplayJumpBack    Key = "replay.jump_back"
	ReplayEnter       Key = "replay.enter" // {names} {of}
	ReplayMoments     Key = "replay.moments"
	ReplayMomentsNone Key = "replay.moments_none"
	ReplayMoment      Key = "replay.moment" // {n} {at}
	ReplaySave        Key = "replay.save"
	ReplaySaveShort   Key = "replay.save_short"
	ReplaySaved       Key = "replay.saved"
	ReplayDownload    Key = "replay.download" // {name}
	ReplayUnsaved     Key = "replay.unsaved"
	ReplayTake        Key = "replay.take"
	ReplayTakeShort   Key = "replay.take_short"
	ReplayTakeHelp    Key = "replay.take_help"
	ReplayTakeCards   Key = "replay.take_cards" // {n}
	ReplayTaken       Key = "replay.taken"
	ReplayTakenLine   Key = "replay.taken_line" // {name}
	ReplayTakeEnd     Key = "replay.take_end"
	ReplayTakeEndLine Key = "replay.take_end_line"

	ReplayFile         Key = "replay.file"
	ReplayFileTitle    Key = "replay.file_title"
	ReplayFileHelp     Key = "replay.file_help"      // {path}
	ReplayFileHelpNone Key = "replay.file_help_none" // {path}
	ReplayFileForeign  Key = "replay.file_foreign"   // {name}
	ReplayFileDamaged  Key = "replay.file_damaged"   // {name}
	ReplayFileNewer    Key = "replay.file_newer"     // {name}
	ReplayFileUnread   Key = "replay.file_unread"    // {name}
	ReplayFileAsIs     Key = "replay.file_as_is"
	ReplayFileCut      Key = "replay.file_cut" // {name}

	ReplayDelete      Key = "replay.delete"
	ReplayDeleteTitle Key = "replay.delete_title"
	ReplayDeleteLine  Key = "replay.delete_line" // {what}
	ReplayDeleted     Key = "replay.deleted"
	ReplayPractice    Key = "replay.practice"
	ReplayEmptyHelp   Key = "replay.empty_help"
	ReplayRow         Key = "replay.row" // {what} {row}
)
