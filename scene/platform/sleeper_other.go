//go:build !js

package platform

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// Sleeper lets a window sleep: until the system has an event for it, or for a time. SetVsyncEnabled has taken the place of
// these two calls but for this, which nothing else does in Ebitengine 2.8.
type Sleeper struct{ alarm *time.Timer }

// Sleep wants no frame for so long.
func (z *Sleeper) Sleep(most time.Duration) {
	if z.alarm == nil {
		z.alarm = time.AfterFunc(most, ebiten.ScheduleFrame)
	} else {
		z.alarm.Reset(most)
	}
	if ebiten.FPSMode() != ebiten.FPSModeVsyncOffMinimum {
		ebiten.SetFPSMode(ebiten.FPSModeVsyncOffMinimum)
	}
}

// Wake wants every frame again; it has slept before.
func (z *Sleeper) Wake() {
	z.alarm.Stop()
	ebiten.SetFPSMode(ebiten.FPSModeVsyncOn)
}

// Look has a sleeping window look at once whether something has happened; it may be called from anywhere.
func Look() { ebiten.ScheduleFrame() }
