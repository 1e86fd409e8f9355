package scene

import "fourtell/words"

// speakLanguage takes the language the player has chosen, or else the one the player's system prefers of those there are.
func (s *Stage) speakLanguage() {
	tag := s.Settings.Language
	if words.NameOf(tag) == "" {
		tag = words.Match(s.options.Speaks...)
	}
	s.Lang = words.Named(tag)
	s.speakCall()
}

// planFor is the remembered table with that many players; who has no name but "You" has it in the language spoken now.
func (s *Stage) planFor(seats int) []SeatPlan {
	plan := planFor(s.Settings.Table, seats)
	for i := range plan {
		for _, tag := range words.Tags() {
			if l := words.Named(tag); plan[i].Who == sitsPerson && plan[i].Name == l.Say(words.SeatYou) {
				plan[i].Name = s.Lang.Say(words.SeatYou)
				break
			}
		}
	}
	return plan
}
