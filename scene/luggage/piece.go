package luggage

import (
	"strings"

	"fourtell/room/parcel"
	"fourtell/scene/stage"
	"fourtell/words"
)

// piecesName is where the pieces lie that have come, until all have.
const piecesName = "luggage.pieces"

// TakePiece takes a piece of a player file, or a link that ends in one. Once all have come the file is put with what is here.
func TakePiece(s *stage.Stage, link string) {
	l, store := s.Lang(), s.Options().Store
	if store == nil {
		s.Toasts().Alert(l.Say(words.LuggageNowhere), "")
		return
	}
	var open parcel.Open
	if kept, err := store.Read(piecesName); err == nil {
		for line := range strings.Lines(string(kept)) {
			_ = open.Add(line) // one that can't be read has to be scanned again
		}
	}
	if err := open.Add(link); err != nil {
		s.Toasts().Alert(l.Say(words.LuggageBadPiece), "")
		return
	}
	if n := open.Missing(); n > 0 {
		if err := store.Write(piecesName, []byte(strings.Join(open.Pieces(), "\n")+"\n")); err != nil {
			s.Toasts().Alert(l.Say(words.LuggageNowhere), err.Error())
			return
		}
		have, of := open.Has()
		s.Toasts().Show(l.Say(words.LuggagePiece, words.Count("have", have), words.Count("of", of)), l.Say(words.LuggageMissing, words.Count("n", n)))
		return
	}
	_ = store.Remove(piecesName) // they are here now, or have to be scanned anew
	text, err := open.Text()
	if err != nil {
		s.Toasts().Alert(l.Say(words.LuggageBadPiece), "")
		return
	}
	Take(s, text)
}
