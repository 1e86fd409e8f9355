// Package shed is what everybody who shows, plays or tells the shedding game speaks of: its cards' symbols and what they count,
// what its snapshots hold that those of no other game do, and how they are written. Its rules are in engine/uno; who wants no rule needs none to read a table.
//
// It imports engine and nothing else of ours.
package shed
