// Package statistics is the screen that shows what has been counted over many rounds: pictures, and above them what of it is
// asked for, by player, rules, seats and opponents.
//
//	Statistics  statistics.go  the scene, its filters, saving it to a file and forgetting it
//	plates      plates.go, draw.go  one picture each
//
// Counting is the table's and room keeps it; this reads, draws and forgets. It knows the kit and who may sit at a table, and no
// other screen: who opens it says where it goes back to.
package statistics
