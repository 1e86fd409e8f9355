// Command fourtell is the game in a window, or on a page.
//
// Contract: it reads flags, opens the window and hands everything to package
// scene. With scene it is the only importer of Ebitengine.
package main

import (
	"errors"
	"fmt"
	"log"
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
	o := scene.Options{Seed: start.Seed, Speaks: preferred(), MoreContrast: scene.PrefersContrast(), Handheld: scene.Handheld(), NoAudio: start.NoAudio, Clipboard: scene.OpenClipboard(), Save: scene.SaveSettings, Now: time.Now}
	if !start.Figures {
		o.Store, o.Unkept = scene.OpenStore()
		o.Log = scene.OpenLog(o.Store, os.Stderr)
		log.SetFlags(log.LstdFlags | log.LUTC)
		log.SetOutput(o.Log)
		scene.WatchCrash(o.Log, o.Store)
		o.Log.Note(time.Now(), "fourtell "+scene.Version()+", "+scene.Machine())
	}
	o.Settings = scene.LoadSettings()
	start.Apply(&o.Settings)
	game, err := open(start, o)
	if err == nil {
		ebiten.SetWindowTitle("Fourtell")
		ebiten.SetWindowIcon(scene.WindowIcons())
		ebiten.SetWindowSize(o.Settings.Width, o.Settings.Height)
		ebiten.SetWindowSizeLimits(scene.LeastWidth, scene.LeastHeight, -1, -1)
		ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
		ebiten.SetFullscreen(o.Settings.Fullscreen)
		ebiten.SetScreenClearedEveryFrame(false)
		err = ebiten.RunGameWithOptions(game, &ebiten.RunGameOptions{X11ClassName: "Fourtell", X11InstanceName: "fourtell"})
		if stage, ok := game.(*scene.Stage); ok {
			stage.End() // a window may also be closed from outside
		}
		if err != nil && o.Log != nil {
			o.Log.Note(time.Now(), "it cannot go on: "+err.Error())
		}
	}
	if err != nil {
		os.Exit(failed(err, start.NoAudio))
	}
}

// open makes what the window shows: the stage, or the stage being measured.
func open(start scene.Start, o scene.Options) (ebiten.Game, error) {
	if start.Figures {
		ebiten.SetVsyncEnabled(false)
		ebiten.SetTPS(ebiten.SyncWithFPS) // a tick a frame, however slow the machine
		return scene.NewFigures(start.Seed, os.Stdout)
	}
	if start.Replay != "" {
		var err error
		if o.First, err = scene.OpenRecord(start.Replay); err != nil {
			return nil, err
		}
	}
	return scene.NewStage(o)
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
