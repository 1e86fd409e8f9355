// Package awards are the achievements: what is earned by playing, by what it is judged, and the looks that come with it.
//
//	Award  table.go   the thirty, each with its count, how many are asked for and what it opens
//	Judge  judge.go   how far a player has come with each, from what is counted anyway
//	Look   look.go    card backs, table cloths and costumes, and which are open
//
// An achievement is judged when a round is over, from statistics and progress alone, which two devices' files make one of without
// counting anything twice; what a round was like besides (room.Played.Feats) the games tell themselves (engine.Rewarding). So nothing is
// told while a round is on, and no rule of a game is named here. None is earned by luck alone: each says what it takes.
// Names are for good: room.Earned keeps them.
package awards
