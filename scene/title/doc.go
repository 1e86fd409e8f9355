// Package title is the first screen: the name, what can be done, and behind it whoever plays on.
//
//	Title   title.go, name.go   the scene: its menu, the fan of cards and the name
//	about   about.go            what the game is and whose work is in it
//	Routes  routes.go           where every row of the menu leads
//
// It knows the kit, no table and no other screen.
package title
