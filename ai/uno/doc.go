// Package uno is who plays the shedding game for the house, and what they can work out: rules of thumb, search, beliefs, the
// odds behind a challenge, hints, the look back at a round.
//
// It keeps the contract of package ai and imports that, engine and engine/uno.
package uno
