// Package room is where a game is played: the table with its clock, the chairs round it and whoever sits on them, and the
// record of what was granted.
//
// Contract: the room alone holds an engine.Game. Whoever plays sits on a Controller, is shown Snapshots and answers with
// Commands; a person, a bot, a remote player and a replay sit on the same kind of chair and can be exchanged while the
// table plays. Time is ticks handed in by calling Table.Step, 60 to the second; nothing here looks at a wall clock, starts
// a goroutine or blocks (but for External, which waits for another program so that its chair need not), and nothing here is
// safe for concurrent use. A refused command changes nothing.
//
// A Table is a match (the game with its clock and its recording), the chairs round it, the watchers, and the pictures of its desks;
// what is asked of all of them together is the table's own. What the room must know of a game besides, the game tells by the small
// interfaces of engine/hosted.go: what is doubted, what a bot must not hurry, which answer commits to least, what is counted.
//
// A picture is given a Desk: a LocalDesk of a Table here (Table.Desk), or one whose table is elsewhere.
//
// Put aside and taken up: OpenStore gives the platform's Store (a folder, a page's local storage), OpenSaves the Saves
// in it. Saves.Begin(head, record) is an Autosave: hand it to the table as Options.Record, ask its Trouble and call
// Tick once a tick, Stand on pause and on leaving, and Saves.Forget when the match is over. Saves.Load finds the match
// to resume, Save.Resume sets it on a table, and Begin with Table.Record goes on saving it. Saves.Keep stores a
// finished round, Kept lists, OpenKept opens; Saves.Count adds it to the Statistics, AddReview what a review has found; Save.Export and OpenSave are for files. Finished is the round that is over, alone, for looking back and counting. OpenReplay
// steps through a Record; Replay.Cut and TakeOver play on from a beat. Table.Undo goes back to one's own last decision
// (Autosave.Restart then). What a player must be told is a *Trouble: one sentence and its parts.
//
// It imports engine and the shelf of games, never a game itself, never ai (bots are handed in as a NewBot function), anim, scene or
// Ebitengine.
package room
