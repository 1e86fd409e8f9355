package scenario

import (
	"reflect"
	"slices"

	"fourtell/engine"
)

// readViewCheck reads {"seat": n, "knows": [cards], "not": [cards]}, or a list of such.
func readViewCheck(v value, seats int) (check, error) {
	if v.raw[0] != '[' {
		return readOneView(v, seats)
	}
	in, err := v.elements()
	if err != nil {
		return nil, err
	}
	var all []check
	for _, x := range in {
		one, err := readOneView(x, seats)
		if err != nil {
			return nil, err
		}
		all = append(all, one)
	}
	return func(at *moment) (any, bool) {
		for _, one := range all {
			if got, ok := one(at); !ok {
				return got, false
			}
		}
		return nil, true
	}, nil
}

func readOneView(v value, seats int) (check, error) {
	in, err := v.members()
	if err != nil {
		return nil, err
	}
	viewer, given := engine.Spectator, false
	var knows, not []engine.Face
	for _, m := range in {
		switch m.key {
		case "seat":
			k, err := m.integer(-1, int64(seats-1), "a seat, or -1 for a spectator")
			if err != nil {
				return nil, err
			}
			viewer, given = engine.Seat(k), true
		case "knows", "not":
			cards, err := m.cards(false)
			if err != nil {
				return nil, err
			}
			for _, c := range cards {
				if m.key == "knows" {
					knows = append(knows, c.Face)
				} else {
					not = append(not, c.Face)
				}
			}
		default:
			return nil, unknownKey(m, "seat, knows, not")
		}
	}
	if !given {
		return nil, v.errorf("the key \"seat\" is missing")
	}
	return func(at *moment) (any, bool) {
		seen := facesSeen(at, viewer)
		missing := slices.ContainsFunc(knows, func(f engine.Face) bool { return !slices.Contains(seen, f) })
		leaked := slices.ContainsFunc(not, func(f engine.Face) bool { return slices.Contains(seen, f) })
		names := make([]string, len(seen))
		for i, f := range seen {
			names[i] = f.String()
		}
		return map[string]any{"seat": viewer, "knows": names}, !missing && !leaked
	}, nil
}

// facesSeen are the faces anywhere in what the viewer was shown with this command: its snapshot as a whole, and what was
// told or laid open with each earlier beat. Its own hand of an earlier beat does not count: a swap takes it away.
func facesSeen(at *moment, viewer engine.Seat) []engine.Face {
	var found [256]bool
	now := at.table.View(viewer)
	collect(reflect.ValueOf(now), &found)
	for _, b := range at.beats {
		s := b.View(viewer)
		for seat := range s.Hands {
			if engine.Seat(seat) == viewer {
				s.Hands[seat].Cards = nil
			}
		}
		s.Legal = nil
		s.Drawn = engine.SeenCard{}
		collect(reflect.ValueOf(s), &found)
	}
	var faces []engine.Face
	for f, yes := range found {
		if yes && engine.Face(f) != engine.NoFace {
			faces = append(faces, engine.Face(f))
		}
	}
	return faces
}

// collect walks a whole value, so that a field added to Snapshot later is looked into as well.
func collect(v reflect.Value, found *[256]bool) {
	if f, ok := v.Interface().(engine.Face); ok {
		found[f] = true
		return
	}
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if !v.IsNil() {
			collect(v.Elem(), found)
		}
	case reflect.Slice, reflect.Array:
		for i := range v.Len() {
			collect(v.Index(i), found)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				collect(v.Field(i), found)
			}
		}
	}
}
