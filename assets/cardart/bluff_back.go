package cardart

import "fourtell/assets/theme"

// lieBack is one eye in a mask that reads the same both ways; it differs from the other game's back at 20 px.
func lieBack(p *paper) {
	t := tones(theme.Midnight)
	above, _, _ := liePaper()
	p.within(cardShape(), func(p *paper) {
		p.fill(box(0, 0, cardW, cardH, 0), t.plum700)
		p.fill(rays(60, 90, 14, 160, 0.11), t.plum600)
		p.two("M60 40L108 66V114L60 140L12 114V66Z", "M60 40L108 66V114L60 140Z", t.headLight, t.headDark)
		const mask = "M60 62C80 62 92 70 114 62C116 84 102 92 94 98C82 112 72 118 60 118C40 118 28 110 6 118C4 96 18 88 26 82C38 68 48 62 60 62Z"
		p.move(2.5, 3.5).fill(svg(mask), alpha(t.ink, 0.35))
		p.two(mask, "M60 62C80 62 92 70 114 62C116 84 102 92 94 98C82 112 72 118 60 118Z", t.coral, t.coralDeep)
		p.fill(dot(60, 90, 23), t.ink)
		p.fill(dot(60, 90, 18.5), above)
		p.fill(svg("M60 71.5A18.5 18.5 0 0 1 60 108.5Z"), rgb(0xEBD9BD))
		p.fill(dot(60, 90, 10.5), t.coral)
		p.fill(svg("M60 76L66 90L60 104L54 90Z"), t.ink)
		p.fill(svg("M42 82L76 74A19.5 19.5 0 0 0 42 82Z"), t.ink)
		p.fill(svg("M78 98L44 106A19.5 19.5 0 0 0 78 98Z"), t.ink)
		corners := func(p *paper, left, right string) {
			p.flatPip(left, 20, 25, 8, t.coral)
			p.flatPip(right, 100, 25, 8, t.coral)
			p.fill(svg("M46 29L60 20L74 29L60 25Z"), t.plum500)
		}
		corners(p, "S", "H")
		corners(p.move(cardW/2, cardH/2).turn(180).move(-cardW/2, -cardH/2), "C", "D")
	})
	p.keyline()
}

// BluffDeck is the catalogue of Bluff's deck: 52 faces, those of diamonds and clubs once more in colours of their own (":four" after
// the name), the back, and the guests without their masks. It is the same under every theme. displayFont is as for All.
func BluffDeck(displayFont []byte) ([]Picture, error) {
	w, err := newPen(displayFont)
	if err != nil {
		return nil, err
	}
	var all []Picture
	two, four := lieSuits(false), lieSuits(true)
	add := func(part, tail string, s lieSuit) {
		for _, rank := range lieRanks() {
			all = append(all, whole(part, "card/"+rank+s.code+tail, cardW, cardH, func(p *paper) { w.lieFace(p, s, rank) }))
		}
	}
	for i, part := range []string{"spades", "hearts", "diamonds", "clubs"} {
		add(part, "", two[i])
	}
	add("diamonds-four", ":four", four[2])
	add("clubs-four", ":four", four[3])
	const small = 48
	all = append(all,
		whole("lie", "card/back:bluff", cardW, cardH, lieBack),
		whole("lie", "card/back-small:bluff", small, small*3/2, func(p *paper) { lieBack(p.grow(small/120.0, small/120.0)) }))
	return append(all, barePictures()...), nil
}
