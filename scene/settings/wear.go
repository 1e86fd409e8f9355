package settings

import (
	"fourtell/room/awards"
	"fourtell/scene/kit"
	"fourtell/scene/stage"
	"fourtell/words"
)

// lookRows choose among the looks that have come with achievements, below a switch that opens all of them. A kind of which only the
// usual one is open has no row.
func lookRows(s *stage.Stage) (rows []*option) {
	l, earned := s.Lang(), s.Kept().Earned()
	rows = append(rows, switchRow(&kit.Switch{Text: l.Say(words.SettingAllLooks), On: s.Settings().AllLooks, OnChange: func(s *stage.Stage, on bool) {
		s.Looks().OpenAll(on, &earned)
	}}))
	for _, k := range []struct {
		of          awards.Kind
		name, usual words.Key
	}{{awards.Back, words.SettingBack, words.LookUsual}, {awards.Cloth, words.SettingCloth, words.LookUsual}, {awards.Costume, words.SettingCostume, words.LookNone}} {
		open := []awards.Look{{Kind: k.of}}
		c := &kit.Stepper{Text: l.Say(k.name), Values: []string{l.Say(k.usual)}}
		for _, look := range awards.Looks(k.of) {
			if !s.Settings().AllLooks && !look.Open(&earned) {
				continue
			}
			if look.Name == s.Looks().Worn(k.of) {
				c.At = len(open)
			}
			open, c.Values = append(open, look), append(c.Values, l.Look(look.Name))
		}
		if len(open) == 1 {
			continue
		}
		c.OnChange = func(s *stage.Stage, i int) { s.Looks().Wear(open[i]) }
		rows = append(rows, &option{node: c, at: &c.Rect})
	}
	return rows
}
