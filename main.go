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
	"fourtell/scene/platform"
	"fourtell/scene/replay"
	"fourtell/scene/stage"
	"fourtell/start"
	_ "fourtell/start/early"
	"fourtell/version"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/jeandeaual/go-locale"
)

func main() {
	line, err := scene.ParseStart(os.Args[1:], os.Stdout, rand.Uint64())
	if errors.Is(err, start.ErrHelp) {
		return
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "fourtell:", err)
		os.Exit(2)
	}
	o := stage.Options{Seed: line.Seed, Speaks: preferred(), MoreContrast: platform.PrefersContrast(), Handheld: platform.Handheld(), NoAudio: line.NoAudio, Clipboard: platform.OpenClipboard(), Sheet: platform.OpenSheet(), Page: platform.PageAddress(), First: line.First(), Save: stage.SaveSettings, Now: time.Now}
	if !line.Figures {
		o.Store, o.Unkept = stage.OpenStore()
		o.Log = platform.OpenLog(o.Store, os.Stderr)
		log.SetFlags(log.LstdFlags | log.LUTC)
		log.SetOutput(o.Log)
		platform.WatchCrash(o.Log, o.Store)
		o.Log.Note(time.Now(), "fourtell "+version.Name()+", "+stage.Machine())
	}
	o.Settings = stage.LoadSettings()
	line.Apply(&o.Settings)
	game, err := open(line, o)
	if err == nil {
		ebiten.SetWindowTitle("Fourtell")
		ebiten.SetWindowIcon(stage.WindowIcons())
		ebiten.SetWindowSize(o.Settings.Width, o.Settings.Height)
		ebiten.SetWindowSizeLimits(start.LeastWidth, start.LeastHeight, -1, -1)
		ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
		ebiten.SetFullscreen(o.Settings.Fullscreen)
		ebiten.SetScreenClearedEveryFrame(false)
		ebiten.SetTPS(ebiten.SyncWithFPS) // a call a picture; what a tick is scene.Loop says
		err = ebiten.RunGameWithOptions(game, &ebiten.RunGameOptions{X11ClassName: "Fourtell", X11InstanceName: "fourtell"})
		if loop, ok := game.(*scene.Loop); ok {
			loop.End() // a window may also be closed from outside
		}
		if err != nil && o.Log != nil {
			o.Log.Note(time.Now(), "it cannot go on: "+err.Error())
		}
	}
	if err != nil {
		os.Exit(failed(err, line.NoAudio))
	}
}

// open makes what the window shows: the stage, or the stage being measured.
func open(line scene.Start, o stage.Options) (ebiten.Game, error) {
	if line.Figures {
		ebiten.SetVsyncEnabled(false)
		return scene.NewFigures(line.Seed, os.Stdout)
	}
	if line.Replay != "" {
		var err error
		if o.First, err = replay.OpenFile(line.Replay); err != nil {
			return nil, err
		}
	}
	stage, err := scene.NewStage(o)
	if err != nil {
		return nil, err
	}
	return scene.NewLoop(stage), nil
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
