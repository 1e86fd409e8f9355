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
	game, err := o.game()
	if err != nil {
		fmt.Fprintln(os.Stderr, "fourtell:", err)
		os.Exit(1)
	}
	ebiten.SetWindowTitle("Fourtell")
	ebiten.SetWindowIcon(scene.WindowIcons())
	ebiten.SetWindowSize(o.width, o.height)
	ebiten.SetWindowSizeLimits(leastWidth, leastHeight, -1, -1)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetFullscreen(o.fullscreen)
	ebiten.SetScreenClearedEveryFrame(false)
	err = ebiten.RunGameWithOptions(game, &ebiten.RunGameOptions{X11ClassName: "Fourtell", X11InstanceName: "fourtell"})
	if err != nil {
		os.Exit(failed(err, o.noAudio))
	}
}

// game is what the window shows: the stage, or the stage being measured.
func (o *options) game() (ebiten.Game, error) {
	if o.figures {
		o.width, o.height = defaultWidth, defaultHeight
		ebiten.SetVsyncEnabled(false)
		return scene.NewFigures(o.seed, os.Stdout)
	}
	settings := scene.LoadSettings()
	o.apply(&settings)
	return scene.NewStage(scene.Options{Seed: o.seed, Settings: settings, NoAudio: o.noAudio, Save: scene.SaveSettings})
}
