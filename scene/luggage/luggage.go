package luggage

import (
	"bytes"
	"log"
	"strings"

	"fourtell/engine"
	"fourtell/room"
	"fourtell/scene/input"
	"fourtell/scene/kit"
	"fourtell/scene/stage"
	"fourtell/words"
)

// Routes are what else there is to take along, and where the codes lead.
type Routes struct {
	Name func(*stage.Stage) stage.Modal // takes one's name in rooms along; nil: there are none
	Page func(*stage.Stage) string      // the address of a page of the game, for the codes' links; "": none is known
}

// New is the list of ways to another device.
func New(s *stage.Stage) stage.Modal {
	l := s.Lang()
	m := &kit.ListModal{Title: l.Say(words.LuggageTitle), Help: l.Say(words.LuggageHelp), Close: l.Say(words.ButtonClose)}
	ways := stage.Way[Routes](s)
	if s.Kept().Saves != nil {
		codes := kit.ListItem{Text: l.Say(words.LuggageCodes), Note: l.Say(words.LuggageCodesNote), Does: func(s *stage.Stage) { openCodes(s, ways.Page(s)) }}
		if ways.Page == nil || ways.Page(s) == "" {
			codes.Note, codes.Does = l.Say(words.LuggageNoPage), nil
		}
		m.Items = append(m.Items, kit.ListItem{Text: l.Say(words.LuggageSave), Note: l.Say(words.LuggageSaveNote), Does: save},
			kit.ListItem{Text: l.Say(words.LuggageOpen), Note: l.Say(words.LuggageOpenNote), Does: kit.ChooseFile}, codes)
	}
	if ways.Name != nil {
		m.Items = append(m.Items, kit.ListItem{Text: l.Say(words.CarryTitle), Does: func(s *stage.Stage) { s.Open(ways.Name(s)) }})
	}
	return m
}

// fresh is a number of which this device's name is made, where it has none: from when it is asked, and by which seed.
func fresh(s *stage.Stage) uint64 {
	return engine.Mix(s.Options().Seed, uint64(s.Kept().Now().UnixNano()), 0xde7)
}

// packed is the player file; false where it can't be made, which is told.
func packed(s *stage.Stage) (text []byte, ok bool) {
	text, word := s.Kept().Saves.PlayerFile(fresh(s))
	s.Kept().Answer(word)
	return text, text != nil
}

// save writes the file, and says where.
func save(s *stage.Stage) {
	text, ok := packed(s)
	if !ok {
		return
	}
	name := "fourtell-player"
	if now := s.Kept().Now(); !now.IsZero() {
		name += now.Format("-2006-01-02")
	}
	where, err := s.Files().Keep(name+room.RecordSuffix, text)
	if err != nil {
		log.Printf("the player file could not be saved: %v", err)
		s.Toasts().Alert(s.Lang().Say(words.LuggageUnsaved), err.Error())
		return
	}
	s.Toasts().Show(s.Lang().Say(words.LuggageSaved), where)
}

// Is says whether a file that was handed over is a player file, and none of the records that else are.
func Is(f *input.File) bool {
	return f.Err == nil && bytes.HasPrefix(engine.TrimMark(f.Text), []byte(room.PlayerMark))
}

// Take puts what a player file has with what is here, and says what it brought.
func Take(s *stage.Stage, text []byte) {
	l := s.Lang()
	if s.Kept().Saves == nil {
		s.Toasts().Alert(l.Say(words.LuggageNowhere), "")
		return
	}
	taken, word := s.Kept().Saves.TakePlayerFile(text, fresh(s))
	if word != nil {
		s.Kept().Answer(word)
		return
	}
	title := l.Say(words.LuggageTaken)
	if !taken.Any() {
		title = l.Say(words.LuggageNothing)
	}
	s.Toasts().Show(title, told(l, taken))
	s.Speech().Say(title + " " + told(l, taken))
}

// told is what has come, in a sentence.
func told(l *words.Language, t room.Taken) string {
	var parts []string
	for _, one := range []struct {
		key words.Key
		n   int
	}{{words.LuggageRounds, t.Rounds}, {words.LuggageLearned, t.Learned}, {words.LuggageDays, t.Days}, {words.LuggageAwards, t.Awards}, {words.LuggageTorn, t.Torn}} {
		if one.n > 0 {
			parts = append(parts, l.Say(one.key, words.Count("n", one.n)))
		}
	}
	return strings.Join(parts, " · ")
}
