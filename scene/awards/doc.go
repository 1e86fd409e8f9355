// Package awards is the screen of the achievements: a tile each, and of one of them what it asks for, how far the player has come and
// which look comes with it.
//
//	Awards  awards.go, draw.go  the scene
//	tile    tile.go             one achievement
//	Herald  herald.go           tells of those that have just been earned, beside whichever screen stands
//
// Judging is package room/awards' and keeping room's; this reads, draws and tells. It knows the kit and no other screen: who opens it
// says where it goes back to.
package awards
