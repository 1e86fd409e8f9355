// Package engine is the neutral card table that every game of the house is played on: seats, cards, commands, events,
// beats, snapshots, the seeded generator, the set-up of a round and its record.
//
// Contract: a game takes Commands and answers with Beats; a Beat shows each viewer a Snapshot, and a Snapshot holds what
// that one seat may know and nothing else. It is the only thing that pictures, bots, the wire and spectators ever get.
// Everything here is deterministic: the same set-up and the same commands give the same game on every platform.
//
// It imports the standard library only, and never a picture, a clock, a float or an unseeded generator.
package engine
