// Package online is this program's line to a house where rooms are: who one is there, which house it is, and the client that
// keeps the line, whichever screen stands.
//
//	Line   line.go    the line, and who hears what comes down it; the screens of rooms ask for it by stage.Way[*online.Line]
//	sealed dealt.go    to a table that a player deals: somebody elsewhere, or this program
//	carry  carry.go   takes who one is (online/self) to another device
//	aside  aside.go   a question to the house one was last in, from a screen that is in none of its rooms
//	Going  going.go   where the command line or the page's address leads
//
// Contract: until a house is named there is no socket and nothing goes on. It is stepped once a tick (stage.Beside) and counts in
// ticks; nothing in it blocks. It knows no screen, no table and no sentence but what the stage is told.
package online
