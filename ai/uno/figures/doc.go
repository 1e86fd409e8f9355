// Package figures measures the shedding game and who plays it, for cmd/figures: how fast its rules are, and what it costs and gains to
// doubt and to bluff. Nothing that plays needs it.
package figures
