//go:build display

package table

import (
	"fourtell/engine"
	"fourtell/scene/paint"
)

func (in *claiming) Button() paint.Rect        { return in.button.Rect }
func (in *claiming) AtButton() bool            { return in.hud.zone == zoneClaim }
func (in *claiming) Picked() []engine.SeenCard { return in.picked }
func (in *claiming) Rank() engine.Rank         { return in.rank }
func (in *claiming) Talk() string              { return in.talk.text }
func (in *claiming) Lying() int                { return in.lying }
func (in *claiming) Tile(i int) (x, y float32) { return in.tiles[i].at.Center() }
