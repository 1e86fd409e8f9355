// Package uno is what only the shedding game says: what a bluff is and what a challenge of it comes to, why a move is advised,
// how its switches are grouped. Its messages lie with all others in words.
//
// It keeps the contract of package words and imports that, engine and engine/uno.
package uno
