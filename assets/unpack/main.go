// Command unpack writes the page's pictures and fonts without the packing they
// have of their own, and a file for "go build -overlay" that puts them in the
// place of the packed ones. The page is packed as a whole by brotli, which
// finds more in plain rows and outlines than deflate did, and nothing in bytes
// that deflate has been over.
//
//	unpack FOLDER       from the project's root; the overlay is FOLDER/overlay.json
//
// Of the languages but English next to nothing comes with the program: a player
// reads one of them, and the page fetches that.
//
// Contract: it knows files, not what they show, and is never linked into the
// game. Every picture keeps its pixels and every font its tables.
package main

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: unpack FOLDER")
		os.Exit(2)
	}
	if err := unpack(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "unpack:", err)
		os.Exit(1)
	}
}

// unpack writes every file into the folder, and the overlay that names them.
func unpack(folder string) error {
	folder, err := filepath.Abs(folder)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	replace := map[string]string{}
	like := map[image.Point]*image.Paletted{} // the first picture of each size
	for pattern, plain := range map[string]func([]byte) ([]byte, error){
		"assets/art/2x/*.png":   func(packed []byte) ([]byte, error) { return plainPicture(packed, like) },
		"assets/fonts/*.woff":   plainFont,
		"words/tongues/*/*.txt": fewWords,
	} {
		names, err := filepath.Glob(pattern)
		if err != nil || len(names) == 0 {
			return fmt.Errorf("no files %s: start it in the project's root", pattern)
		}
		for _, name := range names {
			packed, err := os.ReadFile(name)
			if err != nil {
				return err
			}
			b, err := plain(packed)
			if err != nil {
				return fmt.Errorf("%s: %w", name, err)
			}
			from, err := filepath.Abs(name)
			if err != nil {
				return err
			}
			to := filepath.Join(folder, strings.ReplaceAll(name, string(filepath.Separator), "-"))
			if err := os.WriteFile(to, b, 0o644); err != nil {
				return err
			}
			replace[from] = to
		}
	}
	b, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(folder, "overlay.json"), b, 0o644)
}

// plainPicture writes a PNG's pixels as a PNG of stored blocks. Pictures of one size show much the same in other colours, as
// the cards of the four suits do: their palettes are put in one order, so that what is the same is the same bytes.
func plainPicture(packed []byte, like map[image.Point]*image.Paletted) ([]byte, error) {
	img, err := png.Decode(bytes.NewReader(packed))
	if err != nil {
		return nil, err
	}
	if p, ok := img.(*image.Paletted); ok {
		if first := like[p.Rect.Size()]; first == nil {
			like[p.Rect.Size()] = p
		} else {
			img = inOrderOf(first, p)
		}
	}
	var b bytes.Buffer
	err = (&png.Encoder{CompressionLevel: png.NoCompression}).Encode(&b, img)
	return b.Bytes(), err
}

// inOrderOf is a picture with its palette in such an order that as many of its pixels as can be have the number that the pixel
// there has in another of the same size. Every pixel keeps its colour.
func inOrderOf(first, p *image.Paletted) *image.Paletted {
	type pair struct{ was, is uint8 }
	meet := map[pair]int{}
	for i, was := range p.Pix {
		meet[pair{was, first.Pix[i]}]++
	}
	pairs := slices.SortedFunc(maps.Keys(meet), func(a, b pair) int {
		return cmp.Or(meet[b]-meet[a], int(a.was)-int(b.was), int(a.is)-int(b.is))
	})
	colors := max(len(first.Palette), len(p.Palette))
	to, taken := map[uint8]uint8{}, map[uint8]bool{}
	put := func(was, is uint8) {
		if _, has := to[was]; !has && !taken[is] && int(is) < colors {
			to[was], taken[is] = is, true
		}
	}
	for _, c := range pairs {
		put(c.was, c.is)
	}
	for was := range p.Palette { // whatever lies only where another colour was stronger
		for is := range colors {
			put(uint8(was), uint8(is))
		}
	}
	out := image.NewPaletted(p.Rect, make(color.Palette, colors))
	for i := range out.Palette {
		out.Palette[i] = color.NRGBA{}
	}
	for was, c := range p.Palette {
		out.Palette[to[uint8(was)]] = c
	}
	for i, was := range p.Pix {
		out.Pix[i] = to[was]
	}
	return out
}

// fewWords leaves of a language's messages those by which the program knows a
// word in every language: what a person without a name is called.
func fewWords(text []byte) ([]byte, error) {
	const known = "seat.you = "
	for line := range bytes.Lines(text) {
		if bytes.HasPrefix(line, []byte(known)) {
			return line, nil
		}
	}
	return nil, nil
}
