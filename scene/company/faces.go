package company

import (
	"hash/fnv"
	"slices"

	"fourtell/online/wire"
	"fourtell/scene/guests"
)

// FaceOf is the portrait that somebody would have: everybody sees the same one.
func FaceOf(uid wire.UID) string {
	all := guests.Portraits()
	h := fnv.New32a()
	_, _ = h.Write([]byte(uid))
	return all[h.Sum32()%uint32(len(all))]
}

// Faces are the portraits of a room's chairs, each another: a guest of the house has its own, whoever else the one of their name's
// lot, or the next that is free. An empty chair has none.
func Faces(seats []wire.Seat) []string {
	faces := make([]string, len(seats))
	taken := func(face string) bool { return slices.Contains(faces, face) }
	all := guests.Portraits()
	for i := range seats {
		if s := &seats[i]; s.Kind == wire.Bot && slices.Contains(all, s.Guest) && !taken(s.Guest) {
			faces[i] = s.Guest
		}
	}
	for i := range seats {
		s := &seats[i]
		if faces[i] != "" || s.Kind == wire.Empty {
			continue
		}
		lot := string(s.UID)
		if lot == "" {
			lot = s.Name
		}
		at := slices.Index(all, FaceOf(wire.UID(lot)))
		for n := range all {
			if face := all[(at+n)%len(all)]; !taken(face) {
				faces[i] = face
				break
			}
		}
	}
	return faces
}
