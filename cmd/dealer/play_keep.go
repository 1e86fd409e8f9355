package main

// keeping puts every granted command at the end of the file of --save as it is granted, so that a program that is killed
// loses nothing. It is the table's Options.Record; its Write never fails, so that the table never stops writing.
type keeping struct {
	file *gameFile // nil: nothing is kept before the end
	fail func(error)
}

// keep begins to keep the game: the file has the match as far as it has got, and grows with it. What is no plain file, as a
// terminal, is written at the end alone.
func (p *playing) keep(g *gameFile) {
	if g == nil {
		return
	}
	p.save = g.name
	if !g.plain {
		return
	}
	p.kept.fail = func(err error) {
		p.kept.file = nil
		g.close()
		p.s.say("play: %s cannot be written: %s; the game is put aside when it ends", g.name, cause(err))
	}
	p.kept.file = g
	p.rewrite()
}

// rewrite makes the file the match as it is now, which may have gone back.
func (p *playing) rewrite() {
	if p.kept.file == nil {
		return
	}
	if err := p.kept.file.begin(p.own.Record()); err != nil {
		p.kept.fail(err)
	}
}

// Write appends one command.
func (k *keeping) Write(line []byte) (int, error) {
	if k.file != nil {
		if err := k.file.append(line); err != nil {
			k.fail(err)
		}
	}
	return len(line), nil
}
