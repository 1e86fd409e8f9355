package words

// Keys of the cards that lie open and of those nobody has seen yet, and of what the keys are on at the table.
const (
	PlayedTitle   Key = "played.title"
	PlayedNothing Key = "played.nothing"
	PlayedUnseen  Key = "played.unseen"
	PlayedCount   Key = "played.count"  // {n}
	PlayedOf      Key = "played.of"     // {name} {card}
	PlayedByFace  Key = "played.colour" // {color} {n}

	ZoneDraw       Key = "zone.draw" // {n}
	ZonePlayed     Key = "zone.played"
	ZoneSort       Key = "zone.sort"
	ZoneHint       Key = "zone.hint"
	ZonePause      Key = "zone.pause"
	ZoneGuestTalks Key = "zone.guest_talks" // {name}
	ZoneGuestQuiet Key = "zone.guest_quiet" // {name}
)
