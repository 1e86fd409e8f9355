package theme

// feltGround is what lies on the cloth: dark plates of its own green, cream words, brass for you and now.
func feltGround() Colors {
	return Colors{
		Ink: 0x2B1E33FF, OnCream: 0x2B1E33FF, Plum900: 0x07302FFF, Table: 0x1F6F62FF, Wedge: 0xFFCB702B, FloorEdge: 0x08292CFF,
		Plum800: 0x0C3B3BFF, Plum700: 0x114947FF, Plum600: 0x2B5F5BFF, Plum500: 0x5D9C90FF, Plum300: 0xD9F0E8FF,
		Cream: 0xFCF4E3FF, Cream2: 0xF1EEDCFF, Second: 0xFCF4E3FF, SecondLip: 0xCDB98FFF, Note: 0x5A4A5CFF,
		Coral: 0xFFC44DFF, Said: 0xFFC44DFF, CoralDeep: 0xE09F31FF, CoralLip: 0x8F6118FF,
		Sheen: 0xFFE6ABD0, Active: 0xFCF4E3FF, Glow: 0xFFCB70FF, Veil: 0x04181CB8, Shadow: 0x03181AFF, White: 0xFFFFFFFF,
		ClothDark: 0x5A1524FF, ClothLight: 0x9C2B3EFF, ClothFoot: 0x3A0D1AFF, PelmetA: 0xB0394AFF, PelmetB: 0x9A2C40FF,
		PileLight: 0xF1E4CAFF, PileDark: 0xD9C6A0FF, Beside: 0xC9C4B8FF, Spark: 0xFFC44DFF,
		Best: 0x9BE3B0FF, Fine: 0xE9E6D2FF, Doubtful: 0xFFD86BFF, Poor: 0xFFB072FF, Blunder: 0xFF9B8EFF,
		Line3: 0x8FD6FFFF, Line4: 0xA6EB8CFF, Line5: 0xFFB37AFF, Line6: 0xE9ABFFFF, Line7: 0x7FEBD9FF,
		Line8: 0xFFADCBFF, Line9: 0xC8BDFFFF, Line10: 0xDCCDA7FF,
	}
}

// feltPaper is what lies on paper: ink for words, plum for what is chosen, brass only as a fill.
func feltPaper() Colors {
	return Colors{
		Ink: 0x2B1E33FF, OnCream: 0xFCF4E3FF, Plum900: 0xF3E7CDFF, Table: 0x1F6F62FF, Wedge: 0xFFCB702B, FloorEdge: 0x08292CFF,
		Plum800: 0xFCF4E3FF, Plum700: 0xF1E4CAFF, Plum600: 0xD8C59DFF, Plum500: 0xA48C60FF, Plum300: 0x5A4A5CFF,
		Cream: 0x2B1E33FF, Cream2: 0x43344BFF, Second: 0x43305CFF, SecondLip: 0x1E132EFF, Note: 0x5A4A5CFF,
		Coral: 0xF0B03CFF, Said: 0x9C1830FF, CoralDeep: 0xE09F31FF, CoralLip: 0x8F6118FF,
		Sheen: 0xFFE6ABD0, Active: 0xFAE0A2FF, Glow: 0xFFCB70FF, Veil: 0x04181CB8, Shadow: 0x03181AFF, White: 0xFFFFFFFF,
		ClothDark: 0x5A1524FF, ClothLight: 0x9C2B3EFF, ClothFoot: 0x3A0D1AFF, PelmetA: 0xB0394AFF, PelmetB: 0x9A2C40FF,
		PileLight: 0xF1E4CAFF, PileDark: 0xD9C6A0FF, Beside: 0xC9C4B8FF, Spark: 0xB07813FF,
		Best: 0x14694AFF, Fine: 0x5A4A5CFF, Doubtful: 0x7A5200FF, Poor: 0xA0480CFF, Blunder: 0x9C1830FF,
		Line3: 0x1E57A8FF, Line4: 0x2E6B1EFF, Line5: 0x9A5A00FF, Line6: 0x7C2FA0FF, Line7: 0x0B6B62FF,
		Line8: 0xB0245EFF, Line9: 0x5140B0FF, Line10: 0x6B5A2AFF,
	}
}

// feltSuit is sheets of paper in each hue. Red is a step darker and green a step lighter than the art direction has them, so
// that the two stay apart in brightness for eyes that cannot part them by hue. A great numeral is cream in an outline of the hue's
// own ink on every colour; what is written on the bare colour is dark where cream would be too near to it.
func feltSuit(letter byte) Suit {
	const paper = 0xFCF4E3
	switch letter {
	case 'R':
		return Suit{0xC8233C, 0x9A1A32, 0xE2525F, 0xF9A9A8, 0x6E0D1C, 0x6E0D1C, paper}
	case 'Y':
		return Suit{0xF5B833, 0xE39C1C, 0xFACB66, 0xFEE3A2, 0x623D00, 0x623D00, 0x4A2E00}
	case 'G':
		return Suit{0x46C084, 0x34A66D, 0x82D8AC, 0xA2E2C0, 0x0A4529, 0x0A4529, 0x06331D}
	case 'B':
		return Suit{0x2F74D0, 0x1E57A8, 0x6AA2EA, 0xA6CAF6, 0x0E2B60, 0x0E2B60, paper}
	}
	return Suit{0xA9A29B, 0x847D78, 0xBEB7AF, 0xD9D3CB, 0x57514E, 0x57514E, paper}
}
