package cardart

import (
	"bytes"
	"encoding/json"
	"fmt"
	"image"
	"image/png"
	"strings"
)

// Padding is the transparent pixels kept free round each sprite of a page.
const Padding = 2

// PageLimit is the largest side of a page in pixels; every GPU the game runs
// on takes textures of that size.
const PageLimit = 4096

// Index is the file that tells the game where the sprites are. Pages are not
// stored; the game pieces them together out of the parts.
type Index struct {
	Scale   int           `json:"scale"`
	Pages   [][2]int      `json:"pages"` // width, height
	Parts   []string      `json:"parts"` // file names
	Sprites []IndexSprite `json:"sprites"`
}

// IndexSprite is one sprite: where it lies in its part, and where it goes.
type IndexSprite struct {
	Name   string `json:"name"`
	Part   int    `json:"part"`
	From   [2]int `json:"from"`
	Page   int    `json:"page"`
	At     [4]int `json:"at"` // x, y, width, height
	Nine   [4]int `json:"nine"`
	Outset [4]int `json:"outset"`
	Origin [2]int `json:"origin"`
}

// Atlas is the catalogue at one scale, ready to be written.
type Atlas struct {
	Index  Index
	Images map[string]*image.Paletted // by file name
}

// Build renders the catalogue at px pixels per unit and packs it.
func Build(pictures []Picture, px int) (*Atlas, error) {
	images := make([]*image.RGBA, len(pictures))
	byPart := map[string][]int{}
	var parts []string
	for i, c := range pictures {
		images[i] = c.Render(px)
		if byPart[c.Part] == nil {
			parts = append(parts, c.Part)
		}
		byPart[c.Part] = append(byPart[c.Part], i)
	}
	a := &Atlas{Index: Index{Scale: px}, Images: map[string]*image.Paletted{}}
	a.Index.Sprites = make([]IndexSprite, len(pictures))
	for n, part := range parts {
		ids := byPart[part]
		group := make([]*image.RGBA, len(ids))
		sizes := make([]image.Point, len(ids))
		for k, i := range ids {
			group[k], sizes[k] = images[i], images[i].Rect.Size()
		}
		at, size, err := packTight(sizes, 13*cardW*px)
		if err != nil {
			return nil, fmt.Errorf("part %s: %w", part, err)
		}
		limit := colours(part)
		if pictures[ids[0]].Rich {
			limit = 250
		}
		file := part + ".png"
		a.Index.Parts = append(a.Index.Parts, file)
		a.Images[file] = toPaletted(size, group, at, choosePalette(group, limit))
		for k, i := range ids {
			c := pictures[i]
			a.Index.Sprites[i] = IndexSprite{Name: c.Name, Part: n, From: [2]int{at[k].X, at[k].Y},
				Nine: c.Nine, Outset: c.Outset, Origin: [2]int{c.Origin.X, c.Origin.Y}}
		}
	}
	return a, a.layPages(pictures, images, px)
}

// layPages puts everything on one page; at 4 pixels per unit, where one page is
// too small, the parts of the table come on the first, cards and large pictures on
// others.
func (a *Atlas) layPages(pictures []Picture, images []*image.RGBA, px int) error {
	var parts, cards []int
	for i, c := range pictures {
		if px > 2 && (strings.HasPrefix(c.Name, "card/") || strings.HasPrefix(c.Name, "wheel/") || strings.HasPrefix(c.Name, "guest-large/")) {
			cards = append(cards, i)
		} else {
			parts = append(parts, i)
		}
	}
	limit := image.Pt(PageLimit, PageLimit)
	for _, g := range [][]int{parts, cards} {
		sizes := make([]image.Point, len(g))
		for k, i := range g {
			sizes[k] = images[i].Rect.Size()
		}
		at, page, pages, err := pack(sizes, limit, Padding)
		if err != nil {
			return fmt.Errorf("pages at scale %d: %w", px, err)
		}
		base := len(a.Index.Pages)
		for _, s := range pages {
			// Always the full width: whoever puts the page into a larger
			// texture finds the free room below it and nowhere else.
			a.Index.Pages = append(a.Index.Pages, [2]int{limit.X, s.Y})
		}
		for k, i := range g {
			s := &a.Index.Sprites[i]
			s.Page, s.At = base+page[k], [4]int{at[k].X, at[k].Y, sizes[k].X, sizes[k].Y}
		}
	}
	if px <= 2 && len(a.Index.Pages) != 1 {
		return fmt.Errorf("pages at scale %d: %d pages, want one so that a frame is one draw call", px, len(a.Index.Pages))
	}
	return nil
}

// Files encodes everything that is to be written, by file name.
func (a *Atlas) Files() (map[string][]byte, error) {
	out := map[string][]byte{}
	enc := png.Encoder{CompressionLevel: png.BestCompression}
	for name, m := range a.Images {
		var b bytes.Buffer
		if err := enc.Encode(&b, m); err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		out[name] = b.Bytes()
	}
	index, err := json.Marshal(a.Index)
	if err != nil {
		return nil, fmt.Errorf("index.json: %w", err)
	}
	out["index.json"] = append(index, '\n')
	return out, nil
}
