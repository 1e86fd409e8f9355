package assets

import "image/color"

// Eye is one open eye of a guest: a white disc of radius R round X, Y, in
// logical units from the middle of the portrait "guest/…" (twice that for
// "guest-large/…"). To let a guest look somewhere, cover the painted eye with
// a "disc" of that size in White and put a smaller dark one, about 0.52 R,
// where it looks.
type Eye struct {
	X, Y, R float64
	White   color.RGBA
}

// GuestEyes returns the round eyes a guest can move, left to right; none for
// the cat and the robot, whose eyes are of another shape, and for names that
// are no guest.
func GuestEyes(name string) []Eye {
	cream, amber := rgb(0xFFF2DC), rgb(0xFFD15E)
	switch name {
	case "fox":
		return []Eye{{-11, -2, 4.2, cream}, {11, -2, 4.2, cream}}
	case "owl":
		return []Eye{{-11, -2, 8.5, amber}, {11, -2, 8.5, amber}}
	case "moon":
		return []Eye{{-11, -3, 4.2, cream}}
	case "cactus":
		return []Eye{{-6.5, -5.5, 3.2, cream}, {6.5, -5.5, 3.2, cream}}
	case "bear":
		return []Eye{{-10.5, -5, 4.2, cream}, {10.5, -5, 4.2, cream}}
	case "rabbit":
		return []Eye{{-9.5, 3, 3.8, cream}}
	case "toucan":
		return []Eye{{-7, -6, 5, cream}}
	case "frog":
		return []Eye{{-14, -14, 6.5, cream}}
	}
	return nil
}

// Guests returns the names of the ten guests, as in "guest/fox", in the order
// they take seats.
func Guests() []string {
	return []string{"fox", "owl", "cat", "moon", "robot", "cactus", "bear", "rabbit", "toucan", "frog"}
}
