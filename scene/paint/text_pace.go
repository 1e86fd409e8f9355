package paint

// pace is how many texts that were never set before a picture has room for: as many as there is time for, and one. To set a text takes longer
// than all that is drawn besides, and where a screen comes there are many; the rest of them is a picture or two later.
type pace struct {
	left func() bool // says whether there is time for one more; nil: all are set
	owes bool        // some were left to the next picture
	set  int         // some were not
}

// setsAlways is how many come whatever the time, so that all have come in the end.
const setsAlways = 1

// SetPace has texts set at that pace in the pictures that follow.
func (tx *Texts) SetPace(left func() bool) { tx.pace = pace{left: left} }

// Owes says whether texts were left to the next picture since the pace was set.
func (tx *Texts) Owes() bool { return tx.pace.owes }

// over says that a text is left to the next picture.
func (p *pace) over() bool {
	switch {
	case p.left == nil:
		return false
	case p.owes:
		return true
	case p.set < setsAlways || p.left():
		p.set++
		return false
	}
	p.owes = true
	return true
}

// coming is when a text comes.
type coming uint8

const (
	known coming = iota // it has been measured, and may be set already
	now                 // it is set now
	later               // it is left to the next picture
)

// comes says when a text comes, before anything is reckoned for it.
func (tx *Texts) comes(s string, st Style) coming {
	if tx.pace.left == nil || s == "" || st.Color&0xFF == 0 {
		return known
	}
	k := tx.key(seenOf(s), st)
	if _, ok := tx.frame.baker().texts[k]; ok || k.size <= 0 || k.wrap == 0 && len(k.s) > longText {
		return known
	}
	if tx.pace.over() {
		return later
	}
	return now
}
