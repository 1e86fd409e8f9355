// Package words holds every sentence a player reads or hears, by language: events, refusals, questions, buttons, switch
// names and the rules page, for the window, the page and the terminal alike.
//
// Contract: sentences are made from codes, redacted events and snapshots only, so no sentence can tell what its reader may
// not know. A Language is a table of messages plus a plural rule; each language has every Key with the same placeholders.
// What one game alone has to say is put together in a package of its own beneath this (a Teller, listed by package tellers).
// Odds and other arithmetic come in as numbers, they are not worked out here.
//
// It imports engine and the shelf of games, and never a game, a picture, a clock or a bot.
package words
