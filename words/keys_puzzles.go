package words

// Keys of the puzzles without end, with their placeholders.
const (
	EndlessTitle     Key = "endless.title"
	EndlessAll       Key = "endless.all"
	EndlessMode      Key = "endless.mode"
	EndlessLine      Key = "endless.line"
	EndlessFirst     Key = "endless.first"
	EndlessRating    Key = "endless.rating" // {n} {by}
	EndlessSolved    Key = "endless.solved" // {n} {of}
	EndlessNow       Key = "endless.now"    // {n}
	EndlessRecord    Key = "endless.record" // {n}
	EndlessOwn       Key = "endless.own"
	EndlessOf        Key = "endless.of" // {n}
	EndlessBest      Key = "endless.best"
	EndlessBestLine  Key = "endless.best_line"
	EndlessLie       Key = "endless.lie"
	EndlessDoubtLine Key = "endless.doubt_line"
	EndlessLooking   Key = "endless.looking"
	EndlessOpen      Key = "endless.open"
	EndlessOpenHelp  Key = "endless.open_help"
	EndlessShareHelp Key = "endless.share_help"
	EndlessBadLink   Key = "endless.bad_link"

	EndlessTorn       Key = "endless.torn"
	EndlessTooLong    Key = "endless.too_long" // {n} {most}
	EndlessNewer      Key = "endless.newer"    // {n} {most}
	EndlessUnplayable Key = "endless.unplayable"
	EndlessIdle       Key = "endless.idle"
	EndlessUnclear    Key = "endless.unclear"

	StreakMode Key = "streak.mode"
	StreakLine Key = "streak.line"
	StreakAt   Key = "streak.at"   // {n}
	StreakOver Key = "streak.over" // {n}
	RushMode   Key = "rush.mode"
	RushLine   Key = "rush.line"
	RushSolved Key = "rush.solved" // {n}
	RushOver   Key = "rush.over"
)
