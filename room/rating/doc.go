// Package rating says how strong somebody is, from the rounds and puzzles they have met, and how sure that is.
//
// It is Glicko-2 (Mark E. Glickman, "Example of the Glicko-2 system", Boston University, 2012 and 2022,
// https://www.glicko.net/glicko/glicko2.pdf), whose worked example is a test here, with two additions:
//
//   - Time goes by parts of a period, so that each round is rated when it ends: whoever plays ten rounds in a day is rated ten
//     times with no time between them, and whoever is away for months becomes less certain (Days).
//   - A round of several is one result against the table (Table): who wins it is drawn in proportion to strength, as Luce's choice
//     axiom has it, which is Bradley–Terry where two sit. So nobody needs to know which of the others won, a round is one piece of news
//     however many sat there, and the same scale holds for two seats and for eight. The more seats, the more of a round is luck: how
//     much of a difference in strength shows in it is the result's Discrimination, measured and not guessed (docs/league.md).
//
// A puzzle is rated as the player is: it is an Opponent with a rating and a deviation of its own, one that is solved is a win (Score 1)
// and one that is not is a loss (0).
//
// Nothing here knows a clock, a game or a player's name; the same results in the same order give the same rating.
package rating
