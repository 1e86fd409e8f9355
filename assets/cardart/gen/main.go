// Command gen writes the pictures of the game.
//
// Without flags it is what `go generate ./assets` runs, in that folder: it
// draws the catalogue of every theme at 1, 2 and 4 pixels per unit into art/,
// the second theme's into art/felt, and the window's icons beside it. With -icon N -out FILE it writes the mark N pixels square,
// with -contact FILE a sheet of every picture to look at.
package main

import (
	"bytes"
	"flag"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"

	"fourtell/assets/cardart"
	"fourtell/assets/theme"
)

func main() {
	icon := flag.Int("icon", 0, "write only an icon of `N` pixels a side")
	out := flag.String("out", "", "the icon's `file`")
	contact := flag.String("contact", "", "write only a contact sheet to `file`")
	scale := flag.Int("scale", 2, "pixels per unit of the contact sheet")
	name := flag.String("theme", "midnight", "whose pictures the contact sheet shows")
	font := flag.String("font", "fonts/gabarito-latin-900-normal.woff", "the display font's `file`")
	flag.Parse()
	if err := run(*icon, *out, *contact, *name, *scale, *font); err != nil {
		fmt.Fprintln(os.Stderr, "cardart:", err)
		os.Exit(1)
	}
}

func run(icon int, out, contact, name string, scale int, fontFile string) error {
	if icon != 0 {
		if icon < 16 || icon > 1024 || out == "" {
			return fmt.Errorf("-icon needs a size from 16 to 1024 and -out FILE, have %d and %q", icon, out)
		}
		return writePNG(out, cardart.Icon(icon))
	}
	font, err := os.ReadFile(fontFile)
	if err != nil {
		return fmt.Errorf("display font: %w (run in the assets folder, or say -font FILE)", err)
	}
	if contact != "" {
		var th theme.Theme
		if err := th.UnmarshalText([]byte(name)); err != nil {
			return err
		}
		pictures, err := cardart.All(th, font)
		if err != nil {
			return err
		}
		pictures = append(pictures, cardart.Wardrobe()...)
		return writePNG(contact, cardart.Contact(pictures, scale))
	}
	for _, th := range theme.All() {
		pictures, err := cardart.All(th, font)
		if err != nil {
			return err
		}
		for _, px := range []int{1, 2, 4} {
			if err := writeAtlas(folder(th, px), th != theme.Midnight, pictures, px); err != nil {
				return err
			}
		}
	}
	deck, err := cardart.BluffDeck(font)
	if err != nil {
		return err
	}
	for _, px := range []int{1, 2, 4} {
		if err := writeAtlas(filepath.Join("art", "bluff", fmt.Sprintf("%dx", px)), false, deck, px); err != nil {
			return err
		}
	}
	for _, px := range []int{1, 2, 4} {
		if err := writeAtlas(filepath.Join("art", "wardrobe", fmt.Sprintf("%dx", px)), false, cardart.Wardrobe(), px); err != nil {
			return err
		}
	}
	for _, n := range cardart.IconSizes() {
		if err := writePNG(fmt.Sprintf("art/icon-%d.png", n), cardart.Icon(n)); err != nil {
			return err
		}
	}
	return nil
}

// folder is where the pictures of a theme lie at a scale; the house's own need no name.
func folder(th theme.Theme, px int) string {
	if th == theme.Midnight {
		return filepath.Join("art", fmt.Sprintf("%dx", px))
	}
	return filepath.Join("art", th.String(), fmt.Sprintf("%dx", px))
}

// writeAtlas writes pictures into a folder; where it is another theme's, a file that is the same as the house's own is left out.
func writeAtlas(dir string, another bool, pictures []cardart.Picture, px int) error {
	atlas, err := cardart.Build(pictures, px)
	if err != nil {
		return err
	}
	files, err := atlas.Files()
	if err != nil {
		return err
	}
	if err := os.RemoveAll(dir); err != nil {
		return err
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	for name, b := range files {
		if another {
			if house, err := os.ReadFile(filepath.Join(folder(theme.Midnight, px), name)); err == nil && bytes.Equal(house, b) {
				continue
			}
		}
		if err := os.WriteFile(filepath.Join(dir, name), b, 0o644); err != nil {
			return err
		}
	}
	return nil
}

func writePNG(name string, m image.Image) error {
	f, err := os.Create(name)
	if err != nil {
		return err
	}
	enc := png.Encoder{CompressionLevel: png.BestCompression}
	if err := enc.Encode(f, m); err != nil {
		f.Close()
		return fmt.Errorf("%s: %w", name, err)
	}
	return f.Close()
}
