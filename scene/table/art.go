package table

import (
	"fourtell/engine"
	"fourtell/engine/shed"
	"fourtell/scene/kit"
	"fourtell/scene/paint"
)

// tableArt holds every sprite the table draws, looked up once.
type tableArt struct {
	face    [256]paint.Sprite  // by engine.Face
	stamped [2][5]paint.Sprite // wild, Wild Draw Four, by the colour named
	back    paint.Sprite
	small   paint.Sprite
	guest   []paint.Sprite
	large   []paint.Sprite

	shadow, lifted, veil, playable, thin, hover, focus, dashed paint.Sprite
	wood, ring, chevron, double, spot, burst                   paint.Sprite
	callOn, callDown, callOff                                  paint.Sprite
	disc                                                       [5]paint.Sprite // symbol on its colour; 0 the pinwheel
	cream                                                      [5]paint.Sprite // bare symbols
	sign                                                       [5]paint.Sprite // in their colours
	ink                                                        [5]paint.Sprite
	ball, slit, lid                                            paint.Sprite
	eyeOpen, eyeHalf, eyeClosed                                paint.Sprite
	pause, sort, logIcon, next, mark, round                    paint.Sprite
	check, cross                                               paint.Sprite
	numbers                                                    [256]string
}

// find looks up the sprites of a game's table.
func (a *tableArt) find(p *paint.Painter, book engine.Rulebook, guests []string) {
	a.numbers = numbers()
	a.back, a.small = p.Sprite(kit.BackPicture(book, false)), p.Sprite(kit.BackPicture(book, true))
	for f := range a.face {
		a.face[f] = a.back
		if name := kit.FacePicture(book, engine.Face(f)); name != "" {
			a.face[f] = p.Sprite(name)
		}
	}
	for _, c := range shed.Colors() {
		a.stamped[0][c] = p.Sprite("card/W:" + c.String())
		a.stamped[1][c] = p.Sprite("card/W+4:" + c.String())
		a.disc[c] = p.Sprite("symbol-disc/" + c.String())
		a.sign[c] = p.Sprite("symbol/" + c.String())
		a.cream[c] = p.Sprite("symbol-cream/" + c.String())
		a.ink[c] = p.Sprite("symbol-ink/" + c.String())
	}
	a.disc[0], a.cream[0], a.ink[0] = p.Sprite("pinwheel"), p.Sprite("pinwheel"), p.Sprite("pinwheel")
	a.guest, a.large = nil, nil
	for _, name := range guests {
		a.guest = append(a.guest, p.Sprite("guest/"+name))
		a.large = append(a.large, p.Sprite("guest-large/"+name))
	}
	for to, name := range map[*paint.Sprite]string{
		&a.shadow: "shadow/card", &a.lifted: "shadow/card-lifted", &a.veil: "card-veil", &a.playable: "glow/playable",
		&a.thin: "glow/thin", &a.hover: "glow/hover", &a.focus: "glow/focus-card", &a.dashed: "outline-dashed",
		&a.wood: "wood", &a.ring: "ring", &a.chevron: "chevron", &a.double: "chevron-double", &a.spot: "spot",
		&a.burst:  "burst",
		&a.callOn: "call-disc", &a.callDown: "call-disc-pressed", &a.callOff: "call-disc-off",
		&a.ball: "glare-ball", &a.slit: "glare-slit", &a.lid: "glare-lid", &a.eyeOpen: "eye-open", &a.eyeHalf: "eye-half",
		&a.eyeClosed: "eye-closed", &a.pause: "icon/pause", &a.sort: "icon/sort", &a.logIcon: "icon/log",
		&a.next: "icon/next", &a.check: "icon/check", &a.cross: "icon/close", &a.mark: "mark-small", &a.round: "disc",
	} {
		*to = p.Sprite(name)
	}
}

// of is the picture of a card as it lies.
func (a *tableArt) of(c engine.SeenCard) paint.Sprite {
	if c.Stamp != engine.NoColor && c.Stamp <= shed.Blue {
		switch c.Face {
		case shed.FaceWild:
			return a.stamped[0][c.Stamp]
		case shed.FaceWildDrawFour:
			return a.stamped[1][c.Stamp]
		}
	}
	return a.face[c.Face]
}

// number is a small number as text, without building one.
func (a *tableArt) number(n int) string { return a.numbers[min(max(n, 0), len(a.numbers)-1)] }
