// Package scene is what a player sees, hears and touches: the stage, the
// painter, the nodes, the scenes and the modals, the sound and the settings.
//
// Contract: with main.go it is the only importer of Ebitengine. It believes
// what a Snapshot says and never holds a rule or a hidden card: a wish goes to
// the table as an engine.Command, and what came of it comes back as snapshots.
// Nothing here may be imported by any other package but main.
//
// # Map
//
//	stage/   what every screen stands on      kit/       what they are made of      rules/   the page of a table's rules
//	guests/                                   who may sit at a table, and the words for them
//	settings/                                 the panel of the settings, the keys, the report
//	statistics/                               what has been counted, as pictures    title/   the first screen    result/   the screen after a round
//	setup/   where a table is set: who sits where, by which rules
//	learn/   lessons, puzzles, the deal of the day: what leads a table
//	replay/                                   rounds that are over: the list, the player, the review
//	paint/   drawing                          input/     one tick of wishes         sound/   effects and music
//	platform/                                 what differs between the system of a desktop and the page of a browser
//	table/   the felt and whoever sits there  ask/       the questions                  umpire/  what the game at the table answers
//	rooms.go                                  names of stage and kit that every file here uses
//	routes.go                                 where the stage is led to screens it need not know
//
//	Loop     loop.go      the outermost edge: tick_clock.go turns passed time into ticks
//	motion                tabletest.Motions lists every choreography, and
//	                      go test -tags display -run ChoreographiesAreDrawn ./scene -args -sheets DIR draws each as a sheet of its ticks
//	Start    flags.go     the command line; setup/ tells what is set, which routes.go seats at a table; figures.go measures frames
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
