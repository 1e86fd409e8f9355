package table

import (
	"fourtell/scene/stage"
)

// ResultRow is one seat of a finished round.
type ResultRow struct {
	Name  string
	Guest string   // "fox"
	Cards []string // sprites of the cards left, "card/R7"
	Note  string   // in the place of cards, "no cards left"
	Held  string   // what the cards left count, where they are not the seat's own points: "held 38"
	Score int      // the match's points, this round's included
	Gain  int      // this round's
	Plain bool     // nothing is counted: there is no Score to be told
	Won   bool     // this seat has, by itself or with its partner
	Out   bool     // is out of the match
}

// ResultData is what the result shows; the table's scene fills it from the
// last snapshot.
type ResultData struct {
	Headline string      // "Bea goes out"
	Line     string      // "and takes 74 points from the table"
	Honours  []string    // who stood out in what, "Best detective: Bea, 3 of 4 doubts were right", at most two
	Rating   string      // "Your rating: 1523 (+12)", may be empty
	Note     string      // a pill below, may be empty
	Round    string      // "Round 2"
	Goal     string      // "first to 500", may be empty
	GoalAt   int         // points that fill a row's bar; 0 = no bars
	Winner   int         // index of the row of who won; -1 = nobody
	Won      bool        // the player did
	Faces    []string    // up to three cards behind the winner, "card/B6"
	Rows     []ResultRow // best first
	Again    string      // "Play again", "Next round" or "Rematch"
	OnAgain  func(*stage.Stage)
	OnChange func(*stage.Stage) // to the set-up screen with this table; nil: no button
	OnReview func(*stage.Stage) // looks back at the round; nil: no button
	OnCounts func(*stage.Stage) // to the statistics; nil: no button
	OnTitle  func(*stage.Stage)
	Leave    string                      // what OnTitle does, where it does not lead to the title
	OnTick   func(*stage.Stage) string   // a tick of a table that goes on by itself: what the button to go on says now; nil: it waits
	LookBack func(*stage.Stage) Thinking // begins to think about the round for the statistics; nil, or giving nil: there is no need
}
