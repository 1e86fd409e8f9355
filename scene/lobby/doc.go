// Package lobby is the screen "Rooms": the open rooms of a house, the way into one by its code or link, and the way to one of one's own.
//
//	Lobby   lobby.go     the screen: what stands where, and who is asked first: the name, the house
//	        house.go     how far the way to the house is: asked, away, here
//	going   going.go     where a link, a code or a hosted house leads
//	list    list.go, row.go, near.go   the rooms, sorted and searched; those of the local network
//	chosen  chosen.go    the room that is chosen, and how one goes in
//	lay     lay.go, draw.go, marks.go
//
// Contract: it holds the line to a house while one looks for a room, and gives it up where one leaves without a place. It says what
// the house tells and knows no table: whoever gets a place is led on by Routes.
package lobby
