// Package result is the screen after a round: who has won, what was counted, and the ways on.
//
//	Result  result.go   the scene and its buttons; what is thought about the round while it stands
//	rows    rows.go     a row a seat, with the bar of a match
//	arrival arrive.go   how the winner and what is said of it come
//
// What it shows is a table.ResultData, which the table fills; every way on is one of its functions. It judges nothing and keeps
// nothing.
package result
