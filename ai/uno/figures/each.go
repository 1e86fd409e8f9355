package figures

import (
	"errors"
	"runtime"
	"sync"
	"sync/atomic"
)

// each does something n times, on every core at once, and says what went wrong. What is done is a function of its number alone, so
// that figures are the same however many cores there are.
func each(n int, do func(i int) error) error {
	errs := make([]error, n)
	var next atomic.Int64
	var working sync.WaitGroup
	for range min(runtime.GOMAXPROCS(0), n) {
		working.Go(func() {
			for i := int(next.Add(1)) - 1; i < n; i = int(next.Add(1)) - 1 {
				errs[i] = do(i)
			}
		})
	}
	working.Wait()
	return errors.Join(errs...)
}
