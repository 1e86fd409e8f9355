package assets

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"io"
	"slices"
)

// index is the file that says where the sprites of a scale lie.
type index struct {
	Scale   int      `json:"scale"`
	Pages   [][2]int `json:"pages"`
	Parts   []string `json:"parts"`
	Sprites []struct {
		Name   string `json:"name"`
		Part   int    `json:"part"`
		From   [2]int `json:"from"`
		Page   int    `json:"page"`
		At     [4]int `json:"at"`
		Nine   [4]int `json:"nine"`
		Outset [4]int `json:"outset"`
		Origin [2]int `json:"origin"`
	} `json:"sprites"`
}

// SheetLoader decodes a sheet file by file, so that a page with one thread can
// do one a frame and show how far it is.
type SheetLoader struct {
	scale Scale
	theme Theme
	given map[string][]byte // what was fetched, by LaterFiles' names
	sets  []pictureSet      // the theme's, and the second deck and the wardrobe where the look has them
	set   int               // which of them is read
	part  int               // and which of its files: 0 the index, then one per part
	pages []*image.RGBA
	sheet *Sheet
	look  *looking // nil: as drawn
	wears Wardrobe

	Pause func() (goOn bool) // called between any two slices of a step, each about a millisecond of a browser's; nil: never
}

// pictureSet is a folder of pictures with an index of its own.
type pictureSet struct {
	folder string // "": the house's own
	idx    index
	base   int // the sheet's first page that is the set's
}

// NewSheetLoader starts loading the sheet of a scale; nothing is decoded yet.
func NewSheetLoader(s Scale) *SheetLoader {
	return &SheetLoader{scale: s, sets: make([]pictureSet, 1)}
}

// NewLookLoader starts loading the sheet of a scale in a look: it is given to the pictures as they are decoded, and costs nothing
// afterwards.
func NewLookLoader(s Scale, look Look) *SheetLoader {
	l := NewSheetLoader(s)
	l.theme = look.Theme
	if look.Deck != HouseDeck {
		l.sets = append(l.sets, pictureSet{folder: look.Deck.String()})
	}
	if l.wears = look.Wardrobe; l.wears.wanted() {
		l.sets = append(l.sets, pictureSet{folder: wardrobeFolder})
	}
	if look != (Look{Theme: look.Theme, Deck: look.Deck, Wardrobe: look.Wardrobe}) {
		l.look = newLooking(look)
	}
	return l
}

// Give hands over files that do not come with the program: what LaterFiles names, by name.
func (l *SheetLoader) Give(files map[string][]byte) { l.given = files }

// read is a file of a folder beside the house's, or of the theme's own, or where that has none that of the house's; path is what an error
// calls it.
func (l *SheetLoader) read(beside, name string) (b []byte, path string, err error) {
	folder := beside
	if beside == "" {
		folder = l.theme.String()
	}
	if beside != "" || l.theme != Midnight {
		if b, ok := l.given[folder+"/"+name]; ok {
			return b, folder + "/" + name, nil
		}
		path = fmt.Sprintf("art/%s/%dx/%s", folder, l.scale, name)
		if b, err = artLater.ReadFile(path); err == nil || name == indexFile || beside != "" {
			return b, path, err
		}
	}
	path = fmt.Sprintf("art/%dx/%s", l.scale, name)
	files := artMore
	if l.scale == 2 {
		files = art2x
	}
	b, err = files.ReadFile(path)
	return b, path, err
}

// indexFile is the name of the index in each folder.
const indexFile = "index.json"

// Step decodes the next file. After done it does nothing more; after an error
// the sheet stays nil.
func (l *SheetLoader) Step() (done bool, err error) {
	if l.sheet != nil {
		return true, nil
	}
	set := &l.sets[l.set]
	if l.part == 0 {
		err = l.readIndex(set)
	} else {
		err = l.readPart(set, l.part-1)
	}
	if err != nil {
		return false, err
	}
	if l.part++; l.part > len(set.idx.Parts) {
		l.set, l.part = l.set+1, 0
	}
	if l.set == len(l.sets) {
		l.finish()
	}
	return l.sheet != nil, nil
}

// Progress is how much is done, from 0 to 1.
func (l *SheetLoader) Progress() float64 {
	if l.set == len(l.sets) {
		return 1
	}
	done := float64(l.set)
	if l.part > 0 {
		done += float64(l.part) / float64(1+len(l.sets[l.set].idx.Parts))
	}
	return done / float64(len(l.sets))
}

// Sheet returns the sheet, nil until Step has said done.
func (l *SheetLoader) Sheet() *Sheet { return l.sheet }

func (l *SheetLoader) readIndex(set *pictureSet) error {
	if !slices.Contains(Scales(), l.scale) {
		return fmt.Errorf("no pictures at scale %d: this build has %v", l.scale, Scales())
	}
	b, name, err := l.read(set.folder, indexFile)
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	if err := json.Unmarshal(b, &set.idx); err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	set.base = len(l.pages)
	for _, s := range set.idx.Pages {
		if err := l.pause(); err != nil {
			return err
		}
		l.pages = append(l.pages, image.NewRGBA(image.Rect(0, 0, s[0], s[1])))
	}
	for _, s := range set.idx.Sprites {
		if s.Part < 0 || s.Part >= len(set.idx.Parts) || s.Page < 0 || s.Page >= len(set.idx.Pages) || !rectOf(s.At).In(l.pages[set.base+s.Page].Rect) {
			return fmt.Errorf("%s: sprite %q lies outside its page", name, s.Name)
		}
	}
	return nil
}

// readPart decodes one file and copies its sprites to their pages.
func (l *SheetLoader) readPart(set *pictureSet, n int) error {
	b, name, err := l.read(set.folder, set.idx.Parts[n])
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	img, err := png.Decode(pausing{bytes.NewReader(b), l.pause})
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	src, ok := img.(*image.Paletted)
	if !ok {
		return fmt.Errorf("%s: not a picture with a palette", name)
	}
	colours := make([][4]uint8, 256)
	for i, c := range src.Palette {
		p := color.RGBAModel.Convert(c).(color.RGBA)
		colours[i] = [4]uint8{p.R, p.G, p.B, p.A}
	}
	for _, s := range set.idx.Sprites {
		if s.Part != n {
			continue
		}
		at := rectOf(s.At)
		from := at.Sub(at.Min).Add(image.Pt(s.From[0], s.From[1]))
		if !from.In(src.Rect) {
			return fmt.Errorf("%s: sprite %q lies outside it", name, s.Name)
		}
		if err := l.pause(); err != nil {
			return err
		}
		dst := l.pages[set.base+s.Page]
		colours, sp := colours, (*scope)(nil)
		if l.look != nil {
			sp = l.look.of(name, s.Name, colours)
			colours = sp.colours
		}
		for y := 0; y < at.Dy(); y++ {
			row := src.Pix[src.PixOffset(from.Min.X, from.Min.Y+y):][:at.Dx()]
			out := dst.Pix[dst.PixOffset(at.Min.X, at.Min.Y+y):][:4*at.Dx()]
			for x, k := range row {
				*(*[4]uint8)(out[4*x:]) = colours[k]
			}
		}
		if sp != nil {
			key := func(x, y int) uint8 { return src.Pix[src.PixOffset(from.Min.X+x, from.Min.Y+y)] }
			l.look.finish(dst, at, s.Name, sp, key, int(l.scale))
		}
	}
	return nil
}

// pause says that loading has been given up, if it has.
func (l *SheetLoader) pause() error {
	if l.Pause != nil && !l.Pause() {
		return errors.New("loading was given up")
	}
	return nil
}

// pausing is a file before each piece of which there is a pause: a picture is read four kilobytes at a time.
type pausing struct {
	io.Reader
	pause func() error
}

func (p pausing) Read(to []byte) (int, error) {
	if err := p.pause(); err != nil {
		return 0, err
	}
	return p.Reader.Read(to)
}

func (l *SheetLoader) finish() {
	s := &Sheet{Scale: l.scale, Sprites: map[string]Sprite{}}
	for _, p := range l.pages {
		s.Pages = append(s.Pages, p)
	}
	for _, set := range l.sets {
		for _, e := range set.idx.Sprites {
			s.Sprites[e.Name] = Sprite{Page: set.base + e.Page, Rect: rectOf(e.At), Nine: e.Nine, Outset: e.Outset,
				Origin: image.Pt(e.Origin[0], e.Origin[1])}
		}
	}
	l.wears.dress(s)
	l.sheet = s
}

// rectOf reads x, y, width, height.
func rectOf(v [4]int) image.Rectangle { return image.Rect(v[0], v[1], v[0]+v[2], v[1]+v[3]) }
