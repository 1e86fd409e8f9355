package bluff

import "fourtell/engine"

// Book is the game's engine.Rulebook.
type Book struct{}

// Name is "bluff".
func (Book) Name() string { return gameName }

// New is the package's New.
func (Book) New(s engine.Setup) (engine.Game, error) {
	g, err := New(s)
	if err != nil {
		return nil, err // and no *Game in it
	}
	return g, nil
}

// Known is a match that package games has made, for whoever knows this game's truth: it is engine.OwnMatch.
func Known(g engine.Game, err error) (*Game, error) {
	return engine.OwnMatch[*Game](gameName, g, err)
}

// Presets are those of RULES.md.
func (Book) Presets() []string { return presetNames() }

// Switches are those of RULES.md, in its order.
func (Book) Switches() []engine.Switch { return switches() }

// Build sets switches over a preset.
func (Book) Build(preset string, settings []engine.Setting) (engine.Rules, error) {
	r, err := buildRules(preset, settings)
	if err != nil {
		return nil, err
	}
	return r, nil
}

// FaceName is the notation of RULES.md: rank and suit.
func (Book) FaceName(f engine.Face) string {
	if kindOf(f) < 0 {
		return ""
	}
	return f.String()
}

// FaceNamed reads it.
func (Book) FaceNamed(s string) (engine.Face, bool) {
	f, ok := engine.ParseFace(s)
	return f, ok && kindOf(f) >= 0
}

// FaceOf is that of the card in the decks' order.
func (Book) FaceOf(c engine.Card) engine.Face {
	if c < 1 || c > maxCards {
		return engine.NoFace
	}
	return labelled(int(c-1)%cardsPerDeck, 0).Face
}

// Verbs are to claim, to doubt and to let be.
func (Book) Verbs() []engine.Verb {
	return []engine.Verb{engine.VerbPass, engine.VerbChallenge, engine.VerbClaim}
}

// Aside: a doubt is an answer of those that are asked, and nothing is done besides.
func (Book) Aside(*engine.Snapshot, engine.Command) engine.SideAct { return engine.NoSideAct }

// Soon: nobody is accused of anything that time brings.
func (Book) Soon(*engine.Snapshot) []engine.Soon { return nil }

// Mark marks doubted claims.
func (Book) Mark(k engine.EventKind) (engine.MarkKind, bool) {
	if k == engine.EventRevealed {
		return engine.MarkVerdict, true
	}
	return 0, false
}
