// Command shaders makes the page smaller: it copies Ebitengine, writes out the
// sources of its built-in shaders, which Ebitengine makes of a template when it
// begins, and translates them and the project's .kage files for the graphics
// card, so that the page has neither the template nor the compiler of shaders.
//
//	shaders FOLDER      from the project's root; FOLDER becomes the copy, and
//	                    FOLDER.mod what "go build -modfile" needs to take it
//
// The template's worth is not its own size. text/template finds methods by
// name, so while it is in the program the linker keeps every exported method of
// every type. The compiler brings the parser of Go and whole numbers without
// end with it, a tenth of the page. What writes pictures of textures goes too.
//
// Contract: the shaders' sources and translations are byte for byte what
// Ebitengine gives. It knows a few files of Ebitengine and says so where it
// finds others; it is never linked into the game.
package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// ebitengine is the module that is copied, and written the file of it that changes.
const (
	ebitengine = "github.com/hajimehoshi" + "/ebiten/v2"
	written    = "internal/builtinshader/shader.go"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: shaders FOLDER")
		os.Exit(2)
	}
	if err := makeCopy(filepath.Clean(os.Args[1])); err != nil {
		fmt.Fprintln(os.Stderr, "shaders:", err)
		os.Exit(1)
	}
}

// makeCopy makes the folder a copy of Ebitengine whose shaders are written out, and the module file beside it.
func makeCopy(folder string) error {
	from, err := sources()
	if err != nil {
		return err
	}
	if err := os.RemoveAll(folder); err != nil {
		return err
	}
	if err := copyModule(from, folder); err != nil {
		return err
	}
	file := filepath.Join(folder, filepath.FromSlash(written))
	source, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	out, err := writeOut(source)
	if err != nil {
		return fmt.Errorf("%s of %s: %w", written, ebitengine, err)
	}
	if err := os.WriteFile(file, out, 0o644); err != nil {
		return err
	}
	if err := translate(folder); err != nil {
		return err
	}
	return moduleFile(folder)
}

// sources is the folder in which the version of Ebitengine that go.mod names lies.
func sources() (string, error) {
	out, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}", ebitengine).Output()
	if exit := (*exec.ExitError)(nil); errors.As(err, &exit) {
		return "", fmt.Errorf("where Ebitengine lies is not known: %s", strings.TrimSpace(string(exit.Stderr)))
	}
	if err != nil {
		return "", err
	}
	from := strings.TrimSpace(string(out))
	if from == "" {
		return "", fmt.Errorf("%s has not been fetched: go mod download", ebitengine)
	}
	return from, nil
}

// copyModule copies what a build reads of a module.
func copyModule(from, to string) error {
	return filepath.WalkDir(from, func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(from, path)
		if err != nil {
			return err
		}
		if entry.IsDir() {
			if rel == "examples" || entry.Name() == "testdata" {
				return fs.SkipDir
			}
			return os.MkdirAll(filepath.Join(to, rel), 0o755)
		}
		if strings.HasSuffix(rel, "_test.go") {
			return nil
		}
		b, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		return os.WriteFile(filepath.Join(to, rel), b, 0o644)
	})
}

// moduleFile writes folder.mod and folder.sum: the project's own, with the copy in Ebitengine's place.
func moduleFile(folder string) error {
	for _, ending := range []string{".mod", ".sum"} {
		b, err := os.ReadFile("go" + ending)
		if err != nil {
			return fmt.Errorf("%w: start it in the project's root", err)
		}
		if ending == ".mod" {
			// What is built with it holds that place, and is to be the same wherever the project lies.
			place := folder
			if !filepath.IsAbs(place) {
				place = "./" + filepath.ToSlash(place)
			}
			b = fmt.Appendf(b, "\nreplace %s => %q\n", ebitengine, place)
		}
		if err := os.WriteFile(folder+ending, b, 0o644); err != nil {
			return err
		}
	}
	return nil
}
