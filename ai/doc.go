// Package ai is the house's opponents and what they can work out: bots that decide, and the odds behind a challenge.
//
// Contract: everything here sees a Snapshot and nothing else, so it can't know more than the seat it plays for. A bot is
// pure: the same Snapshot gets the same answer, always one of Snapshot.Legal; its chance is a function of its seed, its
// seat and Snapshot.Decision. Bots know nothing of time; whoever seats them lets them think.
//
// It imports engine and the games beneath it, and never room, anim, scene or Ebitengine. Floats are allowed: nothing here
// is a rule.
package ai
