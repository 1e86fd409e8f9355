// Package luggage is how a player takes what they have come to along to another device: as a file, and as a row of QR codes that the other
// one's camera opens, one after the other. What comes is put together with what is there (room.Saves.TakePlayerFile): it may come as often
// and from as many devices as one likes.
//
// New is the list of ways. Take takes in a file that was opened or dropped, TakePiece a code's link. It stands on the stage and the kit
// and knows no other screen; how one's name in rooms is taken along comes as a Route.
package luggage
