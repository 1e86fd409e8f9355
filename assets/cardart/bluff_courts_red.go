package cardart

import "image/color"

// The hearts are the lovers: hair and beard in the shape of a heart.

func (c *portrait) suitor() {
	c.fill("M42 40H90V70C90 78 84 78 82 70V44H50V70C48 78 42 78 42 70Z", 0x7A3520)
	c.robe(0x6E0A2C, 0x540722, 0xFFB7A8)
	c.head(0xF4DCC0, 0xE0BF9C, 0)
	c.mask(50, 42, 16, 0x2B1020, 0x3B1830)
	c.wink(50)
	c.smirk(0x7A1F2A)
	beret := *c
	beret.p = c.p.move(66, 34).turn(180).grow(1, -1)
	beret.two("M-27 4C-30 -16 -12 -26 0 -14C12 -26 30 -16 27 4Q0 -4 -27 4Z", "M0 -14C-12 -26 -30 -16 -27 4Q-14 0 0 0Z", 0xFFF2DC, 0xEBD9BD)
	c.fill("M88 26C98 18 104 8 103 2C94 6 86 14 84 24Z", 0xFFB7A8)
}

func (c *portrait) beloved() {
	heart := pipOf("H")
	c.p.move(66, 50).grow(41, 42).two(heart.whole, heart.right, rgb(0x5A1630), rgb(0x430E24))
	c.robe(0xFFB7A8, 0xF08E84, 0x6E0A2C)
	c.head(0xF2C9A0, 0xDCA97C, -1)
	c.mask(50, 42, 17, 0xD92B44, 0xA3173B)
	c.eyes(50)
	c.lips(0xA3173B)
	c.fill("M48 42C52 32 60 30 66 36C72 30 80 32 84 42C84 33 76 27 66 29C56 27 48 33 48 42Z", 0x5A1630)
	higher := *c
	higher.p = c.p.move(0, -3)
	higher.tiara(0xF7B733, 0xD98F1E, 0xA3173B, "H")
	c.p.flatPip("H", 46, 72, 4, c.paper)
	c.p.flatPip("H", 86, 72, 4, c.paper)
}

func (c *portrait) heartKing() {
	c.fill("M44 34H88V74H44Z", 0xB5532E)
	c.robe(0x7D1030, 0x540722, 0xFFD9C2)
	c.head(0xE9BE95, 0xCF9E72, 0)
	heart := pipOf("H")
	c.p.move(66, 76).grow(25, 23).two(heart.whole, heart.right, rgb(0xE07A3F), rgb(0xB9572A))
	c.line("M59 68.5Q66 73 73 68.5", 2.6, 0x5A1630)
	c.mask(48, 44, 16, 0x2B1020, 0x3B1830)
	c.eyes(48)
	c.crown(0xF7B733, 0xD98F1E, 0xA3173B, "H")
}

// The diamonds are the harlequins: facets and bells.

func (c *portrait) jester() {
	c.two("M66 20L44 6L24 26L30 32L42 24L46 42V84H86V42L92 22L100 26L106 18L88 4Z", "M66 20L88 4L106 18L100 26L92 22L86 42V84H66Z", 0xF7B733, 0x1D7F8C)
	c.dot(27, 31, 4.6, 0xFFF2DC)
	c.dot(103, 24, 4.6, 0xFFF2DC)
	c.robe(0x1D7F8C, 0xF7B733, 0xFFF2DC)
	c.head(0xD9A27A, 0xBE8259, 0)
	c.two("M66 36L90 50L66 62L42 50Z", "M66 36L90 50L66 62Z", 0x1C0F27, 0x3B1830)
	c.wink(50)
	c.smirk(0x160B1F)
	c.fill("M46 40L66 30L86 40L82 33L66 24L50 33Z", 0xFFF2DC)
}

func (c *portrait) lozengeQueen() {
	c.two("M66 2L106 50L90 92H42L26 50Z", "M66 2L106 50L90 92H66Z", 0x1D5F78, 0x154657)
	c.p.cut(svg("M66 12L96 50L66 88L36 50Z"), 2.2, rgb(0xF7B733))
	c.robe(0xF7B733, 0xD98F1E, 0xFFF2DC)
	c.head(0x8A5A44, 0x6F4534, -1)
	c.mask(50, 44, 17, 0xFFF2DC, 0xEBD9BD)
	for _, x := range []float64{headX - 9, headX + 9} {
		c.dot(x, 50, 4.8, 0x1C0F27)
		c.dot(x+.6, 50, 4.8*.54, 0xF7B733)
	}
	c.lips(0xC92B44)
	c.fill("M47 40Q66 24 85 40Q84 28 66 26Q48 28 47 40Z", 0x24121C)
	c.two("M66 13L74 24L66 35L58 24Z", "M66 13L74 24L66 35Z", 0xF7B733, 0xD98F1E)
	for _, x := range []float64{46, 86} {
		c.p.flatPip("D", x, 73, 5, rgb(0xF7B733))
	}
}

func (c *portrait) facetKing() {
	c.robe(0x154657, 0x0E3342, 0xF7B733)
	c.two("M46 34H86V58L80 78L66 88L52 78L46 58Z", "M66 34H86V58L80 78L66 88Z", 0xF2D2B0, 0xD9AE85)
	c.two("M46 54L55 62L66 59L77 62L86 54V70L66 106L46 70Z", "M66 59L77 62L86 54V70L66 106Z", 0x3F7F94, 0x2B6175)
	c.fill("M52 63L66 59L60 84Z", 0x5C9DB0)
	c.line("M60 68H72", 2.6, 0x0E2A36)
	c.two("M66 36L90 48L66 59L42 48Z", "M66 36L90 48L66 59Z", 0x1C0F27, 0x3B1830)
	c.lids(48, 0x1C0F27)
	c.two("M44 37L40 14L54 24L66 6L78 24L92 14L88 37Z", "M66 6L78 24L92 14L88 37H66Z", 0xF7B733, 0xD98F1E)
	c.p.fill(box(44, 31.5, 44, 6.5, 0), rgb(0x8F1F33))
	gem := func(x, y, r float64, of color.RGBA) { c.p.flatPip("D", x, y, r, of) }
	gem(66, 22, 5.5, rgb(0x8F1F33))
	gem(50, 26, 3, rgb(0x8F1F33))
	gem(82, 26, 3, rgb(0x8F1F33))
}
