// Command fourtell is the game in a window, or on a page.
//
// Contract: it reads flags, opens the window and hands everything to package
// scene. With scene it is the only importer of Ebitengine.
package main

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"time"

	"fourtell/scene"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/jeandeaual/go-locale"
)

func main() {
	start, err := scene.ParseStart(os.Args[1:], os.Stdout, rand.Uint64())
	if errors.Is(err, scene.ErrHelp) {
		return
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "fourtell:", err)
		os.Exit(2)
	}
	settings := scene.LoadSettings()
	start.Apply(&settings)
	game, err := open(start, settings)
	if err == nil {
		ebiten.SetWindowTitle("Fourtell")
		ebiten.SetWindowIcon(scene.WindowIcons())
		ebiten.SetWindowSize(settings.Width, settings.Height)
		ebiten.SetWindowSizeLimits(scene.LeastWidth, scene.LeastHeight, -1, -1)
		ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
		ebiten.SetFullscreen(settings.Fullscreen)
		ebiten.SetScreenClearedEveryFrame(false)
		err = ebiten.RunGameWithOptions(game, &ebiten.RunGameOptions{X11ClassName: "Fourtell", X11InstanceName: "fourtell"})
		if stage, ok := game.(*scene.Stage); ok {
			stage.End() // a window may also be closed from outside
		}
	}
	if err != nil {
		os.Exit(failed(err, start.NoAudio))
	}
}

// open makes what the window shows: the stage, or the stage being measured.
func open(start scene.Start, settings scene.Settings) (ebiten.Game, error) {
	if start.Figures {
		ebiten.SetVsyncEnabled(false)
		ebiten.SetTPS(ebiten.SyncWithFPS) // a tick a frame, however slow the machine
		return scene.NewFigures(start.Seed, os.Stdout)
	}
	var first func(*scene.Stage) scene.Scene
	if start.Replay != "" {
		var err error
		if first, err = scene.OpenRecord(start.Replay); err != nil {
			return nil, err
		}
	}
	store, unkept := scene.OpenStore()
	return scene.NewStage(scene.Options{Seed: start.Seed, Settings: settings, Speaks: preferred(), NoAudio: start.NoAudio, Save: scene.SaveSettings,
		Store: store, Unkept: unkept, Now: time.Now, First: first})
}

// preferred are the languages the player's system is set to, best first.
func preferred() []string {
	tags, err := locale.GetLocales()
	if err != nil {
		return nil // English will do
	}
	return tags
}

// failed says what stopped the game and gives the exit code. Where only the
// sound is to blame the program starts itself again without, once, because the
// window cannot be opened a second time in one process.
func failed(err error, noAudio bool) int {
	if noAudio || !strings.HasPrefix(err.Error(), "oto:") {
		fmt.Fprintln(os.Stderr, "fourtell:", err)
		return 1
	}
	why, _, _ := strings.Cut(err.Error(), "\n")
	fmt.Fprintln(os.Stderr, "fourtell: there is no sound device, playing silent:", why)
	code, err := again(append([]string{"-no-audio"}, os.Args[1:]...))
	if err != nil {
		fmt.Fprintln(os.Stderr, "fourtell:", err)
		return 1
	}
	return code
}
