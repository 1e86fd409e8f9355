// Package puzzles are the puzzles without end: a screen that offers them one after the other, as a streak and as a rush of three
// minutes, the table at which each is asked, and the links that carry one.
//
// They are found by ai/puzzles in the background (Stock), asked at a table.Table that is led (asker), and what comes of them is
// kept by room.Progress.
package puzzles
