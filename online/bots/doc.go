// Package bots is who plays for a house with rooms: its levels and its guests, at any of the games.
//
// Contract: a bot gets the snapshots of its seat and gives commands. The package has no clock and keeps nothing.
package bots
