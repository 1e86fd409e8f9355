//go:build !js

package scene

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// sleeper lets a window sleep: until the system has an event for it, or for a time. SetVsyncEnabled has taken the place of
// these two calls but for this, which nothing else does in Ebitengine 2.8.
type sleeper struct{ alarm *time.Timer }

func (z *sleeper) sleep(most time.Duration) {
	if z.alarm == nil {
		z.alarm = time.AfterFunc(most, ebiten.ScheduleFrame)
	} else {
		z.alarm.Reset(most)
	}
	if ebiten.FPSMode() != ebiten.FPSModeVsyncOffMinimum {
		ebiten.SetFPSMode(ebiten.FPSModeVsyncOffMinimum)
	}
}

func (z *sleeper) wake() {
	z.alarm.Stop()
	ebiten.SetFPSMode(ebiten.FPSModeVsyncOn)
}
