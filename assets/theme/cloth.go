package theme

// cloth is the floor under the light and far from it, by theme, 0xRRGGBB. Every text
// stands out from each of them.
type cloth struct {
	name string
	lit  [themes]uint32
	far  [themes]uint32
}

func cloths() [6]cloth {
	return [...]cloth{
		{"pine", [themes]uint32{0x0F2A1E, 0x2A6B33}, [themes]uint32{0x06150E, 0x0B2910}},
		{"coal", [themes]uint32{0x1E1C21, 0x4F5257}, [themes]uint32{0x0D0C0F, 0x17181B}},
		{"wine", [themes]uint32{0x33101D, 0x8C3148}, [themes]uint32{0x19060D, 0x360B18}},
		{"ocean", [themes]uint32{0x0B2440, 0x255F94}, [themes]uint32{0x05111F, 0x08223C}},
		{"cocoa", [themes]uint32{0x2C1C12, 0x765036}, [themes]uint32{0x160D07, 0x2C190C}},
		{"slate", [themes]uint32{0x1D2530, 0x4A6072}, [themes]uint32{0x0D1218, 0x15212C}},
	}
}

// Cloth is the floor of the theme under another cloth: lit, and far from the light. there is false for a name that is none.
func (t Theme) Cloth(name string) (lit, far uint32, there bool) {
	for _, c := range cloths() {
		if c.name == name {
			t = min(t, themes-1)
			return c.lit[t], c.far[t], true
		}
	}
	return 0, 0, false
}

// Lay lays a cloth on the floor: Table and FloorEdge are its own then, and so are the wedges, where the theme has such. What is no more
// than light on it stays.
func (c *Colors) Lay(lit, far uint32) {
	c[Table], c[FloorEdge] = lit<<8|0xFF, far<<8|0xFF
	if c[Wedge]&0xFF == 0xFF {
		var wedge uint32
		for shift := 0; shift <= 16; shift += 8 {
			v := lit >> shift & 0xFF
			wedge |= (v + (0x38-min(v, 0x38))/5) << shift
		}
		c[Wedge] = wedge<<8 | 0xFF
	}
}
