// Package cardart draws the pictures of Fourtell: the 54 faces, the eight
// wilds as they lie on the discard pile, the back, the guests and every part
// of the table that is not text.
//
// Contract: All returns the catalogue, each picture knows its size in logical
// units (one unit is one pixel of a 1280 by 720 window) and paints itself at
// any whole number of pixels per unit; the same code always paints the same
// picture. Build packs the catalogue into pages.
//
// Each theme has a deck of its own: the house's is flat tones with one diagonal
// (face.go, wild.go, mark.go), the second cut paper with a notched border and an
// eye on the back (felt_*.go). Both draw with the tokens of package theme, as do
// the parts they share.
//
// It is used by `go generate ./assets` and by tests. The game never links it,
// because the drawing library costs more than the finished pictures; so
// nothing but the generator and tests may import it. It must never import
// Ebitengine or a package of this module but theme.
package cardart
