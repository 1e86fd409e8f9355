//go:build !js

package hosting

import (
	"io/fs"
	"os"
	"path/filepath"
)

// places are where a page may lie, from the folder of the program: beside it, where a system keeps what belongs to a program, in a
// bundle of macOS, and where it is built.
var places = [...]string{"web", "../share/fourtell/web", "../Resources/web", "../build/web"}

// beside is the page that was given along with the program; nil: there is none.
func beside() fs.FS {
	program, err := os.Executable()
	if err != nil {
		return nil
	}
	if at, err := filepath.EvalSymlinks(program); err == nil {
		program = at
	}
	return besideOf(filepath.Dir(program))
}

func besideOf(folder string) fs.FS {
	for _, p := range places {
		dir := filepath.Join(folder, filepath.FromSlash(p))
		if info, err := os.Stat(filepath.Join(dir, "index.html")); err == nil && info.Mode().IsRegular() {
			return os.DirFS(dir)
		}
	}
	return nil
}
