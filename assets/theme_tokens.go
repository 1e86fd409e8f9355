package assets

import "fourtell/assets/theme"

// The themes and their tokens, as package theme has them, for those who see this package only.
type (
	Theme   = theme.Theme
	Tone    = theme.Tone
	Tones   = theme.Colors
	Surface = theme.Surface
)

// The themes.
const (
	Midnight = theme.Midnight
	Felt     = theme.Felt
)

// Themes are all of them, the house's own first.
func Themes() []Theme { return theme.All() }

// ThemeNames are they as the settings file names them, in order.
func ThemeNames() []string { return theme.Names() }

// ClothOf is the floor of a theme under another cloth, by the cloth's name: lit, and far from the light; there is false for a name that
// is none.
func ClothOf(t Theme, name string) (lit, far uint32, there bool) { return t.Cloth(name) }

// The surfaces.
const (
	Ground   = theme.Ground
	Paper    = theme.Paper
	Surfaces = theme.Surfaces
)

// The tones.
const (
	ToneInk        = theme.Ink
	ToneOnCream    = theme.OnCream
	TonePlum900    = theme.Plum900
	ToneTable      = theme.Table
	ToneWedge      = theme.Wedge
	ToneFloorEdge  = theme.FloorEdge
	TonePlum800    = theme.Plum800
	TonePlum700    = theme.Plum700
	TonePlum600    = theme.Plum600
	TonePlum500    = theme.Plum500
	TonePlum300    = theme.Plum300
	ToneCream      = theme.Cream
	ToneCream2     = theme.Cream2
	ToneSecond     = theme.Second
	ToneSecondLip  = theme.SecondLip
	ToneNote       = theme.Note
	ToneCoral      = theme.Coral
	ToneSaid       = theme.Said
	ToneCoralDeep  = theme.CoralDeep
	ToneCoralLip   = theme.CoralLip
	ToneSheen      = theme.Sheen
	ToneActive     = theme.Active
	ToneGlow       = theme.Glow
	ToneVeil       = theme.Veil
	ToneShadow     = theme.Shadow
	ToneWhite      = theme.White
	ToneClothDark  = theme.ClothDark
	ToneClothLight = theme.ClothLight
	ToneClothFoot  = theme.ClothFoot
	TonePelmetA    = theme.PelmetA
	TonePelmetB    = theme.PelmetB
	TonePileLight  = theme.PileLight
	TonePileDark   = theme.PileDark
	ToneBeside     = theme.Beside
	ToneSpark      = theme.Spark
	ToneBest       = theme.Best
	ToneFine       = theme.Fine
	ToneDoubtful   = theme.Doubtful
	TonePoor       = theme.Poor
	ToneBlunder    = theme.Blunder
	ToneLine3      = theme.Line3
	ToneLine4      = theme.Line4
	ToneLine5      = theme.Line5
	ToneLine6      = theme.Line6
	ToneLine7      = theme.Line7
	ToneLine8      = theme.Line8
	ToneLine9      = theme.Line9
	ToneLine10     = theme.Line10
)
