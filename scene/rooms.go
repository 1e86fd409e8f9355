package scene

import (
	"fourtell/scene/kit"
	"fourtell/scene/stage"
)

// What the stage hands to every screen of this folder.
type (
	Stage      = stage.Stage
	Scene      = stage.Scene
	Modal      = stage.Modal
	Options    = stage.Options
	Settings   = stage.Settings
	Node       = stage.Node
	Focusable  = stage.Focusable
	FocusGroup = stage.FocusGroup
	Dialog     = stage.Dialog
	Panel      = stage.Panel
	Label      = stage.Label
	Backdrop   = stage.Backdrop
	SeatPlan   = stage.SeatPlan
)

// TicksPerSecond is how often Update runs; all time in a scene is ticks.
const TicksPerSecond = stage.TicksPerSecond

// What the kit hands to them.
type (
	Button     = kit.Button
	IconButton = kit.IconButton
	ButtonKind = kit.ButtonKind
	Slider     = kit.Slider
	Switch     = kit.Switch
	Segments   = kit.Segments
	Stepper    = kit.Stepper
)
