package assets

import "embed"

// art2x is the pictures at 2 pixels per unit: the one scale every build has.
//
//go:embed art/2x
var art2x embed.FS
