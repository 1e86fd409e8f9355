package scene

import (
	"fourtell/room"
	"fourtell/words"
)

// progress is what the player has learned; nothing where nothing is kept.
func (s *Stage) progress() room.Progress {
	if s.saves == nil {
		return room.Progress{}
	}
	p, word := s.saves.Progress()
	s.tellProgress(word)
	return p
}

// noteProgress changes and keeps it.
func (s *Stage) noteProgress(change func(*room.Progress)) {
	if s.saves != nil {
		s.tellProgress(s.saves.NoteProgress(change))
	}
}

// newcomer says whether the player has neither learned nor played anything yet.
func (s *Stage) newcomer() bool {
	if s.saves == nil || s.asking() {
		return false
	}
	if p := s.progress(); len(p.Lessons)+len(p.Puzzles)+len(p.Daily) > 0 || p.Game != nil {
		return false
	}
	if s.games > 0 || len(s.statistics().Played) > 0 || s.saves.KeepsAny() { // not every round that was played is counted
		return false
	}
	_, waits := s.unfinished()
	return !waits
}

// tellProgress shows what is the matter with it.
func (s *Stage) tellProgress(t *room.Trouble) { s.tellOnce(t, progressWords) }

func progressWords(l *words.Language, t *room.Trouble) (title, line string) {
	title, line = troubleWords(l, t)
	switch t.Kind {
	case room.Damaged, room.Foreign, room.Unread:
		title = l.Say(words.LearnDamaged)
	case room.Newer:
		title = l.Say(words.LearnNewer)
	case room.Unwritten:
		title = l.Say(words.LearnUnwritten)
	}
	return title, line
}

// statistics is what has been counted; nothing where nothing is kept.
func (s *Stage) statistics() room.Statistics {
	if s.saves == nil {
		return room.Statistics{}
	}
	st, word := s.saves.Statistics()
	s.tellStatistics(word)
	return st
}

// tellStatistics shows what is the matter with the statistics.
func (s *Stage) tellStatistics(t *room.Trouble) { s.tellOnce(t, statisticsWords) }

func statisticsWords(l *words.Language, t *room.Trouble) (title, line string) {
	title, line = troubleWords(l, t)
	switch t.Kind {
	case room.Damaged:
		title = l.Say(words.StatisticsDamaged)
		if t.Aside != "" {
			line = l.Say(words.StatisticsDamagedAs, words.With("name", t.Name), words.With("aside", t.Aside))
		}
	case room.Foreign:
		title = l.Say(words.StatisticsForeign)
	case room.Newer:
		title, line = l.Say(words.StatisticsNewer), l.Say(words.StatisticsNewerLine, words.With("name", t.Name))
	case room.Unwritten:
		title = l.Say(words.StatisticsUnwritten)
	}
	return title, line
}
