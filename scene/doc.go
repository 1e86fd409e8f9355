// Package scene is the wiring of what a player sees, hears and touches: it makes a stage from which every screen is reached,
// reads how the program is begun and gives it ticks. The screens, and what they stand on, are in the folders below; each says
// in its own words what is in it, and the table in engine/layering_test.go who may see whom.
//
// Contract: with main.go the folders of scene are the only importers of Ebitengine. They believe
// what a Snapshot says and never hold a rule or a hidden card: a wish goes to
// the table as an engine.Command, and what came of it comes back as snapshots.
// Nothing here may be imported by any other package but main.
//
//	NewStage   routes.go    which screen leads where, a table that has been set, what the title starts
//	ParseStart flags.go     the command line
//	Loop       loop.go      the outermost edge: tick_clock.go turns passed time into ticks
//	link       link.go      the address of a table's deal, made and opened
//	figures    figures.go   measures frames
//	tests                   of whole screens, by pointer and keys; each choreography is drawn as a sheet of its ticks by
//	                        go test -tags display -run ChoreographiesAreDrawn ./scene -args -sheets DIR
//
// # Units
//
// All lengths are logical units. A landscape window is 720 units high and at
// least 960 wide, whatever its pixels; Stage.Window().Size says how wide. Text a player
// must read is at least 16 units. Time is ticks, 60 a second, never the clock.
//
// # A scene
//
// Implement Enter, Update, Draw, Leave. Look sprites up in Enter
// (s.Painter().Sprite("card/R7")) and keep the handles. In Update change what
// is shown and call s.Redraw() whenever something has changed: without it
// nothing is drawn, and a still scene must not call it. Draw paints the whole
// window from the ground up (p.Ground(paint.TableGround(x, y)) first), changes
// nothing and allocates nothing: do not build strings there, but when the
// snapshot changes. s.Go(next) replaces the scene.
//
//	p.Put(card, paint.Pose{X: x, Y: y, Angle: a, ScaleX: 1, ScaleY: 1, Tint: paint.White})
//	p.Draw(mark, x, y, 1, paint.White)              // upright
//	p.Nine(glow, r, paint.White)                    // a nine-patch sprite over a box
//	p.RoundRect(r, 16, paint.Plum800)               // p.Shadow below, p.StrokeRoundRect as a line
//	p.Text("Theo", x, baseline, paint.Style{Face: paint.Display, Size: 20, Color: paint.Cream})
//	p.TextIn("46", box, paint.Style{…, Align: paint.Middle}) // in the middle of a box
//	p.Push(cx, cy, dx, dy, scale, angle, alpha) … p.Pop()
//	p.PushClip(r) … p.Pop()
//
// Everything is quads of one texture, so a frame is one or two drawing calls
// whatever the order. Text and shapes are baked when they are first drawn: a
// text that changes every tick is baked every tick, so do not do that; colour
// and alpha may change freely.
//
// # A node
//
// Implement Node, and Focusable when keys should reach it; put it in a
// FocusGroup, which does the arrow keys, Tab and Confirm. Hit-test the place
// where the node rests. Use in.Take(input.ActDraw) for a key and in.TakePointer()
// for a press, so that nothing below acts on it too. Act on in.Released.
//
// # A modal
//
// Embed Dialog, lay Panel and Group.Nodes out in Enter, and:
//
//	func (m *Choice) Update(s *Stage, in *input.Tick) error {
//		if m.UpdateDialog(s, in) { m.lay(s) }
//		return nil
//	}
//	func (m *Choice) Draw(p *paint.Painter) { m.Begin(p); p.Text(…); m.End(p) }
//
// While it is the top one its focus alone is shown, with keys or a gamepad; a screen of one's own shows it by
// Painter.FocusRing. A key is never named by its letter but by its action: Button.Cap, stage.NewKeyLine, Stage.Keys().Spoken.
//
// A button calls m.Decide(command). The table opens the modal with s.Open,
// asks m.Answer() every tick and closes it with s.Close, on an answer or when
// the snapshot's Decision has changed. A modal with a method Pauses() bool that
// says true stops the scene below.
//
// # Sound, speech, chance
//
// s.Audio().Play(assets.SoundPlay) works on a silent stage too. s.Toasts().Show and
// s.Speech().Say are also spoken to screen readers. s.Chance().Rand is cosmetic chance; the
// table's chance is the engine's.
package scene
