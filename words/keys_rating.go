package words

// Keys of ratings, with their placeholders.
const (
	RatingTitle       Key = "rating.title"
	RatingNone        Key = "rating.none"
	RatingInvite      Key = "rating.invite"
	RatingHelp        Key = "rating.help"
	RatingMonth       Key = "rating.month"
	RatingAll         Key = "rating.all"
	RatingEarlier     Key = "rating.earlier"
	RatingSeason      Key = "rating.season"       // {of} {points} {rounds}
	RatingSeasonAbove Key = "rating.season_above" // {of} {points} {rounds} {level}
	RatingSeasonLast  Key = "rating.season_last"  // {month}
	RatingSeasonOver  Key = "rating.season_over"  // {month}
	RatingPoints      Key = "rating.points"       // {n} {within}
	RatingSpoken      Key = "rating.spoken"       // {n} {within}
	RatingRecent      Key = "rating.recent"
	RatingMoved       Key = "rating.moved"  // {from} {to}
	RatingResult      Key = "rating.result" // {n} {change}
	RatingOne         Key = "rating.one"    // {n}, spoken after a name
	RatingBeside      Key = "rating.beside" // {name} {n}
)
