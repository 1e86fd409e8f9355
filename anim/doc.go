// Package anim turns snapshots into moving pictures of cards: it says where every card is drawn at every tick.
//
// The way from a snapshot to a pose, one file each:
//
//	engine.Snapshot ──► Between (diff.go)            which cards changed places, and from where to where
//	                ──► Arrange (layout*.go)         where everything rests in a window of this size
//	Diff + Layout   ──► Choreograph (choreo*.go)     how and when: steps, sound cues, effects
//	Plan            ──► Queue (queue.go, sprite.go)  plays plans one after another on sprites, tick by tick
//	Queue.Poses     ──► the scene draws them in order
//
// Durations are all in timing.go. The hooks (OnIdle, OnQuestion, OnChallengeReady) are in hooks.go. To give a kind of beat a new
// motion, write a function beside the others in a choreo file and name it in the table in choreo.go; it may decide how
// long, how high and with what sound a card travels, never where it ends: that is the layout's.
//
// Contract. The diff decides where cards go and the event only how it looks; without an event everything still moves
// plausibly. When a plan ends every pose is the layout of the snapshot shown. Motion is queued, never replaced, and
// starts from a card's present pose. Nothing flows back into the table.
//
// Units: logical pixels, y down; radians, clockwise; ticks, 60 a second. A card of scale 1 is 120 by 180.
//
// It imports fourtell/engine and the standard library; never Ebitengine, never a clock, never a game's rules.
package anim
