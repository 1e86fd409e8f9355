// Package scenario loads, runs and checks scenario files: a table in a known state, the commands given to it, and what
// must hold after each (docs/scenarios.md).
//
// Contract: Load is strict and gives one sentence saying where and why a text is no scenario; Run plays one through the
// real engine and never changes it. Tests, lessons and bug reports are scenarios. It sees the whole truth of a table, so
// nothing that sits at a table may import it.
//
// It knows no game: what is expected is what every game's snapshots show, and what a game says is true besides (engine.Factual).
//
// It imports engine and the shelf of games, and never a picture, a clock or an unseeded generator.
package scenario
