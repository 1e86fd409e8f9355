package main

import "errors"

func besiege([]string) error { return errors.New("a page besieges nobody") }
