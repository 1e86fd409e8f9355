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

type speaker interface{ say(chan<- float64) }

type counter struct{ upTo int }

// Each number waits for its hearer: the stack is left in the middle of the loop and gone on with.
func (c counter) say(to chan<- float64) {
	for i := range c.upTo {
		to <- float64(i) / 2
	}
	close(to)
}

//go:noinline
func hear(who speaker) (sum float64) {
	from := make(chan float64)
	go who.say(from)
	for n := range from {
		sum += n
	}
	return sum
}

func main() {
	fmt.Println("heard", hear(counter{101}))
	defer func() {
		fmt.Println("recovered:", recover())
		panic("on purpose")
	}()
	deep(50_000)
}
