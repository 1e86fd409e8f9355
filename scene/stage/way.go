package stage

// Way is the value of that type among Routes.More: how packages above the stage are led to screens that they need not know,
// each by a type of its own. Where the wiring has laid none it is the zero value.
func Way[T any](s *Stage) T {
	for _, r := range s.options.Routes.More {
		if way, ok := r.(T); ok {
			return way
		}
	}
	var none T
	return none
}
