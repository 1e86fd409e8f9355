// Package bluff is who plays the game of lying for the house (RULES.md, "Bluff"): what a seat can count, how far it believes a claim,
// when it doubts, and what it lays.
//
// It keeps the contract of package ai and imports that, engine and engine/bluff. Of that it asks for the rules and for what a Snapshot
// shows (bluff.Own), never for a table. Its claims are as a rule not among Snapshot.Legal, which lists some that stand for all.
package bluff
