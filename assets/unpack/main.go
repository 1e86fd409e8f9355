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
	"encoding/json"
	"fmt"
	"image/png"
	"os"
	"path/filepath"
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
	for pattern, plain := range map[string]func([]byte) ([]byte, error){
		"assets/art/2x/*.png":   plainPicture,
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

// plainPicture writes a PNG's pixels as a PNG of stored blocks.
func plainPicture(packed []byte) ([]byte, error) {
	img, err := png.Decode(bytes.NewReader(packed))
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	err = (&png.Encoder{CompressionLevel: png.NoCompression}).Encode(&b, img)
	return b.Bytes(), err
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
