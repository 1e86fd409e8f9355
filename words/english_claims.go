package words

// englishClaims: cards that are laid face down and claimed to be of a rank, and what is told of it afterwards.
func englishClaims() map[Key]string {
	return map[Key]string{
		"why.must_claim":  "It is your turn to claim: lay cards and say what they are",
		"turn.claim.any":  "Lay cards and say which rank they are, any you like.",
		ClaimBy:           "{name}: {claim}",
		ConsoleStack:      "The pile: {n} {n#card|cards}.",
		ConsoleStackOf:    "Claimed, from the bottom: {claims}.",
		ConsoleDue:        "Due: {ranks}.",
		ConsoleTurnsLeft:  "{n} {n#turn|turns} left; then the fewest cards win.",
		ConsoleClaimCards: "claim 2H 3H A lays two cards and says that they are aces; the rank may be left out where only one is due. Any beginning of a word will do where it is no other word's. Seats count from 0.",
		ConsoleClaimWrite: "Cards are written 2H, 10D, KS: a rank A 2 to 10 J Q K, and a suit C D H S.",
		ReviewLies:        "Every lie",
		ReviewLiesCount:   "{n} {n#lie|lies} in {of} {of#claim|claims}",
		ReviewLiesNone:    "Nobody lied in this round.",
		ReviewLie:         "{by}: {claim}. In truth {cards}.",
		ReviewLieCaught:   "beat {beat} · found out by {name}",
		ReviewLieThrough:  "beat {beat} · nobody doubted it",
		ReplayLie:         "A lie: {cards}.",
		ReplayTrue:        "True: {cards}.",
		AfterDeceiver:     "Most deceptive player",
		AfterDetective:    "Best detective",
		AfterThrough:      "{n} of {of} {of#lie|lies} got through",
		AfterCaught:       "{n} of {of} {of#doubt was|doubts were} right",
		AfterHonour:       "{title}: {names}, {why}",
		AfterSeat:         "{n} {n#claim|claims}, {lies} {lies#lie|lies}, {caught} found out; {doubts} {doubts#doubt|doubts}, {right} right; {cards} {cards#card|cards} taken",
		StatisticsGame:    "Game",
		CountClaims:       "Claims",
		CountClaimsRate:   "{n} % lies",
		CountTrue:         "{n} true",
		CountLies:         "{n} {n#lie|lies}",
		CountBluffsRate:   "{n} % got through",
		CountDoubtsRate:   "{n} % right",
		CountTaken:        "Cards taken",
		CountDoubted:      "{n} {n#claim was|claims were} doubted, {accused} wrongly",
	}
}
