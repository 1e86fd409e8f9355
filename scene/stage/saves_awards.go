package stage

import (
	"fourtell/room"
	"fourtell/room/awards"
	"fourtell/words"
)

// Counted tells what is the matter after something has been counted, and has achievements judged when there is time.
func (k *Kept) Counted(t *room.Trouble) {
	k.TellStatistics(t)
	k.unjudged = true
}

// Unjudged says whether something has been counted or learned since achievements were judged.
func (k *Kept) Unjudged() bool { return k.unjudged && k.Saves != nil }

// Judge judges achievements, and notes those that have been reached: they are given, by name.
func (k *Kept) Judge() (fresh []string) {
	if k.unjudged = false; k.Saves == nil {
		return nil
	}
	due := awards.Due(k.Awards())
	if len(due) == 0 {
		return nil
	}
	fresh, word := k.Saves.NoteEarned(room.DayOf(k.Now()), due)
	k.tellOnce(word, awardsWords)
	return fresh
}

// Awards are how far the player has come with each achievement.
func (k *Kept) Awards() []awards.Standing {
	st, p, e := k.Statistics(), k.Progress(), k.Earned()
	return awards.Judge(&st, &p, &e)
}

// Earned are the achievements there are; none where nothing is kept.
func (k *Kept) Earned() room.Earned {
	if k.Saves == nil {
		return room.Earned{}
	}
	e, word := k.Saves.Earned()
	k.tellOnce(word, awardsWords)
	return e
}

func awardsWords(l *words.Language, t *room.Trouble) (title, line string) {
	return troubleOf(l, t, words.AwardsDamaged, words.AwardsNewer, words.AwardsUnwritten)
}
