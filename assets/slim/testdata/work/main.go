// Command work goes on in the middle of functions in every way a program does, and prints what came of it.
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"runtime"
	"sort"
	"strings"
	"sync"
	"time"
)

// Put off in a loop, called after a panic, which comes of the runtime or of what was called.
//
//go:noinline
func saved(n int, none []int) (said []string) {
	for i := range n {
		defer func() {
			if r := recover(); r != nil {
				said = append(said, fmt.Sprint(i, r))
				if i%3 == 1 {
					panic(fmt.Sprint("again ", i))
				}
			}
		}()
	}
	if n%2 == 0 {
		none[n]++
	}
	panic(errors.New("odd"))
}

// One thing put off, without a loop: its call is in the function itself.
//
//go:noinline
func once(n int) (result int, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("once: %v", r)
		}
	}()
	for i := n; ; i-- {
		if i == 2 {
			continue
		}
		result += n / i
	}
}

// Jumps forward and back, out of loops and into others, with calls between.
//
//go:noinline
func wander(seed uint32, steps int) (trail string) {
	var b strings.Builder
outer:
	for i := 0; ; i++ {
		for j := i; j >= 0; j-- {
			seed = seed*1664525 + 1013904223
			switch seed >> 28 {
			case 0, 7:
				continue outer
			case 1:
				goto there
			case 2:
				if b.Len() > steps {
					break outer
				}
				b.WriteByte('c')
			case 3, 4:
				b.WriteString(fmt.Sprint(j))
				fallthrough
			case 5:
				runtime.Gosched()
			default:
				if j&1 == 0 || i > 3 && seed&0xff > 90 {
					b.WriteByte('d')
				}
			}
			continue
		there:
			b.WriteByte('t')
			if seed&2 == 0 {
				break
			}
		}
	}
	return b.String()
}

// Several wait for one another and for the time.
func together() (sum int) {
	var mu sync.Mutex
	var all sync.WaitGroup
	work := make(chan int)
	done := make(chan struct{})
	for range 7 {
		all.Go(func() {
			for {
				select {
				case n := <-work:
					mu.Lock()
					sum += n * n
					mu.Unlock()
				case <-done:
					return
				case <-time.After(time.Second):
				}
			}
		})
	}
	for n := range 500 {
		work <- n
		if n%97 == 0 {
			time.Sleep(time.Millisecond)
			runtime.GC()
		}
	}
	close(done)
	all.Wait()
	return sum
}

type tree struct {
	Left, Right *tree
	Name        string
}

func grown(n int) *tree {
	if n == 0 {
		return nil
	}
	return &tree{grown(n / 2), grown((n - 1) / 2), strings.Repeat("x", n%5)}
}

func (t *tree) all(yield func(string) bool) bool {
	return t == nil || t.Left.all(yield) && yield(t.Name) && t.Right.all(yield)
}

func main() {
	for n := range 8 {
		func() {
			defer func() { fmt.Println("saved", n, recover()) }()
			fmt.Println(saved(n, nil))
		}()
		fmt.Println(once(n))
	}
	for seed := range uint32(12) {
		fmt.Println(wander(seed, 40))
	}
	fmt.Println("together", together())

	text, err := json.Marshal(grown(60))
	var back *tree
	fmt.Println(len(text), err, json.Unmarshal(text, &back))
	names := map[string]int{}
	back.all(func(name string) bool { names[name]++; return len(names) < 5 })
	keys := make([]string, 0, len(names))
	for name := range names {
		keys = append(keys, fmt.Sprintf("%s:%d", name, names[name]))
	}
	sort.Slice(keys, func(a, b int) bool { return keys[a] > keys[b] })
	fmt.Println(keys)
}
