package theme

// midnight is the parlour's tones, the same on every surface.
func midnight() Colors {
	return Colors{
		Ink: 0x160B1FFF, OnCream: 0x160B1FFF, Plum900: 0x1C0F27FF, Table: 0x22122EFF, Wedge: 0x2B1839FF, FloorEdge: 0x12071BFF,
		Plum800: 0x25152FFF, Plum700: 0x321D40FF, Plum600: 0x432A54FF, Plum500: 0x5C4170FF, Plum300: 0xA58DB5FF,
		Cream: 0xFFF2DCFF, Cream2: 0xEBD9BDFF, Second: 0xFFF2DCFF, SecondLip: 0xB99F7CFF, Note: 0x4A3557FF,
		Coral: 0xFF7B5FFF, Said: 0xFF7B5FFF, CoralDeep: 0xD9523FFF, CoralLip: 0xA83A2FFF,
		Sheen: 0, Active: 0x432A54FF, Glow: 0xB0447AFF, Veil: 0x0D0515C7, Shadow: 0x08030EFF, White: 0xFFFFFFFF,
		ClothDark: 0x1E0D2AFF, ClothLight: 0x3C1B47FF, ClothFoot: 0x12071AFF, PelmetA: 0x4F2559FF, PelmetB: 0x421B4CFF,
		PileLight: 0xEBD9BDFF, PileDark: 0xC9AE8AFF, Beside: 0xC4BACBFF, Spark: 0xFFD15EFF,
		Best: 0x8FD9A0FF, Fine: 0xEBD9BDFF, Doubtful: 0xF2CF63FF, Poor: 0xFFA45CFF, Blunder: 0xFF7B5FFF,
		Line3: 0x7FD1FFFF, Line4: 0x9BE37FFF, Line5: 0xFFD45CFF, Line6: 0xE59BFFFF, Line7: 0x6FE3D0FF,
		Line8: 0xFFA0C4FF, Line9: 0xC0B3FFFF, Line10: 0xD8C8A0FF,
	}
}

// midnightSuit is flat tones of each hue. Green is a step lighter and red a step darker than a plain reading of the art
// direction, so that the two stay apart in brightness for eyes that cannot part them by hue.
func midnightSuit(letter byte) Suit {
	const cream = 0xFFF2DC
	switch letter {
	case 'R':
		return Suit{0xDA2F45, 0x9C1439, 0xEA4E55, 0xEA4E55, 0x660828, 0x660828, cream}
	case 'Y':
		return Suit{0xF7B52C, 0xE08A12, 0xFFD15E, 0xFFD15E, 0x7A3F00, 0xFFE08A, 0x2A1030}
	case 'G':
		return Suit{0x1F9D66, 0x0C6B54, 0x38B880, 0x38B880, 0x043D36, 0x043D36, cream}
	case 'B':
		return Suit{0x2B6AD3, 0x173F9A, 0x4A88EA, 0x4A88EA, 0x0B2368, 0x0B2368, cream}
	}
	return Suit{0x8B8294, 0x655B70, 0xA79FAF, 0xA79FAF, 0x3A3145, 0x3A3145, cream}
}
