// Package room is where a game is played: the table with its clock, the chairs round it and whoever sits on them, and the
// record of what was granted.
//
// Contract: the room alone holds an engine.Game. Whoever plays sits on a Controller, is shown Snapshots and answers with
// Commands; a person, a bot, a remote player and a replay sit on the same kind of chair and can be exchanged while the
// table plays. Time is ticks handed in by calling Table.Step, 60 to the second; nothing here looks at a wall clock, starts
// a goroutine or blocks, and nothing here is safe for concurrent use. A refused command changes nothing.
//
// It imports engine and the games beneath it, and never ai (bots are handed in as a NewBot function), anim, scene or
// Ebitengine.
package room
