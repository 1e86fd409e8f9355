// Command crash walks its own stack in every way a program does, then panics.
package main

import (
	"fmt"
	"os"
	"runtime"
)

//go:noinline
func deep(n int) {
	if n > 0 {
		deep(n - 1) // the stack grows: every frame is moved by its tables
		return
	}
	runtime.GC()
	_, file, line, ok := runtime.Caller(0)
	fmt.Println(file, line, ok)
	outer()
}

func outer() { inner() } // inlined, and named all the same

func inner() {
	var none []int
	fmt.Println(none[len(os.Args)+5])
}

func main() {
	defer func() {
		fmt.Println("recovered:", recover())
		panic("on purpose")
	}()
	deep(50_000)
}
