// Package assets is everything the game shows and plays that is not code: the
// pictures, the fonts, the sounds and the music, embedded in the program.
//
// Contract: it hands out plain images, font files and PCM; the same build
// always hands out the same. Pictures come as a Sheet of named sprites at 1, 2
// or 4 pixels per logical unit (a browser has 2 only); all sprites of scales 1
// and 2 lie on one page, so that a frame can be one draw call. A name or a
// file that is missing is an error that names it.
//
// A theme (theme/) is a table of tokens and a set of pictures of its own; what it
// shares with the house's is stored once. The house's theme comes with every
// build; a page fetches the others when they are wanted (later.go).
//
// A Look (palette_*.go) is given to a sheet as it is decoded: another palette,
// a pattern for each colour, room for its letter. Nothing is stored twice.
//
// The pictures are drawn by assets/cardart and written by `go generate`; a
// test draws them afresh and compares. This package must never import
// Ebitengine, the drawing library or any package of this module but theme, so that it
// works without a display and adds nothing but its bytes to the page.
package assets

//go:generate go run -tags latex ./cardart/gen
