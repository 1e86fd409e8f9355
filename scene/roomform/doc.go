// Package roomform asks what a room is to be like: its name, its seats, its rules, who may come and how they talk. The lobby opens a
// room by it, and in the room its host changes it by the same.
//
//	Form    form.go; lay.go its rows
//	fault   fault.go  a no of the house, told at the row that it is about
//
// Contract: it knows no house. Whoever opens it asks there, and says what came of it; the form stays until that is a yes.
package roomform
