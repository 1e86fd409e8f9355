//go:build display

package ask

// What only the tests of whole screens look at: they have the tag that no game is built with.

import (
	"fourtell/engine"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
)

func (in *Challenge) Believe() *kit.Button { return in.believe }
func (in *Challenge) Chance() float32      { return in.chance }
func (in *Challenge) Doubt() *kit.Button   { return in.doubt }
func (in *Challenge) Reply() *kit.Button   { return in.reply }
func (in *Choice) Cancel() bool            { return in.cancel }
func (in *Choice) Items() []Item           { return in.items }
func (in *Choice) Line() string            { return in.line }
func (in *Choice) Verbs() []*kit.Button    { return in.verbs }
func (in *Item) Command() engine.Command   { return in.command }
func (in *Item) Seat() engine.Seat         { return in.seat }
func (in *Item) Word() string              { return in.word }
func (in *Wheel) At() engine.Color         { return in.at }
func (in *Wheel) Line() string             { return in.line }
func (in *Wheel) Plays() []engine.Command  { return in.plays }
func (in *Doubt) Counted() bool            { return in.counted }
func (in *Doubt) Tile() paint.Rect         { return in.tile }
func (in *Doubt) Stakes() float32          { return in.under }
func (in *Doubt) Doubt() *kit.Button       { return in.doubt }
func (in *Doubt) Believe() *kit.Button     { return in.believe }
