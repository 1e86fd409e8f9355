package words

// Keys of the room in which people wait for a match.
const (
	WaitingByCode    Key = "waiting.by_code"
	WaitingOpen      Key = "waiting.open"
	WaitingHost      Key = "waiting.host" // {name}
	WaitingYouHost   Key = "waiting.you_host"
	WaitingCode      Key = "waiting.code"
	WaitingCount     Key = "waiting.count" // {n} of {most} seats, {ready}
	WaitingSit       Key = "waiting.sit"
	WaitingOrBot     Key = "waiting.or_bot"
	WaitingFree      Key = "waiting.free"
	WaitingIsHost    Key = "waiting.is_host"
	WaitingIsReady   Key = "waiting.is_ready"
	WaitingNotReady  Key = "waiting.not_ready"
	WaitingBot       Key = "waiting.bot"
	WaitingReady     Key = "waiting.ready"
	WaitingUnready   Key = "waiting.unready"
	WaitingStart     Key = "waiting.start"
	WaitingForSeat   Key = "waiting.for_seat"
	WaitingStand     Key = "waiting.stand"
	WaitingLeave     Key = "waiting.leave"
	WaitingBring     Key = "waiting.bring"
	WaitingScan      Key = "waiting.scan"
	WaitingEdit      Key = "waiting.edit"
	WaitingMore      Key = "waiting.more"  // {n}
	WaitingWatch     Key = "waiting.watch" // {n}
	WaitingTwo       Key = "waiting.two"
	WaitingStarts    Key = "waiting.starts"    // {name}
	WaitingMayStart  Key = "waiting.may_start" // {n} of {most}
	WaitingDealt     Key = "waiting.dealt"
	WaitingLeaveAsk  Key = "waiting.leave_ask"
	WaitingLeaveLine Key = "waiting.leave_line"
	WaitingStay      Key = "waiting.stay"
	WaitingWho       Key = "waiting.who"
	WaitingTakeAway  Key = "waiting.take_away" // {name}
	WaitingMakeHost  Key = "waiting.make_host" // {name}
	WaitingKick      Key = "waiting.kick"      // {name}
	WaitingKickLine  Key = "waiting.kick_line"
	WaitingMute      Key = "waiting.mute"   // {name}
	WaitingUnmute    Key = "waiting.unmute" // {name}
	WaitingEditTitle Key = "waiting.edit_title"
	WaitingRoom      Key = "waiting.room"
	WaitingTooFew    Key = "waiting.too_few"
	WaitingShare     Key = "waiting.share"
)
