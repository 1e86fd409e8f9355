package guests

import (
	"hash/fnv"
	"slices"
)

// Faces are the portraits of people and bots who have come together from anywhere: a bot that is a guest of the house has its own,
// anybody else one that follows from who they are, and no two are alike while there are enough. who is what tells each apart, ""
// for an empty chair, which has none; own is the portrait that is somebody's already, "" where none is.
func Faces(who, own []string) []string {
	all := Portraits()
	faces := make([]string, len(who))
	used := map[string]bool{}
	for i, face := range own {
		if i < len(who) && slices.Contains(all, face) && !used[face] {
			faces[i], used[face] = face, true
		}
	}
	order := make([]int, 0, len(who)) // by who they are: another chair is the same face
	for i := range who {
		if faces[i] == "" && who[i] != "" {
			order = append(order, i)
		}
	}
	slices.SortFunc(order, func(a, b int) int {
		if who[a] != who[b] {
			if who[a] < who[b] {
				return -1
			}
			return 1
		}
		return a - b
	})
	for _, i := range order {
		h := fnv.New32a()
		_, _ = h.Write([]byte(who[i])) // which never fails
		at := int(h.Sum32() % uint32(len(all)))
		for range all {
			if !used[all[at]] {
				break
			}
			at = (at + 1) % len(all)
		}
		faces[i] = all[at]
		used[all[at]] = true
	}
	return faces
}
