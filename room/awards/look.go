package awards

import "fourtell/room"

// Kind is what a look is of.
type Kind uint8

// The kinds. NoKind is of no look.
const (
	NoKind  Kind = iota
	Back         // of cards
	Cloth        // of the table
	Costume      // of the guests
)

// Look is something that is only to be looked at, by a name that settings keep for good. The usual look of a kind has the name "".
type Look struct {
	Kind Kind
	Name string
}

// Looks are those of a kind in the order they are offered, without the usual one.
func Looks(k Kind) (all []Look) {
	for i := range table {
		if table[i].Opens.Kind == k && k != NoKind {
			all = append(all, table[i].Opens)
		}
	}
	return all
}

// Open says whether a look may be chosen: it is the usual one, or what it comes with has been earned.
func (l Look) Open(e *room.Earned) bool {
	if l.Name == "" {
		return true
	}
	for i := range table {
		if table[i].Opens == l {
			_, has := e.Has(table[i].Name)
			return has
		}
	}
	return false
}
