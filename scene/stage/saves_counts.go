package stage

import (
	"fourtell/room"
	"fourtell/words"
)

// Progress is what the player has learned; nothing where nothing is kept.
func (k *Kept) Progress() room.Progress {
	if k.Saves == nil {
		return room.Progress{}
	}
	p, word := k.Saves.Progress()
	k.tellProgress(word)
	return p
}

// NoteProgress changes and keeps it.
func (k *Kept) NoteProgress(change func(*room.Progress)) {
	if k.Saves != nil {
		k.tellProgress(k.Saves.NoteProgress(change))
		k.unjudged = true
	}
}

// Newcomer says whether the player has neither learned nor played anything yet.
func (k *Kept) Newcomer() bool {
	if k.Saves == nil || k.Asking() {
		return false
	}
	if p := k.Progress(); len(p.Lessons)+len(p.Puzzles)+len(p.Daily) > 0 || p.Game != nil {
		return false
	}
	if k.chance.Games > 0 || len(k.Statistics().Played) > 0 || k.Saves.KeepsAny() { // not every round that was played is counted
		return false
	}
	_, waits := k.Unfinished()
	return !waits
}

// tellProgress shows what is the matter with it.
func (k *Kept) tellProgress(t *room.Trouble) { k.tellOnce(t, progressWords) }

func progressWords(l *words.Language, t *room.Trouble) (title, line string) {
	return troubleOf(l, t, words.LearnDamaged, words.LearnNewer, words.LearnUnwritten)
}

// troubleOf are the two lines of an alert about something that is no save, with titles of its own.
func troubleOf(l *words.Language, t *room.Trouble, damaged, newer, unwritten words.Key) (title, line string) {
	title, line = troubleWords(l, t)
	switch t.Kind {
	case room.Damaged, room.Foreign, room.Unread:
		title = l.Say(damaged)
	case room.Newer:
		title = l.Say(newer)
	case room.Unwritten:
		title = l.Say(unwritten)
	}
	return title, line
}

// Statistics is what has been counted; nothing where nothing is kept.
func (k *Kept) Statistics() room.Statistics {
	if k.Saves == nil {
		return room.Statistics{}
	}
	st, word := k.Saves.Statistics()
	k.TellStatistics(word)
	return st
}

// TellStatistics shows what is the matter with the statistics.
func (k *Kept) TellStatistics(t *room.Trouble) { k.tellOnce(t, statisticsWords) }

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
