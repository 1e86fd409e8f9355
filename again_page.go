//go:build js

package main

import "errors"

// again says that a page starts no other program.
func again([]string) (code int, err error) { return 1, errors.New("a page starts no other program") }
