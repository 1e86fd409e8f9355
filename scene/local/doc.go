// Package local is a table hosted in this window, and what others host nearby, whichever screen stands. The screens of rooms ask for it
// by stage.Way[*local.House].
//
// Contract: until it is asked for nothing runs, and nothing here blocks but the program's own end, for a second at most. A house
// lasts as long as the line leads to it; a search as long as somebody asks what it has found. It knows no screen and no table.
package local
