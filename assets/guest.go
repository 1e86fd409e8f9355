package assets

// Guests returns the names of the ten guests, as in "guest/fox", in the order
// they take seats.
func Guests() []string {
	return []string{"fox", "owl", "cat", "moon", "robot", "cactus", "bear", "rabbit", "toucan", "frog"}
}
