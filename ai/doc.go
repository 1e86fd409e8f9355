// Package ai is the frame of the house's players, whatever the game: what a bot is and how it thinks in slices, the levels
// and the characters, what they are called, who plays a game (a House), what a hint and a look back at a round tell. What
// thinks about a game is a package of its own beneath it; package houses lists them.
//
// Contract: everything here sees a Snapshot and nothing else, so it can't know more than the seat it plays for. A bot is
// pure: the same Snapshot gets the same answer, always a command that the table grants: one of Snapshot.Legal, or a claim that
// one of them stands for. Its chance is a function of its seed, its seat and Snapshot.Decision. Bots know nothing of time;
// whoever seats them lets them think.
//
// It imports engine alone, and never a game, room, anim, scene or Ebitengine. Floats are allowed: nothing here is a rule.
package ai
