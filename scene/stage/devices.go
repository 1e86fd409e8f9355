package stage

import (
	"fourtell/scene/input"
	"fourtell/scene/paint"
)

// Devices are what the player plays with, and what came of them in this tick.
type Devices struct {
	Source  input.Source
	Track   input.Tracker
	Tick    input.Tick // what this tick brought
	Picture uint64     // of the loop; there may be several ticks to one
	Nth     int        // of the picture's ticks, 0 the first
	Typing  bool       // letters are typed into a field: they are no actions
	// Listening says that the next key or button is given to something: it asks for nothing.
	Listening bool
	keyed     bool
}

// next asks the devices what this tick brings; unit is how many device pixels there are to one of the window.
func (d *Devices) next(unit float32) input.Sample {
	sample := d.Source.Sample(unit)
	d.Tick = d.Track.Next(sample)
	return sample
}

// filter takes away what is typed or given to something: it asks for nothing.
func (d *Devices) filter() {
	if d.Typing {
		d.Tick.Typing()
	}
	if d.Listening {
		d.Tick.Deafen()
	}
}

// turn notes with what the player plays now, and says whether they have turned to keys or away from them.
func (d *Devices) turn() bool {
	was := d.keyed
	d.keyed = d.Tick.Device == paint.DeviceKeys || d.Tick.Device == paint.DevicePad
	return d.keyed != was
}

// Keyed says whether to show the focus ring: the last device used was keys or a gamepad.
func (d *Devices) Keyed() bool { return d.keyed }
