package words

import "strconv"

// Keys of learning: lessons, puzzles and the deal of the day, with their placeholders. What a lesson says at its step n is
// lesson.NAME.n, and at its end lesson.NAME.done (see Lesson).
const (
	LearnTitle       Key = "learn.title"
	LearnOffer       Key = "learn.offer"
	LearnOfferSaid   Key = "learn.offer_said"
	LearnLessons     Key = "learn.lessons"
	LearnPuzzles     Key = "learn.puzzles"
	LearnOf          Key = "learn.of" // {n} {of}
	LearnKnown       Key = "learn.known"
	LearnAll         Key = "learn.all"
	LearnTries       Key = "learn.tries" // {n}
	LearnNext        Key = "learn.next"
	LearnAgain       Key = "learn.again"
	LearnDamaged     Key = "learn.damaged"
	LearnUnwritten   Key = "learn.unwritten"
	LearnNewer       Key = "learn.newer"
	LessonNumber     Key = "lesson.number" // {n} {of}
	LessonGoOn       Key = "lesson.go_on"
	LessonNotNow     Key = "lesson.not_now"
	LessonSkip       Key = "lesson.skip"
	LessonDone       Key = "lesson.done" // {n}
	UndoLed          Key = "undo.led"
	PuzzleNumber     Key = "puzzle.number" // {n} {of}
	PuzzleWin        Key = "puzzle.win"
	PuzzleBluff      Key = "puzzle.bluff"
	PuzzleWinLine    Key = "puzzle.win_line"
	PuzzleBluffLine  Key = "puzzle.bluff_line"
	PuzzleNoHint     Key = "puzzle.no_hint"
	PuzzleSolved     Key = "puzzle.solved"
	PuzzleTried      Key = "puzzle.tried"
	PuzzleOpen       Key = "puzzle.open"
	PuzzleWrong      Key = "puzzle.wrong"
	PuzzleTurnGone   Key = "puzzle.turn_gone"
	PuzzleWay        Key = "puzzle.way"        // {cards}
	PuzzleChallenge  Key = "puzzle.challenge"  // {odds}
	PuzzleBelieve    Key = "puzzle.believe"    // {odds}
	PuzzleSeenOne    Key = "puzzle.seen_one"   // {name} {color}
	PuzzleSeenNone   Key = "puzzle.seen_none"  // {name} {color}
	PuzzleTruthBluff Key = "puzzle.was_bluff"  // {name}
	PuzzleTruthNone  Key = "puzzle.was_honest" // {name}
	DailyTitle       Key = "daily.title"
	DailyLine        Key = "daily.line"
	DailyPlay        Key = "daily.play"
	DailyResume      Key = "daily.resume"
	DailyPractice    Key = "daily.practice"
	DailyShare       Key = "daily.share"
	DailyShareHelp   Key = "daily.share_help"
	LinkButton       Key = "link.button" // an address that deals this table
	LinkHelp         Key = "link.help"
	DailyStreak      Key = "daily.streak" // {n}
	DailyUnsaved     Key = "daily.unsaved"
	DailyNoDate      Key = "daily.no_date"
	DailyCounted     Key = "daily.counted"
	DailyWrite       Key = "daily.write"
	DailyWritten     Key = "daily.written"
	DailyText        Key = "daily.text"   // {day} {place} {of} {held} {caught}
	DailyResult      Key = "daily.result" // {place} {of} {held} {caught}
)

// Lesson is what a lesson is called, or, with a part, what it says there: a step's number, 1 for the first command, or "done".
// It is "" where a step is played without a word.
func (l *Language) Lesson(name, part string) string {
	key := Key("lesson." + name)
	if part != "" {
		key += Key("." + part)
	}
	return l.Say(key)
}

// Place is a place in a ranking, 1 … 10: "2nd".
func (l *Language) Place(n int) string { return l.Say(Key("place."+strconv.Itoa(n)), Count("n", n)) }
