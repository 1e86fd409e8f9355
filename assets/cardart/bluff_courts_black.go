package cardart

// The spades are the night watch: beak, feather, lavender.

func (c *portrait) raven() {
	c.two("M66 6C74 18 94 30 95 58L88 84H44L37 58C38 30 58 18 66 6Z", "M66 6C74 18 94 30 95 58L88 84H66Z", 0x6C57A0, 0x4E3D7C)
	c.head(0xE9C9A6, 0xCFA67E, 0)
	c.mask(49, 42, 16, 0x1C0F27, 0x2B1839)
	c.wink(50)
	c.two("M59 53H73L66 74Z", "M66 53H73L66 74Z", 0xF7B733, 0xD98F1E)
	c.fill("M48 40C50 30 58 24 66 22C74 24 82 30 84 40C78 34 72 32 66 32C60 32 54 34 48 40Z", 0x8D78C4)
	c.robe(0x2E1D4A, 0x1C0F27, 0x8D78C4)
}

func (c *portrait) nightQueen() {
	c.two("M66 10C96 12 100 44 98 92H34C32 44 36 12 66 10Z", "M66 10C96 12 100 44 98 92H66Z", 0x120919, 0x241640)
	c.line("M44 30Q36 52 40 90", 4.5, 0xB7A6E0)
	c.robe(0x4E3D7C, 0x382A5E, 0xB7A6E0)
	c.head(0xC98A5E, 0xAD7048, -1)
	c.mask(49, 44, 17, 0xB7A6E0, 0x8D78C4)
	c.fill("M44 42L34 30L50 36Z", 0xB7A6E0)
	c.fill("M88 42L98 30L82 36Z", 0x8D78C4)
	c.sideways(50)
	c.lips(0x7A1F3A)
	c.tiara(0xF2ECFF, 0xC9BDE8, 0x2E1D4A, "S")
	c.dot(46, 66, 3.2, 0xF2ECFF)
	c.dot(86, 66, 3.2, 0xC9BDE8)
}

func (c *portrait) watchKing() {
	c.fill("M45 30H87V84H45Z", 0x4A4358)
	c.robe(0x3A2A5C, 0x241640, 0xB7A6E0)
	c.head(0x8A5A44, 0x6F4534, 0)
	c.two("M46 56C48 66 52 60 58 63Q66 58 74 63C80 60 84 66 86 56C92 76 78 80 66 104C54 80 40 76 46 56Z",
		"M66 60.5Q70 60 74 63C80 60 84 66 86 56C92 76 78 80 66 104Z", 0xCFC7DA, 0xA79CB8)
	c.line("M61 68.5H71", 2.5, 0x160B1F)
	c.mask(48, 44, 16, 0x1C0F27, 0x2B1839)
	c.lids(48, 0x1C0F27)
	c.crown(0xC9BDE8, 0x9C8CCB, 0x2E1D4A, "S")
}

// The clubs are the greenfolk: antlers, buns, leaves.

func (c *portrait) antlers() {
	c.line("M52 32C44 26 40 16 42 4M46 20L34 14M84 32C92 26 96 16 94 4M90 20L101 15", 4.2, 0xC08A5A)
	c.robe(0x1E6B4E, 0x14503C, 0xBFE3A0)
	c.head(0xC98A5E, 0xAD7048, 0)
	c.line("M45 44C40 50 42 64 46 66M87 44C92 50 90 64 86 66", 5, 0x5A3320)
	c.mask(50, 42, 16, 0x0E3B2E, 0x15503C)
	c.wink(50)
	c.smirk(0x5A1F1A)
	c.two("M46 40Q48 22 66 20Q84 22 86 40Q66 32 46 40Z", "M66 20Q84 22 86 40Q76 36 66 35.8Z", 0x4FA765, 0x368A50)
	c.p.pip("C", 66, 22, 10, rgb(0xBFE3A0), rgb(0x93C47A))
}

func (c *portrait) threeBuns() {
	c.dot(66, 20, 16, 0xA8482E)
	c.dot(38, 46, 16, 0xA8482E)
	c.dot(94, 46, 16, 0x873621)
	c.fill("M66 4A16 16 0 0 1 66 36Z", 0x873621)
	c.two("M44 36H88V66H44Z", "M66 36H88V66H66Z", 0xA8482E, 0x873621)
	c.robe(0xBFE3A0, 0x93C47A, 0x14503C)
	c.head(0xF6DDC4, 0xE2C09E, -1)
	c.two("M66 44C56 34 44 38 38 44C42 58 56 62 66 52C76 62 90 58 94 44C88 38 76 34 66 44Z", "M66 44C76 34 88 38 94 44C90 58 76 62 66 52Z", 0x1E6B4E, 0x14503C)
	c.eyes(48.5)
	c.lips(0xB23A3A)
	c.fill("M48 40Q66 28 84 40Q80 30 66 29Q52 30 48 40Z", 0xA8482E)
	c.fill("M52 30L58 20L66 28L74 20L80 30Q66 25 52 30Z", 0xF7B733)
	for _, at := range [][2]float64{{58, 19}, {74, 19}, {66, 25}} {
		c.dot(at[0], at[1], 2.6, 0xFFF2DC)
	}
}

func (c *portrait) leafKing() {
	c.robe(0x14503C, 0x0C3A2B, 0xBFE3A0)
	c.fill("M44 34H88V66H44Z", 0x6B4226)
	c.head(0xDDAE84, 0xC08C61, 0)
	c.dot(52, 72, 12, 0x8A5630)
	c.dot(80, 72, 12, 0x6B4226)
	c.dot(66, 84, 13, 0x8A5630)
	c.fill("M66 71A13 13 0 0 1 66 97Z", 0x6B4226)
	c.two("M54 62Q66 56 78 62L76 76H56Z", "M66 58.5Q72 59 78 62L76 76H66Z", 0x8A5630, 0x6B4226)
	c.line("M60 68.5H72", 2.6, 0x2B1610)
	c.mask(48, 44, 16, 0x0E3B2E, 0x15503C)
	c.lids(48, 0x0E3B2E)
	c.two("M44 37Q36 24 42 12Q52 16 54 24Q56 10 66 4Q76 10 78 24Q80 16 90 12Q96 24 88 37Z", "M66 4Q76 10 78 24Q80 16 90 12Q96 24 88 37H66Z", 0x4FA765, 0x368A50)
	c.p.fill(box(44, 31.5, 44, 6.5, 0), rgb(0xF7B733))
	c.p.cut(svg("M66 12V30M47 18L52 30M85 18L80 30"), 1.8, rgb(0x0E3B2E))
	for _, x := range []float64{55, 66, 77} {
		c.dot(x, 34.7, 2.2, 0x14503C)
	}
}
