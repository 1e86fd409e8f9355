package words

// TitleGame is what is asked where one of the games is chosen, RoundsWon what somebody has of a match that counts rounds.
const (
	TitleGame Key = "title.game"
	RoundsWon Key = "rounds.won" // {n}
)

// englishLying: the names of the games, and how the rules of the game of lying are told.
func englishLying() map[Key]string {
	return map[Key]string{
		"game.uno":   "Fourtell",
		"game.bluff": "Bluff",

		"bluff.page.title":       "Rules of Bluff",
		"bluff.page.aim.title":   "The aim",
		"bluff.page.aim":         "All cards of a standard deck of 52 are dealt; from six players on there are two decks. Be the first to have none left.",
		"bluff.page.claim.title": "Your claim",
		"bluff.page.claim":       "When it is your turn, lay one to four cards face down and say of which rank they are. The first says aces, the next twos, and so on up to the kings and round again. Whether it is true, only you know.",
		"bluff.page.doubt.title": "The doubt",
		"bluff.page.doubt":       "After each claim all the others may doubt it or let it pass. The first who doubts has the cards turned up. If nobody does, nobody ever sees them.",
		"bluff.page.pile.title":  "Who takes the pile",
		"bluff.page.pile":        "If a single card is of another rank, it was a lie, and the liar takes the whole pile. If all of them are true, whoever doubted takes it. Then play goes on.",
		"bluff.page.end.title":   "The end of a round",
		"bluff.page.end":         "Whoever has laid the last card wins, unless it is doubted and was a lie. Nobody looks at what is left in the other hands.",

		"bluff.group.claims":       "Claims",
		"bluff.group.claims.short": "Claims",
		"bluff.group.doubts":       "Doubts",
		"bluff.group.doubts.short": "Doubts",
		"bluff.group.match":        "Decks and rounds",
		"bluff.group.match.short":  "Rounds",

		"bluff.preset.classic":      "Classic",
		"bluff.preset.classic.help": "The ranks go round from ace to king, one to four cards at a time, and a last card can still be doubted.",
		"bluff.preset.arcade":       "Arcade",
		"bluff.preset.arcade.help":  "One card of any rank at a time, a last card wins at once, whoever was right goes on, and twenty turns each at most.",

		"bluff.switch.rank_rule":            "Which rank",
		"bluff.switch.rank_rule.help":       "Which rank a claim may name.",
		"bluff.switch.cards_per_play":       "Cards at a time",
		"bluff.switch.cards_per_play.help":  "How many cards a claim may have.",
		"bluff.switch.after_challenge":      "After a doubt",
		"bluff.switch.after_challenge.help": "Who claims next when a claim has been doubted.",
		"bluff.switch.final_play":           "The last card",
		"bluff.switch.final_play.help":      "Whether a last card can still be doubted.",
		"bluff.switch.simultaneous":         "Several doubt",
		"bluff.switch.simultaneous.help":    "Whose doubt counts when several doubt one claim.",
		"bluff.switch.rounds":               "Rounds",
		"bluff.switch.rounds.help":          "How many rounds make a match; who wins most of them wins it.",
		"bluff.switch.turn_limit":           "Turn limit",
		"bluff.switch.turn_limit.help":      "After how many turns each the fewest cards win.",
		"bluff.switch.mode":                 "Variant",
		"bluff.switch.mode.help":            "How the table plays otherwise.",
		"bluff.switch.decks":                "Decks",
		"bluff.switch.decks.help":           "How many decks of 52 cards are dealt.",

		"bluff.value.rank_rule.rotation":           "in turn, ace to king",
		"bluff.value.rank_rule.same_or_adjacent":   "the same or one beside it",
		"bluff.value.rank_rule.same_or_higher":     "the same or a higher one",
		"bluff.value.rank_rule.free":               "any",
		"bluff.value.cards_per_play.4":             "one to four for each deck",
		"bluff.value.cards_per_play.1":             "one",
		"bluff.value.after_challenge.next_in_turn": "the next in turn",
		"bluff.value.after_challenge.winner_leads": "whoever was right",
		"bluff.value.after_challenge.loser_leads":  "whoever took the pile",
		"bluff.value.final_play.challengeable":     "it can be doubted",
		"bluff.value.final_play.immune":            "it wins at once",
		"bluff.value.simultaneous.first":           "the quickest",
		"bluff.value.simultaneous.nearest_left":    "the nearest to the left",
		"bluff.value.simultaneous.random":          "by lot",
		"bluff.value.rounds.1":                     "a single one",
		"bluff.value.rounds":                       "{n} {n#round|rounds}",
		"bluff.value.turn_limit.0":                 "none",
		"bluff.value.turn_limit":                   "{n} each",
		"bluff.value.mode.normal":                  "none",
		"bluff.value.mode.truth":                   "no lying",
		"bluff.value.mode.chaos":                   "always one to four cards",
		"bluff.value.mode.team":                    "opposite players are partners",
		"bluff.value.decks.0":                      "by the number of seats",
		"bluff.value.decks":                        "{n}",

		"bluff.decks.one":    "one deck",
		"bluff.decks.many":   "{n} decks",
		"bluff.dealt":        "{players} {players#player|players}, {cards} {cards#card|cards} each: all are dealt.",
		"bluff.dealt.uneven": "{players} {players#player|players}, {cards} or {more} cards each: all are dealt.",

		"bluff.hint.claim":    "Lay {cards} and say {n} × {rank}",
		"bluff.hint.doubt":    "Doubt it",
		"bluff.hint.believe":  "Let it pass",
		"bluff.hint.pass":     "Pass",
		"bluff.why.true":      "it is true, so that whoever doubts takes the pile",
		"bluff.why.must_lie":  "you hold no {rank}",
		"bluff.why.small":     "the pile is small: {n} {n#card|cards}",
		"bluff.why.large":     "the pile is large: {n} {n#card|cards}",
		"bluff.why.last":      "your hand is empty then",
		"bluff.why.theirs":    "{name} would have no cards left",
		"bluff.why.certain":   "you hold {n} × {rank}: it can't be true",
		"bluff.why.left":      "you hold {n} × {rank}: at most {left} are left",
		"bluff.refused.claim": "You may claim {ranks}, with {n} {n#card|cards} at most",
		"bluff.refused.late":  "Somebody else doubted first",
		"bluff.refused.truth": "Nobody may lie here: claim {ranks}, with {n} {n#card|cards} at most",
		TitleGame:             "Game",

		"event.round_over.plain.you":   "You win the round.",
		"event.round_over.plain.other": "{name} wins the round.",
		RoundsWon:                      "{n} {n#round|rounds} won",
	}
}
