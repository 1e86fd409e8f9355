package words

// Keys of games in which cards are laid face down and claimed to be of a rank: what lies there, and what is told of it afterwards.
const (
	ClaimBy           Key = "claim.by"           // {name} {claim}
	ConsoleStack      Key = "console.stack"      // {n}
	ConsoleStackOf    Key = "console.stack_of"   // {claims}
	ConsoleDue        Key = "console.due"        // {ranks}
	ConsoleTurnsLeft  Key = "console.turns_left" // {n}
	ConsoleClaimCards Key = "console.claim_cards"
	ConsoleClaimWrite Key = "console.claim_write"
	ReviewLies        Key = "review.lies"
	ReviewLiesCount   Key = "review.lies_count" // {n} {of}
	ReviewLiesNone    Key = "review.lies_none"
	ReviewLie         Key = "review.lie"         // {by} {claim} {cards}
	ReviewLieCaught   Key = "review.lie_caught"  // {beat} {name}
	ReviewLieThrough  Key = "review.lie_through" // {beat}
	ReviewNeedless    Key = "review.needless"    // {move} {n}
	ReviewMisses      Key = "review.misses"
	ReviewMissesNone  Key = "review.misses_none"
	ReviewMissed      Key = "review.missed" // {name} {by} {claim}
	ReviewVain        Key = "review.vain"
	ReviewVainNone    Key = "review.vain_none"
	ReviewVainTrue    Key = "review.vain_true" // {name} {by} {claim}
	ReviewVainLie     Key = "review.vain_lie"  // {name} {by} {claim}
	ReviewOdds        Key = "review.odds"      // {name} {n} {even}
	ReviewOddsSure    Key = "review.odds_sure" // {name}
	MoveLie           Key = "move.lie"         // {claim} {cards}
	MoveDoubt         Key = "move.doubt"
	MoveBelieve       Key = "move.believe"
	ReplayLie         Key = "replay.lie"  // {cards}
	ReplayTrue        Key = "replay.true" // {cards}
	AfterDeceiver     Key = "after.deceiver"
	AfterDetective    Key = "after.detective"
	AfterThrough      Key = "after.through" // {n} {of}
	AfterCaught       Key = "after.caught"  // {n} {of}
	AfterHonour       Key = "after.honour"  // {title} {names} {why}
	AfterSeat         Key = "after.seat"    // {n} {lies} {caught} {doubts} {right} {cards}
	StatisticsGame    Key = "statistics.game"
	CountClaims       Key = "count.claims"
	CountClaimsRate   Key = "count.claims_rate" // {n}
	CountTrue         Key = "count.true"        // {n}
	CountLies         Key = "count.lies"        // {n}
	CountBluffsRate   Key = "count.bluffs_rate" // {n}
	CountDoubtsRate   Key = "count.doubts_rate" // {n}
	CountTaken        Key = "count.taken"
	CountDoubted      Key = "count.doubted" // {n} {accused}
)
