package words

// englishBluff: what makes a Wild Draw Four a bluff, and the moments of being doubted.
func englishBluff() map[Key]string {
	return map[Key]string{
		"bluff.rule.colour": "A bluff, if {name} still holds {color}.",
		"bluff.rule.any":    "A bluff, if {name} had another card that fitted.",

		"bluff.own.colour":    "A bluff: you hold {color}. {name} may challenge.",
		"bluff.own.any":       "A bluff: another card of yours fits. {name} may challenge.",
		"bluff.honest.colour": "No bluff: you hold no {color}.",
		"bluff.honest.any":    "No bluff: nothing else of yours fits.",

		BluffWorked:  "Your bluff worked!",
		BluffTrusted: "{name} believes you and keeps the four.",

		"verdict.doubt.you.you":     "The Wild Draw Four is challenged …",
		"verdict.doubt.you.other":   "{target} challenges you …",
		"verdict.doubt.other.you":   "You challenge {name} …",
		"verdict.doubt.other.other": "{target} challenges {name} …",

		VerdictCaught: "You are caught!",

		"verdict.guilty.colour.you":     "You held {color}.",
		"verdict.guilty.colour.other":   "{name} held {color}.",
		"verdict.guilty.any.you":        "Another card of yours fitted.",
		"verdict.guilty.any.other":      "{name} had another card that fitted.",
		"verdict.innocent.colour.you":   "You held no {color}.",
		"verdict.innocent.colour.other": "{name} held no {color}.",
		"verdict.innocent.any.you":      "Nothing else of yours fitted.",
		"verdict.innocent.any.other":    "{name} had nothing else that fitted.",

		"verdict.draws.you":   "You draw {n}.",
		"verdict.draws.other": "{name} draws {n}.",
		"verdict.more.you":    "You draw {n} more.",
		"verdict.more.other":  "{name} draws {n} more.",
		"verdict.takes.you":   "The {n} come back to you.",
		"verdict.takes.other": "The {n} go back to {name}.",
	}
}
