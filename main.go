// Command fourtell is the game in a window, or on a page.
//
// Contract: it reads flags, opens the window and hands everything to package
// scene. With scene it is the only importer of Ebitengine.
package main

import (
	"errors"
	"fmt"
	"os"

	"fourtell/scene"

	"github.com/hajimehoshi/ebiten/v2"
)

func main() {
	o, err := parse(os.Args[1:])
	if errors.Is(err, errHelp) {
		return
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "fourtell:", err)
		os.Exit(2)
	}
	settings := scene.LoadSettings()
	o.apply(&settings)
	stage, err := scene.NewStage(scene.Options{
		Seed: o.seed, Settings: settings, NoAudio: o.noAudio, Save: scene.SaveSettings,
	})
	if err != nil {
		fmt.Fprintln(os.Stderr, "fourtell:", err)
		os.Exit(1)
	}
	ebiten.SetWindowTitle("Fourtell")
	ebiten.SetWindowIcon(scene.WindowIcons())
	ebiten.SetWindowSize(settings.Width, settings.Height)
	ebiten.SetWindowSizeLimits(960, 540, -1, -1)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetFullscreen(settings.Fullscreen)
	ebiten.SetScreenClearedEveryFrame(false)
	err = ebiten.RunGameWithOptions(stage, &ebiten.RunGameOptions{X11ClassName: "Fourtell", X11InstanceName: "fourtell"})
	if err != nil {
		os.Exit(failed(err, o.noAudio))
	}
}
