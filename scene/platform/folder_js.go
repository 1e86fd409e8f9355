package platform

import "errors"

// ShowFolder shows none.
func ShowFolder(string, chan<- error) error { return errors.New("a page opens no folders") }
